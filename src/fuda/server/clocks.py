"""Time to think. What was left is written into every entry of the log, so that downtime is never charged."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from fuda.server.wire import Clock


@dataclass(frozen=True)
class Limit:
    """Milliseconds for a move, and beyond that for the whole match."""

    move: int
    reserve: int


LIMITS = {"none": Limit(0, 0), "casual": Limit(60_000, 0), "fast": Limit(15_000, 120_000)}


@dataclass(frozen=True)
class Turn:
    """Since when a seat may act, or a round rests: the entry of the log and its time."""

    seq: int
    at: int


@dataclass(frozen=True)
class _Running:
    turn: Turn
    whole: int  # milliseconds that the turn began with
    left: int  # milliseconds left at `since`
    since: int


class Clocks:
    """The running clocks of one table. They stand still while nobody is there, and while the server is down."""

    def __init__(self, kind: Clock, now: int) -> None:
        self.kind = kind
        self.limit = LIMITS[kind]
        self._running: dict[int, _Running] = {}
        self._stopped: int | None = now  # since when nobody is there

    def follow(self, turns: Mapping[int, Turn], reserves: list[int], left: Mapping[str, int], now: int) -> None:
        """Run the clocks of those who may act. A turn that goes on after a restart has `left` what it had."""
        if self.kind == "none":
            return
        running: dict[int, _Running] = {}
        for seat, turn in turns.items():
            known = self._running.get(seat)
            if known is not None and known.turn == turn:
                running[seat] = known
                continue
            whole = self.limit.move + reserves[seat]
            running[seat] = _Running(turn, whole, left.get(str(seat), whole), now)
        self._running = running

    def run(self, *, here: bool, now: int) -> None:
        """Stop the clocks when the last person goes, and start them when somebody comes."""
        if here and self._stopped is not None:
            away = self._stopped
            self._running = {s: replace(r, since=r.since + now - max(r.since, away)) for s, r in self._running.items()}
            self._stopped = None
        elif not here and self._stopped is None:
            self._stopped = now

    def jump(self, ahead: int) -> None:
        """Take no notice of milliseconds that the hour went ahead, or back, without anybody having lived them."""
        if self._stopped is None:
            self._running = {seat: replace(r, since=r.since + ahead) for seat, r in self._running.items()}

    def left(self, seat: int, now: int) -> int | None:
        """Return the milliseconds that a seat has left, None where it has no clock."""
        running = self._running.get(seat)
        if running is None:
            return None
        until = now if self._stopped is None else max(self._stopped, running.since)
        return max(0, running.left - (until - running.since))

    def used(self, seat: int, now: int) -> int:
        """Return the milliseconds to charge for a move made now."""
        left = self.left(seat, now)
        return 0 if left is None else self._running[seat].whole - left

    def deadline(self, seat: int, now: int) -> int | None:
        """Return when the server moves for a seat, None while its clock stands still."""
        left = self.left(seat, now)
        return None if left is None or self._stopped is not None else now + left

    def snapshot(self, now: int) -> dict[str, int]:
        """Return what every running clock has left, for the log."""
        return {str(seat): left for seat in self._running if (left := self.left(seat, now)) is not None}
