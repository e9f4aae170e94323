"""What features of playouts are called in sentences."""

from typing import NamedTuple


class Cause(NamedTuple):
    """A feature, and the sentence that tells of it."""

    key: str
    counts: float  # how large a difference of 1 is; shares count 1
    share: bool = True  # a share of the worlds, told in percent
    args: tuple[tuple[str, str], ...] = ()  # what else the sentence names
