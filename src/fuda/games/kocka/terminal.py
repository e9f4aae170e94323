"""The table of Kouřící kočka in a terminal: the players with their letters, the trick, and the hand suit by suit."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fuda.core.contract import Json
from fuda.core.events import Event
from fuda.core.terminal import Seen, wrap
from fuda.core.words import Words
from fuda.games.kocka.notation import RANKS, SUITS
from fuda.games.kocka.table import letters

SIGNS = {"H": ("♥", "#c8382b"), "L": ("♠", "#4f8f5f"), "B": ("●", "#d9a021"), "A": ("♣", "#a5713f")}
TEN_HIGH = ("7", "8", "9", "U", "O", "K", "X", "A")
ACCENT, WARNING = "#d9a021", "#c8382b"


def table(seen: Seen) -> RenderableType:
    """Return the table: who has which letters and points, the trick, what came and went, and the hand."""
    head = [_header(seen), Text("─" * seen.width, "dim")]
    below = [*_trick(seen), *_history(seen), *_passes(seen), Text(), *_hand(seen)]
    lines = [*head, *_players(seen), Text(), *below]
    told = _sentences(seen.told, seen.width - 1)
    room = seen.height - len(lines) - 1
    return Group(*lines, *([Text(), *told[-room:]] if room > 0 and told else []))


def question(seen: Seen) -> str:
    """Return what the person is asked now."""
    view, words = seen.view, seen.words
    board: Json = view["board"]
    hints: Json = view["hints"] or {}
    if view["phase"] == "calls":
        return words.format("kocka-word-choose-call")
    if view["phase"] == "pass":
        missing = len(view["legal"]) - len(board["hand"]) + 3  # each card that was picked is offered no more
        return words.format("kocka-word-choose-pass", count=missing, name=seen.names[(view["seat"] + 1) % 4])
    suit: str | None = hints["trick"]["suit"] if "trick" in hints else None
    asked = words.format("kocka-word-choose-lead")
    if suit is not None:
        named = words.name("kocka", "suit", suit)
        key = "honour" if view["table"]["renonc"] == "honour" else "follow" if hints["follow"] else "any"
        asked = words.format(f"kocka-word-choose-{key}", suit=named)
    thrown: int | None = hints["throw"]["points"] if "throw" in hints else None
    if "throw" in view["legal"] and thrown is not None and board["points"][view["seat"]] >= 10:
        asked += f". {words.format('kocka-word-throw-means', points=thrown)}"
    return asked


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> RenderableType | None:
    """Return who took what in each round that ended here, why somebody lost, and the letters."""
    ends = [i for i, event in enumerate(events) if event["key"] == "kocka-event-deal"]
    rounds = [events[a:b] for a, b in zip([0, *ends], [*ends, len(events)], strict=True)]
    shown = [_round(each, names, words) for each in rounds if any(_kind(e).startswith("round-") for e in each)]
    return Group(*shown) if shown else None


def _round(events: Sequence[Event], names: Sequence[str], words: Words) -> RenderableType:
    lines = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim", border_style="dim")
    lines.add_column("", style="bold", no_wrap=True)
    lines.add_column(words.format("kocka-word-took"), ratio=1)
    lines.add_column(words.format("kocka-word-penalty"), justify="right")
    after: list[Text] = []
    for event in events:
        kind, args = _kind(event), event["args"]
        if kind.startswith("took"):
            cards = [_card(words, card) for card in args["cards"]]
            if kind.startswith("took-last"):
                cards.append(Text(words.format("kocka-word-last-trick-taken")))
            elif kind == "took-rest":
                cards.append(Text(words.format("kocka-word-rest")))
            lines.add_row(str(names[args["seat"]]), Text(", ").join(cards) if cards else Text("–"), str(args["points"]))
        elif kind.startswith(("seventeen", "throw", "renonc", "tie", "moon", "round-", "letters", "match-", "place")):
            clauses = "" if kind in ("letters", "place") else f"  {', '.join(event['clauses'])}"
            style = "bold" if kind.startswith(("round-", "match-")) else ""
            after.append(Text().append(words.event("kocka", event, names), style).append(clauses, "dim"))
    title = Text(words.format("kocka-word-summary"), f"bold {ACCENT}")
    return Group(title, *([lines] if lines.rows else [Text()]), *after)


def _kind(event: Event) -> str:
    return event["key"].removeprefix("kocka-event-")


def _header(seen: Seen) -> Text:
    view, words = seen.view, seen.words
    left = Text(" ").append(words.format("kocka-word-round", round=view["board"]["round"]), "bold")
    if view["phase"] == "play":
        number = len(view["memory"]["plays"]) // 4 + 1
        left.append(f" · {words.format('kocka-word-trick', trick=number)}", "dim")
    word = " ".join(_letters(view))
    return left.append(" " * max(1, seen.width - left.cell_len - cell_len(word) - 1)).append(word, f"bold {ACCENT}")


def _players(seen: Seen) -> list[Text]:
    """A line for each player, clockwise from the left neighbour, oneself last."""
    view, board, words = seen.view, seen.view["board"], seen.words
    word, me = _letters(view), view["seat"] or 0
    wide = max(cell_len(name) for name in seen.names)
    lines: list[Text] = []
    for seat in [(me + i) % 4 for i in (1, 2, 3, 4)]:
        on_turn = seat in view["to_act"] and view["phase"] != "pass"
        line = Text("▸" if on_turn else " ", ACCENT).append(seen.names[seat].ljust(wide), "bold")
        taken = view["scores"][seat]
        line.append(f"  {' '.join(word[:taken])}", f"bold {WARNING}")
        line.append(f"{' ' if taken else ''}{' '.join('·' * (len(word) - taken))}", "dim")
        parts = [words.format("kocka-word-tricks", count=board["taken"][seat])]
        if board["points"] is not None:
            parts.append(words.format("kocka-word-points", count=board["points"][seat]))
        if seat != me:
            parts.append(words.format("kocka-word-cards-left", count=board["held"][seat]))
        line.append(f"  {' · '.join(parts)}", "dim")
        if board["dealer"] == seat:
            line.append(f" · {words.format('kocka-word-dealer')}", ACCENT)
        if view["phase"] == "pass" and seat in board["ready"]:
            line.append(f" · {words.format('kocka-word-ready')}", SIGNS["L"][1])
        line.truncate(seen.width, overflow="ellipsis")
        lines.append(line)
    return lines


def _trick(seen: Seen) -> list[Text]:
    """The open trick; while it is empty, the last one, which may be looked at until somebody leads (SC-9)."""
    board, words = seen.view["board"], seen.words
    trick, title = board["trick"], "open-trick"
    if trick is None:
        trick, title = board["last"], "last-trick"
    if trick is None:
        text = "" if seen.view["phase"] == "pass" else words.format("kocka-word-nothing-led")
        return [Text(f" {text}", "dim")]
    line = Text(f"{words.format(f'kocka-word-{title}')}: ", "bold" if title == "open-trick" else "dim")
    for place, card in enumerate(trick["cards"]):
        seat = (trick["leader"] + place) % 4
        line.append("   " if place else "").append(f"{seen.names[seat]} ", "bold" if trick["taker"] == seat else "dim")
        line.append_text(_card(words, card))
    return [Text(" ").append_text(part) for part in wrap(line, seen.width - 2)]


def _history(seen: Seen) -> list[Text]:
    """All tricks so far, where the table plays with open memory."""
    lines = list[Text]()
    tricks: list[Json] = seen.view["board"]["history"] or []
    for number, trick in enumerate(tricks, 1):
        line = Text(f"   {number} {seen.names[trick['taker']]}: ", "dim")
        lines.append(line.append_text(Text(" ").join([_sign(card) for card in trick["cards"]])))
    return lines


def _passes(seen: Seen) -> list[Text]:
    """What oneself passed, until it is gone, and what came, until the first card is played."""
    board, words = seen.view["board"], seen.words
    lines = list[Text]()
    for key in ("passed", "received"):
        if board[key]:
            cards = Text(", ").join([_card(words, card) for card in board[key]])
            lines.append(Text(f" {words.format(f'kocka-word-{key}')}: ", "dim").append_text(cards))
    return lines


def _hand(seen: Seen) -> list[Text]:
    """One's own hand, a line for each suit, low to high; the numbers choose."""
    view, words = seen.view, seen.words
    order = TEN_HIGH if view["table"]["ten_high"] else RANKS
    numbers = {text.split()[-1]: number for number, text in enumerate(view["legal"], 1)}
    lines = list[Text]()
    hand: list[str] = view["board"]["hand"] or []
    for suit in SUITS:
        cards = sorted((c for c in hand if c[0] == suit), key=lambda c: order.index(c[1]))
        if not cards:
            continue
        sign, colour = SIGNS[suit]
        line = Text(f" {sign} ", f"bold {colour}").append(f"{words.name('kocka', 'suit', suit):<9}", colour)
        for card in cards:
            number = numbers.get(card)
            line.append(f" {number} " if number else "   ", "bold reverse" if number else "")
            line.append(
                f" {_rank(words, card)}  ", f"bold {WARNING}" if card == "LO" else colour if number else f"dim {colour}"
            )
        lines.append(line)
    return lines


def _letters(view: Json) -> list[str]:
    return letters(view["table"]["word"], view["table"]["ch_is_one_letter"])


def _rank(words: Words, card: str) -> str:
    """A card's rank; Hejma has a name of her own."""
    if card == "LO":
        return words.format("kocka-card-LO.short")
    rank = card[1]
    return rank if rank.isdigit() else "10" if rank == "X" else words.format(f"kocka-rank-{rank}").split(" (")[0]


def _card(words: Words, card: str) -> Text:
    return Text(f"{SIGNS[card[0]][0]} {_rank(words, card)}", SIGNS[card[0]][1])


def _sign(card: str) -> Text:
    return Text(f"{SIGNS[card[0]][0]}{'10' if card[1] == 'X' else card[1]}", SIGNS[card[0]][1])


def _sentences(told: Sequence[str], width: int) -> list[Text]:
    """What happened as one paragraph, which takes less room than a line for each sentence."""
    text = " ".join(told)
    return [Text(" ").append_text(line) for line in wrap(Text(text, "dim"), width)] if text else []
