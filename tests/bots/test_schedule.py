"""Whose question is thought about next, and how long."""

from concurrent.futures import Future

import pytest

from fuda.bots.schedule import LEAST, Question, Schedule


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def question(name: str, urgency: str = "live", level: str = "greedy", **more: object) -> Question:
    """A question of an owner `address/person/table`."""
    budget = more.get("budget")
    return Question(level, {}, 0, budget if isinstance(budget, str) else None, urgency, tuple(name.split("/")))


def think(schedule: Schedule, clock: Time, seconds: float) -> Question:
    """Have the next question thought about."""
    found = schedule.take()
    assert found is not None
    clock.now += seconds
    schedule.done(found)
    return found


def test_whom_a_person_waits_for_comes_first():
    clock = Time()
    schedule = Schedule(1, clock)
    for urgency in ("review", "shown", "live", "shown", "live"):
        schedule.put(question("a/b/c", urgency))
    assert [think(schedule, clock, 1.0).urgency for _ in range(5)] == ["live", "live", "shown", "shown", "review"]


def test_an_address_with_forty_tables_gets_no_more_than_one_with_a_single_table():
    clock = Time()
    schedule = Schedule(1, clock)
    for number in range(40):
        schedule.put(question(f"crowd/guest{number}/table{number}"))
    asked = 0
    served: list[str] = []
    for _ in range(20):
        if asked <= len([name for name in served if name == "stranger"]):
            schedule.put(question("stranger/x/y"))
            asked += 1
        served.append(think(schedule, clock, 0.5).owner[0])
    assert served.count("stranger") == 10


def test_people_at_one_address_take_turns_and_so_do_the_tables_of_one():
    clock = Time()
    schedule = Schedule(1, clock)
    for name in ("a/ann/1", "a/ann/1", "a/ann/2", "a/ben/3"):
        schedule.put(question(name))
    assert [think(schedule, clock, 1.0).owner[1:] for _ in range(4)] == [
        ("ann", "1"),
        ("ben", "3"),
        ("ann", "2"),
        ("ann", "1"),
    ]


def test_what_somebody_has_had_is_forgotten_with_time():
    clock = Time()
    schedule = Schedule(1, clock)
    schedule.put(question("a/ann/1"))
    think(schedule, clock, 30.0)
    clock.now += 600.0
    schedule.put(question("b/ben/2"))
    think(schedule, clock, 0.1)
    schedule.put(question("b/ben/2"))
    schedule.put(question("a/ann/1"))
    assert think(schedule, clock, 0.1).owner[0] == "a"


def test_one_process_is_left_for_those_whom_people_wait_for():
    schedule = Schedule(2, Time())
    for _ in range(3):
        schedule.put(question("a/b/c", "shown"))
    first = schedule.take()
    assert first is not None
    schedule.put(question("d/e/f", "live"))
    second = schedule.take()
    assert second is not None
    assert second.urgency == "live"
    schedule.done(first)
    third = schedule.take()
    assert third is not None
    assert third.urgency == "shown"


def test_the_more_wait_the_less_each_is_thought_about():
    schedule = Schedule(2, Time())
    for number in range(10):
        schedule.put(question(f"a/b/{number}", level="master"))
    found = [schedule.take() for _ in range(10)]
    assert [each.budget for each in found if each is not None] == [
        *("100ms", "111ms", "125ms", "143ms", "167ms", "200ms", "250ms", "333ms", "500ms", "500ms")
    ]


def test_who_looks_on_takes_no_thought_from_who_plays():
    schedule = Schedule(2, Time())
    for number in range(10):
        schedule.put(question(f"a/b/{number}", "shown", level="master"))
    schedule.put(question("c/d/e", level="master"))
    live = schedule.take()
    assert live is not None
    assert (live.urgency, live.budget) == ("live", "500ms")
    shown = schedule.take()
    assert shown is not None
    assert (shown.urgency, shown.budget) == ("shown", "100ms")


@pytest.mark.parametrize(
    ("level", "budget", "cut"),
    [("master", "400sims", "400sims"), ("greedy", None, None), ("thinker", "4ms", "4ms"), ("thinker", None, "20ms")],
)
def test_simulations_are_not_cut_and_little_is_not_made_less(level: str, budget: str | None, cut: str | None):
    schedule = Schedule(1, Time())
    for number in range(100):
        schedule.put(question(f"a/b/{number}", level="master"))
    schedule.put(question("c", level=level, budget=budget))
    schedule._had[("a",)] = (9.0, 0.0)
    found = schedule.take()
    assert found is not None
    assert (found.owner, found.budget) == (("c",), cut)
    assert LEAST == 0.02


def test_a_question_that_nobody_asks_any_more_is_dropped():
    schedule = Schedule(1, Time())
    gone, here = question("a/b/c"), question("d/e/f")
    schedule.put(gone)
    schedule.put(here)
    assert isinstance(gone.answer, Future)
    gone.answer.cancel()
    assert schedule.take() is here


def test_nobody_waits_after_the_end():
    schedule = Schedule(1, Time())
    schedule.close()
    assert schedule.take() is None
