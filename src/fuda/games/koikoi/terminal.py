"""The Koi-Koi table in a terminal: paper tiles in rows, built line by line so that it fits whatever height there is."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fuda.core.contract import Json
from fuda.core.events import Event
from fuda.core.terminal import Seen, wrap
from fuda.core.words import Words
from fuda.games.koikoi.view import in_reach

PAPER, SHADE = "#f0e7d3", "#c4baa5"  # a card that can be matched or chosen, and one that cannot
INK, FAINT = "#241f1a", "#6a6155"
KINDS = {  # sign, colour of the strip along the tile, colour of its text on paper
    "L": ("✦", "#d9a021", "#8a5f00"),
    "A": ("◆", "#4f8f5f", "#2c6440"),
    "R": ("▬", "#c98b64", "#84532f"),
    "K": ("·", "#8f877a", FAINT),
}
RED_POEMS, BLUE_RIBBONS = ("1R", "2R", "3R"), ("6R", "9R", "10R")
RED, BLUE = ("▬", "#c8382b", "#a82a1f"), ("▬", "#3a6fc4", "#22509c")

ACROSS = 8  # tiles in a row, fewer where even the smallest do not fit
NARROWEST = 7  # columns of a tile
SIDE = 37  # columns of the panel beside the table, where there is room for one
WIDE = 80 + SIDE + 3
TALLEST = 30  # lines that the table takes at most; a taller terminal stays empty below


def table(seen: Seen) -> RenderableType:
    """Return the table: the opponent above, the field, one's own captures and the hand below."""
    if seen.width < WIDE:
        return Group(*_main(seen, seen.width, seen.height, side=False))
    left = _main(seen, seen.width - SIDE - 3, seen.height, side=True)
    right = _side(seen, len(left))
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i] if i < len(left) else Text()
        line.append(" " * (seen.width - SIDE - 2 - line.cell_len))
        line.append("│ ", "dim")
        lines.append(line.append_text(right[i]) if i < len(right) else line)
    return Group(*lines)


def question(seen: Seen) -> str:
    """Return what the person is asked now."""
    view, words = seen.view, seen.words
    phase, board = view["phase"], view["board"]
    if phase == "call":
        stake = view["hints"]["stake"]
        at_stake = words.format("koikoi-word-at-stake", now=stake["gain"], factor=stake["gain"] // stake["base"])
        return f"{words.format('koikoi-word-call-question')} {at_stake}"
    if phase == "exchange":
        return words.format("koikoi-word-swap-question")
    if phase in ("take", "take-stock"):
        if board["pending"]["wild"]:
            return words.format("koikoi-word-gaji-choice")
        return words.format("koikoi-word-choose-match", card=_card(words, board["pending"]["card"]))
    choose = words.format("koikoi-word-choose-card")
    return f"{words.format('koikoi-word-declare')} {choose}" if "declare" in view["legal"] else choose


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> RenderableType | None:
    """Return the scored lines of each round that ended here, the factors, the score and the match's end."""
    ends = [i for i, event in enumerate(events) if event["key"].startswith("koikoi-event-round-")]
    if not ends:
        return None
    starts = [0, *(end + 1 for end in ends[:-1])]
    stops = [*(start for start in starts[1:]), len(events)]
    return Group(*(_round(events[a:b], names, words) for a, b in zip(starts, stops, strict=True)))


def _round(events: Sequence[Event], names: Sequence[str], words: Words) -> RenderableType:
    lines = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim", border_style="dim")
    lines.add_column(words.format("rules-yaku"), style="bold", no_wrap=True)
    lines.add_column(words.format("rules-cards"), ratio=1)
    lines.add_column(words.format("rules-points"), justify="right")
    lines.add_column(words.format("rules-factor"), justify="right")
    lines.add_column(words.format("rules-clause"), style="dim", no_wrap=True)
    after: list[Text] = []
    for event in events:
        kind, args = event["key"].removeprefix("koikoi-event-"), event["args"]
        if kind == "line":
            cards = Text(", ").join([_name(words, card) for card in args["cards"]])
            name = words.name("koikoi", "yaku", args["yaku"])
            lines.add_row(name, cards, str(args["points"]), f"× {args['factor']}", ", ".join(event["clauses"]))
        elif kind.startswith(("factor", "round-", "score", "match-", "stopped", "last-yaku", "auto-stop")):
            clauses = "" if kind == "score" else f"  {', '.join(event['clauses'])}"
            style = "bold" if kind.startswith(("round-", "match-")) else ""
            after.append(Text().append(words.event("koikoi", event, names), style).append(clauses, "dim"))
    title = Text(words.format("koikoi-word-summary"), f"bold {KINDS['L'][1]}")
    return Group(title, *([lines] if lines.rows else [Text()]), *after)


def _main(seen: Seen, width: int, height: int, *, side: bool) -> list[Text]:
    """Lay the table out: what must be seen first, then taller tiles and air, as far as the height allows."""
    view, board = seen.view, seen.view["board"]
    me = view["seat"] or 0
    across = _across(width)
    rows = max(1, -(-(len(board["field"]) + bool(board["pending"])) // across)) - (-board["held"][me] // across)
    top = [_header(seen, width), Text("─" * width, "dim")]
    theirs, mine = _player(seen, 1 - me, width), _player(seen, me, width)
    reach = [] if side else _flow(_reach(seen, me, 2), width, most=2, before=f" {_heading(seen)} ")
    fixed = len(top) + len(theirs) + len(mine)
    reach = reach[: max(0, height - fixed - 4 * rows)] if height else reach
    fixed += len(reach)
    tall, air, told_room = _fitting(height - fixed, rows, 0 if side else 3)
    told = _paragraph(seen.told, width - 1, told_room)
    upper = [*top, *theirs, *_blank(air > 0), *_field(seen, width, tall)]
    lower = [*mine, *reach, *_blank(air > 2), *_hand(seen, me, width, tall), *_blank(air > 1)]
    # The hand stays at its place near the lower edge; what is left over lies between it and the field.
    left_over = min(height, TALLEST) - len(upper) - len(lower) - told_room
    return [*upper, *_blank(left_over), *lower, *told, *_blank(told_room - len(told))]


def _fitting(room: int, rows: int, told: int) -> tuple[int, int, int]:
    """Return the roomiest way that fits so many rows: lines of a tile, blank lines, lines for what happened."""
    ways = ((5, 3, told), (4, 3, told), (3, 3, told), (3, 1, told), (3, 0, told), (3, 0, min(told, 1)))
    for tall, air, lines in ways:
        if (tall + 1) * max(rows, 3 if tall > 3 else 2) + air + lines <= room:
            return tall, air, lines
    return 3, 0, 0


def _blank(count: int) -> list[Text]:
    return [Text() for _ in range(count)]


def _header(seen: Seen, width: int) -> Text:
    view, board, words = seen.view, seen.view["board"], seen.words
    left = Text(" ")
    left.append(words.format("koikoi-word-round", round=board["round"], rounds=view["table"]["rounds"]), "bold")
    left.append(f" · {words.format('koikoi-word-stock')} {board['stock']}", "dim")
    if view["table"]["field_lights"] and board["lights"]:
        left.append(f" · ✦ × {1 + board['lights']}", KINDS["L"][1])
    me = view["seat"] or 0
    right = Text(f"{seen.names[me]} ").append(f"{view['scores'][me]} : {view['scores'][1 - me]}", "bold")
    right.append(f" {seen.names[1 - me]} ")
    left.append(" " * max(1, width - left.cell_len - right.cell_len))
    return left.append_text(right)


def _player(seen: Seen, seat: int, width: int) -> list[Text]:
    """A player's name and state, then the captures by kind."""
    board, words = seen.view["board"], seen.words
    line = Text(" ").append(seen.names[seat], "bold")
    if board["oya"] == seat:
        line.append(f" · {words.format('koikoi-word-oya')}", KINDS["L"][1])
    if seat != seen.view["seat"]:
        line.append(f" · {words.format('koikoi-word-cards-left', count=board['held'][seat])} ", "dim")
        line.append("▮" * board["held"][seat], BLUE[1])
    if board["koi"][seat]:
        line.append(f" · {words.format('koikoi-word-koi', count=board['koi'][seat])}", f"bold {RED[1]}")
    for made in board["yaku"][seat]:
        line.append(f" · {words.name('koikoi', 'yaku', made['yaku'])} {made['points']}", f"bold {KINDS['L'][1]}")
    line.truncate(width, overflow="ellipsis")
    shown = [line]
    if board["hands"][seat] and seat != seen.view["seat"]:
        open_hand = Text(", ").join([_name(words, card) for card in board["hands"][seat]])
        shown += _flow([open_hand], width, most=2, before=f"   {words.format('koikoi-word-hand')}: ")
    return shown + _flow(_captures(words, board["captured"][seat]), width, most=2, before="   ")


def _captures(words: Words, cards: Sequence[str]) -> list[Text]:
    """The captured cards: lights and animals by name, ribbons by colour and month, chaff counted."""
    if not cards:
        return [Text(words.format("koikoi-word-nothing-captured"), "dim")]
    chunks: list[Text] = []
    for kind in "LA":
        found = [card for card in cards if _kind(card) == kind]
        if found:
            sign, colour, _ = KINDS[kind]
            chunks.append(Text(f"{sign} ", colour).append(", ".join(_short(words, card) for card in found), colour))
    ribbons = [card for card in cards if _kind(card) == "R"]
    for style, group in ((RED, RED_POEMS), (BLUE, BLUE_RIBBONS), (KINDS["R"], ())):
        found = [c for c in ribbons if (c in group if group else c not in RED_POEMS + BLUE_RIBBONS)]
        if found:
            months = " ".join(_month(card) for card in found)
            chunks.append(Text(f"{style[0]} {_first_word(_short(words, found[0]))} {months}", style[1]))
    chaff = sum(_kind(card) == "K" for card in cards)
    if chaff:
        chunks.append(Text(f"{KINDS['K'][0]} {words.format('koikoi-kind-K')} {chaff}", KINDS["K"][1]))
    return chunks


def _field(seen: Seen, width: int, tall: int) -> list[Text]:
    """The field; under a card the numbers of the choices that would take it."""
    view, board = seen.view, seen.view["board"]
    takers, choosing = _takers(view), _choosing(view)
    tiles: list[tuple[list[Text], Text]] = []
    wide = _tile_width(width)
    for card in board["field"]:
        numbers = takers.get(card, [])
        taking = view["phase"] in ("take", "take-stock")
        label = Text(" ".join(map(str, numbers)), "bold reverse" if taking else f"bold {KINDS['A'][1]}")
        if numbers and taking:
            label = Text(f" {label.plain} ", label.style)
        elif numbers:
            label = Text("▴", KINDS["A"][1]).append_text(label)
        tiles.append((_tile(seen.words, card, wide, tall, lit=bool(numbers) or not choosing), label))
    if board["pending"]:
        tile = _tile(seen.words, board["pending"]["card"], wide, tall, lit=True)
        tiles.append((tile, Text("?", f"bold {KINDS['L'][1]}")))
    return _rows(tiles, wide, tall, _across(width)) or _blank(tall + 1)


def _hand(seen: Seen, me: int, width: int, tall: int) -> list[Text]:
    """One's own hand; the numbers choose, and a dot says that something lies there to be matched."""
    view = seen.view
    matches: dict[str, list[str]] = _hints(view).get("matches", {})
    wide = _tile_width(width)
    tiles: list[tuple[list[Text], Text]] = []
    for card in view["board"]["hands"][me] or ():
        number = _number(view, f"play {card}")
        matching = bool(number and matches.get(card))
        lit = matching or not _choosing(view)
        label = Text()
        if number:
            label.append(f" {number} ", "bold reverse" if matching else "reverse dim")
        if matching:
            label.append(" •", f"bold {KINDS['A'][1]}")
        tiles.append((_tile(seen.words, card, wide, tall, lit=lit), label))
    return _rows(tiles, wide, tall, _across(width))


def _choosing(view: Json) -> bool:
    """Whether a card is to be chosen now; otherwise no card is in the shade."""
    return any(action.startswith(("play ", "take ")) for action in view["legal"])


def _takers(view: Json) -> dict[str, list[int]]:
    """For each card of the field, the numbers of the choices that would take it."""
    takers: dict[str, list[int]] = {}
    for number, text in enumerate(view["legal"], 1):
        verb, _, card = text.partition(" ")
        if verb == "take":
            takers.setdefault(card, []).append(number)
        elif verb == "play":
            for match in _hints(view).get("matches", {}).get(card, ()):
                takers.setdefault(match, []).append(number)
    return takers


def _reach(seen: Seen, seat: int, most_missing: int) -> list[Text]:
    """The yaku in reach, the nearest first, each with what is missing."""
    words = seen.words
    found: list[Text] = []
    for entry in in_reach(seen.view, seat) if _hints(seen.view) else ():
        if entry["missing"] > most_missing:
            continue
        line = Text().append(words.name("koikoi", "yaku", entry["yaku"]), "bold")
        line.append(f" {entry['points']} ", KINDS["L"][1])
        cards, count = entry["cards"], entry["missing"]
        kinds = {_kind(card) for card in cards}
        if len(cards) == count:
            line.append_text(Text(" + ").join([_name(words, card) for card in cards]))
        elif len(kinds) == 1 and len(cards) > 4:
            sign, colour, _ = KINDS[kinds.pop()]
            line.append(f"{count} × {sign}", colour)
        else:
            line.append(f"{count} × ").append_text(Text("/").join([_name(words, card) for card in cards]))
        found.append(line)
    return found


def _side(seen: Seen, height: int) -> list[Text]:
    """The panel beside the table: yaku in reach for both, then what happened."""
    me = seen.view["seat"] or 0
    lines: list[Text] = [Text(_heading(seen), "bold")]
    for seat, most in ((me, 6), (1 - me, 4)):
        near = _reach(seen, seat, 3 if seat == me else 2)[:most]
        if not near:
            continue
        lines.append(Text(seen.names[seat], "dim"))
        for entry in near:
            wrapped = wrap(entry, SIDE - 2)
            lines += [Text("  " if i else " ").append_text(part) for i, part in enumerate(wrapped)]
    told: list[Text] = []
    for sentence in reversed(seen.told):
        parts = wrap(Text(sentence), SIDE - 1)
        if len(lines) + 1 + len(parts) + len(told) > height:
            break
        told = parts + told
    return [*lines[:height], Text(), *told]


def _tile(words: Words, card: str, wide: int, tall: int, *, lit: bool) -> list[Text]:
    """A card as a tile of paper: a strip in the colour of its kind, month and sign, plant, and what is on it."""
    sign, strip, colour = _style(card)
    paper = PAPER if lit else SHADE
    room = wide - 1
    month = _month(card)
    head = Text(month, f"bold {INK}").append(" " * (room - 1 - len(month) - 1) + sign + " ", f"bold {colour}")
    plant = _fit(words.format(f"koikoi-plant-{month}"), room)
    lines = [head, Text(plant, INK)]
    thing = _short(words, card)
    if tall == 3:
        parts = [_fit(_first_word(thing) if cell_len(thing) > room else thing, room)]
    else:
        parts = [_fit(part, room) for part in _wrapped(thing, room)][: tall - 2]
    weight = "" if _kind(card) == "K" else "bold "
    lines += [Text(part, weight + colour) for part in parts]
    lines += [Text() for _ in range(tall - len(lines))]
    tile: list[Text] = []
    for line in lines:
        whole = Text(style=f"on {paper}").append("▌", strip).append_text(line)
        tile.append(whole.append(" " * (wide - whole.cell_len)))
    return tile


def _rows(tiles: Sequence[tuple[list[Text], Text]], wide: int, tall: int, across: int) -> list[Text]:
    """Set tiles in rows with their labels below."""
    lines: list[Text] = []
    for start in range(0, len(tiles), across):
        row = tiles[start : start + across]
        lines += [Text(" ").append_text(Text(" ").join([tile[i] for tile, _ in row])) for i in range(tall)]
        labels = Text(" ")
        for _, label in row:
            before = (wide - label.cell_len) // 2
            labels.append(" " * before).append_text(label).append(" " * (wide + 1 - before - label.cell_len))
        lines.append(labels)
    return lines


def _tile_width(width: int) -> int:
    return max(NARROWEST, min(14, (width - ACROSS) // ACROSS))


def _across(width: int) -> int:
    return max(1, min(ACROSS, (width - 1) // (NARROWEST + 1)))


def _hints(view: Json) -> Json:
    return view["hints"] or {}


def _number(view: Json, action: str) -> int:
    return view["legal"].index(action) + 1 if action in view["legal"] else 0


def _heading(seen: Seen) -> str:
    return f"{seen.words.format('koikoi-word-yaku-in-reach')}:"


def _kind(card: str) -> str:
    return card.lstrip("0123456789")[0]


def _month(card: str) -> str:
    return card[: len(card) - len(card.lstrip("0123456789"))]


def _style(card: str) -> tuple[str, str, str]:
    return RED if card in RED_POEMS else BLUE if card in BLUE_RIBBONS else KINDS[_kind(card)]


def _card(words: Words, card: str) -> str:
    return words.name("koikoi", "card", card)


def _short(words: Words, card: str) -> str:
    return words.format(f"koikoi-card-{card}.short")


def _name(words: Words, card: str) -> Text:
    """A card in few words: what is on it; where several show the same, the month first."""
    thing = _short(words, card)
    if _kind(card) == "R":
        thing = f"{_month(card)} {_first_word(thing)}"
    elif _kind(card) == "K" and card != "11K":
        thing = f"{_month(card)} {thing}"
    return Text(thing, _style(card)[1])


def _first_word(text: str) -> str:
    return text.split(maxsplit=1)[0]


def _fit(text: str, room: int) -> str:
    """Make a name fit: its longest word, and that cut with a full stop where it must be."""
    if cell_len(text) > room:
        text = max(text.split(), key=len)
    return text if cell_len(text) <= room else text[: room - 1] + "."


def _wrapped(text: str, room: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _paragraph(told: Sequence[str], width: int, most: int) -> list[Text]:
    """What happened as one paragraph, which takes less room than a line for each sentence; the oldest are left out."""
    for start in range(len(told)):
        lines = wrap(Text(" ".join(told[start:])), width)
        if len(lines) <= most:
            return [Text(" ").append_text(line) for line in lines]
    return []


def _flow(chunks: Sequence[Text], width: int, *, most: int, before: str) -> list[Text]:
    """Set chunks one after another in at most so many lines; what does not fit is left out."""
    return list(_flowing(chunks, width, before))[:most] if chunks else []


def _flowing(chunks: Sequence[Text], width: int, before: str) -> Iterator[Text]:
    line, empty = Text().append(before, "dim"), True
    for chunk in chunks:
        if not empty and line.cell_len + 3 + chunk.cell_len > width:
            yield line
            line, empty = Text(" " * len(before)), True
        line.append("" if empty else "   ").append_text(chunk)
        line.truncate(width, overflow="ellipsis")
        empty = False
    yield line
