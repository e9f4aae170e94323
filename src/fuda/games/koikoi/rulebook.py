"""The order of the Koi-Koi rulebook; the words of clause X are the message `koikoi-rule-X`."""

from fuda.core.contract import Chapter
from fuda.games.koikoi.exercises import EXERCISES

# (section, its clauses): a section's heading is the message `koikoi-rules-<section>`.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("deck", ("KK-D1",)),
    ("deal", ("KK-1", "KK-2", "KK-3", "KK-4", "KK-5", "KK-6", "KK-7")),
    ("turn", ("KK-8", "KK-9", "KK-10", "KK-11", "KK-12", "KK-13", "KK-14", "KK-15")),
    (
        "yaku",
        (
            *("KK-Y1", "KK-Y2", "KK-Y3", "KK-Y4", "KK-Y5", "KK-Y6"),
            *("KK-Y7", "KK-Y8", "KK-Y9", "KK-Y10", "KK-Y11", "KK-Y12"),
            *("KK-16", "KK-17", "KK-18", "KK-19", "KK-20"),
        ),
    ),
    ("calling", ("KK-21", "KK-22", "KK-23", "KK-24", "KK-25", "KK-26", "KK-27")),
    ("end", ("KK-28", "KK-29", "KK-30", "KK-31", "KK-32", "KK-33", "KK-34")),
    ("errata", ("KK-D2", "KK-D3")),
)

# Tips of the two books, the messages `koikoi-advice-1` to `koikoi-advice-<ADVICE>`.
ADVICE: int = 16

STORIES = 7  # what the Czech book tells of the plants, the messages `koikoi-story-1` …
LESSONS = (
    Chapter("goal"),
    Chapter("months", exercises=EXERCISES["months"]),
    Chapter("plants", tuple(f"koikoi-story-{n}" for n in range(1, STORIES + 1)), exercises=EXERCISES["plants"]),
    Chapter("turn", theme="take", exercises=EXERCISES["turn"]),
    Chapter("kinds", theme="light", exercises=EXERCISES["kinds"]),
    Chapter("yaku", theme="build", exercises=EXERCISES["yaku"]),
    Chapter("calling", theme="call", exercises=EXERCISES["calling"]),
    Chapter("reading", theme="deny", exercises=EXERCISES["reading"]),
    Chapter("end", exercises=EXERCISES["end"]),
    Chapter("match", theme="call", exercises=EXERCISES["match"]),
    Chapter("advice", tuple(f"koikoi-advice-{n}" for n in range(1, ADVICE + 1)), theme="break"),
)
