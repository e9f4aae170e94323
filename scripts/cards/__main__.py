"""Write the decks: `python -m scripts.cards [deck …]` or `python scripts/cards [deck …]`; no name: all of them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PUBLIC = ROOT / "client" / "public" / "cards"


def decks() -> dict[str, ModuleType]:
    """The deck modules of this folder by name."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    names = sorted(p.stem for p in HERE.glob("*.py") if not p.stem.startswith("__"))
    modules = {name: importlib.import_module(f"scripts.cards.{name}") for name in names}
    return {name: module for name, module in modules.items() if hasattr(module, "GAME") and hasattr(module, "files")}


def write(module: ModuleType, public: Path = PUBLIC) -> int:
    """Write a deck's files, remove drawings that it no longer has, and return how many there are."""
    folder = public / module.GAME
    files = module.files()
    for name, text in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for old in folder.glob("*/*.svg"):
        if old.relative_to(folder).as_posix() not in files:
            old.unlink()
    return len(files)


def main(wanted: list[str]) -> None:
    """Write the wanted decks, or all."""
    for name, module in decks().items():
        if not wanted or name in wanted:
            print(f"{name}: {write(module)} files")


if __name__ == "__main__":
    main(sys.argv[1:])
