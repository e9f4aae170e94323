"""The order of the rulebook of Kouřící kočka; the words of clause X are the message `kocka-rule-X`."""

from fuda.core.contract import Chapter
from fuda.games.kocka.exercises import EXERCISES

# (section, its clauses): a section's heading is the message `kocka-rules-<section>`.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cards", ("SC-1", "SC-2")),
    ("deal", ("SC-3", "SC-4", "SC-5")),
    ("play", ("SC-6", "SC-7", "SC-8", "SC-9", "SC-10")),
    ("early", ("SC-11", "SC-12")),
    ("end", ("SC-13", "SC-14", "SC-15", "SC-16", "SC-17", "SC-18")),
    ("renonc", ("SC-19", "SC-20", "SC-21")),
)

# Tips, the messages `kocka-advice-1` to `kocka-advice-<ADVICE>`.
ADVICE: int = 7

LESSONS = (
    Chapter("goal"),
    Chapter("cards", exercises=EXERCISES["cards"]),
    Chapter("penalties", exercises=EXERCISES["penalties"]),
    Chapter("passing", theme="pass", exercises=EXERCISES["passing"]),
    Chapter("trick", theme="lead", exercises=EXERCISES["trick"]),
    Chapter("ducking", theme="duck", exercises=EXERCISES["ducking"]),
    Chapter("counting", theme="discard", exercises=EXERCISES["counting"]),
    Chapter("letters"),
    Chapter("early", theme="throw", exercises=EXERCISES["early"]),
    Chapter("match", exercises=EXERCISES["match"]),
    Chapter("advice", tuple(f"kocka-advice-{n}" for n in range(1, ADVICE + 1))),
)
