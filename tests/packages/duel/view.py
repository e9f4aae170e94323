"""What a seat may know, and the way back to a state."""

from typing import Literal, TypeAlias, TypedDict, get_args

import msgspec
import numpy as np

from duel import rules
from duel.table import CARDS, names
from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition

Phase: TypeAlias = Literal["deal", "play", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """The table as one seat sees it. Lists of two go by seat."""

    hands: list[list[str] | None]  # null: a hand that this seat may not see
    held: list[int]
    led: str | None
    gone: list[str]
    won: list[int]
    turn: int


class Hints(TypedDict):
    """There is nothing to point out."""


def phase(state: rules.State, table: rules.Table) -> Phase:
    """Name the phase."""
    return PHASES[state.phase]


def board(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return the board of a state that was blanked for the seat."""
    shown = [names(int(hand)) if hand or not held else None for hand, held in zip(state.hand, state.held, strict=True)]
    led = CARDS[state.led] if state.led >= 0 else None
    gone, won = names(int(state.gone)), [int(tricks) for tricks in state.won]
    return msgspec.to_builtins(Board(shown, [int(held) for held in state.held], led, gone, won, int(state.turn)))


def memory(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return what was seen and no longer lies there: nothing, as played cards stay in sight."""
    return {}


def hints(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Point nothing out."""
    return {}


def parse(view: Json, table: rules.Table) -> One:
    """Return the blanked state that a view shows."""
    try:
        seen, phase = msgspec.convert(view["board"], Board), PHASES.index(view["phase"])
        if view["memory"] != {} or view["scores"] != seen.won:
            raise ValueError("its memory or its scores do not fit")
        states = np.zeros(1, rules.STATE)
        state: rules.State = states[0]
        for seat, hand in enumerate(seen.hands):
            state.hand[seat] = sum(1 << CARDS.index(card) for card in hand or ())
            state.held[seat], state.won[seat] = seen.held[seat], seen.won[seat]
        state.gone = sum(1 << CARDS.index(card) for card in seen.gone)
        state.led = -1 if seen.led is None else CARDS.index(seen.led)
        state.turn, state.phase = seen.turn, phase
    except (KeyError, IndexError, ValueError, msgspec.ValidationError) as error:
        raise BadPosition(f"this is no view of Duel: {error}") from error
    return states
