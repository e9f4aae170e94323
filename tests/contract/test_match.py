"""Whole moves in, nothing half done: what `Match` promises holds for every game."""

import json
from random import Random

import pytest

import fuda
from fuda.core.fair import FairDeal
from fuda.core.match import Match
from tests.contract.tables import (
    MOST_STEPS,
    Table,
    begun,
    budget,
    match_at,
    much,
    on_every_table,
    play_on,
    play_out,
    positions,
    random_move,
    snapshot,
    viewers,
)

pytestmark = pytest.mark.compiled_only  # the kernels below are interpreted by test_rules and test_views


def matches(table: Table, count: int, seed: int = 1) -> list[Match]:
    """Matches that stand at random positions of other matches."""
    return [match_at(table.game, state) for state in positions(table, count, whole=True, seed=seed)]


def completed(match: Match, seat: int, rng: Random) -> list[tuple[str, ...]]:
    """A whole move for each action that a seat may begin with."""
    return [random_move(match, seat, rng, first) for first in match.legal(seat)]


@on_every_table
def test_legal_moves_are_offered_to_the_seats_that_may_act_and_to_nobody_else(table: Table):
    for match in matches(table, budget(60, 10)):
        assert match.seats
        assert match.seat == (match.seats[0] if len(match.seats) == 1 else None)
        for seat in range(table.game.seats):
            assert bool(match.legal(seat)) == (seat in match.seats)
            assert list(match.legal(seat)) == match.view(seat, hints=False)["legal"]


@on_every_table
def test_every_offered_move_is_accepted(table: Table):
    rng = Random(2)
    for match in matches(table, budget(40, 6)):
        for seat in match.seats:
            for move in completed(match, seat, rng):
                copied = match_at(table.game, match.state)
                copied.play(*move, seat=seat)
                assert len(copied.moves) == 1
                assert copied.state.tobytes() != match.state.tobytes()
                assert not any(begun(table.game, copied.state, s) for s in range(table.game.seats))


@on_every_table
def test_every_other_action_is_refused_by_a_clause_that_says_what_is_allowed_and_changes_nothing(table: Table):
    game, spec = table.game, table.spec
    clauses = {clause for _, section in spec.sections for clause in section}
    for match in matches(table, much(2, 2)):
        before = snapshot(match)
        for seat in range(game.seats):
            legal = set(match.legal(seat))
            for text in map(spec.text, range(spec.rules.ACTIONS)):
                if text in legal:
                    continue
                with pytest.raises(fuda.IllegalAction) as refused:
                    match.play(text, seat=seat)
                assert refused.value.clause in clauses, (text, str(refused.value))
                assert str(refused.value.clause) in str(refused.value)
                if seat in match.seats:
                    assert set(refused.value.allowed) == legal
                    assert next(iter(refused.value.allowed)) in str(refused.value)
                else:
                    assert f"seat {match.seats[0]}" in str(refused.value)
        assert snapshot(match) == before


@on_every_table
def test_a_move_may_come_in_any_order_and_is_kept_in_one(table: Table):
    rng = Random(3)
    for match in matches(table, budget(30, 5)):
        for seat in match.seats:
            move = random_move(match, seat, rng)
            kept: set[tuple[object, ...]] = set()
            for _ in range(3):
                copied = match_at(table.game, match.state)
                copied.play(*rng.sample(move, len(move)), seat=seat)
                kept.add(snapshot(copied))
            assert len(kept) == 1


@on_every_table
def test_what_is_refused_is_not_among_what_is_allowed(table: Table):
    """Whole moves that lack an action, or with another in its place; the kernel takes them in an order of its own."""
    rng, refused = Random(12), list[fuda.IllegalAction]()
    for match in matches(table, budget(40, 6), seed=7):
        before = snapshot(match)
        for seat in match.seats:
            for move in completed(match, seat, rng)[:4]:
                place, others = rng.randrange(len(move)), [text for text in match.legal(seat) if text not in move]
                less = (*move[:place], *move[place + 1 :])
                for wrong in (less, (*less, *others[:1]), (*move[:place], "no", *move[place + 1 :]), move[-2:]):
                    try:
                        match_at(table.game, match.state).play(*wrong, seat=seat)
                    except fuda.IllegalAction as error:
                        refused.append(error)
        assert snapshot(match) == before
    named = [(str(error).split(" is not allowed here")[0].strip("'"), error.allowed) for error in refused]
    assert not [(action, allowed) for action, allowed in named if action in allowed]
    assert named


@on_every_table
def test_half_a_move_changes_nothing_and_nobody_sees_it(table: Table):
    rng = Random(4)
    for match in matches(table, budget(30, 5)):
        before, seen = snapshot(match), [match.view(viewer) for viewer in viewers(table.game)]
        for seat in match.seats:
            move = random_move(match, seat, rng)
            for length in range(1, len(move)):
                assert not match.preview(seat, move[:length])["whole"]
                assert move[length] in match.legal(seat, move[:length])
                with pytest.raises(fuda.IllegalAction, match="not whole") as refused:
                    match.play(*move[:length], seat=seat)
                assert refused.value.allowed
            assert match.preview(seat, move)["whole"]
            assert match.legal(seat, move) == ()
            json.dumps(match.preview(seat, move))
        assert snapshot(match) == before
        assert [match.view(viewer) for viewer in viewers(table.game)] == seen


@on_every_table
def test_too_much_nothing_unknown_and_unseated_is_refused(table: Table):
    rng = Random(5)
    for match in matches(table, budget(10, 3)):
        before, seat = snapshot(match), match.seats[0]
        move = random_move(match, seat, rng)
        attempts = [
            (seat, (*move, *move)),
            (seat, (*move, match.legal(seat)[-1])),
            (seat, ()),
            (seat, ("no such action",)),
            (seat, ("",)),
            (seat, (*move, "")),
            (table.game.seats, move),
            (-1, move),
            (True, move),
            ("0", move),
        ]
        for who, actions in attempts:
            with pytest.raises(fuda.IllegalAction):
                match.play(*actions, seat=who)  # type: ignore[arg-type]
        for who in (table.game.seats, -1, True, "0"):
            for ask in (match.legal, match.view, match.preview, match.has_asked):
                with pytest.raises(fuda.IllegalAction, match="there is no seat"):
                    ask(who)  # type: ignore[arg-type]
        with pytest.raises(fuda.IllegalAction):
            match.legal(seat, ("no such action",))
        assert snapshot(match) == before


@on_every_table
def test_a_finished_match_has_winners_and_takes_nothing_more(table: Table):
    game, spec = table.game, table.spec
    for seed in range(budget(3, 1)):
        match = play_out(game.new(seed=seed), Random(seed))
        assert match.seats == match.legal() == ()
        assert match.seat is None
        assert len(match.scores) == game.seats
        assert match.winners
        best = (min if spec.fewest else max)(match.scores)
        leaders = tuple(seat for seat, score in enumerate(match.scores) if score == best)
        assert match.winners == leaders or len(leaders) > 1  # how a tie is settled is each game's own (YJ-30)
        before = snapshot(match)
        for seat in range(game.seats):
            assert match.legal(seat) == ()
            for action in range(0, spec.rules.ACTIONS, 7):
                with pytest.raises(fuda.IllegalAction, match="over"):
                    match.play(spec.text(action), seat=seat)
        with pytest.raises(fuda.IllegalAction, match="over"):
            match.stop(range(game.seats))
        match.deal()
        assert snapshot(match) == before


@on_every_table
def test_nobody_begins_a_move_when_nobody_may_act(table: Table):
    """No move that cannot be begun is called whole, and it is said why: at an end, a stop, and before the next deal."""
    game, spec = table.game, table.spec
    clauses = {clause for _, section in spec.sections for clause in section}
    ended, resigned = play_out(game.new(seed=1), Random(1)), game.new(seed=1)
    first = resigned.legal(resigned.seats[0])[0]
    resigned.resign(0)
    matches = [(ended, "is over", True), (resigned, "is over", False)]
    resting, rng = game.new(seed=2), Random(2)
    while not resting.over and not resting.resting:
        play_on(resting, rng, deal=False)
    if resting.resting:
        matches.append((resting, "waits for a deal", True))
        if spec.stop is not None:
            stopped = resting.fork()
            stopped.stop(seat for seat in range(game.seats))  # type: ignore[arg-type]
            matches.append((stopped, "is over", True))
    for match, said, named in matches:
        before = snapshot(match)
        assert match.legal() == match.legal(0) == ()
        assert not match.preview(0)["whole"]
        for ask in (
            lambda match=match: match.play(first),
            lambda match=match: match.play(first, seat=0),
            lambda match=match: match.legal(None, [first]),
            lambda match=match: match.legal(0, [first]),
            lambda match=match: match.preview(0, [first]),
        ):
            with pytest.raises(fuda.IllegalAction, match=said) as refused:
                ask()
            assert (refused.value.clause in clauses) == named
        for seat in (None, 0):
            with pytest.raises(fuda.IllegalAction, match="no action"):
                match.legal(seat, ["garbage"])
        assert snapshot(match) == before


@on_every_table
def test_a_move_begun_out_of_turn_is_not_whole(table: Table):
    for match in matches(table, budget(10, 2)):
        waiting = [seat for seat in range(table.game.seats) if seat not in match.seats]
        first = match.legal(match.seats[0])[0]
        for seat in waiting:
            for ask in (match.legal, match.preview):
                with pytest.raises(fuda.IllegalAction, match="turn") as refused:
                    ask(seat, [first])
                assert refused.value.clause


@on_every_table
def test_a_match_that_goes_on_has_no_winners_and_no_record(table: Table):
    match = table.game.new(seed=1)
    assert not match.over
    assert match.winners == ()
    with pytest.raises(fuda.FudaError, match="not over"):
        match.record()


@on_every_table
def test_a_record_goes_through_json_and_back_to_the_same_match(table: Table):
    game = table.game
    deals = [FairDeal.seeded(3), FairDeal(bytes(range(32)), bytes(range(16)), (b"one", b"another"))]
    for dealer, deal in zip((None, 1), deals, strict=True):
        match = play_out(game.new(deal=deal, dealer=dealer), Random(3))
        record = match.record()
        again = fuda.replay(json.loads(json.dumps(record)))
        assert again.record() == record
        assert again.events == match.events
        assert again.state.tobytes() == match.state.tobytes()
        for viewer in viewers(game):
            assert again.view(viewer) == match.view(viewer)
        assert record["dealer"] == dealer


@on_every_table
def test_the_first_dealer_can_be_named(table: Table):
    game = table.game
    for dealer in range(game.seats):
        match = game.new(seed=4, dealer=dealer)
        assert match.dealer == dealer
        assert match.over or match.seats
    with pytest.raises(fuda.FudaError, match="dealer"):
        game.new(seed=4, dealer=game.seats)


@on_every_table
def test_the_same_seed_and_moves_give_the_same_match(table: Table):
    one, other = table.game.new(seed=5), table.game.new(seed=5)
    rng = Random(5)
    for _ in range(budget(60, 20)):
        if one.over:
            break
        seat = rng.choice(one.seats)
        move = random_move(one, seat, rng)
        one.play(*move, seat=seat)
        other.play(*move, seat=seat)
        assert one.state.tobytes() == other.state.tobytes()
    assert snapshot(one) == snapshot(other)


@on_every_table
def test_players_may_stop_exactly_between_rounds_where_the_rules_let_them(table: Table):
    game, rng = table.game, Random(6)
    match = game.new(seed=6)
    everyone = range(game.seats)
    for _ in range(MOST_STEPS):
        if match.over:
            return
        with pytest.raises(fuda.IllegalAction):
            match_at(game, match.state).stop(everyone)
        play_on(match, rng, deal=False)
        if not match.seats and not match.over:
            break
        with pytest.raises(fuda.IllegalAction):
            match.stop(everyone)
    assert game.rules.resting(match.state, game.table)
    if table.spec.stop is None:
        with pytest.raises(fuda.IllegalAction, match="agree"):
            match.stop(everyone)
        return
    with pytest.raises(fuda.IllegalAction, match="missing: 0"):
        match.stop(range(1, game.seats))
    dealt = rng.random() < 0.5
    if dealt:
        match.deal()
    match.stop(everyone)
    assert match.over
    assert match.winners
    assert match.view(None)["to_act"] == []
    record = match.record()
    assert record["result"]["stopped"]
    assert fuda.replay(json.loads(json.dumps(record))).record() == record


@on_every_table
def test_a_rested_round_goes_on_as_if_it_had_not_rested(table: Table):
    straight, rested = table.game.new(seed=8), table.game.new(seed=8)
    rng = Random(8)
    for _ in range(budget(150, 40)):
        if straight.over:
            break
        seat = rng.choice(straight.seats)
        move = random_move(straight, seat, rng)
        straight.play(*move, seat=seat)
        rested.play(*move, seat=seat, deal=False)
        if not rested.seats and not rested.over:
            assert table.game.rules.resting(rested.state, rested.table)
            with pytest.raises(fuda.IllegalAction, match="waits for a deal"):
                rested.play(*move, seat=seat)
            rested.deal()
            assert snapshot(rested) == snapshot(straight)
        assert rested.state.tobytes() == straight.state.tobytes()
    assert snapshot(rested) == snapshot(straight)


@on_every_table
def test_events_are_json_name_clauses_and_count_the_moves(table: Table):
    clauses = {clause for _, section in table.spec.sections for clause in section}
    match = table.game.new(seed=7)
    rng, told = Random(7), 0
    assert all(event["move"] == 0 for event in match.events)
    while not match.over and len(match.moves) < budget(400, 60):
        told = len(match.events)
        play_on(match, rng)
        assert all(event["move"] == len(match.moves) for event in match.events[told:])
    assert match.events
    assert json.loads(json.dumps(match.events[:])) == match.events
    for event in match.events:
        assert set(event) - {"sound", "mark"} == {"key", "args", "clauses", "move"}
        assert event["key"].startswith(f"{table.name}-event-")
        assert set(event["clauses"]) <= clauses
