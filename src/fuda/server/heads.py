"""What is kept beside a table's entries: what lists need to know of it, who sat there, what became of its starts."""

from collections.abc import Sequence

import msgspec

from fuda.server.entries import Opened, Row, Sat
from fuda.server.log import Batch, Head
from fuda.server.projection import NOBODY, brief, info
from fuda.server.starts import changes
from fuda.server.tables import FindGame, Table


def batch(
    after: Table,
    rows: Sequence[Row],
    before: Table | None,
    epoch: int | None = None,
    followers: Sequence[str] = (),
) -> Batch:
    """Return entries with what follows from them, where that has changed."""
    head = None
    if before is None or after.stage == "over" or before.stage != after.stage:
        kept = after.match is not None or after.stage != "over"
        final = brief(info(after, NOBODY)) if after.stage == "over" else None
        head = Head(after.created, after.stage, kept, msgspec.json.encode(final).decode() if final else None)
    people = [seat.person for seat in after.opened.seats if seat.person] if before is None else []
    people += [row.entry.person for row in rows if isinstance(row.entry, Sat)]
    also = [change.write for change in changes(before, after, rows)]
    return Batch(after.id, rows, head, people, also, epoch, followers)


def opening(name: str, opened: Opened, at: int, find: FindGame) -> Batch:
    """Return the first entry of a table."""
    row = Row(seq=1, at=at, entry=opened)
    return batch(Table(name, row, find), [row], None)
