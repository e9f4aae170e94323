"""The built page with cards on which nothing is drawn.

They lie where the others would and are as large. Most tests ask what can be done with a card and where it lies; to draw
them all took a quarter of the browser's time.
"""

import re
import shutil
from pathlib import Path

import hatch_build

DRAWING = re.compile(rb"(<svg[^>]*>).*(</svg>)", re.DOTALL)


def blank(folder: Path) -> Path:
    """Copy the page into a folder, without the drawings of its cards."""
    shutil.copytree(hatch_build.STATIC, folder, dirs_exist_ok=True)
    for card in (folder / "cards").rglob("*.svg"):
        card.write_bytes(DRAWING.sub(rb"\1\2", card.read_bytes()))
        card.with_name(f"{card.name}.gz").unlink(missing_ok=True)
    return folder
