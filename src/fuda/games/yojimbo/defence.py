"""What averts an attack (YJ-11, YJ-14 to YJ-18): the worth of laid cards, and what can still become a defence.

What techniques are worth against an attack is kept as levels: seven bytes of a mask, one for each height that an attack
can have, in which every technique that comes to that height has its bit. So one more card moves a column of bits up,
the best technique is worth as many points as bytes have a bit, the best n together as many as the first n bits of
every byte, and more than the highest attack needs is not counted.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import highest, lowest, popcount, up_to
from fuda.core.jit import inlined, kernel
from fuda.games.yojimbo.layout import (
    DAGGER,
    IRIMI,
    KAITEN,
    LAY,
    LEVELS,
    OSAE,
    PILE,
    RENRAKU,
    SPAN,
    TECHNIQUE,
    TENKAN,
    State,
    Table,
)
from fuda.games.yojimbo.sets import Pair, from_on, size


class Threat(NamedTuple):
    """An attack as a defence meets it."""

    against: int  # its type
    height: int  # less what Yojimbo adds
    irimi: bool  # whether Irimi may be laid against it


class Tally(NamedTuple):
    """Cards by what they do against an attack."""

    gains: int  # what the techniques are worth against it, as levels
    kinds: int  # which defences there are, a bit each
    irimi: int
    renraku: int


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


@inlined
def following(state: State, seat: int) -> Pair:
    """Return the hand cards above those that are set out."""
    low, high = int(state.hand[seat, 0]), int(state.hand[seat, 1])
    below, above = up_to(int(state.set_out[0])), up_to(int(state.set_out[1]))
    return (0 if above else low & ~below), high & ~above


@inlined
def write(cards: Pair, first: int, out: NDArray[Any], count: int) -> int:
    """Write an action for each card of a set behind `count` others, and return how many there are then."""
    low, high = cards
    while low | high:
        word, base = (low, first) if low else (high, first + SPAN)
        out[count] = base + lowest(word)
        count += 1
        word &= word - 1
        low, high = (word, high) if low else (low, word)
    return count


@kernel
def averts(state: State, table: Table, seat: int) -> bool:
    """Tell whether the laid cards avert the attack that they are laid against (YJ-11, YJ-18)."""
    laid = _set_out(state)
    pivots = 1 if _meets(laid, (int(table.tenkan[0]), int(table.tenkan[1]))) else 0
    if not _sound(state, table) or (pivots and state.gone == PILE):
        return False
    threat = _threat(state, table, seat, pivots)
    return _stands(threat, _tally(table, threat, laid))


@kernel
def fitting(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the hand cards that can still become part of a defence with the laid ones, in whatever order (YJ-11)."""
    if not _sound(state, table):
        return 0
    laid, count = _set_out(state), 0
    every = (laid[0] | int(state.hand[seat, 0]), laid[1] | int(state.hand[seat, 1]))
    held = write((int(state.hand[seat, 0]), int(state.hand[seat, 1])), LAY, out, 0)
    for i in range(held):
        card, fits = int(out[i]), False
        kind = int(table.defence[card])
        for turning in range(1 if state.gone == PILE else 2):  # against the current attack, or with Tenkan the next
            threat = _threat(state, table, seat, turning)
            there, most = _tally(table, threat, laid), _tally(table, threat, every)
            pivots = (there.kinds >> TENKAN & 1) + (1 if kind == TENKAN else 0)
            possible = pivots <= turning <= most.kinds >> TENKAN & 1 and kind != KAITEN
            if possible and not (_pinned(there.kinds) and OSAE <= kind < IRIMI):
                fits = fits or _reaches(threat, there, kind, most)
        if fits:
            out[count] = card
            count += 1
    return count


@kernel
def lays(state: State, table: Table, seat: int) -> tuple[int, int, bool]:
    """Return the cards that can become part of a defence with higher ones, and whether the laid ones are one."""
    low, high = following(state, seat)
    low, high = low & ~int(table.kaiten[0]), high & ~int(table.kaiten[1])
    tenkan = (int(table.tenkan[0]), int(table.tenkan[1]))
    others = (low & ~tenkan[0], high & ~tenkan[1])
    laid, found_low, found_high, stands = _set_out(state), 0, 0, False
    turned = 1 if _meets(laid, tenkan) else 0
    turns = 1 if state.gone < PILE and (turned or _meets((low, high), tenkan)) else 0
    for pivots in range(turned, turns + 1):  # against the current attack, or with Tenkan the next
        threat = _threat(state, table, seat, pivots)
        there = _tally(table, threat, laid)
        all_count = pivots == turned
        if all_count:
            stands = _stands(threat, there)
        cards = (others[0] if all_count else low, others[1] if all_count else high)
        more_low, more_high = _fits(table, threat, there, cards, 1 if all_count else 0)
        found_low, found_high = found_low | more_low, found_high | more_high
    return found_low, found_high, stands


@inlined
def begins(state: State, table: Table, seat: int, card: int) -> bool:
    """Tell whether a card that is no Kaiten is one of `lays` while nothing is laid, without looking at the others."""
    low, high = from_on(card)
    cards = low & int(state.hand[seat, 0]), high & int(state.hand[seat, 1])
    kind = int(table.defence[card])
    turned = 1 if kind == TENKAN else 0
    turns = 1 if state.gone < PILE and _meets(cards, (int(table.tenkan[0]), int(table.tenkan[1]))) else 0
    linked = _meets(cards, (int(table.renraku[0]), int(table.renraku[1])))
    for pivots in range(turned, turns + 1):  # against the current attack, or with Tenkan the next
        threat = _threat(state, table, seat, pivots)
        if kind >= IRIMI or linked or threat.against == DAGGER:
            averted = _reaches(threat, Tally(0, 0, 0, 0), kind, _tally(table, threat, cards))
        else:  # one technique and Irimi
            value = int(table.rise[threat.against & 3, kind & 7]) >> 3
            gain = value * size(_of_kind(table, cards, kind & 7))
            averted = gain > 0 and gain + 2 * size(_of_kind(table, cards, IRIMI)) >= threat.height
        if averted:
            return True
    return False


@inlined
def _of_kind(table: Table, cards: Pair, kind: int) -> Pair:
    """Return the cards of a set that have a defence."""
    return cards[0] & int(table.kinds[kind, 0]), cards[1] & int(table.kinds[kind, 1])


@inlined
def _meets(cards: Pair, others: Pair) -> bool:
    """Tell whether two sets have a card in common."""
    return (cards[0] & others[0]) | (cards[1] & others[1]) != 0


@inlined
def _set_out(state: State) -> Pair:
    """Return the cards that are set out."""
    return int(state.set_out[0]), int(state.set_out[1])


@kernel
def _sound(state: State, table: Table) -> bool:
    """Tell whether there is no Kaiten, no second Osae and no second Tenkan among the cards that are set out."""
    laid, osae, pivots = _set_out(state), 0, 0
    for word in range(2):
        osae += popcount(laid[word] & int(table.osae[word]))
        pivots += popcount(laid[word] & int(table.tenkan[word]))
    return osae < 2 and pivots < 2 and not _meets(laid, (int(table.kaiten[0]), int(table.kaiten[1])))


@inlined
def _threat(state: State, table: Table, seat: int, pivots: int) -> Threat:
    """Return the attack that a seat faces: the current one, or with Tenkan the next."""
    face = face_of(table, target(state, pivots))
    against = int(table.attack_type[face])
    height = int(table.height[face]) - bonus(state, seat)
    return Threat(against, height, against != DAGGER or table.irimi_against_dagger == 1)


# No branches in what follows, as far as it goes: no processor can guess what a card is. Numbers of kinds are cut to
# their bits, since the compiler would otherwise look at each index whether it is below 0.


@inlined
def _with(table: Table, threat: Threat, cards: Tally, kind: int) -> Tally:
    """Return a tally with one card more."""
    return Tally(
        raised(table, threat.against, cards.gains, kind),
        cards.kinds | 1 << (kind & 31),
        cards.irimi + (1 if kind == IRIMI else 0),
        cards.renraku + (1 if kind == RENRAKU else 0),
    )


@inlined
def _used(kinds: int) -> int:
    """Return which techniques there are, a bit each."""
    return kinds & 255


@inlined
def _pinned(kinds: int) -> int:
    """Return of which techniques there is an Osae, a bit each."""
    return kinds >> OSAE & 255


@inlined
def raised(table: Table, against: int, gains: int, kind: int) -> int:
    """Return the levels with one card more; cards that are no technique's raise nothing."""
    column = gains & int(table.column[kind & 31])
    rise = int(table.rise[against & 3, kind & 31]) & 63
    return gains | (column << rise) & LEVELS | int(table.gain[against & 3, kind & 31])


@inlined
def _tally(table: Table, threat: Threat, cards: Pair) -> Tally:
    """Count cards."""
    tally = Tally(0, 0, 0, 0)
    low, high = cards
    while low | high:
        word, base = (low, 0) if low else (high, SPAN)
        tally = _with(table, threat, tally, int(table.defence[base + lowest(word)]))
        word &= word - 1
        low, high = (word, high) if low else (low, word)
    return tally


@inlined
def _stands(threat: Threat, laid: Tally) -> bool:
    """Tell whether sound cards are a defence that averts an attack (YJ-14 to YJ-17)."""
    used, osae = _used(laid.kinds), _pinned(laid.kinds)
    groups = popcount(used)
    if groups == 0 and threat.against != DAGGER and laid.irimi > 0:
        groups = 1  # YJ-15: the Irimi are a technique
    useless = used & ~laid.gains or (laid.irimi > 0 and not threat.irimi)
    if groups == 0 or useless or (threat.against == DAGGER and osae == 0):
        return False
    needed = groups if osae and osae & used == 0 else groups - 1
    return laid.renraku == needed and 2 * laid.irimi + popcount(laid.gains) >= threat.height


@inlined
def _fits(table: Table, threat: Threat, laid: Tally, cards: Pair, counts: int) -> Pair:
    """Return which cards, each with some of the higher ones, make a defence of the laid ones.

    They count from the highest Tenkan down, or all where `counts` is 1.
    """
    low, high = cards
    osae = (int(table.osae[0]), int(table.osae[1]))
    if _pinned(laid.kinds):
        low, high = low & ~osae[0], high & ~osae[1]
    elif threat.against == DAGGER and not _meets((low, high), osae):
        return 0, 0
    linked = laid.renraku > 0 or _meets((low, high), (int(table.renraku[0]), int(table.renraku[1])))
    if linked or threat.against == DAGGER:
        return _linked(table, threat, laid, (low, high), counts)
    return _single(table, threat, laid, (low, high), counts)


@inlined
def _single(table: Table, threat: Threat, laid: Tally, cards: Pair, counts: int) -> Pair:
    """Return what fits a defence of one group: most hands have no Renraku, and most attacks are no daggers."""
    low, high = cards
    fits_low, fits_high = 0, 0
    group = _used(laid.kinds) | _pinned(laid.kinds)  # whose technique it must be; with two of them nothing fits
    allowed = (LEVELS if group == 0 else group * TECHNIQUE) if group & (group - 1) == 0 else 0
    alone = 1 if group == 0 else 0  # whether Irimi alone are a defence
    gains, irimi, best = laid.gains & allowed, laid.irimi, popcount(_rows(laid.gains & allowed))
    height = max(1, threat.height)  # what is worth nothing is no defence
    while low | high:
        upper = 1 if high else 0
        word = high if upper else low
        place = highest(word) & 63
        kind = int(table.defence[(place + SPAN * upper) & 127]) & 31
        special = kind >> 4  # 1: an Irimi or a Tenkan, which goes with the best technique
        gains = raised(table, threat.against, gains, kind) & allowed
        irimi += 1 if kind == IRIMI else 0
        counts |= 1 if kind == TENKAN else 0
        gain = popcount(gains & int(table.column[kind]))
        best = max(best, gain)
        gain = best if special else gain
        sure = (1 if gain > 0 else 0) | (alone & special)
        fit = (sure & counts & (1 if 2 * irimi + gain >= height else 0)) << place
        fits_low |= 0 if upper else fit
        fits_high |= fit if upper else 0
        word ^= 1 << place
        low, high = (low if upper else word), (word if upper else 0)
    return fits_low, fits_high


@kernel
def _linked(table: Table, threat: Threat, laid: Tally, cards: Pair, counts: int) -> Pair:
    """Return what fits a defence of several groups, or one with an Osae."""
    low, high = cards
    fits_low, fits_high = 0, 0
    every, strict = laid, threat.against == DAGGER or _pinned(laid.kinds) > 0
    while low | high:
        upper = 1 if high else 0
        word = high if upper else low
        place = highest(word) & 63
        kind = int(table.defence[(place + SPAN * upper) & 127]) & 31
        every = _with(table, threat, every, kind)
        counts |= 1 if kind == TENKAN else 0
        least = laid.renraku + (1 if kind == RENRAKU else 0)
        if strict or kind >> 3 == 1 or (least > 0 and _pinned(every.kinds) > 0):
            fit = 1 if _reaches(threat, laid, kind, every) else 0
        else:
            used = _used(laid.kinds | 1 << kind)
            extra = 2 * every.irimi
            alone = (1 if used | least == 0 else 0) & (1 if extra > 0 else 0) & (1 if extra >= threat.height else 0)
            fit = alone | _gathers(every.gains, used, least + 1, every.renraku + 1, threat.height - extra)
        fit = (fit & counts) << place
        fits_low |= 0 if upper else fit
        fits_high |= fit if upper else 0
        word ^= 1 << place
        low, high = (low if upper else word), (word if upper else 0)
    return fits_low, fits_high


@kernel
def _reaches(threat: Threat, laid: Tally, kind: int, every: Tally) -> bool:
    """Tell whether laid cards, one of a kind and some more of all those there are avert an attack.

    Every further card of a technique in use and every further Irimi can only help; so only the Osae and the set of
    techniques are tried.
    """
    kinds = laid.kinds | 1 << kind
    used, bound = _used(kinds), _pinned(kinds)
    if used & ~every.gains or (not threat.irimi and (laid.irimi > 0 or kind == IRIMI)):
        return False
    dagger = threat.against == DAGGER
    least, links = laid.renraku + (1 if kind == RENRAKU else 0), every.renraku
    extra = 2 * every.irimi if threat.irimi else 0
    alone = used == 0 and not dagger and extra > 0 and extra >= threat.height  # YJ-15: the Irimi are a technique
    if bound == 0 and not dagger:
        if (alone and least == 0) or _gathers(every.gains, used, least + 1, links + 1, threat.height - extra) == 1:
            return True
        if least == 0:
            return False  # an Osae would only ask for more
    osae = bound or _pinned(every.kinds)
    if alone and osae and least <= 1 <= links:
        return True
    while osae:
        one = osae & -osae
        osae ^= one
        if _gathers(every.gains, used | one, least + 1, links + 1, threat.height - extra) == 1:
            return True  # with its own technique an Osae needs no Renraku
        others = every.gains & ~(one * TECHNIQUE)
        if used & one == 0 and _gathers(others, used, least, links, threat.height - extra) == 1:
            return True
    return False


@inlined
def _gathers(gains: int, used: int, least: int, most: int, height: int) -> int:
    """Return 1 when so many groups of techniques, others added to those in use, come to a height, otherwise 0."""
    in_use, column = popcount(used), used * TECHNIQUE
    groups = min(most, popcount(gains & 255))
    good = (1 if groups >= max(1, least) else 0) & (1 if groups >= in_use else 0) & (1 if used & ~gains == 0 else 0)
    more = groups - in_use
    rest = gains & ~column
    rows = _rows(rest)
    total = popcount(gains & column) + (popcount(rows) & -(1 if more > 0 else 0))
    rest &= rest - rows
    rows = _rows(rest)
    total += popcount(rows) & -(1 if more > 1 else 0)
    while more > 2:
        rest &= rest - rows
        rows = _rows(rest)
        total += popcount(rows)
        more -= 1
    return good & (1 if total >= height else 0)


@inlined
def _rows(gains: int) -> int:
    """Return the levels that any technique comes to, as the lowest bit of each byte."""
    folded = gains | gains >> 4
    folded |= folded >> 2
    return (folded | folded >> 1) & TECHNIQUE
