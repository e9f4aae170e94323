"""Matches in numbers, several together: sums and means, and a line for each match for other programs."""

import math
from collections.abc import Iterable, Sequence
from csv import writer
from io import StringIO

import msgspec

from fuda.bots.estimate import student
from fuda.review.dealt import Dealt
from fuda.review.statistics import PARTS, Errors, MatchNumbers, Thinking


def csv(columns: Sequence[str], rows: Sequence[tuple[str, str, MatchNumbers]]) -> str:
    """Return a line for each match, after two columns of one's own a column for each thing counted."""
    names = sorted({name for *_, each in rows for name in each.counts})
    text = StringIO()
    out = writer(text, lineterminator="\n")
    both = [f"{name}-{whose}" for name in names for whose in ("mine", "theirs")]
    own = ["game", "preset", "seat", "won", "score", "lead", "rounds"]
    coach = ["gain", "luck", "choices", "mistakes", "lost", "seconds", "moves"]
    out.writerow([*columns, *own, *coach, *both])
    for first, second, each in rows:
        counts = [count for name in names for count in each.counts.get(name, (0, 0))]
        known = [each.game, each.preset, each.seat, each.won, each.score, round(each.lead, 3), each.rounds]
        out.writerow([first, second, *known, *_coach_columns(each), *counts])
    return text.getvalue()


def _coach_columns(match: MatchNumbers) -> list[object]:
    """Return what the coach and the clock say of a match, nothing where they say nothing."""
    found, thinking = match.coached, match.thinking
    told: list[object] = [""] * 5
    if found is not None:
        errors = together(found.kinds.values())
        told = [round(found.gain, 4), round(found.luck, 4), errors.choices, errors.mistakes, round(errors.lost, 4)]
    return [*told, *(("", "") if thinking is None else (round(thinking.milliseconds / 1000, 1), thinking.moves))]


def together(errors: Iterable[Errors]) -> Errors:
    """Add errors up."""
    found = Errors()
    for each in errors:
        found.add(each)
    return found


class Totals(msgspec.Struct):
    """Several matches together."""

    matches: int
    won: float
    lead: float  # mean
    reach: float  # half of its 95 % interval
    rounds: int
    counts: dict[str, list[int]]
    dealt: dict[str, Dealt]
    reviewed: int  # matches that the coach has looked at
    gain: float  # of these, the mean
    luck: float
    kinds: dict[str, Errors]
    parts: dict[str, Errors]
    thinking: Thinking


def total(matches: Iterable[MatchNumbers]) -> Totals:
    """Add matches up."""
    found = list(matches)
    count = len(found)
    mean = sum(each.lead for each in found) / count if count else 0.0
    spread = math.sqrt(sum((each.lead - mean) ** 2 for each in found) / (count - 1)) if count > 1 else 0.0
    counts: dict[str, list[int]] = {}
    dealt: dict[str, Dealt] = {}
    for each in found:
        for name, (mine, theirs) in each.counts.items():
            before = counts.get(name, [0, 0])
            counts[name] = [before[0] + mine, before[1] + theirs]
        for name, one in each.dealt.items():
            whole = dealt.setdefault(name, Dealt())
            whole.found, whole.deals = whole.found + one.found, whole.deals + one.deals
            whole.expected, whole.variance = whole.expected + one.expected, whole.variance + one.variance
    reviews = [each.coached for each in found if each.coached is not None]
    kinds: dict[str, Errors] = {}
    parts: dict[str, Errors] = {}
    for one in reviews:
        for sums, errors in ((kinds, one.kinds), (parts, one.parts)):
            for name, more in errors.items():
                sums.setdefault(name, Errors()).add(more)
    times = [each.thinking for each in found if each.thinking is not None]
    return Totals(
        matches=count,
        won=sum(each.won for each in found),
        lead=mean,
        reach=student(count - 1) * spread / math.sqrt(count) if count > 1 else 0.0,
        rounds=sum(each.rounds for each in found),
        counts=counts,
        dealt=dealt,
        reviewed=len(reviews),
        gain=sum(each.gain for each in reviews) / max(1, len(reviews)),
        luck=sum(each.luck for each in reviews) / max(1, len(reviews)),
        kinds=kinds,
        parts={part: parts[part] for part in PARTS if part in parts},
        thinking=Thinking(sum(each.moves for each in times), sum(each.milliseconds for each in times)),
    )
