"""Whether the coach's intervals hold: `python -m bench.calibration GAME --minutes 8`, again and again until enough.

Three campaigns, in pieces that go on where they were stopped. *Positions* of matches between bots are valued as a
review does, and again in sixteen times as many worlds: how many of the deep values are inside the 95 % intervals? Some
are valued by a *search* too, which plays on better: how far apart are the two? *Accounts* of whole matches: how often
does the sum of the terms meet the result within its interval, and have luck and hidden cards no direction? `--fit`
writes what was found into `fuda/review/calibration.json`, from every fifth position, so that the table is of those that
nothing was fitted on.
"""

import argparse
import json
import math
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

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

LOOKS = (*7 * (48,), 192)  # worlds of looks, in turn: most as in a first one, some as in a closer one
DEEPER = 16  # times as many worlds of a deep look
FITTED = 5  # of so many positions one is fitted on
ENOUGH = 80  # positions of a phase to fit it by itself
POSITIONS = 12  # of one match
WHO = ("random", "greedy", "instinct")  # who plays: they do not search, so that matches cost nothing
TABLES: dict[str, list[dict[str, Any]]] = {
    "koikoi": [{"preset": preset, "rounds": rounds} for preset in ("czech", "russian") for rounds in (3, 12)],
    "kocka": [{"word": "KOČKA"}, {"word": "KOT"}],
    "yojimbo": [{"preset": preset, "players": players} for preset in ("kyu", "dan") for players in (2, 3)],
}
SIMULATIONS = "4000sims"  # of a search for two moves
LEARNT = ("greedy", "instinct")  # who plays where accounts are tried: the belief knows such players
TOLD: tuple[calibration.Kind, ...] = get_args(calibration.Kind)
KINDS = ("positions", "search", "accounts")
MEASURES = {"points": POINTS, "chance": CHANCE}


def played(name: str, number: int, who: Sequence[str] = WHO, rounds: int | None = None) -> Json:
    """Return the record of match `number` of a campaign."""
    options = dict(TABLES[name][number % len(TABLES[name])])
    if rounds is not None and "rounds" in options:
        options["rounds"] = rounds
    game = fuda.game(name, options.pop("preset", None), **options)
    match, dice = game.new(seed=1_000_000 + number), random.Random(number)
    players = [bot(name, dice.choice(who)) for _ in range(game.seats)]
    while not match.over:
        seat = match.seats[0]
        match.play(*players[seat].choose(match.view(seat, hints=False), dice.getrandbits(40)), seat=seat)
    return match.record()


def positions(name: str, number: int) -> Iterator[Json]:
    """Yield some choices of a match, valued twice."""
    found, dice = trajectory(played(name, number)), random.Random(number)
    worlds = Worlds(found.game, found.table)
    decisions = [step for step in found.steps if isinstance(step, Decision)]
    for place, step in enumerate(dice.sample(decisions, min(POSITIONS, len(decisions)))):
        count = LOOKS[place % len(LOOKS)]
        looks = [Choice(found.game, worlds, step, 2 * number + deep) for deep in range(2)]
        if looks[0].choices < 2:
            continue
        for choice, times in zip(looks, (1, DEEPER), strict=True):
            choice.look(count * times)
        yield {
            "match": number,
            "move": step.number,
            "phase": looks[0].phase,
            "worlds": count,
            **{kind: [[_numbers(said(each, kind, m)) for each in looks] for m in MEASURES.values()] for kind in TOLD},
        }


def said(choice: Choice, kind: str, measure: int) -> Estimate:
    """Return what a look says: the value of the played move, how far it is behind the best, or what it lost."""
    if kind == "lost":
        return choice.lost()[measure]
    seat, played = choice.decision.seat, choice.played
    if kind == "value":
        return choice.sample.mean(played, measure, seat)
    return choice.sample.difference(choice.order()[0], played, measure, seat)


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
        choice.look(LOOKS[-1])
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
    record = played(name, number, LEARNT, rounds=3)
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


def ratio(line: Json, kind: str, measure: int) -> float | None:
    """Return how far a deep value is off, in halves of the sampling interval; None where there is nothing to be off.

    The best move is not said to be behind anything; where both looks are sure of the same, nothing was measured.
    """
    shallow, deep = (Estimate(each[0], each[1], int(each[2])) for each in line[kind][measure])
    off, reach = abs(deep.mean - shallow.mean), shallow.interval().high - shallow.mean
    if reach > 0:
        return off / reach
    return None if off < 1e-9 or kind == "behind" else math.inf


def stretch(lines: list[Json]) -> dict[str, list[float]]:
    """Return how many times as far intervals must reach that 95 % of the deep values are inside."""
    found: dict[str, list[float]] = {}
    for kind in TOLD:
        for measure in MEASURES.values():
            ratios = sorted(each for line in lines if (each := ratio(line, kind, measure)) is not None)
            wanted = ratios[math.ceil(0.95 * len(ratios)) - 1] if ratios else 1.0
            found.setdefault(kind, []).append(round(max(1.0, wanted), 3))  # never less than sampling says
    return found


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
        fitted, phases = lines[::FITTED], defaultdict[str, list[Json]](list)
        for line in fitted:
            phases[line["phase"]].append(line)
        known_phases = {phase: stretch(some) for phase, some in sorted(phases.items()) if len(some) >= ENOUGH}
        mine |= {"stretch": {"any": stretch(fitted)} | known_phases, "positions": len(fitted)}
    elif kind == "search":
        mine |= {"doubt": round(spread(lines, "points"), 4), "searched": len(lines)}
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


def show_positions(name: str, lines: list[Json]) -> None:
    """Print the share of deep values inside the intervals, of positions that nothing was fitted on."""
    held_out = [line for place, line in enumerate(lines) if place % FITTED]
    groups = {"all": held_out}
    groups |= {
        phase: [line for line in held_out if line["phase"] == phase]
        for phase in sorted({line["phase"] for line in held_out})
    }
    groups |= {
        f"{worlds} worlds": [line for line in held_out if line["worlds"] == worlds] for worlds in sorted({*LOOKS})
    }
    for group, some in groups.items():
        cells = [f"{kind} {share(name, kind, some)}" for kind in TOLD]
        print(f"{name:8} {group:12} {len(some):6}  {'  '.join(cells)}")


def share(name: str, kind: calibration.Kind, lines: list[Json]) -> str:
    """Return which share of the deep values is inside the intervals, by sampling alone and stretched."""
    cells = list[str]()
    for what, measure in MEASURES.items():
        told = [(line, each) for line in lines if (each := ratio(line, kind, measure)) is not None]
        plain = sum(each <= 1 for _, each in told) / max(1, len(told))
        met = sum(each <= calibration.stretch(name, line["phase"], kind, measure) for line, each in told)
        cells.append(f"{what} {100 * plain:.1f} → {100 * met / max(1, len(told)):.1f} % of {len(told)}")
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
