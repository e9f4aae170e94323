"""The order of the Yojimbo rulebook and its tables of cards; the words of clause X are `yojimbo-rule-X`."""

from fuda.core.contract import Chapter
from fuda.games.yojimbo import deck
from fuda.games.yojimbo.exercises import EXERCISES

# (section, its clauses): a section's heading is the message `yojimbo-rules-<section>`.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cards", ("YJ-1", "YJ-2", "YJ-3")),
    ("setup", ("YJ-4", "YJ-5", "YJ-6")),
    ("round", ("YJ-7", "YJ-8", "YJ-9", "YJ-10", "YJ-11", "YJ-12", "YJ-13")),
    ("defence", ("YJ-14", "YJ-15", "YJ-16", "YJ-17", "YJ-18", "YJ-19")),
    ("winning", ("YJ-20", "YJ-21", "YJ-22", "YJ-23", "YJ-24", "YJ-25", "YJ-26", "YJ-27", "YJ-28")),
    ("end", ("YJ-29", "YJ-30")),
    ("terms", ()),
)

# Words of aikido that the cards and the book use, the messages `yojimbo-term-<word>`.
TERMS = (
    "yojimbo", "kyu", "tori", "ikkyo", "iriminage", "kokyunage", "kotegaeshi", "shihonage", "tenchinage", "osae",
    "irimi", "tenkan", "kaiten", "renraku", "gedan", "chudan", "jodan", "gyaku", "kata", "kiawase", "geri", "mae",
    "ushiro", "yoko", "men", "tsuki", "uchi", "shomen", "yokomen", "tanto", "te",
)  # fmt: skip

# Tips, the messages `yojimbo-advice-1` to `yojimbo-advice-<ADVICE>`.
ADVICE: int = 8

EXAMPLE, QUESTIONS = 7, 12  # lines of the book's worked example, and of what players ask
LESSONS = (
    Chapter("goal"),
    Chapter("attacks", exercises=EXERCISES["attacks"]),
    Chapter("turn", theme="retreat", exercises=EXERCISES["turn"]),
    Chapter("defence", theme="defence", exercises=EXERCISES["defence"]),
    Chapter("renraku", theme="defence", exercises=EXERCISES["renraku"]),
    Chapter("osae", theme="defence", exercises=EXERCISES["osae"]),
    Chapter("special", theme="kaiten", exercises=EXERCISES["special"]),
    Chapter("holder", exercises=EXERCISES["holder"]),
    Chapter("winning", theme="kick", exercises=EXERCISES["winning"]),
    Chapter("price", theme="prize", exercises=EXERCISES["price"]),
    Chapter("end", exercises=EXERCISES["end"]),
    Chapter("advice", tuple(f"yojimbo-advice-{n}" for n in range(1, ADVICE + 1)), theme="stay"),
    Chapter("example", tuple(f"yojimbo-example-{n}" for n in range(1, EXAMPLE + 1))),
    Chapter("questions", tuple(f"yojimbo-question-{n}" for n in range(1, QUESTIONS + 1))),
    Chapter("words", tuple(f"yojimbo-term-{term}" for term in TERMS)),
)


def _attacks() -> tuple[tuple[str, ...], ...]:
    """The attack faces of the shipped deck by type and height, and how many cards have each."""
    played = deck.shipped()
    faces = [attack for attack, _ in played.cards]
    rows = sorted(enumerate(played.attacks), key=lambda item: (deck.TYPES.index(item[1].type), item[1].height))
    head = ("yojimbo-word-attack", "yojimbo-word-type", "yojimbo-word-height", "yojimbo-word-points")
    return (
        (*head, "yojimbo-word-cards"),
        *(
            (f"yojimbo-face-{a.id}", f"yojimbo-attack-{a.type}", str(a.height), str(a.points), str(faces.count(face)))
            for face, a in rows
        ),
    )


def _defences() -> tuple[tuple[str, ...], ...]:
    """The defence faces of the shipped deck, their values, and how many cards have each."""
    played = deck.shipped()
    faces = [defence for _, defence in played.cards]
    values = {"irimi": tuple(deck.IRIMI.values())}
    return (
        ("yojimbo-word-defence", *(f"yojimbo-attack-{each}" for each in deck.TYPES), "yojimbo-word-cards"),
        *(
            (
                f"yojimbo-face-{d.id}",
                *(str(value) for value in d.values or values.get(d.kind, ("–",) * len(deck.TYPES))),
                str(faces.count(face)),
            )
            for face, d in enumerate(played.defences)
        ),
    )


TABLES = {
    "cards": _attacks(),
    "defence": _defences(),
    "terms": (("yojimbo-word-term",), *((f"yojimbo-term-{term}",) for term in TERMS)),
}
