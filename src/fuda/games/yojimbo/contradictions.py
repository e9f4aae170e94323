"""What no round of Yojimbo leads to: seats, piles, phases and hidden cards of a view must go together."""

from collections import Counter

import numpy as np

from fuda.core.errors import choices
from fuda.games.yojimbo import deck, layout, rules
from fuda.games.yojimbo.deck import TYPES
from fuda.games.yojimbo.defence import face_of, target
from fuda.games.yojimbo.layout import State, Table
from fuda.games.yojimbo.notation import CARDS
from fuda.games.yojimbo.sets import members


def check(state: State, table: Table) -> None:
    """Refuse a blanked state that no shuffle leads to, and what kernels have no room for.

    The state is a plain copy: a record takes twice as long to look at.
    """
    if state.phase == layout.SHUFFLE:
        fresh = np.zeros(1, layout.STATE)
        rules.start(fresh[0], table.record)
        if np.array([state.record], layout.STATE).tobytes() != fresh.tobytes():
            raise ValueError("phase='shuffle', but before it no card has a place and nobody has had a turn (YJ-4)")
        return
    _check_piles(state, table)
    _check_turns(state, table)
    _check_averted(state, table)
    _check_decision(state, table)
    _check_drawing(state, table)
    _check_hidden(state, table)


def holders(state: State) -> dict[int, int]:
    """Return who has each held card, those of a half-made move included."""
    owners = {card: seat for seat in range(layout.SEATS) for card in members(state.hand[seat])}
    return owners | dict.fromkeys(members(state.set_out), int(state.turn))


def _check_piles(state: State, table: Table) -> None:
    """Refuse piles that lack cards, or have more than there are (YJ-4, YJ-13)."""
    gone, won = int(state.gone), sum(int(count) for count in state.won)
    if int(state.stacked) + won > gone:
        raise ValueError(
            f"board.stack, board.victory: {int(state.stacked) + won} attacks, but {gone} have left the pile (YJ-4)"
        )
    starting = state.purpose == layout.FOR_START
    if not state.stacked and state.phase in (layout.TURN, layout.FORCED):
        raise ValueError("board.stack: there is an attack to avert in every round (YJ-7)")
    if not (0 if starting else 1) <= state.round_number <= max(gone, 0 if starting else 1):
        raise ValueError(f"board.round={state.round_number}, but {gone} attacks have left the pile (YJ-26)")
    if (state.top >= 0) != (state.discards > 0):
        raise ValueError("board.top, board.discards: the top card of a pile that has cards is seen (YJ-6)")
    if state.top >= 0 and state.top not in members(state.public):
        raise ValueError(f"board.top: everybody has seen {CARDS[state.top]}, memory.discards does not have it (YJ-6)")


def _check_turns(state: State, table: Table) -> None:
    """Refuse turns that nobody can have come to (YJ-7, YJ-12, YJ-19, YJ-20)."""
    bit, phase = 1 << int(state.turn), int(state.phase)
    if (state.holder < 0) != (state.purpose == layout.FOR_START):
        raise ValueError("board.holder: somebody has Yojimbo from the draw for the start on (YJ-5)")
    if phase in (layout.TURN, layout.FORCED):
        if not state.staying & bit or state.staying == (1 << int(state.averter) if state.averter >= 0 else 0):
            raise ValueError(f"board.staying: it is seat {state.turn}'s turn, who is out, or the round is over (YJ-20)")
        if state.turned & bit and not state.held[state.turn]:
            raise ValueError(f"board.held: seat {state.turn} has no cards and would have retreated (YJ-12)")
        out = [seat for seat in range(table.players) if not (int(state.staying) | int(state.turned)) >> seat & 1]
        if out:
            raise ValueError(f"board.turned: seat {choices(out)} has left the round without a turn in it (YJ-12)")
    if phase == layout.FORCED and (state.staying != bit or not state.turned & bit):
        raise ValueError("phase='forced', but only the last player in is forced to avert, after a Kaiten (YJ-19)")


def _check_averted(state: State, table: Table) -> None:
    """Refuse the last avert of a round where it was of another attack than lies there (YJ-11, YJ-17, YJ-18)."""
    if state.averter < 0:
        if state.phase in (layout.KICKED, layout.PRIZE, layout.PAYING) or state.kicked:
            raise ValueError("board.averted: who decides about the prize is the last to have averted (YJ-20)")
        return
    if not state.turned >> int(state.averter) & 1:
        raise ValueError(f"board.turned: seat {state.averter} has averted, and that takes a turn (YJ-11)")
    played, kind = deck.known(table.deck_id), TYPES[state.averted]
    if kind == "dagger" and state.pinned < 0:
        raise ValueError("board.averted.osae=None, but a dagger is averted only with an Osae (YJ-17)")
    if state.phase not in (layout.TURN, layout.FORCED, layout.KICKED, layout.PRIZE, layout.PAYING):
        return
    if not state.stacked or (state.pivoted and state.gone == layout.PILE):
        raise ValueError("board.averted: there is no attack that it averts (YJ-18)")
    entry = int(target(state.record, int(state.pivoted)))
    if entry != -1 and kind != (there := played.attacks[int(face_of(table.record, entry))].type):
        raise ValueError(f"board.averted.type={kind!r}, but the attack is a {there} (YJ-11, YJ-18)")


def _check_decision(state: State, table: Table) -> None:
    """Refuse decisions that the winner does not have (YJ-23, YJ-25)."""
    phase, winner = int(state.phase), int(state.turn)
    if phase in (layout.KICKED, layout.PRIZE, layout.PAYING) and (state.averter != winner or state.holder != winner):
        raise ValueError(f"board.turn={winner}, but the last to have averted decides and has Yojimbo (YJ-20, YJ-21)")
    both = rules.power(state.record, table.record) == layout.NEXT_TOO
    offered = TYPES[state.averted] == "kick" and not state.pivoted and not both and state.gone < layout.PILE
    if (phase == layout.KICKED or state.kicked) and state.averter >= 0 and not offered and state.stacked:
        raise ValueError("phase, board.kicked: the winner may take the next card instead of a kick alone (YJ-23)")
    if phase in (layout.PRIZE, layout.PAYING):
        price = int(rules.price(state.record, table.record))
        if table.prize != layout.PAY_OR_HAND:
            raise ValueError("phase: won cards are points at this table, there is nothing to decide (YJ-25)")
        if state.held[winner] < price or (phase == layout.PAYING and state.laid >= max(1, price)):
            raise ValueError(
                f"board.price={price}: seat {winner} holds {state.held[winner]}, has laid {state.laid} (YJ-25)"
            )


def _check_drawing(state: State, table: Table) -> None:
    """Refuse cards that are drawn for nothing, or from where there are none (YJ-5, YJ-13)."""
    phase, purpose, source = int(state.phase), int(state.purpose), int(state.source)
    in_turn = phase in (layout.TURN, layout.FORCED)
    drawing = phase in (layout.SOURCE, layout.PICK, layout.REFILLING)
    if (drawing and (purpose == layout.NOTHING or not state.owed)) or (purpose == layout.FOR_START) != bool(
        state.contenders
    ):
        raise ValueError("board.drawing: cards are drawn for something, and there are some to be drawn (YJ-13)")
    if in_turn and purpose not in (layout.NOTHING, layout.FOR_CHANGE):
        raise ValueError("board.drawing: during a turn nothing is drawn before the move is whole (YJ-8)")
    if purpose == layout.FOR_START and (phase != layout.REFILLING or state.owed & ~int(state.contenders)):
        raise ValueError("board.drawing: who draws for the start is a contender (YJ-5)")
    if (source >= 0) != (phase == layout.PICK) or (source >= 0 and (source == state.turn or not state.held[source])):
        raise ValueError("board.drawing.source: another seat that has cards, while one of them is drawn (YJ-13)")
    if drawing and (state.left or (phase == layout.REFILLING) != bool(state.discards)):
        raise ValueError("board.refill, board.discards: hands are drawn from when both piles are empty (YJ-13)")
    others = sum(int(state.held[seat]) for seat in range(table.players) if seat != state.turn)
    if phase == layout.SOURCE and not others:
        raise ValueError("board.held: nobody has a card to be drawn (YJ-13)")
    may_lay = in_turn or phase in (layout.PAYING, layout.ORDER)
    if (state.laid and not may_lay) or (phase == layout.ORDER and state.laid < 2):
        raise ValueError(f"board.laid={state.laid}: cards lie there in a half-made move or on their way (YJ-6)")


def _check_hidden(state: State, table: Table) -> None:
    """Refuse a view whose hidden cards do not fit the places that are left for them."""
    pile = [*map(int, state.attack[state.gone :])]
    entries = [*map(int, state.stack), *pile, *(int(entry) for each in state.victory for entry in each)]
    placed = {*entries, *holders(state), *members(state.discarded), *members(state.aside)}
    unplaced = [card for card in range(table.cards) if card not in placed]
    coded = Counter((-2 - entry) & 63 for entry in entries if entry < -1)
    rooms = [held - len(members(state.hand[seat])) for seat, held in enumerate(map(int, state.held))]
    rooms[state.turn] -= int(state.laid) if state.phase != layout.ORDER else 0
    rooms += [int(state.left), int(state.discards) - len(members(state.discarded))]
    rooms += [int(state.laid) - len(members(state.set_out))] if state.phase == layout.ORDER else []
    hidden = pile.count(-1)
    if min(rooms) < 0 or coded.total() + hidden + sum(rooms) != len(unplaced):
        raise ValueError("the hidden cards do not fit the places that are left for them")
    if any(sum(map(int, state.shown[seat])) > rooms[seat] for seat in range(table.players)):
        raise ValueError("more open attack faces than cards in a hand")
    for seat in range(table.players):
        for other, known in enumerate(map(int, state.lent[seat])):
            if known and (other == seat or known > rooms[other]):
                raise ValueError(
                    f"memory.lent[{seat}][{other}]={known}: seat {seat} knows hidden cards of others (YJ-13)"
                )
    if sum(map(int, state.buried)) > int(state.discards) - len(members(state.discarded)):
        raise ValueError("memory.hidden_discards: more of them than hidden cards in the discard pile (YJ-10)")
    away = members(state.outside)
    free = Counter(int(table.attack[card]) for card in unplaced if card not in away)
    outside = Counter(int(table.attack[card]) for card in unplaced if card in away)
    backs = Counter({face: sum(map(int, column)) for face, column in enumerate(zip(*state.shown, strict=True))})
    needed = sum(max(0, backs[face] - outside[face]) for face in backs)
    if any(min(each) < 0 for each in state.shown) or free.total() - coded.total() - hidden < needed:
        raise ValueError("the open attack faces do not fit the deck")
    if any(coded[f] > free[f] or coded[f] + backs[f] > free[f] + outside[f] for f in {*coded, *backs}):
        raise ValueError("the open attack faces do not fit the deck")
