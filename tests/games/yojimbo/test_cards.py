"""The deck and its check (YJ-1 to YJ-3)."""

import copy
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import fuda
from fuda.core.options import BadTable
from fuda.games.yojimbo import deck, layout
from fuda.games.yojimbo.table import OPTIONS
from tests.clauses import clause
from tests.games.yojimbo.arrange import DECK, at, attack, board, defence, lay, play_out, yojimbo

DATA = deck.shipped_data()
EVERYWHERE = dict.fromkeys(deck.TYPES, 1)


def changed(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(DATA), **parts}


@clause("YJ-1")
def test_every_card_has_an_attack_with_a_height_and_a_defence():
    assert {face.type for face in DECK.attacks} == {"grab", "strike", "kick", "dagger"}
    assert {face.height for face in DECK.attacks} == set(range(1, 8))
    assert {face.kind for face in DECK.defences} == set(deck.KINDS)
    assert len(DECK.cards) == 108


@clause("YJ-2")
@pytest.mark.parametrize(("height", "points"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_an_attack_is_worth_a_point_for_each_three_heights_begun(height: int, points: int):
    assert deck.Attack("x", "X", "grab", height).points == points
    match = at(yojimbo(), f"{'strike' if height == 7 else 'grab'} {height}", ["", ""])
    assert board(match)["stack"][0]["points"] == points


@clause("YJ-3")
def test_the_shipped_deck_keeps_the_facts_of_the_book():
    values = {face.id: dict(zip(deck.TYPES, face.values, strict=False)) for face in DECK.defences}
    assert values["ikkyo"]["grab"] == 3
    assert values["iriminage"]["strike"] == 3
    assert values["kokyunage"]["strike"] == 2
    assert layout.PILE == 30
    assert len(DECK.cards) >= deck.smallest(5, 10) == 85
    counts = Counter(DECK.defences[defence].id for _, defence in DECK.cards)
    raw = json.loads(deck.Path(deck.__file__).with_name("deck.json").read_text("utf-8"))
    assert counts == {face["id"]: face["count"] for face in raw["defence_faces"]}
    assert "reconstruction" in raw["status"]


@clause("YJ-3")
def test_the_shipped_deck_given_as_data_is_the_shipped_deck():
    game = fuda.game("yojimbo", deck=copy.deepcopy(DATA))
    assert game.options["deck"] == "shipped"
    option = next(option for option in OPTIONS if option.name == "deck")
    assert option.kind == "data"
    assert option.full("shipped") == DATA
    assert "YJ-3" in option.allowed


@clause("YJ-3")
def test_another_deck_is_played_and_embedded_in_the_record():
    cards = [{**card, "defence": "irimi"} if card["defence"] == "kaiten" else card for card in DATA["cards"]]
    game = fuda.game("yojimbo", deck=changed(title="No kaiten", cards=cards))
    match = play_out(game.new(seed=1), Random(1))
    record = json.loads(json.dumps(match.record()))
    assert record["table"]["deck"]["title"] == "No kaiten"
    again = fuda.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert not [text for _, move in match.moves for text in move if text.startswith("kaiten")]
    assert game.parse(match.view(0)).dtype == layout.STATE
    shipped = play_out(yojimbo().new(seed=1), Random(1)).record()
    assert shipped["table"]["deck"] == DATA  # a later Fuda may ship another


@clause("YJ-3")
def test_a_bad_deck_is_refused_with_every_reason_at_once():
    bad = changed(
        attack_faces=[*DATA["attack_faces"], {"id": "punch", "type": "fist", "height": 8}],
        defence_faces=[
            *DATA["defence_faces"],
            {"id": "osae_judo", "kind": "osae", "osae_of": "judo"},
            {"id": "judo throw", "kind": "technique", "values": {"grab": 1}},
            {"id": "ikkyo", "kind": "wizard"},
            {"id": "irimi2", "kind": "irimi", "values": {"grab": 5, "strike": 2, "kick": 2, "dagger": 0}},
        ],
        cards=[*DATA["cards"][:20], {"id": "X", "attack": "no", "defence": "none"}],
    )
    with pytest.raises(BadTable) as refused:
        fuda.game("yojimbo", deck=bad)
    for reason in (
        *("type 'fist'", "height 8", "the Osae of 'judo'", "'judo throw'", "is there twice", "kind 'wizard'"),
        *("'irimi2'", "called 'X', not 'Y021'", "the attack 'no'", "the defence 'none'", "21 cards", "YJ-3"),
    ):
        assert reason in str(refused.value), reason


NESTED: list[Any] = []  # deeper than Python writes lists
for _ in range(100_000):
    NESTED = [NESTED]


@clause("YJ-3")
@pytest.mark.parametrize(
    "bad",
    [
        {}, {"cards": 5, "attack_faces": None, "defence_faces": [1]}, changed(cards=DATA["cards"] * 2),
        changed(attack_faces=[{**DATA["attack_faces"][0], "vp": 3}]),
        changed(attack_faces=[{**DATA["attack_faces"][0], "name": 3}]),
        changed(attack_faces=[{**DATA["attack_faces"][0], "name": "\ud800"}]), changed(title="\udfff"),
        changed(attack_faces=[{**DATA["attack_faces"][0], "vp": 10**5000}]), changed(yojimbo=5),
        changed(attack_faces=[{**DATA["attack_faces"][0], "height": NESTED}]),
        changed(defence_faces=[{"id": f"t{n}", "kind": "technique", "values": EVERYWHERE} for n in range(9)]),
        changed(attack_faces=[{"id": f"a{n}", "type": "grab", "height": 1} for n in range(41)]),
    ],
)  # fmt: skip
def test_other_bad_decks_are_refused_too(bad: dict[str, Any]):
    with pytest.raises(BadTable, match="YJ-3"):
        fuda.game("yojimbo", deck=bad)
    assert deck.faults([]) != []


def _told(place: str, number: Any) -> dict[str, Any]:
    """The deck with a number in its file, by a way such as `attack_faces/0/count`."""
    told = changed()
    *way, last = place.split("/")
    holder: Any = told
    for key in way:
        holder = holder[int(key)] if isinstance(holder, list) else holder.setdefault(key, {})
    holder[last] = number
    return told


@clause("YJ-3")
@pytest.mark.parametrize(
    ("place", "right", "said"),
    [
        ("attack_faces/0/count", sum(face == 0 for face, _ in DECK.cards), r"attack face .* has the count"),
        ("defence_faces/0/count", sum(face == 0 for _, face in DECK.cards), r"defence face .* has the count"),
        ("size/double_sided_cards", len(DECK.cards), "size says double_sided_cards"),
        ("size/yojimbo_cards", 1, "size says yojimbo_cards"),
        ("size/attack_pile", layout.PILE, "size says attack_pile"),
        ("victory_points_by_height/3", 1, "victory_points_by_height says 3: .*, but it is 1"),
        ("victory_points_by_height/7", 3, "victory_points_by_height says 7: .*, but it is 3"),
        ("yojimbo/count", 1, "yojimbo says count"),
        ("yojimbo/defence_bonus", 1, "yojimbo says defence_bonus"),
    ],
)
def test_a_deck_whose_numbers_contradict_its_cards_is_refused(place: str, right: int, said: str):
    fuda.game("yojimbo", deck=_told(place, right))
    for wrong in (right + 1, right - 1, str(right), None, float(right)):
        with pytest.raises(BadTable, match=said):
            fuda.game("yojimbo", deck=_told(place, wrong))


@clause("YJ-3", "YJ-4")
def test_a_deck_must_be_large_enough_for_the_table():
    small = changed(cards=DATA["cards"][:60])
    assert fuda.game("yojimbo", deck=small, players=5).seats == 5
    with pytest.raises(BadTable, match=r"59 cards; 5 players .* 30 \+ 5 × 5 \+ 5 = 60 \(YJ-3\)"):
        fuda.game("yojimbo", deck=changed(cards=DATA["cards"][:59]), players=5)
    with pytest.raises(BadTable, match="YJ-3"):
        fuda.game("yojimbo", "dan", deck=small, players=4)


@clause("YJ-3", "YJ-17", "YJ-24")
def test_an_osae_other_than_the_books_three_has_no_power():
    faces = [*DATA["defence_faces"], {"id": "osae_tenchinage", "kind": "osae", "osae_of": "tenchinage"}]
    cards = [{**c, "defence": "osae_tenchinage"} if c["defence"] == "osae_ikkyo" else c for c in DATA["cards"]]
    table = fuda.game("yojimbo", deck=changed(defence_faces=faces, cards=cards)).plain_table
    powers = dict(zip(DECK.techniques, table.power, strict=False))
    assert powers == {
        "ikkyo": layout.NEXT_TOO, "kotegaeshi": layout.TWO_CARDS, "shihonage": layout.FIVE_CARDS,
        "iriminage": 0, "kokyunage": 0, "tenchinage": 0,
    }  # fmt: skip


@clause("YJ-3")
def test_a_deck_file_can_be_named_on_a_command_line(tmp_path: Any):
    option = next(option for option in OPTIONS if option.name == "deck")
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(changed(title="mine")), "utf-8")
    assert option.read("shipped") == "shipped"
    assert option.read(str(file))["title"] == "mine"  # type: ignore[index]
    with pytest.raises(BadTable, match="no such file"):
        option.read(str(tmp_path / "none.json"))
    with pytest.raises(BadTable, match="deck=7 is not allowed"):
        fuda.game("yojimbo", deck=7)


@clause("YJ-1")
def test_the_tests_name_cards_by_their_sides():
    assert attack("Y001") == "grab 1"


@clause("YJ-6")
def test_a_view_says_the_defence_of_the_cards_that_it_names_and_of_no_other():
    match = at(yojimbo("dan"), "strike 1", ["iriminage ikkyo irimi", "kaiten"], discard="tenkan", holder=1, turn=0)
    seen = match.view(0)["board"]
    assert seen["faces"] == {card: defence(card) for card in [*seen["hands"][0], seen["top"]]}
    assert board(match)["faces"] == {seen["top"]: "tenkan"}
    assert seen["sides"] == [[], []]


@clause("YJ-6")
def test_with_open_backs_everybody_sees_the_attack_sides_of_held_cards():
    seen = board(at(yojimbo(attack_backs=True), "strike 1", ["iriminage ikkyo", "kaiten"], holder=1, turn=0))
    assert [[face["face"] for face in faces] for faces in seen["sides"]] == seen["backs"]
    assert [len(faces) for faces in seen["sides"]] == [2, 1]


@clause("YJ-25")
def test_everybody_sees_the_attacks_that_a_winner_decides_about_and_only_the_winner_their_other_sides():
    match = at(yojimbo("dan"), "strike 1", ["iriminage ikkyo irimi", "kaiten"], pile="grab 2, kick 3", holder=1, turn=0)
    lay(match, "iriminage")
    match.play("retreat")
    assert match.view(0)["phase"] == "prize"
    (won,) = match.view(0)["board"]["prize"]
    assert match.view(0)["board"]["faces"][won] == defence(won)
    for seat in (0, 1, None):
        seen = match.view(seat)["board"]
        assert [(face["type"], face["height"]) for face in seen["spoils"]] == [("strike", 1)]
        assert (won in seen["faces"]) == (seat == 0)
