"""What a file proves: who has signed it, and that all of it holds."""

from collections.abc import Collection

import msgspec

from fuda.core import signature
from fuda.core.contract import Json
from fuda.core.errors import BadRecord, FudaError
from fuda.core.record import FORMAT, SIGNED, FindGame, Record, begin, check, finish, play


def sign(data: Json, private: str) -> Json:
    """Return a record with the signature of a server's private key, in hex."""
    bare = {**data, "version": SIGNED}
    value = signature.sign(private, signature.RECORD, bare)
    return {**bare, "signature": {"key": signature.public(private), "value": value}}


def signers(kept: Record, trusted: Collection[str] = ()) -> list[str]:
    """Check the signatures of a record and return whose they are, without repeats; with keys that alone are trusted."""
    keys: list[str] = []
    if kept.deal.start:
        keys.append(kept.deal.start.statement.server)
        stated = msgspec.to_builtins(kept.deal.start.statement)
        signature.check(keys[0], signature.START, stated, kept.deal.start.signature)
    if kept.signature:
        keys.append(kept.signature.key)
        bare = msgspec.to_builtins(kept)
        del bare["signature"]
        signature.check(kept.signature.key, signature.RECORD, bare, kept.signature.value)
    if trusted and not kept.signature:
        raise BadRecord("the record is not signed: nothing in it says which server it comes from")
    for key in keys:
        if trusted and key not in trusted:
            raise BadRecord(f"it is signed by key {key}, which is none of those named")
    return list(dict.fromkeys(keys))


def verify(data: object, find: FindGame, trusted: Collection[str] = ()) -> list[tuple[str, bool, str]]:
    """Return what holds, in order, up to the first thing that does not: (what, whether, detail)."""
    found: list[tuple[str, bool, str]] = []
    stage = "format"
    try:
        kept = check(data)
        found.append((stage, True, f"{FORMAT} {kept.version}, {kept.game}"))
        stage = "signature"
        for key in signers(kept, trusted):
            if kept.signature and key == kept.signature.key:
                found.append((stage, True, f"signed by {key}"))
            else:
                found.append(("stated", True, f"the start alone is signed by {key}, neither the moves nor the result"))
        stage = "start"
        match = begin(kept, find)
        found.append((stage, True, f"the secret fits the commitment {kept.deal.commitment}"))
        stage = "moves"
        for number in range(1, len(kept.moves) + 1):
            play(match, kept, number)
        nonces = len(kept.deal.nonces)
        found.append((stage, True, f"{len(kept.moves)} are legal"))
        found.append(("shuffles", True, f"{len(match.shuffles)} follow from the secret and {nonces} nonces"))
        stage = "result"
        finish(match, kept)
        found.append((stage, True, " : ".join(map(str, match.scores))))
    except FudaError as error:
        found.append((stage, False, str(error)))
    return found
