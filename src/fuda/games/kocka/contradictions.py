"""What no round of Kouřící kočka leads to: letters, cards, phases and results of a view must go together."""

from collections.abc import Sequence

from fuda.core.errors import choices
from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARDS, names


def check(state: rules.State, table: rules.Table, seat: int) -> None:
    """Refuse a blanked state that no deal leads to, as a seat sees it (−1: a spectator)."""
    _check_dealer(state)
    _check_letters(state, table)
    _check_phase(state)
    if state.phase < rules.PASSING:
        return
    _check_calls(state, table)
    _check_result(state, table)
    if seat >= 0:
        _check_hand(state, seat)
    _check_voids(state, table)
    if not rules.worlds(state, table.record):
        raise ValueError("no deal leads to it: its cards are in two places, or suits shown to be void are full (SC-7)")


def count_held(state: rules.State, seat: int) -> int:
    """Return how many cards a seat holds: eight less one for each trick it has played to."""
    played = int(state.played)
    to_open = (seat - int(state.leader[played >> 2])) % rules.SEATS < played & 3
    return rules.HAND - (played >> 2) - int(to_open)


def letters_given(table: rules.Table) -> list[int]:
    """Return how many letters a round may give: one, those of the rule for ties, those of a moon."""
    found = [1, *([3] if table.shoot_moon else [])]
    ties = {rules.REPLAY: [0], rules.BOTH: [2]}
    return sorted(found + ties.get(int(table.hejma_tie), []))


def totals(each: Sequence[int], rounds: int, most: int) -> set[int]:
    """Return how many letters so many rounds can have given, up to a number."""
    found = {0}
    for _ in range(min(rounds, most + 1)):  # any further ones gave none, or there were too many
        found = {total + count for total in found for count in each if total + count <= most}
    return found


def _check_dealer(state: rules.State) -> None:
    """Refuse a dealer that the aces did not decide (SC-3)."""
    if state.phase == rules.DRAW and state.dealer >= 0:
        raise ValueError(f"board.dealer={state.dealer}, but the first dealer is still to be drawn (SC-3)")
    drawn = [int(card) for card in state.drawn]
    if max(drawn) < 0:
        return
    if sorted(drawn) != [8 * suit + rules.ACE for suit in range(rules.SUITS)] or state.phase == rules.DRAW:
        raise ValueError("board.drawn: each seat draws an ace, or none has (SC-3)")
    if state.round_number == 1 and drawn[state.dealer] != rules.ACE:
        raise ValueError(f"board.dealer={state.dealer}, but who drew the ace of hearts deals first (SC-3)")


def _check_letters(state: rules.State, table: rules.Table) -> None:
    """Refuse letters that the rounds so far cannot have given (SC-15, SC-16)."""
    letters, ended = [int(count) for count in state.letters], state.phase >= rules.REST
    whole = max(letters) >= table.letters
    if whole != (state.phase == rules.OVER) or max(letters) > table.letters:
        raise ValueError(f"scores={letters}: the match is over as soon as a seat has {table.letters} letters (SC-16)")
    before = [count - (int(state.losers) >> seat & 1 if ended else 0) for seat, count in enumerate(letters)]
    rounds = int(state.round_number) - 1
    each = letters_given(table)
    if min(before) < 0 or max(before) > rounds or sum(before) not in totals(each, rounds, sum(before)):
        raise ValueError(f"scores={letters}: each of {rounds} rounds before gave {choices(each)} in all (SC-14)")
    if any(before) and state.phase > rules.DRAW and not before[state.dealer]:
        raise ValueError(f"board.dealer={state.dealer}, who has no letter, but the last to take one deals (SC-3)")


def _check_phase(state: rules.State) -> None:
    """Refuse cards and passes that do not belong to the phase (SC-5)."""
    phase, played, ready = int(state.phase), int(state.played), int(state.ready)
    if phase < rules.PASSING and (played or ready or any(map(int, (*state.hand, *state.passed, *state.called)))):
        raise ValueError("cards were seen before the deal (SC-4)")
    if (phase > rules.PASSING) != (ready == 15):
        raise ValueError("board.ready: cards are played when all seats have passed, and not before (SC-5)")
    if played and phase <= rules.PASSING:
        raise ValueError("memory.plays: nobody plays before all have passed (SC-5)")
    if phase == rules.PLAY and played == rules.CARDS:
        raise ValueError("memory.plays: all cards are played, and then the round is over (SC-13)")
    if (state.outcome != rules.GOING) != (phase >= rules.CALLS):
        raise ValueError("board.result: a round has one in the phases calls, rest and over, and only then (SC-13)")


def _check_calls(state: rules.State, table: rules.Table) -> None:
    """Refuse calls of renonc that could not be made (SC-20)."""
    for caller in range(rules.SEATS):
        called = int(state.called[caller])
        others = int(state.strayed) & ~(rules.SUIT << 8 * caller)
        if called and (table.renonc != rules.HONOUR or called & ~others):
            raise ValueError(
                f"memory.calls: seat {caller} can call renonc under honour alone, on others that did not play the suit "
                "led (SC-20)"
            )


def _check_result(state: rules.State, table: rules.Table) -> None:
    """Refuse a result that the tricks do not have (SC-11 to SC-14, SC-20)."""
    outcome, played, thrower = int(state.outcome), int(state.played), int(state.thrower)
    points, leader = [int(each) for each in state.points], int(state.leader[played >> 2])
    automatic = table.stop_at_17 == rules.AUTOMATIC
    if outcome == rules.GOING and automatic and max(points) >= rules.ENOUGH:
        raise ValueError(f"memory.plays: a seat has {max(points)} points, and with 17 the round is over (SC-11)")
    closed = 0 < played < rules.CARDS and played & 3 == 0
    may_throw = played < rules.CARDS and (leader + played) % rules.SEATS == thrower and points[thrower] >= rules.ENOUGH
    fits = {
        rules.GOING: True,
        rules.PLAYED: played == rules.CARDS,
        rules.SEVENTEEN: automatic and closed and points[leader] >= rules.ENOUGH,
        rules.THROWN: may_throw,
        rules.CAUGHT: table.renonc == rules.HONOUR,
    }
    if not fits[outcome] or (thrower >= 0 and not (may_throw and outcome in (rules.THROWN, rules.CAUGHT))):
        raise ValueError("board.result.outcome: the tricks and the points say otherwise (SC-11, SC-12, SC-13)")
    _check_proof(state)
    if int(state.losers) != (int(rules.losing(state, table.record)) if state.phase >= rules.REST else 0):
        raise ValueError("board.result.losers: the points say otherwise (SC-13, SC-14)")


def _check_proof(state: rules.State) -> None:
    """Refuse a conviction without a call, an offence and its proof (SC-20)."""
    offender, trick, proof = int(state.offender), int(state.caught), int(state.proof)
    if state.outcome != rules.CAUGHT:
        if offender >= 0 or trick >= 0 or proof:
            raise ValueError("board.result: an offender, a trick and a proof belong to a right call of renonc (SC-20)")
        return
    called = 0
    for caller in range(rules.SEATS):
        called |= int(state.called[caller])
    if offender < 0 or trick < 0 or not called >> 8 * offender + trick & 1:
        raise ValueError("board.result: nobody has called renonc on that offender in that trick (SC-20)")
    held = int(rules.held_then(state, offender, trick))
    gone = sum(1 << int(card) for card in state.plays[: int(state.played)])
    if (
        not proof
        or proof & ~(rules.SUIT << (int(state.plays[4 * trick]) & 24))
        or held & ~proof
        or proof & gone & ~held
    ):
        raise ValueError("board.result.proof: the cards of the suit led that the offender held then (SC-20)")


def _check_hand(state: rules.State, seat: int) -> None:
    """Refuse a seat's own cards where it must have others: its hand, and what it passed and received (SC-5)."""
    hand, passed, received = int(state.hand[seat]), int(state.passed[seat]), int(state.passed[seat - 1])
    if hand.bit_count() != count_held(state, seat):
        raise ValueError(f"board.hand has {hand.bit_count()} cards; seat {seat} holds {count_held(state, seat)} (SC-4)")
    if state.phase == rules.PASSING:
        chosen = rules.PASSED if int(state.ready) >> seat & 1 else 0
        if passed.bit_count() not in ((chosen,) if chosen else range(rules.PASSED)) or passed & ~hand or received:
            raise ValueError(f"memory.passed, memory.received: seat {seat} has chosen others of its hand (SC-5)")
        return
    mine = hand | int(rules.played_by(state, seat))
    if passed.bit_count() != rules.PASSED or passed & mine:
        raise ValueError(f"memory.passed: seat {seat} has passed {rules.PASSED} cards, which it has no longer (SC-5)")
    if received.bit_count() != rules.PASSED or received & ~mine:
        raise ValueError(
            f"memory.received: seat {seat} was passed {rules.PASSED} cards, which it holds or played (SC-5)"
        )


def _check_voids(state: rules.State, table: rules.Table) -> None:
    """Refuse cards of a suit in the hand of a seat that had none of it (SC-6, SC-7, SC-20)."""
    known = int(state.strayed)
    if table.renonc == rules.HONOUR:  # not following proves nothing, a wrong call does
        known = 0
        for caller in range(rules.SEATS):
            known |= int(state.called[caller])
        known &= ~(1 << 8 * int(state.offender) + int(state.caught)) if state.offender >= 0 else -1
    for bit in range(rules.CARDS):
        if known >> bit & 1 and (cards := int(rules.held_then(state, bit >> 3, bit & 7))):
            raise ValueError(
                f"memory.plays: seat {bit >> 3} did not follow in trick {(bit & 7) + 1} and held "
                f"{choices(names(cards))} then (SC-7)"
            )
    if not table.heart_lead_first_trick and state.played and int(state.plays[0]) >> 3 == rules.HEARTS:
        leader = int(state.leader[0])
        if others := (int(state.hand[leader]) | int(rules.played_by(state, leader))) & ~rules.SUIT:
            raise ValueError(
                f"memory.plays: seat {leader} led {CARDS[int(state.plays[0])]} and held {choices(names(others))} (SC-6)"
            )
