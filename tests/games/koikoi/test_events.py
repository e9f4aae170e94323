"""What is told: each scored line with its yaku, cards, points, factor and clause, and nothing that is hidden."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuda.core.game import Game
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.games.koikoi import rulebook
from fuda.games.koikoi.view import in_reach
from tests.clauses import clause
from tests.games.koikoi import scorer
from tests.games.koikoi.arrange import at, board, clauses, deck, keys, koikoi, tables, told
from tests.games.koikoi.referee import month

CLAUSES = {name for _, names in rulebook.SECTIONS for name in names}


def played(game: Game, seed: int) -> Match:
    """One round or a little more, played at random."""
    match, choose = game.new(seed=seed), random.Random(seed)
    for _ in range(30):
        if match.over:
            break
        match.play(choose.choice(match.legal()))
    return match


class Retold:
    """A round followed by its events alone, as someone who only listens would."""

    def __init__(self) -> None:
        self.new_round([])

    def new_round(self, field: list[str]) -> None:
        self.field, self.captured = set(field), [set[str](), set[str]()]
        self.koi, self.card, self.scores = [0, 0], "", [0, 0]

    def hear(self, key: str, args: dict[str, Any]) -> None:
        seat = args.get("seat")
        if key in ("play", "turn-up"):
            self.card = args["card"]
        elif key in ("lay", "stay"):
            assert args["card"] == self.card
            assert key == "stay" or self.card == "11K" or not self.same()
            self.field.add(self.card)
        elif key == "capture":
            assert args["cards"][0] == self.card
            self.take(seat, set(args["cards"][1:]))
        elif key == "gaji":
            assert month(args["card"]) == args["month"]
            self.take(seat, {args["card"]})
        elif key == "refill":
            assert not self.field
            self.field.add(args["card"])
        elif key == "claim":
            self.field -= set(args["cards"])
            self.captured[seat or 0] |= set(args["cards"])
        elif key == "koi":
            self.koi[seat or 0] = args["count"]

    def same(self) -> set[str]:
        return {card for card in self.field if month(card) == month(self.card)}

    def take(self, seat: int | None, cards: set[str]) -> None:
        assert cards <= self.field
        self.field -= cards
        self.captured[seat or 0] |= cards | {self.card}


@clause("KK-13", "KK-15", "KK-27")
@settings(max_examples=25 if INTERPRETED else 250)
@given(tables(), st.integers(0, 2**32))
def test_who_only_listens_knows_the_table(game: Game, seed: int):
    """Field, captures and koi follow from the events, move by move."""
    match, choose, retold = game.new(seed=seed), random.Random(seed), Retold()
    retold.new_round(board(match)["field"])
    rounds = 0
    while not match.over and rounds < 2:
        heard = len(match.events)
        match.play(choose.choice(match.legal()), deal=False)
        for event in match.events[heard:]:
            retold.hear(event["key"].removeprefix("koikoi-event-"), event["args"])
        seen = board(match)
        assert retold.field == set(seen["field"])
        if seen["pending"] is None:
            assert retold.captured == [set(pile) for pile in seen["captured"]]
        assert retold.koi == seen["koi"]
        if not match.seats and not match.over:
            rounds += 1
            match.deal()
            retold.new_round(board(match)["field"])


@clause("KK-16", "KK-23", "KK-24", "KK-25")
@settings(max_examples=25 if INTERPRETED else 250)
@given(tables(), st.integers(0, 2**32))
def test_lines_and_factors_make_the_gain(game: Game, seed: int):
    match = played(game, seed)
    lines: list[dict[str, Any]] = []
    for event in match.events:
        args = event["args"]
        assert set(event["clauses"]) <= CLAUSES
        assert event["clauses"]
        match event["key"].removeprefix("koikoi-event-"):
            case "line":
                lines.append(args)
            case "factor":
                product = args["koi"] * args["lights"] * args["doublings"]
                assert args["doublings"] == 2 ** len(args["doubled"])
                assert sum(line["points"] for line in lines) == args["base"]
                assert all(line["factor"] == product for line in lines)
                assert args["gain"] == args["base"] * product
                lines = []
            case "yaku" | "improve" if args["yaku"] not in ("lucky", "double-lucky"):
                assert scorer.justified(args, game.options)
            case _:
                pass


@clause("KK-15")
@settings(max_examples=20 if INTERPRETED else 100)
@given(tables(), st.integers(0, 2**32))
def test_no_event_names_a_card_that_is_hidden(game: Game, seed: int):
    match = played(game, seed)
    shown = board(match)
    if match.over or shown["result"] is not None:
        return
    open_cards = {*shown["field"], *shown["captured"][0], *shown["captured"][1]}
    open_cards |= {shown["pending"]["card"]} if shown["pending"] else set()
    last_deal = max(i for i, event in enumerate(match.events) if event["key"] == "koikoi-event-deal")
    for event in match.events[last_deal:]:
        named = {event["args"].get("card"), *event["args"].get("cards", ())} - {None}
        assert named <= open_cards


@clause("KK-23")
def test_a_finished_round_is_told_in_full():
    match = at(
        koikoi("czech", rounds=1), phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A 2A 4A 5A 8A /", koi=(1, 0)
    )
    match.play("stop")
    assert keys(match) == ["stop", "line", "line", "factor", "round-won", "score", "score", "match-won"]
    assert told(match, "line") == [
        {"seat": 0, "factor": 2, "yaku": "tane", "points": 1, "cards": ["2A", "4A", "5A", "8A", "9A"]},
        {"seat": 0, "factor": 2, "yaku": "hanami", "points": 3, "cards": ["3L", "9A"]},
    ]
    assert clauses(match, "line") == [["KK-Y3"], ["KK-Y7"]]
    assert told(match, "round-won") == [{"seat": 0, "gain": 8, "outcome": "stop"}]
    assert told(match, "score") == [{"seat": 0, "points": 8}, {"seat": 1, "points": -8}]


@clause("KK-13")
def test_events_know_the_move_that_they_belong_to():
    match = at(koikoi("czech"), hands="1K1 4K1 / 2K1 5K1", field="1L 6K1", stock="7K1 8K1")
    match.play("play 1K1")
    match.play("play 2K1")
    assert [event["move"] for event in match.events] == [1, 1, 1, 1, 2, 2, 2, 2]


@clause("KK-23", "KK-24")
def test_a_call_says_what_it_raises_for_both():
    """By the table's own rules: the koi factor and the doublings due to koi, none of the rest."""
    position = {"hands": "4K1 / 2K1 5K1", "field": "6K1 8K1", "captured": "3L 9A / 7A 10A 6A", "stock": "12K1 10K1"}

    def raised(koi: tuple[int, int], **options: object) -> tuple[int, int]:
        match = at(koikoi("czech", **options), phase="call", koi=koi, **position)
        stake = match.view(0)["hints"]["stake"]
        return stake["raised"], stake["opponent_raised"]

    assert raised((0, 0)) == (2, 2)
    assert raised((1, 1)) == (4, 4)
    assert raised((0, 0), koi_multiplier="none") == (1, 1)
    assert raised((0, 1), koi_multiplier="larger") == (2, 2)
    assert raised((0, 1), koi_multiplier="product") == (4, 4)
    doubling = {"koi_multiplier": "none", "koi_needs_seven": False}
    assert raised((0, 0), double_own_koi=True, **doubling) == (2, 1)
    assert raised((0, 0), double_opponent_koi=True, **doubling) == (1, 2)


@clause("KK-5", "KK-6")
def test_a_lucky_hand_shows_the_cards_that_make_it_lucky():
    match = at(koikoi("russian"), hands="5A 5R 5K1 5K2 1L 2R 3K1 4K1 / 6A 6R 7A 7R 8A 8K1 9A 9R", turn=0)
    match.play("declare", deal=False)
    assert match.view(0)["hints"]["settled"]["lines"][0]["cards"] == ["5A", "5R", "5K1", "5K2"]


def test_the_stake_of_a_call_is_what_a_stop_brings():
    options = {"field_lights": True, "double_seven": True, "double_own_koi": True, "gaji": True, "rounds": 1}
    position = {"hands": "4K1 / 2K1 5K1", "field": "3R 6K1", "captured": "3L 9A 1R 2R 11K / 7A 10A 6A"}
    match = at(koikoi("czech", **options), phase="call", koi=(1, 1), lights=2, claim=(0, 3), **position)
    stake = match.view(0)["hints"]["stake"]
    match.play("stop")
    result = board(match)["result"]
    assert (stake["base"], stake["gain"]) == (result["base"], result["gain"]) == (9, 9 * 3 * 3 * 4)
    assert told(match, "factor")[0] | {"gain": 0} == {
        "seat": 0,
        "base": 9,
        "koi": stake["koi"],
        "lights": stake["lights"],
        "doublings": stake["doublings"],
        "doubled": ["double_seven", "double_own_koi"],
        "gain": 0,
    }


def test_how_a_gain_came_about_can_still_be_read_when_the_events_are_gone():
    options = {"field_lights": True, "double_seven": True, "rounds": 1}
    position = {"hands": "4K1 / 2K1 5K1", "field": "6K1", "captured": "3L 9A 1R 2R 3R /"}
    match = at(koikoi("czech", **options), phase="call", lights=1, **position)
    assert "settled" not in match.view(0)["hints"]
    match.play("stop")
    for seat in (0, 1, None):
        settled = match.view(seat)["hints"]["settled"]
        assert [(line["yaku"], line["points"], line["clause"]) for line in settled["lines"]] == [
            ("akatan", 6, "KK-Y5"),
            ("hanami", 3, "KK-Y7"),
        ]
        assert {**settled, "lines": [], "seat": 0} == {**told(match, "factor")[0], "lines": []}


def test_a_lucky_hand_is_settled_by_its_own_line():
    match = koikoi("czech", rounds=1).setup(deck=deck(oya="1L 1R 1K1 1K2"))
    settled = match.view(1)["hints"]["settled"]
    assert [(line["yaku"], line["clause"]) for line in settled["lines"]] == [("lucky", "KK-5")]
    assert settled["gain"] == board(match)["result"]["gain"]


def test_a_spectator_is_shown_what_everybody_can_see():
    match = at(koikoi("czech"), hands="1K1 4K1 / 2K1 5K1", field="1L 6K1", captured="3L 8L 9A / 2R")
    hints, mine = match.view(None)["hints"], match.view(0)["hints"]
    assert "matches" not in hints
    assert (hints["reach"], hints["lines"]) == (mine["reach"], mine["lines"])


def test_a_yaku_in_reach_names_what_is_there_already():
    match = at(koikoi("czech"), hands="1K1 4K1 / 2K1 5K1", field="1R 6K1", captured="3L 8L 11L 3R /")
    reach = {entry["yaku"]: entry for entry in in_reach(match.view(0), 0)}
    assert (reach["akatan"]["have"], reach["akatan"]["missing"]) == (["3R"], 2)
    assert reach["ameshiko"]["have"] == ["3L", "8L", "11L"]


@clause("KK-27")
@pytest.mark.parametrize(("november", "taken"), [(False, ["1R", "6K1"]), (True, [])])
def test_the_storm_is_shown_with_all_that_it_could_take(november: bool, taken: list[str]):
    match = at(koikoi("czech", gaji=True), hands="11K 4K1 / 2K1 5K1", field="1R 6K1", november=november)
    assert match.view(0)["hints"]["matches"] == {"4K1": [], "11K": taken}
