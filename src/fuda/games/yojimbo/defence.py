"""What averts an attack (YJ-11, YJ-14 to YJ-18): the worth of laid cards, and what can still become a defence."""

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.games.yojimbo.layout import (
    DAGGER,
    IRIMI,
    LAID,
    LAY,
    OSAE,
    PILE,
    RENRAKU,
    STAND,
    TECHNIQUES,
    TENKAN,
    WIDTH,
    State,
    Table,
)


@kernel
def face_of(table: Table, entry: int) -> int:
    """Return the attack face of an entry of a pile: a card, or the code of a face."""
    return int(table.attack[entry]) if entry >= 0 else (-2 - entry) & 63


@kernel
def worth(table: Table, entry: int) -> int:
    """Return the victory points of an attack (YJ-2)."""
    return (int(table.height[face_of(table, entry)]) + 2) // 3


@kernel
def target(state: State, pivots: int) -> int:
    """Return the entry of the attack that is faced: the current one, or with Tenkan the next."""
    return int(state.attack[state.gone]) if pivots else int(state.stack[state.stacked - 1])


@kernel
def bonus(state: State, seat: int) -> int:
    """Return what Yojimbo adds to a seat's defence (YJ-16)."""
    return 1 if state.holder == seat else 0


@kernel
def defence(table: Table, against: int, techniques: int, irimi: int, renraku: int, osae: int) -> int:
    """Return what laid cards are worth against a type of attack, −1 when they are no defence (YJ-14 to YJ-17).

    `techniques` packs the number of cards of each; `osae` is the technique of a laid Osae, −1 without one.
    """
    groups = 0
    total = 2 * irimi
    for technique in range(TECHNIQUES):
        count = (techniques >> WIDTH * technique) & 127
        if count:
            value = int(table.value[technique, against])
            if value == 0:
                return -1
            groups += 1
            total += value * count
    if against == DAGGER:
        if groups == 0 or osae < 0 or (irimi and not table.irimi_against_dagger):
            return -1
    elif groups == 0:
        if irimi == 0:
            return -1
        groups = 1  # YJ-15: the Irimi are a technique
    needed = groups - 1
    if osae >= 0 and (techniques >> WIDTH * osae) & 127 == 0:
        needed += 1
    return total if renraku == needed else -1


@kernel
def within_reach(
    table: Table,
    against: int,
    height: int,
    laid: tuple[int, int, int, int],
    more: tuple[int, int, int, int],
) -> bool:
    """Tell whether laid cards and some of the further ones make a defence of that height against a type.

    Both are (techniques packed, Irimi, Renraku, Osae as a mask of their techniques). Every further card of a technique
    in use and every further Irimi can only help; so only the Osae and the set of techniques are tried.
    """
    techniques, irimi, renraku, pins = laid
    further, further_irimi, further_renraku, further_pins = more
    if against == DAGGER and not table.irimi_against_dagger:
        if irimi:
            return False
        further_irimi = 0
    groups = 0
    used = 0
    total = 2 * (irimi + further_irimi)
    for technique in range(TECHNIQUES):
        count = (techniques >> WIDTH * technique) & 127
        if count:
            value = int(table.value[technique, against])
            if value == 0:
                return False
            groups += 1
            used |= 1 << technique
            total += value * (count + ((further >> WIDTH * technique) & 127))
    for osae in range(-1, TECHNIQUES if pins or further_pins else 0):
        if osae < 0:
            if pins or against == DAGGER:
                continue
        elif ((pins or further_pins) >> osae) & 1 == 0:
            continue
        tied = 1 if osae >= 0 else 0
        alone = groups == 0 and against != DAGGER and irimi + further_irimi > 0  # YJ-15: the Irimi are a technique
        if alone and renraku <= tied <= renraku + further_renraku and 2 * (irimi + further_irimi) >= height:
            return True
        for own in range(1 + tied):  # 1: with the Osae's own technique, which needs no Renraku
            if own:
                count = ((techniques | further) >> WIDTH * osae) & 127
                if count == 0 or table.value[osae, against] == 0:
                    continue
            elif tied and (used >> osae) & 1:
                continue
            most = renraku + further_renraku + 1 - tied + own
            number, sum_of, seen = groups, total, used
            if own and (used >> osae) & 1 == 0:
                number += 1
                seen |= 1 << osae
                sum_of += int(table.value[osae, against]) * ((further >> WIDTH * osae) & 127)
            if tied and not own:
                seen |= 1 << osae
            while number < most:
                best, best_gain = -1, 0
                for technique in range(TECHNIQUES):
                    gain = int(table.value[technique, against]) * ((further >> WIDTH * technique) & 127)
                    if (seen >> technique) & 1 == 0 and gain > best_gain:
                        best, best_gain = technique, gain
                if best < 0:
                    break
                seen |= 1 << best
                sum_of += best_gain
                number += 1
            if max(1, renraku + 1 - tied + own) <= number <= most and sum_of >= height:
                return True
    return False


@kernel
def fitting(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the hand cards that can still become part of a defence with the laid ones, in whatever order (YJ-11)."""
    laid, pivots = _counted(state, table, LAID, -1)
    more, more_pivots = _counted(state, table, seat, -1)
    if laid[0] < 0 or not _any_reach(state, table, seat, laid, more, pivots, more_pivots):
        return 0
    techniques, irimi, renraku, pins = laid
    count = 0
    for card in range(table.cards):
        if state.place[card] != seat:
            continue
        kind = int(table.defence[card])
        with_it, with_pivots, fits = laid, pivots, True
        rest, rest_pivots = more, more_pivots
        if kind < OSAE:
            with_it = (techniques + (1 << WIDTH * kind), irimi, renraku, pins)
            rest = (more[0] - (1 << WIDTH * kind), more[1], more[2], more[3])
        elif kind < IRIMI:
            fits = pins == 0
            with_it = (techniques, irimi, renraku, 1 << (kind - OSAE))
        elif kind == IRIMI:
            with_it = (techniques, irimi + 1, renraku, pins)
            rest = (more[0], more[1] - 1, more[2], more[3])
        elif kind == RENRAKU:
            with_it = (techniques, irimi, renraku + 1, pins)
            rest = (more[0], more[1], more[2] - 1, more[3])
        else:
            fits = kind == TENKAN
            with_pivots += 1
            rest_pivots -= 1
        if fits and _any_reach(state, table, seat, with_it, rest, with_pivots, rest_pivots):
            out[count] = card
            count += 1
    return count


@kernel
def averts(state: State, table: Table, seat: int) -> bool:
    """Tell whether the laid cards avert the attack that they are laid against (YJ-11, YJ-18)."""
    laid, pivots = _counted(state, table, LAID, -1)
    return _stands(state, table, seat, laid, pivots)


@kernel
def lays(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the cards that can become part of a defence with higher ones, and `stand` when the laid ones are one."""
    last, laid, pivots = -1, (0, 0, 0, 0), 0
    if state.laid > 0:
        last = highest_laid(state, table)
        laid, pivots = _counted(state, table, LAID, -1)
    more, more_pivots = _counted(state, table, seat, last)
    if not _any_reach(state, table, seat, laid, more, pivots, more_pivots):
        return 0
    techniques, irimi, renraku, pins = laid
    further, further_irimi, further_renraku, further_pins, further_pivots = 0, 0, 0, 0, 0
    count = 0
    fitting_kinds = 0  # what fits with few higher cards fits with more of them
    for i in range(int(table.cards) - 1 - last):
        card = int(table.cards) - 1 - i
        if state.place[card] != seat:
            continue
        kind = int(table.defence[card])
        more = (further, further_irimi, further_renraku, further_pins)
        with_it, with_pivots, fits = laid, pivots, True
        if kind < OSAE:
            with_it = (techniques + (1 << WIDTH * kind), irimi, renraku, pins)
            further += 1 << WIDTH * kind
        elif kind < IRIMI:
            fits = pins == 0
            with_it = (techniques, irimi, renraku, 1 << (kind - OSAE))
            further_pins |= 1 << (kind - OSAE)
        elif kind == IRIMI:
            with_it = (techniques, irimi + 1, renraku, pins)
            further_irimi += 1
        elif kind == RENRAKU:
            with_it = (techniques, irimi, renraku + 1, pins)
            further_renraku += 1
        else:
            fits = kind == TENKAN
            with_pivots += 1
        if (fitting_kinds >> kind) & 1 == 0:
            fits = fits and _any_reach(state, table, seat, with_it, more, with_pivots, further_pivots)
        if kind == TENKAN:
            further_pivots += 1
        if fits:
            fitting_kinds |= 1 << kind
            out[count] = LAY + card
            count += 1
    for i in range(count // 2):
        action = out[i]
        out[i] = out[count - 1 - i]
        out[count - 1 - i] = action
    if last >= 0 and _stands(state, table, seat, laid, pivots):
        out[count] = STAND
        count += 1
    return count


@kernel
def _stands(state: State, table: Table, seat: int, laid: tuple[int, int, int, int], pivots: int) -> bool:
    """Tell whether counted cards avert the attack that they are laid against."""
    if laid[0] < 0 or pivots > 1 or (pivots and state.gone == PILE):
        return False
    osae = -1
    for technique in range(TECHNIQUES):
        if (laid[3] >> technique) & 1:
            osae = technique
    face = face_of(table, target(state, pivots))
    total = defence(table, int(table.attack_type[face]), laid[0], laid[1], laid[2], osae)
    return total >= 0 and total + bonus(state, seat) >= int(table.height[face])


@kernel
def highest_laid(state: State, table: Table) -> int:
    """Return the last card of a half-made move, −1 when none has begun."""
    last = -1
    if state.laid > 0:
        for card in range(table.cards):
            if state.place[card] == LAID:
                last = card
    return last


@kernel
def _counted(state: State, table: Table, place: int, above: int) -> tuple[tuple[int, int, int, int], int]:
    """Count a place's cards above a number as `within_reach` takes them, and the Tenkan beside them.

    Laid cards that can be no defence, a Kaiten or two Osae, count as −1 techniques.
    """
    techniques, irimi, renraku, pins, pivots = 0, 0, 0, 0, 0
    for card in range(above + 1, table.cards):
        if state.place[card] == place:
            kind = int(table.defence[card])
            if kind < OSAE:
                techniques += 1 << WIDTH * kind
            elif kind < IRIMI:
                if pins and place == LAID:
                    return (-1, 0, 0, 0), 0
                pins |= 1 << (kind - OSAE)
            elif kind == IRIMI:
                irimi += 1
            elif kind == RENRAKU:
                renraku += 1
            elif kind == TENKAN:
                pivots += 1
            elif place == LAID:
                return (-1, 0, 0, 0), 0
    return (techniques, irimi, renraku, pins), pivots


@kernel
def _any_reach(
    state: State,
    table: Table,
    seat: int,
    laid: tuple[int, int, int, int],
    more: tuple[int, int, int, int],
    pivots: int,
    more_pivots: int,
) -> bool:
    """Try the current attack and, with a Tenkan, the next one."""
    for pivot in range(2):
        if pivot:
            if pivots > 1 or pivots + more_pivots == 0 or state.gone == PILE:
                continue
        elif pivots:
            continue
        face = face_of(table, target(state, pivot))
        height = int(table.height[face]) - bonus(state, seat)
        if within_reach(table, int(table.attack_type[face]), height, laid, more):
            return True
    return False
