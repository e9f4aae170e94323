"""Positions in people's words: for tests, puzzles and review."""

from typing import Any, cast

import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition, choices, shown
from fuda.core.position import Reader, mask
from fuda.games.yojimbo import deck, layout, rules
from fuda.games.yojimbo.deck import TYPES
from fuda.games.yojimbo.layout import State, Table
from fuda.games.yojimbo.notation import CARD
from fuda.games.yojimbo.sets import masks

# Keys of `game.setup`, with what each means for the person who got one wrong.
POSITION = {
    "hands": "a list of cards for each player",
    "stack": "the cards of the current attack, the fought one last",
    "pile": "the attack pile from the top; others follow when it is left out",
    "victory": "a list of cards for each player, the top last",
    "refill": "the refill pile from the top; when it is left out, all cards not named elsewhere",
    "discard": "the discard pile, the top last; everybody has seen its cards",
    "holder": "the seat that has Yojimbo",
    "turn": "the seat to act",
    "staying": "the seats still in the round",
    "turned": "the seats that have had a turn in it; when it is left out, as few as can be",
    "averted": "the last avert: seat, type, and where they apply tenkan and osae (a technique); or None",
    "phase": "turn, or forced after a Kaiten",
    "round": "a number from 1",
    "deal": "a whole shuffle instead of all this: cards as in YJ-4, others follow; with holder if it is fixed",
}
READ = Reader("Yojimbo", POSITION, CARD, "YJ-4")


def setup(position: Json, table: Table) -> One:
    """Return the state of a position in words; cards out of play lie aside."""
    READ.check_keys(position)
    states = np.zeros(1, layout.STATE)
    state: State = states[0]
    rules.start(state, table.record)
    if "deal" in position:
        _deal(state, table, position)
        return states
    rules.clear(state, table.record)
    state.holder = _seat("holder", position.get("holder", 0), table)
    state.turn = _seat("turn", position.get("turn", int(state.holder)), table)
    state.round_number = READ.number("round", position.get("round", 1), 1, layout.PILE)
    everybody = range(table.players)
    state.staying = _seats("staying", position.get("staying", list(everybody)), table)
    out = [seat for seat in everybody if not state.staying >> seat & 1]
    before = _before(state, table)
    state.turned = _seats("turned", position.get("turned", sorted({*out, *before})), table)
    _place_cards(state, table, position)
    _averted(state, table, position.get("averted"))
    phase = READ.phase(position.get("phase", "turn"), "turn", "forced")
    state.phase = layout.TURN if phase == "turn" else layout.FORCED
    if phase == "forced":
        state.turned = int(state.turned) | 1 << int(state.turn)
    if "turned" not in position and state.turned != mask(before):  # it is not the first turn that goes round
        state.turned = (1 << int(table.players)) - 1
    _check(state, out)
    _check_turned(state, table, before)
    return states


def _before(state: State, table: Table) -> list[int]:
    """Return the seats that have their first turn of a round before the seat that is to act: clockwise (YJ-7)."""
    holder, turn = int(state.holder), int(state.turn)
    return [(holder + place) % table.players for place in range((turn - holder) % table.players)]


def _check_turned(state: State, table: Table, before: list[int]) -> None:
    """Refuse first turns in another order than clockwise from the holder."""
    if state.turned not in (mask(before), (1 << int(table.players)) - 1):
        raise BadPosition(
            f"turned: seat {state.holder} has Yojimbo and begins, so before the turn of seat {state.turn} all seats "
            f"had one, or exactly these: {choices(before)} (YJ-7)"
        )


def _deal(state: State, table: Table, position: Json) -> None:
    """Set up as a shuffle would."""
    for key in position:
        if key not in ("deal", "holder"):
            raise BadPosition(f"a position with a deal has no {key!r}: {POSITION['deal']}")
    named = _cards("deal", position["deal"], table)
    READ.check_once({"deal": named})
    if "holder" in position:
        state.holder = _seat("holder", position["holder"], table)
    order = named + [card for card in range(table.cards) if card not in named]
    rules.deal(state, table.record, np.array(order, np.int8))


def _place_cards(state: State, table: Table, position: Json) -> None:
    """Put every card into its place."""
    players = int(table.players)
    hands = [_cards("hands", cards, table) for cards in READ.each("hands", position.get("hands"), players)]
    piles = [
        _cards("victory", cards, table)
        for cards in READ.each("victory", position.get("victory", ((),) * players), players)
    ]
    stack, discard = (_cards(key, position.get(key, ()), table) for key in ("stack", "discard"))
    pile, refill = (_cards(key, position.get(key, ()), table) for key in ("pile", "refill"))
    held, taken = ([card for cards in each for card in cards] for each in (hands, piles))
    placed = {"hands": held, "victory": taken, "stack": stack, "discard": discard, "pile": pile, "refill": refill}
    READ.check_once(placed)
    unnamed = sorted({*range(table.cards)}.difference(*placed.values()))
    won = len(stack) + sum(map(len, piles))
    if "pile" not in position:
        pile, unnamed = unnamed[: max(0, layout.PILE - won)], unnamed[max(0, layout.PILE - won) :]
    if not stack or won + len(pile) > layout.PILE:
        raise BadPosition(f"stack, pile and victory piles have 1 to {layout.PILE} cards, and the stack has one (YJ-4)")
    if "refill" not in position:
        refill, unnamed = unnamed, []
    for seat in range(players):
        state.hand[seat] |= masks(hands[seat])
        state.faced |= state.hand[seat] if table.attack_backs else 0
        state.held[seat], state.won[seat] = len(hands[seat]), len(piles[seat])
        state.points[seat] = sum(deck.known(table.deck_id).attack(card).points for card in piles[seat])
        _fill(state.victory[seat], piles[seat])
    _fill(state.stack, stack)
    state.stacked, state.gone = len(stack), layout.PILE - len(pile)
    _fill(state.attack[state.gone :], pile)
    for i, card in enumerate(reversed(refill)):
        state.refill[i] = card
    state.left = len(refill)
    for field in (state.discarded, state.public, state.outside):
        field[:] |= masks(discard)
    state.top = discard[-1] if discard else -1
    state.discards = len(discard)
    state.aside |= masks(unnamed)


def _fill(pile: Any, cards: list[int]) -> None:
    for i, card in enumerate(cards):
        pile[i] = card


def _averted(state: State, table: Table, told: Any) -> None:
    """Set the last avert."""
    if told is None:
        return
    lay = cast(Json, told) if isinstance(told, dict) else {}
    techniques = deck.known(table.deck_id).techniques
    kind, osae = lay.get("type"), lay.get("osae")
    if {*lay} - {"seat", "type", "tenkan", "osae"} or not isinstance(kind, str) or kind not in TYPES:
        raise BadPosition(f"averted={shown(cast(Any, told))}; expected {POSITION['averted']}; types: {choices(TYPES)}")
    if osae is not None and not (isinstance(osae, str) and osae in techniques):
        raise BadPosition(f"averted: with the Osae of {shown(osae)}; techniques: {choices(techniques)}")
    state.averter, state.averted = _seat("averted", lay.get("seat"), table), TYPES.index(kind)
    if not isinstance(tenkan := lay.get("tenkan", False), bool):
        raise BadPosition(f"averted: tenkan={shown(tenkan)}; expected True or False (YJ-18)")
    state.pivoted = tenkan
    if state.pivoted and state.gone == layout.PILE:
        raise BadPosition("averted: a Tenkan averts the pile's next card, and the attack pile is empty (YJ-18)")
    _check_averted(state, table, kind, osae)
    state.pinned = -1 if osae is None else techniques.index(osae)
    state.turned = int(state.turned) | 1 << int(state.averter)


def _check_averted(state: State, table: Table, kind: str, osae: str | None) -> None:
    """Refuse an avert of another attack than the one that lies there, or of a dagger without an Osae (YJ-17, YJ-18)."""
    card = int(state.attack[state.gone] if state.pivoted else state.stack[state.stacked - 1])
    played = deck.known(table.deck_id)
    if kind != played.attack(card).type:
        which = "next attack" if state.pivoted else "current attack"
        raise BadPosition(f"averted: a {kind}, but the {which} is a {played.attack(card).type} (YJ-11, YJ-18)")
    if kind == "dagger" and osae is None:
        raise BadPosition("averted: a dagger is averted only with an Osae (YJ-17)")
    if osae is not None and not any(face.osae_of == osae for face in played.defences):
        raise BadPosition(f"averted: the deck has no Osae of {osae!r} (YJ-17)")


def _check(state: State, out: list[int]) -> None:
    """Refuse a position in which it is nobody's turn, who is out had none, or there were more rounds than attacks."""
    unturned = [seat for seat in out if not state.turned >> seat & 1]
    if unturned:
        raise BadPosition(
            f"turned: seat {choices(unturned)} is out of the round without a turn in it, and one leaves it only on "
            "one's turn (YJ-9, YJ-10, YJ-12)"
        )
    if state.round_number > state.gone:
        raise BadPosition(f"round={state.round_number}, but {state.gone} attacks have left the pile (YJ-26)")
    bit, alone = 1 << int(state.turn), state.averter >= 0 and state.staying == 1 << int(state.averter)
    if not state.staying & bit or alone:
        raise BadPosition("turn, staying: the round is over or the seat to act is out of it (YJ-20)")
    if state.turned & bit and not state.held[state.turn]:
        raise BadPosition("turn, hands: the seat to act has no cards and would have retreated (YJ-12)")
    if state.phase == layout.FORCED and state.staying != bit:
        raise BadPosition("phase='forced', but only the last player in is forced to avert after a Kaiten (YJ-19)")


def _cards(key: str, value: Any, table: Table) -> list[int]:
    return READ.cards(key, value, int(table.cards))


def _seats(key: str, value: Any, table: Table) -> int:
    seats = [_seat(key, seat, table) for seat in READ.many(key, value)]
    if len(set(seats)) != len(seats):
        raise BadPosition(f"{key}={shown(value)}: a seat is named twice")
    return mask(seats)


def _seat(key: str, value: Any, table: Table) -> int:
    return READ.number(key, value, 0, int(table.players) - 1)
