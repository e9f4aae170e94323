"""Shows that what `python -m build` makes can be installed and played: `python -m tests.wheel`.

In a folder of its own: builds the sdist and from it the wheel, installs the wheel with pip into an empty environment,
starts `fuda` from there, and plays a match over its socket. It takes some minutes and asks PyPI for packages: it is
no part of `./test`.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tests.server import harness
from tests.server.harness import Player

ROOT = Path(__file__).parents[1]
PATIENCE = 900.0  # seconds for the first match: its game is compiled, on a busy machine too


def main() -> int:
    """Build, install, start, play."""
    argparse.ArgumentParser(prog="python -m tests.wheel", description=__doc__).parse_args()
    harness.PATIENCE = PATIENCE  # the first table waits for the compiler
    with tempfile.TemporaryDirectory() as folder:
        wheel = build(Path(folder))
        _say(f"installing {wheel.name} into an empty environment")
        fuda = _environment(Path(folder) / "empty", str(wheel)).with_name("fuda")
        home = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("FUDA_", "NUMBA_", "PYTHON", "XDG_"))
        }
        home |= {"HOME": folder, "LANG": "en_US.UTF-8"}
        _say("starting fuda")
        command = [str(fuda), "serve", "--no-open", "--port", "0"]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=folder, env=home)
        try:
            port = _port(server)
            asyncio.run(asyncio.wait_for(_play(port), PATIENCE))
        finally:
            server.terminate()
            server.communicate(timeout=30)
    _say("the wheel holds: installed, served, played")
    return 0


def build(folder: Path) -> Path:
    """Build the wheel as anybody would, and return it."""
    _say("building the sdist and the wheel")
    python = _environment(folder / "build", "build")
    subprocess.run([python, "-m", "build", "--outdir", folder / "dist", ROOT], check=True, stdout=subprocess.DEVNULL)
    [wheel] = (folder / "dist").glob("*.whl")
    return wheel


def _environment(folder: Path, *packages: str) -> Path:
    """Make an environment with these packages and nothing else, and return its Python."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *packages], check=True)
    return python


def _port(server: subprocess.Popen[str]) -> int:
    assert server.stderr is not None
    said = ""
    for line in server.stderr:
        said += line
        if found := re.search(r"Fuda is at http://127\.0\.0\.1:(\d+)/", line):
            return int(found[1])
    raise AssertionError(said)


async def _play(port: int) -> None:
    """Get the page, then play a short match against a bot."""
    player = await Player(port, seed=1).arrive()
    status, page = await player.ask("GET", "/")
    assert status == 200, status
    assert b"<script" in page
    status, _ = await player.ask("GET", "/cards/koikoi/plain/8L.svg")
    assert status == 200, "the cards are missing"
    _say("the page is there; a match of Koi-Koi")
    table = await player.open("koikoi", "thinker", options={"rounds": 1}, start=True)
    await player.join(table)
    await player.play()
    _, checks = await player.ask("GET", f"/api/tables/{table}/verify")
    assert all(check["holds"] for check in checks["checks"]), checks
    await player.leave()


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
