"""What leaves a table, field by field, without any server: the right thing to the right seat at the right stage."""

import json
from typing import Any

import msgspec
import pytest

import fuda
from fuda.core.statement import SignedStart, Statement
from fuda.server import entries as log
from fuda.server import wire
from fuda.server.changes import Shown, table_pieces, view_pieces
from fuda.server.projection import NOBODY, Outlook, PublicPresence, brief, info, view
from tests.server.test_tables import Story, opened

HASH, NONCE = "22" * 32, "33" * 32
STATED = Statement(
    server="55" * 32, at=1, attempt=1, match="00" * 16, commitment="66" * 32, game="koikoi", rules=1, table="77" * 32,
    dealer=None, seats=[],
)  # fmt: skip
SIGNED = SignedStart(STATED, "88" * 64)


def told(story: Story, presence: PublicPresence = NOBODY) -> wire.TableInfo:
    return info(story.table, presence)


def update(story: Story, seat: int | None, since: int = 0) -> dict[str, Any]:
    return json.loads(Outlook(story.table, NOBODY).update(seat, since))


def finished(*seats: str, **options: Any) -> Story:
    """A match of one round, played to its end."""
    story = Story(opened(*seats, rounds=1, tiebreak="draw", **options)).deal()
    while story.table.stage != "over":
        story.add(log.Dealt()) if story.table.rest else story.move()
    return story


def test_a_table_that_nobody_has_started_shows_nothing_of_a_match():
    found = told(Story(opened("A", "open", rounds=3)), PublicPresence(people=("A",), spectators=2, resting=5))
    assert (found.id, found.game, found.host, found.stage) == ("t", "koikoi", "A", "open")
    assert (found.moves, found.to_act, found.start, found.end, found.resting) == (0, [], None, None, False)
    assert (found.spectators, found.seq, found.created, found.listed) == (2, 1, 1_000, True)
    assert (found.time.deadlines, found.time.resting) == ([None, None], 5)
    assert (found.aborts, found.ready, found.stopping, found.again, found.next, found.back) == (
        [],
        [],
        [],
        [],
        None,
        None,
    )
    assert found.changed == ["rounds"]
    assert found.options["rounds"] == 3


def test_what_a_table_was_opened_with_is_told():
    first = opened("A", "greedy", clock="fast")
    first.listed, first.memory, first.guide, first.day = False, True, True, "2026-11-16"
    found = told(Story(first))
    assert (found.listed, found.memory, found.guide, found.day, found.clock) == (
        False,
        True,
        True,
        "2026-11-16",
        "fast",
    )
    assert found.time.kind == "fast"
    assert found.preset == fuda.game("koikoi").preset


def test_who_sits_where_and_who_is_here_is_told():
    story = Story(opened("A", "held", "greedy", "open", game="kocka"))
    alone = told(story, PublicPresence(people=("A",))).seats
    assert [seat.kind for seat in alone] == ["person", "held", "bot", "open"]
    assert [seat.connected for seat in alone] == [True, False, True, False]
    assert [seat.level for seat in alone] == [None, None, "greedy", None]
    assert (alone[0].name, alone[0].person) == ("A", "A")
    assert [seat.connected for seat in told(story).seats] == [False, False, True, False]
    assert not any(
        seat.connected for seat in told(Story(opened("open", "held")), PublicPresence(people=("A", ""))).seats
    )


def test_who_is_played_for_and_who_has_resigned_is_told():
    story = Story(opened("A", "B", "greedy", "C", game="kocka")).deal()
    assert [seat.substitute for seat in told(story).seats] == [False, False, False, False]
    story.add(log.Away(seat=0), log.Resigned(seat=1))
    assert [seat.substitute for seat in told(story).seats] == [True, True, False, False]
    assert [seat.resigned for seat in told(story).seats] == [False, True, False, False]


def test_a_start_shows_no_nonce_before_all_are_in_and_no_secret_before_the_end():
    story = Story(opened("A", "B", rounds=1, tiebreak="draw"))
    assert told(story).start is None
    story.add(log.Started(match="00" * 16, secret="11" * 32, vows=True))
    begun = told(story, PublicPresence(starting=9)).start
    assert begun is not None
    assert (begun.match, begun.attempt, begun.vows, begun.deadline) == ("00" * 16, 1, {}, 9)
    assert begun.commitment
    story.add(log.Vowed(seat=1, hash=HASH), log.Vowed(seat=0, hash="44" * 32), log.Shown(seat=1, nonce=NONCE))
    vowed = told(story).start
    assert vowed is not None
    assert list(vowed.vows.items()) == [("0", "44" * 32), ("1", HASH)]
    assert (vowed.nonces, vowed.secret) == (None, None)
    assert NONCE not in msgspec.json.encode(told(story)).decode()


def test_nonces_are_shown_while_playing_and_the_secret_when_it_is_over():
    story = Story(opened("A", "greedy", rounds=1, tiebreak="draw")).deal()
    playing = told(story).start
    assert playing is not None
    assert (playing.nonces, playing.secret) == ({}, None)
    over = told(finished("A", "greedy")).start
    assert over is not None
    assert over.secret == "11" * 32


def test_what_was_signed_is_shown_before_and_after_a_match_and_left_out_of_its_many_updates():
    begun = log.Started(match="00" * 16, secret="11" * 32, vows=True, signed=SIGNED)
    story = Story(opened("A", "greedy", rounds=1, tiebreak="draw")).add(begun)
    stated = {}
    stated[story.table.stage] = told(story).start
    story.add(log.Vowed(seat=0, hash=HASH), log.Shown(seat=0, nonce=NONCE))
    stated[story.table.stage] = told(story).start
    story.add(log.Resigned(seat=0))
    stated[story.table.stage] = told(story).start
    assert {stage: start and start.signed for stage, start in stated.items()} == {
        "starting": SIGNED,
        "playing": None,
        "over": SIGNED,
    }


def test_how_often_the_coach_was_asked_is_told():
    first = opened("A", "greedy")
    first.coach = True
    story = Story(first)
    assert told(story).asked == 0
    story.deal()
    while story.table.match is None or story.table.match.seats != (0,):
        story.move()
    assert told(story.add(log.Asked(seat=0))).asked == 1


def test_the_last_ten_failed_starts_are_shown_and_the_next_is_counted_after_all_of_them():
    story = Story(opened("A", "B"))
    for number in range(12):
        story.add(log.Started(match=f"{number:032x}", secret="11" * 32, vows=True), log.Aborted(missing=[0]))
    story.add(log.Started(match="ff" * 16, secret="11" * 32, vows=True))
    found = told(story)
    assert [abort.match for abort in found.aborts] == [f"{number:032x}" for number in range(2, 12)]
    assert found.start is not None
    assert found.start.attempt == 13


def test_turns_and_deadlines_are_told_while_a_match_is_played():
    story = Story(opened("A", "B", clock="fast", rounds=1, tiebreak="draw")).deal()
    [seat] = story.table.match.seats  # type: ignore[union-attr]
    running = PublicPresence(deadlines={seat: 135_000})
    found = told(story, running)
    assert found.to_act == [seat]
    assert found.time.deadlines[seat] == 135_000
    assert found.time.deadlines[1 - seat] is None
    assert found.time.reserves == story.table.reserves
    assert found.moves == 0
    assert told(story.move()).moves == 1
    over = finished("A", "B", clock="fast")
    assert told(over, running).time.deadlines == [None, None]
    assert told(over).to_act == []
    given_up = Story(opened("A", "B")).deal().add(log.Closed())  # in the middle, when somebody was to act
    assert (told(given_up).stage, told(given_up).to_act) == ("over", [])


def test_what_people_have_said_between_rounds_and_after_the_match_is_told_in_order():
    story = Story(opened("A", "B", "C", "D", game="kocka", word="KOT")).deal().until_rest()
    assert told(story).resting
    found = told(
        story.add(
            log.Readied(seat=2), log.Readied(seat=0), log.Agreed(seat=3, agree=True), log.Agreed(seat=1, agree=True)
        )
    )
    assert (found.ready, found.stopping) == ([0, 2], [1, 3])
    over = finished("A", "B").add(log.RematchRequested(seat=1), log.RematchRequested(seat=0), log.Followed(table="t2"))
    assert (told(over).again, told(over).next) == ([0, 1], "t2")


def test_an_end_is_told_with_scores_winners_and_who_resigned():
    story = finished("A", "greedy")
    match, found = story.table.match, told(story).end
    assert match is not None
    assert found is not None
    assert (found.ending, found.scores, found.winners) == ("played", list(match.scores), list(match.winners))
    assert found.resigned == []
    given_up = told(Story(opened("A", "B")).deal().add(log.Resigned(seat=1))).end
    assert given_up is not None
    assert (given_up.ending, given_up.resigned) == ("resigned", [1])
    closed = told(Story(opened("A", "open")).add(log.Closed())).end
    assert closed is not None
    assert (closed.scores, closed.winners) == ([], [])


def test_a_view_has_no_memory_unless_the_table_was_opened_with_it():
    story = Story(opened("A", "greedy"))
    assert view(story.table, 0) is None
    assert "memory" not in (view(story.deal().table, 0) or {})
    first = opened("A", "greedy")
    first.memory = True
    remembered = view(Story(first).deal().table, 0)
    assert remembered is not None
    assert "memory" in remembered
    assert remembered["seat"] == 0
    assert (view(story.table, None) or {})["seat"] is None


def test_an_update_tells_what_happened_since_and_no_more():
    story = Story(opened("A", "greedy", rounds=2)).deal()
    for _ in range(4):
        story.move()
    whole = update(story, 0)
    assert story.table.match is not None
    assert [event["key"] for event in whole["events"]] == [event["key"] for event in story.table.match.events]
    assert (whole["since"], whole["seq"], whole["seat"], whole["recall"]) == (0, 6, 0, 0)
    last = update(story, 0, since=5)
    assert last["events"] == whole["events"][story.table.marks[5] :]
    assert 0 < len(last["events"]) < len(whole["events"])
    ahead = update(story, None, since=99)  # seen before the log was put back from a copy
    assert (ahead["since"], ahead["events"]) == (6, [])
    assert update(Story(opened("A", "open")), 0)["events"] == []
    assert update(Story(opened("A", "open")), 0)["view"] is None


def test_each_view_is_made_once():
    story = Story(opened("A", "greedy")).deal()
    outlook = Outlook(story.table, NOBODY)
    first, other = json.loads(outlook.update(0, 0)), json.loads(outlook.update(None, 0))
    assert (first["view"]["seat"], other["view"]["seat"]) == (0, None)
    story.table.host = "somebody else"  # what was made stays
    assert json.loads(outlook.update(0, 0)) == first
    assert first["table"] == other["table"] == json.loads(msgspec.json.encode(told(story))) | {"host": "A"}


def test_what_has_changed_is_told_as_differences_and_all_of_it_where_that_is_not_longer():
    story = Story(opened("A", "greedy")).deal()
    before, seq = Outlook(story.table, NOBODY).shown(0), story.table.seq
    after = Outlook(story.move().table, NOBODY)
    change = msgspec.json.decode(after.change(0, seq, before), type=wire.Change)
    assert (change.since, change.seq, change.seat) == (seq, story.table.seq, 0)
    assert (["moves"], 1) in [(path, told[0]) for path, *told in change.table]
    options = {str(place): "long" * 9 for place in range(200)}  # of a table that was quite another
    other = msgspec.structs.replace(told(story), options=options)
    whole = after.change(0, seq, Shown(table_pieces(other), before.view))
    assert whole == after.update(0, seq)
    assert json.loads(whole)["type"] == "update"


def test_a_view_is_made_anew_only_when_something_has_happened_in_the_match():
    story = Story(opened("A", "greedy")).deal()
    before = Outlook(story.table, NOBODY).shown(0)
    waiting = Outlook(story.table, PublicPresence(spectators=1))
    assert waiting.shown(0, before).view is before.view
    assert json.loads(waiting.change(0, story.table.seq, before))["view"] == []
    for seat in (None, 1):  # what another seat saw is nobody else's
        assert Outlook(story.table, NOBODY).shown(seat, before).view == view_pieces(view(story.table, seat) or {})
    moved = Outlook(story.move().table, NOBODY).shown(0, before)
    assert moved.view != before.view
    assert story.table.match is not None
    story.table.match.resign(0)
    resigned = Outlook(story.table, NOBODY).shown(0, moved).view
    assert resigned is not None
    assert json.loads(resigned.whole())["phase"] == "resigned"


def kocka(*, memory: bool = False, **options: Any) -> Story:
    """Kouřící kočka in the second trick."""
    first = opened("A", "greedy", "greedy", "greedy", game="kocka", **options)
    first.memory = memory
    story = Story(first).deal()
    while story.table.match is None or len(story.table.match.moves) < 10:
        story.move()
    return story


def test_no_trick_before_the_last_is_told_where_the_game_forgets_them():
    story = kocka()
    recall = Outlook(story.table, NOBODY).recall
    assert story.table.match is not None
    leads = [event["move"] for event in story.table.match.events if event["key"] == "kocka-event-lead"]
    assert recall == leads[-1] > 0
    found = update(story, 0)
    assert found["recall"] == recall
    assert min(event["move"] for event in found["events"]) == recall  # that move's own event too
    for open_to_all in (kocka(memory=True), kocka(open_history=True)):
        assert Outlook(open_to_all.table, NOBODY).recall == 0
        assert len(update(open_to_all, 0)["events"]) > len(found["events"])
    over = story.add(log.Resigned(seat=0))
    assert over.table.stage == "over"
    assert Outlook(over.table, NOBODY).recall == 0
    assert Outlook(Story(opened("A", "open", "open", "open", game="kocka")).table, NOBODY).recall == 0
    assert Outlook(Story(opened("A", "greedy")).deal().table, NOBODY).recall == 0


def test_a_list_has_no_decks():
    table = told(Story(opened("A", "greedy", rounds=3)))
    whole = msgspec.structs.replace(table, options={**table.options, "deck": {"title": "mine"}, "names": ["a"]})
    short = brief(whole)
    assert short.options == {**table.options, "deck": {}, "names": {}}
    assert list(short.options) == list(whole.options)
    assert msgspec.structs.replace(short, options=whole.options) == whole
    assert short.start is None


def test_a_list_has_of_a_start_only_what_is_short():
    story = Story(opened("A", "B")).add(log.Started(match="00" * 16, secret="11" * 32, vows=True, signed=SIGNED))
    table = told(story)
    assert table.start is not None
    short = brief(table).start
    assert short == msgspec.structs.replace(table.start, signed=None)


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_only_rules_that_differ_from_the_preset_are_named(preset: str):
    first = opened("A", "open", rounds=4, gaji=True)
    first.preset = preset
    table = Story(first).table
    assert table.game.changed == [
        option.name for option in table.game.spec.options if option.name in ("rounds", "gaji")
    ]
    first.options = {}
    assert Story(first).table.game.changed == []
