"""The page as it is sent: with what can be read before any script has come, and with links to what it will ask for.

The build says which files a page needs (`pages.json`, client/build/document.ts). Which language and colours a reader
has chosen the page tells by a cookie; who has chosen nothing gets what the browser asks for.
"""

import html
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from fuda.core.words import Words
from fuda.server.static import File, Files, packed

LOOK = re.compile(r"(?:^|;)\s*look=(en|cs|ru)-(auto|light|dark)\s*(?:;|$)")
PLACES = (  # by address: the page, and what else it will ask for
    (re.compile(r"/"), "home", ("/api/games", "/api/tables")),
    (re.compile(r"/t/(?P<table>[\w-]+)"), "table", ()),
    (re.compile(r"/t/(?P<table>[\w-]+)/replay"), "replay", ("/api/tables/{table}/replay",)),
)
APP = '<div id="app"></div>'


@dataclass(frozen=True)
class Look:
    """How somebody wants to see the page."""

    language: str
    theme: str  # light, dark, or empty: as the browser says


def look_of(cookie: str, language: str) -> Look:
    """Return what a reader has chosen, or what the browser asks for.

    >>> look_of("fuda=1; look=cs-dark", "en"), look_of("", "ru")
    (Look(language='cs', theme='dark'), Look(language='ru', theme=''))
    """
    chosen = LOOK.search(cookie)
    return Look(chosen[1], chosen[2].removeprefix("auto")) if chosen else Look(language, "")


class Documents:
    """The pages of one folder."""

    def __init__(self, files: Files, game_of: Callable[[str], str | None]) -> None:
        self.files, self.game_of = files, game_of  # of a table that is at hand
        self._written = lru_cache(maxsize=256)(self._write)

    def find(self, path: str, look: Look) -> File | None:
        """Return what is at an address."""
        found, plan = self.files.find(path), self.files.find("/pages.json")
        if found is None or plan is None or found.type != "text/html" or "." in path:
            return found
        for place, name, asked in PLACES:
            if match := place.fullmatch(path):
                table = match.groupdict().get("table", "")
                links = tuple(address.format(table=table) for address in asked)
                return self._written(found, plan, look, name, self.game_of(table) if table else None, links)
        return self._written(found, plan, look, "", None, ())

    def _write(self, page: File, plan: File, look: Look, name: str, game: str | None, asked: tuple[str, ...]) -> File:
        files = msgspec.json.decode(plan.body)
        parts = [files["pages"].get(name), files["boards"].get(game)]
        words = files["words"][look.language]
        catalogues = ("core", "page", *(words.keys() & files["boards"].keys() if name == "home" else ()), game)
        fetched = ("/api/me", *asked, *(words[each] for each in catalogues if each in words))
        head = [f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in fetched]
        head += [f'<link rel="modulepreload" crossorigin href="{each}">' for each in _each(parts, "scripts")]
        foot = [f'<link rel="stylesheet" crossorigin href="{each}">' for each in _each(parts, "styles")]
        root = f'<html lang="{look.language}"'
        root += f' data-theme="{look.theme}"' if look.theme else ""
        root += f' data-game="{game}"' if game in files["boards"] else ""
        text = page.body.decode()
        text = text.replace('<html lang="en"', root, 1).replace("</head>", "".join((*head, "</head>")), 1)
        text = text.replace(APP, first(Words(look.language), name, game) + APP, 1)
        return packed(text.replace("</body>", "".join((*foot, "</body>")), 1).encode(), page)


def _each(parts: Iterable[Any], kind: str) -> Iterable[str]:
    return dict.fromkeys(file for part in parts if part for file in part[kind])


def first(words: Words, name: str, game: str | None) -> str:
    """Return what stands on the page until a script draws it: the same words, in the same place."""
    lines = {
        "home": ("page-hero", "page-lead"),
        "table": (f"{game}-name", f"{game}-tagline", "page-table-coming") if game else ("page-table-coming",),
        "replay": ("page-replay-coming", *((f"{game}-name", f"{game}-tagline") if game else ())),
    }.get(name, ())
    if not lines:
        return ""
    heading, *rest = (html.escape(words.format(line)) for line in lines)
    kind = "first hero" if name == "home" else "first"
    return f'<div class="{kind}"><h1>{heading}</h1>{"".join(f"<p>{line}</p>" for line in rest)}</div>'
