"""What boards are told has the types that TypeScript knows it by: events, views and previews of every game."""

from importlib import import_module
from random import Random
from typing import get_origin, get_type_hints, is_typeddict

import msgspec
import pytest
from msgspec import Struct

from fuda.catalogue import GAMES, spec
from fuda.core.events import CoreEvent, key
from fuda.core.words import LANGUAGES, Words
from tests.contract.tables import Table, budget, in_every_game, match_at, on_every_table, play_out, positions, viewers


@on_every_table
def test_every_event_is_of_a_kind_that_its_game_declares(table: Table):
    kinds = {key(kind): kind for kind in (*table.spec.events, *CoreEvent.__subclasses__())}
    for seed in range(budget(4, 1)):
        for event in play_out(table.game.new(seed=seed), Random(seed)).events:
            told = msgspec.convert(event["args"], kinds[event["key"]]).told(*event["clauses"])
            assert told == {**event, "move": 0}


@on_every_table
def test_every_view_and_preview_has_its_declared_type(table: Table):
    views = import_module(f"{GAMES[table.name]}.view")
    for state in positions(table, budget(40, 6), whole=True, seed=3):
        match = match_at(table.game, state)
        for seat in viewers(table.game):
            view = match.view(seat)
            assert view["phase"] in views.PHASES
            msgspec.convert(view["board"], views.Board)
            msgspec.convert(view["hints"], views.Hints)
        if table.spec.preview is not None:
            for seat in match.seats:
                msgspec.convert(match.preview(seat, ()), views.Preview)


@on_every_table
def test_a_view_has_the_table_rules_with_values_that_their_options_allow(table: Table):
    told = table.game.new(seed=1).view(0)["table"]
    assert list(told) == [option.name for option in table.spec.options]
    for option in table.spec.options:
        if option.text is None and option.data is None:
            assert told[option.name] in option.values


def test_no_field_by_which_boards_tell_cases_apart_is_any_text():
    fields, found = {"type", "purpose", "yaku", "suit", "doubled", "outcome", "reason", "attack"}, set[str]()
    for name in GAMES:
        views = vars(import_module(f"{GAMES[name]}.view")).values()
        told = [kind for kind in views if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct))]
        for kind in (*told, *spec(name).events):
            for field, hint in get_type_hints(kind).items():
                if field in fields and get_origin(hint) is not dict:
                    assert hint not in (str, str | None, list[str]), f"{name}: {kind.__name__}.{field}"
                    found.add(field)
    assert found == fields


@in_every_game
def test_an_event_with_an_argument_that_its_kind_does_not_know_has_no_type(name: str):
    for kind in spec(name).events:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**dict.fromkeys(kind.__struct_fields__, 0), "surprise": 1}, kind)


@in_every_game
def test_every_kind_of_event_has_a_sentence(name: str):
    for language in LANGUAGES:
        assert [key(kind) for kind in spec(name).events if not Words(language).has(key(kind))] == []
