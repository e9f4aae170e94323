"""Puzzles and exercises looked at again: in worlds of another seed, and by the bots of today."""

import msgspec

from fuda.bots import bot, game_of
from fuda.bots.scale import CHANCE
from fuda.core.contract import Exercise
from fuda.review.lessons import match_of
from fuda.review.puzzles import Puzzle
from fuda.review.puzzles.making import CLOSE, confirm, read_move
from fuda.review.puzzles.position import Position, lower_end, verdict
from fuda.review.trajectory import all_moves, blanked, round_of
from fuda.review.worlds import Worlds, derived


def renewed(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """Return a puzzle as it is today, in worlds of another seed at the full effort; None where it does not hold."""
    view = puzzle.view
    game = game_of(view)
    root, seat = game.parse(view), view["seat"]
    moves = all_moves(game, root, game.table, seat) or []
    position = Position(game, Worlds(game, game.table), root, view, seat, moves, round_of(root), [seed, *puzzle.source])
    best = moves.index(read_move(game, puzzle.answers[0].move))
    greedy = read_move(game, bot(game.name, "greedy").choose(view, derived(*position.source, "greedy")))
    found = confirm(position, best, greedy)
    return found and msgspec.structs.replace(found, source=puzzle.source)


def confirmed(game: str, exercise: Exercise, seed: int) -> bool:
    """Tell whether no move of a lesson's exercise is surely better than its answers, in worlds of a seed."""
    match, seat = match_of(game, exercise), exercise.seat
    root = blanked(match.game, match.state, match.table, seat)
    moves = all_moves(match.game, root, match.table, seat) or []
    view, worlds = match.game.project(root, seat, hints=False), Worlds(match.game, match.table)
    position = Position(match.game, worlds, root, view, seat, moves, round_of(root), [seed])
    sample = position.look(CLOSE, "exercise")
    best = verdict(sample, seat).best
    right = [sorted(move) for move in exercise.right]
    places = [place for place in range(len(moves)) if sorted(position.notation(place)) in right]
    return any(place == best or lower_end(sample.difference(best, place, CHANCE, seat)) <= 0 for place in places)
