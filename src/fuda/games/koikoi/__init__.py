"""Koi-Koi with hanafuda, by the Czech and the Russian book and their table rules."""

from typing import cast

from fuda.core.contract import Guide, Rules, Spec
from fuda.games.koikoi import events, notation, position, rulebook, rules, table, view, yaku
from fuda.games.koikoi.event_types import KoikoiEvent

SPEC = Spec(
    name="koikoi",
    rules=cast(Rules, rules),
    options=table.OPTIONS,
    seats=lambda options: rules.SEATS,
    encode=table.encode,
    cards=notation.CARDS,
    text=notation.text,
    action=notation.action,
    refuse=events.refuse,
    happened=events.happened,
    dealt=events.dealt,
    events=tuple(KoikoiEvent.__subclasses__()),
    phase=view.phase,
    board=view.board,
    memory=view.memory,
    hints=view.hints,
    parse=view.parse,
    setup=position.setup,
    sections=rulebook.SECTIONS,
    tables=table.TABLES,
    stop="KK-1",
    seated=position.seated,
    advice=rulebook.ADVICE,
    lessons=rulebook.LESSONS,
    score=yaku.score,
    guide=Guide(seed=272, options={"rounds": 3}),  # the first seat deals, and some of its cards match
    day={"rounds": 1, "tiebreak": "draw"},
    terminal="fuda.games.koikoi.terminal",
)
