"""What happened, and why an action is refused."""

from collections.abc import Sequence

from duel import event_types as kinds
from duel import rules
from duel.table import CARDS
from fuda.core.events import Event


def dealt(before: rules.State, table: rules.Table, cards: Sequence[int], after: rules.State) -> list[Event]:
    """Tell that the cards are dealt."""
    return [kinds.Deal(seat=int(after.turn), count=int(table.hand)).told("DU-1")]


def happened(before: rules.State, table: rules.Table, seat: int, action: int, after: rules.State) -> list[Event]:
    """Tell of a card, of the trick that it closed and of the end."""
    if before.led < 0:
        return [kinds.Lead(seat=seat, card=CARDS[action]).told("DU-2")]
    told = [kinds.Answer(seat=seat, card=CARDS[action]).told("DU-2"), kinds.Trick(seat=int(after.turn)).told("DU-3")]
    if after.phase == rules.OVER:
        scores = [int(tricks) for tricks in after.won]
        if scores[0] == scores[1]:
            told.append(kinds.MatchDraw(scores=scores).told("DU-4"))
        else:
            told.append(kinds.MatchWon(seat=scores.index(max(scores)), scores=scores).told("DU-4"))
    return told


def refuse(state: rules.State, table: rules.Table, seat: int, action: int) -> str | None:
    """Return the clause that forbids an action, None when it is legal."""
    if state.phase != rules.PLAY:
        return "DU-1" if state.phase == rules.DEAL else "DU-4"
    return None if state.turn == seat and int(state.hand[seat]) >> action & 1 else "DU-2"
