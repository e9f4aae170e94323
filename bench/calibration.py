"""Whether the coach's intervals hold: `python -m bench.calibration GAME --minutes 8`, again and again until enough.

Four campaigns, in pieces that go on where they were stopped. *Positions* of matches between bots are valued as a
review does, and again in sixteen times as many worlds: how many of the deep values are inside the 95 % intervals? By
the campaign *closer* the same for closer looks. Some are valued by a *search* too, which plays on better: how far apart
are the two? *Accounts* of whole matches: how often does the sum of the terms
meet the result within its interval, and have luck and hidden cards no direction? `--fit`
writes what was found into `fuda/review/calibration.json`; in the table each third of the matches is judged by what was
fitted on the other two.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import fuda
from bench.coverage import MEASURES, SHOWN, TOLD, fit
from bench.curve import draw
from fuda.bots import bot
from fuda.bots.scale import POINTS
from fuda.bots.search import Search
from fuda.catalogue import GAMES
from fuda.core.contract import Json
from fuda.review import review
from fuda.review.calibration import TRIED
from fuda.review.choice import Choice
from fuda.review.estimate import Estimate
from fuda.review.trajectory import Decision, trajectory
from fuda.review.worlds import Worlds

FIRST, CLOSER = 48, TRIED  # worlds of a first look, and of a closer one
DEEPER = 16  # times as many worlds of a deep look
POSITIONS = 12  # of one match
WHO = ("random", "greedy", "instinct")  # who plays: they do not search, so that matches cost nothing
TABLES: dict[str, list[dict[str, Any]]] = {
    "koikoi": [{"preset": preset, "rounds": rounds} for preset in ("czech", "russian") for rounds in (3, 12)],
    "kocka": [{"word": "KOČKA"}, {"word": "KOT"}],
    "yojimbo": [{"preset": preset, "players": players} for preset in ("kyu", "dan") for players in (2, 3)],
}
SIMULATIONS = "4000sims"  # of a search for two moves
LEARNT = ("greedy", "instinct")  # who plays where accounts are tried: the belief knows such players
KINDS = ("positions", "closer", "search", "accounts")


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


def positions(name: str, number: int, count: int = FIRST) -> Iterator[Json]:
    """Yield some choices of a match, valued twice: as a review does, which drops moves on the way, and far deeper."""
    found, dice = trajectory(played(name, number)), random.Random(number)
    worlds = Worlds(found.game, found.table)
    decisions = [step for step in found.steps if isinstance(step, Decision)]
    for step in dice.sample(decisions, min(POSITIONS, len(decisions))):
        both = [Choice(found.game, worlds, step, 2 * number + deep) for deep in range(2)]
        if both[0].choices < 2:
            continue
        while both[0].sample.worlds < count:
            both[0].look(max(FIRST, both[0].sample.worlds))
        both[1].look(count * DEEPER)
        yield {
            "match": number,
            "move": step.number,
            "phase": both[0].phase,
            "worlds": count,
            "usual": [round(float(each), 7) for each in both[1].sample.usual[:, step.seat]],
            **{kind: [[_numbers(said(each, kind, m)) for each in both] for m in MEASURES.values()] for kind in TOLD},
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
        choice.look(CLOSER)
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


def closer(name: str, number: int) -> Iterator[Json]:
    """Yield some choices of a match, valued as in a closer look, and far deeper."""
    return positions(name, number, CLOSER)


CAMPAIGNS = {"positions": positions, "closer": closer, "search": searched, "accounts": accounts}


def _numbers(one: Estimate) -> list[float]:
    return [round(one.mean, 7), round(one.error, 7), one.worlds]


def _plain(interval: Any) -> tuple[float, float, float]:
    return interval.mean, interval.low, interval.high


class Pieces(NamedTuple):
    """How far campaigns go on."""

    seconds: float
    until: int  # so many lines
    workers: int
    folder: Path


def found_in(kind: str, name: str, number: int) -> list[Json]:
    """Return what a campaign finds in one match."""
    return list(CAMPAIGNS[kind](name, number))


def run(kind: str, name: str, pieces: "Pieces") -> list[Json]:
    """Go on with a campaign, and return everything that it has found, in the order of its matches."""
    pieces.folder.mkdir(parents=True, exist_ok=True)
    path = pieces.folder / f"{kind}-{name}.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    known, end = {line["match"] for line in lines}, time.monotonic() + pieces.seconds
    if pieces.seconds and len(lines) < pieces.until:
        numbers = (number for number in count() if number not in known)
        with path.open("a") as file, ProcessPoolExecutor(pieces.workers, get_context("spawn")) as pool:
            waiting = {pool.submit(found_in, kind, name, next(numbers))}  # alone: it compiles for all
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    lines += each.result()
                    file.writelines(json.dumps(line) + "\n" for line in each.result())
                file.flush()
                if sys.stderr.isatty():
                    print(f"\r{kind} of {name}: {len(lines)}", end=" ", file=sys.stderr, flush=True)
                while len(waiting) < pieces.workers and time.monotonic() < end and len(lines) < pieces.until:
                    waiting.add(pool.submit(found_in, kind, name, next(numbers)))
    return sorted(lines, key=lambda line: (line["match"], line.get("move", 0)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; all of them where none is named")
    parser.add_argument("--minutes", type=float, default=0.0, help="to go on with each campaign (0: only show)")
    parser.add_argument("--until", type=int, default=1 << 30, help="so many positions or matches of each")
    parser.add_argument("--workers", type=int, default=1, help="processes side by side")
    parser.add_argument("--kind", choices=KINDS, help="one of the campaigns")
    parser.add_argument("--out", type=Path, default=Path("calibration"), help="folder of what was found (calibration)")
    parser.add_argument("--fit", action="store_true", help="write the intervals' extra reach into the package")
    parser.add_argument("--curve", type=Path, help="draw the curve of all intervals into this file (SVG)")
    args = parser.parse_args()
    if unknown := {*args.game} - {*GAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; games: {', '.join(GAMES)}")
    pieces = Pieces(60 * args.minutes, args.until, args.workers, args.out)
    looked = dict[str, list[Json]]()
    for name in args.game or GAMES:
        for kind in KINDS:
            if args.kind in (None, kind):
                lines = run(kind, name, pieces)
                if args.fit:
                    fit(name, kind, lines)
                SHOWN[kind](name, lines)
                if kind in ("positions", "closer"):
                    looked.setdefault(name, []).extend(lines)
    if args.curve:
        draw(looked, args.curve)


if __name__ == "__main__":
    main()
