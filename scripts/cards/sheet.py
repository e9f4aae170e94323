"""Contact sheets: a deck's drawings side by side on light and dark felt, as a PNG made by headless Chromium.

`python scripts/cards/sheet.py koikoi --width 120 --out sheet.png`; `--cards 1L,2A` shows some, `--style` another style.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).resolve().parents[2] / "client" / "public" / "cards"
FELT = {"light": "#dfe5d3", "dark": "#173d33"}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--allow-file-access-from-files",
    "--force-device-scale-factor=1",
]


def order(name: str) -> tuple[int, int, str]:
    """Months in order; within one, lights, animals, ribbons, chaff. Other decks: by name."""
    m = re.fullmatch(r"(\d+)([LARK])(\d?)", name)
    return (int(m[1]), "LARK".index(m[2]), m[3]) if m else (99, 0, name)


def page(cards: list[Path], width: int, columns: int, felts: list[str], height: int) -> tuple[str, int, int]:
    """The sheet as HTML, and its size in pixels."""
    gap = max(4, width // 15)
    rows = -(-len(cards) // columns)
    panel_w, panel_h = columns * (width + gap) + gap, rows * (height + gap) + gap
    images = "".join(f'<img src="{card.as_uri()}">' for card in cards)
    css = (
        "body{margin:0;display:flex}div{box-sizing:border-box;display:flex;flex-wrap:wrap;align-content:flex-start;"
        f"gap:{gap}px;padding:{gap}px;width:{panel_w}px;height:{panel_h}px}}img{{width:{width}px;height:{height}px}}"
    )
    panels = "".join(f'<div style="background:{FELT[felt]}">{images}</div>' for felt in felts)
    return f"<!doctype html><style>{css}</style>{panels}", panel_w * len(felts), panel_h


def shoot(html: str, size: tuple[int, int], out: Path) -> None:
    """Render the page to a PNG."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sheet.html"
        source.write_text(html, encoding="utf-8")
        command = [shutil.which("chromium") or "chromium", *FLAGS, f"--user-data-dir={folder}/profile"]
        command += [f"--window-size={size[0]},{size[1]}", f"--screenshot={out.resolve()}", source.as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
    if shrink := shutil.which("pngquant"):  # flat inks: a palette is a third of the size and looks the same
        subprocess.run(
            [shrink, "--force", "--nofs", "--speed=1", "--output", str(out), "64", str(out)], check=True, timeout=120
        )


def main() -> None:
    """Read the command line and write the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--style", default="plain")
    parser.add_argument("--width", type=int, default=120)
    parser.add_argument("--ratio", type=float, default=1.64, help="height of a card over its width")
    parser.add_argument("--columns", type=int, default=8, help="8 sets two months of hanafuda in a row")
    parser.add_argument("--felt", default="light,dark")
    parser.add_argument("--cards", default="", help="ids to show, with commas; all of them and the back without it")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    folder = PUBLIC / args.game / args.style
    names = args.cards.split(",") if args.cards else sorted((p.stem for p in folder.glob("*.svg")), key=order)
    cards = [folder / f"{name}.svg" for name in names]
    html, w, h = page(cards, args.width, args.columns, args.felt.split(","), round(args.width * args.ratio))
    shoot(html, (w, h), args.out)


if __name__ == "__main__":
    main()
