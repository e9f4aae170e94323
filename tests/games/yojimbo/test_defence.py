"""Defences (YJ-14 to YJ-19), and all of them against a slow referee."""

from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.games.yojimbo import layout
from fuda.games.yojimbo.deck import card_name
from fuda.games.yojimbo.defence import begins, raised
from tests.clauses import clause
from tests.games.yojimbo import referee
from tests.games.yojimbo.arrange import (
    DECK,
    at,
    board,
    find,
    kaiten,
    keys,
    lay,
    refused,
    stack,
    told,
    victory,
    yojimbo,
)

HANDS = 40 if INTERPRETED else 5_000


def facing(attack: str, hand: str, *, holder: bool = False, pile: str = "grab 1, grab 1", **options: Any) -> Match:
    """Seat 0 faces an attack; seat 1 has Yojimbo unless told otherwise."""
    return at(yojimbo(**options), attack, [hand, "ikkyo"], holder=int(not holder), turn=0, pile=pile)


def accepts(match: Match, words: str) -> bool:
    try:
        lay(match, words)
    except fuda.IllegalAction:
        return False
    return True


@clause("YJ-14")
def test_cards_of_one_technique_add_up():
    assert accepts(facing("strike 6", "iriminage iriminage"), "iriminage iriminage")
    assert not accepts(facing("strike 7", "iriminage iriminage"), "iriminage iriminage")
    assert accepts(facing("grab 6", "ikkyo ikkyo"), "ikkyo ikkyo")


@clause("YJ-14")
def test_different_techniques_need_a_renraku_between_them():
    hand = "iriminage kokyunage ikkyo renraku renraku"
    assert refused(facing("strike 5", hand), "iriminage kokyunage") == "YJ-14"
    assert accepts(facing("strike 5", hand), "iriminage kokyunage renraku")
    assert refused(facing("strike 5", hand), "iriminage kokyunage renraku renraku") is not None
    assert accepts(facing("strike 7", hand), "iriminage kokyunage ikkyo renraku renraku")
    assert refused(facing("strike 2", hand), "iriminage renraku") is not None


@clause("YJ-14")
def test_every_technique_must_be_worth_something_and_overshooting_is_fine():
    hand = "tenchinage ikkyo renraku tenchinage"
    assert (
        refused(facing("kick 3", hand), "tenchinage ikkyo renraku") == "YJ-14"
    )  # Ikkyo is worth nothing against a kick
    assert accepts(facing("kick 2", hand), "tenchinage tenchinage")


@clause("YJ-15")
def test_irimi_adds_two_or_is_a_technique_of_its_own():
    hand = "irimi irimi irimi kokyunage renraku"
    for attack in ("grab 6", "strike 6", "kick 6"):
        assert accepts(facing(attack, hand), "irimi irimi irimi")
    assert accepts(facing("strike 6", hand), "kokyunage irimi irimi")
    assert refused(facing("strike 4", hand), "kokyunage irimi renraku") is not None  # with a technique it is no group


@clause("YJ-15", "YJ-17")
def test_irimi_alone_never_averts_a_dagger_but_may_support_a_defence():
    hand = "irimi irimi ikkyo osae_ikkyo renraku"
    assert refused(facing("dagger 2", hand), "irimi osae_ikkyo renraku") is not None
    assert accepts(facing("dagger 5", hand), "ikkyo irimi osae_ikkyo")
    strict = facing("dagger 5", hand + " ikkyo", irimi_against_dagger=False)
    assert refused(strict, "ikkyo irimi osae_ikkyo") == "YJ-15"
    assert accepts(strict, "ikkyo ikkyo osae_ikkyo")


@clause("YJ-16")
def test_yojimbo_adds_one_to_its_holders_defence():
    assert not accepts(facing("strike 4", "iriminage"), "iriminage")
    assert accepts(facing("strike 4", "iriminage", holder=True), "iriminage")
    assert accepts(facing("strike 3", "irimi", holder=True), "irimi")
    assert not accepts(facing("strike 5", "iriminage", holder=True), "iriminage")
    match = facing("strike 4", "iriminage", holder=True)
    lay(match, "iriminage")
    assert told(match, "avert")[0]["args"]["bonus"] == 1
    assert "YJ-16" in told(match, "avert")[0]["clauses"]
    # Against height 1 the bonus alone is no defence.
    assert not [text for text in facing("grab 1", "renraku", holder=True).legal() if text.startswith("lay")]


@clause("YJ-17")
def test_an_osae_goes_with_its_technique_or_by_a_renraku_with_any_other():
    hand = "ikkyo kotegaeshi osae_ikkyo renraku renraku"
    assert accepts(facing("grab 3", hand), "ikkyo osae_ikkyo")
    assert refused(facing("grab 1", hand), "kotegaeshi osae_ikkyo") == "YJ-14"
    assert accepts(facing("grab 1", hand), "kotegaeshi osae_ikkyo renraku")
    assert accepts(facing("grab 4", hand), "ikkyo kotegaeshi osae_ikkyo renraku")
    assert refused(facing("grab 4", hand), "ikkyo kotegaeshi osae_ikkyo renraku renraku") is not None
    assert accepts(facing("grab 2", "irimi osae_ikkyo renraku"), "irimi osae_ikkyo renraku")


@clause("YJ-17")
def test_an_osae_is_worth_nothing_itself_and_comes_once_a_turn():
    assert not accepts(facing("grab 4", "ikkyo osae_ikkyo"), "ikkyo osae_ikkyo")
    hand = "ikkyo osae_ikkyo osae_ikkyo osae_kotegaeshi renraku"
    assert not accepts(facing("grab 3", hand), "ikkyo osae_ikkyo osae_ikkyo")
    assert not accepts(facing("grab 3", hand), "ikkyo osae_ikkyo osae_kotegaeshi renraku")


@clause("YJ-17")
def test_a_dagger_needs_an_osae_each_turn_anew():
    game = yojimbo()
    match = at(game, "dagger 3", ["ikkyo ikkyo osae_ikkyo", "shihonage osae_shihonage irimi"])
    assert refused(match, "ikkyo") == "YJ-17"
    lay(match, "ikkyo osae_ikkyo")
    lay(match, "shihonage osae_shihonage")
    assert refused(match, "ikkyo") == "YJ-17"
    assert match.legal() == ("retreat",)


@clause("YJ-17")
def test_a_refusal_says_why():
    match = facing("dagger 3", "iriminage ikkyo irimi")
    unfit = match.view(0)["hints"]["unfit"]
    iriminage, ikkyo = find(match, 0, "iriminage ikkyo")
    assert unfit[iriminage]["key"] == "yojimbo-why-worthless-dagger"
    assert unfit[iriminage]["args"]["face"] == "iriminage"
    assert unfit[iriminage]["clause"] == unfit[ikkyo]["clause"] == "YJ-17"
    assert unfit[ikkyo]["key"] == "yojimbo-why-needs-osae"


@clause("YJ-14", "YJ-17")
@pytest.mark.parametrize(
    ("attack", "hand", "untied", "needed"),
    [
        ("grab 3", "osae_shihonage ikkyo ikkyo", "osae_shihonage", 1),
        ("strike 5", "osae_ikkyo iriminage kokyunage", "osae_ikkyo", 2),
        ("dagger 3", "osae_shihonage ikkyo", "osae_shihonage ikkyo", 1),
        ("dagger 3", "osae_shihonage ikkyo irimi", "osae_shihonage ikkyo irimi", 1),
        ("dagger 5", "osae_shihonage ikkyo kotegaeshi renraku", "osae_shihonage ikkyo kotegaeshi renraku", 2),
    ],
)
def test_an_osae_that_nothing_ties_lacks_a_renraku_and_no_height(attack: str, hand: str, untied: str, needed: int):
    match = facing(attack, hand)
    cards, unfit = find(match, 0, untied), match.view(0)["hints"]["unfit"]
    assert {unfit[card]["key"] for card in cards} == {"yojimbo-why-needs-renraku"}
    assert {unfit[card]["args"]["needed"] for card in cards} == {needed}
    assert {unfit[card]["clause"] for card in cards} == {"YJ-14"}
    assert refused(match, untied) == "YJ-14"


@clause("YJ-11")
@pytest.mark.parametrize("attack", ["grab 4", "dagger 7"])
def test_an_osae_whose_cards_are_too_few_lacks_height(attack: str):
    match = facing(attack, "osae_shihonage ikkyo")
    assert match.view(0)["hints"]["unfit"][find(match, 0, "osae_shihonage")[0]]["key"] == "yojimbo-why-too-weak"


@clause("YJ-18")
def test_tenkan_averts_the_next_attack_instead():
    match = facing("strike 7", "tenkan ikkyo irimi", pile="grab 3, grab 1")
    lay(match, "tenkan ikkyo")
    assert board(match)["averted"] == {"seat": 0, "type": "grab", "tenkan": True, "osae": None}
    assert match.seat == 1
    assert stack(match) == ["strike 7"]  # the others still face the current one
    assert not [text for text in match.legal() if text.startswith("lay")]


@clause("YJ-18")
def test_tenkan_comes_once_a_turn_and_needs_a_next_attack():
    hand = "tenkan tenkan ikkyo irimi"
    assert refused(facing("strike 1", hand, pile="grab 1, grab 1"), "tenkan tenkan ikkyo") == "YJ-18"
    assert refused(facing("strike 1", hand, pile=""), "tenkan ikkyo") == "YJ-18"
    assert refused(facing("strike 1", hand, pile="dagger 2"), "tenkan ikkyo") is not None


@clause("YJ-18")
def test_tenkan_can_avert_a_dagger_that_comes_next():
    match = facing("strike 7", "tenkan ikkyo osae_ikkyo", pile="dagger 3, grab 1")
    lay(match, "ikkyo osae_ikkyo tenkan")
    assert board(match)["averted"]["osae"] == "ikkyo"


@clause("YJ-19")
def test_kaiten_skips_a_turn_and_stays_in():
    match = at(yojimbo(), "strike 2", ["kaiten iriminage", "iriminage irimi"])
    kaiten(match)
    assert match.seat == 1
    assert board(match)["staying"] == [0, 1]
    lay(match, "iriminage")
    assert match.seat == 0
    assert {text.split()[0] for text in match.legal()} == {"lay", "retreat"}  # training and change are gone


@clause("YJ-19")
def test_kaiten_is_laid_alone():
    match = at(yojimbo(), "strike 2", ["kaiten iriminage", "irimi"])
    assert refused(match, "kaiten iriminage") == "YJ-19"
    with pytest.raises(fuda.IllegalAction) as error:
        match.play(f"kaiten {find(match, 0, 'iriminage')[0]}")
    assert error.value.clause == "YJ-19"


@clause("YJ-19")
def test_the_last_one_in_must_avert_at_once_after_a_kaiten():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "kaiten kaiten iriminage tenkan"], pile="strike 1, grab 1")
    match.play("retreat")
    kaiten(match)
    assert match.seat == 1
    assert match.view(1)["phase"] == "forced"
    assert {text.split()[0] for text in match.legal()} == {"lay", "retreat"}
    assert {text.split()[1] for text in match.legal()[:-1]} == set(find(match, 1, "iriminage tenkan"))
    lay(match, "tenkan iriminage")
    assert victory(match, 1) == ["strike 2", "strike 1"]
    assert board(match)["holder"] == 1


@clause("YJ-19", "YJ-27")
def test_failing_that_the_attack_is_covered():
    match = at(yojimbo(), "strike 7", ["irimi", "kaiten iriminage"], pile="grab 1, grab 2")
    match.play("retreat")
    kaiten(match)
    assert match.legal() == ("retreat",)
    match.play("retreat")
    assert stack(match) == ["strike 7", "grab 1"]
    assert match.seat == board(match)["holder"] == 0
    assert keys(match)[-3:] == ["forced-out", "nobody", "attack"]


@clause("YJ-19", "YJ-20")
def test_failing_that_the_last_who_averted_wins():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "kaiten kaiten ikkyo"])
    lay(match, "iriminage")
    kaiten(match)
    match.play("retreat")
    kaiten(match)
    assert match.view(1)["phase"] == "forced"
    match.play("retreat")
    assert victory(match, 0) == ["strike 2"]


@clause("YJ-19", "YJ-12")
def test_a_last_kaiten_without_any_other_card_puts_its_player_out():
    match = at(yojimbo(), "strike 7", ["irimi", "kaiten"], pile="grab 1, grab 2")
    match.play("retreat")
    kaiten(match)
    assert stack(match) == ["strike 7", "grab 1"]


@clause("YJ-11", "YJ-14")
def test_a_defence_is_built_in_any_order_and_previewed():
    match = at(yojimbo(), "strike 7", ["iriminage kokyunage renraku ikkyo tenkan irimi", "ikkyo"], holder=1, turn=0)
    iriminage, kokyunage, renraku, irimi = find(match, 0, "iriminage kokyunage renraku irimi")
    begun = [f"lay {iriminage}"]
    shown = match.preview(0, begun)
    assert (shown["total"], shown["missing"], shown["averts"], shown["whole"]) == (3, 4, False, False)
    assert f"lay {kokyunage}" in shown["next"]
    begun += [f"lay {kokyunage}"]
    shown = match.preview(0, begun)
    assert (shown["total"], shown["renraku"], shown["renraku_needed"]) == (5, 0, 1)
    begun += [f"lay {renraku}", f"lay {irimi}"]
    shown = match.preview(0, begun)
    assert (shown["total"], shown["missing"], shown["averts"]) == (7, 0, True)
    assert shown["against"] == {"face": "ushiro_men_uchi", "type": "strike", "height": 7}
    assert "stand" in shown["next"]
    assert match.preview(0, [*begun, "stand"])["whole"]
    match.play("stand", *reversed(begun))
    assert board(match)["averted"]["seat"] == 0


@clause("YJ-11")
def test_hints_propose_whole_defences_and_say_what_each_card_is_worth():
    match = at(yojimbo(), "strike 4", ["iriminage iriminage kokyunage irimi kaiten", "ikkyo"], holder=1, turn=0)
    hints = match.view(0)["hints"]
    worth = {card: value["now"] for card, value in hints["worth"].items()}
    assert [worth[card] for card in find(match, 0, "iriminage kokyunage irimi kaiten")] == [3, 2, 2, None]
    assert hints["defences"][0]["cards"] == find(match, 0, "iriminage iriminage")
    assert hints["defences"][0]["total"] == 6
    for proposal in hints["defences"]:
        copied = at(yojimbo(), "strike 4", ["iriminage iriminage kokyunage irimi kaiten", "ikkyo"], holder=1, turn=0)
        copied.play(*(f"lay {card}" for card in proposal["cards"]), "stand")
    assert match.view(None)["hints"] == {}


@clause("YJ-14")
def test_a_preview_says_why_other_cards_cannot_be_added():
    match = at(yojimbo(), "strike 4", ["iriminage kokyunage irimi kaiten ikkyo", "ikkyo"], holder=1, turn=0)
    iriminage, kokyunage, kaiten = find(match, 0, "iriminage kokyunage kaiten")
    begun = match.preview(0, [f"lay {iriminage}"])
    assert begun["unfit"][kokyunage]["key"] == "yojimbo-why-needs-renraku"
    assert begun["unfit"][kaiten]["clause"] == "YJ-19"
    held = match.view(0)["board"]["hands"][0]
    assert {f"lay {card}" for card in held if card not in begun["unfit"] and card != iriminage} == {
        text for text in begun["next"] if text != "stand"
    }


BUILT = "osae_ikkyo osae_ikkyo ikkyo ikkyo kotegaeshi kaiten"


@pytest.mark.parametrize(
    ("begun", "wrong"),
    [
        pytest.param("osae_ikkyo", "lay osae_ikkyo", marks=clause("YJ-17")),
        pytest.param("ikkyo", "lay kotegaeshi", marks=clause("YJ-14")),
        pytest.param("osae_ikkyo", "stand", marks=clause("YJ-14")),
        pytest.param("ikkyo", "lay kaiten", marks=clause("YJ-19")),
        pytest.param("ikkyo", "change kotegaeshi", marks=clause("YJ-8")),
        pytest.param("ikkyo", "train", marks=clause("YJ-8")),
    ],
)
def test_a_card_that_cannot_follow_is_refused_as_it_would_be_in_the_move(
    begun: str, wrong: str, request: pytest.FixtureRequest
):
    match = facing("grab 3", BUILT, holder=True)
    verb, _, face = wrong.partition(" ")
    cards = find(match, 0, f"{begun} {face}")
    move = [f"lay {cards[0]}", f"{verb} {cards[1]}" if face else verb]
    allowed = match.legal(0, move[:1])
    for ask in (match.legal, match.preview):
        with pytest.raises(fuda.IllegalAction) as error:
            ask(0, move)
        assert [error.value.clause] == list(next(request.node.iter_markers("clause")).args)
        assert error.value.allowed == allowed
        assert f"({error.value.clause}); allowed: {allowed[0]}" in str(error.value)


@clause("YJ-8", "YJ-10", "YJ-11")
def test_a_card_comes_once_in_a_move():
    match = facing("grab 3", BUILT)
    ikkyo, kotegaeshi = find(match, 0, "ikkyo kotegaeshi")
    for move, clauses in (
        ([f"lay {ikkyo}"] * 2, "YJ-11"),
        ([f"change {ikkyo}"] * 2, "YJ-10"),
        ([f"change {ikkyo}", f"lay {kotegaeshi}"], "YJ-8"),
        ([f"change {ikkyo}", "stand"], "YJ-8"),
    ):
        with pytest.raises(fuda.IllegalAction) as error:
            match.legal(0, move)
        assert error.value.clause == clauses
        assert error.value.allowed == match.legal(0, move[:1])


def random_hand(rng: Random) -> list[int]:
    """A hand with more special cards than the deck would give."""
    special = [card for card in range(108) if DECK.defence(card).kind != "technique"]
    size = rng.randint(1, 7 if INTERPRETED else 9)
    cards = {rng.choice(special) if rng.random() < 0.55 else rng.randrange(108) for _ in range(size)}
    return sorted(cards)


def reached(match: Match) -> set[tuple[int, ...]]:
    """Every defence that the kernel's half-moves lead to; a dead end would show as a prefix without any."""
    game, found = match.game, set[tuple[int, ...]]()
    out = np.zeros(layout.MOST_ACTIONS, np.int16)

    def visit(state: np.ndarray, laid: tuple[int, ...]) -> int:
        actions: list[int] = out[: game.rules.legal(state, game.table, 0, out)].tolist()
        ends = 0
        for action in actions:
            if action == layout.STAND:
                found.add(laid)
                ends += 1
            elif action < layout.STAND:
                assert not laid or action > laid[-1]
                after = state.copy()
                game.rules.step(after, game.table, 0, action)
                ends += visit(after, (*laid, action))
        assert ends or not laid, f"a dead end: {laid}"
        return ends

    visit(match.state, ())
    return found


@clause("YJ-11", "YJ-14", "YJ-15", "YJ-16", "YJ-17", "YJ-18")
@pytest.mark.parametrize("part", range(5))
def test_the_kernel_offers_exactly_the_defences_that_avert(part: int):
    rng = Random(part)
    seen: dict[str, int] = dict.fromkeys(("tenkan", "chain", "own", "foreign", "irimi", "bonus", "dagger", "none"), 0)
    games = [yojimbo(irimi_against_dagger=on) for on in (True, False)]
    for _ in range(HANDS // 5):
        hand, game = random_hand(rng), rng.choice(games)
        others = rng.sample([card for card in range(108) if card not in hand], 4)
        daggers = [card for card in range(108) if DECK.attack(card).type == "dagger" and card not in hand]
        current = rng.choice(daggers) if rng.random() < 0.3 else others[0]
        following = next(card for card in others[1:] if card != current) if rng.random() < 0.9 else None
        holder = rng.random() < 0.5
        name = card_name
        match = game.setup(
            hands=[[name(card) for card in hand], [name(others[3])] if others[3] not in (current, following) else []],
            stack=[name(current)], pile=[] if following is None else [name(following)], holder=int(not holder), turn=0,
        )  # fmt: skip
        faces = [
            None if card is None else (DECK.attack(card).type, DECK.attack(card).height)
            for card in (current, following)
        ]
        expected = referee.defences(
            {card: DECK.defence(card) for card in hand}, *faces,
            holder=holder, irimi_against_dagger=bool(game.options["irimi_against_dagger"]),
        )  # fmt: skip
        assert reached(match) == expected
        offered = {int(text.split()[1][1:]) - 1 for text in match.legal(0) if text.startswith("lay")}
        assert offered == {card for chosen in expected for card in chosen}
        laid = [card for card in hand if DECK.defence(card).kind != "kaiten"]
        first = {card for card in laid if begins(match.state[0], game.table[0], 0, card)}
        assert first == {min(chosen) for chosen in expected}
        _count(seen, expected, faces[0], holder)
    assert INTERPRETED or min(seen.values()) > 10, seen


def _count(seen: dict[str, int], expected: set[tuple[int, ...]], current: object, holder: bool) -> None:
    """Count what the random hands covered."""
    for chosen in expected:
        cards = [DECK.defence(card) for card in chosen]
        kinds = [card.kind for card in cards]
        osae = next((card.osae_of for card in cards if card.kind == "osae"), None)
        seen["tenkan"] += "tenkan" in kinds
        seen["chain"] += kinds.count("renraku") > 1
        seen["own"] += osae in {card.id for card in cards}
        seen["foreign"] += osae is not None and osae not in {card.id for card in cards}
        seen["irimi"] += kinds.count("irimi") > 1
        seen["bonus"] += holder
        seen["dagger"] += isinstance(current, tuple) and current[0] == "dagger"
    seen["none"] += not expected


@clause("YJ-14", "YJ-17")
def test_the_kernel_counts_a_technique_by_the_decks_values():
    table = yojimbo().table[0]
    for face in (face for face in DECK.defences if face.kind == "technique"):
        for against, value in enumerate(face.values):
            one = raised(table, against, 0, face.code)
            assert int(one).bit_count() == value
            assert int(raised(table, against, one, face.code)).bit_count() == min(2 * value, layout.HEIGHTS)
            assert raised(table, against, one, layout.IRIMI) == one
