"""Whole rounds under any table rules: the kernel against the slow referee, and what must hold after every move."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import fuda
from fuda.core.game import Game
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import CARDS, names
from tests.clauses import clause
from tests.games.koikoi import scorer
from tests.games.koikoi.arrange import board, koikoi, tables, told
from tests.games.koikoi.referee import Round, month, void_field

decks = st.integers(0, 2**32).map(lambda seed: random.Random(seed).sample(CARDS, len(CARDS)))


def same(match: Match, expected: Round) -> None:
    """Compare everything that both keep."""
    seen = board(match)
    assert set(seen["field"]) == expected.field
    assert [set(pile) for pile in seen["captured"]] == expected.captured
    assert [names(int(hand)) for hand in match.state[0].hand] == [
        sorted(hand, key=CARDS.index) for hand in expected.hands
    ]
    assert seen["stock"] == len(expected.stock)
    assert seen["maker"] == expected.maker
    assert seen["claim"] == (expected.claim and {"seat": expected.claim[0], "month": expected.claim[1]})
    if expected.options["share_cards"] or expected.options["koi_step"] == "call":  # else several groupings may be best
        assert seen["koi"] == expected.koi
    if expected.phase != "over":
        assert match.view(None)["phase"] == expected.phase
        assert match.seat == expected.actor
        assert set(match.legal()) == expected.choices()
        return
    assert seen["result"] == {
        "outcome": expected.outcome,
        "winner": expected.winner,
        "base": expected.base,
        "gain": expected.gain,
    }


@clause(
    "KK-3", "KK-8", "KK-9", "KK-12", "KK-14", "KK-21", "KK-22", "KK-23", "KK-24", "KK-25", "KK-27", "KK-29", "KK-30"
)
@settings(max_examples=40 if INTERPRETED else 400)
@given(tables(), decks, st.integers(0, 1), st.randoms(use_true_random=True))
def test_the_kernel_plays_like_the_slow_referee(game: Game, deck: list[str], oya: int, choose: random.Random):
    if not game.options["share_cards"]:
        game = Game(game.spec, game.preset, {**game.options, "koi_step": "call"})
    expected = Round(game.options, oya, deck)
    if expected.phase == "over" or (game.options["void_field"] and void_field(expected.field)):
        return  # a next deal would follow at once
    match = game.setup(deck=deck, oya=oya)
    same(match, expected)
    while expected.phase != "over":
        choice = choose.choice([*sorted(expected.choices() - {"stop"}), *(expected.choices() & {"stop"})])
        expected = expected.after(choice)
        match.play(choice, deal=False)
        same(match, expected)
    _scores_add_up(match, expected)


def _scores_add_up(match: Match, expected: Round) -> None:
    lines = told(match, "line")
    assert sum(line["points"] for line in lines) == expected.base
    if expected.winner is not None:
        loss = expected.gain if expected.options["zero_sum"] else 0
        assert match.scores[expected.winner] == expected.gain
        assert match.scores[1 - expected.winner] == -loss
        if expected.outcome not in ("lucky-hand", "declared"):
            assert all(scorer.justified(line, expected.options) for line in lines)


class Table(RuleBasedStateMachine):
    """Two players who may do anything that is legal, for as long as the match lasts."""

    match: Match

    @initialize(game=tables(), seed=st.integers(0, 2**32))
    def sit_down(self, game: Game, seed: int) -> None:
        self.match = game.new(seed=seed)
        self._new_round()

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 1000))
    def move(self, choice: int) -> None:
        legal = self.match.legal()
        before, events = self._state(), len(self.match.events)
        self._played(before, legal[choice % len(legal)])
        self.match.play(legal[choice % len(legal)])
        told_keys = [event["key"].removeprefix("koikoi-event-") for event in self.match.events[events:]]
        self.refills += told_keys[: told_keys.index("deal") if "deal" in told_keys else None].count("refill")
        if {"deal", "void-deal"} & set(told_keys):
            self._new_round()

    @precondition(lambda self: self.match.over)
    @rule(seed=st.integers(0, 2**32))
    def play_again(self, seed: int) -> None:
        self.match = self.match.game.new(seed=seed, dealer=seed % 2)
        self._new_round()

    def _new_round(self) -> None:
        self.from_hand: list[set[str]] = [set(), set()]
        self.november, self.refills = False, 0
        self.moves: list[str] = []

    def _played(self, before: Any, action: str) -> None:
        """Keep the tally of played cards that the state keeps too."""
        word, _, card = action.partition(" ")
        if word == "play":
            self.from_hand[int(before.turn)].add(card)
            self.november |= month(card) == 11
        if word in ("play", "take", "koi"):
            self.moves.append(action)

    def _state(self) -> Any:
        return self.match.state[0]

    @invariant()
    def the_deck_is_whole(self) -> None:
        state = self._state()
        piles = [*map(int, state.hand), *map(int, state.captured), int(state.field), int(state.aside)]
        piles += [1 << int(card) for card in state.stock[int(state.top) :]]
        if state.pending >= 0:
            piles.append(1 << int(state.pending))
        assert sum(pile.bit_count() for pile in piles) == 48
        assert sum(piles) == (1 << 48) - 1

    @invariant()
    def hands_go_down_in_turn(self) -> None:
        state = self._state()
        assert [int(hand).bit_count() for hand in state.hand] == list(state.held)
        oya = int(state.oya)
        ahead = int(state.held[1 - oya]) - int(state.held[oya])
        acting_oya = int(state.turn) == oya
        expected = {rules.PLAY: not acting_oya, rules.EXCHANGE: False}.get(int(state.phase), acting_oya)
        if state.phase < rules.REST:
            assert ahead == int(expected)

    @invariant()
    def the_stock_lasts(self) -> None:
        state, options = self._state(), self.match.game.options
        turns = 16 - int(sum(state.held)) - (state.phase == rules.TAKE_HAND)
        assert int(state.top) == turns + self.refills
        assert self.refills <= (1 if options["refill_empty_field"] else 0)
        assert 24 - int(state.top) >= (8 if options["last_card"] == "skipped" else 7)

    @invariant()
    def no_two_lone_cards_of_a_month_wait_for_each_other(self) -> None:
        """A card that stays had no match: only the deal puts several of a month on the field."""
        field = names(int(self._state().field))
        dealt = self.match.shuffles[-1][1]
        on_deal = {CARDS[card] for card in (*dealt[8:12], *dealt[20:24])}
        for card in field:
            others = {other for other in field if month(other) == month(card)} - {card}
            assert card in on_deal or not others

    @invariant()
    def points_are_lost_to_the_winner_only(self) -> None:
        if self.match.game.options["zero_sum"]:
            assert sum(self.match.scores) == 0
        else:
            assert min(self.match.scores) >= 0

    @invariant()
    def what_is_kept_is_what_can_be_worked_out(self) -> None:
        state, game = self._state(), self.match.game
        for seat in (0, 1):
            if state.phase not in (rules.TAKE_HAND, rules.TAKE_STOCK):
                captured = int(state.captured[seat])
                if int(state.claim_seat) != seat or state.outcome == rules.GOING:
                    assert int(state.yaku[seat]) == int(rules.yaku(captured, game.table[0]))
                packed_total = int(rules.total(int(state.yaku[seat]), captured, game.table[0]))
                if state.outcome == rules.GOING:
                    assert packed_total == scorer.total(set(names(captured)), game.options)
            assert set(names(int(state.played[seat]))) == self.from_hand[seat]
        on_table = int(state.captured[0]) | int(state.captured[1]) | int(state.field)
        if self.november and state.phase < rules.REST:
            assert state.november == 1
        if not on_table & rules.MONTH << 4 * rules.NOVEMBER and state.pending < 0:
            assert state.november == 0

    @invariant()
    def views_show_the_state(self) -> None:
        game = self.match.game
        for seat in (0, 1, None):
            view = self.match.view(seat)
            if not self.match.over or not self.match.stopped:
                assert game.project(game.parse(view), seat) == view

    @invariant()
    def all_remember_the_round(self) -> None:
        turned = [CARDS[card] for card in self.match.shuffles[-1][1][24 : 24 + int(self._state().top)]]
        for seat in (0, 1, None):
            memory = self.match.view(seat, hints=False)["memory"]
            assert (memory["moves"], memory["turned"]) == (self.moves, turned)

    @invariant()
    def koi_is_announced_by_who_had_a_yaku(self) -> None:
        state = self._state()
        for seat in (0, 1):
            assert (int(state.koi[seat]) > 0) == (int(state.called[seat]) > 0)


@clause("KK-14", "KK-15", "KK-23", "KK-31", "KK-34")
class TestTable(Table.TestCase):
    settings = settings(max_examples=6 if INTERPRETED else 60, stateful_step_count=40)


@clause("KK-33")
def test_random_matches_end_with_a_winner_or_a_draw():
    for preset in ("czech", "russian", "nintendo"):
        match = koikoi(preset, rounds=3).new(seed=3)
        choose = random.Random(3)
        while not match.over:
            match.play(choose.choice(match.legal()))
        best = max(match.scores)
        assert match.winners == tuple(seat for seat in (0, 1) if match.scores[seat] == best)
        assert preset != "czech" or len(match.winners) == 1
        assert fuda.replay(match.record()).scores == match.scores
