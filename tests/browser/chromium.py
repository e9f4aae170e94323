"""A real Chromium: the one that is here, or one that is installed now."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing that a fresh Chromium does on its own may reach outside or slow a test down.
ARGUMENTS = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")


def launch(playwright: Playwright) -> Browser:
    """Start it without a window."""
    own = Path(playwright.chromium.executable_path)
    path = os.environ.get("FUDA_CHROMIUM") or (None if own.exists() else _found() or _installed())
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *(["--no-sandbox"] if root else [])])


def _found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _installed() -> str | None:
    """Install Debian's package where that is possible, Playwright's own browser (None) elsewhere."""
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]  # another worker of the tests may be installing it
        subprocess.run([*apt, "update"], env=env, check=False)
        subprocess.run([*apt, "install", "-y", "--no-install-recommends", "chromium"], env=env, check=True)
        return _found()
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None
