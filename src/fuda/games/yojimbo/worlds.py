"""Hidden worlds: a blanked state filled with cards, uniformly over all that fits what is known."""

from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.yojimbo.defence import face_of, write
from fuda.games.yojimbo.layout import FACES, ORDER, PILE, SPAN, WORDS, State, Table
from fuda.games.yojimbo.sets import Pair, add, bits, nth, size, some


@kernel
def fill(state: State, table: Table, rng: Rng) -> None:
    """Fill a blanked state with a hidden world, uniform over those that fit what is known.

    What is known: every attack face that lies open or was seen in a hand, the cards of `knows`, and that a card which
    everybody saw elsewhere (`outside`) is not among the attacks.
    """
    loose = _unplaced(state, table)
    for i in range(state.stacked):
        entry = _with_face(state, table, loose, int(state.stack[i]), rng)
        loose = _taken(loose, entry)
        state.stack[i] = entry
    hidden = 0  # cards of the attack pile of which nothing is known
    for i in range(state.gone, PILE):
        entry = _with_face(state, table, loose, int(state.attack[i]), rng)
        loose = _taken(loose, entry)
        state.attack[i] = entry
        if entry == -1:
            hidden += 1
    for seat in range(table.players):
        for i in range(state.won[seat]):
            entry = _with_face(state, table, loose, int(state.victory[seat, i]), rng)
            loose = _taken(loose, entry)
            state.victory[seat, i] = entry
    loose = _redeal_faces(state, table, loose, hidden, rng)
    loose = _redeal_pile(state, loose, hidden, rng)
    _redeal_rest(state, table, loose, rng)
    _redeal_knowledge(state, table, rng)


@kernel
def _unplaced(state: State, table: Table) -> Pair:
    """Return the cards of the deck that are nowhere yet."""
    cards = int(table.cards)
    low, high = (1 << min(SPAN, cards)) - 1, (1 << max(0, cards - SPAN)) - 1
    low &= ~(int(state.set_out[0]) | int(state.discarded[0]) | int(state.aside[0]))
    high &= ~(int(state.set_out[1]) | int(state.discarded[1]) | int(state.aside[1]))
    loose = (low, high)
    for i in range(state.stacked):
        loose = _taken(loose, int(state.stack[i]))
    for i in range(state.gone, PILE):
        loose = _taken(loose, int(state.attack[i]))
    for seat in range(table.players):
        loose = (loose[0] & ~int(state.hand[seat, 0]), loose[1] & ~int(state.hand[seat, 1]))
        for i in range(state.won[seat]):
            loose = _taken(loose, int(state.victory[seat, i]))
    return loose


@kernel
def _taken(cards: Pair, card: int) -> Pair:
    """Return a set without a card; −1 and codes of faces are none."""
    if card < 0:
        return cards
    low, high = bits(card)
    return cards[0] & ~low, cards[1] & ~high


@kernel
def _free(state: State, loose: Pair) -> Pair:
    """Return the unplaced cards that can be among the attacks."""
    return loose[0] & ~int(state.outside[0]), loose[1] & ~int(state.outside[1])


@kernel
def _faced(table: Table, cards: Pair, face: int) -> Pair:
    """Return the cards of a set that have an attack face."""
    return cards[0] & int(table.faces[face, 0]), cards[1] & int(table.faces[face, 1])


@kernel
def _with_face(state: State, table: Table, loose: Pair, entry: int, rng: Rng) -> int:
    """Return a free card for the code of a face; what is a card already, or hidden, stays."""
    if entry >= -1:
        return entry
    free = _faced(table, _free(state, loose), face_of(table, entry))
    found = nth(free, below(rng, size(free)))
    for seat in range(table.players):
        if ((-2 - entry) >> 6 + seat) & 1:
            add(state.knows[seat], found)
    return found


@kernel
def _supply(state: State, table: Table, loose: Pair, face: int) -> tuple[int, int, int]:
    """Return how many free and outside cards with a face are unplaced, and how many hands want one."""
    wanted = 0
    for seat in range(table.players):
        wanted += int(state.shown[seat, face])
    if wanted == 0:
        return 0, 0, 0
    free = size(_faced(table, _free(state, loose), face))
    return free, size(_faced(table, loose, face)) - free, wanted


@kernel
def _redeal_faces(state: State, table: Table, loose: Pair, hidden: int, rng: Rng) -> Pair:
    """Fill the held cards whose attack faces were seen, and return what is left.

    Each may be a free card or one seen outside the attacks, but only free ones can fill the hidden pile: with x free
    cards here, (F − x)! / (F − x − hidden)! ways are left there. So x is drawn by the number of ways to choose the
    cards, tilted by θˣ to come near, and kept with the probability that makes the draw exact.
    """
    free_cards, least, most = size(_free(state, loose)), 0, 0
    for face in range(FACES):
        free, outside, wanted = _supply(state, table, loose, face)
        least += max(0, wanted - outside)
        most += min(wanted, free)
    if most == 0 and least == 0:
        return _fill_faces(state, table, loose, 1.0, rng)
    tilt = 1.0
    if hidden > 0 and least < most:
        low, high = 1e-9, 1.0
        for _ in range(16):
            tilt = 0.5 * (low + high)
            if _left_over(free_cards, hidden, _mean(state, table, loose, tilt)) > tilt:
                low = tilt
            else:
                high = tilt
    most = min(most, free_cards - hidden)
    likeliest = least
    while likeliest < most and _left_over(free_cards, hidden, 1.0 * likeliest) >= tilt:
        likeliest += 1
    while True:
        left = _fill_faces(state, table, loose, tilt, rng)
        used = free_cards - size(_free(state, left))
        chance = 1.0 if used <= most else 0.0
        for x in range(likeliest, used):
            chance *= _left_over(free_cards, hidden, 1.0 * x) / tilt
        for x in range(used, likeliest):
            chance *= tilt / _left_over(free_cards, hidden, 1.0 * x)
        if below(rng, 1 << 30) < chance * (1 << 30):
            return left
        for word in range(WORDS):
            tried = loose[word] & ~left[word]
            state.faced[word] = int(state.faced[word]) & ~tried
            for seat in range(table.players):
                state.hand[seat, word] = int(state.hand[seat, word]) & ~tried


@kernel
def _left_over(free_cards: int, hidden: int, used: float) -> float:
    """Return by which factor one more free card in a hand lowers the ways to fill the hidden pile."""
    return max(0.0, free_cards - used - hidden) / max(1.0, free_cards - used)


@kernel
def _mean(state: State, table: Table, loose: Pair, tilt: float) -> float:
    """Return how many free cards `_fill_faces` uses on average."""
    total = 0.0
    for face in range(FACES):
        free, outside, wanted = _supply(state, table, loose, face)
        x, most, weight, sum_of, mean = max(0, wanted - outside), min(wanted, free), 1.0, 0.0, 0.0
        while x <= most:
            sum_of += weight
            mean += x * weight
            weight *= tilt * (wanted - x) * (free - x) / ((x + 1) * (outside - wanted + x + 1))
            x += 1
        total += mean / max(sum_of, 1e-300)
    return total


@kernel
def _fill_faces(state: State, table: Table, loose: Pair, tilt: float, rng: Rng) -> Pair:
    """Draw cards for the seen faces of the hands, free ones tilted, and return what is left."""
    for face in range(FACES):
        free, outside, wanted = _supply(state, table, loose, face)
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
        for seat in range(table.players):
            for _ in range(state.shown[seat, face]):
                fitting = _faced(table, loose, face)
                of_free = _free(state, fitting)
                if below(rng, wanted) < x:
                    fitting = of_free
                    x -= 1
                else:
                    fitting = (fitting[0] & ~of_free[0], fitting[1] & ~of_free[1])
                wanted -= 1
                card = nth(fitting, below(rng, size(fitting)))
                loose = _taken(loose, card)
                add(state.hand[seat], card)
                add(state.faced, card)
    return loose


@kernel
def _redeal_pile(state: State, loose: Pair, hidden: int, rng: Rng) -> Pair:
    """Fill the hidden part of the attack pile with free cards, and return what is left."""
    if hidden == 0:
        return loose
    first = PILE - hidden  # the hidden cards lie below the open ones, in any order
    drawn = some(rng, _free(state, loose), hidden)
    write(drawn, 0, state.attack, first)
    for i in range(first, PILE - 1):
        j = i + below(rng, PILE - i)
        other = state.attack[i]
        state.attack[i] = state.attack[j]
        state.attack[j] = other
    return loose[0] & ~drawn[0], loose[1] & ~drawn[1]


@kernel
def _redeal_rest(state: State, table: Table, loose: Pair, rng: Rng) -> None:
    """Spread the cards that are left over hands, refill pile and discard pile."""
    for seat in range(table.players):
        room = int(state.held[seat]) - size((int(state.hand[seat, 0]), int(state.hand[seat, 1])))
        if seat == state.turn and state.phase != ORDER:
            room -= int(state.laid)
        drawn = some(rng, loose, room)
        loose = (loose[0] & ~drawn[0], loose[1] & ~drawn[1])
        for word in range(WORDS):
            state.hand[seat, word] = int(state.hand[seat, word]) | drawn[word]
    pile = some(rng, loose, int(state.left))
    loose = (loose[0] & ~pile[0], loose[1] & ~pile[1])
    drawn = some(rng, loose, int(state.discards) - size((int(state.discarded[0]), int(state.discarded[1]))))
    loose = (loose[0] & ~drawn[0], loose[1] & ~drawn[1])
    for word in range(WORDS):
        state.discarded[word] = int(state.discarded[word]) | drawn[word]
    if state.phase == ORDER:
        drawn = some(rng, loose, int(state.laid) - size((int(state.set_out[0]), int(state.set_out[1]))))
        for word in range(WORDS):
            state.set_out[word] = int(state.set_out[word]) | drawn[word]
            state.knows[state.turn, word] = int(state.knows[state.turn, word]) | drawn[word]
    count = write(pile, 0, state.refill, 0)
    for i in range(count - 1):
        j = i + below(rng, count - i)
        other = state.refill[i]
        state.refill[i] = state.refill[j]
        state.refill[j] = other


@kernel
def _redeal_knowledge(state: State, table: Table, rng: Rng) -> None:
    """Let the seats know what they lent and what they buried."""
    for seat in range(table.players):
        for other in range(table.players):
            for _ in range(state.lent[seat, other]):
                _let_know(state, table, seat, (int(state.hand[other, 0]), int(state.hand[other, 1])), True, rng)
            state.lent[seat, other] = 0
        for _ in range(state.buried[seat]):
            low = int(state.discarded[0]) & ~int(state.public[0])
            high = int(state.discarded[1]) & ~int(state.public[1])
            _let_know(state, table, seat, (low, high), False, rng)
        state.buried[seat] = 0
        for face in range(FACES):
            state.shown[seat, face] = 0


@kernel
def _let_know(state: State, table: Table, seat: int, cards: Pair, held: bool, rng: Rng) -> None:
    """Let a seat know one random card of a hand or of the discard pile that only its owner knows."""
    low, high = cards
    for other in range(table.players):
        low &= ~int(state.knows[other, 0])
        high &= ~int(state.knows[other, 1])
    if held and table.attack_backs:
        low &= int(state.faced[0])
        high &= int(state.faced[1])
    else:
        low &= ~int(state.faced[0])
        high &= ~int(state.faced[1])
    count = size((low, high))
    if count > 0:
        add(state.knows[seat], nth((low, high), below(rng, count)))
