"""The games that can be played here: as pages know them, and as tables share them."""

from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from fuda.core.contract import Spec
from fuda.core.game import Game, table_rules
from fuda.server import wire


class SharedGames:
    """Games by their table rules, which tables share as long as there are any: they hold much, and never change."""

    def __init__(self, find: Callable[..., Game]) -> None:
        self._find = find
        self._games: WeakValueDictionary[tuple[str, str | None, bytes], Game] = WeakValueDictionary()

    def __call__(self, name: str, preset: str | None = None, /, **options: Any) -> Game:
        """Return a game with its table rules; raises BadTable."""
        key = (name, preset, msgspec.json.encode(options, order="deterministic"))
        found = self._games.get(key)
        if found is None:
            found = self._games[key] = self._find(name, preset, **options)
        return found


def game_info(spec: Spec, levels: list[str]) -> wire.GameInfo:
    """Return a game with its options, its rulebook and the levels of its bots."""
    presets = list(spec.options[0].presets)
    chosen = {preset: {option.name: option.presets[preset] for option in spec.options} for preset in presets}
    return wire.GameInfo(
        name=spec.name,
        presets=presets,
        seats={preset: spec.seats(options) for preset, options in chosen.items()},
        options=[msgspec.convert(option, wire.OptionInfo) for option in table_rules(spec)],
        levels=levels,
        cards=list(spec.cards),
        sections=[
            wire.Section(name=name, clauses=list(clauses), table=[list(row) for row in spec.tables.get(name, ())])
            for name, clauses in spec.sections
        ],
        advice=spec.advice,
        lessons=[wire.Lesson(each.name, list(each.lines), each.theme, len(each.exercises)) for each in spec.lessons],
        fewest=spec.fewest,
        stop=spec.stop,
        day=spec.day is not None,
    )
