"""Who sits in a seat."""

from dataclasses import dataclass

from fuda.server.wire import SeatKind


@dataclass(frozen=True)
class Occupant:
    """A seat and who sits there."""

    kind: SeatKind
    person: str | None = None
    name: str | None = None
    level: str | None = None
    away: bool = False  # has vanished
    left: bool = False  # has got up in the middle of the match
    resigned: bool = False

    @property
    def driven(self) -> bool:
        """Whether a bot plays here, as itself or for somebody."""
        return self.kind == "bot" or self.away or self.left or self.resigned

    @property
    def stays(self) -> bool:
        """Whether a person sits here who has not given the match up."""
        return self.kind == "person" and not self.left and not self.resigned
