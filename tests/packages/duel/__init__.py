"""Duel: two players, twelve cards, the higher card takes the trick. As small as a game at this table can be."""

from typing import cast

from duel import events, position, rulebook, rules, table, view
from duel.event_types import DuelEvent
from fuda.core.contract import Rules, Spec

SPEC = Spec(
    name="duel",
    rules=cast(Rules, rules),
    options=table.OPTIONS,
    seats=lambda options: rules.SEATS,
    encode=table.encode,
    cards=table.CARDS,
    text=table.text,
    action=table.action,
    refuse=events.refuse,
    happened=events.happened,
    dealt=events.dealt,
    events=tuple(DuelEvent.__subclasses__()),
    phase=view.phase,
    board=view.board,
    memory=view.memory,
    hints=view.hints,
    parse=view.parse,
    setup=position.setup,
    sections=rulebook.SECTIONS,
    tables={},
)
