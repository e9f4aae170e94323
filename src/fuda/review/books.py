"""What the books say about a choice that lost something: their advice, or the clause that it turned on."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fuda.games.kocka import rules as kocka
from fuda.games.koikoi import rules as koikoi
from fuda.games.koikoi.notation import CARD
from fuda.games.yojimbo import layout as yojimbo

if TYPE_CHECKING:
    from fuda.review.choice import Choice

LEAVES = (yojimbo.TRAIN, yojimbo.RETREAT)
PRIZED = koikoi.LIGHTS | 1 << CARD["9A"]  # lights, and the sake cup
TALL = 2  # cards of an attack that is worth a dear defence


def of_koikoi(choice: "Choice", largest: list[str]) -> str | None:
    """Return advice on calls by score and rounds left, on captures by what was taken or left, and whose yaku it is."""
    state: Any = choice.root[0]
    played, best = choice.decision.move[0], choice.moves[choice.order()[0]][0]
    if state.phase == koikoi.CALL:
        late = int(state.round_number) * 3 > 2 * int(choice.game.options["rounds"])
        ahead = int(state.score[choice.decision.seat]) > int(state.score[1 - choice.decision.seat])
        if played == koikoi.KOI:
            return "koikoi-advice-5" if late and ahead else "review-koikoi-rule-koi"
        return "koikoi-advice-4" if played == koikoi.STOP and not late else None
    if state.phase == koikoi.PLAY and max(played, best) < koikoi.CARDS:
        field, hand = int(state.field), int(state.hand[choice.decision.seat])
        taken, better = (_taken(field, card) for card in (played, best))
        if taken.bit_count() > 3 and better.bit_count() <= 3:
            return "koikoi-advice-3"
        if better & PRIZED and not taken & PRIZED:
            return "koikoi-advice-1"
        if taken and not better and sum(bool(_taken(field, card)) for card in _cards(hand)) == 1:
            return "koikoi-advice-10"
    return "koikoi-advice-6" if largest and largest[0].startswith("their_yaku") else None


def _taken(field: int, card: int) -> int:
    """Return what a card of the hand takes, itself included; of two that match, either."""
    matching = field & koikoi.MONTH << (card & 0x3C)
    return matching | 1 << card if matching else 0


def _cards(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def of_kocka(choice: "Choice", largest: list[str]) -> str | None:
    """Return advice on passes by the leaves, hearts and whole suits in them, on play by what was caught."""
    best = choice.moves[choice.order()[0]]
    if choice.phase == "pass":
        passed, better = (sum(1 << each - kocka.PASS for each in move) for move in (choice.decision.move, best))
        missed, hand = better & ~passed, int(choice.root[0].hand[choice.decision.seat])
        if missed & 0b11 << kocka.HEJMA + 1:
            return "kocka-advice-1"
        if missed >> kocka.HEJMA & 1:
            return "kocka-advice-2"
        suits = [kocka.SUIT << 8 * suit for suit in range(1, 4)]
        if any(hand & suit and not hand & suit & ~better and hand & suit & ~passed for suit in suits):
            return "kocka-advice-3"
        return "kocka-advice-4" if passed & ~better & 0b111 else None  # the seven, eight or nine of hearts
    if choice.decision.move[0] == kocka.THROW or best[0] == kocka.THROW:
        return "review-kocka-rule-throw"
    if "last_trick" in largest[:1]:
        return "kocka-advice-7"
    early = int(choice.root[0].played) < 2 * kocka.SEATS
    return "kocka-advice-5" if early and "points" in largest else None


def of_yojimbo(choice: "Choice", largest: list[str]) -> str | None:
    """Return advice on leaving or staying in a round, on what a defence was made of, and on the prize."""
    state, table = choice.root[0], choice.worlds.table[0]
    best, played = choice.moves[choice.order()[0]], choice.decision.move
    if choice.phase == "prize":
        return "yojimbo-advice-8"
    if (best[0] in LEAVES) != (played[0] in LEAVES):
        return "yojimbo-advice-7" if played[0] in LEAVES and int(state.stacked) >= TALL else "yojimbo-advice-3"
    if yojimbo.KAITEN_LAID <= best[0] < yojimbo.TRAIN:
        return "yojimbo-advice-5"
    spent, better = (_laid(move) for move in (played, best))
    if spent and better:
        osae, renraku = (
            sum(int(word) << yojimbo.SPAN * n for n, word in enumerate(table[name])) for name in ("osae", "renraku")
        )
        if spent & osae and not better & osae:
            return "yojimbo-advice-2"
        if spent & renraku and not better & renraku:
            return "yojimbo-advice-4"
    return "yojimbo-advice-6" if "holder" in largest[:1] else None


def _laid(move: tuple[int, ...]) -> int:
    """Return the cards that a move lays."""
    return sum(1 << action - yojimbo.LAY for action in move if yojimbo.LAY <= action < yojimbo.STAND)


BOOKS: dict[str, Callable[["Choice", list[str]], str | None]] = {
    "koikoi": of_koikoi,
    "kocka": of_kocka,
    "yojimbo": of_yojimbo,
}
