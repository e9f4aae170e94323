"""Draw the picture of the terminal table in docs/screens.md: `.venv/bin/python -m scripts.picture`.

A real position: a seeded match between two greedy players, stopped in the middle of a round.
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import fuda
from fuda.bots import bot
from fuda.cli.play import names
from fuda.cli.screen import Screen
from fuda.core.words import Words

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
SEED, MOVES = 17, 50
COLUMNS, LINES = 120, 26
PAPER, NIGHT = (222, 214, 199), (27, 26, 24)
COLOURS = [(200, 56, 43), (79, 143, 95), (217, 160, 33), (58, 111, 196), (160, 100, 150), (90, 150, 150)]
INK = TerminalTheme(NIGHT, PAPER, [NIGHT, *COLOURS, PAPER])


def main() -> None:
    words = Words("en")
    match, player = fuda.game("koikoi").new(seed=SEED), bot("koikoi", "greedy")
    told = 0
    while len(match.moves) < MOVES or match.seat != 0 or match.view(0)["phase"] != "play":
        assert match.seat is not None
        told = len(match.events) if match.seat == 0 and match.view(0)["phase"] == "play" else told
        match.play(*player.choose(match.view(match.seat), len(match.moves)))
    console = Console(
        file=io.StringIO(), record=True, width=COLUMNS, height=LINES, force_terminal=True, color_system="truecolor"
    )
    screen = Screen(match.game.spec, names(2, 0, None, "greedy", words), words, console)
    screen.live = True
    screen.table(match.view(0), match.events[told:])
    screen.ask(match.view(0), ())
    console.print(" › ", end="")
    # The reader's own monospaced letters: a picture in a page of GitHub may not fetch fonts.
    shape = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = console.export_svg(title="fuda play", theme=INK, code_format=shape, unique_id="fuda")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
