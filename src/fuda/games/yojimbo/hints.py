"""What a person would like pointed out: the worth of each card, whole defences, and why a card is of no use now."""

from collections import Counter
from itertools import combinations
from typing import Any

from fuda.core.contract import Json
from fuda.games.yojimbo import deck, defence, layout
from fuda.games.yojimbo.deck import TYPES, Deck
from fuda.games.yojimbo.events import why_not
from fuda.games.yojimbo.layout import State, Table
from fuda.games.yojimbo.moves import offers, tally, with_laid
from fuda.games.yojimbo.notation import CARDS
from fuda.games.yojimbo.sets import members

MOST_DEFENCES = 5
MOST_TRIED = 4000  # sets of cards that are looked at; a person's hand has far fewer that matter


def hints(state: State, table: Table, seat: int) -> Json:
    """Return what the seat would like to know about its own cards; nothing for a spectator."""
    if seat < 0 or not state.stacked:
        return {}
    found: Json = {"worth": worth(state, table, seat)}
    if state.turn == seat and state.phase in (layout.TURN, layout.FORCED):
        found["defences"] = defences(state, table, seat)
        fitting = offers(state, table, seat, ())
        cards = [card for card in members(state.hand[seat]) if layout.LAY + card not in fitting]
        found["unfit"] = {CARDS[card]: why_not(state, table, seat, layout.LAY + card) for card in cards}
    return found


def worth(state: State, table: Table, seat: int) -> dict[str, dict[str, int | None]]:
    """Return what each held card adds against the current attack and, by Tenkan, against the next."""
    played = deck.known(table.deck_id)
    entries = [int(state.stack[state.stacked - 1])] if state.stacked else []
    entries += [int(state.attack[state.gone])] if state.gone < layout.PILE else []
    types = [played.attacks[int(defence.face_of(table.record, entry))].type for entry in entries]
    found: dict[str, dict[str, int | None]] = {}
    for card in members(state.hand[seat]):
        values = [_value(played, table, card, against) for against in types]
        found[CARDS[card]] = dict(zip(("now", "next"), values, strict=False))
    return found


def defences(state: State, table: Table, seat: int) -> list[Json]:
    """Return whole defences, the cheapest first: few cards, no special card without need, little to spare."""
    played = deck.known(table.deck_id)
    cards = [card for card in members(state.hand[seat]) if played.defence(card).kind != "kaiten"]
    tried, found = 0, dict[tuple[str, ...], tuple[Any, ...]]()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            tried += 1
            faces = tuple(sorted(played.defence(card).id for card in chosen))
            if faces in found or _pointless(played, chosen):
                continue
            if defence.averts(with_laid(state, chosen)[0], table.record, seat):
                found[faces] = (*_cost(played, chosen), chosen)
        if len(found) >= MOST_DEFENCES or tried > MOST_TRIED:
            break
    best = sorted(found.values())[:MOST_DEFENCES]
    return [{"cards": [CARDS[card] for card in chosen], **_told(state, table, seat, chosen)} for *_, chosen in best]


def _pointless(played: Deck, chosen: tuple[int, ...]) -> bool:
    """Tell at a glance that cards are no defence, so that most sets need no closer look."""
    kinds = Counter(played.defence(card).kind for card in chosen)
    if kinds["osae"] > 1 or kinds["tenkan"] > 1 or not kinds["technique"] + kinds["irimi"]:
        return True
    groups = len({played.defence(card).id for card in chosen if played.defence(card).kind == "technique"}) or 1
    return not groups - 1 <= kinds["renraku"] <= groups - 1 + kinds["osae"]


def _cost(played: Deck, chosen: tuple[int, ...]) -> tuple[int, int]:
    """Return how dear a defence is: cards of which there are few count more."""
    kinds = Counter(played.defence(card).kind for card in chosen)
    rare = 2 * kinds["osae"] + 2 * kinds["tenkan"] + kinds["renraku"] + kinds["irimi"]
    return len(chosen) + rare, len(chosen)


def _told(state: State, table: Table, seat: int, chosen: tuple[int, ...]) -> Json:
    count = tally(state, table, seat, chosen)
    return {"total": count["total"], "height": count["against"]["height"], "tenkan": count["tenkan"]}


def _value(played: Deck, table: Table, card: int, against: str) -> int | None:
    """Return what a card adds against a type, None when it adds nothing by itself."""
    kind = played.defence(card)
    if kind.kind == "technique":
        return kind.values[TYPES.index(against)]
    if kind.kind == "irimi":
        return 2 if against != "dagger" or table.irimi_against_dagger else 0
    return None
