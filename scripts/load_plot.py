"""Draw what `fuda load --out RUN.json` measured: `python -m scripts.load_plot docs/load.svg RUN.json…`.

Left: how long a move takes, half of them and 99 of 100, over moves a second; right: the server's processor a move. The
bare echo of the same runs is drawn beside it. Both axes of the left and the lower of the right are logarithmic.
"""

import json
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, GAP = 360, 240, 64, 44, 92
INK, FAINT, FUDA, SLOW, ECHO = "#3b342c", "#d9d0c0", "#a33b2a", "#d79a4b", "#6d7f8c"
Run = dict[str, Any]


def main(target: str, *files: str) -> None:
    runs = sorted((json.loads(Path(name).read_text("utf-8")) for name in files), key=_moves)
    width = 2 * (LEFT + WIDTH) + GAP - 30
    body = [
        *_panel(LEFT, "A move takes, ms", runs, ("p50_ms", "p99_ms"), ("half of them", "99 of 100")),
        *_panel(LEFT + WIDTH + GAP, "Processor a move, ms", runs, ("cpu_ms",), ("Fuda",)),
    ]
    about = ", ".join(sorted({f"{run['wish']['tables']} tables" for run in runs}))
    text = (
        f'<text x="{LEFT}" y="18" font-size="13">Moves a second, {about}, two people each; dashed: a bare echo</text>'
    )
    Path(target).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT + 50}" font-family="sans-serif"'
        f' font-size="11" fill="{INK}"><rect width="100%" height="100%" fill="#fbf7ee"/>{text}{"".join(body)}</svg>\n',
        "utf-8",
    )


def _moves(run: Run) -> float:
    return run["figures"][0]["per_second"]


def _panel(left: float, title: str, runs: Sequence[Run], keys: Sequence[str], names: Sequence[str]) -> list[str]:
    series = [
        (name, [(_moves(run), run["figures"][0][key]) for run in runs], color, "")
        for key, name, color in zip(keys, names, (FUDA, SLOW), strict=False)
    ]
    echo = [(run["figures"][1]["per_second"], run["figures"][1][keys[-1]]) for run in runs]
    series.append((f"echo, {names[-1]}" if len(keys) > 1 else "echo", sorted(echo), ECHO, ' stroke-dasharray="4 3"'))
    points = [point for _, found, _, _ in series for point in found]
    across = _axis([x for x, _ in points], left, WIDTH)
    up = _axis([y for _, y in points], TOP + HEIGHT, -HEIGHT)
    drawn = [f'<text x="{left}" y="{TOP - 8}">{title}</text>']
    for tick in _ticks([x for x, _ in points]):
        drawn.append(_line(across(tick), TOP, across(tick), TOP + HEIGHT))
        drawn.append(f'<text x="{across(tick):.1f}" y="{TOP + HEIGHT + 16}" text-anchor="middle">{tick:g}</text>')
    for tick in _ticks([y for _, y in points]):
        drawn.append(_line(left, up(tick), left + WIDTH, up(tick)))
        drawn.append(f'<text x="{left - 6}" y="{up(tick) + 4:.1f}" text-anchor="end">{tick:g}</text>')
    for place, (name, found, color, dash) in enumerate(series):
        path = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in found)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"{dash}/>')
        drawn += [f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="2.5" fill="{color}"/>' for x, y in found]
        drawn.append(f'<text x="{left + 130 * place}" y="{TOP + HEIGHT + 36}" fill="{color}">{name}</text>')
    return drawn


def _axis(values: Sequence[float], begin: float, length: float) -> Callable[[float], float]:
    ticks = _ticks(values)
    low, high = math.log10(ticks[0]), math.log10(ticks[-1])
    return lambda value: begin + length * (math.log10(max(value, ticks[0])) - low) / (high - low)


def _ticks(values: Sequence[float]) -> list[float]:
    """Return 1, 2, 5, 10 … around all values."""
    steps = [10.0**power * step for power in range(-3, 5) for step in (1, 2, 5)]
    low = max(step for step in steps if step <= min(values))
    high = min(step for step in steps if step >= max(values))
    return [step for step in steps if low <= step <= max(high, 2.5 * low)]


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{FAINT}"/>'


if __name__ == "__main__":
    main(*sys.argv[1:])
