"""Kouřící kočka, the Smoking Cat: four players, German cards, and a word that nobody wants to spell."""

from typing import cast

from fuda.core.contract import Guide, Rules, Spec
from fuda.games.kocka import events, moves, notation, position, rulebook, rules, table, view
from fuda.games.kocka.event_types import KockaEvent

SPEC = Spec(
    name="kocka",
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
    events=tuple(KockaEvent.__subclasses__()),
    phase=view.phase,
    board=view.board,
    memory=view.memory,
    hints=view.hints,
    parse=view.parse,
    setup=position.setup,
    sections=rulebook.SECTIONS,
    tables=table.TABLES,
    version=table.VERSION,
    unchanged=table.unchanged,
    fewest=True,
    loser_deals=True,
    seated=position.seated,
    advice=rulebook.ADVICE,
    lessons=rulebook.LESSONS,
    recall=events.recall,
    guide=Guide(seed=272, options={"word": "KOT"}),  # the first seat leads, with Hejma in its hand
    day={"word": "KOT"},
    terminal="fuda.games.kocka.terminal",
    more=moves.more,
    offers=moves.offers,
    preview=moves.preview,
)
