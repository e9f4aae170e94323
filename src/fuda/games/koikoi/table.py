"""The table rules of Koi-Koi: one definition each, and the record that the kernel reads."""

from collections.abc import Mapping

import numpy as np

from fuda.core.contract import One
from fuda.core.options import Option, Value
from fuda.games.koikoi import rules, yaku

PRESETS = ("czech", "russian", "nintendo")
BOOL = (False, True)

# Points in the order KK-Y1 … KK-Y12. The row `goko_points` overrules the last one.
POINTS = {
    "czech": (1, 1, 1, 6, 6, 5, 3, 3, 6, 8, 10, 15),
    "russian": (1, 1, 1, 5, 5, 5, 5, 5, 5, 7, 8, 10),
}


def _option(
    name: str,
    values: tuple[Value, ...],
    presets: tuple[Value, Value, Value],
    clauses: tuple[str, ...],
    group: str,
    needs: tuple[tuple[str, Value], ...] = (),
    formerly: tuple[tuple[Value, Value], ...] = (),
) -> Option:
    return Option(name, values, dict(zip(PRESETS, presets, strict=True)), clauses, group, needs, formerly=formerly)


OPTIONS = (
    _option("rounds", tuple(range(1, 25)), (12, 12, 12), ("KK-1",), "match"),
    _option("next_oya", ("winner", "alternate"), ("winner", "winner", "winner"), ("KK-7",), "match"),
    _option("tiebreak", ("extra_round", "draw"), ("extra_round", "draw", "draw"), ("KK-33",), "match"),
    _option("void_field", BOOL, (True, False, False), ("KK-4",), "deal"),
    _option(
        "lucky_hand",
        ("automatic", "declared", "off"),
        ("automatic", "declared", "automatic"),
        ("KK-5", "KK-6"),
        "deal",
    ),
    _option("exchange", BOOL, (False, False, False), ("KK-26",), "deal"),
    _option("field_lights", BOOL, (False, False, False), ("KK-25",), "deal"),
    _option("refill_empty_field", BOOL, (True, False, False), ("KK-14",), "turn"),
    _option("gaji", BOOL, (False, False, False), ("KK-27",), "turn"),
    _option("last_card", ("skipped", "played"), ("skipped", "played", "played"), ("KK-29", "KK-30"), "turn"),
    _option("yaku_points", ("czech", "russian"), ("czech", "russian", "russian"), ("KK-Y1",), "yaku"),
    _option("goko_points", (10, 15), (15, 10, 10), ("KK-19",), "yaku"),
    _option("sanko_with_poet", BOOL, (False, False, False), ("KK-17",), "yaku"),
    _option("share_cards", BOOL, (True, True, True), ("KK-18",), "yaku"),
    _option(
        "grow_sets",
        ("off", "added", "instead"),
        ("off", "off", "instead"),
        ("KK-19",),
        "yaku",
        formerly=((False, "off"), (True, "added")),
    ),
    _option("sake_as_kasu", ("no", "counts", "bonus"), ("no", "counts", "counts"), ("KK-19",), "yaku"),
    _option("viewing_yaku", BOOL, (True, True, True), ("KK-19",), "yaku"),
    _option("rain_stops_viewing", BOOL, (False, False, False), ("KK-19",), "yaku", (("viewing_yaku", True),)),
    _option("trio", BOOL, (False, False, False), ("KK-20",), "yaku"),
    _option(
        "koi_multiplier", ("none", "shared", "larger", "product"), ("shared", "none", "none"), ("KK-23",), "calling"
    ),
    _option("koi_step", ("call", "new_yaku"), ("call", "call", "call"), ("KK-23",), "calling"),
    _option("zero_sum", BOOL, (True, False, False), ("KK-23",), "calling"),
    _option("double_seven", BOOL, (False, True, True), ("KK-24",), "calling"),
    _option("double_own_koi", BOOL, (False, False, False), ("KK-24",), "calling"),
    _option("double_opponent_koi", BOOL, (False, False, True), ("KK-24",), "calling"),
    _option("koi_needs_seven", BOOL, (False, False, False), ("KK-24",), "calling", (("double_seven", True),)),
)


def encode(options: Mapping[str, Value], dealer: int | None) -> One:
    """Return the record that the kernel reads, in an array of one."""
    tables = np.zeros(1, rules.TABLE)
    table: rules.Table = tables[0]
    for option in OPTIONS:
        if option.name in (rules.TABLE.names or ()):
            setattr(table, option.name, option.code(options[option.name]))
    points = list(POINTS[str(options["yaku_points"])])
    points[rules.Y_GOKO] = int(options["goko_points"])
    if not options["viewing_yaku"]:
        points[rules.Y_HANAMI] = points[rules.Y_TSUKIMI] = 0
    for place, value in enumerate(points):
        table.points[place] = value
    table.dealer = -1 if dealer is None else dealer
    return tables


# The rulebook's tables of lucky hands and of yaku: keys of words, and points by the option that decides them.
_LUCKY = (rules.LUCKY_POINTS, rules.LUCKY_POINTS), (rules.LUCKY_POINTS, rules.DOUBLE_LUCKY_POINTS)
TABLES = {
    "deal": (
        ("rules-yaku", "rules-cards", *(f"koikoi-value-lucky_hand-{name}" for name in ("automatic", "declared"))),
        *(
            (f"koikoi-yaku-{name}", f"koikoi-yaku-{name}.help", *map(str, points))
            for name, points in zip(("lucky", "double-lucky"), _LUCKY, strict=True)
        ),
    ),
    "yaku": (
        ("rules-clause", "rules-yaku", "rules-cards", *(f"koikoi-value-yaku_points-{name}" for name in POINTS)),
        *(
            (clause, f"koikoi-yaku-{name}", f"koikoi-yaku-{name}.help", *(str(row[i]) for row in POINTS.values()))
            for i, (clause, name) in enumerate(zip(yaku.CLAUSES, yaku.NAMES, strict=True))
        ),
        ("KK-20", "koikoi-yaku-trio", "koikoi-yaku-trio.help", *[str(rules.TRIO)] * len(POINTS)),
    ),
}
