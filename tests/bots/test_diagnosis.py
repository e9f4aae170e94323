"""Where bots lose points, by kind of choice."""

import io
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from rich.console import Console

import fuda
from fuda.bots import Move, diagnosis, players
from fuda.bots.arena import Referee, entrant, setting
from fuda.bots.choice import Choice
from fuda.bots.diagnosis import SAMPLED, Decision, Losses, diagnose, examine
from fuda.bots.standings import diagnoses
from fuda.cli.arena import show_diagnosis
from fuda.core.contract import Json
from fuda.core.words import LANGUAGES, Words

pytestmark = pytest.mark.compiled_only


class Oracle:
    """A reference that finds every first legal move best, and it alone worth anything; elsewhere luck flatters it."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        self.seeds.append(seed)
        return [Choice((text,), -place, points=100.0) for place, text in enumerate(view["legal"])]

    def compare(self, view: Json, moves: Sequence[Move], seed: int, budget: str | None = None) -> list[Choice]:
        self.seeds.append(seed)
        return [Choice(move, 0.0, points=2.0 * (move == (view["legal"][0],))) for move in moves]


def test_a_loss_is_valued_apart_from_the_choice_of_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    oracle: Any = Oracle()
    monkeypatch.setattr(diagnosis, "bot", lambda game, level: oracle)
    view = {"legal": ["play 1L", "play 2A"]}
    made = [Decision(0, view, ("play 2A",)), Decision(0, view, ("play 1L",)), Decision(1, view, ("play 2A",))]
    first, second = examine("koikoi", "master", "10sims", made, 1)
    assert (first.entrant, first.kind, first.decisions, first.agreed) == (0, "play", 2, 1)
    assert sorted(first.points) == [0.0, 2.0]
    assert second.points == [2.0]
    assert len(set(oracle.seeds)) == len(oracle.seeds) == 5
    many = examine("koikoi", "master", "10sims", [made[0]] * 20, 1)
    assert many == [Losses(0, "play", 20, 0, [2.0] * SAMPLED)]


def test_decisions_that_were_not_looked_at_count_too() -> None:
    deals = [
        [[Losses(0, "play", 10, 0, [1.0, 3.0])], [Losses(0, "play", 2, 1, [0.0])]],
        [[Losses(0, "play", 8, 0, [2.0, 2.0])], [Losses(0, "play", 4, 0, [3.0])]],
    ]
    (found,) = diagnose(["greedy", "random"], deals, 2)
    assert found.per_decision.mean == pytest.approx((20 + 0 + 16 + 12) / 24)
    assert found.per_match.mean == pytest.approx(48 / 4)
    assert found.decisions == 6
    assert (found.sampled, found.agreed) == (6, pytest.approx(1 / 6))
    assert found.per_decision.low is not None
    assert found.per_decision.low < found.per_decision.mean


KINDS = {
    "koikoi": {"play", "take", "call", "exchange", "declare"},
    "kocka": {"pass", "lead", "follow", "discard", "throw", "call"},
    "yojimbo": {"lay", "train", "retreat", "change", "kaiten", "kick", "points", "hand", "pay", "from"},
}


@pytest.mark.parametrize("name", KINDS)
def test_choices_have_kinds(name: str) -> None:
    match, found = fuda.game(name).new(seed=2), set[str]()
    while not match.over:
        seat = match.seats[0]
        view = match.view(seat, hints=False)
        move = players(name).greedy().choose(view, len(match.moves))
        found.add(players(name).kind(view, move))
        match.play(*move, seat=seat)
    assert found <= KINDS[name]
    assert len(found) > 2


def test_a_contest_with_a_reference_says_who_loses_where() -> None:
    table = fuda.game("koikoi", "czech", rounds=1)
    asked = setting(table, [entrant("master@100sims"), entrant("random")], 5, entrant("master@200sims"))
    with Referee(asked) as referee:
        results = [referee.play(deal, rotation) for deal in range(6) for rotation in range(2)]
    assert results[0].losses == Referee(asked).play(0, 0).losses
    assert msgspec.json.decode(msgspec.json.encode(results[0]), type=type(results[0])) == results[0]
    lost = {(each.entrant, each.kind): each.per_decision.mean for each in diagnoses(asked, results)}
    assert lost["random", "play"] > lost["master@100sims", "play"] + 0.3
    plain = setting(table, [entrant("greedy"), entrant("random")], 5)
    with Referee(plain) as referee:
        assert referee.play(0, 0).losses == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_losses_are_shown_with_their_intervals_in_every_language(language: str) -> None:
    asked = setting(fuda.game("koikoi"), [entrant("greedy"), entrant("random")], 5, entrant("master@200sims"))
    deals = [[[Losses(0, "call", 4, 1, [1.5, 0.0])]], [[Losses(0, "call", 2, 0, [2.5])]]]
    out, words = Console(file=io.StringIO(), width=300), Words(language)
    show_diagnosis(out, asked, diagnose(asked.entrants, deals, 2), words)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert words.format("arena-diagnosis", reference="master@200sims") in text
    assert all(part in text for part in ("greedy", "call", "33 %", "+1.33", words.format("arena-lost-match")))
