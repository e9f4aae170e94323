"""The page at /api: every operation, read from the OpenAPI description, with nothing from other hosts."""

import base64
import hashlib
from html import escape
from typing import Any

import msgspec

from fuda.server.wire import Problem

STYLE = (
    "body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#222;"
    "background:#fbf8f1}h2{margin:1.5rem 0 0;font-size:1rem}code{font-family:ui-monospace,monospace}"
    "p{margin:.2rem 0}a{color:#7a2a1c}"
)
STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"


def complete(described: dict[str, Any]) -> dict[str, Any]:
    """Return an OpenAPI description that says how things are refused: Litestar's own answers never leave the server."""
    _, components = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
    problem = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}
    described["components"]["schemas"] |= components
    for component in described["components"]["schemas"].values():
        if "properties" in component:
            component["additionalProperties"] = False
    for operations in described["paths"].values():
        for operation in operations.values():
            operation["responses"] = {
                status: answer for status, answer in operation["responses"].items() if not status.startswith("4")
            } | {
                "4XX": {"description": "It is refused.", "content": problem},
                "5XX": {"description": "The server, or its database, is at fault.", "content": problem},
            }
    health = described["paths"]["/api/health"]["get"]["responses"]
    health["503"] = health["200"]  # not well, and why
    return described


def page(described: dict[str, Any]) -> str:
    """Return the page of an OpenAPI description."""
    lines: list[str] = []
    for path, operations in sorted(described["paths"].items()):
        for method, operation in operations.items():
            lines.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            lines.append(f"<p>{escape(operation.get('summary', ''))}</p>")
            lines.append(f"<p>{_types(operation)}</p>")
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Fuda: the API</title>"
        '<meta name=viewport content="width=device-width">'
        f"<style>{STYLE}</style>"
        "<h1>What programs can ask this server</h1>"
        "<p>The types are in <a href=/api/openapi.json>openapi.json</a>; what goes over the socket "
        "<code>/ws/tables/{table}</code> is in docs/protocol.md.</p>" + "".join(lines) + "</html>"
    )


def _types(operation: dict[str, Any]) -> str:
    """Say what goes in and what comes out."""
    parts: list[str] = []
    body = operation.get("requestBody", {}).get("content", {})
    if found := [_name(content.get("schema", {})) for content in body.values()]:
        parts.append(f"takes <code>{escape(found[0])}</code>")
    for status, answer in operation.get("responses", {}).items():
        if status.startswith("2"):
            parts += [
                f"answers <code>{escape(_name(content.get('schema', {})))}</code>"
                for content in answer.get("content", {}).values()
            ]
    return ", ".join(parts)


def _name(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].rpartition("_")[2]
    if schema.get("type") == "array":
        return f"list of {_name(schema.get('items', {}))}"
    return str(schema.get("type", "data"))
