"""The real command in a process of its own, as a person would start it."""

import os
import subprocess
import sys
from pathlib import Path

FUDA = (sys.executable, "-m", "fuda.cli")


def environment(data: Path, **more: str) -> dict[str, str]:
    """Nothing of the person who runs the tests: their saved match, their language, their colours."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return kept | {"XDG_DATA_HOME": str(data), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8", **more}


def fuda(data: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*FUDA, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(data, **more),
        timeout=300,
        check=False,
    )
