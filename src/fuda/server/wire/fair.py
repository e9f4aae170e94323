"""The account of fair starts: GET /api/fair."""

from fuda.server.wire.tables import AbortInfo
from fuda.server.wire.words import Struct


class KeyInfo(Struct):
    """A key by which this server signs, or has signed."""

    key: str  # Ed25519, hex
    since: int  # milliseconds since 1970
    until: int | None  # None: the one that signs now


class FailedStart(Struct):
    """An aborted start, wherever it was."""

    game: str
    start: AbortInfo


class FailedStarts(Struct):
    """GET /api/fair/aborts?before=…: aborted starts, the newest first."""

    aborts: list[FailedStart]


class FairInfo(Struct):
    """GET /api/fair: this server's keys, the newest first, and what became of the fair starts at its tables."""

    keys: list[KeyInfo]
    since: int | None  # when the first of these starts was, milliseconds since 1970
    starts: int  # in which people's pages took part
    dealt: int
    aborted: dict[str, int]  # by reason
    aborts: list[FailedStart]  # the last ones


class StartAccount(Struct):
    """GET /api/fair/people/{person}: the starts that somebody took part in."""

    starts: int
    aborted: int
    missing: int  # aborted for want of this person's vow or nonce
