"""Hidden worlds: a blanked state filled with cards, uniformly over all that fits what is known."""

from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.yojimbo.defence import (
    face_of,
)
from fuda.games.yojimbo.layout import (
    ATTACK,
    DISCARD,
    FACED,
    FACES,
    LAID,
    ORDER,
    OUTSIDE,
    PILE,
    REFILL,
    SEATS,
    UNKNOWN,
    State,
    Table,
)


@kernel
def fill(state: State, table: Table, rng: Rng) -> None:
    """Fill a blanked state with a hidden world, uniform over those that fit what is known.

    What is known: every attack face that lies open or was seen in a hand, the cards of `known`, and that a card which
    everybody saw elsewhere (OUTSIDE) is not among the attacks.
    """
    for i in range(state.stacked):
        state.stack[i] = _with_face(state, table, int(state.stack[i]), rng)
    for i in range(state.gone, PILE):
        state.attack[i] = _with_face(state, table, int(state.attack[i]), rng)
    for seat in range(table.players):
        for i in range(state.won[seat]):
            state.victory[seat, i] = _with_face(state, table, int(state.victory[seat, i]), rng)
    hidden = 0  # cards of the attack pile of which nothing is known
    for i in range(state.gone, PILE):
        if state.attack[i] == -1:
            hidden += 1
    _redeal_faces(state, table, hidden, rng)
    _redeal_pile(state, table, hidden, rng)
    _redeal_rest(state, table, rng)
    _redeal_knowledge(state, table, rng)


@kernel
def _with_face(state: State, table: Table, entry: int, rng: Rng) -> int:
    """Return a free card for the code of a face; what is a card already, or hidden, stays."""
    if entry >= -1:
        return entry
    face = face_of(table, entry)
    count = 0
    for card in range(table.cards):
        if state.place[card] == UNKNOWN and table.attack[card] == face and int(state.known[card]) & OUTSIDE == 0:
            count += 1
    found = _nth(state, table, face, 0, below(rng, count))
    state.place[found] = ATTACK
    state.known[found] = (-2 - entry) >> 6
    return found


@kernel
def _nth(state: State, table: Table, face: int, outside: int, number: int) -> int:
    """Return the n-th unplaced card with a face, among those seen outside the attacks or among the others."""
    for card in range(table.cards):
        if state.place[card] == UNKNOWN and table.attack[card] == face and int(state.known[card]) & OUTSIDE == outside:
            if number == 0:
                return card
            number -= 1
    return 0


@kernel
def _supply(state: State, table: Table, face: int) -> tuple[int, int, int]:
    """Return how many free and outside cards with a face are unplaced, and how many hands want one."""
    free, outside, wanted = 0, 0, 0
    for seat in range(table.players):
        wanted += int(state.shown[seat, face])
    if wanted:
        for card in range(table.cards):
            if state.place[card] == UNKNOWN and table.attack[card] == face:
                if int(state.known[card]) & OUTSIDE:
                    outside += 1
                else:
                    free += 1
    return free, outside, wanted


@kernel
def _redeal_faces(state: State, table: Table, hidden: int, rng: Rng) -> None:
    """Fill the held cards whose attack faces were seen.

    Each may be a free card or one seen outside the attacks, but only free ones can fill the hidden pile: with x free
    cards here, (F − x)! / (F − x − hidden)! ways are left there. So x is drawn by the number of ways to choose the
    cards, tilted by θˣ to come near, and kept with the probability that makes the draw exact.
    """
    free_cards, least, most = 0, 0, 0
    for card in range(table.cards):
        if state.place[card] == UNKNOWN and int(state.known[card]) & OUTSIDE == 0:
            free_cards += 1
    for face in range(FACES):
        free, outside, wanted = _supply(state, table, face)
        least += max(0, wanted - outside)
        most += min(wanted, free)
    if most == 0 and least == 0:
        _fill_faces(state, table, 1.0, rng)
        return
    tilt = 1.0
    if hidden > 0 and least < most:
        low, high = 1e-9, 1.0
        for _ in range(16):
            tilt = 0.5 * (low + high)
            if _left_over(free_cards, hidden, _mean(state, table, tilt)) > tilt:
                low = tilt
            else:
                high = tilt
    most = min(most, free_cards - hidden)
    likeliest = least
    while likeliest < most and _left_over(free_cards, hidden, 1.0 * likeliest) >= tilt:
        likeliest += 1
    while True:
        used = _fill_faces(state, table, tilt, rng)
        chance = 1.0 if used <= most else 0.0
        for x in range(likeliest, used):
            chance *= _left_over(free_cards, hidden, 1.0 * x) / tilt
        for x in range(used, likeliest):
            chance *= tilt / _left_over(free_cards, hidden, 1.0 * x)
        if below(rng, 1 << 30) < chance * (1 << 30):
            return
        for card in range(table.cards):  # a card known by its face alone was placed just now
            if int(state.known[card]) & ~OUTSIDE == FACED and state.place[card] < SEATS:
                state.place[card] = UNKNOWN
                state.known[card] = int(state.known[card]) & OUTSIDE


@kernel
def _left_over(free_cards: int, hidden: int, used: float) -> float:
    """Return by which factor one more free card in a hand lowers the ways to fill the hidden pile."""
    return max(0.0, free_cards - used - hidden) / max(1.0, free_cards - used)


@kernel
def _mean(state: State, table: Table, tilt: float) -> float:
    """Return how many free cards `_fill_faces` uses on average."""
    total = 0.0
    for face in range(FACES):
        free, outside, wanted = _supply(state, table, face)
        x, most, weight, sum_of, mean = max(0, wanted - outside), min(wanted, free), 1.0, 0.0, 0.0
        while x <= most:
            sum_of += weight
            mean += x * weight
            weight *= tilt * (wanted - x) * (free - x) / ((x + 1) * (outside - wanted + x + 1))
            x += 1
        total += mean / max(sum_of, 1e-300)
    return total


@kernel
def _fill_faces(state: State, table: Table, tilt: float, rng: Rng) -> int:
    """Draw cards for the seen faces of the hands, free ones tilted, and return the number of free ones."""
    used = 0
    for face in range(FACES):
        free, outside, wanted = _supply(state, table, face)
        if wanted == 0:
            continue
        x, most, weight, sum_of = max(0, wanted - outside), min(wanted, free), 1.0, 0.0
        least = x
        while x <= most:
            sum_of += weight
            weight *= tilt * (wanted - x) * (free - x) / ((x + 1) * (outside - wanted + x + 1))
            x += 1
        drawn = sum_of * below(rng, 1 << 30) / (1 << 30)
        x, weight = least, 1.0
        while x < most and drawn >= weight:
            drawn -= weight
            weight *= tilt * (wanted - x) * (free - x) / ((x + 1) * (outside - wanted + x + 1))
            x += 1
        used += x
        for seat in range(table.players):
            for _ in range(state.shown[seat, face]):
                if below(rng, wanted) < x:
                    card = _nth(state, table, face, 0, below(rng, free))
                    free -= 1
                    x -= 1
                else:
                    card = _nth(state, table, face, OUTSIDE, below(rng, outside))
                    outside -= 1
                wanted -= 1
                state.place[card] = seat
                state.known[card] = int(state.known[card]) | FACED
    return used


@kernel
def _redeal_pile(state: State, table: Table, hidden: int, rng: Rng) -> None:
    """Fill the hidden part of the attack pile with free cards."""
    first, free_cards = PILE - hidden, 0
    for card in range(table.cards):
        if state.place[card] == UNKNOWN and int(state.known[card]) & OUTSIDE == 0:
            free_cards += 1
    card = 0
    for i in range(state.gone, PILE):
        if state.attack[i] != -1:
            continue
        while True:  # a set of the right size, every one as likely
            if state.place[card] == UNKNOWN and int(state.known[card]) & OUTSIDE == 0:
                taken = below(rng, free_cards) < hidden
                free_cards -= 1
                if taken:
                    break
            card += 1
        state.attack[i] = card
        state.place[card] = ATTACK
        state.known[card] = 0
        hidden -= 1
    for i in range(first, PILE - 1):  # the hidden cards lie below the open ones, in any order
        j = i + below(rng, PILE - i)
        other = state.attack[i]
        state.attack[i] = state.attack[j]
        state.attack[j] = other


@kernel
def _room(state: State, table: Table, place: int) -> int:
    """Return how many cards a place still lacks."""
    size = 0
    if place < SEATS:
        size = int(state.held[place]) - (int(state.laid) if place == state.turn and state.phase != ORDER else 0)
    elif place == REFILL:
        size = int(state.left)
    elif place == DISCARD:
        size = int(state.discards)
    elif state.phase == ORDER:
        size = int(state.laid)
    for card in range(table.cards):
        if state.place[card] == place:
            size -= 1
    return size


@kernel
def _redeal_rest(state: State, table: Table, rng: Rng) -> None:
    """Spread the cards that are left over hands, refill pile and discard pile."""
    cards = 0
    for card in range(table.cards):
        if state.place[card] == UNKNOWN:
            cards += 1
    for place in range(LAID + 1):
        if place == ATTACK or (place < SEATS and place >= table.players):
            continue
        room = _room(state, table, place)
        unplaced = cards
        for card in range(table.cards):
            if room > 0 and state.place[card] == UNKNOWN:
                if below(rng, unplaced) < room:
                    state.place[card] = place
                    room -= 1
                    cards -= 1
                unplaced -= 1
    count = 0
    for card in range(table.cards):
        if state.place[card] == REFILL:
            state.refill[count] = card
            count += 1
    for i in range(count - 1):
        j = i + below(rng, count - i)
        other = state.refill[i]
        state.refill[i] = state.refill[j]
        state.refill[j] = other


@kernel
def _redeal_knowledge(state: State, table: Table, rng: Rng) -> None:
    """Let the seats know what they hold, what they lent and what they buried."""
    for card in range(table.cards):
        place = int(state.place[card])
        if place < table.players:
            state.known[card] = int(state.known[card]) | (1 << place)
        elif place == LAID:
            state.known[card] = int(state.known[card]) | (1 << int(state.turn))
    for seat in range(table.players):
        for other in range(table.players):
            for _ in range(state.lent[seat, other]):
                _let_know(state, table, other, seat, rng)
            state.lent[seat, other] = 0
        for _ in range(state.buried[seat]):
            _let_know(state, table, DISCARD, seat, rng)
        state.buried[seat] = 0
        for face in range(FACES):
            state.shown[seat, face] = 0


@kernel
def _let_know(state: State, table: Table, place: int, seat: int, rng: Rng) -> None:
    """Let a seat know one random card of a place that only its owner knows."""
    count, owner = 0, 1 << place if place < SEATS else 0
    faced = FACED if table.attack_backs and place < SEATS else 0
    for card in range(table.cards):
        if state.place[card] == place and int(state.known[card]) & ~OUTSIDE == owner | faced:
            count += 1
    number = below(rng, count)
    for card in range(table.cards):
        if state.place[card] == place and int(state.known[card]) & ~OUTSIDE == owner | faced:
            if number == 0:
                state.known[card] = int(state.known[card]) | (1 << seat)
                return
            number -= 1
