"""The curve of the coach's intervals as a picture: how many deep values are inside, for intervals of any width."""

from pathlib import Path
from statistics import NormalDist

from bench.coverage import TOLD, Judged, judged, ratios
from fuda.bots.scale import CHANCE
from fuda.core.contract import Json

LEVELS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99)
NAMES = {"koikoi": "Koi-Koi", "kocka": "Kouřící kočka", "yojimbo": "Yojimbo"}
LEGEND = {"value": "value of the played move", "behind": "how far it is behind the best", "lost": "what it lost"}
COLOURS = {"value": "#1b6ca8", "behind": "#c2571a", "lost": "#3d7d3f"}
SIDE, GAP, TOP = 200, 60, 44
STYLE = "text{font:12px sans-serif;fill:#222}.h{font-weight:bold}.axis{stroke:#bbb;fill:none}"


def shares(name: str, kind: str, everything: list[Judged]) -> list[float]:
    """Return the share of deep values inside intervals of each level, in the chance to win the match."""
    found = [off / reach for off, reach in ratios(name, kind, CHANCE, everything)]
    widths = [NormalDist().inv_cdf(0.5 + level / 2) / NormalDist().inv_cdf(0.975) for level in LEVELS]
    return [sum(each <= width for each in found) / len(found) for width in widths] if found else []


def draw(games: dict[str, list[Json]], path: Path) -> None:
    """Draw a panel a game, with the diagonal on which exact intervals would lie."""
    parts = list[str]()
    for place, (name, lines) in enumerate(games.items()):
        left = GAP + place * (SIDE + GAP)
        everything = judged(name, lines)
        parts.append(f'<text class="h" x="{left}" y="{TOP - 24}">{NAMES.get(name, name)}</text>')
        parts.append(f'<text x="{left}" y="{TOP - 8}">{len(lines):,} positions</text>')
        parts.append(f'<rect class="axis" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>')
        parts.append(f'<path class="axis" stroke-dasharray="4 3" d="M{left} {TOP + SIDE}L{left + SIDE} {TOP}"/>')
        for share in (0.0, 0.5, 1.0):
            at = TOP + SIDE * (1 - share)
            parts.append(f'<text x="{left - 8}" y="{at + 4}" text-anchor="end">{share:.0%}</text>')
            parts.append(
                f'<text x="{left + SIDE * share}" y="{TOP + SIDE + 16}" text-anchor="middle">{share:.0%}</text>'
            )
        for kind in TOLD:
            points = [
                (left + SIDE * level, TOP + SIDE * (1 - share))
                for level, share in zip(LEVELS, shares(name, kind, everything), strict=False)
            ]
            path_of = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(f'<polyline points="{path_of}" fill="none" stroke="{COLOURS[kind]}" stroke-width="1.6"/>')
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.2" fill="{COLOURS[kind]}"/>' for x, y in points]
    width, foot = GAP + len(games) * (SIDE + GAP), TOP + SIDE + 40
    for place, kind in enumerate(TOLD):
        left = GAP + place * 240
        parts.append(f'<circle cx="{left}" cy="{foot + 16}" r="4" fill="{COLOURS[kind]}"/>')
        parts.append(f'<text x="{left + 10}" y="{foot + 20}">{LEGEND[kind]}</text>')
    parts.append(
        f'<text x="{GAP}" y="{foot}">across: the interval’s level; upwards: the share of deep values inside</text>'
    )
    title = "Calibration of the coach’s intervals, in the chance to win the match"
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {foot + 32}" role="img" aria-label="{title}">'
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )
