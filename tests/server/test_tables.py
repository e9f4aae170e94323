"""A table as the fold over its log, without any server: seats, ends, clocks and what is due."""

from random import Random
from unittest.mock import Mock

import pytest

import fuda
from fuda.core.errors import FudaError
from fuda.server import entries as log
from fuda.server import wire
from fuda.server.clocks import Clocks, Turn
from fuda.server.commands import Refuse, decide
from fuda.server.decide import loser
from fuda.server.due import due
from fuda.server.entries import Entries, Row, decode, encode
from fuda.server.messages import Asker
from fuda.server.presence import Attendance
from fuda.server.projection import NOBODY, info
from fuda.server.settings import Settings
from fuda.server.signing import Signer
from fuda.server.tables import Table, fold

SETTINGS = Settings()
LEVELS = ("random", "greedy")
UNSIGNED = Mock(Signer, start=lambda *_: None)  # a server that states nothing


def opened(*seats: str, game: str = "koikoi", clock: wire.Clock = "none", **options: object) -> log.Opened:
    """A table; a capital letter is a person, anything else a kind or a level."""
    placed = [
        log.Placed(kind="person", person=s, name=s.title())
        if s.isupper()
        else log.Placed(kind=s)  # type: ignore[arg-type]
        if s in ("open", "held")
        else log.Placed(kind="bot", level=s)
        for s in seats
    ]
    preset = fuda.game(game).preset
    return log.Opened(
        game=game, preset=preset, options=dict(options), seats=placed, host="A", listed=True, clock=clock, memory=False,
        start=False, guide=False, key="the-key",
    )  # fmt: skip


class Story:
    """A log that is being written, with its table."""

    def __init__(self, first: log.Opened, at: int = 1_000) -> None:
        self.rows = [Row(seq=1, at=at, entry=first)]
        self.table = Table("t", self.rows[0], fuda.game)

    def add(self, *entries: Entries, at: int = 2_000) -> "Story":
        rows = [Row(seq=self.table.seq + 1 + i, at=at, entry=entry) for i, entry in enumerate(entries)]
        self.table = self.table.after(rows)
        self.rows += rows
        return self

    def ask(self, person: str, command: wire.Commands) -> "Story":
        return self.add(*decide(self.table, Asker(person, person.title()), command, LEVELS, UNSIGNED))

    def refusal(self, person: str, command: wire.Commands) -> str:
        with pytest.raises(Refuse) as refused:
            decide(self.table, Asker(person, person.title()), command, LEVELS, UNSIGNED)
        return refused.value.code

    def deal(self, at: int = 2_000) -> "Story":
        return self.add(log.Started(match="00" * 16, secret="11" * 32, vows=False), at=at)

    def move(self, at: int = 3_000, by: str = "person", used: int = 0) -> "Story":
        """The first seat that may act moves at random."""
        match = self.table.match
        assert match is not None
        seat, begun, dice = match.seats[0], list[str](), Random(len(match.moves))
        while following := match.legal(seat, begun):
            begun.append(dice.choice(following))
        return self.add(log.Moved(seat=seat, actions=begun, by=by, used=used), at=at)  # type: ignore[arg-type]

    def until_rest(self) -> "Story":
        while self.table.rest is None:
            self.move()
        return self

    @property
    def kinds(self) -> list[str]:
        return [occupant.kind for occupant in self.table.occupants]


def attendance(*seats: int, gone: dict[int, int] | None = None, since: int = 0, sockets: int = 1) -> Attendance:
    return Attendance(frozenset(seats), sockets if seats else 0, gone or {}, since, since, since)


def look(story: Story, here: Attendance, now: int, clocks: Clocks | None = None) -> tuple[list[Entries], int | None]:
    found = due(story.table, here, clocks or Clocks("none", 0), SETTINGS, now)
    return found.entries, found.next


def test_a_table_is_the_fold_of_its_log_whenever_it_is_folded():
    story = Story(opened("A", "greedy", rounds=2)).deal().until_rest().add(log.Readied(seat=0), log.Dealt())
    while story.table.stage != "over":
        story.add(log.Dealt()) if story.table.rest else story.move()
    stored = [Row(seq=r.seq, at=r.at, entry=decode(encode(r.entry)), left=r.left) for r in story.rows]
    again = fold("t", stored, fuda.game)
    assert again is not None
    assert info(again, NOBODY) == info(story.table, NOBODY)
    assert again.match is not None
    assert story.table.match is not None
    assert again.match.record() == story.table.match.record()
    assert again.marks == story.table.marks
    assert fold("t", [], fuda.game) is None


def test_a_log_with_a_gap_or_without_its_beginning_is_no_table():
    story = Story(opened("A", "greedy"))
    with pytest.raises(FudaError, match="entry 3 does not follow entry 1"):
        story.table.apply(Row(seq=3, at=0, entry=log.Dealt()))
    with pytest.raises(FudaError, match="does not begin"):
        fold("t", [Row(seq=1, at=0, entry=log.Dealt())], fuda.game)
    with pytest.raises(FudaError, match="opened once"):
        story.add(opened("A", "greedy"))
    with pytest.raises(FudaError, match="nobody plays yet"):
        story.add(log.Dealt())


def test_a_copy_has_everything_and_shares_nothing_that_grows():
    story = Story(opened("A", "B", clock="fast")).deal().until_rest()
    copy = story.table.after([])
    assert vars(copy).keys() == vars(story.table).keys()
    for name, value in vars(story.table).items():
        if isinstance(value, list | dict | set) and name != "left":  # which is replaced as a whole
            assert vars(copy)[name] == value
            assert vars(copy)[name] is not value, name
    assert copy.match is not story.table.match


def test_what_comes_after_leaves_what_was_before_as_it_was():
    story = Story(opened("A", "greedy")).deal()
    before = story.table
    seen = info(before, NOBODY)
    story.move()
    assert info(before, NOBODY) == seen
    assert before.match is not None
    assert before.match.moves == []


def test_seats_are_taken_freed_filled_and_held():
    story = Story(opened("A", "open", "held", "open", game="kocka"))
    assert story.refusal("B", wire.Sit(id="x", seat=9)) == "unknown"
    assert story.refusal("B", wire.Sit(id="x", seat=0)) == "taken"
    assert story.refusal("B", wire.Sit(id="x", seat=2)) == "taken"
    assert story.refusal("B", wire.Sit(id="x", seat=2, key="another")) == "taken"
    story.ask("B", wire.Sit(id="x", seat=2, key="the-key"))
    assert story.refusal("B", wire.Sit(id="x", seat=1)) == "not-now"
    assert story.refusal("B", wire.Fill(id="x", level="greedy")) == "not-host"
    assert story.refusal("A", wire.Start(id="x")) == "not-full"
    assert story.refusal("A", wire.Fill(id="x", level="god")) == "unknown"
    assert story.refusal("A", wire.Fill(id="x", level="greedy", seat=2)) == "taken"
    story.ask("A", wire.Fill(id="x", level="random", seat=1)).ask("A", wire.Fill(id="x", level="greedy"))
    assert story.kinds == ["person", "bot", "person", "bot"]
    assert [occupant.level for occupant in story.table.occupants] == [None, "random", None, "greedy"]
    assert story.refusal("A", wire.Free(id="x", seat=0)) == "not-now"
    assert story.refusal("A", wire.Free(id="x", seat=7)) == "unknown"
    story.ask("A", wire.Free(id="x", seat=2)).ask("A", wire.Free(id="x", seat=2))
    assert story.kinds == ["person", "bot", "open", "bot"]
    assert story.refusal("C", wire.Leave(id="x")) == "not-seated"


def test_the_host_passes_the_table_on_and_the_last_one_closes_it():
    story = Story(opened("A", "B", "open", "open", game="kocka")).ask("A", wire.Leave(id="x"))
    assert story.table.host == "B"
    story.ask("B", wire.Leave(id="x"))
    assert (story.table.stage, story.table.ending) == ("over", "abandoned")
    assert story.refusal("A", wire.Sit(id="x", seat=0)) == "not-now"


def test_with_two_seats_who_resigns_loses():
    story = Story(opened("A", "B")).deal().ask("A", wire.Resign(id="x"))
    end = info(story.table, NOBODY).end
    assert end is not None
    assert (end.ending, end.winners, end.resigned) == ("resigned", [1], [0])
    assert story.refusal("B", wire.Resign(id="x")) == "not-now"


def test_with_more_seats_a_bot_plays_on_until_no_person_is_left():
    story = Story(opened("A", "B", "greedy", "greedy", game="kocka")).deal().ask("A", wire.Resign(id="x"))
    assert story.table.stage == "playing"
    assert story.table.occupants[0].driven
    assert story.refusal("A", wire.Resign(id="x")) == "not-seated"
    assert story.refusal("A", wire.Stop(id="x", agree=True)) == "not-now"
    story.ask("B", wire.Resign(id="x"))
    assert (story.table.stage, story.table.ending) == ("over", "resigned")
    assert story.table.match is not None
    assert story.table.match.winners == (2, 3)


def test_who_leaves_a_match_may_sit_down_again_and_who_resigned_may_not():
    story = Story(opened("A", "B")).deal().ask("A", wire.Leave(id="x"))
    assert story.table.occupants[0].driven
    assert story.refusal("C", wire.Sit(id="x", seat=0)) == "not-now"
    story.ask("A", wire.Sit(id="x", seat=0))
    assert not story.table.occupants[0].driven
    cat = Story(opened("A", "B", "greedy", "greedy", game="kocka")).deal().ask("A", wire.Resign(id="x"))
    cat.ask("A", wire.Sit(id="x", seat=0))
    assert cat.table.occupants[0].resigned


def test_people_may_agree_to_stop_between_rounds_and_bots_always_do():
    story = Story(opened("A", "B", rounds=3)).deal().ask("A", wire.Stop(id="x", agree=True))
    assert story.table.stage == "playing"
    story.ask("A", wire.Stop(id="x", agree=False)).until_rest()
    story.ask("B", wire.Stop(id="x", agree=True))
    assert story.table.stage == "playing"
    story.ask("A", wire.Stop(id="x", agree=True))
    assert (story.table.stage, story.table.ending) == ("over", "stopped")
    alone = Story(opened("A", "greedy", rounds=3)).deal().until_rest().ask("A", wire.Stop(id="x", agree=True))
    assert alone.table.ending == "stopped"


def test_an_abandoned_match_has_no_winner_and_shows_its_secret():
    story = Story(opened("A", "B")).deal().move().add(log.Closed())
    seen = info(story.table, NOBODY)
    assert seen.end is not None
    assert seen.start is not None
    assert (seen.end.ending, seen.end.winners, seen.start.secret) == ("abandoned", [], "11" * 32)
    assert story.table.match is not None
    assert fuda.replay(story.table.match.record()).over


def test_a_turn_lasts_while_others_act_and_begins_anew_after_ones_own_move():
    story = Story(opened("A", "B", "C", "D", game="kocka")).deal(at=5_000)
    assert set(story.table.turns.values()) == {Turn(2, 5_000)}
    story.move(at=6_000)
    assert set(story.table.turns) == {1, 2, 3}
    assert story.table.turns[3] == Turn(2, 5_000)


def test_ready_is_asked_for_after_a_round_alone():
    story = Story(opened("A", "B", rounds=2)).deal()
    assert story.refusal("A", wire.Ready(id="x", seen=2)) == "not-now"
    story.until_rest()
    seq = story.table.seq
    assert story.refusal("A", wire.Ready(id="x", seen=seq - 1)) == "stale"
    story.ask("A", wire.Ready(id="x", seen=seq)).ask("A", wire.Ready(id="x", seen=seq))
    assert story.table.ready == {0}
    assert story.table.seq == seq + 1


def test_the_loser_of_the_cat_deals_the_next_one():
    story = Story(opened("A", "B", "C", "D", game="kocka", word="AHA")).deal()
    while story.table.stage != "over":
        story.add(log.Dealt()) if story.table.rest else story.move()
    assert story.table.match is not None
    scores = story.table.match.scores
    assert loser(story.table) == scores.index(max(scores))
    koikoi = Story(opened("A", "B")).deal().ask("A", wire.Resign(id="x"))
    assert loser(koikoi.table) == 0


def test_a_round_waits_until_all_who_are_here_have_read_it():
    story = Story(opened("A", "B", rounds=3)).deal().until_rest()
    assert look(story, attendance(0, 1), 86_400_000) == ([], None)
    story.ask("A", wire.Ready(id="x", seen=story.table.seq))
    assert look(story, attendance(0, 1), 86_400_000) == ([], None)
    assert look(story, attendance(0), 86_400_000)[0] == [log.Dealt()]
    story.ask("B", wire.Ready(id="y", seen=story.table.seq))
    assert look(story, attendance(0, 1), 86_400_000)[0] == [log.Dealt()]


def test_by_the_clock_a_round_goes_on_when_all_who_are_here_have_read_it_or_after_its_time():
    story = Story(opened("A", "B", rounds=3, clock="casual")).deal().until_rest()
    ended = story.table.rest
    assert ended is not None
    assert look(story, attendance(0, 1), ended.at) == ([], ended.at + 30_000)
    assert look(story, attendance(0, 1), ended.at + 30_000)[0] == [log.Dealt()]
    story.ask("A", wire.Ready(id="x", seen=story.table.seq))
    assert look(story, attendance(0, 1), ended.at)[0] == []
    assert look(story, attendance(0), ended.at)[0] == [log.Dealt()]
    assert look(story, attendance(1), ended.at)[0] == []
    # Nobody is there: it waits, and who comes back has time to read.
    assert look(story, attendance(), ended.at + 40_000)[0] == []
    assert look(story, attendance(1, since=90_000), 100_000) == ([], 120_000)


def test_a_round_of_bots_goes_on_at_once_where_somebody_watches():
    story = Story(opened("greedy", "greedy", rounds=2)).deal().until_rest()
    watched = Attendance(frozenset(), 1, {}, 0, 0, 0)
    rest = story.table.rest
    assert rest is not None
    assert due(story.table, watched, Clocks("none", 0), SETTINGS, rest.at + 2_000).entries == [log.Dealt()]
    assert due(story.table, attendance(), Clocks("none", 0), SETTINGS, rest.at + 2_000).entries == []


def test_a_bot_plays_for_who_has_vanished_after_a_grace_while_somebody_waits():
    story = Story(opened("A", "B")).deal(at=10_000)
    seat = next(iter(story.table.turns))
    other = 1 - seat
    assert look(story, attendance(other, gone={seat: 50_000}), 60_000) == ([], 110_000)
    assert look(story, attendance(other, gone={seat: 50_000}), 110_000)[0] == [log.Away(seat=seat)]
    assert look(story, attendance(gone={0: 0, 1: 0}), 110_000)[0] == []
    assert look(story, attendance(0, 1), 500_000)[0] == []
    story.add(log.Away(seat=seat))
    assert story.table.occupants[seat].driven
    story.add(log.Back(seat=seat))
    assert not story.table.occupants[seat].driven


def test_a_match_that_everybody_left_is_abandoned_after_a_day():
    story = Story(opened("A", "B")).deal()
    day = 86_400_000
    assert look(story, attendance(), day - 1) == ([], day)
    assert look(story, attendance(), day)[0] == [log.Closed()]
    alone = Story(opened("A", "greedy")).deal()
    assert look(alone, attendance(), 1000 * day) == ([], None)
    fresh = Story(opened("A", "open"))
    assert look(fresh, attendance(), 3_600_000)[0] == [log.Closed()]
    assert look(fresh, attendance(0), 3_600_000) == ([], None)


def test_clocks_run_while_somebody_is_there_and_are_charged_to_the_reserve():
    clocks = Clocks("fast", 0)
    clocks.run(here=True, now=0)
    clocks.follow({0: Turn(2, 0)}, [120_000, 120_000], {}, 0)
    assert clocks.deadline(0, 10_000) == 135_000
    assert clocks.deadline(1, 10_000) is None
    clocks.run(here=False, now=20_000)
    assert clocks.deadline(0, 500_000) is None
    assert clocks.left(0, 500_000) == 115_000
    clocks.run(here=True, now=600_000)
    assert clocks.deadline(0, 600_000) == 715_000
    assert clocks.used(0, 605_000) == 25_000
    assert clocks.snapshot(605_000) == {"0": 110_000}
    story = Story(opened("A", "B", clock="fast")).deal().move(used=25_000)
    [mover] = {seat for seat, left in enumerate(story.table.reserves) if left != 120_000}
    assert story.table.reserves[mover] == 110_000


def test_a_turn_that_goes_on_after_a_restart_has_what_it_had():
    clocks = Clocks("casual", 1_000_000)
    clocks.follow({0: Turn(5, 0)}, [0, 0], {"0": 41_000}, 1_000_000)
    assert clocks.left(0, 2_000_000) == 41_000
    clocks.run(here=True, now=2_000_000)
    assert clocks.deadline(0, 2_000_000) == 2_041_000
    clocks.follow({0: Turn(7, 0)}, [0, 0], {}, 2_000_000)
    assert clocks.left(0, 2_000_000) == 60_000


def test_a_table_without_a_clock_has_no_deadlines():
    clocks = Clocks("none", 0)
    clocks.run(here=True, now=0)
    clocks.follow({0: Turn(2, 0)}, [0, 0], {}, 0)
    assert clocks.deadline(0, 10_000) is None
    assert (clocks.used(0, 10_000), clocks.snapshot(10_000)) == (0, {})
