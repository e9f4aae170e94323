"""Write the pages of docs/ that are made from the code: the rules and observations of every game, and some examples.

Run it after changing words, options or the deal; tests/test_docs.py fails while a page differs from what this writes.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core import signature
from fuda.core.canonical import canonical, fingerprint
from fuda.core.contract import Json, Spec
from fuda.core.fair import FairDeal
from fuda.core.game import Game
from fuda.core.observation import CARD, decode, place, words
from fuda.core.options import Option, Value
from fuda.core.record import written
from fuda.core.statement import SignedStart, Statement, StatementSeat
from fuda.core.verification import sign
from fuda.core.words import Words

ROOT = Path(__file__).resolve().parents[1]
PRIVATE = bytes(range(32)).hex()  # of the examples' server: everybody knows it
NONCES = (bytes.fromhex("a1b2c3d4e5f60718"), b"nonce of seat 1")
say = Words("en").format
OBSERVATIONS = """# Observations

Written by `scripts/docs.py` from each game's `LAYOUT`. An observation is what one seat may know, as bits in blocks: a
set of cards (a bit a card, in the order of the deck), one of several numbers (the bit of the number is 1), or a yes.
Seats are seen from the observer's chair. The same bits come from a state in which everything hidden was erased, and in
every world that fits what the seat knows. Environments give them as zeros and ones in this order; batches pack them
into 32-bit words, the lowest bit first. `decode` reads them back as words:

```python
>>> import fuda, numpy as np
>>> from fuda.core.observation import decode, words
>>> match = fuda.game("koikoi", "czech").new(seed=7)
>>> rules = match.game.spec.rules
>>> row = np.zeros(words(rules.OBSERVATION), np.uint32)
>>> match.game.rules.observe(match.state, match.table, match.seat, row)
>>> decode(rules.LAYOUT, row, match.game.spec.cards)["field"]
{field}

```

An action is a number too; `game.spec.text(number)` is its notation and `game.spec.action(text)` the way back. A mask
has a bit for each, 1 where it is legal.
"""


def main() -> None:
    """Write every page."""
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def pages() -> dict[Path, str]:
    """Return the text of every generated page by its path."""
    made = {ROOT / f"docs/rules/{name}.md": rules(spec(name)) for name in GAMES}
    made[ROOT / "docs/observations.md"] = observations()
    record = ROOT / "docs/record-format.md"
    return made | {record: _filled(record.read_text("utf-8"))}


def rules(game: Spec) -> str:
    """Return a game's rulebook: every clause in our words, its tables, and the table rules with their presets."""
    lines = [
        f"# {say(f'{game.name}-name')}: the rules",
        "",
        say(f"{game.name}-tagline"),
        "",
        "Written by `scripts/docs.py` from the words, tables and options of the game; its tests carry the clause ids.",
        f"`fuda rules {game.name}` prints the rules in English, Czech and Russian.",
    ]
    for section, clauses in game.sections:
        lines += ["", f"## {say(f'{game.name}-rules-{section}')}", ""]
        lines += [f"- **{clause}** {say(f'{game.name}-rule-{clause}')}" for clause in clauses]
        if section in game.tables:
            head, *rows = [[say(cell) for cell in row] for row in game.tables[section]]
            lines += ["", *_table(head, rows)]
    lines += ["", "## Table rules", ""]
    lines += ["`fuda.game(name, preset, option=value, …)`; the first preset is the default.", ""]
    lines += _options(game)
    if game.advice:
        lines += ["", "## Advice", ""]
        lines += [f"- {say(f'{game.name}-advice-{number}')}" for number in range(1, game.advice + 1)]
    return "\n".join(lines) + "\n"


def observations() -> str:
    """Return what players of each game observe, block by block."""
    lines = OBSERVATIONS.format(field=_field_of_example()).splitlines()
    for name in GAMES:
        game = spec(name)
        kernel = game.rules
        head = ["Block", "From bit", "Bits", "Stands for", "Meaning"]
        rows: list[list[str]] = []
        for block in kernel.LAYOUT:
            last = block.first + block.width - 1
            numbers = "yes" if block.width == 1 else f"{block.first}–{last}"
            kind = "cards" if block.kind == CARD else numbers
            start = str(place(kernel.LAYOUT, block.name))
            rows.append([f"`{block.name}`", start, str(block.width), kind, block.meaning])
        about = f"{kernel.OBSERVATION} bits in {words(kernel.OBSERVATION)} words; {kernel.ACTIONS} actions, "
        about += f"at most {kernel.MOST_ACTIONS} legal at once."
        lines += ["", f"## {say(f'{name}-name')}", "", about, "", *_table(head, rows)]
    return "\n".join(lines) + "\n"


def _field_of_example() -> list[str | int]:
    match = fuda.game("koikoi", "czech").new(seed=7)
    kernel = match.game.spec.rules
    row = np.zeros(words(kernel.OBSERVATION), np.uint32)
    assert match.seat is not None
    match.game.rules.observe(match.state, match.table, match.seat, row)
    return decode(kernel.LAYOUT, row, match.game.spec.cards)["field"]


def _options(game: Spec) -> Iterator[str]:
    presets = list(game.options[0].presets)
    head = ["Option", "Meaning", "Allowed", *(f"`{preset}`" for preset in presets), "Clauses"]
    rows: list[list[str]] = []
    for option in game.options:
        allowed = option.allowed + "".join(f"; needs `{name}` {_value(value)}" for name, value in option.needs)
        defaults = [_value(option.presets[preset]) for preset in presets]
        rows.append([f"`{option.name}`", _meaning(game, option), allowed, *defaults, ", ".join(option.clauses)])
    return _table(head, rows)


def _meaning(game: Spec, option: Option) -> str:
    key = f"{game.name}-option-{option.name}"
    return f"{say(key)}. {say(f'{key}.help')}"


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def example() -> Json:
    """Return the signed record of a short match in which everybody takes the first legal action."""
    game = fuda.game("koikoi", "russian", rounds=1)
    match = game.new(deal=stated(game))
    while not match.over:
        match.play(match.legal()[0])
    return sign(match.record(), PRIVATE)


def stated(game: Game) -> FairDeal:
    """Return a deal with a start statement."""
    bare = FairDeal(bytes(range(32)), bytes(range(16)), NONCES)
    statement = Statement(
        server=signature.public(PRIVATE),
        at=1_794_816_000_000,
        attempt=1,
        match=bare.match_id.hex(),
        commitment=bare.commitment,
        game=game.name,
        rules=game.spec.version,
        table=fingerprint(written(game)).hex(),
        dealer=None,
        seats=[StatementSeat(person="0123456789abcdef", name="Jiří “Ace”"), StatementSeat(person="f0", name="Хана")],
    )
    signed = SignedStart(statement, signature.sign(PRIVATE, signature.START, msgspec.to_builtins(statement)))
    return FairDeal(bare.secret, bare.match_id, bare.nonces, signed)


def statement() -> Json:
    """Return the statement of the example with its bytes, its hash and its signature."""
    start = stated(fuda.game("koikoi", "russian", rounds=1)).start
    assert start is not None
    data = msgspec.to_builtins(start.statement)
    return {
        "private_key": PRIVATE,
        "statement": data,
        "canonical": canonical(data).decode(),
        "sha256": fingerprint(data).hex(),
        "signature": start.signature,
    }


def vectors() -> list[Json]:
    """Return shuffles with everything that decides them."""
    seeded, plain = FairDeal.seeded(7), FairDeal(bytes(range(32)), bytes(range(16)))
    nonces = FairDeal(plain.secret, plain.match_id, (b"\x01", b"nonce of seat 1", bytes(64)))
    cases = [(seeded, 0, 8), (seeded, 1, 8), (plain, 0, 48), (nonces, 0, 48), (nonces, 258, 32), (nonces, 2, 1)]
    full = stated(fuda.game("koikoi", "russian", rounds=1))
    cases += [(full, 0, 48), (full, 1, 8)]
    return [
        {
            "secret": deal.secret.hex(),
            "match": deal.match_id.hex(),
            **({"statement": deal.start.statement.salt.hex()} if deal.start else {}),
            "nonces": [nonce.hex() for nonce in deal.nonces],
            "k": k,
            "cards": cards,
            "shuffled": deal.shuffle(k, range(cards)),
        }
        for deal, k, cards in cases
    ]


def _filled(page: str) -> str:
    """Return record-format.md with its examples written anew."""
    for name, data in (("example", example()), ("statement", statement()), ("vectors", vectors())):
        block = f"<!-- {name} -->\n```json\n{_json(data)}\n```\n<!-- /{name} -->"
        page, count = re.subn(f"<!-- {name} -->.*<!-- /{name} -->", lambda _, b=block: b, page, flags=re.DOTALL)
        assert count == 1, name
    return page


def _json(data: object, indent: str = "") -> str:
    """Write JSON with what fits on one line on one line."""
    line = json.dumps(data, ensure_ascii=False)
    if len(indent + line) <= 118 or not isinstance(data, dict | list):
        return line
    inner = indent + "  "
    if isinstance(data, dict):
        parts = [f"{json.dumps(key)}: {_json(value, inner)}" for key, value in data.items()]
    elif all(isinstance(part, str | int) for part in data):  # a shuffle: as many cards on a line as fit
        parts = _wrapped([json.dumps(part) for part in data], 116 - len(inner))
    else:
        parts = [_json(part, inner) for part in data]
    start, end = "{}" if isinstance(data, dict) else "[]"
    return f"{start}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{end}"


def _wrapped(parts: list[str], width: int) -> list[str]:
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}, {part}" if lines[-1] else part
        if len(longer) > width:
            lines.append(part)
        else:
            lines[-1] = longer
    return lines


if __name__ == "__main__":
    main()
