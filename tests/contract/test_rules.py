"""Every game's kernel keeps the contract: it ends, it always leaves something legal, and it says why not."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from fuda.core import steps
from fuda.core.contract import One
from fuda.core.host import copy, plain
from fuda.core.observation import unpack, words
from fuda.core.rng import streams
from tests.contract.tables import Table, budget, difference, much, on_every_table, positions, walk


@on_every_table
def test_random_play_ends(table: Table):
    for seed in range(budget(10, 1)):
        assert sum(1 for _ in walk(table.game, seed)) > 0


@on_every_table
def test_a_match_begins_the_same_in_a_state_that_was_used_before(table: Table):
    """A batch plays one match after another in the same records; nothing of the last one may be left."""
    game, new = table.game, np.zeros(1, table.spec.rules.STATE)
    game.rules.start(new, game.table)
    other = np.frombuffer(b"\x01" * new.nbytes, new.dtype).copy()
    for used in (other, *positions(table, budget(30, 6), whole=False, seed=6)):
        state = copy(used)
        game.rules.start(state, game.table)
        assert plain(state) == plain(new), difference(state, new)


@on_every_table
def test_exactly_the_seats_to_act_have_legal_actions_and_these_ascend(table: Table):
    game = table.game
    numbers = range(game.spec.rules.ACTIONS)
    for state in positions(table, budget(400, 40), whole=False):
        acting = int(game.rules.to_act(state, game.table))
        assert 0 < acting < 1 << game.seats
        for seat in range(game.seats):
            actions = game.actions(state, game.table, seat)
            assert actions == sorted(set(actions))
            assert bool(actions) == bool(acting >> seat & 1)
            assert all(action in numbers for action in actions)


@on_every_table
def test_an_action_is_refused_exactly_when_it_is_not_legal_and_by_a_clause_of_the_rulebook(table: Table):
    game, spec = table.game, table.spec
    clauses = {clause for _, section in spec.sections for clause in section}
    for state in positions(table, much(12, 12), whole=False):
        seen, before = plain(state), state.tobytes()
        for seat in range(game.seats):
            legal = set(game.actions(state, game.table, seat))
            for action in range(spec.rules.ACTIONS):
                clause = spec.refuse(seen, game.plain_table, seat, action)
                assert (clause is None) == (action in legal), (spec.text(action), seat, clause)
                assert clause is None or clause in clauses
        assert state.tobytes() == before


@on_every_table
def test_only_start_step_deal_blank_and_redeal_write_to_a_state_and_nothing_writes_to_the_table(table: Table):
    game, rules = table.game, table.game.rules
    ruled = game.table.tobytes()
    actions, cards = np.zeros(game.spec.rules.MOST_ACTIONS, np.int16), np.zeros(game.spec.rules.CARDS, np.int8)
    scores = np.zeros(game.seats, np.int32)
    for state in positions(table, budget(60, 15), whole=False):
        before = state.tobytes()
        rules.to_act(state, game.table)
        for seat in range(game.seats):
            rules.legal(state, game.table, seat, actions)
        rules.lot(state, game.table, cards)
        rules.over(state, game.table)
        rules.resting(state, game.table)
        rules.scores(state, game.table, scores)
        rules.winners(state, game.table)
        assert state.tobytes() == before
    assert game.table.tobytes() == ruled


@on_every_table
def test_the_rules_are_a_function_of_the_state(table: Table):
    """A copy of a state goes the same way: nothing is kept beside it."""
    game = table.game
    for state in positions(table, budget(60, 15), whole=False):
        acting = int(game.rules.to_act(state, game.table))
        seat = acting.bit_length() - 1
        action = game.actions(state, game.table, seat)[-1]
        one, other = copy(state), copy(state)
        game.rules.step(one, game.table, seat, action)
        game.rules.step(other, game.table, seat, action)
        assert one.tobytes() == other.tobytes()


@on_every_table
def test_a_lot_holds_different_cards_of_the_deck_in_ascending_order(table: Table):
    match = table.game.new(seed=1)
    assert match.shuffles
    for lot, dealt in match.shuffles:
        assert lot == sorted(set(lot)) == sorted(dealt)
        assert set(lot) <= set(range(len(table.spec.cards)))


@on_every_table
def test_marked_bits_are_the_actions_of_the_list(table: Table):
    game, rules = table.game, table.spec.rules
    of_steps = steps.load(rules)
    room, row = np.zeros(rules.MOST_ACTIONS, np.int16), np.zeros(words(rules.ACTIONS), np.uint32)
    for state, seat in _choices(table, budget(400, 40)):
        row[:] = 0
        of_steps.mark(state[0], game.table[0], seat, row, room)
        listed = list(game.actions(state, game.table, seat))
        assert np.flatnonzero(unpack(row, rules.ACTIONS)).tolist() == listed


@on_every_table
def test_random_actions_are_legal_and_each_is_as_likely(table: Table):
    """How far the counts are from equal ones, by chi-square over all positions together, is what chance makes of it."""
    game, rules = table.game, table.spec.rules
    of_steps, rng, room = steps.load(rules), streams(1), np.zeros(rules.MOST_ACTIONS, np.int16)
    times, free, squares = 25, 0, 0.0
    for state, seat in _choices(table, budget(60, 6)):
        listed = list(game.actions(state, game.table, seat))
        drawn = [int(of_steps.pick(state[0], game.table[0], seat, rng, room)) for _ in range(times * len(listed))]
        counts = Counter(drawn)
        assert counts.keys() <= set(listed)
        squares += sum((counts[action] - times) ** 2 / times for action in listed)
        free += len(listed) - 1
    assert free > 0
    assert abs(squares - free) < 5 * (2 * free) ** 0.5, (squares, free)


def _choices(table: Table, count: int) -> Iterator[tuple[One, int]]:
    """Positions, each with every seat that may act in it."""
    game = table.game
    for state in positions(table, count, whole=False):
        acting = int(game.rules.to_act(state, game.table))
        yield from ((state, seat) for seat in range(game.seats) if acting >> seat & 1)
