"""The page's own files: found in one folder, compressed once, and revalidated by their hash."""

import base64
import gzip
import hashlib
import mimetypes
import re
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

SMALLEST = 600  # bytes that are worth compressing
PACKED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".map", ".ftl")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
LONGEST = 500  # signs of an address: each of its folders would be looked for
KEPT = 64 << 20  # bytes of files in memory
MISSING = b"""<!doctype html>
<meta charset="utf-8">
<title>Fuda</title>
<h1>Fuda</h1>
<p>The server runs, but the page has not been built: <code>scripts/setup</code> or <code>pip install .</code> builds it
into <code>src/fuda/static</code>.</p>
<p><a href="/api">What programs can ask this server</a></p>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # by gzip
    type: str
    tag: str
    caching: str
    styles: str  # what the policy must know of styles within a page: their hash


class Files:
    """What is in the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: OrderedDict[tuple[Path, int, int], File] = OrderedDict()

    def find(self, path: str) -> File | None:
        """Return a file by the path of a request; a path without a dot is a place within the page."""
        place = PurePosixPath(path.lstrip("/"))
        if len(path) > LONGEST or ".." in place.parts or "\\" in path or "\0" in path:
            return None
        found = self.folder.joinpath(*place.parts)
        if place.suffix == "":
            found = self.folder / "index.html"
            if not found.is_file():
                return File(MISSING, None, "text/html", _tag(MISSING), "no-cache", "")
        try:
            if not found.resolve().is_relative_to(self.folder) or not found.is_file():
                return None
            return self._read(found, place)
        except OSError:  # a name longer than any file's
            return None

    def _read(self, found: Path, place: PurePosixPath) -> File:
        status = found.stat()
        key = (found, status.st_mtime_ns, status.st_size)
        if key not in self._files:
            self._files[key] = _file(found, place)
            while sum(len(file.body) for file in self._files.values()) > KEPT and len(self._files) > 1:
                self._files.popitem(last=False)
        return self._files[key]


def _file(found: Path, place: PurePosixPath) -> File:
    body = found.read_bytes()
    small = None
    if found.suffix in PACKED and len(body) >= SMALLEST:
        beside = found.with_name(f"{found.name}.gz")
        small = beside.read_bytes() if beside.is_file() else gzip.compress(body, 6, mtime=0)
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    hashed = place.parts[:1] == ("assets",)  # their names change with what is in them
    caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return File(body, small, kind, _tag(body), caching, _styles(body) if kind == "text/html" else "")


def packed(body: bytes, like: File) -> File:
    """Return a file that was written here, like one of the folder."""
    return File(body, gzip.compress(body, 6, mtime=0), like.type, _tag(body), like.caching, _styles(body))


def _styles(body: bytes) -> str:
    found = STYLE.search(body)
    return f"'sha256-{base64.b64encode(hashlib.sha256(found[1]).digest()).decode()}'" if found else ""


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'
