"""Yojimbo, the aikido card game, kyu and dan; its deck is data."""

from typing import cast

from fuda.core.contract import Guide, Rules, Spec
from fuda.games.yojimbo import events, hints, moves, notation, position, rulebook, rules, table, view
from fuda.games.yojimbo.event_types import YojimboEvent

SPEC = Spec(
    name="yojimbo",
    rules=cast(Rules, rules),
    options=table.OPTIONS,
    seats=lambda options: int(options["players"]),
    encode=table.encode,
    cards=notation.CARDS,
    text=notation.text,
    action=notation.action,
    refuse=events.refuse,
    happened=events.happened,
    dealt=events.dealt,
    events=tuple(YojimboEvent.__subclasses__()),
    phase=view.phase,
    board=view.board,
    memory=view.memory,
    hints=hints.hints,
    parse=view.parse,
    setup=position.setup,
    sections=rulebook.SECTIONS,
    tables=rulebook.TABLES,
    advice=rulebook.ADVICE,
    lessons=rulebook.LESSONS,
    guide=Guide(seed=272, options={}),  # the first seat begins, against an attack that it can avert
    day={},
    faces=table.faces,
    terminal="fuda.games.yojimbo.terminal",
    more=moves.more,
    offers=moves.offers,
    preview=moves.preview,
)
