"""Results from match to match: drawn as lines that add up, and as a table of the same numbers."""

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape

from fuda.review import chart
from fuda.review.statistics import Played
from fuda.review.words import Figures

WIDTH, HEIGHT = 640, 220  # of a plot, which fits a phone without scrolling
LEFT, RIGHT = 92, 12  # room for labels
Line = tuple[str, Sequence[float]]  # how it is drawn, and what each match brought, the oldest first


def day(match: Played) -> str:
    """Return the day of a match, "" where nobody knows it."""
    return datetime.fromtimestamp(match.at / 1000, UTC).date().isoformat() if match.at else ""


def sums(values: Sequence[float]) -> list[float]:
    """Return how values add up, from nothing on."""
    found = [0.0]
    for value in values:
        found.append(found[-1] + value)
    return found


def lines(text: str, drawn: Sequence[Line], figures: Figures) -> str:
    """Draw what adds up from match to match."""
    running = [(kind, sums(line)) for kind, line in drawn]
    values = [value for _, line in running for value in line]
    low, high = min(values), max(values)
    span = (high - low) or 1.0

    def y(value: float) -> float:
        return 12 + (HEIGHT - 24) * (high - value) / span

    def polyline(kind: str, line: Sequence[float]) -> str:
        step = (WIDTH - LEFT - RIGHT) / (len(line) - 1)
        points = " ".join(f"{LEFT + step * n:.1f},{y(value):.1f}" for n, value in enumerate(line))
        return f'<polyline class="{kind}" points="{points}"/>'

    labels = "".join(
        f'<text class="axis" x="{LEFT - 8}" y="{y(value) + 5:.1f}" text-anchor="end">{figures.points(value)}</text>'
        for value in (high, low)
    )
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(text)}">'
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(0):.1f}" y2="{y(0):.1f}"/>{labels}'
        f"{''.join(polyline(kind, line) for kind, line in running)}</svg>"
    )


def told(
    matches: Sequence[tuple[Played, str]], columns: Sequence[tuple[str, Sequence[float]]], figures: Figures
) -> str:
    """Return the same numbers as a table to be opened: a match and its opponents a row, the oldest first."""
    say = figures.words.format
    head = [say("stats-day"), say("stats-opponent"), *(name for name, _ in columns)]
    rows = [
        [day(match) or "–", others or "–", *(figures.points(values[n], signed=True) for _, values in columns)]
        for n, (match, others) in enumerate(matches)
    ]
    return (
        f"<details><summary>{escape(say('review-table'))}</summary>"
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(head[0])}: {escape(head[-1])}">'
        f"{chart.table(head, rows)}</div></details>"
    )
