"""What a game declares about itself is whole and fits together."""

from importlib import import_module

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fuda
from fuda.catalogue import GAMES, spec
from tests.contract.tables import in_every_game, tables

pytestmark = pytest.mark.compiled_only


@in_every_game
def test_fields_of_records_hide_nothing_of_numpy(name: str):
    """A field named like an attribute of numpy.record would be that attribute when interpreted."""
    taken = set(dir(np.record))
    for dtype in (spec(name).rules.STATE, spec(name).rules.TABLE):
        assert dtype.type is np.record
        assert not taken & set(dtype.names or ())


@in_every_game
def test_every_action_has_one_text_and_every_text_one_action(name: str):
    game = spec(name)
    texts = [game.text(action) for action in range(game.rules.ACTIONS)]
    assert len(set(texts)) == len(texts)
    assert [game.action(text) for text in texts] == list(range(game.rules.ACTIONS))
    assert [game.action(f"  {text.upper()}  ") for text in texts] == list(range(game.rules.ACTIONS))


@in_every_game
@pytest.mark.parametrize("text", ["", " ", "no such action", "play", "play XX", "пас", "a" * 1000, "play 1L 1L", "0"])
def test_a_text_that_is_no_action_is_refused(name: str, text: str):
    with pytest.raises(fuda.IllegalAction, match=r"actions: |cards: |is no "):
        spec(name).action(text)


@in_every_game
@given(st.data())
def test_any_text_is_an_action_or_refused(name: str, data: st.DataObject):
    game = spec(name)
    known = [game.text(action) for action in range(game.rules.ACTIONS)]
    words = sorted({word for text in known for word in text.split()})
    said = st.lists(st.sampled_from(words) | st.text(max_size=4), max_size=4).map(" ".join)
    text = data.draw(st.text() | st.sampled_from(known) | said)
    try:
        action = game.action(text)
    except fuda.IllegalAction:
        assert text not in known
    else:
        assert game.text(action).lower() == " ".join(text.lower().split())


@in_every_game
def test_letters_that_only_become_those_of_an_action_are_refused(name: str):
    """In lower case a Kelvin sign is a k; in upper case a dotless i is an I, a long s an S, a ligature two letters."""
    game, others = spec(name), {"k": "\u212a", "i": "\u0131", "s": "\u017f", "st": "\ufb06", " ": "\u2003"}
    texts = [game.text(action) for action in range(game.rules.ACTIONS)]
    for usual, other in others.items():
        for text in [text for text in texts if usual in text.lower()][:20]:
            with pytest.raises(fuda.IllegalAction):
                game.action(text.lower().replace(usual, other))


@in_every_game
def test_cards_have_different_names(name: str):
    cards = spec(name).cards
    assert len(set(cards)) == len(cards)
    assert len(cards) >= spec(name).rules.CARDS


@in_every_game
def test_clauses_are_named_once_and_options_name_them(name: str):
    game = spec(name)
    clauses = [clause for _, section in game.sections for clause in section]
    assert len(set(clauses)) == len(clauses)
    for option in game.options:
        assert option.clauses, option.name
        assert set(option.clauses) <= set(clauses), option.name
    assert game.stop is None or game.stop in clauses
    assert set(game.tables) <= {section for section, _ in game.sections}
    assert game.sections == import_module(f"{GAMES[name]}.rulebook").SECTIONS


@in_every_game
def test_options_agree_on_the_presets_and_every_default_is_allowed(name: str):
    options = spec(name).options
    assert len({option.name for option in options}) == len(options)
    for option in options:
        assert list(option.presets) == list(options[0].presets)
        for value in option.presets.values():
            assert option.check(value) == value
        assert {needed for needed, _ in option.needs} <= {other.name for other in options}


@in_every_game
def test_a_game_shows_how_to_make_it_again(name: str):
    for table in tables(name):
        again = eval(repr(table.game), {"fuda": fuda})
        assert again.options == table.game.options
        assert repr(again) == repr(table.game)


@in_every_game
def test_moves_of_several_actions_come_with_all_that_they_need(name: str):
    game = spec(name)
    assert (game.more is None) == (game.offers is None) == (game.preview is None)


@in_every_game
def test_the_widest_choice_fits_its_array(name: str):
    assert 0 < spec(name).rules.MOST_ACTIONS <= spec(name).rules.ACTIONS < 2**15
