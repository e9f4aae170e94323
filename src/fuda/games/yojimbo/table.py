"""The table rules of Yojimbo: one definition each, and the record that the kernel reads."""

from collections.abc import Mapping
from typing import cast

import numpy as np

from fuda.core.contract import One
from fuda.core.options import Data, Option, Value
from fuda.games.yojimbo import deck, layout
from fuda.games.yojimbo.sets import masks

PRESETS = ("kyu", "dan")
BOOL = (False, True)


def _option(
    name: str,
    values: tuple[Value, ...],
    presets: tuple[Value, Value],
    clause: str,
    group: str,
    data: Data | None = None,
) -> Option:
    return Option(name, values, dict(zip(PRESETS, presets, strict=True)), (clause,), group, data=data)


DECK = Data("shipped, or a deck file that passes YJ-3", lambda name: deck.shipped_data(), deck.clean)

OPTIONS = (
    _option("players", (2, 3, 4, 5), (2, 2), "YJ-4", "table"),
    _option("deck", (deck.SHIPPED,), (deck.SHIPPED, deck.SHIPPED), "YJ-3", "table", DECK),
    _option("hand", (5, 10), (5, 10), "YJ-4", "table"),
    _option("attack_backs", BOOL, (False, False), "YJ-6", "table"),
    _option("training", ("to_five", "one"), ("to_five", "one"), "YJ-9", "round"),
    _option("change", ("any", "whole"), ("any", "any"), "YJ-10", "round"),
    _option("irimi_against_dagger", BOOL, (True, True), "YJ-15", "defence"),
    _option("prize", ("points", "pay_or_hand"), ("points", "pay_or_hand"), "YJ-25", "winning"),
    _option("kick_refused", ("stays", "discarded"), ("stays", "stays"), "YJ-23", "winning"),
    _option("tie", ("holder", "among_tied"), ("holder", "holder"), "YJ-30", "winning"),
)


def encode(options: Mapping[str, Value], dealer: int | None) -> One:
    """Return the record that the kernel reads, the deck included, in an array of one."""
    tables = np.zeros(1, layout.TABLE)
    table: layout.Table = tables[0]
    for option in OPTIONS:
        if option.name in (layout.TABLE.names or ()):
            setattr(table, option.name, option.code(options[option.name]))
    table.dealer = -1 if dealer is None else dealer
    played = deck_of(options)
    deck.keep(played, tables)
    table.deck_id, table.cards = played.number, len(played.cards)
    for face, attack in enumerate(played.attacks):
        table.attack_type[face] = deck.TYPES.index(attack.type)
        table.height[face] = attack.height
    for card, (attack, defence) in enumerate(played.cards):
        table.attack[card] = attack
        table.defence[card] = played.defences[defence].code
        table.faces[attack] |= masks([card])
        table.kinds[played.defences[defence].code] |= masks([card])
        kind = played.defences[defence].kind
        if kind in ("osae", "tenkan", "renraku", "kaiten"):
            getattr(table, kind)[:] |= masks([card])
    for defence in played.defences:
        if defence.kind == "technique":
            table.power[defence.code] = deck.POWERS.get(defence.id, layout.NO_POWER)
            column = layout.TECHNIQUE << defence.code
            table.column[[defence.code, layout.OSAE + defence.code]] = column
            for against, value in enumerate(defence.values):
                rise = 8 * min(value, layout.HEIGHTS)
                table.rise[against, defence.code] = rise
                table.gain[against, defence.code] = column & (1 << rise) - 1
    return tables


def deck_of(options: Mapping[str, Value]) -> deck.Deck:
    """Return the deck of a table."""
    return deck.load(options["deck"], cast(int, options["players"]), cast(int, options["hand"]))


def faces(options: Mapping[str, Value]) -> dict[str, tuple[str, str]]:
    """Return by which defence each card is called, and what the deck calls that."""
    played = deck_of(options)
    defences = (played.defence(card) for card in range(len(played.cards)))
    return {deck.card_name(card): (face.id, face.name) for card, face in enumerate(defences)}
