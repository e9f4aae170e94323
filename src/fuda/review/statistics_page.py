"""One's own numbers as one HTML page that needs nothing else: their course over time, what was counted, the deals."""

from collections import Counter
from collections.abc import Sequence
from html import escape

import msgspec

from fuda.bots.estimate import student
from fuda.core.words import Words
from fuda.review import chart, course
from fuda.review.levels import Level, levels
from fuda.review.page import document
from fuda.review.statistics import Errors, Played
from fuda.review.totals import Totals, together, total
from fuda.review.words import Figures

SEATS = 5  # most at a table
BY_MATCH = ("yojimbo",)  # games whose matches are one deal, always of about as many rounds


class PageContext(msgspec.Struct):
    """Which matches are wanted ("" is all of them), and what the server is about."""

    game: str = ""
    preset: str = ""
    opponent: str = ""
    path: str = ""  # of the page on a server, "": it is a file, and has no forms
    left: int = 0  # matches that are still being counted
    looking: int = 0  # matches that the coach is still to look at, 0: nobody asked it to
    refused: int = 0  # files that held no record


def page(matches: Sequence[Played], words: Words, context: PageContext | None = None) -> str:
    """Return the page of these matches, the newest first."""
    context = context or PageContext()
    title, done = words.format("page-stats"), not (context.left or context.looking)
    parts = [f"<h1>{escape(title)}</h1>"]
    if context.path:
        parts.insert(0, f'<p><a href="/games">{escape(words.format("page-my-games"))}</a></p>')
        parts.append(f'<p class="soft">{escape(words.format("stats-lead"))}</p>')
    for key, count in (
        ("stats-left", context.left),
        ("stats-looking", context.looking),
        ("stats-refused", context.refused),
    ):
        if count:
            parts.append(f'<p role="status">{escape(words.format(key, count=count))}</p>')
    if not matches and not context.left:
        parts.append(f"<p>{escape(words.format('stats-nothing'))}</p>")
    if matches:
        game = context.game if any(each.game == context.game for each in matches) else matches[0].game
        own = [each for each in matches if each.game == game]
        shown = [
            each
            for each in own
            if context.preset in ("", each.preset) and context.opponent in ("", opponents(each, words))
        ]  # fmt: skip
        context = msgspec.structs.replace(context, game=game)
        parts.append(_form(matches, own, context, words) if context.path or len(matches) > len(shown) else "")
        parts += _sections(shown, Figures(game, words), context) if shown else []
    parts.append(_files(words, context.path) if context.path else "")
    return document(words, title, "".join(parts), done=done)


def opponents(match: Played, words: Words) -> str:
    """Return who the others were, bots by the names of their levels."""
    known = Counter(words.format(f"level-{each}") if words.has(f"level-{each}") else each for each in match.opponents)
    return ", ".join(f"{count} × {called}" if count > 1 else called for called, count in known.items())


def name(game: str, key: str, words: Words) -> str:
    """Return what a number is called; that of a yaku is its own name."""
    family, _, value = key.partition("-")
    return words.name(game, "yaku", value) if family == "yaku" else words.format(f"stats-{game}-{key}")


def _form(matches: Sequence[Played], own: Sequence[Played], context: PageContext, words: Words) -> str:
    """Let the reader choose; there is no script, so a button sends it."""
    say = words.format
    games = {each.game: say(f"{each.game}-name") for each in matches}
    presets = {each.preset: say(f"{each.game}-preset-{each.preset}") for each in own}
    others = {called: called for each in own if (called := opponents(each, words))}
    fields = [
        ("game", say("stats-game"), games, context.game),
        ("preset", say("stats-rules"), {"": say("stats-everything"), **presets}, context.preset),
        ("opponent", say("stats-opponent"), {"": say("stats-everybody"), **others}, context.opponent),
    ]
    rows = "".join(_select(key, label, known, chosen) for key, label, known, chosen in fields)
    lang = f'<input type="hidden" name="lang" value="{words.language}">'
    unseen = context.path and any(each.coached is None and each.table for each in matches)
    look = f'<button name="look" value="1">{escape(say("stats-look"))}</button>' if unseen else ""
    return f"<form>{lang}{rows}<button>{escape(say('stats-show'))}</button> {look}</form>"


def _select(key: str, label: str, known: dict[str, str], chosen: str) -> str:
    options = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>{escape(shown)}</option>'
        for value, shown in known.items()
    )
    return f"<label>{escape(label)} <select name={key}>{options}</select></label> "


def _files(words: Words, path: str) -> str:
    """Let the reader bring records from elsewhere, and take everything along."""
    say, lang = words.format, words.language
    seats = _select("seat", say("stats-seat"), {str(n): str(n + 1) for n in range(SEATS)}, "0")
    return (
        f"<section><h2>{escape(say('stats-files'))}</h2><p>{escape(say('stats-files-lead'))}</p>"
        f'<form method="post" action="{path}/records?lang={lang}" enctype="multipart/form-data">'
        f'<label>{escape(say("stats-records"))} <input type="file" name="records" accept=".json" multiple></label> '
        f"{seats}<button>{escape(say('stats-add'))}</button> "
        f'<button name="forget" value="1">{escape(say("stats-forget"))}</button></form>'
        f'<p><a href="{path}/csv" download>CSV</a> · <a href="{path}" download="fuda-statistics.json">JSON</a></p>'
        f"<details><summary>{escape(say('stats-forget-all'))}</summary>"
        f'<form method="post" action="{path}/records?lang={lang}" enctype="multipart/form-data">'
        f"<p>{escape(say('stats-forget-all-means'))}</p>"
        f'<button name="forget" value="practice">{escape(say("stats-forget-all"))}</button></form></details></section>'
    )


def _sections(shown: Sequence[Played], figures: Figures, context: PageContext) -> list[str]:
    sums = total(shown)
    return [
        _course(shown, sums, figures),
        *(_coach(shown, sums, figures) if sums.reviewed else []),
        _counted(sums, figures),
        _beside(sums, levels(figures.game), figures) if levels(figures.game) else "",
        _dealt(sums, figures),
    ]


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table that scrolls by itself where it is wider than the page."""
    region = f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(head[0])}: {escape(head[-1])}">'
    return f"{region}{chart.table(head, rows)}</div>"


def _course(matches: Sequence[Played], sums: Totals, figures: Figures) -> str:
    """Draw how all leads add up from the oldest match to the newest, and say the same in words."""
    say, leads = figures.words.format, [each.lead for each in reversed(matches)]
    running = course.sums(leads)
    days = [course.day(each) for each in matches if each.at]
    said = {
        "count": len(matches),
        "won": figures.number(sums.won, 0 if sums.won == int(sums.won) else 1),
        "sum": figures.points(running[-1], signed=True),
    }
    text = say("stats-graph", first=days[-1], last=days[0], **said) if days else say("stats-graph-undated", **said)
    told, time = [text, results(sums, figures)], sums.thinking
    if time.moves:
        seconds = figures.number(time.milliseconds / time.moves / 1000)
        told.append(say("stats-thinking", seconds=seconds, minutes=round(time.milliseconds / 60_000)))
    title = say("stats-over-time")
    drawn = course.lines(text, [("line", leads)], figures)
    columns = ((say("stats-that-match"), leads), (say("stats-sum"), running[1:]))
    table = course.told(_oldest(matches, figures), columns, figures)
    return _section(title, drawn, *(f"<p>{escape(each)}</p>" for each in told), table)


def _oldest(matches: Sequence[Played], figures: Figures) -> list[tuple[Played, str]]:
    """Return matches with their opponents, the oldest first."""
    return [(each, opponents(each, figures.words)) for each in reversed(matches)]


def results(sums: Totals, figures: Figures) -> str:
    """Say in a sentence what matches came to."""
    lead = figures.points(sums.lead, signed=True)
    if sums.matches > 1:  # one match says nothing about how far they differ
        lead += f" ± {figures.points(sums.reach)} ({figures.percent(0.95, 0)})"
    won = figures.percent(sums.won / sums.matches)
    return figures.words.format("stats-results", matches=sums.matches, won=won, lead=lead, rounds=sums.rounds)


def _coach(matches: Sequence[Played], sums: Totals, figures: Figures) -> list[str]:
    """Show results without the luck of deals and draws, and what choices lost, by kind and by time."""
    say = figures.words.format
    reviewed = [each for each in matches if each.coached is not None]
    found = [each.coached for each in reversed(reviewed) if each.coached is not None]
    came, without = [each.points for each in found], [each.points - each.luck_points for each in found]
    text = say(
        "stats-without-luck",
        count=sums.reviewed,
        came=figures.points(sum(came), signed=True),
        without=figures.points(sum(without), signed=True),
    )
    title = say("stats-luck-title")
    drawn = course.lines(text, [("line faint", came), ("line", without)], figures)
    columns = ((say("stats-came"), came), (title, without))
    return [
        _section(
            title,
            drawn,
            *(f"<p>{escape(each)}</p>" for each in (say("stats-legend"), text, luck(sums, figures))),
            course.told(_oldest(reviewed, figures), columns, figures),
        ),
        _section(
            say("stats-errors"),
            _table(headings(figures, say("stats-kind")), error_rows(sums.kinds, "phase", sums, figures)),
            _table(headings(figures, say("stats-part")), error_rows(sums.parts, "part", sums, figures)),
        ),
    ]


def luck(sums: Totals, figures: Figures) -> str:
    """Say what luck brought a match, and what came without it."""
    return figures.words.format(
        "stats-luck",
        luck=figures.percent(sums.luck, signed=True),
        without=figures.percent(sums.gain - sums.luck, signed=True),
    )


def headings(figures: Figures, first: str) -> list[str]:
    """Return the heads of a table of errors."""
    return [first, *(figures.words.format(f"stats-{key}") for key in ("choices", "mistakes", "lost"))]


def error_rows(found: dict[str, Errors], family: str, sums: Totals, figures: Figures) -> list[list[str]]:
    """Return a line for each kind of choices, and what all of them lost a match."""
    say = figures.words.format
    rows = [
        (say(f"stats-{figures.game}-phase-{key}" if family == "phase" else f"stats-part-{key}"), errors)
        for key, errors in found.items()
    ]
    rows.append((say("stats-together"), together(found.values())))
    return [
        [called, str(each.choices), str(each.mistakes), figures.percent(each.lost / sums.reviewed)]
        for called, each in rows
    ]


def _counted(sums: Totals, figures: Figures) -> str:
    say, words = figures.words.format, figures.words
    rows = [(name(figures.game, key, words), str(mine), str(theirs)) for key, (mine, theirs) in sums.counts.items()]
    return _section(say("stats-what"), _table((say("stats-row"), say("stats-mine"), say("stats-theirs")), rows))


def beside(sums: Totals, known: dict[str, Level], figures: Figures) -> list[list[str]]:
    """Return one's own numbers beside those of the levels: what a round brings, and what a match loses; heads first."""
    say, words = figures.words.format, figures.words
    rows = [[say("stats-row"), say("stats-mine"), *(say(f"level-{level}") for level in known)]]
    for key, (mine, _) in sums.counts.items():
        if key.endswith(("-gain", "-loss")):
            continue
        if figures.game in BY_MATCH:
            rates = [mine / sums.matches, *(level.counts.get(key, 0) / level.seats for level in known.values())]
            shown = [figures.number(rate) for rate in rates]
        else:
            rates = [mine / max(1, sums.rounds), *(level.counts.get(key, 0) / level.rounds for level in known.values())]
            shown = [figures.percent(rate, 0) for rate in rates]
        rows.append([name(figures.game, key, words), *shown])
    own = together(sums.kinds.values())
    lost = figures.percent(own.lost / sums.reviewed) if sums.reviewed else "–"
    named = figures.number(own.mistakes / sums.reviewed) if sums.reviewed else "–"
    rows.append([say("stats-mistakes-match"), named, *(figures.number(x.mistakes / x.seats) for x in known.values())])
    rows.append([say("stats-lost-match"), lost, *(figures.percent(x.lost / x.seats) for x in known.values())])
    reach = [student(x.matches - 1) * x.lost_error for x in known.values()]
    rows.append([say("stats-lost-reach"), "", *(f"± {figures.percent(each)}" for each in reach)])
    return rows


def _beside(sums: Totals, known: dict[str, Level], figures: Figures) -> str:
    say = figures.words.format
    head, *rows = beside(sums, known, figures)
    means = f'<p class="soft">{escape(say("stats-beside-means"))}</p>'
    return _section(say("stats-beside"), _table(head, rows), means)


def dealt_rows(sums: Totals, figures: Figures) -> list[list[str]]:
    """Return how the cards fell and what chance expects."""
    return [
        [
            name(figures.game, key, figures.words),
            str(each.found),
            figures.number(each.expected),
            f"{figures.number(each.deviation, signed=True)} σ",
        ]
        for key, each in sums.dealt.items()
        if each.deals
    ]


def _dealt(sums: Totals, figures: Figures) -> str:
    say, rows = figures.words.format, dealt_rows(sums, figures)
    if not rows:
        return ""
    told = _table((say("stats-row"), say("stats-dealt"), say("stats-expected"), say("stats-deviation")), rows)
    return _section(say("stats-deals"), told, f'<p class="soft">{escape(say("stats-deviation-means"))}</p>')
