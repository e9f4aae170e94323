"""What the levels of bots show in the statistics: `python -m scripts.levels GAME LEVEL --matches N`.

A level plays against itself; its matches are counted and reviewed, and `src/fuda/review/levels.json` keeps the sums, so
that people can see their own numbers beside them. It goes on where it was left, and can be stopped at any time.
"""

import argparse
import json
from pathlib import Path

import msgspec

import fuda
from fuda.bots import LEVELS, bot
from fuda.catalogue import GAMES
from fuda.review import review
from fuda.review.levels import FILE, Level, read
from fuda.review.statistics import coached, numbers
from fuda.review.totals import together

OPTIONS = {"kocka": {}, "koikoi": {"rounds": 6}, "yojimbo": {"players": 2}}  # whole matches, but no long ones
EFFORT = "normal"  # as a server reviews people's matches
BUDGET = {"thinker": "400sims", "master": "1600sims"}  # reproducible, and near what they play with


def main() -> None:
    """Add matches until there are as many as wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("levels", nargs="+", choices=LEVELS)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    for name in args.levels:
        level = read(args.out).get(args.game, {}).get(name) or Level()
        while level.matches < args.matches:
            add(level, args.game, name, level.matches)
            whole = read(args.out)
            whole.setdefault(args.game, {})[name] = level
            text = json.dumps(msgspec.to_builtins(whole), indent=1, sort_keys=True)
            args.out.write_text(f"{text}\n")
            print(args.game, name, level.matches, f"{level.lost / level.seats:.4f} lost a match", flush=True)


def add(level: Level, game: str, name: str, seed: int) -> None:
    """Play a match, review every seat of it, and add what was found."""
    rules = fuda.game(game, **OPTIONS[game])
    match, player = rules.new(seed=1_000_000 + seed), bot(game, name)
    while not match.over:
        seat = match.seats[0]
        view = match.view(seat, hints=False)
        match.play(*player.choose(view, 1_000 * seed + len(match.moves), BUDGET.get(name)), seat=seat)
    record = match.record()
    *_, whole = review(record, None, EFFORT)
    level.matches += 1
    for seat in range(rules.seats):
        found, errors = numbers(record, seat), together(coached(whole, seat).kinds.values())
        level.seats, level.rounds = level.seats + 1, level.rounds + found.rounds
        level.choices, level.mistakes = level.choices + errors.choices, level.mistakes + errors.mistakes
        level.lost = round(level.lost + errors.lost, 4)
        for key, (mine, _) in found.counts.items():
            level.counts[key] = level.counts.get(key, 0) + mine


if __name__ == "__main__":
    main()
