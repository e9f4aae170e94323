"""The order of the rulebook of Kouřící kočka; the words of clause X are the message `kocka-rule-X`."""

from fuda.core.contract import Chapter

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
    Chapter("cards"),
    Chapter("penalties"),
    Chapter("passing", theme="pass"),
    Chapter("trick", theme="lead"),
    Chapter("ducking", theme="duck"),
    Chapter("counting", theme="discard"),
    Chapter("letters"),
    Chapter("early", theme="throw"),
    Chapter("advice", tuple(f"kocka-advice-{n}" for n in range(1, ADVICE + 1))),
)
