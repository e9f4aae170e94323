"""The start statement: what a server fixes and signs before any page has shown its nonce (docs/record-format.md)."""

from typing import Literal

import msgspec

from fuda.core.canonical import fingerprint
from fuda.core.errors import BadRecord

WORDS = {"match": "match id", "rules": "version of the rules", "table": "table rules", "people": "number of people"}


class StatementSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits in a seat: a person's public id and name, or a bot's level."""

    person: str | None = None
    name: str | None = None
    level: str | None = None


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a match is about to be."""

    format: Literal["fuda-start"] = "fuda-start"
    version: Literal[1] = 1
    server: str  # its public key, hex
    at: int  # milliseconds since 1970
    attempt: int  # from 1: how often this table has tried to start
    match: str  # hex
    commitment: str  # SHA-256 of the secret, hex
    game: str
    rules: int  # the version of the game's rules
    table: str  # SHA-256 of the canonical table rules, hex
    dealer: int | None
    seats: list[StatementSeat]

    @property
    def people(self) -> int:
        """How many people sit there, each of whom owes a nonce."""
        return sum(seat.person is not None for seat in self.seats)

    @property
    def salt(self) -> bytes:
        """What of it is mixed into every shuffle."""
        return fingerprint(msgspec.to_builtins(self))

    def check_seats(self, number: int) -> None:
        """Refuse seats that the table has not: another number, or one that is neither a named person's nor a bot's."""
        if len(self.seats) != number:
            raise BadRecord(f"the start statement has {len(self.seats)} seats, the table {number}")
        for place, seat in enumerate(self.seats):
            if (seat.person is None) != (seat.name is None) or (seat.person is None) == (seat.level is None):
                raise BadRecord(f"seat {place} of the start statement has a person with a name, or a level, not {seat}")

    def require(self, **facts: str | int | None) -> None:
        """Refuse what a record says otherwise than was stated."""
        for name, found in facts.items():
            if (stated := getattr(self, name)) != found:
                raise BadRecord(f"the start statement has another {WORDS.get(name, name)}: {stated}, not {found}")


class SignedStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A statement and the signature of the key that it names, hex."""

    statement: Statement
    signature: str
