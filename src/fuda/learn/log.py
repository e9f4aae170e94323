"""What is written of a time of learning: how strong the network was and when, as numbers and as a picture."""

import math
from pathlib import Path

import msgspec

Leads = dict[str, tuple[float, float]]  # points a round ahead and how far the 95 % interval reaches, by preset
WIDTH, HEIGHT, LEFT, GAP, KEY = 640, 170, 60, 64, 70  # of a curve's frame, and of a name in its key
EARLIER = "Results of matches against the network of a minute before"  # near one value: no frame that begins at 0
COLOURS = ("#1f5f8b", "#b3402a", "#5a7d2b", "#7a4f9a", "#a0761b")
PAPER, INK, FAINT, LINES = "#fbf7ee", "#3b342c", "#d9d0c0", (4, 8)  # lines across a frame, and up at most


class Entry(msgspec.Struct):
    """A look at the network."""

    minutes: float
    lessons: int
    decisions: int
    entropy: float
    explained: float  # share of what was gained that the judge foresaw
    belief: float  # error about a card, in nats
    rival: str  # whom the leads are over: before (the look before), beginning, rival (a frozen one)
    leads: Leads
    greedy: Leads = {}
    results: Leads = {}  # share of matches won, or minus the share lost, where that is learnt


class Log:
    """A file of looks beside the network's; with its picture."""

    def __init__(self, network: Path, *, anew: bool) -> None:
        self._network, self._path = network, network.with_suffix(".log.json")
        old = b"[]" if anew or not self._path.exists() else self._path.read_bytes()
        self.entries = msgspec.json.decode(old, type=list[Entry])
        self._before = self.entries[-1] if self.entries else None

    def add(self, entry: Entry) -> int:
        """Write a look down, after those of earlier times, and return its number."""
        if self._before is not None:
            entry.minutes += self._before.minutes
            entry.decisions += self._before.decisions
        self.entries.append(entry)
        self._write()
        return len(self.entries) - 1

    def greedy(self, number: int, preset: str, lead: tuple[float, float]) -> None:
        """Write down the lead over greedy players at a look."""
        self.entries[number].greedy[preset] = lead
        self._write()

    def _write(self) -> None:
        self._path.write_bytes(msgspec.json.format(msgspec.json.encode(self.entries)))
        self._network.with_suffix(".svg").write_text(picture(self.entries), "utf-8")


def picture(entries: list[Entry]) -> str:
    """Draw the curves of learning as SVG: how it did against greedy and itself, what judge and belief know, entropy."""
    learnt = [entry for entry in entries if entry.entropy]  # in the others only the judge has
    presets = sorted({preset for entry in entries for preset in entry.greedy})
    looks = [entry for entry in learnt if entry.rival == "before"]
    played = sorted({preset for entry in looks for preset in entry.results})
    curves: list[tuple[str, dict[str, list[tuple[float, float, float]]]]] = [
        (
            "Points a round ahead of greedy",
            {name: [(e.minutes, *e.greedy[name]) for e in entries if name in e.greedy] for name in presets},
        ),
        (
            EARLIER,
            {name: [(e.minutes, *e.results[name]) for e in looks if name in e.results] for name in played},
        ),
        ("Share of results that the judge foresees", {"": [(e.minutes, e.explained, 0.0) for e in entries]}),
        ("Error about a card of another hand, nats", {"": [(e.minutes, e.belief, 0.0) for e in learnt]}),
        ("Entropy of the policy, nats", {"": [(e.minutes, e.entropy, 0.0) for e in learnt]}),
    ]
    shown = [(title, {name: points for name, points in lines.items() if points}) for title, lines in curves]
    frames = [_frame(title, lines, i) for i, (title, lines) in enumerate(each for each in shown if each[1])]
    height = len(frames) * (HEIGHT + GAP) + GAP // 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + LEFT + 30} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n{"".join(frames)}</svg>\n'
    )


def _frame(title: str, lines: dict[str, list[tuple[float, float, float]]], number: int) -> str:
    """Draw one curve a line, with its intervals, in the frame of this number."""
    points = [point for line in lines.values() for point in line]
    most = max(minutes for minutes, _, _ in points) or 1.0
    low, high = min(y - reach for _, y, reach in points), max(y + reach for _, y, reach in points)
    low, high = low if title == EARLIER else min(low, 0.0), high if high > low else low + 1.0
    across, upwards = _round_numbers(low, high, LINES[0]), _round_numbers(0.0, most, LINES[1])
    low, high = min(low, across[0]), max(high, across[-1])
    top = GAP // 2 + 8 + number * (HEIGHT + GAP)

    def at(minutes: float, value: float) -> tuple[float, float]:
        return LEFT + WIDTH * minutes / most, top + HEIGHT * (1 - (value - low) / (high - low))

    parts = [f'<text x="{LEFT}" y="{top - 12}" font-size="13">{title}</text>\n']
    for value in across:
        _, y = at(0.0, value)
        parts.append(f'<path d="M{LEFT} {y:.1f}h{WIDTH}" stroke="{FAINT}"/>\n')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:.10g}</text>\n')
    for minutes in upwards:
        x, _ = at(minutes, low)
        unit = " min" if minutes == upwards[-1] else ""
        parts.append(f'<path d="M{x:.1f} {top + HEIGHT}v4" stroke="{INK}"/>\n')
        parts.append(f'<text x="{x:.1f}" y="{top + HEIGHT + 18}" text-anchor="middle">{minutes:.10g}{unit}</text>\n')
    parts.append(f'<path d="M{LEFT} {top + HEIGHT}h{WIDTH}" stroke="{INK}"/>\n')
    named = zip(COLOURS * len(lines), lines.items(), strict=False)
    for place, (colour, (name, line)) in enumerate(named):
        path = " ".join("{:.1f},{:.1f}".format(*at(minutes, value)) for minutes, value, _ in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>\n')
        for minutes, value, reach in line:
            (x, upper), (_, lower) = at(minutes, value + reach), at(minutes, value - reach)
            parts.append(f'<path d="M{x:.1f} {upper:.1f}V{lower:.1f}" stroke="{colour}" opacity="0.5"/>\n')
        x = LEFT + WIDTH - KEY * (len(lines) - 1 - place)  # beside each other: lines may end in one place
        parts.append(f'<text x="{x}" y="{top - 12}" text-anchor="end" fill="{colour}">{name}</text>\n')
    return "".join(parts)


def _round_numbers(low: float, high: float, most: int) -> list[float]:
    """Return so many numbers at most, equally far from each other, that are easily read.

    >>> _round_numbers(0.0, 7.4, 8), _round_numbers(0.478, 0.531, 4), _round_numbers(-3.1, 17.0, 4)
    ([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], [0.48, 0.5, 0.52], [0.0, 5.0, 10.0, 15.0])
    """
    power = 10.0 ** math.floor(math.log10((high - low) / most))
    steps = (power * size for size in (1, 2, 5, 10, 20))
    step = next(each for each in steps if math.floor(high / each) - math.ceil(low / each) < most)
    first, last = math.ceil(low / step), math.floor(high / step)
    return [float(f"{number * step:.10g}") for number in range(first, last + 1)]
