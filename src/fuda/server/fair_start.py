"""A fair start, and what people's pages have contributed to it."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from fuda.core.statement import SignedStart
from fuda.server.wire import AbortInfo, AbortReason


@dataclass(frozen=True)
class FairStart:
    """A fair start, as far as it has come."""

    match: str
    secret: str
    at: int  # when the pages were asked for what is missing now
    signed: SignedStart | None = None
    vows: Mapping[int, str] = field(default_factory=dict[int, str])
    nonces: Mapping[int, str] = field(default_factory=dict[int, str])

    @cached_property
    def commitment(self) -> str:
        """What is published before the match."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def abort(self, attempt: int, at: int, missing: list[int], reason: AbortReason) -> AbortInfo:
        """Return all that was said in it, now that it has failed."""
        return AbortInfo(
            attempt=attempt,
            match=self.match,
            commitment=self.commitment,
            secret=self.secret,
            missing=missing,
            at=at,
            reason=reason,
            vows=by_seat(self.vows),
            nonces=by_seat(self.nonces),
            signed=self.signed,
        )


def by_seat(said: Mapping[int, str]) -> dict[str, str]:
    """Return what pages have said, as JSON has it."""
    return {str(seat): text for seat, text in sorted(said.items())}
