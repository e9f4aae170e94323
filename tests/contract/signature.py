"""A game's signature: a hash of random matches from fixed seeds, so that a change of behaviour cannot go unnoticed.

`python -m tests.contract.signature` writes signatures.json anew: after a change that is meant, and the commit says so.
Each signature belongs to a version of the game's rules, and stays there: a match that was begun by a version must be
played on by it. So the command refuses another signature for the same `Spec.version`; where only the random numbers
here are drawn in another way, `--same-rules` says so.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from fuda.catalogue import GAMES, spec
from fuda.core.game import Game
from fuda.core.observation import words
from fuda.core.rng import below, streams
from tests.contract.tables import MOST_STEPS, walk

FILE = Path(__file__).with_name("signatures.json")
MATCHES = (2, 60)  # a short signature for the interpreter, and a long one


def signature(game: Game, matches: int) -> str:
    """Hash what was dealt, what was legal, what was played and how it ended."""
    digest = hashlib.sha256()
    for seed in range(matches):
        digest.update(repr(_play(game, seed)).encode())
    return digest.hexdigest()[:16]


def signatures(matches: int) -> dict[str, str]:
    """The signature of every preset of every game."""
    made = [Game(spec(name), preset) for name in GAMES for preset in spec(name).options[0].presets]
    return {f"{game.name} {game.preset}": signature(game, matches) for game in made}


def observed() -> dict[str, str]:
    """The same of what every seat observes in a random match of every preset."""
    made = [Game(spec(name), preset) for name in GAMES for preset in spec(name).options[0].presets]
    return {f"{game.name} {game.preset}": _observations(game) for game in made}


def _observations(game: Game) -> str:
    digest, out = hashlib.sha256(), np.zeros(words(game.spec.rules.OBSERVATION), np.uint32)
    for state, _ in walk(game, "observed"):
        for seat in range(game.seats):
            game.rules.observe(state, game.table, seat, out)
            digest.update(out.tobytes())
    return digest.hexdigest()[:16]


def _play(game: Game, seed: int) -> list[object]:
    rules, table, rng = game.rules, game.table, streams(seed)
    state, lot = np.zeros(1, game.spec.rules.STATE), np.zeros(game.spec.rules.CARDS, np.int8)
    told: list[object] = []
    rules.start(state, table)
    for _ in range(MOST_STEPS):
        if rules.over(state, table):
            break
        if count := int(rules.lot(state, table, lot)):
            for i in range(count - 1, 0, -1):
                j = int(below(rng, i + 1))
                lot[i], lot[j] = lot[j], lot[i]
            told.append(lot[:count].tolist())
            rules.deal(state, table, lot[:count])
            continue
        acting = int(rules.to_act(state, table))
        seats = [seat for seat in range(game.seats) if acting >> seat & 1]
        seat = seats[int(below(rng, len(seats)))]
        legal = game.actions(state, table, seat)
        action = legal[int(below(rng, len(legal)))]
        told.append((seat, legal, action))
        rules.step(state, table, seat, action)
    told.append((game.scores(state, table), int(rules.winners(state, table))))
    return told


Versions = dict[str, dict[str, str]]  # by preset and version of the rules: the long signature


def versions() -> dict[str, int]:
    """The version of the rules of every preset of every game."""
    return {f"{name} {preset}": spec(name).version for name in GAMES for preset in spec(name).options[0].presets}


def recorded(kept: Versions, made: Mapping[str, str], now: Mapping[str, int], *, same_rules: bool = False) -> Versions:
    """Return the signatures by version with those of today; what belongs to a version already is not replaced."""
    silent = [name for name, value in made.items() if kept.get(name, {}).get(str(now[name]), value) != value]
    if silent and not same_rules:
        raise ValueError(
            f"{', '.join(silent)}: the rules behave differently and are still version {now[silent[0]]}. "
            "Raise the game's Spec.version, and let Spec.unchanged say which table rules mean the same as before"
        )
    return {name: {**kept.get(name, {}), str(now[name]): value} for name, value in made.items()}


def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--same-rules", action="store_true", help="every match would still go the same way")
    chosen, old = parser.parse_args(), json.loads(FILE.read_text("utf-8"))
    made = {str(n): signatures(n) for n in MATCHES}
    try:
        rules = recorded(old["rules"], made[str(MATCHES[1])], versions(), same_rules=chosen.same_rules)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    FILE.write_text(json.dumps({**made, "observed": observed(), "rules": rules}, indent=2) + "\n", "utf-8")
    print(FILE.read_text("utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
