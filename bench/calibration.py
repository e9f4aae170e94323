"""Whether the coach's intervals hold: `python -m bench.calibration GAME --minutes 8`, again and again until enough.

Three campaigns, in pieces that go on where they were stopped. *Positions* of matches between bots are valued as a
review does, and again in sixteen times as many worlds: how many of the deep values are inside the 95 % intervals? Some
are valued by a *search* too, which plays on better: how far apart are the two? *Accounts* of whole matches: how often
does the sum of the terms meet the result within its interval, and have luck and hidden cards no direction? `--fit`
writes what was found into `fuda/review/calibration.json`, of positions from every other one, so that the table is of
those that nothing was fitted on.
"""

import argparse
import json
import math
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fuda
from fuda.bots import bot
from fuda.bots.scale import CHANCE, POINTS
from fuda.bots.search import Search
from fuda.catalogue import GAMES
from fuda.core.contract import Json
from fuda.review import calibration, review
from fuda.review.choice import Choice
from fuda.review.estimate import Estimate
from fuda.review.trajectory import Decision, trajectory
from fuda.review.worlds import Worlds

SHALLOW, DEEPER = 48, 16  # worlds of a review's first look, and how many times as many of a deep one
POSITIONS = 12  # of one match
WHO = ("random", "greedy")  # who plays: they do not search, so that matches cost nothing
TABLES: dict[str, list[dict[str, Any]]] = {
    "koikoi": [{"preset": preset, "rounds": rounds} for preset in ("czech", "russian") for rounds in (3, 12)],
    "kocka": [{"word": "KOČKA"}, {"word": "KOT"}],
    "yojimbo": [{"preset": preset, "players": players} for preset in ("kyu", "dan") for players in (2, 3)],
}
SIMULATIONS = "4000sims"  # of a search for two moves
KINDS = ("positions", "search", "accounts")
MEASURES = {"points": POINTS, "chance": CHANCE}


def played(name: str, number: int, rounds: int | None = None) -> Json:
    """Return the record of match `number` of a campaign."""
    options = dict(TABLES[name][number % len(TABLES[name])])
    if rounds is not None and "rounds" in options:
        options["rounds"] = rounds
    game = fuda.game(name, options.pop("preset", None), **options)
    match, dice = game.new(seed=1_000_000 + number), random.Random(number)
    players = [bot(name, dice.choice(WHO)) for _ in range(game.seats)]
    while not match.over:
        seat = match.seats[0]
        match.play(*players[seat].choose(match.view(seat, hints=False), dice.getrandbits(40)), seat=seat)
    return match.record()


def positions(name: str, number: int) -> Iterator[Json]:
    """Yield some choices of a match, valued twice."""
    found, dice = trajectory(played(name, number)), random.Random(number)
    worlds = Worlds(found.game, found.table)
    decisions = [step for step in found.steps if isinstance(step, Decision)]
    for step in dice.sample(decisions, min(POSITIONS, len(decisions))):
        looks: list[Choice] = []
        for deep, count in ((0, SHALLOW), (1, SHALLOW * DEEPER)):
            choice = Choice(found.game, worlds, step, 2 * number + deep)
            if choice.choices > 1:
                choice.look(count)
                looks.append(choice)
        if looks and not all(choice.matters for choice in looks):
            continue  # nothing to be wrong about
        if looks:
            lost = [choice.lost() for choice in looks]
            yield {
                "match": number,
                "move": step.number,
                "phase": looks[0].phase,
                **{what: [_numbers(each[measure]) for each in lost] for what, measure in MEASURES.items()},
            }


def searched(name: str, number: int) -> Iterator[Json]:
    """Yield some choices of a match, valued as a review does and by a search, which plays on better."""
    found, dice = trajectory(played(name, number)), random.Random(number)
    worlds, search = Worlds(found.game, found.table), Search(SIMULATIONS)
    unit = 2.0 if found.game.options.get("zero_sum") else 1.0  # a search counts the lead
    decisions = [step for step in found.steps if isinstance(step, Decision)]
    for step in dice.sample(decisions, min(POSITIONS, len(decisions))):
        choice = Choice(found.game, worlds, step, number)
        if choice.choices < 2:
            continue
        choice.look(SHALLOW * 4)
        best = choice.order()[0]
        if best == choice.played or not choice.matters:
            continue
        view = found.game.project(choice.root, step.seat, hints=False)
        text = found.game.spec.text
        moves = [tuple(text(action) for action in choice.moves[place]) for place in (best, choice.played)]
        first, second = search.compare(view, moves, number)
        gap = [((first.points or 0.0) - (second.points or 0.0)) / unit, (second.points_gap_error or 0.0) / unit, 64]
        known = _numbers(choice.sample.difference(best, choice.played, POINTS, step.seat))
        yield {"match": number, "move": step.number, "phase": choice.phase, "points": [known, gap]}


def accounts(name: str, number: int) -> Iterator[Json]:
    """Yield the account of seat 0 of a match."""
    record = played(name, number, rounds=3)
    *_, found = review(record, None, "quick", seed=number)
    for account in found.accounts[:1]:
        terms = {
            field: getattr(account, field) for field in account.__struct_fields__ if field not in ("seat", "others")
        }
        yield {
            "match": number,
            **{what: {key: list(_plain(getattr(term, what))) for key, term in terms.items()} for what in MEASURES},
        }


CAMPAIGNS = {"positions": positions, "search": searched, "accounts": accounts}


def _numbers(one: Estimate) -> list[float]:
    return [one.mean, one.error, one.worlds]


def _plain(interval: Any) -> tuple[float, float, float]:
    return interval.mean, interval.low, interval.high


def run(kind: str, name: str, seconds: float, folder: Path) -> list[Json]:
    """Go on with a campaign for some time, and return everything that it has found."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}-{name}.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    number = max((line["match"] for line in lines), default=-1) + 1
    end = time.monotonic() + seconds
    with path.open("a") as file:
        while time.monotonic() < end:
            for line in CAMPAIGNS[kind](name, number):
                lines.append(line)
                file.write(json.dumps(line) + "\n")
            file.flush()
            number += 1
    return lines


def inside(line: Json, what: str, extra: float) -> bool | None:
    """Tell whether the deep value is inside the interval; None where both are exactly nothing."""
    shallow, deep = (Estimate(each[0], each[1], int(each[2])) for each in line[what])
    if shallow.error == deep.error == 0.0 == shallow.mean == deep.mean:
        return None
    interval = shallow.interval(extra)
    return interval.low <= deep.mean <= interval.high


def spread(lines: list[Json], what: str) -> float:
    """Return the standard deviation between shallow and deep values that their sampling errors do not explain."""
    squares = [
        (shallow[0] - deep[0]) ** 2 - shallow[1] ** 2 - deep[1] ** 2
        for shallow, deep in (line[what] for line in lines)
        if shallow[1] or deep[1]
    ]
    return math.sqrt(max(0.0, sum(squares) / max(1, len(squares))))


def fit(name: str, kind: str, lines: list[Json]) -> None:
    """Write what was found: of positions by phase, from every other one; of a search how far it disagrees."""
    path = Path(calibration.__file__).with_name("calibration.json")
    known = json.loads(path.read_text())
    mine: dict[str, Any] = known.setdefault(name, {})
    if kind == "positions":
        half, phases = lines[::2], defaultdict[str, list[Json]](list)
        for line in half:
            phases[line["phase"]].append(line)
        enough = {phase: some for phase, some in phases.items() if len(some) >= 50}
        extra = {"any": [round(spread(half, what), 6) for what in MEASURES]}
        extra |= {phase: [round(spread(some, what), 6) for what in MEASURES] for phase, some in sorted(enough.items())}
        mine |= {"extra": extra, "positions": len(half)}
    elif kind == "search":
        mine |= {"doubt": round(spread(lines, "points"), 4), "searched": len(lines)}
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


def show_positions(name: str, lines: list[Json]) -> None:
    """Print the share of deep values inside the intervals, of positions that nothing was fitted on."""
    held_out = lines[1::2]
    phases = sorted({line["phase"] for line in held_out})
    for phase in (None, *phases):
        some = [line for line in held_out if phase in (None, line["phase"])]
        cells = []
        for what, measure in MEASURES.items():
            found = [inside(line, what, calibration.extra(name, line["phase"], measure)) for line in some]
            told = [each for each in found if each is not None]
            cells.append(f"{sum(told)}/{len(told)} {sum(told) / max(1, len(told)):.3f}")
        print(f"{name:8} {phase or 'all':12} {len(some):6}  points {cells[0]:18} chance {cells[1]}")


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


SHOWN = {"positions": show_positions, "search": show_search, "accounts": show_accounts}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("game", choices=[*GAMES], nargs="*", help="all of them where none is named")
    parser.add_argument("--minutes", type=float, default=0.0, help="to go on with each campaign (0: only show)")
    parser.add_argument("--kind", choices=KINDS, help="one of the campaigns")
    parser.add_argument("--out", type=Path, default=Path("calibration"), help="folder of what was found (calibration)")
    parser.add_argument("--fit", action="store_true", help="write the intervals' extra reach into the package")
    args = parser.parse_args()
    for name in args.game or GAMES:
        for kind in KINDS:
            if args.kind in (None, kind):
                lines = run(kind, name, 60 * args.minutes, args.out)
                if args.fit:
                    fit(name, kind, lines)
                    calibration.forget()
                SHOWN[kind](name, lines)


if __name__ == "__main__":
    main()
