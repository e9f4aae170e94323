"""Addresses take turns."""

from collections.abc import Iterable

from fuda.review.turns import Turns


def played_out(turns: Turns, waiting: Iterable[str]) -> str:
    """The order in which all has its turn; each is named by the addresses that wait for it, and a number."""
    left, done = list(waiting), list[str]()
    while left:
        first = turns.order(left, lambda each: each.rstrip("0123456789"))[0]
        left.remove(first)
        turns.had(first.rstrip("0123456789"))
        done.append(first)
    return " ".join(done)


def test_addresses_take_turns_whoever_came_first():
    assert played_out(Turns(), ["a1", "a2", "a3", "b1", "c1", "b2"]) == "a1 b1 c1 a2 b2 a3"


def test_who_had_the_last_turn_waits_for_who_comes_now():
    turns = Turns()
    turns.had("a")
    assert played_out(turns, ["a1", "a2", "b1"]) == "b1 a1 a2"


def test_what_several_wait_for_comes_as_soon_as_for_any_of_them():
    turns = Turns()
    assert turns.order(["a1", "a2", "ab3", "b4"], lambda each: each.rstrip("0123456789")) == ["a1", "ab3", "a2", "b4"]


def test_old_addresses_are_forgotten(monkeypatch):
    monkeypatch.setattr("fuda.review.turns.OWNERS", 2)
    turns = Turns()
    for address in "abc":
        turns.had(address)
    assert turns.order(["b", "a"], lambda each: each) == ["a", "b"]
