"""One spelling of JSON, so that two programs hash and sign the same bytes: RFC 8785 for what a record can hold."""

import hashlib
import json
from typing import Any, cast

from fuda.core.errors import BadRecord, shown

LARGEST = 2**53 - 1  # the integers that JavaScript knows exactly


def canonical(data: object) -> bytes:
    """Return the canonical bytes of JSON data: no spaces, keys in the order of their UTF-16 code units, UTF-8.

    >>> canonical({"b": [True, None], "a": "č"})
    b'{"a":"\\xc4\\x8d","b":[true,null]}'
    """
    try:
        return json.dumps(_sorted(data), ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    except (UnicodeEncodeError, RecursionError) as error:  # half a surrogate pair, or nested a thousand levels deep
        raise BadRecord("this JSON has no canonical spelling") from error


def fingerprint(data: object) -> bytes:
    """Return the SHA-256 of the canonical bytes."""
    return hashlib.sha256(canonical(data)).digest()


def _sorted(data: object) -> object:
    if isinstance(data, dict):
        pairs = cast(dict[str, Any], data).items()
        return {key: _sorted(value) for key, value in sorted(pairs, key=lambda pair: pair[0].encode("utf-16-be"))}
    if isinstance(data, list | tuple):
        return [_sorted(each) for each in cast(list[Any], data)]
    if isinstance(data, float) or (isinstance(data, int) and abs(data) > LARGEST):
        raise BadRecord(f"{shown(data)} has no canonical spelling: numbers here are integers of at most 53 bits")
    return data
