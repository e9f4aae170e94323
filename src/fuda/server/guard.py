"""What every request passes before anything else looks at it: host, origin, limits, identity.

It also gives every answer its headers.
"""

import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from fuda.server.limits import Buckets
from fuda.server.logs import REQUEST
from fuda.server.messages import Owner
from fuda.server.people import People, Person, language_of
from fuda.server.settings import Settings
from fuda.server.wire import Problem, Refusal

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOPBACK = ("localhost", "127.0.0.1", "::1")
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = ("/api/health", "/api/health/live")  # whoever watches over a server asks often
CSP = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "img-src 'self' data:"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """An ASGI application around the real one."""

    def __init__(
        self, app: App, people: People, settings: Settings, *, hosts: Collection[str] | None, lan: bool
    ) -> None:
        self.app, self.people, self.lan = app, people, lan
        self.hosts = None if hosts is None else {host.lower() for host in (*LOOPBACK, *hosts)}
        self._people = Buckets(settings.person_rate, settings.person_burst, time.monotonic)
        self._addresses = Buckets(settings.address_rate, settings.address_burst, time.monotonic)
        self._files = Buckets(settings.file_rate, settings.file_burst, time.monotonic)
        self._openings = Buckets(settings.table_rate, settings.table_burst, time.monotonic)
        self._most, self._per_address = settings.body_limit, settings.large_per_address
        self._large: Counter[str] = Counter()  # by address: requests of more bytes that are under way
        self._large_pace = Buckets(settings.large_rate, settings.large_burst, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        scope["path"] = "/" + "/".join(
            filter(None, scope["path"].split("/"))
        )  # one spelling, for limits and for routes
        request = secrets.token_hex(8)
        REQUEST.set(request)  # whatever follows from it runs in this context, and says so in its log lines
        extra = {**HEADERS, "x-request-id": request}
        known = self.people.read(headers.get("cookie", ""))
        refusal = self._refusal(scope, headers, known)
        if refusal is not None:
            status, code, message, wait = refusal
            extra |= {"retry-after": str(int(wait) + 1)} if wait else {}
            await _answer(scope, send, status, Problem(code=code, message=message), extra)
            return
        person = known or self.people.fresh()
        if known is None and _introduces(scope, headers):
            extra["set-cookie"] = self.people.cookie(person, secure=scope["scheme"] in ("https", "wss"))
        scope.setdefault("state", {})["person"] = Person(person, language_of(headers.get("accept-language", "")))

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                given: list[tuple[bytes, bytes]] = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                if any(name.lower() == b"cache-control" and b"public" in value for name, value in given):
                    extra.pop("set-cookie", None)  # whoever keeps the answer for others would hand them this identity
                more = [(n.encode(), v.encode("latin-1")) for n, v in extra.items() if n.encode() not in names]
                message["headers"] = [*given, *more]
            await send(message)

        # Whatever can be read can be asked about: uvicorn leaves the body out, for its own scope still says HEAD.
        asked = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        if not self._is_large(headers):
            await self.app(asked, receive, answer)
            return
        address = client_address(scope)
        self._large[address] += 1
        try:
            await self.app(asked, receive, answer)
        finally:
            self._large -= Counter([address])

    def _is_large(self, headers: Mapping[str, str]) -> bool:
        """Whether a request brings so much that only a few of them may be under way; one may not say how much."""
        length = headers.get("content-length", "0")
        return "transfer-encoding" in headers or not length.isdecimal() or int(length[:20]) > self._most

    def _refusal(
        self, scope: Scope, headers: Mapping[str, str], person: str | None
    ) -> tuple[int, Refusal, str, float] | None:
        """Return why a request is refused: status, code, message and seconds to wait."""
        host = headers.get("host", "")
        if not self._host_allowed(host):
            return 421, "bad-message", "this server is not known by that name", 0.0
        changes = scope["type"] == "websocket" or scope.get("method") not in SAFE
        if changes and not _same_origin(headers, host):
            return 403, "bad-message", "requests from other sites are refused", 0.0
        path = scope["path"]
        try:
            address = client_address(scope)
        except ValueError:
            return 400, "bad-message", "the forwarded address is none", 0.0
        if path.startswith(("/api", "/ws")) and path not in HEALTH:
            wait = self._addresses.take(address) or (self._people.take(person) if person else 0.0)
            if not wait and scope.get("method") == "POST" and path.endswith(("/api/tables", "/day")):
                wait = self._openings.take(address)  # each stays in memory, and anybody can be many guests
        else:
            wait = 0.0 if path in HEALTH else self._files.take(address)
        if wait:
            return 429, "too-fast", "too many requests: slow down", wait
        if self._is_large(headers):
            wait = 1.0 if self._large[address] >= self._per_address else self._large_pace.take(address)
            if wait:
                return 429, "too-fast", f"at most {self._per_address} large requests at a time, and few a second", wait
        return None

    def _host_allowed(self, host: str) -> bool:
        """Whether a name is ours: a page elsewhere may have its own name point here (DNS rebinding)."""
        name = _host_name(host) if _plain(host) else None
        if name is None:
            return False
        if self.hosts is None or name in self.hosts:
            return True
        return self.lan and (_is_address(name) or name.endswith(".local"))


def client_address(scope: Scope) -> str:
    """Return where a request comes from, as a proxy in front says if there is one; ValueError: it says nonsense."""
    client = scope.get("client")
    return address_of(client[0]) if client else "?"


def owner_of(scope: Scope) -> Owner:
    """Return whom something is thought about for that a request asks for."""
    return client_address(scope), scope["state"]["person"].id


def address_of(host: str) -> str:
    """Return an address to count by; of IPv6 the network, for each of its users has a whole one to choose from.

    >>> address_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return str(address.ipv4_mapped)
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False))


def _introduces(scope: Scope, headers: Mapping[str, str]) -> bool:
    """Whether this request makes its visitor a guest.

    A page is loaded before it asks for anything, so its parallel first requests all carry the same cookie.
    """
    if scope["type"] == "websocket" or scope.get("method") not in SAFE:
        return True
    return scope["path"] == "/api/me" or "text/html" in headers.get("accept", "")


def _same_origin(headers: Mapping[str, str], host: str) -> bool:
    """Whether a request comes from our own page; programs that are no browser send no origin."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or (_netloc(origin) == host.lower() and origin != "null")


def _host_name(host: str) -> str | None:
    """Return the name in a Host header, None where it is none: a bracket is not closed, there is no such port."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").lower() if parts.port != 0 else None
    except ValueError:
        return None


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _plain(host: str) -> bool:
    return not set(host) & set("/@?#\\ ")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _answer(scope: Scope, send: Send, status: int, problem: Problem, headers: Mapping[str, str]) -> None:
    body = msgspec.json.encode(problem)
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    listed = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    listed += [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    start: Message = {"type": f"{kind}.start", "status": status, "headers": listed}
    rest: Message = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
