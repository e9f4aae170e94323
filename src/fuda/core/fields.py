"""Records of kernels, each written once: an annotated class gives the type checker its fields and NumPy its layout."""

from inspect import get_annotations
from typing import Annotated, Any, Self, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

# A number, and an array of them whose lengths the field says: `turn: Int8`, `hand: Annotated[Int64s, SEATS]`.
Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int32: TypeAlias = Annotated[int, np.int32]
Int64: TypeAlias = Annotated[int, np.int64]
Float64: TypeAlias = Annotated[float, np.float64]
Int8s: TypeAlias = Annotated[NDArray[np.int8], np.int8]
Int16s: TypeAlias = Annotated[NDArray[np.int16], np.int16]
Int32s: TypeAlias = Annotated[NDArray[np.int32], np.int32]
Int64s: TypeAlias = Annotated[NDArray[np.int64], np.int64]


class Fields:
    """The fields of a record, in their order in memory."""

    record: Self  # of a plain copy (`core.host.plain`): the record itself


def layout(fields: type[Fields]) -> np.dtype[Any]:
    """Return the dtype of a record, aligned as a C compiler would.

    >>> class Hand(Fields):
    ...     held: Int8
    ...     cards: Annotated[Int64s, 2]
    >>> layout(Hand).fields["cards"]
    (dtype(('<i8', (2,))), 8)
    """
    rows = list[tuple[str, Any, tuple[int, ...]]]()
    for name, annotation in get_annotations(fields).items():
        _, number, *lengths = get_args(annotation)
        rows.append((name, number, tuple(lengths)))
    # A plain structured dtype has no attributes when kernels are interpreted.
    return np.dtype((np.record, np.dtype(rows, align=True)))
