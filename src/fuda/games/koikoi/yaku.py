"""The yaku by name, and the scored lines that a player sees."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias, cast, get_args

from fuda.core.contract import Json
from fuda.core.errors import BadPosition, choices, shown
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import CARD, CARDS, mask, names

YakuName: TypeAlias = Literal[
    "kasu", "tan", "tane", "aotan", "akatan", "ino-shika-cho",
    "hanami", "tsukimi", "sanko", "ameshiko", "shiko", "goko",
]  # fmt: skip
LineName: TypeAlias = YakuName | Literal["lucky", "double-lucky"]  # a lucky hand is scored alone (KK-5, KK-6)
NAMES: tuple[YakuName, ...] = get_args(YakuName)
CLAUSES = tuple(f"KK-Y{place + 1}" for place in range(rules.YAKU))
PLACE = {name: place for place, name in enumerate(NAMES)}

_CUP, _POET = 1 << rules.CUP, 1 << rules.POET
# The cards that a yaku cannot do without; kasu, tan, tane and the lights are counted.
REQUIRED = {
    rules.Y_AOTAN: rules.BLUE_RIBBONS,
    rules.Y_AKATAN: rules.RED_POEMS,
    rules.Y_INO: rules.BOAR_DEER_BUTTERFLIES,
    rules.Y_HANAMI: _CUP | 1 << rules.CURTAIN,
    rules.Y_TSUKIMI: _CUP | 1 << rules.MOON,
}
COUNTED = {
    rules.Y_KASU: (rules.KASU, 10),
    rules.Y_TAN: (rules.RIBBONS, 5),
    rules.Y_TANE: (rules.ANIMALS, 5),
}
# The yaku that count ribbons and animals, and the sets of three among them (KK-19).
SETS = {rules.Y_TAN: (rules.Y_AOTAN, rules.Y_AKATAN), rules.Y_TANE: (rules.Y_INO,)}
LIGHT_YAKU = (rules.Y_SANKO, rules.Y_AMESHIKO, rules.Y_SHIKO, rules.Y_GOKO)

REMEMBERED = 4096  # sets of captured cards
TABLES = 64  # with rules of their own
Near: TypeAlias = tuple[int, int, int]  # the place of a yaku in reach, how many cards it is missing, which would help
_REACH: dict[tuple[int, int, bytes], list[Near]] = {}  # `_near` of some of them
_SCORED: dict[tuple[int, bytes], int] = {}  # the packed score of some of them
_KINDS: dict[bytes, dict[str, Json]] = {}  # `kinds` of some tables
_TABLES: dict[int, tuple[rules.Table, bytes]] = {}  # by a table's identity: itself, and its rules as bytes


def points(packed: int) -> dict[int, int]:
    """Unpack a score: the points of each yaku that is there, by its place."""
    found: dict[int, int] = {}
    for place in range(rules.YAKU if packed else 0):
        if value := packed >> rules.WIDTH * place & 31:
            found[place] = value
    return found


def pack(lines: Sequence[Json]) -> int:
    """Pack scored lines again."""
    return sum(int(line["points"]) << rules.WIDTH * PLACE[line["yaku"]] for line in lines if line["yaku"] in PLACE)


def lines(packed: int, captured: int, table: rules.Table) -> list[Json]:
    """Return a line for each yaku of a packed score: name, points, clause and the cards that make it."""
    found = points(packed)
    cards = {place: REQUIRED.get(place, 0) for place in found}
    free = captured if table.share_cards else captured & ~_union(cards.values())
    for place in found:
        if place in LIGHT_YAKU:
            cards[place] = free & rules.LIGHTS
        elif place in COUNTED:
            cards[place] = free & COUNTED[place][0]
    for counted, sets in SETS.items():
        made = _union(REQUIRED[place] for place in sets if place in found)
        further = free & COUNTED[counted][0] & ~(made if table.grow_sets == rules.INSTEAD else 0)
        for place in sets:
            if place in found and found[place] > table.points[place]:
                cards[place] |= further
    if rules.Y_KASU in found and captured & _CUP:
        kasu = (captured & rules.KASU).bit_count()
        if found[rules.Y_KASU] > table.points[rules.Y_KASU] + kasu - 10:
            cards[rules.Y_KASU] |= _CUP
            if not table.share_cards:
                for place in found:
                    if place != rules.Y_KASU:
                        cards[place] &= ~_CUP
    scored: list[Json] = [
        {"yaku": NAMES[place], "points": value, "clause": CLAUSES[place], "cards": names(cards[place])}
        for place, value in found.items()
    ]
    ribbons = rules.BLUE_RIBBONS | rules.RED_POEMS
    if table.trio and captured & ribbons == ribbons:
        scored.append({"yaku": "trio", "points": rules.TRIO, "clause": "KK-20", "cards": names(ribbons)})
    return scored


def made(captured: int, table: rules.Table) -> list[Json]:
    """Return the lines of captured cards."""
    packed = worth(captured, table)
    return lines(packed, captured, table) if packed or table.trio else []


def score(table: rules.Table, cards: Sequence[str]) -> list[Json]:
    """Score captured cards by name."""
    if not isinstance(cards, list | tuple | set | frozenset):
        raise BadPosition(f"cards={shown(cards)}; expected a list of cards such as ['1L', '3L', '8L'] (KK-D1)")
    for name in cards:
        if not isinstance(name, str) or name not in CARD:  # type: ignore[reportUnnecessaryIsInstance]
            raise BadPosition(f"there is no card {shown(name)}; cards: {choices(CARD)} (KK-D1)")
    if len(set(cards)) != len(cards):
        raise BadPosition(f"a card is named twice: {choices(c for c in CARD if list(cards).count(c) > 1)} (KK-D1)")
    captured = mask(list(cards))
    return lines(int(rules.yaku(captured, table.record)), captured, table)


def missing(captured: int, gone: int, table: rules.Table) -> list[Json]:
    """Return the yaku still in reach, the nearest first: what is missing when the cards in `gone` can never come."""
    every = kinds(table)
    return sorted(
        (
            {"yaku": NAMES[place], "points": every[NAMES[place]]["points"], "clause": CLAUSES[place]}
            | {"missing": count, "cards": names(cards), "have": names(captured & _kind(place, table))}
            for place, count, cards in _near(captured, gone, table)
        ),
        key=lambda entry: (entry["missing"], -entry["points"]),
    )


def reach(captured: int, gone: int, table: rules.Table) -> dict[str, int]:
    """Return how many cards each yaku still in reach is missing; which ones follows from `kinds`."""
    return {NAMES[place]: count for place, count, _ in _near(captured, gone, table)}


def kinds(table: rules.Table) -> dict[str, Json]:
    """Return each yaku of a table with the cards that count for it; the same object for all of its views."""
    rules_of_table = _bytes(table)
    if (found := _KINDS.get(rules_of_table)) is None:
        if len(_KINDS) >= TABLES:
            _KINDS.clear()
        found = _KINDS[rules_of_table] = {
            name: {
                "points": int(table.points[place]),
                "clause": CLAUSES[place],
                "cards": names(_kind(place, table)),
                "must": CARDS[rules.POET] if place == rules.Y_AMESHIKO else None,
            }
            for place, name in enumerate(NAMES)
            if table.points[place]
        }
    return found


def worth(captured: int, table: rules.Table) -> int:
    """Return the packed score of captured cards."""
    key = (captured, _bytes(table))
    if (packed := _SCORED.get(key)) is None:
        if len(_SCORED) >= REMEMBERED:
            _SCORED.clear()
        packed = _SCORED[key] = int(rules.yaku(captured, table.record))
    return packed


def _bytes(table: rules.Table) -> bytes:
    """Return a table's rules as bytes, made once."""
    known = _TABLES.get(id(table))
    if known is None or known[0] is not table:
        if len(_TABLES) >= TABLES:
            _TABLES.clear()
        known = _TABLES[id(table)] = (table, cast(Any, table.record).tobytes())
    return known[1]


def _kind(place: int, table: rules.Table) -> int:
    """Return the cards that count for a yaku."""
    if place in COUNTED:
        cup = place == rules.Y_KASU and table.sake_as_kasu == rules.CUP_COUNTS
        return COUNTED[place][0] | (_CUP if cup else 0)
    if place in LIGHT_YAKU:
        dry = place == rules.Y_SHIKO or (place == rules.Y_SANKO and not table.sanko_with_poet)
        return rules.LIGHTS & ~_POET if dry else rules.LIGHTS
    return REQUIRED[place]


def _near(captured: int, gone: int, table: rules.Table) -> list[Near]:
    key = (captured, gone, _bytes(table))
    if (near := _REACH.get(key)) is None:  # every seat's view asks the same, and most moves capture nothing
        if len(_REACH) >= REMEMBERED:
            _REACH.clear()
        near = _REACH[key] = _find_near(captured, gone, table)
    return near


def _find_near(captured: int, gone: int, table: rules.Table) -> list[Near]:
    found = points(worth(captured, table))
    near: list[Near] = []
    for place in range(rules.YAKU):
        if not table.points[place] or place in found or (found and _taken_over(place, found, table)):
            continue
        left = 0  # cards that must stay where they are
        if place in LIGHT_YAKU:
            entry = _missing_lights(place, captured, gone, found, table)
        elif place in COUNTED:
            kind = _kind(place, table)
            entry = (COUNTED[place][1] - (captured & kind).bit_count(), kind & ~captured & ~gone)
            left = _left(place, captured | entry[1], table)
        else:
            needed = REQUIRED[place] & ~captured
            rain = place in (rules.Y_HANAMI, rules.Y_TSUKIMI) and table.rain_stops_viewing and captured & _POET
            entry = None if needed & gone or rain else (needed.bit_count(), needed)
        # One that misses nothing and is not made has its cards in another, where each card counts once.
        if entry is not None and 1 <= entry[0] <= entry[1].bit_count() - left:
            near.append((place, *entry))
    return near


def _taken_over(place: int, found: dict[int, int], table: rules.Table) -> bool:
    """Tell whether a made set grows in a yaku's place (KK-19)."""
    return _replaces(table) and any(made in found for made in SETS.get(place, ()))


def _left(place: int, reach: int, table: rules.Table) -> int:
    """Return how many of the cards in reach must not be captured, or a set would be made and take a yaku's place."""
    return sum(not REQUIRED[made] & ~reach for made in SETS.get(place, ())) if _replaces(table) else 0


def _replaces(table: rules.Table) -> bool:
    """Tell whether sets grow in the place of tan and tane: by the table, or because each card counts once (KK-19)."""
    return table.grow_sets == rules.INSTEAD or bool(table.grow_sets and not table.share_cards)


def _missing_lights(
    place: int, captured: int, gone: int, found: dict[int, int], table: rules.Table
) -> tuple[int, int] | None:
    """Return how many lights a light yaku needs and out of which, None when it cannot be had or would not count."""
    if found and any(better in found for better in LIGHT_YAKU if better >= place):
        return None
    bright = rules.LIGHTS & ~_POET
    have_bright, poet = (captured & bright).bit_count(), bool(captured & _POET)
    can = rules.LIGHTS & ~captured & ~gone
    if place == rules.Y_GOKO:
        return (5 - have_bright - poet, can)
    if place == rules.Y_SHIKO:
        return None if poet else (4 - have_bright, can & bright)
    if place == rules.Y_AMESHIKO:
        if not poet and gone & _POET:
            return None
        rest = 3 - have_bright
        return (rest + (not poet), can & ((bright if rest else 0) | (0 if poet else _POET))) if rest >= 0 else None
    if table.sanko_with_poet:
        return (3 - have_bright - poet, can)
    return None if poet else (3 - have_bright, can & bright)


def _union(masks: Iterable[int]) -> int:
    union = 0
    for part in masks:
        union |= part
    return union
