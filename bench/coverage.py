"""What `python -m bench.calibration` has found: shares inside intervals, and how far these must be stretched."""

import json
import math
import statistics
from collections import defaultdict
from pathlib import Path
from typing import Any, TypeAlias, get_args

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.contract import Json
from fuda.review import calibration
from fuda.review.estimate import Estimate

FOLDS = 3  # parts of the matches: each is judged by what was fitted on the others
ENOUGH = 150  # positions of a phase to fit it by itself
TOLD: tuple[calibration.Kind, ...] = get_args(calibration.Kind)
MEASURED = Path(calibration.__file__).with_name("calibration.json")
MEASURES = {"points": POINTS, "chance": CHANCE}
Stretches: TypeAlias = dict[str, dict[str, dict[str, list[float]]]]  # by look, phase and kind, in both measures
Judged: TypeAlias = tuple[Json, Stretches]


def ratio(name: str, line: Json, kind: str, measure: int) -> float | None:
    """Return how far a deep value is off, in halves of the interval before it is stretched.

    None for the best move, which is not said to be behind anything.
    """
    shallow, deep = (Estimate(each[0], each[1], int(each[2])) for each in line[kind][measure])
    interval = shallow.interval(usual=calibration.usual(name, measure))
    reach = interval.high - shallow.mean
    return abs(deep.mean - shallow.mean) / reach if reach > 0 else None


def stretch(name: str, lines: list[Json]) -> dict[str, list[float]]:
    """Return how many times as far intervals must reach that 95 % of the deep values are inside."""
    found: dict[str, list[float]] = {}
    for kind in TOLD:
        for measure in MEASURES.values():
            ratios = sorted(each for line in lines if (each := ratio(name, line, kind, measure)) is not None)
            found.setdefault(kind, []).append(round(ratios[math.ceil(0.95 * len(ratios)) - 1] if ratios else 1.0, 3))
    return found


def spread(lines: list[Json], what: str) -> float:
    """Return the standard deviation between shallow and deep values that their sampling errors do not explain."""
    squares = [
        (shallow[0] - deep[0]) ** 2 - shallow[1] ** 2 - deep[1] ** 2
        for shallow, deep in (line[what] for line in lines)
        if shallow[1] or deep[1]
    ]
    return math.sqrt(max(0.0, sum(squares) / max(1, len(squares))))


def stretches(name: str, lines: list[Json]) -> Stretches:
    """Return how far intervals must be stretched at each look, by phase where there are enough positions of it."""
    phases: dict[str, dict[str, list[Json]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        for phase in ("any", line["phase"]):
            phases[calibration.look(line["worlds"])][phase].append(line)
    return {
        look: {
            phase: stretch(name, lines)
            for phase, lines in sorted(some.items())
            if phase == "any" or len(lines) >= ENOUGH
        }
        for look, some in phases.items()
    }


def judged(name: str, lines: list[Json]) -> list[Judged]:
    """Return every position with the stretches that were fitted on matches of which it is none."""
    found = list[Judged]()
    for fold in range(FOLDS):
        others = stretches(name, [line for line in lines if line["match"] % FOLDS != fold])
        found += [(line, others) for line in lines if line["match"] % FOLDS == fold]
    return found


def ratios(name: str, kind: str, measure: int, some: list[Judged]) -> list[tuple[float, float]]:
    """Return how far deep values are off, and how far their intervals are stretched, where there is an interval."""
    return [
        (each, looked.get(line["phase"], looked["any"])[kind][measure])
        for line, known in some
        if (each := ratio(name, line, kind, measure)) is not None
        if (looked := known[calibration.look(line["worlds"])])
    ]


def fit(name: str, kind: str, lines: list[Json]) -> None:
    """Write what was found: of positions how far to stretch intervals by phase, of a search how far it disagrees."""
    known = json.loads(MEASURED.read_text())
    mine: dict[str, Any] = known.setdefault(name, {})
    if kind in ("positions", "closer"):
        if kind == "positions":
            usual = [statistics.fmean(line["usual"][measure] ** 2 for line in lines) for measure in MEASURES.values()]
            mine |= {"usual": [round(math.sqrt(each), 4) for each in usual]}
            _write(known)  # intervals reach as far as that says, before they are stretched
        mine |= {kind if kind == "positions" else "looked_closer": len(lines), **stretches(name, lines)}
    elif kind == "search":
        mine |= {"systematic_error": round(spread(lines, "points"), 4), "searched": len(lines)}
    _write(known)


def _write(known: Json) -> None:
    MEASURED.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    calibration.forget()


def show_positions(name: str, lines: list[Json]) -> None:
    """Print the share of deep values inside the intervals, each judged by what was fitted on other matches."""
    everything = judged(name, lines)
    groups = {"all": everything}
    for what, name_of in (("phase", "{}"), ("worlds", "{} worlds")):
        for each in sorted({line[what] for line in lines}):
            groups[name_of.format(each)] = [one for one in everything if one[0][what] == each]
    for group, some in groups.items():
        cells = [f"{kind} {share(name, kind, some)}" for kind in TOLD]
        print(f"{name:8} {group:12} {len(some):6}  {'  '.join(cells)}")


def share(name: str, kind: str, some: list[Judged]) -> str:
    """Return which share of the deep values is inside the intervals, by sampling alone and stretched."""
    cells = list[str]()
    for what, measure in MEASURES.items():
        told = ratios(name, kind, measure, some)
        plain, met = sum(off <= 1 for off, _ in told), sum(off <= reach for off, reach in told)
        count = max(1, len(told))
        cells.append(f"{what} {100 * plain / count:.1f} → {100 * met / count:.1f} % of {len(told)}")
    return ", ".join(cells)


def show_accounts(name: str, lines: list[Json]) -> None:
    """Print how often accounts meet their results, and the means of what should have none."""
    for what in MEASURES:
        met = sum(line[what]["total"][1] <= line[what]["result"][0] <= line[what]["total"][2] for line in lines)
        print(f"{name:8} accounts in {what:7} {met}/{len(lines)} = {met / max(1, len(lines)):.3f}", end="")
        for term in ("deals", "draws", "hidden"):
            values = [line[what][term][0] for line in lines]
            mean = statistics.fmean(values or [0.0])
            error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
            print(f"  {term} {mean:+.3f} ± {1.96 * error:.3f}", end="")
        print()


def show_search(name: str, lines: list[Json]) -> None:
    """Print how far a search's values are from the review's, beyond their sampling errors."""
    print(f"{name:8} {len(lines)} choices by a search: {spread(lines, 'points'):.3f} points apart beyond sampling")


SHOWN = {"positions": show_positions, "closer": show_positions, "search": show_search, "accounts": show_accounts}
