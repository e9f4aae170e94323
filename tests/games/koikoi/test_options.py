"""The table rules: values, presets and what they need."""

from typing import Any

import pytest

import fuda
from fuda.games.koikoi import rulebook, rules
from fuda.games.koikoi.table import OPTIONS, PRESETS
from tests.clauses import clause
from tests.games.koikoi.arrange import koikoi

# The rulebook's table of options, written out a second time: czech, russian, nintendo.
TABLE: dict[str, tuple[Any, Any, Any]] = {
    "rounds": (12, 12, 12),
    "yaku_points": ("czech", "russian", "russian"),
    "goko_points": (15, 10, 10),
    "void_field": (True, False, False),
    "lucky_hand": ("automatic", "declared", "automatic"),
    "next_oya": ("winner", "winner", "winner"),
    "refill_empty_field": (True, False, False),
    "sanko_with_poet": (False, False, False),
    "share_cards": (True, True, True),
    "grow_sets": ("off", "off", "instead"),
    "sake_as_kasu": ("no", "counts", "counts"),
    "viewing_yaku": (True, True, True),
    "rain_stops_viewing": (False, False, False),
    "trio": (False, False, False),
    "koi_multiplier": ("shared", "none", "none"),
    "koi_step": ("call", "call", "call"),
    "zero_sum": (True, False, False),
    "double_seven": (False, True, True),
    "double_own_koi": (False, False, False),
    "double_opponent_koi": (False, False, True),
    "koi_needs_seven": (False, False, False),
    "field_lights": (False, False, False),
    "exchange": (False, False, False),
    "gaji": (False, False, False),
    "last_card": ("skipped", "played", "played"),
    "tiebreak": ("extra_round", "draw", "draw"),
}


@pytest.mark.parametrize("place", range(3), ids=PRESETS)
def test_the_presets_are_those_of_the_rulebook(place: int):
    assert koikoi(PRESETS[place]).options == {name: row[place] for name, row in TABLE.items()}


def test_every_option_names_its_clauses():
    known = {name for _, names in rulebook.SECTIONS for name in names}
    for option in OPTIONS:
        assert option.clauses
        assert set(option.clauses) <= known


@clause("KK-19")
def test_rain_needs_the_viewing_yaku():
    with pytest.raises(fuda.BadTable, match=r"rain_stops_viewing=true needs viewing_yaku=true.*KK-19"):
        fuda.game("koikoi", rain_stops_viewing=True, viewing_yaku=False)


@clause("KK-19")
@pytest.mark.parametrize(("formerly", "now"), [(False, "off"), (True, "added")])
def test_growing_sets_were_a_switch_and_a_switch_keeps_its_meaning(formerly: bool, now: str):
    for preset in PRESETS:
        assert koikoi(preset, grow_sets=formerly).options["grow_sets"] == now
    option = next(option for option in OPTIONS if option.name == "grow_sets")
    assert option.kind == "choice"
    words = ("true", "on", "Yes", "1") if formerly else ("false", "off", "no", "0")
    assert {option.read(word) for word in words} == {now}
    assert option.read("instead") == "instead"
    for value in (1, 0, "true", None):
        with pytest.raises(fuda.BadTable, match=r"grow_sets=.*allowed: off, added, instead \(KK-19\)"):
            option.check(value)


@clause("KK-19")
def test_a_record_of_before_is_replayed_as_it_was_played():
    """A match of Nintendo's table from when growing was a switch: what was added then is added still."""
    played = koikoi("nintendo", rounds=1, grow_sets="added").new(seed=4)
    while not played.over:
        played.play(played.legal()[-1])
    record = played.record()
    assert record["table"]["grow_sets"] == "added"
    replayed = fuda.replay({**record, "table": record["table"] | {"grow_sets": True}})
    assert replayed.scores == played.scores
    assert replayed.game.options == played.game.options


@clause("KK-24")
@pytest.mark.parametrize("preset", ["czech", "russian"])
def test_koi_needs_seven_needs_the_doubling_of_seven(preset: str):
    with pytest.raises(fuda.BadTable, match=r"koi_needs_seven=true needs double_seven=true.*KK-24"):
        fuda.game("koikoi", preset, koi_needs_seven=True, double_seven=False)


def test_what_is_off_needs_nothing():
    fuda.game("koikoi", viewing_yaku=False, double_seven=False)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_value_that_is_not_allowed_is_refused_by_name(option: Any):
    former = [value for value, _ in option.formerly]
    for value in ("nonsense", None, 999, 1 if option.kind == "bool" or former else True):
        with pytest.raises(fuda.BadTable, match=f"^{option.name}=.*allowed.*{option.clauses[0]}"):
            fuda.game("koikoi", **{option.name: value})


def test_an_unknown_option_or_preset_is_refused_with_those_that_exist():
    with pytest.raises(fuda.BadTable, match=r"no option 'goko'.*goko_points"):
        fuda.game("koikoi", goko=15)
    with pytest.raises(fuda.BadTable, match=r"no preset 'polish'.*czech, russian, nintendo"):
        fuda.game("koikoi", "polish")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_reaches_the_kernel(option: Any):
    """Each value makes a table record of its own."""
    needs = dict(option.needs)
    records = {koikoi("czech", **needs, **{option.name: value}).table.tobytes() for value in option.values}
    assert len(records) == len(option.values)


@pytest.mark.parametrize("dtype", [rules.STATE, rules.TABLE], ids=["STATE", "TABLE"])
def test_no_field_hides_behind_an_attribute_of_numpy_records(dtype: Any):
    """Interpreted, `state.round` would be a method of numpy.record instead of the field."""
    import numpy as np

    assert not [name for name in dtype.names if hasattr(np.record, name)]
    assert "record" not in dtype.names  # what core.host.plain adds
