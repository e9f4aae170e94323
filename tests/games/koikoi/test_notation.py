"""Names of cards and actions: they go both ways, and anything else is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fuda
from fuda.games.koikoi import notation, rules
from tests.clauses import clause

actions = st.sampled_from(range(rules.ACTIONS))
spaces = st.text(" \t\n", min_size=1, max_size=3)


def test_every_action_has_a_name_of_its_own():
    assert len(notation.ACTIONS) == len(set(notation.ACTIONS)) == rules.ACTIONS


@given(actions)
def test_an_action_survives_writing_and_reading(action: int):
    assert notation.action(notation.text(action)) == action


@given(actions, spaces, spaces, st.randoms(use_true_random=False))
def test_spaces_and_letter_case_do_not_matter(action: int, before: str, between: str, random: object):
    words = notation.text(action).split()
    text = before + between.join(words) + before
    swapped = "".join(c.upper() if random.random() < 0.5 else c.lower() for c in text)  # type: ignore[attr-defined]
    assert notation.action(swapped) == action


@clause("KK-34")
@given(st.one_of(st.text(), st.builds("{} {}".format, st.sampled_from(["play", "take", "koi", "stop"]), st.text())))
def test_junk_is_refused(text: str):
    known = {name.casefold() for name in notation.ACTIONS}
    if " ".join(text.split()).casefold() in known:
        return
    with pytest.raises(fuda.IllegalAction):
        notation.action(text)


@clause("KK-34", "KK-D1")
@pytest.mark.parametrize("text", ["play 13L", "take 1K3", "play none", "play 1", "take L1"])
def test_an_unknown_card_is_named_with_the_deck(text: str):
    with pytest.raises(fuda.IllegalAction, match=f"{text.split()[1]}.*12K3") as refused:
        notation.action(text)
    assert refused.value.clause == "KK-D1"


@pytest.mark.parametrize("text", ["", "   ", "pass", "play", "koi koi", "play 1L 1R", "take", "1L"])
def test_an_unknown_action_is_answered_with_those_that_exist(text: str):
    with pytest.raises(fuda.IllegalAction, match=r"play CARD.*take none.*keep"):
        notation.action(text)


@given(st.sets(st.sampled_from(notation.CARDS)))
def test_a_set_of_cards_survives_as_a_mask(cards: set[str]):
    assert set(notation.names(notation.mask(list(cards)))) == cards
