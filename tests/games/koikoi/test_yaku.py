"""The yaku: KK-Y1 to KK-Y12, KK-16 to KK-20."""

import pytest

import fuda
from fuda.games.koikoi.notation import CARDS
from tests.clauses import clause
from tests.games.koikoi import scorer
from tests.games.koikoi.arrange import at, board, keys, koikoi, told

KASU = [card for card in CARDS if card in scorer.KASU]
PLAIN_TAN = ["4R", "5R", "7R", "11R"]
BLUE, RED = ["6R", "9R", "10R"], ["1R", "2R", "3R"]
ANIMALS = ["2A", "4A", "5A", "8A", "11A"]  # neither the cup nor boar, deer, butterflies
INO = ["7A", "10A", "6A"]


def points(cards: list[str] | str, preset: str = "czech", **options: object) -> dict[str, int]:
    """Points by yaku."""
    names = cards.split() if isinstance(cards, str) else cards
    return {line["yaku"]: line["points"] for line in koikoi(preset, **options).score(names)}


@clause("KK-Y1")
@pytest.mark.parametrize(("count", "worth"), [(9, None), (10, 1), (11, 2), (24, 15)])
def test_kasu_is_ten_kasu_and_one_more_for_each_more(count: int, worth: int | None):
    assert points(KASU[:count]).get("kasu") == worth


@clause("KK-Y2")
@pytest.mark.parametrize(("cards", "worth"), [(PLAIN_TAN, None), ([*PLAIN_TAN, "1R"], 1), ([*PLAIN_TAN, *RED], 3)])
def test_tan_is_five_ribbons_and_one_more_for_each_more(cards: list[str], worth: int | None):
    assert points(cards).get("tan") == worth


@clause("KK-Y2")
def test_all_ten_ribbons_are_a_tan_of_six():
    assert points([*PLAIN_TAN, *RED, *BLUE])["tan"] == 6


@clause("KK-Y3")
@pytest.mark.parametrize(("cards", "worth"), [(ANIMALS[:4], None), (ANIMALS, 1), ([*ANIMALS, "9A"], 2)])
def test_tane_is_five_animals_and_one_more_for_each_more_the_cup_included(cards: list[str], worth: int | None):
    assert points(cards).get("tane") == worth


@clause("KK-Y4")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 6), ("russian", 5), ("nintendo", 5)])
def test_aotan_is_the_three_blue_ribbons(preset: str, worth: int):
    assert points(BLUE, preset) == {"aotan": worth}
    assert points(BLUE[:2] + RED[:1], preset) == {}


@clause("KK-Y5")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 6), ("russian", 5), ("nintendo", 5)])
def test_akatan_is_the_three_red_poems(preset: str, worth: int):
    assert points(RED, preset) == {"akatan": worth}
    assert points(RED[:2] + PLAIN_TAN[:1], preset) == {}


@clause("KK-Y6")
@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_ino_shika_cho_is_boar_deer_and_butterflies_for_five(preset: str):
    assert points(INO, preset) == {"ino-shika-cho": 5}
    assert points("7A 10A 8A", preset) == {}


@clause("KK-Y7")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 3), ("russian", 5)])
def test_hanami_is_curtain_and_cup(preset: str, worth: int):
    assert points("3L 9A", preset) == {"hanami": worth}
    assert points("3R 9A", preset) == {}


@clause("KK-Y8")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 3), ("russian", 5)])
def test_tsukimi_is_moon_and_cup(preset: str, worth: int):
    assert points("8L 9A", preset) == {"tsukimi": worth}
    assert points("8L 9R", preset) == {}


@clause("KK-Y9")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 6), ("russian", 5)])
@pytest.mark.parametrize("cards", ["1L 3L 8L", "1L 3L 12L", "1L 8L 12L", "3L 8L 12L"])
def test_sanko_is_any_three_bright_lights(preset: str, worth: int, cards: str):
    assert points(cards, preset) == {"sanko": worth}


@clause("KK-Y10")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 8), ("russian", 7)])
@pytest.mark.parametrize("cards", ["1L 3L 8L 11L", "1L 3L 11L 12L", "1L 8L 11L 12L", "3L 8L 11L 12L"])
def test_ameshiko_is_four_lights_with_the_poet(preset: str, worth: int, cards: str):
    assert points(cards, preset) == {"ameshiko": worth}


@clause("KK-Y11")
@pytest.mark.parametrize(("preset", "worth"), [("czech", 10), ("russian", 8)])
def test_shiko_is_four_lights_without_the_poet(preset: str, worth: int):
    assert points("1L 3L 8L 12L", preset) == {"shiko": worth}


@clause("KK-Y12", "KK-19")
@pytest.mark.parametrize(
    ("preset", "options", "worth"),
    [
        ("czech", {}, 15),
        ("russian", {}, 10),
        ("nintendo", {}, 10),
        ("czech", {"goko_points": 10}, 10),
        ("russian", {"goko_points": 15}, 15),
    ],
)
def test_goko_is_all_five_lights(preset: str, options: dict[str, int], worth: int):
    assert points("1L 3L 8L 11L 12L", preset, **options) == {"goko": worth}


@clause("KK-16")
@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_only_the_highest_light_yaku_counts(preset: str):
    for cards in ("1L 3L 8L 11L", "1L 3L 8L 12L", "1L 3L 8L 11L 12L"):
        assert len(points(cards, preset)) == 1


@clause("KK-16")
def test_everything_else_adds_up():
    captured = ["1L", "3L", "8L", "9A", "7A", "10A", "6A", "2A", "4A", "6R", "9R", "10R", "1R", "2R", "3R"]
    assert points(captured) == {
        "sanko": 6,
        "hanami": 3,
        "tsukimi": 3,
        "tane": 2,
        "ino-shika-cho": 5,
        "tan": 2,
        "aotan": 6,
        "akatan": 6,
    }


@clause("KK-16")
def test_only_captured_cards_count_not_those_in_the_hand():
    match = at(koikoi("czech"), hands="3L 4K1 / 2K1 5K1", field="6K1", stock="7K1", captured="9A 9K1 /")
    match.play("play 4K1")
    assert "yaku" not in keys(match)


@clause("KK-17")
@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_the_poet_makes_no_sanko(preset: str):
    assert points("1L 3L 11L", preset) == {}


@clause("KK-17")
def test_with_sanko_with_poet_any_three_lights_do():
    assert points("1L 3L 11L", sanko_with_poet=True) == {"sanko": 6}
    assert points("1L 11L", sanko_with_poet=True) == {}
    assert points("1L 3L 8L 11L", sanko_with_poet=True) == {"ameshiko": 8}


@clause("KK-18")
def test_a_card_may_serve_several_yaku():
    assert points("3L 8L 9A") == {"hanami": 3, "tsukimi": 3}
    assert points([*RED, *PLAIN_TAN]) == {"akatan": 6, "tan": 3}


@clause("KK-18")
@pytest.mark.parametrize(
    ("cards", "options", "best"),
    [
        ("3L 8L 9A", {}, 3),  # one cup, one viewing
        ("3L 8L 1L 9A", {}, 6),  # sanko with all three lights, not hanami and two lights
        ("3L 8L 1L 12L 9A", {}, 10),  # shiko against hanami and sanko, 9
        ("3L 8L 1L 12L 9A", {"yaku_points": "russian"}, 10),  # hanami 5 and sanko 5 against shiko 8
        ("1R 2R 3R 4R 5R 7R 11R", {}, 6),  # akatan, and four ribbons are no tan
        ("1R 2R 3R 6R 4R 5R 7R 11R", {}, 7),  # akatan and a tan of the other five
        ("1R 2R 3R 6R 9R 10R 4R 5R 7R 11R", {}, 12),
        ("7A 10A 6A 2A 4A", {}, 5),  # ino-shika-cho, not tane
        ("7A 10A 6A 2A 4A 5A 8A 11A", {}, 6),  # ino-shika-cho and tane of the five others
        ("7A 10A 6A 2A 4A 5A 8A 11A 9A 3L", {}, 9),  # and the cup under the cherry: hanami
        ("2A 4A 5A 8A 9A 3L", {}, 3),  # the cup to hanami is worth more than to tane
        ("2A 4A 5A 8A 11A 9A 8L", {}, 4),
        ("7A 10A 6A 2A 4A", {"grow_sets": "added"}, 7),
        ("7A 10A 6A 2A 4A 5A 8A 11A", {"grow_sets": "instead"}, 10),
        ("1R 2R 3R 6R 9R 10R 4R", {"grow_sets": "added"}, 13),
        ("1R 2R 3R 6R 9R 10R 4R", {"grow_sets": "instead"}, 13),
        ("1R 2R 3R 6R 4R 5R 7R 11R", {"grow_sets": "instead"}, 11),
    ],
)
def test_when_each_card_counts_once_the_best_assignment_is_scored(cards: str, options: dict[str, object], best: int):
    lines = koikoi("czech", share_cards=False, **options).score(cards.split())
    assert sum(line["points"] for line in lines) == best
    used = [card for line in lines for card in line["cards"]]
    assert len(used) == len(set(used))


@clause("KK-18", "KK-19")
@pytest.mark.parametrize(
    ("kasu", "mode", "extra", "best"),
    [
        (9, "counts", "", 1),
        (9, "bonus", "", 0),
        (9, "no", "", 0),
        (10, "bonus", "", 2),
        (10, "counts", "3L", 4),  # hanami 3 and kasu 1, not kasu 2
        (9, "counts", "3L", 3),  # hanami, not kasu
        (9, "counts", "2A 4A 5A 8A", 1),  # kasu or tane, not both
    ],
)
def test_the_cup_counts_once_as_kasu_animal_or_under_a_light(kasu: int, mode: str, extra: str, best: int):
    lines = koikoi("czech", share_cards=False, sake_as_kasu=mode).score([*KASU[:kasu], "9A", *extra.split()])
    assert sum(line["points"] for line in lines) == best


@clause("KK-18", "KK-20")
def test_trio_is_added_when_cards_count_once_too():
    lines = koikoi("czech", share_cards=False, trio=True).score([*RED, *BLUE])
    assert {line["yaku"]: line["points"] for line in lines} == {"aotan": 6, "akatan": 6, "trio": 3}


@clause("KK-19")
def test_sets_that_grow_beside_tan_and_tane_count_the_other_ribbons_too():
    assert points([*RED, *BLUE], "russian", grow_sets="added") == {"tan": 2, "aotan": 8, "akatan": 8}
    assert points([*RED, *BLUE], "russian") == {"tan": 2, "aotan": 5, "akatan": 5}
    assert points([*INO, "2A"], "russian", grow_sets="added") == {"ino-shika-cho": 6}
    assert points([*INO, "2A", "9A"], "russian", grow_sets="added") == {"ino-shika-cho": 7, "tane": 1}
    assert points([*INO, "2A"], "russian") == {"ino-shika-cho": 5}


@clause("KK-16", "KK-19")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (RED, {"akatan": 5}),
        ([*RED, "6R", "4R"], {"akatan": 7}),
        ([*BLUE, "1R", "4R", "5R"], {"aotan": 8}),
        ([*RED, *BLUE], {"aotan": 5, "akatan": 5}),
        ([*RED, *BLUE, *PLAIN_TAN], {"aotan": 5, "akatan": 9}),
        (["1R", "2R", "6R", "9R", "4R"], {"tan": 1}),  # no set is made: a tan as ever
        ([*INO, "2A"], {"ino-shika-cho": 6}),
        ([*INO, *ANIMALS], {"ino-shika-cho": 10}),
        (ANIMALS, {"tane": 1}),
        ([*RED, "4R", "5R", *ANIMALS], {"akatan": 7, "tane": 1}),  # each kind by itself
    ],
)
def test_a_made_set_grows_instead_of_tan_or_tane(cards: list[str], worth: dict[str, int]):
    assert points(cards, "nintendo") == worth
    assert koikoi("nintendo").options == koikoi("nintendo", grow_sets="instead").options


@clause("KK-18", "KK-19")
@pytest.mark.parametrize("share_cards", [True, False])
def test_of_two_made_sets_akatan_has_the_ribbons_outside_both(share_cards: bool):
    lines = koikoi("nintendo", share_cards=share_cards).score([*RED, *BLUE, "4R", "11R"])
    assert {line["yaku"]: (line["points"], line["cards"]) for line in lines} == {
        "aotan": (5, BLUE),
        "akatan": (7, [*RED, "4R", "11R"]),
    }


@clause("KK-19", "KK-21")
def test_a_set_that_takes_tans_place_is_called_and_so_is_each_ribbon_more():
    game = koikoi("nintendo", rounds=1)
    tan = "1R 2R 4R 5R 7R"
    match = at(game, hands="3K1 8K1 / 2K1 5K1", field="3R 12K1", stock="9K1 10K1", captured=f"{tan} / 12L")
    match.play("play 3K1")
    assert match.legal() == ("koi", "stop")
    assert [(line["yaku"], line["points"]) for line in board(match)["yaku"][0]] == [("akatan", 8)]
    match = at(game, hands="11K 8K1 / 2K1 5K1", field="11R 12K1", stock="9K1 10K1", captured="1R 2R 3R / 12L")
    match.play("play 11K")
    assert match.legal() == ("koi", "stop")


@clause("KK-19")
@pytest.mark.parametrize(
    ("options", "captured", "reach"),
    [
        ({"grow_sets": "off"}, [*RED, *INO], {"tan", "tane", "aotan"}),
        ({"grow_sets": "added"}, [*RED, *INO], {"tan", "tane", "aotan"}),
        ({"grow_sets": "instead"}, [*RED, *INO], {"aotan"}),
        ({"grow_sets": "instead"}, [*RED[:2], *INO[:2]], {"tan", "tane", "aotan", "akatan", "ino-shika-cho"}),
        ({"grow_sets": "added", "share_cards": False}, [*RED, *INO], {"aotan"}),
        ({"grow_sets": "off", "share_cards": False}, [*RED, *INO], {"tan", "tane", "aotan"}),
    ],
)
def test_what_a_made_set_takes_the_place_of_is_not_in_reach(
    options: dict[str, object], captured: list[str], reach: set[str]
):
    game, stock = koikoi("nintendo", **options), "3R 6R 9R 10R 4R 5R 6A 2A 4A 5A 8A 9A"
    stock = [card for card in stock.split() if card not in captured]
    match = at(game, hands="3K1 8K1 / 2K1 5K1", field="12K1", stock=stock, captured=[captured, []])
    hinted = match.view(0)["hints"]["reach"][0]
    assert hinted.keys() & {"tan", "tane", "aotan", "akatan", "ino-shika-cho"} == reach


@clause("KK-19")
@pytest.mark.parametrize(
    ("options", "away", "reach"),
    [
        ({"grow_sets": "instead"}, "4R 5R 7R 11R", {"aotan", "akatan"}),
        ({"grow_sets": "instead"}, "4R 5R 7R 11R 10R", {"akatan"}),
        ({"grow_sets": "instead"}, "5R 7R 11R", {"aotan", "akatan", "tan"}),
        ({"grow_sets": "added", "share_cards": False}, "4R 5R 7R 11R", {"aotan", "akatan"}),
        ({"grow_sets": "added"}, "4R 5R 7R 11R", {"aotan", "akatan", "tan"}),
        ({"grow_sets": "off"}, "4R 5R 7R 11R", {"aotan", "akatan", "tan"}),
    ],
)
def test_five_ribbons_that_only_a_set_can_bring_are_not_in_reach(
    options: dict[str, object], away: str, reach: set[str]
):
    """Two of each set are captured; with the rest away, every fifth ribbon would make a set in the place of tan."""
    game = koikoi("nintendo", **options)
    stock = [card for card in ("3R", "10R", "4R", "5R", "7R", "11R") if card not in away.split()]
    match = at(game, hands="3K1 8K1 / 2K1 5K1", field="12K1", stock=stock, captured=f"1R 2R 6R 9R / {away}")
    assert match.view(0)["hints"]["reach"][0].keys() & {"tan", "aotan", "akatan"} == reach


@clause("KK-19")
@pytest.mark.parametrize(
    ("mode", "kasu", "worth"),
    [
        ("no", 9, None),
        ("no", 10, 1),
        ("counts", 8, None),
        ("counts", 9, 1),
        ("counts", 10, 2),
        ("bonus", 9, None),
        ("bonus", 10, 2),
        ("bonus", 11, 3),
    ],
)
def test_the_cup_as_kasu(mode: str, kasu: int, worth: int | None):
    assert points([*KASU[:kasu], "9A"], sake_as_kasu=mode).get("kasu") == worth


@clause("KK-19")
def test_the_cup_is_kasu_whatever_else_it_serves():
    assert points([*KASU[:9], "9A", "3L", *ANIMALS], "russian") == {"kasu": 1, "tane": 2, "hanami": 5}


@clause("KK-19")
def test_without_viewing_yaku_there_is_no_hanami_or_tsukimi():
    assert points("3L 8L 9A", viewing_yaku=False) == {}
    assert points("3L 8L 9A", viewing_yaku=False, share_cards=False) == {}


@clause("KK-19")
@pytest.mark.parametrize("share_cards", [True, False])
def test_the_captured_poet_cancels_both_viewings(share_cards: bool):
    assert points("3L 8L 9A 11L", rain_stops_viewing=True, share_cards=share_cards) == {}
    assert points("3L 9A", rain_stops_viewing=True, share_cards=share_cards) == {"hanami": 3}
    assert "hanami" in points("3L 9A 11L", share_cards=share_cards)


@clause("KK-19")
def test_rain_cancels_at_scoring_time():
    game = koikoi("russian", rain_stops_viewing=True, rounds=1)
    match = at(game, hands="1K1 11K / 2K1 5K1", field="1R 11L", stock="7K1 8K1 3R", captured="3L 9A 2R 4R /")
    match.play("play 11K")
    assert board(match)["yaku"] == [[], []]
    assert match.seat == 1  # hanami is gone, nothing to call


@clause("KK-20")
@pytest.mark.parametrize(
    ("preset", "worth"), [("czech", {"aotan": 6, "akatan": 6}), ("russian", {"aotan": 5, "akatan": 5})]
)
def test_trio_adds_three_for_all_blue_and_red_ribbons(preset: str, worth: dict[str, int]):
    assert points([*RED, *BLUE], preset, trio=True) == {"tan": 2, **worth, "trio": 3}
    assert "trio" not in points([*RED, *BLUE], preset)
    assert "trio" not in points([*RED, *BLUE[:2]], preset, trio=True)


@clause("KK-20", "KK-23", "KK-24")
def test_trio_is_part_of_the_base_before_any_factor():
    game = koikoi("czech", trio=True, rounds=1, double_seven=True)
    match = at(game, phase="call", hands="4K1 / 2K1 5K1", captured="1R 2R 3R 6R 9R 10R /", koi=(1, 0))
    match.play("stop")
    assert board(match)["result"]["base"] == 17
    assert board(match)["result"]["gain"] == 17 * 2 * 2
    assert told(match, "line")[-1] == {
        "seat": 0,
        "yaku": "trio",
        "points": 3,
        "factor": 4,
        "cards": ["1R", "2R", "3R", "6R", "9R", "10R"],
    }


@clause("KK-D1")
@pytest.mark.parametrize(("cards", "wrong"), [(["1L", "13L"], "13L"), (["1L", "1L"], "1L"), (["1l"], "1l")])
def test_cards_that_the_deck_does_not_have_are_not_scored(cards: list[str], wrong: str):
    with pytest.raises(fuda.BadPosition, match=wrong):
        koikoi("czech").score(cards)
