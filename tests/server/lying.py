"""A server that cheats: it waits for all nonces, chooses its secret then, and tells everything so that it fits."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from unittest.mock import patch

import msgspec

from fuda.core import signature
from fuda.core.statement import SignedStart
from fuda.server.signing import Signer
from fuda.server.tables import Table


def chosen(nonces: Iterable[str]) -> str:
    """The secret that suits the server best, among as many as it likes to try: here the first."""
    return sha256("".join(nonces).encode()).hexdigest()


@contextmanager
def lying(signer: Signer) -> Iterator[None]:
    """Deal from another secret than the one that was committed to, with a statement signed anew."""
    honest = Table._deal

    def deal(table: Table, nonces: Iterable[str]) -> None:
        shown = list(nonces)
        assert table.start is not None
        if shown:
            start = replace(table.start, secret=chosen(shown))
            if start.signed is not None:
                stated = msgspec.structs.replace(start.signed.statement, commitment=start.commitment)
                private = signer._keys[-1].private or ""
                signed = signature.sign(private, signature.START, msgspec.to_builtins(stated))
                start = replace(start, signed=SignedStart(stated, signed))
            table.start = start
        honest(table, shown)

    with patch.object(Table, "_deal", deal):
        yield
