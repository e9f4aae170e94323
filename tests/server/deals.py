"""The same cards every time: what a server of the tests draws by chance depends on nothing but what the test does.

A deal comes from the server's secret, its statement and the pages' nonces, a bot's move from its seed. Here secrets,
nonces and seeds are numbered from the beginning of a test (tests/server/conftest.py) or of a server in a process of its
own (process.py), statements are made and signed but all mix in the same salt, and the deal of the day is always that of
one day. `same` deals every table the same cards, whichever test comes first: many tests share one server in the
browser. A page there makes the shuffles again by itself, so these servers state nothing, as those of old did;
tests/browser/test_fair.py has one that draws and states as real ones do.
"""

import hashlib
import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count, repeat
from unittest.mock import patch

from fuda.core.fair import FairDeal
from fuda.core.statement import Statement
from fuda.server.signing import Signer

SAME = "same 11"  # the deal of every table in the browser's tests: nobody is dealt a lucky hand
DAY = b"2026-11-16"  # whose deal of the day is dealt on every day
_nonces = count()


@contextmanager
def fixed(*, same: bool = False, seed: int = 0) -> Iterator[None]:
    """Draw secrets, match ids, nonces and the seeds of bots in one order, from the first."""
    global _nonces  # noqa: PLW0603
    _nonces = count()
    numbers = repeat(SAME) if same else (f"{seed} {n}" for n in count())

    def fresh(nonces: tuple[bytes, ...] = ()) -> FairDeal:
        number = next(numbers)
        return FairDeal(_bytes(f"secret {number}"), _bytes(f"match {number}")[:16], tuple(nonces))

    seeded = FairDeal.seeded

    def of_one_day(seed: int | bytes) -> FairDeal:
        return seeded(re.sub(rb"\d{4}-\d\d-\d\d$", DAY, seed) if isinstance(seed, bytes) else seed)

    with ExitStack() as patched:
        patched.enter_context(patch.object(FairDeal, "seeded", of_one_day))
        patched.enter_context(patch.object(FairDeal, "fresh", fresh))
        patched.enter_context(patch.object(secrets, "randbits", lambda _: 0))  # a bot answers a view in one way
        patched.enter_context(patch.object(Statement, "salt", bytes(32)))
        if same:
            patched.enter_context(patch.object(Signer, "start", lambda *_: None))
        yield


def nonce() -> str:
    """Return the next page's nonce, in hex."""
    return _bytes(f"nonce {next(_nonces)}").hex()


def _bytes(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
