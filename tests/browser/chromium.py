"""A real Chromium: the one that is here, or one that is installed now."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"  # the same engine without all that a window needs: a third less of the processor
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing that a fresh Chromium does on its own may reach outside or slow a test down.
ARGUMENTS = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")


def launch(playwright: Playwright, *, whole: bool = False) -> Browser:
    """Start it without a window; `whole` is the browser as people have it, for what is measured."""
    own = Path(playwright.chromium.executable_path)
    names = WHOLE if whole else (SHELL, *WHOLE)
    path = os.environ.get("FUDA_CHROMIUM") or (None if own.exists() else found(*names) or _installed(names))
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *(["--no-sandbox"] if root else [])])


def found(*names: str) -> str | None:
    """Return the first of these programs that is here."""
    return next(filter(None, map(shutil.which, names)), None)


def _installed(names: tuple[str, ...]) -> str | None:
    """Install Debian's package where that is possible, Playwright's own browser (None) elsewhere."""
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]  # another worker of the tests may be installing it
        subprocess.run([*apt, "update"], env=env, check=False)
        subprocess.run([*apt, "install", "-y", "--no-install-recommends", names[0]], env=env, check=True)
        return found(*names)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None
