"""Pictures of a review as SVG: the chance over the match, the account step by step, moves beside each other."""

from collections.abc import Sequence
from html import escape

from fuda.bots.scale import CHANCE
from fuda.review.report import Account, Moment, Review, Term
from fuda.review.words import Teller

WIDTH = 960
LEFT, RIGHT = 56, 16  # room for labels
LONGEST = 100  # characters of a move's name


def graph(review: Review, seat: int, tell: Teller) -> str:
    """Draw the chance over the match with its band; mistakes and strokes of luck are marked and lead to their place."""
    height, top, bottom = 280, 14, 34
    own = [moment for moment in review.moments if moment.seat == seat]
    last = max([1, *(moment.number for moment in review.moments), *(luck.number for luck in review.luck)])

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(chance: float) -> float:
        return top + (height - top - bottom) * (1 - min(1.0, max(0.0, chance)))

    parts = [_open(height, tell.say("graph", goal=tell.goal()))]
    for level in (0, 0.25, 0.5, 0.75, 1):
        parts.append(_line("grid", LEFT, WIDTH - RIGHT, y(level), y(level)))
        parts.append(_text("axis", LEFT - 8, y(level) + 4, tell.percent(level, 0)))
    for start in review.starts:
        parts.append(_line("round", x(start.number), x(start.number), top, height - 24))
        parts.append(_text("axis", x(start.number) + 4, height - 8, str(start.round), end=False))
    if own:
        played = [(moment.number, moment.moves[moment.played].chance) for moment in own]
        upper = [f"{x(number):.1f},{y(chance.high):.1f}" for number, chance in played]
        lower = [f"{x(number):.1f},{y(chance.low):.1f}" for number, chance in reversed(played)]
        parts.append(f'<polygon class="band" points="{" ".join([*upper, *lower])}"/>')
        line = " ".join(f"{x(number):.1f},{y(chance.mean):.1f}" for number, chance in played)
        parts.append(f'<polyline class="line" points="{line}"/>')
    for luck in tell.strokes(seat)[:6]:
        up = luck.chance[seat].mean > 0
        cx, base = x(luck.number), height - bottom - 2 if up else top + 10
        tip = base - 10 if up else base + 10
        name = f"{tell.say(luck.kind, round=luck.round, number=luck.number)}: " + tell.reach(
            luck.chance[seat], share=True, signed=True
        )
        parts.append(
            f'<polygon class="luck" points="{cx - 5:.1f},{base} {cx + 5:.1f},{base} {cx:.1f},{tip}">'
            f"<title>{escape(name)}</title></polygon>"
        )
    for moment in own:
        if moment.label != "equal":
            chance = moment.moves[moment.played].chance.mean
            name = f"{tell.where(moment)}: {tell.label(moment.label)}"
            parts.append(
                f'<a href="#{anchor(moment)}" aria-label="{escape(name)}"><circle class="{moment.label}" '
                f'cx="{x(moment.number):.1f}" cy="{y(chance):.1f}" r="6"><title>{escape(name)}</title></circle></a>'
            )
    return "".join([*parts, "</svg>"])


def waterfall(account: Account, tell: Teller, measure: int = CHANCE) -> str:
    """Draw the way from the start to the result, a bar for each term with the reach of its interval."""
    rows = tell.terms(account)
    step, label = 34, 250
    height = step * len(rows) + 8
    reached, levels = 0.0, list[tuple[str, float, float, Term]]()
    for name, term in rows:
        value = (term.chance if measure == CHANCE else term.points).mean
        whole = name in (tell.say("total"), tell.say("came"), tell.say("start"))
        begin = 0.0 if whole else reached
        levels.append((name, begin, begin + value, term))
        reached = begin + value
    values = [value for _, begin, end, _ in levels for value in (begin, end)]
    for _, _, end, term in levels:
        interval = term.chance if measure == CHANCE else term.points
        values += [end + interval.low - interval.mean, end + interval.high - interval.mean]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return label + (WIDTH - label - 160) * (value - low) / span

    parts = [_open(height, tell.say("account")), _line("round", x(0), x(0), 0, height)]
    for place, (name, begin, end, term) in enumerate(levels):
        middle = 4 + step * place + step / 2
        interval = term.chance if measure == CHANCE else term.points
        half = (interval.high - interval.low) / 2
        edge = place in (0, len(levels) - 1, len(levels) - 2)
        kind = "whole" if edge else "gain" if end >= begin else "cost"
        parts.append(_text("name", label - 12, middle + 5, name))
        parts.append(_bar(kind, min(x(begin), x(end)), middle - 10, abs(x(end) - x(begin)), 20))
        if half > 0:
            parts.append(_whisker(x(end - half), x(end + half), middle))
        parts.append(_text("axis", WIDTH, middle + 5, tell.reach(interval, share=measure == CHANCE, signed=not edge)))
    return "".join([*parts, "</svg>"])


def bars(moment: Moment, tell: Teller) -> str:
    """Draw the moves of a moment beside each other, each with the reach of its interval."""
    step = 46  # a move may have many words: they stand above its bar
    height = step * len(moment.moves) + 6
    low = min(move.chance.low for move in moment.moves)
    high = max(move.chance.high for move in moment.moves)
    low, high = max(0.0, low - 0.01), min(1.0, high + 0.01)

    def x(value: float) -> float:
        return (WIDTH - 150) * (min(high, max(low, value)) - low) / ((high - low) or 1.0)

    parts = [_open(height, tell.where(moment))]
    for place, move in enumerate(moment.moves):
        top = 3 + step * place
        middle = top + 33
        kind = moment.label if place == moment.played else "best" if place == 0 else "other"
        own = place == moment.played
        name = f"{'▸ ' if own else ''}{_short(tell.move(move.move), LONGEST)}"
        parts.append(_text("name own" if own else "name", 0, top + 18, name, end=False))
        parts.append(_bar(kind, 0, middle - 9, x(move.chance.mean), 18))
        parts.append(_whisker(x(move.chance.low), x(move.chance.high), middle))
        parts.append(_text("axis", WIDTH, middle + 5, tell.reach(move.chance, share=True)))
    return "".join([*parts, "</svg>"])


def anchor(moment: Moment) -> str:
    """Return the name of a moment within the page."""
    return f"move-{moment.number}"


def _text(kind: str, x: float, y: float, text: str, *, end: bool = True) -> str:
    anchored = ' text-anchor="end"' if end else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{anchored}>{escape(text)}</text>'


def _bar(kind: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(1.5, width):.1f}" height="{height}" rx="3"/>'


def _line(kind: str, x1: float, x2: float, y1: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}"/>'


def _open(height: float, name: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(name)}">'


def _whisker(low: float, high: float, y: float) -> str:
    ends = "".join(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y - 4:.1f}" y2="{y + 4:.1f}"/>' for at in (low, high))
    return f'<g class="whisker"><line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>{ends}</g>'


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table of words: what a chart says, for those who cannot see it."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in header)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(each)}</td>" for each in row[1:]) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
