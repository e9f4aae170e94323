"""The deck: KK-D1 to KK-D3."""

from collections import Counter

from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import CARDS, names
from tests.clauses import clause
from tests.games.koikoi import scorer
from tests.games.koikoi.arrange import koikoi
from tests.games.koikoi.referee import month


@clause("KK-D1")
def test_the_deck_has_48_cards_four_of_each_month():
    assert len(set(CARDS)) == 48
    assert Counter(map(month, CARDS)) == dict.fromkeys(range(1, 13), 4)


@clause("KK-D1")
def test_the_kinds_are_5_lights_9_animals_10_ribbons_24_kasu():
    assert set(names(rules.LIGHTS)) == scorer.LIGHTS
    assert set(names(rules.ANIMALS)) == scorer.ANIMALS
    assert set(names(rules.RIBBONS)) == scorer.RIBBONS
    assert set(names(rules.KASU)) == scorer.KASU
    assert [len(kind) for kind in (scorer.LIGHTS, scorer.ANIMALS, scorer.RIBBONS, scorer.KASU)] == [5, 9, 10, 24]
    assert rules.LIGHTS ^ rules.ANIMALS ^ rules.RIBBONS ^ rules.KASU == (1 << 48) - 1


@clause("KK-D1")
def test_three_ribbons_are_red_poems_three_are_blue_and_four_plain():
    assert names(rules.RED_POEMS) == ["1R", "2R", "3R"]
    assert names(rules.BLUE_RIBBONS) == ["6R", "9R", "10R"]
    assert names(rules.RIBBONS & ~rules.RED_POEMS & ~rules.BLUE_RIBBONS) == ["4R", "5R", "7R", "11R"]


@clause("KK-D1")
def test_cards_that_rules_name_are_the_right_ones():
    named = {"curtain": rules.CURTAIN, "moon": rules.MOON, "cup": rules.CUP, "poet": rules.POET, "gaji": rules.GAJI}
    assert {name: CARDS[card] for name, card in named.items()} == {
        "curtain": "3L",
        "moon": "8L",
        "cup": "9A",
        "poet": "11L",
        "gaji": "11K",
    }
    assert set(names(rules.BOAR_DEER_BUTTERFLIES)) == {"7A", "10A", "6A"}


@clause("KK-D2")
def test_every_month_has_the_cards_of_a_real_deck():
    kinds = {
        m: "".join(sorted(card.lstrip("0123456789")[0] for card in CARDS if month(card) == m)) for m in range(1, 13)
    }
    assert kinds == {
        1: "KKLR",
        2: "AKKR",
        3: "KKLR",
        4: "AKKR",
        5: "AKKR",
        6: "AKKR",
        7: "AKKR",
        8: "AKKL",
        9: "AKKR",
        10: "AKKR",
        11: "AKLR",
        12: "KKKL",
    }


@clause("KK-D3", "KK-Y7", "KK-Y8")
def test_hanami_is_the_curtain_and_tsukimi_the_moon():
    game = koikoi("czech")
    assert [line["yaku"] for line in game.score(["3L", "9A"])] == ["hanami"]
    assert [line["yaku"] for line in game.score(["8L", "9A"])] == ["tsukimi"]
