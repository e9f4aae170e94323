"""The table rules: what may be written, read and shown."""

import pytest

import fuda
from fuda.core.game import table_rules
from fuda.core.options import Option
from fuda.games.kocka import SPEC
from fuda.games.kocka.table import OPTIONS
from tests.games.kocka.arrange import kocka

WORD = OPTIONS[0]


def test_the_word_is_free_text_with_one_definition_for_all_who_ask():
    assert (WORD.name, WORD.kind, WORD.allowed, WORD.values) == ("word", "text", "3–12 letters", ())
    assert WORD.read("kočka") == WORD.check("ko\u010dka") == "kočka"
    assert WORD.check("koc\u030cka") == "kočka"
    for wrong in ("k t", "", 3, None):
        with pytest.raises(fuda.BadTable, match=r"3–12 letters \(SC-17\)"):
            WORD.check(wrong)
    with pytest.raises(fuda.BadTable, match="word='k-t'"):
        WORD.read("k-t")


def test_the_first_dealer_is_a_word_or_a_seat():
    dealer = next(option for option in OPTIONS if option.name == "first_dealer")
    assert dealer.kind == "choice"
    assert dealer.read("lot") == "lot"
    assert dealer.read("3") == 3
    for wrong in ("4", "3", True, -1):
        with pytest.raises(fuda.BadTable):
            dealer.check(wrong)


def test_the_standard_table_is_the_one_of_the_rules_page():
    assert kocka().options == {
        "word": "KOČKA",
        "ch_is_one_letter": False,
        "first_dealer": "lot",
        "ten_high": False,
        "heart_lead_first_trick": True,
        "renonc": "enforced",
        "open_history": False,
        "show_points": True,
        "stop_at_17": "automatic",
        "hejma_tie": "last_trick",
        "shoot_moon": False,
    }
    assert kocka().preset == "standard"


def test_options_are_offered_as_data():
    offered = {entry["name"]: entry for entry in table_rules(SPEC)}
    assert offered["word"]["kind"] == "text"
    assert offered["shoot_moon"]["needs"] == {"stop_at_17": "off"}
    assert all(isinstance(option, Option) for option in OPTIONS)


def test_a_word_survives_the_record():
    from random import Random

    game = fuda.game("kocka", word="pes", renonc="honour")
    match, rng = game.new(seed=2), Random(2)
    while not match.over:
        seat, move = match.seats[0], list[str]()
        while following := match.legal(seat, move):
            move.append(rng.choice(following))
        match.play(*move, seat=seat)
    again = fuda.replay(match.record())
    assert again.game.options["word"] == "pes"
    assert again.events == match.events
