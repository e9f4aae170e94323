"""The versions of everything that can change a bot's move."""

import hashlib
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

import numba
import numpy as np

CODE = (".py", ".npz")  # files that decide moves


@cache
def versions() -> dict[str, str]:
    """Return the versions of everything that can change a move, as they were when this process first asked."""
    package, digest = Path(__file__).parents[1], hashlib.sha256()
    found = (path for room in ("core", "games", "bots") for path in (package / room).rglob("*.*"))
    for path in sorted(path for path in found if path.suffix in CODE):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return {
        "fuda": version("fuda"),
        "code": digest.hexdigest()[:16],
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
    }
