"""One's own numbers as one HTML page that needs nothing else: their course over time, what was counted, the deals."""

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape

import msgspec

from fuda.core.words import Words
from fuda.review import chart
from fuda.review.page import document
from fuda.review.statistics import MatchNumbers, Totals, total
from fuda.review.words import Figures

WIDTH, HEIGHT = 960, 240


class Played(MatchNumbers, kw_only=True):
    """A match with what its table knows: when it was, and who the others were."""

    table: str = ""
    at: int = 0  # milliseconds since 1970
    opponents: Sequence[str] = ()  # levels of bots, names of people


class Wish(msgspec.Struct):
    """Which matches are wanted; "" is all of them."""

    game: str = ""
    preset: str = ""
    opponent: str = ""


def page(matches: Sequence[Played], words: Words, wish: Wish | None = None, left: int = 0) -> str:
    """Return the page of these matches, the newest first; `left` are still being counted."""
    wish = wish or Wish()
    title = words.format("page-stats")
    if not matches:
        text = words.format("stats-left", count=left) if left else words.format("stats-nothing")
        return document(words, title, f'<h1>{escape(title)}</h1><p role="status">{escape(text)}</p>', done=not left)
    game = wish.game if any(each.game == wish.game for each in matches) else matches[0].game
    own = [each for each in matches if each.game == game]
    shown = [
        each
        for each in own
        if wish.preset in ("", each.preset) and wish.opponent in ("", opponents(each, words))
    ]  # fmt: skip
    figures = Figures(game, words)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(words.format("stats-lead"))}</p>',
        _form(matches, own, Wish(game, wish.preset, wish.opponent), words),
        f'<p role="status">{escape(words.format("stats-left", count=left))}</p>' if left else "",
        *([_course(shown, figures), *_tables(total(shown), figures)] if shown else []),
    ]
    return document(words, title, "".join(parts), done=not left)


def opponents(match: Played, words: Words) -> str:
    """Return who the others were, bots by the names of their levels."""
    known = [words.format(f"level-{each}") if words.has(f"level-{each}") else each for each in match.opponents]
    return ", ".join(known)


def name(game: str, key: str, words: Words) -> str:
    """Return what a number is called; that of a yaku is its own name."""
    family, _, value = key.partition("-")
    return words.name(game, "yaku", value) if family == "yaku" else words.format(f"stats-{game}-{key}")


def _form(matches: Sequence[Played], own: Sequence[Played], wish: Wish, words: Words) -> str:
    """Let the reader choose; there is no script, so a button sends it."""
    say = words.format
    games = {each.game: say(f"{each.game}-name") for each in matches}
    presets = {each.preset: say(f"{each.game}-preset-{each.preset}") for each in own}
    others = {called: called for each in own if (called := opponents(each, words))}
    fields = [
        ("game", say("stats-game"), games, wish.game),
        ("preset", say("stats-rules"), {"": say("stats-everything"), **presets}, wish.preset),
        ("opponent", say("stats-opponent"), {"": say("stats-everybody"), **others}, wish.opponent),
    ]
    rows = "".join(
        f"<label>{escape(label)} <select name={key}>"
        + "".join(
            f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>{escape(shown)}</option>'
            for value, shown in known.items()
        )
        + "</select></label> "
        for key, label, known, chosen in fields
    )
    lang = f'<input type="hidden" name="lang" value="{words.language}">'
    return f"<form>{lang}{rows}<button>{escape(say('stats-show'))}</button></form>"


def _course(matches: Sequence[Played], figures: Figures) -> str:
    """Draw how all leads add up from the oldest match to the newest, and say the same in words."""
    say, sums, running = figures.words.format, total(matches), [0.0]
    for each in reversed(matches):
        running.append(running[-1] + each.lead)
    low, high = min(running), max(running)
    span = (high - low) or 1.0
    points = [
        (60 + (WIDTH - 76) * n / (len(running) - 1), 12 + (HEIGHT - 24) * (high - value) / span)
        for n, value in enumerate(running)
    ]
    zero = 12 + (HEIGHT - 24) * high / span
    days = [datetime.fromtimestamp(each.at / 1000, UTC).date().isoformat() for each in (matches[-1], matches[0])]
    text = say(
        "stats-graph",
        first=days[0],
        last=days[1],
        count=len(matches),
        won=figures.number(sums.won, 0 if sums.won == int(sums.won) else 1),
        sum=figures.points(running[-1], signed=True),
    )
    lead = f"{figures.points(sums.lead, signed=True)} ± {figures.points(sums.reach)}"
    mean = say(
        "stats-results",
        matches=sums.matches,
        won=figures.percent(sums.won / sums.matches),
        lead=lead,
        rounds=sums.rounds,
    )
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    labels = "".join(
        f'<text class="axis" x="52" y="{y + 5:.1f}" text-anchor="end">{figures.points(value)}</text>'
        for value, y in ((high, 12.0), (low, HEIGHT - 12.0))
    )
    drawn = (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(text)}">'
        f'<line class="grid" x1="60" x2="{WIDTH - 16}" y1="{zero:.1f}" y2="{zero:.1f}"/>{labels}'
        f'<polyline class="line" points="{line}"/></svg>'
    )
    told = f"<p>{escape(text)}</p><p>{escape(mean)}</p>"
    title = escape(say("stats-over-time"))
    region = f'<div class="scroll" role="region" tabindex="0" aria-label="{title}">{drawn}</div>'
    return f"<section><h2>{title}</h2>{region}{told}</section>"


def _tables(sums: Totals, figures: Figures) -> list[str]:
    say, words = figures.words.format, figures.words
    rows = [(name(figures.game, key, words), str(mine), str(theirs)) for key, (mine, theirs) in sums.counts.items()]
    counted = chart.table((say("stats-row"), say("stats-mine"), say("stats-theirs")), rows)
    parts = [f"<section><h2>{escape(say('stats-what'))}</h2>{counted}</section>"]
    dealt = [
        (
            name(figures.game, key, words),
            str(each.found),
            figures.number(each.expected),
            f"{figures.number(each.deviation, signed=True)} σ",
        )
        for key, each in sums.dealt.items()
        if each.deals
    ]
    if dealt:
        told = chart.table((say("stats-row"), say("stats-dealt"), say("stats-expected"), say("stats-deviation")), dealt)
        means = f'<p class="soft">{escape(say("stats-deviation-means"))}</p>'
        parts.append(f"<section><h2>{escape(say('stats-deals'))}</h2>{told}{means}</section>")
    return parts
