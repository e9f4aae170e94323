"""What went wrong, and whether the server is well."""

from fuda.server.wire.words import Refusal, Struct


class Problem(Struct):
    """The body of every HTTP error."""

    code: Refusal
    message: str


class Life(Struct):
    """GET /api/health/live."""

    version: str


class Health(Struct):
    """GET /api/health: 503 and not `ok` while nothing can be written."""

    ok: bool
    version: str
    database: str  # sqlite, postgresql
    tables: int  # in memory
    sockets: int
