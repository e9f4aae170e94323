"""The least that tests must cover of each room, in per cent of lines: `python -m tests.floors` after a measured run.

A floor that is passed by far may be raised; one that is missed says which lines nobody runs (`coverage report`).
"""

import sys
from io import StringIO
from pathlib import Path

from coverage import Coverage

FLOORS = {"core": 96, "games": 98, "bots": 94, "review": 92, "server": 96}
ROOT = Path(__file__).parents[1]


def main() -> int:
    """Compare what was measured with the floors."""
    measured = Coverage()
    measured.load()
    low = 0
    for room, floor in FLOORS.items():
        found = measured.report(include=[str(ROOT / "src" / "fuda" / room / "*")], file=StringIO())
        print(f"fuda.{room}: {found:.1f} %, at least {floor} %")
        low += found < floor
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
