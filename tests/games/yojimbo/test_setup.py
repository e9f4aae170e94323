"""The set-up, the start, and what everybody sees (YJ-4 to YJ-6)."""

import json
from random import Random
from typing import Any

import pytest

import fuda
from fuda.core.host import copy
from fuda.core.match import Match
from fuda.games.yojimbo import deck
from fuda.games.yojimbo.sets import members
from tests.clauses import clause
from tests.games.yojimbo.arrange import (
    DECK,
    NAMES,
    at,
    attack,
    attacks,
    board,
    change,
    find,
    held,
    keys,
    lay,
    pay,
    play_out,
    random_move,
    stack,
    told,
    victory,
    yojimbo,
)

TABLES = [("kyu", n) for n in (2, 3, 4, 5)] + [("dan", n) for n in (2, 3, 4, 5)]


@clause("YJ-4")
@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_thirty_attacks_hands_and_the_rest_to_refill_from(preset: str, players: int):
    match = yojimbo(preset, players=players).new(seed=3)
    seen, size = board(match), 5 if preset == "kyu" else 10
    draws = len(told(match, "draw-start"))
    assert seen["held"] == [size] * players
    assert len(seen["stack"]) == 1
    assert len(seen["opened"]) == 1
    assert seen["pile"] == 29
    assert seen["refill"] == 108 - 30 - players * size - draws
    assert seen["discards"] == draws
    assert seen["victory"] == [[]] * players


@clause("YJ-4")
def test_the_shuffle_gives_attacks_hands_and_refill_pile_in_this_order():
    order = Random(1).sample(NAMES, 108)
    match = yojimbo(players=3).setup(deal=order, holder=2)
    seen = board(match)
    assert stack(match) == [attack(order[0])]
    assert attacks(seen["opened"]) == [attack(order[1])]
    for seat in range(3):
        assert match.view(seat)["board"]["hands"][seat] == sorted(order[30 + 5 * seat : 35 + 5 * seat])
    assert match.seat == seen["holder"] == 2
    match.play("train", seat=2)  # five cards already
    change(match, held(match, 0)[0])
    assert order[45] in match.view(0)["board"]["hands"][0]


@clause("YJ-4")
def test_a_table_may_deal_ten_cards_in_kyu_and_five_in_dan():
    assert board(yojimbo(hand=10).new(seed=1))["held"] == [10, 10]
    assert board(yojimbo("dan", hand=5).new(seed=1))["held"] == [5, 5]


def dealt(draws: list[str], players: int = 3) -> Match:
    """A deal in which the draws for the start are of these heights."""
    free, chosen = list(NAMES), list[str]()
    for height in draws:
        card = next(card for card in free if attack(card).endswith(height))
        free.remove(card)
        chosen.append(card)
    first = 30 + 5 * players
    return yojimbo(players=players).setup(deal=[*free[:first], *chosen, *free[first:]])


@clause("YJ-5")
def test_the_highest_attack_starts_and_takes_yojimbo():
    match = dealt(["2", "5", "3"])
    assert board(match)["holder"] == match.seat == 1
    assert [board(match)["drawn"].index(card) for card in board(match)["drawn"]] == [0, 1, 2]
    assert board(match)["discards"] == 3
    assert board(match)["top"] == board(match)["drawn"][2]


@clause("YJ-5")
def test_ties_draw_again_among_themselves():
    match = dealt(["5", "2", "5", "1", "3"])
    assert board(match)["holder"] == 2
    assert board(match)["discards"] == 5
    match = dealt(["4", "4", "4", "6", "6", "1", "2", "7"])
    assert board(match)["holder"] == 1
    # Who is out of it stays out, however low the others draw now.
    assert board(dealt(["5", "4", "5", "1", "3"]))["holder"] == 2


@clause("YJ-5")
def test_the_draws_are_told():
    table = yojimbo(players=5)
    seed = next(seed for seed in range(200) if "draw-again" in keys(table.new(seed=seed)))
    match = table.new(seed=seed)
    heights = [event["args"]["height"] for event in told(match, "draw-start")[:5]]
    tied = told(match, "draw-again")[0]["args"]["seats"]
    assert tied == [seat for seat, height in enumerate(heights) if height == max(heights)]
    assert told(match, "start")[0]["args"]["seat"] == board(match)["holder"] == match.seat


@clause("YJ-5", "YJ-13")
def test_draws_that_never_end_are_ended_where_all_heights_are_equal():
    faces = [{**face, "height": 3} for face in deck.shipped_data()["attack_faces"]]
    game = fuda.game("yojimbo", deck={**deck.shipped_data(), "attack_faces": faces}, players=3)
    match = game.new(seed=1)
    assert match.seat == 0
    assert keys(match)[:6] == ["deal", *["draw-start"] * 3, "draw-level", "start"]
    assert told(match, "draw-level")[0]["args"] == {"seats": [0, 1, 2]}


@clause("YJ-5", "YJ-13")
def test_when_the_refill_pile_runs_out_in_the_draw_the_discards_are_shuffled():
    data = deck.shipped_data()
    cards = data["cards"][:43]  # two players: three cards are left to draw
    game = fuda.game("yojimbo", deck={**data, "cards": cards})
    drawn = [card for card in NAMES[:43] if attack(card).endswith(" 1")][:2]
    drawn += [card for card in NAMES[:43] if attack(card).endswith(" 2")][:1]
    match = game.setup(deal=[*(card for card in NAMES[:43] if card not in drawn), *drawn])
    # Level, so both draw again: one card is left for seat 0, and for seat 1 the three discarded ones are shuffled.
    assert match.shuffles[0][0] == sorted(NAMES.index(card) for card in drawn)
    assert keys(match)[0] == "reshuffle"
    assert board(match)["holder"] == match.seat


@clause("YJ-6")
def test_everybody_sees_attack_faces_sizes_and_the_discards_top():
    match = at(
        yojimbo(players=3), "grab 1, strike 4", ["ikkyo", "irimi irimi", ""],
        pile="kick 2", victory=["grab 2", "", "dagger 3, kick 5"], discard="tenkan irimi",
    )  # fmt: skip
    for viewer in (0, 1, 2, None):
        seen = match.view(viewer)["board"]
        assert attacks(seen["stack"]) == ["grab 1", "strike 4"]
        assert attacks(seen["opened"]) == ["kick 2"]
        assert [attacks(pile) for pile in seen["victory"]] == [["grab 2"], [], ["dagger 3", "kick 5"]]
        assert seen["held"] == [1, 2, 0]
        assert DECK.defence(NAMES.index(seen["top"])).id == "irimi"
        assert seen["hands"] == [match.view(v)["board"]["hands"][v] if v in (viewer, 2) else None for v in range(3)]


@clause("YJ-6")
@pytest.mark.compiled_only
@pytest.mark.parametrize("preset", ["kyu", "dan"])
def test_no_view_names_the_card_behind_a_public_attack_face(preset: str):
    """Only the winner who chooses learns the other side of a won card."""
    table = yojimbo(preset, players=3)
    match, rng = table.new(seed=5), Random(5)
    while not match.over:
        state = match.state[0]
        attacking = {NAMES[c] for c in (*state.stack, *state.attack, *state.victory.flat) if c >= 0}
        for viewer in (0, 1, 2, None):
            allowed = {NAMES[c] for c in members(state.knows[viewer])} if viewer is not None else set()
            assert not (allowed & attacking and preset == "kyu")
            view = json.dumps(match.view(viewer))
            assert not [card for card in attacking - allowed if card in view]
        match.play(*random_move(match, rng))


@clause("YJ-6", "YJ-10")
def test_of_changed_cards_the_number_and_the_top_are_seen():
    match = at(yojimbo(), "strike 7", ["ikkyo ikkyo irimi tenkan", "kaiten"])
    cards = find(match, 0, "ikkyo irimi tenkan")
    change(match, "ikkyo irimi tenkan")
    seen = board(match)
    assert seen["discards"] == 3
    assert seen["top"] in cards
    assert told(match, "change")[0]["args"]["count"] == 3
    assert told(match, "top")[0]["args"]["card"] == seen["top"]
    assert match.view(1)["memory"]["discards"] == [seen["top"]]
    assert match.view(1)["memory"]["hidden_discards"] == [2, 0]
    assert set(match.view(0)["memory"]["buried"]) == set(cards) - {seen["top"]}


@clause("YJ-6")
def test_the_top_is_any_of_the_changed_cards():
    """Were it always the last in some order, it would tell something about the others."""
    tops = set[str]()
    for seed in range(40):
        match = at(yojimbo(), "strike 7", ["ikkyo irimi tenkan", "kaiten"], seed=seed)
        change(match, "ikkyo irimi tenkan")
        tops.add(DECK.defence(NAMES.index(board(match)["top"])).id)
    assert tops == {"ikkyo", "irimi", "tenkan"}


@clause("YJ-6", "YJ-11")
def test_laid_defences_are_seen_by_all():
    match = at(yojimbo(), "strike 4", ["iriminage iriminage", "kaiten"])
    cards = find(match, 0, "iriminage iriminage")
    lay(match, "iriminage iriminage")
    assert told(match, "avert")[0]["args"]["cards"] == sorted(cards)
    assert match.view(None)["memory"]["discards"] == sorted(cards)


@clause("YJ-6")
def test_attack_backs_show_the_attack_side_of_held_cards():
    hidden, shown = (at(yojimbo(attack_backs=on), "strike 4", ["ikkyo irimi", "kaiten"]) for on in (False, True))
    assert board(hidden)["backs"] == [[], []]
    shown.play("train")
    assert board(shown)["held"][0] == 5
    for viewer in (0, 1, None):
        for seat, backs in enumerate(shown.view(viewer)["board"]["backs"]):
            cards = shown.view(seat)["board"]["hands"][seat]
            assert sorted(backs) == sorted(DECK.attack(NAMES.index(card)).id for card in cards)


@clause("YJ-6", "YJ-25")
def test_cards_taken_into_a_hand_are_remembered_by_their_attacks():
    match = at(yojimbo("dan"), "strike 4", ["iriminage iriminage ikkyo ikkyo", ""], pile="grab 1, grab 2")
    lay(match, "iriminage iriminage")
    match.play("retreat")
    match.play("hand")
    backs = board(match)["backs"][0]
    assert [DECK.attacks[DECK.faces[face]].height for face in backs] == [4]
    change(match, "ikkyo")  # now it may be gone
    assert board(match)["backs"][0] == []


def _two_faces() -> dict[str, Any]:
    """A deck of two attack faces in turn, with one technique for every attack; only the third card is an Irimi."""
    values = dict.fromkeys(("grab", "strike", "kick", "dagger"), 9)
    return {
        "attack_faces": [{"id": f"grab_{height}", "type": "grab", "height": height} for height in (1, 2)],
        "defence_faces": [{"id": "any", "kind": "technique", "values": values}, {"id": "irimi", "kind": "irimi"}],
        "cards": [
            {"id": name, "attack": f"grab_{1 + card % 2}", "defence": "irimi" if card == 2 else "any"}
            for card, name in enumerate(NAMES[:60])
        ],
    }


@clause("YJ-6", "YJ-25")
def test_attacks_taken_into_a_hand_are_told_in_the_order_in_which_they_lay():
    game = fuda.game("yojimbo", "dan", hand=5, deck=_two_faces())
    for first in ("Y001", "Y003"):  # the same attack, another defence
        hands, pile = [["Y011", "Y012", "Y013"], ["Y014"]], ["Y021", "Y022"]
        match = game.setup(hands=hands, stack=[first, "Y002"], pile=pile, holder=0)
        for move in (("lay Y011", "stand"), ("retreat",), ("hand",)):
            match.play(*move)
        assert told(match, "into-hand")[0]["args"]["faces"] == ["grab_1", "grab_2"]


@clause("YJ-6", "YJ-25")
def test_the_winner_who_chose_points_remembers_the_other_side():
    match = at(yojimbo("dan"), "strike 2", ["iriminage ikkyo ikkyo", ""], pile="grab 1, grab 2")
    lay(match, "iriminage")
    assert match.view(0)["board"]["prize"] == []
    match.play("retreat")
    prize = match.view(0)["board"]["prize"]
    assert len(prize) == 1
    assert match.view(1)["board"]["prize"] == match.view(None)["board"]["prize"] == []
    match.play("points")
    pay(match, "ikkyo")
    assert victory(match, 0) == ["strike 2"]
    assert match.view(0)["memory"]["victory"][0] == [{"card": prize[0], "known_by": [0]}]
    assert match.view(1)["memory"]["victory"][0] == [{"card": None, "known_by": [0]}]


@clause("YJ-6")
def test_a_half_made_move_is_seen_by_nobody_else():
    match = at(yojimbo(), "strike 4", ["iriminage iriminage", "kaiten"])
    game, state = match.game, copy(match.state)
    action = game.actions(state, game.table, 0)[0]
    game.rules.step(state, game.table, 0, action)
    for viewer in (1, None):
        assert game.project(state, viewer) == game.project(match.state, viewer)
    assert game.project(state, 0)["board"]["begun"] == [game.spec.text(action).split()[1]]


@pytest.mark.compiled_only
@clause("YJ-6")
def test_views_go_through_a_whole_match_of_every_size():
    for preset, players in TABLES:
        match = play_out(yojimbo(preset, players=players).new(seed=players), Random(players))
        assert sum(len(pile) for pile in board(match)["victory"]) <= 30
        assert match.view(None)["to_act"] == []
