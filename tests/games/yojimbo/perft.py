"""Counting positions move by move (perft): every line of play from a set-up position, up to the next lot.

`python -m tests.games.yojimbo.perft` counts the positions of tests/perft/yojimbo.json again and writes the numbers
down; do so only after a change that is meant to change them.
"""

from typing import Any

from fuda.core.contract import One
from fuda.core.host import copy
from fuda.core.match import Match
from tests.games import counts
from tests.games.yojimbo import referee
from tests.games.yojimbo.arrange import DECK, at, yojimbo


def count(match: Match, depth: int) -> list[list[int]]:
    """Positions after 1, 2, … whole moves: [those in which somebody may act, those that wait for a lot or are over]."""
    game, found = match.game, [[0, 0] for _ in range(depth)]

    def visit(state: One, level: int) -> None:
        acting = int(game.rules.to_act(state, game.table))
        seat = acting.bit_length() - 1
        for action in game.actions(state, game.table, seat):
            after = copy(state)
            game.rules.step(after, game.table, seat, action)
            if after[0].laid and int(game.rules.to_act(after, game.table)):
                visit(after, level)  # the move goes on
                continue
            going = int(game.rules.to_act(after, game.table)) > 0
            found[level][not going] += 1
            if going and level + 1 < depth:
                visit(after, level + 1)

    visit(match.state, 0)
    return found


def slow_count(match: Match) -> int:
    """The moves of a first turn, counted without the kernel: defences, changes, Kaiten, training and retreat."""
    seat = match.seat
    assert seat is not None
    board = match.view(seat, hints=False)["board"]
    cards = [int(name[1:]) - 1 for name in board["hands"][seat]]
    faces = [(face["type"], face["height"]) for face in (board["stack"][-1], *board["opened"][:1])]
    hand = {card: DECK.defence(card) for card in cards}
    irimi = bool(match.game.options["irimi_against_dagger"])
    attacks = (faces[0], faces[1] if len(faces) > 1 else None)
    defences = referee.defences(hand, *attacks, holder=board["holder"] == seat, irimi_against_dagger=irimi)
    changes = 2 ** len(cards) - 1 if match.game.options["change"] == "any" else int(bool(cards))
    return len(defences) + changes + sum(card.kind == "kaiten" for card in hand.values()) + 2


def begun(entry: dict[str, Any]) -> Match:
    return at(yojimbo(entry["preset"], **entry["options"]), **entry["position"])


if __name__ == "__main__":
    counts.write("yojimbo", lambda entry, depth: count(begun(entry), depth))
