"""The Yojimbo table in a terminal: the attacks, the players, and one line for each held card with what it is worth."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from fuda.core.contract import Json
from fuda.core.events import Event
from fuda.core.terminal import Seen
from fuda.core.words import Words
from fuda.games.yojimbo import deck
from fuda.games.yojimbo.notation import CARD

ACCENT, FAINT = "#d9a021", "dim"
ASIDE = " " * 6  # before a reason on a line of its own
COLOURS = {"grab": "#4f8f5f", "strike": "#c98b64", "kick": "#3a6fc4", "dagger": "#c8382b"}
SUMMED = (
    *("round-won", "nobody", "yojimbo", "tribute", "victory", "into-hand", "stack-discarded"),
    *("end", "score", "tie", "match-won", "match-shared"),
)


def table(seen: Seen) -> RenderableType:
    """Return the table: attacks and piles, the players, what happened, whole defences, and the hand.

    Where there are too few lines, what is dearest stays: the attacks and the hand.
    """
    head = [_header(seen), Text("─" * seen.width, FAINT), *_attacks(seen), *_players(seen)]
    offered, hand = _proposals(seen), _hand(seen)
    if not seen.height:
        return Group(*head, Text(), *offered, *([Text()] if offered else []), *hand)
    spare = seen.height - _lines([*head, *hand], seen)
    if spare < 0:
        hand = _hand(seen, asides=False)
        spare = seen.height - _lines([*head, *hand], seen)
    if spare < 0:
        del head[1]
        spare += 1
    while offered and _lines(offered, seen) > spare:
        offered.pop()
    offered = offered if len(offered) > 1 else []
    spare -= _lines(offered, seen)
    if offered and spare > 0:
        offered.append(Text())
        spare -= 1
    gap = [Text()] if spare > 0 else []
    room = spare - len(gap) - 1
    told = [Text(f" {sentence}", FAINT, no_wrap=True, overflow="ellipsis") for sentence in seen.told]
    return Group(*head, *gap, *([*told[-room:], Text()] if room > 0 and told else []), *offered, *hand)


def question(seen: Seen) -> str:
    """Return what the person is asked now."""
    view, words = seen.view, seen.words
    legal: list[str] = view["legal"]
    phase, board = view["phase"], view["board"]
    if phase == "pay":
        left = len(board["hands"][view["seat"]]) - len(legal)  # each card that was picked is offered no more
        return words.format("yojimbo-word-pay", missing=board["price"] - left)
    if phase == "prize":
        return words.format("yojimbo-word-prize", price=board["price"])
    if phase in ("kick", "source", "forced"):
        return words.format(f"yojimbo-word-{phase}")
    if not legal or "retreat" not in legal:
        return words.format("yojimbo-word-changing" if "draw" in legal else "yojimbo-word-laying")
    return words.format("yojimbo-word-turn" if "train" in legal else "yojimbo-word-turn-later")


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> RenderableType | None:
    """Return what the rounds that were won within these events brought, and how the game ended."""
    kinds = {event["key"].removeprefix("yojimbo-event-") for event in events}
    if not kinds & {"round-won", "victory", "into-hand", "end"}:
        return None
    lines = [Text(words.format("yojimbo-word-summary"), f"bold {ACCENT}")]
    for event in events:
        kind = event["key"].removeprefix("yojimbo-event-")
        if kind in SUMMED:
            style = "bold" if kind.startswith(("round-", "match-")) else ""
            clauses = "" if kind == "score" else f"  {', '.join(event['clauses'])}"
            lines.append(Text().append(words.event("yojimbo", event, names), style).append(clauses, FAINT))
    return Group(*lines)


def _lines(texts: Sequence[Text], seen: Seen) -> int:
    """Return how many lines of the screen these take; a long one goes on in the next."""
    return sum(max(1, -(-text.cell_len // seen.width)) for text in texts)


def _header(seen: Seen) -> Text:
    board, words = seen.view["board"], seen.words
    parts = [
        words.format("yojimbo-word-round", round=board["round"]),
        f"{words.format('yojimbo-word-pile')} {board['pile']}",
        f"{words.format('yojimbo-word-refill')} {board['refill']}",
        f"{words.format('yojimbo-word-discard')} {board['discards']}{_top(seen)}",
    ]
    return Text(" " + " · ".join(parts), no_wrap=True, overflow="ellipsis")


def _top(seen: Seen) -> str:
    top = seen.view["board"]["top"]
    return "" if top is None else f" ({_face(seen, _deck(seen).defence(CARD[top]).id)})"


def _attacks(seen: Seen) -> list[Text]:
    """The current attack with everything at stake, and the next one."""
    board, words = seen.view["board"], seen.words
    if not board["stack"]:
        return []
    fought, below = board["stack"][-1], board["stack"][:-1]
    line = (
        Text(" ").append(f"{words.format('yojimbo-word-current')}: ", FAINT).append_text(_attack(seen, fought, "bold"))
    )
    points = sum(face["points"] for face in board["stack"])
    line.append(f"  {words.format('yojimbo-word-points-count', count=points)}", FAINT)
    if below:
        line.append("  + ", FAINT).append_text(Text(", ").join([_attack(seen, face) for face in reversed(below)]))
    lines = [line]
    if board["opened"]:
        following = Text(", ").join([_attack(seen, face) for face in board["opened"]])
        lines.append(Text(" ").append(f"{words.format('yojimbo-word-next')}: ", FAINT).append_text(following))
    return lines


def _attack(seen: Seen, face: Json, style: str = "") -> Text:
    kind = seen.words.name("yojimbo", "attack", face["type"])
    name = _face(seen, face["face"])
    return Text(f"{name} ", style).append(f"{kind} {face['height']}", f"{style} {COLOURS[face['type']]}".strip())


def _players(seen: Seen) -> list[Text]:
    """One line a player: Yojimbo, points, cards, in or out, and who averted last."""
    view, words = seen.view, seen.words
    board = view["board"]
    lines: list[Text] = []
    for seat, name in enumerate(seen.names[: view["seats"]]):
        acting = seat in view["to_act"]
        line = Text(" ▸ " if acting else "   ").append("★ " if board["holder"] == seat else "  ", ACCENT)
        line.append(f"{name}  ", "bold" if acting else "")
        line.append(words.format("yojimbo-word-points-count", count=view["scores"][seat]))
        line.append(f" · {words.format('yojimbo-word-cards-left', count=board['held'][seat])}")
        here = "in" if seat in board["staying"] else "out"
        line.append(f" · {words.format(f'yojimbo-word-{here}')}", "" if here == "in" else FAINT)
        if board["averted"] and board["averted"]["seat"] == seat:
            line.append(f" · {words.format('yojimbo-word-averted')}", ACCENT)
        if board["victory"][seat]:
            line.append("  ").append_text(_attack(seen, board["victory"][seat][-1], FAINT))
        if board["backs"][seat] and seat != view["seat"]:
            backs = ", ".join(_face(seen, face) for face in board["backs"][seat])
            line.append(f"  [{backs}]", FAINT)
        lines.append(line)
    return lines


def _proposals(seen: Seen) -> list[Text]:
    """Whole defences, the cheapest first."""
    hints: Json = seen.view["hints"] or {}
    found: list[Json] = hints.get("defences", [])
    if not found:
        return []
    words, lines = seen.words, [Text(f" {seen.words.format('yojimbo-word-proposals')}:", FAINT)]
    for proposal in found[:3]:
        cards = " + ".join(f"{_card_face(seen, card)} {card}" for card in proposal["cards"])
        total = words.format("yojimbo-word-total", total=proposal["total"], height=proposal["height"])
        lines.append(Text(f"   {cards}  ").append(total, FAINT))
    return lines


def _hand(seen: Seen, *, asides: bool = True) -> list[Text]:
    """One line a card: its numbers, its defence, what it is worth, and why it is of no use now.

    Without `asides` reasons that need lines of their own are left out.
    """
    view, words = seen.view, seen.words
    seat: int | None = view["seat"]
    hints: Json = view["hints"] or {}
    if seat is None:
        return []
    held: list[str] = view["board"]["hands"][seat]
    columns = _columns(seen, held)
    lines = [Text(f" {words.format('yojimbo-word-hand')}:", FAINT)]
    worth: Json = hints.get("worth", {})
    unfit: Json = hints.get("unfit", {})
    for card in held:
        line = Text("  ")
        for choices, width in columns:
            if card in choices:
                number, verb = choices[card]
                line.append(number, "bold reverse").append(f" {verb}", FAINT)
                line.append(" " * (width - cell_len(f"{number} {verb}")))
            else:
                line.append(" " * width)
        line.append(_card_face(seen, card), "bold" if f"lay {card}" in view["legal"] else "")
        parts = [Text(f" {card}", FAINT)]
        if valued := _worth(words, worth.get(card, {})):
            parts.append(Text(valued))
        line.append_text(Text("  ").join(parts))
        lines.append(line)
        if card in unfit:
            reason: Any = {"key": unfit[card]["key"], "args": unfit[card]["args"], "clauses": [], "move": 0}
            why = Text(f"  {words.event('yojimbo', reason, seen.names)}", FAINT)
            if line.cell_len + why.cell_len <= seen.width:
                line.append_text(why)
            elif asides:
                room = max(seen.width - len(ASIDE), len(ASIDE))
                lines += [Text(ASIDE + part, FAINT) for part in wrap(why.plain.strip(), room)]
    return lines


def _columns(seen: Seen, held: Sequence[str]) -> list[tuple[dict[str, tuple[str, str]], int]]:
    """Return a column for what can be done with a card and one for its change, each with its width.

    A column has for each card the number to type and the verb.
    """
    legal: list[str] = seen.view["legal"]
    digits = len(str(len(legal)))
    played: dict[str, tuple[str, str]] = {}
    changed: dict[str, tuple[str, str]] = {}
    for number, text in enumerate(legal, 1):
        card = text.split()[-1]
        if card in held:
            column = changed if text.startswith("change") else played
            column[card] = (f" {number:>{digits}} ", _verb(seen.words, text))
    widths = [max((cell_len(f"{n} {verb}") for n, verb in each.values()), default=0) + 2 for each in (played, changed)]
    return [(each, width) for each, width in zip((played, changed), widths, strict=True) if each]


def _verb(words: Words, text: str) -> str:
    """Return what a choice does with the card, without the card."""
    verb = text.split(maxsplit=1)[0]
    return words.format(f"yojimbo-verb-{verb}")


def _worth(words: Words, values: Json) -> str:
    now, following = values.get("now"), values.get("next")
    if now is None and following is None:
        return ""
    if following is None:
        return words.format("yojimbo-word-worth", now=now)
    return words.format("yojimbo-word-worth-both", now=now, next=following)


def _card_face(seen: Seen, card: str) -> str:
    return _face(seen, _deck(seen).defence(CARD[card]).id)


def _face(seen: Seen, face: str) -> str:
    """Return a face's name: in the reader's language where there is one, else as the deck has it."""
    if seen.words.has(f"yojimbo-face-{face}"):
        return seen.words.format(f"yojimbo-face-{face}")
    played = _deck(seen)
    return next((each.name for each in (*played.defences, *played.attacks) if each.id == face), face)


def _deck(seen: Seen) -> deck.Deck:
    options = seen.view["table"]
    return deck.load(options["deck"], options["players"], options["hand"])
