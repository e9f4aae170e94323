"""A review as one HTML file that needs nothing else: no script, no font, no network; light and dark by the reader's."""

import base64
import hashlib
from collections.abc import Mapping
from html import escape

from fuda.core.words import Words
from fuda.review import chart
from fuda.review.report import EQUAL, LABELS, Moment, Review, Summary
from fuda.review.words import Teller

LOOKING = 3  # seconds after which an unfinished page looks for more

STYLE = """
:root { color-scheme: light dark; --paper: #f4eee0; --sheet: #fcf9f1; --ink: #1d1b1a; --soft: #575046; --rule: #cdc2a8;
  --line: #2f6f73; --band: #2f6f7326; --good: #4c8a5b; --bad: #b4553f; --amber: #c08a2d; --orange: #cc6b2c;
  --red: #b3262e; --plum: #6a5a8c; --bar: #b9b0a0; }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1917; --sheet: #262420; --ink: #f2ead8; --soft: #bdb39f;
  --rule: #423d34; --line: #7fc4c4; --band: #7fc4c426; --good: #7fbf8c; --bad: #e08a70; --amber: #e0b25c;
  --orange: #f0924f; --red: #f0706f; --plum: #b3a2dc; --bar: #6b6256; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif", serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-weight: 500; font-size: 2.2rem; margin: 0; } h2 { font-weight: 500; margin: 2.5rem 0 .75rem; }
h3 { font-weight: 500; margin: 0 0 .25rem; font-size: 1.15rem; }
section > h2 { margin-top: 0; } .soft { color: var(--soft); } p { margin: .35rem 0; }
section { background: var(--sheet); border: 1px solid var(--rule); border-radius: .75rem; padding: 1rem 1.25rem;
  margin: 1rem 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.tile { background: var(--sheet); border: 1px solid var(--rule); border-radius: .75rem; padding: .75rem 1rem; }
.tile b { display: block; font-size: 1.5rem; font-weight: 500; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; } .scroll th:first-child { position: sticky; left: 0; background: var(--sheet); }
.scroll td + td { white-space: nowrap; } .scroll svg { min-width: 34rem; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
.grid { stroke: var(--rule); } .round { stroke: var(--rule); stroke-dasharray: 2 4; }
.axis { fill: var(--soft); font-size: 15px; font-variant-numeric: tabular-nums; }
.name { fill: var(--ink); font-size: 16px; }
.own { font-weight: 700; } .band { fill: var(--band); }
.line { fill: none; stroke: var(--line); stroke-width: 2.5; stroke-linejoin: round; }
.plot { max-width: 44rem; } .faint { stroke: var(--bar); stroke-dasharray: 5 5; }
section > .scroll + .scroll { margin-top: 1rem; }
.whisker line { stroke: var(--ink); stroke-width: 1.5; opacity: .75; }
.luck { fill: var(--plum); } .gain, .best { fill: var(--good); } .cost { fill: var(--bad); }
.whole { fill: var(--line); }
.other, .equal { fill: var(--bar); } .inaccuracy { fill: var(--amber); } .mistake { fill: var(--orange); }
.blunder { fill: var(--red); } circle { stroke: var(--sheet); stroke-width: 2; }
.tag { display: inline-block; border-radius: 1rem; padding: 0 .6rem; font-size: .85rem; color: var(--sheet);
  margin-left: .5rem; vertical-align: .1em; }
.tag.inaccuracy { background: var(--amber); } .tag.mistake { background: var(--orange); }
.tag.blunder { background: var(--red); } .tag.equal { background: var(--bar); }
a:focus-visible circle, summary:focus-visible { outline: 3px solid var(--line); outline-offset: 2px; }
details { margin-top: .5rem; } summary { cursor: pointer; color: var(--soft); }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .2em; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
input[type=file] { font: inherit; max-width: 100%; } label { display: inline-flex; flex-wrap: wrap; gap: .4rem;
  align-items: center; min-height: 2.75rem; } main > p:first-child a,
section > p a { display: inline-block; padding: .6rem 0; }
select, button, ::file-selector-button { font: inherit; color: inherit; background: var(--sheet);
  border: 1px solid var(--soft); border-radius: .6rem; min-height: 2.75rem; padding: 0 .8rem; max-width: 100%; }
::file-selector-button { margin-right: .6rem; } select { padding: 0 .4rem; }
progress { accent-color: var(--line); vertical-align: middle; margin-left: .5rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid var(--rule); font-weight: 400; }
th[scope=row], th:first-child { text-align: left; } thead th { color: var(--soft); }
section:target { border-color: var(--line); box-shadow: 0 0 0 2px var(--line); }
@media (max-width: 40rem) { th, td { padding: .2rem .25rem; } .plot .axis { font-size: 24px; } }
@media (max-width: 40rem) { main { padding: 1rem .6rem 3rem; } h1 { font-size: 1.7rem; } section { padding: .75rem; } }
@media print { body { background: none; } section { break-inside: avoid; } }
"""

_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; frame-ancestors 'none'"  # of a server


def page(review: Review, words: Words, links: Mapping[int, str] | None = None) -> str:
    """Return the review as a page in the reader's language; `links` lead from a move to where it can be seen."""
    tell = Teller(review, words)
    title = f"{words.format(f'{review.game}-name')}: {tell.say('title')}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(tell.scores())}</p>',
        "" if review.done else _progress(words, review.progress),
        *(_seat(review, summary, tell, links or {}) for summary in review.summaries),
    ]
    certain = tell.say("certain", effort=tell.say(f"effort-{review.effort}"), seed=review.seed)
    return document(words, title, "".join([*parts, f'<p class="soft">{escape(certain)}</p>']), done=review.done)


def waiting(words: Words) -> str:
    """Return the page of a review of which nothing is known yet."""
    title = words.format("review-title")
    return document(words, title, f"<h1>{escape(title)}</h1>{_progress(words, 0.0)}", done=False)


def document(words: Words, title: str, main: str, *, done: bool) -> str:
    """Return a page of the coach's kind; one that is not whole looks for more."""
    # A page that is not whole yet looks for more by itself: it has no script.
    more = "" if done else f'<meta http-equiv="refresh" content="{LOOKING}">'
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">{more}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{main}</main></body></html>\n"
    )


def _progress(words: Words, share: float) -> str:
    text = words.format("review-looking")
    return f'<p role="status">{escape(text)} <progress value="{share:.2f}" aria-label="{escape(text)}"></progress></p>'


def _seat(review: Review, summary: Summary, tell: Teller, links: Mapping[int, str]) -> str:
    seat = summary.seat
    named = sorted(
        (moment for moment in review.moments if moment.seat == seat and moment.label != EQUAL),
        key=lambda moment: (-moment.chance_lost.low, moment.number),
    )
    parts = [
        f"<h2>{escape(tell.name(seat))}</h2>",
        _tiles(summary, tell),
        f"<section><h3>{escape(_capital(tell.say('graph', goal=tell.goal())))}</h3>",
        f'<div class="scroll">{chart.graph(review, seat, tell)}</div>',
        f"<details><summary>{escape(tell.say('luck'))}</summary>{_luck(seat, tell)}</details></section>",
    ]
    for account in review.accounts:
        if account.seat == seat:
            rows = [
                (name, tell.reach(term.chance, share=True), tell.reach(term.points, share=False))
                for name, term in tell.terms(account)
            ]
            told = chart.table(("", tell.goal(), tell.unit()), rows)
            parts += [
                f"<section><h3>{escape(tell.say('account'))}: {escape(tell.goal())}</h3>",
                f'<div class="scroll">{chart.waterfall(account, tell)}</div>',
                f"<details><summary>{escape(tell.say('table'))}</summary>{told}</details></section>",
            ]
    parts.append(f"<h2>{escape(tell.say('worst'))}</h2>")
    if not named:
        parts.append(f"<section>{escape(tell.say('nothing'))}</section>")
    return "".join([*parts, *(_moment(moment, tell, links) for moment in named)])


def _tiles(summary: Summary, tell: Teller) -> str:
    accuracy = summary.accuracy
    half = (accuracy.high - accuracy.low) / 200
    named = [(label, summary.labels[label]) for label in reversed(LABELS) if label != EQUAL]
    tiles = [
        (f"{tell.percent(accuracy.mean / 100)}", f"{tell.say('accuracy', accuracy='')}± {tell.percent(half)}"),
        (str(summary.mattered), tell.say("choices", choices=summary.choices, mattered=summary.mattered)),
        *((str(count), tell.many(label, count, number=False)) for label, count in named),
    ]
    made = "".join(
        f'<div class="tile"><b>{escape(value)}</b><span>{escape(name)}</span></div>' for value, name in tiles
    )
    return f'<div class="tiles">{made}</div>'


def _luck(seat: int, tell: Teller) -> str:
    rows = [
        (
            _capital(tell.say(each.kind, round=each.round, number=each.number)),
            tell.reach(each.chance[seat], share=True, signed=True),
            tell.reach(each.points[seat], share=False, signed=True),
        )
        for each in tell.strokes(seat)[:12]
    ]
    return chart.table(("", tell.goal(), tell.unit()), rows)


def _moment(moment: Moment, tell: Teller, links: Mapping[int, str]) -> str:
    rows = [
        (
            tell.move(move.move) + (f" ({tell.say('played')})" if place == moment.played else ""),
            tell.reach(move.chance, share=True),
            tell.reach(move.points, share=False, signed=True),
            tell.reach(move.chance_behind, share=True) if place else "–",
        )
        for place, move in enumerate(moment.moves)
    ]
    told = chart.table((tell.say("move"), tell.goal(), tell.unit(), tell.say("behind")), rows)
    hindsight = ""
    if moment.hindsight is not None:
        hindsight = f'<p class="soft">{escape(tell.hindsight(moment.hindsight))}</p>'
    where = escape(tell.where(moment))
    if moment.number in links:
        where = f'<a href="{escape(links[moment.number])}">{where}</a>'
    sentences = "".join(f"<p>{escape(sentence)}</p>" for sentence in tell.sentences(moment))
    return (
        f'<section id="{chart.anchor(moment)}"><h3>{where}'
        f'<span class="tag {moment.label}">{escape(tell.label(moment.label))}</span></h3>{sentences}'
        f'<div class="scroll">{chart.bars(moment, tell)}</div>{hindsight}'
        f"<details><summary>{escape(tell.say('table'))}</summary>{told}</details></section>"
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
