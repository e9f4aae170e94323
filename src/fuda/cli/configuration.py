"""How a server is set up: by flags, by the environment, by one TOML file; whichever says something first, counts."""

import os
import tomllib
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from fuda.cli.language import Refused
from fuda.cli.values import check, number
from fuda.core.words import Words
from fuda.server.settings import Settings

PREFIX = "FUDA_"
SETTING = "FUDA_SET_"  # FUDA_SET_GRACE=30 is `--set grace=30`


class Configuration(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set, under the names of the TOML file."""

    host: str | None = None
    port: int | None = None
    database: str | None = None
    name: list[str] = []
    proxy: list[str] = []  # addresses or networks of proxies in front, whose word for where a request comes from counts
    metrics: str | None = None  # where Prometheus may ask, as 127.0.0.1:9464
    lan: bool = False
    settings: Settings = Settings()


def configuration(args: Namespace, words: Words, environment: Mapping[str, str] = os.environ) -> Configuration:
    """Return how the server is to be set up; what cannot be read is refused by name."""
    file: str | None = args.config or environment.get(f"{PREFIX}CONFIG")
    found = _file(Path(file), words) if file else {}
    settings: dict[str, Any] = found.pop("settings", {})
    if not isinstance(settings, dict):  # type: ignore[reportUnnecessaryIsInstance]  # a file may say anything
        raise Refused(words.format("refused-config", detail="settings: [settings], NAME = VALUE"))
    for name in Configuration.__struct_fields__:
        given = environment.get(PREFIX + name.upper())
        if given is not None and name != "settings":
            found[name] = [part.strip() for part in given.split(",")] if name in ("name", "proxy") else given
    settings |= {
        name.removeprefix(SETTING).lower(): value for name, value in environment.items() if name.startswith(SETTING)
    }
    for setting in getattr(args, "set", ()):  # other commands than `serve` ask only for the database
        name, given, value = setting.partition("=")
        if not given:
            raise Refused(words.format("refused-config", detail=f"--set {setting}: NAME=VALUE"))
        settings[name] = value
    if (port := getattr(args, "port", None)) is not None:
        found["port"] = number(port, "--port", range(65_536), words)
    for name in ("host", "database", "name", "proxy", "metrics", "lan"):
        if given := getattr(args, name, None):
            found[name] = given
    for given, allowed in ((found, Configuration.__struct_fields__), (settings, Settings.__struct_fields__)):
        for name in given:
            check("refused-server-setting", name, allowed, words)
    try:
        known = msgspec.convert(settings, Settings, strict=False)  # the environment has only texts
        return msgspec.convert(found | {"settings": known}, Configuration, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(words.format("refused-config", detail=str(error))) from error


def _file(path: Path, words: Words) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:  # a TOMLDecodeError and a UnicodeDecodeError are ValueErrors
        detail = f"{path}: {error.strerror if isinstance(error, OSError) else error}"
        raise Refused(words.format("refused-config", detail=detail)) from error
