"""What averts an attack (YJ-11, YJ-14 to YJ-18): the worth of laid cards, and what can still become a defence."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest, up_to
from fuda.core.jit import inlined, kernel
from fuda.games.yojimbo.layout import (
    DAGGER,
    IRIMI,
    KAITEN,
    LAY,
    OSAE,
    PILE,
    RENRAKU,
    SPAN,
    STAND,
    TECHNIQUES,
    TENKAN,
    WIDTH,
    State,
    Table,
)
from fuda.games.yojimbo.sets import Pair


class Count(NamedTuple):
    """Cards by what they do in a defence."""

    techniques: int  # number of cards of each, packed
    irimi: int
    renraku: int
    pins: int  # techniques of which there is an Osae, a bit each
    pivots: int  # Tenkan


class Threat(NamedTuple):
    """An attack as a defence meets it."""

    values: int  # of the techniques against it, packed like their numbers
    height: int  # less what Yojimbo adds
    dagger: bool
    irimi: bool  # whether Irimi may be laid against it


@inlined
def face_of(table: Table, entry: int) -> int:
    """Return the attack face of an entry of a pile: a card, or the code of a face."""
    return int(table.attack[entry]) if entry >= 0 else (-2 - entry) & 63


@inlined
def worth(table: Table, entry: int) -> int:
    """Return the victory points of an attack (YJ-2)."""
    return (int(table.height[face_of(table, entry)]) + 2) // 3


@inlined
def target(state: State, pivots: int) -> int:
    """Return the entry of the attack that is faced: the current one, or with Tenkan the next."""
    return int(state.attack[state.gone]) if pivots else int(state.stack[state.stacked - 1])


@inlined
def bonus(state: State, seat: int) -> int:
    """Return what Yojimbo adds to a seat's defence (YJ-16)."""
    return 1 if state.holder == seat else 0


@kernel
def defence(table: Table, against: int, laid: Count) -> int:
    """Return what laid cards are worth against a type of attack, −1 when they are no defence (YJ-14 to YJ-17)."""
    groups, total, techniques = 0, 2 * laid.irimi, 0
    rest, values = laid.techniques, int(table.values[against])
    for technique in range(TECHNIQUES):
        count, value = rest & 127, values & 127
        if count:
            if value == 0:
                return -1
            groups += 1
            total += value * count
            techniques |= 1 << technique
        rest >>= WIDTH
        values >>= WIDTH
    if against == DAGGER:
        if groups == 0 or laid.pins == 0 or (laid.irimi and not table.irimi_against_dagger):
            return -1
    elif groups == 0:
        if laid.irimi == 0:
            return -1
        groups = 1  # YJ-15: the Irimi are a technique
    needed = groups - 1 if laid.pins == 0 or laid.pins & techniques else groups
    return total if laid.renraku == needed else -1


@inlined
def following(state: State, seat: int) -> Pair:
    """Return the hand cards above those that are set out."""
    low, high = int(state.hand[seat, 0]), int(state.hand[seat, 1])
    if state.laid > 0:
        out = int(state.set_out[1])
        return (0, high & ~up_to(out)) if out else (low & ~up_to(int(state.set_out[0])), high)
    return low, high


@inlined
def write(cards: Pair, first: int, out: NDArray[Any], count: int) -> int:
    """Write an action for each card of a set behind `count` others, and return how many there are then."""
    low, high = cards
    word, base = (low, first) if low else (high, first + SPAN)
    while word:
        out[count] = base + lowest(word)
        count += 1
        word &= word - 1
        if word == 0 and base == first:
            word, base = high, first + SPAN
    return count


@kernel
def averts(state: State, table: Table, seat: int) -> bool:
    """Tell whether the laid cards avert the attack that they are laid against (YJ-11, YJ-18)."""
    return _sound(state, table) and _stands(state, table, seat, _laid(state, table))


@kernel
def fitting(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the hand cards that can still become part of a defence with the laid ones, in whatever order (YJ-11)."""
    if not _sound(state, table):
        return 0
    laid = _laid(state, table)
    held, count = write((int(state.hand[seat, 0]), int(state.hand[seat, 1])), LAY, out, 0), 0
    more = Count(0, 0, 0, 0, 0)
    for i in range(held):
        more = _with(more, int(table.defence[out[i]]))
    for i in range(held):
        card = int(out[i])
        kind = int(table.defence[card])
        possible = kind != KAITEN and not (laid.pins and OSAE <= kind < IRIMI)
        if possible and _any_reach(state, table, seat, _with(laid, kind), _without(more, kind)):
            out[count] = card
            count += 1
    return count


@inlined
def lays(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the cards that can become part of a defence with higher ones, and `stand` when the laid ones are one."""
    cards = following(state, seat)
    now = _threat(state, table, seat, 0)
    if state.laid == 0:
        turning = (cards[0] & int(table.tenkan[0])) | (cards[1] & int(table.tenkan[1]))
        if not turning or state.gone == PILE:
            if now.dagger:
                if (cards[0] & int(table.osae[0])) | (cards[1] & int(table.osae[1])) == 0:
                    return 0
            elif (cards[0] & int(table.renraku[0])) | (cards[1] & int(table.renraku[1])) == 0:
                return _single(table, now, cards, out)
    laid = _laid(state, table) if state.laid > 0 else Count(0, 0, 0, 0, 0)
    then = _threat(state, table, seat, 1) if state.gone < PILE else now
    more = Count(0, 0, 0, 0, 0)
    held = write(cards, LAY, out, 0)
    fits = 0  # what fits with few higher cards fits with more of them, so each kind is looked at until it does
    for i in range(held - 1, -1, -1):
        card = int(out[i])
        kind = int(table.defence[card])
        if (fits >> kind) & 1 == 0 and kind != KAITEN:
            pivots = laid.pivots + (kind == TENKAN)
            fit = False
            if pivots == 0:
                fit = _continues(now, laid, kind, more) if state.laid > 0 else _begins(now, kind, more)
            if not fit and pivots < 2 and pivots + more.pivots and state.gone < PILE:
                fit = _continues(then, laid, kind, more) if state.laid > 0 else _begins(then, kind, more)
            if fit:
                fits |= 1 << kind
        more = _with(more, kind)
        out[i] = card if (fits >> kind) & 1 else -1
    count = _close_up(out, held)
    if state.laid > 0 and _stands(state, table, seat, laid):
        out[count] = STAND
        count += 1
    return count


@inlined
def _single(table: Table, threat: Threat, cards: Pair, out: NDArray[np.int16]) -> int:
    """Write what fits a defence of one group: most hands have no Renraku, and most attacks are no daggers.

    Without a branch, since no processor can guess what a card is.
    """
    held = write(cards, LAY, out, 0)
    techniques, irimi, best = 0, 0, 0  # among the higher cards; what the best group of them is worth
    for i in range(held - 1, -1, -1):
        card = int(out[i])
        kind = int(table.defence[card])
        place = WIDTH * (kind & 7)  # of the technique, an Osae's its own
        techniques += (1 if kind < OSAE else 0) << place
        irimi += 1 if kind == IRIMI else 0
        gain = ((techniques >> place) & 127) * ((threat.values >> place) & 127)
        best = max(best, gain if kind < OSAE else 0)
        total = 2 * irimi + (best if kind == IRIMI else gain)
        fits = (total >= threat.height) & ((kind == IRIMI) | ((kind < IRIMI) & (gain > 0)))
        out[i] = card if fits else -1
    return _close_up(out, held)


@inlined
def _close_up(out: NDArray[np.int16], end: int) -> int:
    """Close the gaps, which are −1, and return how many actions there are."""
    count = 0
    for i in range(end):
        action = out[i]
        out[count] = action
        count += 1 if action >= 0 else 0
    return count


@inlined
def _begins(threat: Threat, kind: int, more: Count) -> bool:
    """Tell whether a card and some further ones avert an attack."""
    if threat.dagger:
        if more.pins == 0 and not OSAE <= kind < IRIMI:
            return False
    elif kind < OSAE:
        value = (threat.values >> WIDTH * kind) & 127
        total = 2 * more.irimi + value * (1 + ((more.techniques >> WIDTH * kind) & 127))
        if value == 0 or total >= threat.height or more.renraku == 0:
            return value > 0 and total >= threat.height
        return _gathers(threat, more.techniques, 1 << kind, 1, total, 1, more.renraku + 1)
    elif kind == IRIMI:
        total = 2 + 2 * more.irimi
        return total >= threat.height or _gathers(threat, more.techniques, 0, 0, total, 1, more.renraku + 1)
    return _reaches(threat, _with(Count(0, 0, 0, 0, 0), kind), more)


@inlined
def _continues(threat: Threat, laid: Count, kind: int, more: Count) -> bool:
    """Tell whether laid cards, one more and some further ones avert an attack."""
    if laid.pins and OSAE <= kind < IRIMI:
        return False
    return _reaches(threat, _with(laid, kind), more)


@inlined
def _with(cards: Count, kind: int) -> Count:
    """Return a count with one card more."""
    if kind < OSAE:
        return Count(cards.techniques + (1 << WIDTH * kind), cards.irimi, cards.renraku, cards.pins, cards.pivots)
    if kind < IRIMI:
        return Count(cards.techniques, cards.irimi, cards.renraku, cards.pins | 1 << kind - OSAE, cards.pivots)
    irimi, renraku = cards.irimi + (kind == IRIMI), cards.renraku + (kind == RENRAKU)
    return Count(cards.techniques, irimi, renraku, cards.pins, cards.pivots + (kind == TENKAN))


@kernel
def _without(cards: Count, kind: int) -> Count:
    """Return a count with one card less; of an Osae there may be another, and with one laid nobody asks for more."""
    techniques = cards.techniques - (1 << WIDTH * kind) if kind < OSAE else cards.techniques
    irimi, renraku = cards.irimi - (kind == IRIMI), cards.renraku - (kind == RENRAKU)
    return Count(techniques, irimi, renraku, cards.pins, cards.pivots - (kind == TENKAN))


@inlined
def _laid(state: State, table: Table) -> Count:
    """Count the cards that are set out."""
    count = Count(0, 0, 0, 0, 0)
    for word in range(2):
        cards = int(state.set_out[word])
        while cards:
            count = _with(count, int(table.defence[SPAN * word + lowest(cards)]))
            cards &= cards - 1
    return count


@kernel
def _sound(state: State, table: Table) -> bool:
    """Tell whether there is no Kaiten and no second Osae among the cards that are set out."""
    pins = 0
    for word in range(2):
        cards = int(state.set_out[word])
        while cards:
            kind = int(table.defence[SPAN * word + lowest(cards)])
            if kind == KAITEN:
                return False
            if OSAE <= kind < IRIMI:
                pins += 1
            cards &= cards - 1
    return pins < 2


@inlined
def _threat(state: State, table: Table, seat: int, pivots: int) -> Threat:
    """Return the attack that a seat faces: the current one, or with Tenkan the next."""
    face = face_of(table, target(state, pivots))
    against = int(table.attack_type[face])
    dagger = against == DAGGER
    height = int(table.height[face]) - bonus(state, seat)
    return Threat(int(table.values[against]), height, dagger, not dagger or table.irimi_against_dagger == 1)


@kernel
def _stands(state: State, table: Table, seat: int, laid: Count) -> bool:
    """Tell whether counted cards avert the attack that they are laid against."""
    if laid.pivots > 1 or (laid.pivots and state.gone == PILE):
        return False
    face = face_of(table, target(state, laid.pivots))
    total = defence(table, int(table.attack_type[face]), laid)
    return total >= 0 and total + bonus(state, seat) >= table.height[face]


@kernel
def _any_reach(state: State, table: Table, seat: int, laid: Count, more: Count) -> bool:
    """Tell whether laid cards and some further ones avert the current attack or, with a Tenkan, the next one."""
    if laid.pivots == 0 and _reaches(_threat(state, table, seat, 0), laid, more):
        return True
    if laid.pivots > 1 or laid.pivots + more.pivots == 0 or state.gone == PILE:
        return False
    return _reaches(_threat(state, table, seat, 1), laid, more)


@kernel
def _reaches(threat: Threat, laid: Count, more: Count) -> bool:
    """Tell whether laid cards and some of the further ones avert an attack.

    Every further card of a technique in use and every further Irimi can only help; so only the Osae and the set of
    techniques are tried.
    """
    if laid.irimi and not threat.irimi:
        return False
    pins = laid.pins or more.pins
    if threat.dagger and pins == 0:
        return False
    irimi = laid.irimi + more.irimi if threat.irimi else 0
    groups, used, total = 0, 0, 2 * irimi
    rest, further, values, technique = laid.techniques, more.techniques, threat.values, 0
    while rest:
        count = rest & 127
        if count:
            value = values & 127
            if value == 0:
                return False
            groups += 1
            used |= 1 << technique
            total += value * (count + (further & 127))
        rest >>= WIDTH
        further >>= WIDTH
        values >>= WIDTH
        technique += 1
    links = laid.renraku + more.renraku
    if laid.pins == 0 and laid.renraku == 0 and not threat.dagger:  # an Osae would only ask for more
        if groups > links + 1:
            return False
        if total >= threat.height and groups + irimi > 0:
            return True
        return _gathers(threat, more.techniques, used, groups, total, 1, links + 1)
    alone = groups == 0 and not threat.dagger and total >= threat.height and irimi > 0  # YJ-15: they are a technique
    if alone and pins and laid.renraku <= 1 <= links:
        return True
    loose = laid.pins == 0 and not threat.dagger  # no Osae is needed
    if loose and _gathers(threat, more.techniques, used, groups, total, laid.renraku + 1, links + 1):
        return True
    while pins:
        osae = lowest(pins)
        pins &= pins - 1
        if (used >> osae) & 1:
            if _gathers(threat, more.techniques, used, groups, total, laid.renraku + 1, links + 1):
                return True
            continue
        taken = used | 1 << osae
        if _gathers(threat, more.techniques, taken, groups, total, laid.renraku, links):
            return True
        gain = ((threat.values >> WIDTH * osae) & 127) * ((more.techniques >> WIDTH * osae) & 127)
        if gain and _gathers(
            threat, more.techniques, taken, groups + 1, total + gain, laid.renraku + 1, links + 1
        ):  # with its own technique an Osae needs no Renraku
            return True
    return False


@kernel
def _gathers(threat: Threat, further: int, used: int, groups: int, total: int, least: int, most: int) -> bool:
    """Tell whether so many groups of techniques, unused ones added to those there are, come to the attack's height."""
    least = max(1, least)
    while groups <= most:
        if groups >= least and total >= threat.height:
            return True
        best, gain = -1, 0
        rest, values, technique = further, threat.values, 0
        while rest:
            worth = (rest & 127) * (values & 127)
            if worth > gain and (used >> technique) & 1 == 0:
                best, gain = technique, worth
            rest >>= WIDTH
            values >>= WIDTH
            technique += 1
        if best < 0:
            return False
        used |= 1 << best
        total += gain
        groups += 1
    return False
