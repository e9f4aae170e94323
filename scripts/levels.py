"""What the levels of bots show in the statistics: `python -m scripts.levels FOLDER --workers N`, then with `--merge`.

A level plays against itself, and its matches are counted and reviewed. FOLDER gets a file for each game and level, a
line for each match, so it goes on where it was stopped, and other machines can do a part of it. `--merge` adds up what
is there into `src/fuda/review/levels.json`, so that people can see their own numbers beside it. Only NumPy, Numba,
msgspec, Babel and Fluent have to be installed.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

import fuda
from fuda.bots import LEVELS, bot, levels
from fuda.bots.shards import answers
from fuda.catalogue import GAMES
from fuda.review import review
from fuda.review.levels import FILE, Level, read
from fuda.review.statistics import coached, numbers
from fuda.review.totals import together

OPTIONS = {"kocka": {}, "koikoi": {"rounds": 6}, "yojimbo": {"players": 2}}  # whole matches, but no long ones
EFFORT = "normal"  # as a server reviews people's matches
BUDGET = {"thinker": "400sims", "master": "1600sims"}  # reproducible, and near what they play with


class Seen(msgspec.Struct):
    """A match of a level against itself: a line of its file."""

    game: str
    name: str
    number: int
    seconds: float  # of processor that it took
    sums: Level  # of its seats


def main() -> None:
    """Add matches until there are as many as wanted or the time is over, or merge what is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="after these no match is begun")
    parser.add_argument("--merge", action="store_true", help="write levels.json instead")
    args = parser.parse_args()
    if args.merge:
        merge(args.folder)
        return
    ends = time.monotonic() + args.seconds
    args.folder.mkdir(parents=True, exist_ok=True)
    done = {(each.game, each.name, each.number) for each in seen(args.folder)}
    asked = {game: [name for name in args.levels if name in levels(game)] for game in args.games}
    wanted = (  # the same number of every level, whenever it is stopped
        (game, name, number)
        for number in range(args.matches)
        for name in args.levels
        for game in args.games
        if name in asked[game] and (game, name, number) not in done
    )
    for _ in answers(compiled, list(asked.items()), min(args.workers, len(asked))):
        print("compiled", flush=True)
    before_end = (task for task in wanted if time.monotonic() < ends)
    for found in answers(looked, before_end, args.workers):
        with (args.folder / f"{found.game}-{found.name}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        lost = found.sums.lost / found.sums.seats
        print(found.game, found.name, found.number, f"{lost:.4f} lost a seat, {found.seconds:.1f} s", flush=True)


def seen(folder: Path) -> Iterator[Seen]:
    """Yield the matches that are in a folder; a line that was cut off is left out, and its match played again."""
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=Seen)
            except msgspec.DecodeError:
                print(f"{file}: a line that is no match was passed over", flush=True)


def merge(folder: Path) -> None:
    """Add up the matches of a folder; levels that it has nothing of stay as they are."""
    sums: dict[tuple[str, str], list[Level]] = {}
    known = {(each.game, each.name, each.number): each for each in seen(folder)}
    for (game, name, _), each in sorted(known.items()):
        sums.setdefault((game, name), []).append(each.sums)
    whole = read()
    for (game, name), found in sums.items():
        whole.setdefault(game, {})[name] = added(found)
        print(game, name, len(found), "matches")
    FILE.write_text(f"{json.dumps(msgspec.to_builtins(whole), indent=1, sort_keys=True)}\n")


def added(matches: list[Level]) -> Level:
    """Return matches together, with how far another set of them might lie from it."""
    counts: dict[str, int] = {}
    for each in matches:
        for key, count in each.counts.items():
            counts[key] = counts.get(key, 0) + count
    # Seats of a match have the same deals, so matches are what varies independently.
    means = [each.lost / each.seats for each in matches]
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / (len(means) - 1) if len(means) > 1 else 0.0
    return Level(
        matches=len(matches),
        seats=sum(each.seats for each in matches),
        rounds=sum(each.rounds for each in matches),
        counts=counts,
        choices=sum(each.choices for each in matches),
        mistakes=sum(each.mistakes for each in matches),
        lost=round(sum(each.lost for each in matches), 4),
        lost_error=round(math.sqrt(variance / len(means)), 5),
    )


def compiled(game: str, names: list[str]) -> None:
    """Play and review a short match with all levels in turn, so that workers find everything compiled."""
    match = fuda.game(game, **(OPTIONS[game] | ({"rounds": 1} if game == "koikoi" else {}))).new(seed=1)
    players = [bot(game, name) for name in names]
    while not match.over:
        seat, moves = match.seats[0], len(match.moves)
        player = players[moves % len(players)]
        match.play(*player.choose(match.view(seat, hints=False), moves, "400sims"), seat=seat)
    for _ in review(match.record(), None, "quick"):
        pass


def looked(game: str, name: str, number: int) -> Seen:
    """Play a match, review every seat of it, and return what was found."""
    began = time.process_time()
    rules = fuda.game(game, **OPTIONS[game])
    match, player = rules.new(seed=1_000_000 + number), bot(game, name)
    while not match.over:
        seat = match.seats[0]
        view = match.view(seat, hints=False)
        match.play(*player.choose(view, 1_000 * number + len(match.moves), BUDGET.get(name)), seat=seat)
    record = match.record()
    *_, whole = review(record, None, EFFORT)
    level = Level(matches=1, counts={})
    for seat in range(rules.seats):
        found, errors = numbers(record, seat), together(coached(whole, seat).kinds.values())
        level.seats, level.rounds = level.seats + 1, level.rounds + found.rounds
        level.choices, level.mistakes = level.choices + errors.choices, level.mistakes + errors.mistakes
        level.lost = round(level.lost + errors.lost, 4)
        for key, (mine, _) in found.counts.items():
            level.counts[key] = level.counts.get(key, 0) + mine
    return Seen(game, name, number, round(time.process_time() - began, 1), level)


if __name__ == "__main__":
    main()
