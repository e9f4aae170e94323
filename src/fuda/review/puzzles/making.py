"""Where puzzles come from: matches between bots, looked through for positions with one best move that greedy misses.

A quick look finds candidates; only these are looked at closely. What is kept has passed all of this: the best move is
ahead of every other by at least 5 % of the match or 2 points, at the lower end of 99 % intervals, in worlds that it was
not chosen in; so it is with hands weighed in three ways, where the game has a belief; so it is once more in fresh
worlds at four times the effort; greedy plays something else; and a search, which plays on better than the reference
policy, puts the same move first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from fuda.bots import Player, bot
from fuda.bots.scale import CHANCE, POINTS
from fuda.catalogue import game as find
from fuda.core.events import Event
from fuda.core.fair import FairDeal
from fuda.core.game import Game
from fuda.core.match import Match
from fuda.review.choice import Choice
from fuda.review.estimate import Sample
from fuda.review.puzzles import Answer, Puzzle, identity_of, rounded
from fuda.review.puzzles.position import AHEAD, Position, verdict
from fuda.review.puzzles.themes import promising, theme
from fuda.review.reasons import reasons
from fuda.review.trajectory import Decision, all_moves, blanked, round_of
from fuda.review.worlds import Move, Worlds, derived

HOPEFUL = 0.8  # of what it must be ahead by, in the mean of a quick look
QUICK, CLOSE, AGAIN = 32, 384, 4  # worlds of a quick and of a close look, and how many times as many at last
EXPLAINED = 4  # moves that reasons are given for
LINE = 8  # moves that are shown of how it may go on
WORLDS_OF_LINES = 33  # of which the middling one is shown

# Table rules that matches are played by, one after another, and who plays.
TABLES: dict[str, tuple[tuple[str | None, dict[str, Any]], ...]] = {
    "koikoi": (("czech", {}), ("russian", {}), ("czech", {"rounds": 6}), ("nintendo", {}), ("russian", {"rounds": 6})),
    "kocka": ((None, {}), (None, {"word": "KOČIČKA"}), (None, {"word": "KOT"})),
    "yojimbo": (
        *(("kyu", {"players": 2}), ("dan", {"players": 2}), ("kyu", {"players": 3})),
        *(("dan", {"players": 3}), ("dan", {"players": 4})),
    ),
}
PLAYERS = ("greedy", "instinct", "quick")
# Who is asked about a puzzle, with which budget and how often; found is what most answers say.
ASKED = {"novice": (None, 5), "quick": (None, 5), "instinct": (None, 1), "thinker": ("800sims", 1)}
JUDGE = ("master", "6000sims")


def candidates(name: str, seed: int, number: int, themes: frozenset[str]) -> Iterator[tuple[Position, int, Move]]:
    """Play a match and yield positions where the best move of a quick look is far ahead and not greedy's.

    With each comes the place of that move, and greedy's. Where themes are named, only what may be about them.
    """
    tables = TABLES.get(name, ((None, {}),))
    preset, options = tables[number % len(tables)]
    game = find(name, preset, **options)
    match, greedy = game.new(seed=derived(seed, "match", number)), bot(name, "greedy")
    worlds = Worlds(game, match.table)
    players: list[Player] = [
        bot(name, PLAYERS[derived(seed, number, "player", seat) % len(PLAYERS)]) for seat in range(game.seats)
    ]
    opened = False  # a choice that several seats make at the same time, and have begun
    while not match.over:
        acting = match.seats
        # Whoever chooses in secret at the same time is looked at before the first of them has moved.
        for seat in () if opened else acting:
            if len(match.legal(seat)) < 2:
                continue
            found = _position(game, worlds, match, seat, [seed, number, len(match.moves) + 1])
            if found is None:
                continue
            move = read_move(game, greedy.choose(found.view, derived(seed, number, "greedy", len(match.moves))))
            if move == worlds.reference_move(found.root, seat):  # seldom are both far off: worth no look
                continue
            sample = found.look(QUICK, "quick")
            chance, points = sample.means(CHANCE, seat), sample.means(POINTS, seat)
            order = sorted(range(len(chance)), key=lambda place: (-chance[place], -points[place]))
            best = order[0]
            second = next(
                (place for place in order if (chance[place], points[place]) < (chance[best], points[best])), best
            )
            gap = {CHANCE: chance[best] - chance[second], POINTS: points[best] - points[second]}
            if move == found.moves[best] or all(gap[each] < HOPEFUL * AHEAD[each] for each in gap):
                continue
            answers = _answers(found, sample, best, frozenset((best,)), {})
            if promising(name, theme(name, found.view, answers, 1, _notation(game, move)), themes):
                yield found, best, move
        seat = acting[0]
        match.play(
            *players[seat].choose(match.view(seat, hints=False), derived(seed, number, seat, len(match.moves))),
            seat=seat,
        )
        opened = len(acting) > 1 and set(match.seats) < set(acting)


def _position(game: Game, worlds: Worlds, match: Match, seat: int, source: list[int]) -> Position | None:
    """Return a seat's position, None where its moves are too many to try them all."""
    root = blanked(game, match.state, match.table, seat)
    moves = all_moves(game, root, match.table, seat)
    if moves is None or len(moves) < 2:
        return None
    view = game.project(root, seat, hints=False)
    return Position(game, worlds, root, view, seat, moves, round_of(match.state), source)


def read_move(game: Game, move: Sequence[str]) -> Move:
    """Return a move in words as the kernels take it."""
    return tuple(sorted(game.spec.action(text) for text in move))


def examine(position: Position, best: int, greedy: Move) -> Puzzle | None:
    """Return a candidate as a puzzle, None where it fails a check."""
    seat = position.seat
    worlds, trusts = position.worlds, getattr(position.worlds.part, "TRUSTS", (None,))
    for trust in trusts:
        worlds.trust = trust
        try:
            holds = verdict(position.look(CLOSE, "close", trust), seat, best).holds
        finally:
            worlds.trust = None
        if not holds:
            return None
    return confirm(position, best, greedy)


def confirm(position: Position, best: int, greedy: Move) -> Puzzle | None:
    """Look once more, in fresh worlds and at four times the effort, and have bots try it."""
    sample = position.look(AGAIN * CLOSE, "again")
    final = verdict(sample, position.seat)
    if best not in final.same or not final.holds:
        return None
    right = {position.moves[place] for place in final.same}
    judge, budget = JUDGE
    seed = derived(*position.source, "levels")
    chosen = bot(position.game.name, judge).choose(position.view, seed, budget)
    if greedy in right or read_move(position.game, chosen) not in right:
        return None
    levels = [level for level in ASKED if _finds(position, level, right)] + [judge]
    answers = _answers(position, sample, best, final.same, _explained(position, right, greedy))
    return Puzzle(
        id=identity_of(position.view),
        view=position.view,
        answers=answers,
        right=len(final.same),
        theme=theme(position.game.name, position.view, answers, len(final.same), _notation(position.game, greedy)),
        levels=levels,
        chance_surely=rounded(final.chance),
        points_surely=rounded(final.points),
        line=_line(position, best),
        source=position.source,
    )


def _finds(position: Position, level: str, right: set[Move]) -> bool:
    budget, times = ASKED[level]
    player = bot(position.game.name, level)
    found = sum(
        read_move(position.game, player.choose(position.view, derived(*position.source, level, time), budget)) in right
        for time in range(times)
    )
    return 2 * found > times


def _notation(game: Game, move: Move) -> list[str]:
    return [game.spec.text(action) for action in move]


def _explained(position: Position, right: set[Move], greedy: Move) -> dict[Move, list[Any]]:
    """Return why the moves next to the best, and greedy's, are worse."""
    decision = Decision(
        position.source[-1], position.round_number, position.seat, position.root, position.root, greedy, ()
    )
    choice = Choice(position.game, position.worlds, decision, position.source[1])
    choice.look(CLOSE * position.worlds.part.CHEAP)
    found: dict[Move, list[Any]] = {}
    order = choice.order()
    if choice.moves[order[0]] not in right:
        return found
    wrong = [place for place in order if choice.moves[place] not in right]
    for place in dict.fromkeys([*wrong[:EXPLAINED], choice.played]):
        choice.played = place
        choice.decision = replace(decision, move=choice.moves[place])
        found[choice.moves[place]] = reasons(choice)[1:]  # the first only says how much it loses
    return found


def _answers(
    position: Position, sample: Sample, best: int, same: frozenset[int], explained: dict[Move, list[Any]]
) -> list[Answer]:
    seat = position.seat
    chance, points = sample.means(CHANCE, seat), sample.means(POINTS, seat)
    order = sorted(range(len(chance)), key=lambda place: (place not in same, -chance[place], -points[place]))
    return [
        Answer(
            position.notation(place),
            rounded(chance[place]),
            rounded(points[place]),
            rounded(chance[best] - chance[place]),
            rounded(points[best] - points[place]),
            explained.get(position.moves[place], []),
        )
        for place in order
    ]


def _line(position: Position, best: int) -> list[Event]:
    """Return how it may go on after the best move: in a world where that brings neither much nor little."""
    game, seat, worlds = position.game, position.seat, position.worlds
    seed = derived(*position.source, "line")
    drawn, *_ = worlds.drawn(position.root, seat, WORLDS_OF_LINES, seed)
    results = worlds.evaluate(drawn, seat, [position.moves[best]], seed).results[:, 0, :, seat]
    order = np.lexsort((results[:, POINTS], results[:, CHANCE]))
    middle = int(order[len(order) // 2])
    match = Match(
        game, drawn[middle : middle + 1].copy(), worlds.table, FairDeal.seeded(seed), dealer=None, recorded=False
    )
    match.play(*position.notation(best), seat=seat, deal=False)
    player, number = bot(game.name, "instinct"), round_of(match.state)
    while not match.over and match.seats and len(match.moves) < LINE and round_of(match.state) == number:
        mover = match.seats[0]
        move = player.choose(match.view(mover, hints=False), derived(seed, len(match.moves)))
        match.play(*move, seat=mover, deal=False)
    return match.events[:]


def made(name: str, seed: int, number: int, themes: frozenset[str] = frozenset()) -> list[Puzzle]:
    """Return the puzzles of a match, of certain themes if any are named.

    At most one a round, for those of one round are alike.
    """
    found: dict[int, Puzzle] = {}
    for position, best, greedy in candidates(name, seed, number, themes):
        if position.round_number not in found:
            puzzle = examine(position, best, greedy)
            if puzzle is not None and (not themes or puzzle.theme in themes):
                found[position.round_number] = puzzle
    return list(found.values())
