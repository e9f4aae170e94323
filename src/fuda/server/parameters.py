"""What an address of the server may hold: parts of a path and of a query, each with its pattern."""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from fuda.server.wire import END

TableId = Annotated[str, PathParameter(pattern=rf"^[A-Za-z0-9_-]{{1,40}}{END}")]
PersonId = TableId
Origin = Annotated[str, QueryParameter(pattern=rf"^(https?://[^/?#\s]{{1,200}})?{END}")]
# Milliseconds, in digits: as an integer of the library's, `0.0` and `1e3` would be numbers too.
Before = Annotated[str | None, QueryParameter(pattern=rf"^[0-9]{{1,16}}{END}")]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]  # that a sentence names: words count no further
Topic = Annotated[str, QueryParameter(name="wish")]  # of practice, as links have always called it


def moment(before: Before) -> int | None:
    """Return the time that a list ends before."""
    return None if before is None else int(before)
