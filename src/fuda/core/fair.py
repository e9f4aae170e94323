"""The fair deal: shuffles that nobody could choose and anybody can check (docs/record-format.md)."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from fuda.core.errors import BadRecord, FudaError, shown
from fuda.core.statement import SignedStart

PLAIN, STATED = b"fuda-deal-1", b"fuda-deal-2"  # without and with a start statement
SEED_LABEL = b"fuda-seed"


@dataclass(frozen=True)
class FairDeal:
    """Everything that decides the shuffles of one match."""

    secret: bytes = field(repr=False)  # 32 bytes, published as its SHA-256 before the match and itself after it
    match_id: bytes = bytes(16)
    nonces: tuple[bytes, ...] = ()  # one from each person at the table, in seat order
    start: SignedStart | None = None  # what a server stated before the nonces; None where nobody had to be trusted

    def __post_init__(self) -> None:
        if not isinstance(self.nonces, tuple):  # type: ignore[reportUnnecessaryIsInstance]
            raise BadRecord(f"nonces={shown(self.nonces)}; expected a tuple of bytes")
        for name, part in (("secret", self.secret), ("match_id", self.match_id), *(("nonces", n) for n in self.nonces)):
            if not isinstance(part, bytes):  # type: ignore[reportUnnecessaryIsInstance]
                raise BadRecord(f"{name}: expected bytes, found {type(part).__name__}")  # a secret is not quoted
        if len(self.secret) != 32:
            raise BadRecord(f"a deal's secret has 32 bytes, this one {len(self.secret)}")
        if len(self.match_id) != 16:
            raise BadRecord(f"a match id has 16 bytes, this one {len(self.match_id)}")
        for nonce in self.nonces:
            if not 1 <= len(nonce) <= 64:
                raise BadRecord(f"a nonce has 1 to 64 bytes, this one {len(nonce)}")

    @classmethod
    def fresh(cls, nonces: Sequence[bytes] = ()) -> "FairDeal":
        """Draw a secret and a match id from the operating system's randomness."""
        known = tuple(nonces) if isinstance(nonces, Sequence) else nonces  # type: ignore[reportUnnecessaryIsInstance]
        return cls(secrets.token_bytes(32), secrets.token_bytes(16), known)

    @classmethod
    def seeded(cls, seed: int | bytes) -> "FairDeal":
        """Make the deal that a seed stands for: an int counts as its decimal digits."""
        if type(seed) not in (int, bytes):
            raise FudaError(f"seed={shown(seed)}; expected an int or bytes")
        try:
            data = seed if isinstance(seed, bytes) else str(seed).encode()
        except ValueError as error:
            raise FudaError(f"seed={shown(seed)}; expected bytes or an int of fewer digits") from error
        return cls(hashlib.sha256(SEED_LABEL + data).digest())

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hex: what is published before the match."""
        return hashlib.sha256(self.secret).hexdigest()

    def shuffle(self, k: int, lot: Sequence[int]) -> list[int]:
        """Return shuffle number k (from 0, counted through the match) of a lot given in ascending order.

        >>> FairDeal.seeded(7).shuffle(0, range(8))
        [2, 5, 7, 6, 4, 0, 3, 1]
        """
        cards = list(lot)
        label = PLAIN if self.start is None else STATED + self.start.statement.salt
        prefix = label + self.match_id + b"".join(len(n).to_bytes(2, "big") + n for n in self.nonces)
        words = _Words(self.secret, prefix + k.to_bytes(4, "big"))
        for i in range(len(cards) - 1, 0, -1):
            j = _below(words, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


class _Words:
    """The 32-bit big-endian words of HMAC-SHA-256 over numbered blocks."""

    def __init__(self, secret: bytes, prefix: bytes) -> None:
        self.secret, self.prefix, self.block, self.words = secret, prefix, 0, iter(())

    def next(self) -> int:
        for word in self.words:
            return word
        data = hmac.digest(self.secret, self.prefix + self.block.to_bytes(4, "big"), "sha256")
        self.block += 1
        self.words = iter([int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4)])
        return self.next()


def _below(words: "_Words", n: int) -> int:
    """Draw from 0 to n − 1 without bias: words above the last whole multiple of n are thrown away."""
    limit = (1 << 32) - (1 << 32) % n
    while (word := words.next()) >= limit:
        pass
    return word % n
