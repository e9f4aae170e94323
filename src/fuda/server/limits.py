"""How much anybody may ask for: token buckets, refilled with time."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """Tokens of one asker."""

    rate: float  # tokens a second
    burst: int  # most tokens
    tokens: float
    at: float  # seconds, when `tokens` was right

    def take(self, now: float) -> bool:
        """Take a token; False when there is none."""
        self.tokens = min(float(self.burst), self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self.tokens) / self.rate)


def bucket(rate: float, burst: int, now: float) -> Bucket:
    """Return a full bucket."""
    return Bucket(rate, burst, float(burst), now)


class Buckets:
    """A bucket for each asker; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float], most: int = 20_000) -> None:
        self.rate, self.burst, self.clock, self.most = rate, burst, clock, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, asker: str) -> float:
        """Take a token; returns 0, or the seconds to wait when there is none."""
        now = self.clock()
        if asker not in self._buckets and len(self._buckets) >= self.most:
            self._forget(now)
        found = self._buckets.setdefault(asker, bucket(self.rate, self.burst, now))
        return 0.0 if found.take(now) else found.wait

    def _forget(self, now: float) -> None:
        """Forget who has asked for nothing lately; when all have, the one who asked first."""
        whole = self.burst / self.rate
        self._buckets = {asker: b for asker, b in self._buckets.items() if now - b.at < whole}
        while len(self._buckets) >= self.most:
            self._buckets.pop(next(iter(self._buckets)))
