"""A slow scorer written from the rulebook alone: names of cards, plain sets, every assignment tried."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import product
from typing import Any

LIGHTS = frozenset({"1L", "3L", "8L", "11L", "12L"})
ANIMALS = frozenset({"2A", "4A", "5A", "6A", "7A", "8A", "9A", "10A", "11A"})
RED = frozenset({"1R", "2R", "3R"})
BLUE = frozenset({"6R", "9R", "10R"})
PLAIN = frozenset({"4R", "5R", "7R", "11R"})
RIBBONS = RED | BLUE | PLAIN
KASU = frozenset(
    [f"{month}K{i}" for month in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10) for i in (1, 2)] + ["11K", "12K1", "12K2", "12K3"]
)
DECK = LIGHTS | ANIMALS | RIBBONS | KASU
BOAR_DEER_BUTTERFLIES = frozenset({"7A", "10A", "6A"})
SETS = {"aotan": BLUE, "akatan": RED, "ino-shika-cho": BOAR_DEER_BUTTERFLIES}
VIEWING = {"hanami": frozenset({"3L", "9A"}), "tsukimi": frozenset({"8L", "9A"})}
LIGHT_YAKU = ("goko", "shiko", "ameshiko", "sanko")

POINTS = {
    "czech": {
        "kasu": 1,
        "tan": 1,
        "tane": 1,
        "aotan": 6,
        "akatan": 6,
        "ino-shika-cho": 5,
        "hanami": 3,
        "tsukimi": 3,
        "sanko": 6,
        "ameshiko": 8,
        "shiko": 10,
        "goko": 15,
    },
    "russian": {
        "kasu": 1,
        "tan": 1,
        "tane": 1,
        "aotan": 5,
        "akatan": 5,
        "ino-shika-cho": 5,
        "hanami": 5,
        "tsukimi": 5,
        "sanko": 5,
        "ameshiko": 7,
        "shiko": 8,
        "goko": 10,
    },
}

Options = Mapping[str, Any]


def points(options: Options) -> dict[str, int]:
    return {**POINTS[options["yaku_points"]], "goko": options["goko_points"]}


def light_yaku(lights: AbstractSet[str], options: Options) -> str | None:
    """The one light yaku that counts (KK-16, KK-17)."""
    if len(lights) == 5:
        return "goko"
    if len(lights) == 4:
        return "ameshiko" if "11L" in lights else "shiko"
    if len(lights) == 3 and ("11L" not in lights or options["sanko_with_poet"]):
        return "sanko"
    return None


def viewing_counts(cards: AbstractSet[str], options: Options) -> bool:
    return options["viewing_yaku"] and not (options["rain_stops_viewing"] and "11L" in cards)


def yaku(cards: AbstractSet[str], options: Options) -> dict[str, int]:
    """Points of each yaku when cards may serve several (KK-18, `share_cards` on)."""
    worth, found = points(options), {}
    kasu, ribbons, animals = cards & KASU, cards & RIBBONS, cards & ANIMALS
    count = len(kasu)
    if "9A" in cards and options["sake_as_kasu"] == "counts":
        count += 1
    if "9A" in cards and options["sake_as_kasu"] == "bonus" and count >= 10:
        count += 1
    if count >= 10:
        found["kasu"] = worth["kasu"] + count - 10
    made = {name for name, needed in SETS.items() if needed <= cards}
    instead = options["grow_sets"] == "instead"
    if len(ribbons) >= 5 and not (instead and made & {"aotan", "akatan"}):
        found["tan"] = worth["tan"] + len(ribbons) - 5
    if len(animals) >= 5 and not (instead and "ino-shika-cho" in made):
        found["tane"] = worth["tane"] + len(animals) - 5
    for name in made:
        further = (animals if name == "ino-shika-cho" else ribbons) - SETS[name]
        if instead and made >= {"aotan", "akatan"} and name != "ino-shika-cho":
            further = cards & PLAIN if name == "akatan" else set()
        found[name] = worth[name] + (len(further) if options["grow_sets"] != "off" else 0)
    if viewing_counts(cards, options):
        found |= {name: worth[name] for name, needed in VIEWING.items() if needed <= cards}
    light = light_yaku(cards & LIGHTS, options)
    if light:
        found[light] = worth[light]
    return found


def trio(cards: AbstractSet[str], options: Options) -> int:
    return 3 if options["trio"] and cards >= RED | BLUE else 0


def total(cards: AbstractSet[str], options: Options) -> int:
    """Base points of captured cards, the trio included."""
    if options["share_cards"]:
        return sum(yaku(cards, options).values()) + trio(cards, options)
    return best_assignment(cards, options) + trio(cards, options)


def best_assignment(cards: AbstractSet[str], options: Options) -> int:
    """The most that the cards can bring when each counts to one yaku (KK-18, `share_cards` off).

    Every card is given to one yaku or to none, in all ways that differ; a yaku then counts what it was given.
    """
    worth = tuple(points(options).items())
    ribbons = _best_ribbons(len(cards & BLUE), len(cards & RED), len(cards & PLAIN), options["grow_sets"], worth)
    cup_uses = ["none"]
    if "9A" in cards:
        cup_uses += ["tane", "ino-shika-cho", "kasu"]
        cup_uses += [name for name in VIEWING if viewing_counts(cards, options)]
    most = 0
    for use in cup_uses:
        kasu = len(cards & KASU)
        if use == "kasu" and options["sake_as_kasu"] == "no":
            continue
        if use == "kasu" and options["sake_as_kasu"] == "bonus" and kasu < 10:
            continue
        kasu += use == "kasu"
        chaff = dict(worth)["kasu"] + kasu - 10 if kasu >= 10 else 0
        lights = _best_lights(frozenset(cards & LIGHTS), use, options["sanko_with_poet"], worth)
        boars = len(cards & BOAR_DEER_BUTTERFLIES)
        others = len((cards & ANIMALS) - BOAR_DEER_BUTTERFLIES - {"9A"})
        animals = _best_animals(boars, others, use, options["grow_sets"], worth)
        most = max(most, ribbons + chaff + lights + animals)
    return most


@cache
def _best_ribbons(blue: int, red: int, plain: int, grow: str, worth: tuple[tuple[str, int], ...]) -> int:
    """Ribbons of one colour are alike, so an assignment is how many of each go to aotan, akatan and tan."""
    points = dict(worth)
    most = 0
    for to_aotan, to_akatan, to_tan in product(_splits(blue), _splits(red), _splits(plain)):
        aotan, akatan, tan = (to_aotan[i] + to_akatan[i] + to_tan[i] for i in range(3))
        made = 0
        if to_aotan[0] == 3:
            made += points["aotan"] + (aotan - 3 if grow != "off" else 0)
        if to_akatan[1] == 3:
            made += points["akatan"] + (akatan - 3 if grow != "off" else 0)
        if tan >= 5 and not (grow == "instead" and made):
            made += points["tan"] + tan - 5
        most = max(most, made)
    return most


@cache
def _best_animals(boars: int, others: int, cup: str, grow: str, worth: tuple[tuple[str, int], ...]) -> int:
    points = dict(worth)
    most = 0
    for boars_in, others_in in product(range(boars + 1), range(others + 1)):
        ino = boars_in + others_in + (cup == "ino-shika-cho")
        tane = boars - boars_in + others - others_in + (cup == "tane")
        made = 0
        if boars_in == 3:
            made += points["ino-shika-cho"] + (ino - 3 if grow != "off" else 0)
        if tane >= 5 and not (grow == "instead" and made):
            made += points["tane"] + tane - 5
        most = max(most, made)
    return most


@cache
def _best_lights(lights: frozenset[str], cup: str, poet: bool, worth: tuple[tuple[str, int], ...]) -> int:
    points = dict(worth)
    names = sorted(lights)
    most = 0
    for uses in product(("none", "light", "hanami", "tsukimi"), repeat=len(names)):
        given = dict(zip(names, uses, strict=True))
        made = 0
        if cup == "hanami" and given.get("3L") == "hanami":
            made += points["hanami"]
        if cup == "tsukimi" and given.get("8L") == "tsukimi":
            made += points["tsukimi"]
        light = light_yaku({name for name in names if given[name] == "light"}, {"sanko_with_poet": poet})
        made += points[light] if light else 0
        most = max(most, made)
    return most


@cache
def _splits(count: int) -> list[tuple[int, ...]]:
    """Ways to give at most `count` equal cards to three yaku."""
    every = product(range(count + 1), repeat=3)
    return [split for split in every if sum(split) <= count]


def justified(line: Mapping[str, Any], options: Options) -> bool:
    """Whether the cards of a scored line make its yaku and bring its points, no card too many."""
    name, cards, worth = line["yaku"], set(line["cards"]), points(options)
    counted = {"kasu": (KASU, 10), "tan": (RIBBONS, 5), "tane": (ANIMALS, 5)}
    if name == "trio":
        return options["trio"] and cards == RED | BLUE and line["points"] == 3
    if name in counted:
        kind, needed = counted[name]
        if name == "kasu" and options["sake_as_kasu"] == "counts":
            kind = kind | {"9A"}
        if name == "kasu" and options["sake_as_kasu"] == "bonus" and len(cards & KASU) >= 10:
            kind = kind | {"9A"}
        return cards <= kind and len(cards) >= needed and line["points"] == worth[name] + len(cards) - needed
    if name in SETS:
        kind = ANIMALS if name == "ino-shika-cho" else RIBBONS
        grown = cards - SETS[name] if options["grow_sets"] != "off" else set()
        return SETS[name] <= cards <= kind | SETS[name] and cards == SETS[name] | grown and (
            line["points"] == worth[name] + len(grown)
        )  # fmt: skip
    if name in VIEWING:
        return options["viewing_yaku"] and cards == VIEWING[name] and line["points"] == worth[name]
    return cards <= LIGHTS and light_yaku(cards, options) == name and line["points"] == worth[name]
