"""A record's class gives its layout, and the layout is a C compiler's."""

from typing import Annotated, Any

import numpy as np

from fuda.core.fields import Fields, Float64, Int8, Int16s, Int32, Int64s, layout


class Mixed(Fields):
    turn: Int8
    hand: Annotated[Int64s, 2]
    piles: Annotated[Int16s, 2, 3]
    score: Int32
    share: Float64


def test_fields_come_in_the_order_of_the_class_with_their_types_and_lengths():
    dtype: Any = layout(Mixed)
    assert dtype.names == ("turn", "hand", "piles", "score", "share")
    kinds = [dtype.fields[name][0] for name in dtype.names]
    assert [kind.base for kind in kinds] == [np.int8, np.int64, np.int16, np.int32, np.float64]
    assert [kind.shape for kind in kinds] == [(), (2,), (2, 3), (), ()]
    assert [dtype.fields[name][1] for name in dtype.names] == [0, 8, 24, 36, 40]
    assert dtype.itemsize == 48


def test_a_record_has_its_fields_as_attributes_when_interpreted():
    record = np.zeros(1, layout(Mixed))[0]
    record.piles[1, 2] = 7
    assert record.piles.tolist() == [[0, 0, 0], [0, 0, 7]]
    assert not hasattr(record, "record")  # what a plain copy has besides
