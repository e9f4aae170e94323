"""Decks are data (YJ-3): the shipped reconstruction, and the check that any other has to pass."""

import hashlib
import json
import weakref
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast, get_args

from fuda.core.contract import Json
from fuda.core.errors import BadTable, choices, shown
from fuda.games.yojimbo import layout

SHIPPED = "shipped"  # the name of the deck beside this file
AttackType: TypeAlias = Literal["grab", "strike", "kick", "dagger"]  # in the kernel's order
TYPES: tuple[AttackType, ...] = get_args(AttackType)
SPECIAL = {"irimi": layout.IRIMI, "tenkan": layout.TENKAN, "renraku": layout.RENRAKU, "kaiten": layout.KAITEN}
KINDS = ("technique", "osae", *SPECIAL)
POWERS = {"ikkyo": layout.NEXT_TOO, "kotegaeshi": layout.TWO_CARDS, "shihonage": layout.FIVE_CARDS}  # YJ-24, YJ-21
IRIMI = {"grab": 2, "strike": 2, "kick": 2, "dagger": 0}  # YJ-15
MOST_VALUE = 9
LONGEST = {"title": 80, "name": 60, "id": 40}  # signs: a deck is sent to everybody at the table
MOST = {"attack_faces": layout.FACES, "defence_faces": layout.CARDS, "cards": layout.CARDS}
# What a file may say besides, and must not say otherwise.
FACTS = {
    "size": {"yojimbo_cards": 1, "attack_pile": layout.PILE},
    "victory_points_by_height": {str(height): (height + 2) // 3 for height in range(1, layout.HEIGHTS + 1)},  # YJ-2
    "yojimbo": {"count": 1, "defence_bonus": 1},  # YJ-16
}
REASONS = 20  # that are named when a deck is refused


@dataclass(frozen=True)
class Attack:
    """An attack face."""

    id: str
    name: str
    type: AttackType
    height: int

    @property
    def points(self) -> int:
        """Victory points (YJ-2)."""
        return (self.height + 2) // 3


@dataclass(frozen=True)
class Defence:
    """A defence face."""

    id: str
    name: str
    kind: str
    values: tuple[int, ...]  # of a technique, by type
    osae_of: str | None
    code: int  # as the kernel knows it


@dataclass(frozen=True)
class Deck:
    """A deck that passed the check."""

    title: str
    attacks: tuple[Attack, ...]
    defences: tuple[Defence, ...]
    cards: tuple[tuple[int, int], ...]  # attack face and defence face of each card
    number: int  # by which a TABLE names it
    techniques: tuple[str, ...]  # ids in the kernel's order

    @cached_property
    def faces(self) -> dict[str, int]:
        """Numbers of the attack faces by id."""
        return {attack.id: face for face, attack in enumerate(self.attacks)}

    def defence(self, card: int) -> Defence:
        """Return a card's defence."""
        return self.defences[self.cards[card][1]]

    def attack(self, card: int) -> Attack:
        """Return a card's attack."""
        return self.attacks[self.cards[card][0]]


_KNOWN: weakref.WeakValueDictionary[int, Deck] = weakref.WeakValueDictionary()


def card_name(number: int) -> str:
    """Return a card's name.

    >>> card_name(16)
    'Y017'
    """
    return f"Y{number + 1:03}"


def smallest(players: int, hand: int) -> int:
    """Return how many cards a table needs at least (YJ-3)."""
    return layout.PILE + players * hand + players


def clean(data: object) -> Json:
    """Return what matters of a deck file, or refuse it with every reason at once (YJ-3)."""
    if reasons := faults(data):
        more = f"; and {len(reasons) - REASONS} more" if len(reasons) > REASONS else ""
        raise BadTable(f"this deck cannot be used (YJ-3): {'; '.join(reasons[:REASONS])}{more}")
    raw = cast(Json, data)
    return {
        "title": str(raw.get("title", "")),
        "attack_faces": [
            {"id": f["id"], "name": f.get("name", f["id"]), "type": f["type"], "height": f["height"]}
            for f in raw["attack_faces"]
        ],
        "defence_faces": [
            {
                "id": f["id"],
                "name": f.get("name", f["id"]),
                "kind": f["kind"],
                "values": {t: f["values"][t] for t in TYPES} if f["kind"] == "technique" else None,
                "osae_of": f["osae_of"] if f["kind"] == "osae" else None,
            }
            for f in raw["defence_faces"]
        ],
        "cards": [{"id": c["id"], "attack": c["attack"], "defence": c["defence"]} for c in raw["cards"]],
    }


def faults(data: object) -> list[str]:
    """Return everything that is wrong with a deck file."""
    if not isinstance(data, dict):
        return ["a deck is an object with attack_faces, defence_faces and cards"]
    raw = cast(Json, data)
    found: list[str] = []
    lists: dict[str, list[Json]] = {}
    for key in MOST:
        items = raw.get(key)
        good = [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []  # type: ignore[reportUnknownVariableType]
        lists[key] = cast(list[Json], good)
        if not isinstance(items, list) or len(good) != len(items):  # type: ignore[reportUnknownArgumentType]
            found.append(f"{key} must be a list of objects")
    if long := [f"{len(lists[key])} {key}; at most {most}" for key, most in MOST.items() if len(lists[key]) > most]:
        return found + long
    if not _is_text(raw.get("title", ""), LONGEST["title"]):
        found.append(f"the title is no text of at most {LONGEST['title']} signs")
    found += _named("attack face", lists["attack_faces"])
    found += _named("defence face", lists["defence_faces"])
    for face in lists["attack_faces"]:
        found += _attack_faults(face)
    techniques = [f.get("id") for f in lists["defence_faces"] if f.get("kind") == "technique"]
    if len(techniques) > layout.TECHNIQUES:
        found.append(f"{len(techniques)} techniques; at most {layout.TECHNIQUES}")
    for face in lists["defence_faces"]:
        found += _defence_faults(face, techniques)
    attacks, defences = ([f.get("id") for f in lists[key]] for key in ("attack_faces", "defence_faces"))
    for place, card in enumerate(lists["cards"]):
        name = card_name(place)
        if card.get("id") != name:
            found.append(f"card {place + 1} is called {_shown(card.get('id'))}, not {name!r}")
        if card.get("attack") not in attacks:
            found.append(f"{name} has the attack {_shown(card.get('attack'))}, which is no attack face")
        if card.get("defence") not in defences:
            found.append(f"{name} has the defence {_shown(card.get('defence'))}, which is no defence face")
    for what in ("attack", "defence"):
        found += _miscounted(what, lists[f"{what}_faces"], lists["cards"])
    for key, facts in {**FACTS, "size": {**FACTS["size"], "double_sided_cards": len(lists["cards"])}}.items():
        found += _contradicted(key, raw.get(key, {}), facts)
    count, least = len(lists["cards"]), smallest(2, 5)
    if count < least:
        found.append(f"{count} cards; a deck has {least} to {layout.CARDS}")
    return found


def known(deck_id: int) -> Deck:
    """Return the deck that a TABLE names; it is known as long as a table that was made with it is there."""
    return _KNOWN[deck_id]


def keep(deck: Deck, table: object) -> None:
    """Know a deck as long as a table is there: anybody may send a new one with every request."""
    weakref.finalize(table, _forget, deck).atexit = False


def load(value: object, players: int, hand: int) -> Deck:
    """Return a deck, by its name or as cleaned data, if it is large enough for the table."""
    deck = shipped() if value == SHIPPED else _deck(cast(Json, value))
    least = smallest(players, hand)
    if len(deck.cards) < least:
        raise BadTable(
            f"this deck has {len(deck.cards)} cards; {players} players with {hand} cards each need at least "
            f"{layout.PILE} + {players} × {hand} + {players} = {least} (YJ-3)"
        )
    return deck


@cache
def shipped() -> Deck:
    """Return the deck that ships with the game, a reconstruction."""
    return _deck(shipped_data())


@cache
def shipped_data() -> Json:
    """Return the shipped deck's data, cleaned."""
    return clean(json.loads(Path(__file__).with_name("deck.json").read_text("utf-8")))


def _deck(data: Json) -> Deck:
    attacks = tuple(Attack(f["id"], f["name"], f["type"], f["height"]) for f in data["attack_faces"])
    techniques = tuple(f["id"] for f in data["defence_faces"] if f["kind"] == "technique")
    defences: list[Defence] = []
    for face in data["defence_faces"]:
        kind, osae_of = face["kind"], face["osae_of"]
        if kind == "technique":
            code = techniques.index(face["id"])
        else:
            code = layout.OSAE + techniques.index(osae_of) if kind == "osae" else SPECIAL[kind]
        values = tuple(face["values"][t] for t in TYPES) if kind == "technique" else ()
        defences.append(Defence(face["id"], face["name"], kind, values, osae_of, code))
    attack_ids, defence_ids = [f.id for f in attacks], [f.id for f in defences]
    cards = tuple((attack_ids.index(c["attack"]), defence_ids.index(c["defence"])) for c in data["cards"])
    digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).digest()
    deck = Deck(data["title"], attacks, tuple(defences), cards, int.from_bytes(digest[:7], "big"), techniques)
    return _KNOWN.setdefault(deck.number, deck)


def _forget(deck: Deck) -> None:
    """Let go of a deck whose table is gone."""
    del deck


def _named(what: str, faces: list[Json]) -> list[str]:
    """Return what is wrong with the ids and names of a list of faces."""
    found: list[str] = []
    ids = [face.get("id") for face in faces]
    for place, name in enumerate(ids):
        if not isinstance(name, str) or not name.replace("_", "a").isalnum() or len(name) > LONGEST["id"]:
            expected = f"expected at most {LONGEST['id']} letters, digits and _"
            found.append(f"{what} {place + 1} has the id {_shown(name)}; {expected}")
        elif ids.index(name) != place:
            found.append(f"{what} {_shown(name)} is there twice")
        called = faces[place].get("name", "")
        if not _is_text(called, LONGEST["name"]):
            found.append(f"{what} {_shown(name)} has a name that is no text of at most {LONGEST['name']} signs")
    return found


def _miscounted(what: str, faces: list[Json], cards: list[Json]) -> list[str]:
    """Return where a face says that it is on another number of cards than it is."""
    found: list[str] = []
    for face in faces:
        there = sum(card.get(what) == face.get("id") for card in cards)
        if "count" in face and not (_is_int(face["count"]) and face["count"] == there):
            name, count = _shown(face.get("id")), _shown(face["count"])
            found.append(f"{what} face {name} has the count {count}, but is on {there} cards")
    return found


def _contradicted(what: str, found: object, facts: dict[str, int]) -> list[str]:
    """Return which facts a part of the file says otherwise."""
    if not isinstance(found, dict):
        return [f"{what} must be an object"]
    told = cast(Json, found)
    return [
        f"{what} says {key}: {_shown(told[key])}, but it is {number}"
        for key, number in facts.items()
        if key in told and not (_is_int(told[key]) and told[key] == number)
    ]


def _attack_faults(face: Json) -> list[str]:
    found: list[str] = []
    name, height = _shown(face.get("id")), cast(Any, face.get("height"))
    if face.get("type") not in TYPES:
        found.append(f"attack face {name} has the type {_shown(face.get('type'))}; types: {choices(TYPES)}")
    if not _is_int(height) or not 1 <= height <= 7:
        found.append(f"attack face {name} has the height {_shown(height)}; heights: 1 to 7")
    elif face.get("vp", (height + 2) // 3) != (height + 2) // 3:
        worth = f"height {height} is {(height + 2) // 3} (YJ-2)"
        found.append(f"attack face {name} is worth {_shown(face['vp'])}; {worth}")
    return found


def _defence_faults(face: Json, techniques: list[Any]) -> list[str]:
    name, kind, values = _shown(face.get("id")), face.get("kind"), face.get("values")
    if kind not in KINDS:
        return [f"defence face {name} has the kind {_shown(kind)}; kinds: {choices(KINDS)}"]
    if kind == "osae" and face.get("osae_of") not in techniques:
        return [f"defence face {name} is the Osae of {_shown(face.get('osae_of'))}, which is no technique of this deck"]
    if kind == "technique":
        given = cast(Json, values) if isinstance(values, dict) else {}
        if set(given) != set(TYPES) or not all(_is_int(v) and 0 <= v <= MOST_VALUE for v in given.values()):
            return [f"technique {name} needs a value from 0 to {MOST_VALUE} against each of {choices(TYPES)}"]
    if kind == "irimi" and values is not None and values != IRIMI:
        return [f"defence face {name}: an Irimi is worth 2 against grab, strike and kick, 0 against dagger (YJ-15)"]
    return []


def _shown(value: object) -> str:
    """Return a value as the reasons quote it."""
    return shown(value, LONGEST["name"])


def _is_text(value: object, most: int) -> bool:
    """Tell whether a value is a text of so many signs at most that can be written: half a surrogate pair cannot."""
    return isinstance(value, str) and len(value) <= most and value.encode(errors="ignore").decode() == value


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
