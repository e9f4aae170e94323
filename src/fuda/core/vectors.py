"""Several numbers in one value, so that a core works on them at once whatever a compiler sees in a loop.

A vector may be wider than registers are: the compiler takes several for one, and the numbers are the same on every
machine. Where nothing is compiled, a vector is an array. Nobody checks bounds here.
"""

import operator
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from llvmlite import ir as llvm  # type: ignore[reportMissingTypeStubs]
from numba import extending as numba_extending
from numba.core import types
from numpy.typing import NDArray

from fuda.core.bits import Words
from fuda.core.jit import INTERPRETED

Floats: TypeAlias = NDArray[np.float32]
Vector: TypeAlias = Any
NARROW, WIDE = 8, 64  # numbers of a vector
ir: Any = llvm
extending: Any = numba_extending

# A vector from a place of a row on; of the lower or the upper halves of words, each the upper half of a number, as many
# as another vector has.
narrow: Callable[[Floats, int], Vector]
wide: Callable[[Floats, int], Vector]
lower: Callable[[Words, int, Vector], Vector]
upper: Callable[[Words, int, Vector], Vector]
put: Callable[[Floats, int, Vector], None]  # a vector into a row
apart: Callable[[Vector], tuple[float, ...]]  # the numbers of a vector

if INTERPRETED:

    def _put(numbers: Floats, place: int, vector: Vector) -> None:
        numbers[place : place + len(vector)] = vector

    def _loaded(count: int) -> Callable[[Floats, int], Vector]:
        return lambda numbers, place: numbers[place : place + count].copy()

    def _halved(bits: Any, by: int) -> Callable[[Words, int, Vector], Vector]:
        return lambda words, place, like: bits(words[place : place + len(like)], np.uint32(by)).view(np.float32)

    narrow, wide = _loaded(NARROW), _loaded(WIDE)
    lower, upper = _halved(np.left_shift, 16), _halved(np.bitwise_and, 0xFFFF0000)
    put, apart = _put, tuple

else:
    WORD, FLOAT = ir.IntType(32), ir.FloatType()

    class Lanes(types.Type):
        """The type of a vector of so many numbers."""

        def __init__(self, count: int) -> None:
            self.count = count
            super().__init__(name=f"Lanes({count})")

    def _model(manager: Any, kind: Any) -> Any:
        return extending.models.PrimitiveModel(manager, kind, ir.VectorType(FLOAT, kind.count))

    extending.register_model(Lanes)(_model)

    def _pointer(context: Any, builder: Any, row: Any, place: Any, vector: Any) -> Any:
        kind, array = row
        data = context.make_array(kind)(context, builder, array).data
        return builder.bitcast(builder.gep(data, [place]), vector.as_pointer())

    def _load(count: int) -> Any:
        def typed(_typing: Any, numbers: Any, _place: Any) -> Any:
            def build(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
                pointer = _pointer(context, builder, (numbers, given[0]), given[1], ir.VectorType(FLOAT, count))
                return builder.load(pointer, align=4)

            return Lanes(count)(numbers, types.int64), build

        return extending.intrinsic(typed)

    def _halves(bits: Callable[[Any, Any, Any], Any]) -> Any:
        def typed(_typing: Any, words: Any, _place: Any, like: Any) -> Any:
            def build(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
                vector = ir.VectorType(WORD, like.count)
                pointer = _pointer(context, builder, (words, given[0]), given[1], vector)
                found = bits(builder, builder.load(pointer, align=4), vector)
                return builder.bitcast(found, ir.VectorType(FLOAT, like.count))

            return like(words, types.int64, like), build

        return extending.intrinsic(typed)

    def _stored(_typing: Any, numbers: Any, _place: Any, vector: Any) -> Any:
        def build(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            row, place, lanes = given
            builder.store(lanes, _pointer(context, builder, (numbers, row), place, lanes.type), align=4)
            return context.get_dummy_value()

        return types.void(numbers, types.int64, vector), build

    def _taken_apart(_typing: Any, vector: Any) -> Any:
        found = types.UniTuple(types.float32, vector.count)

        def build(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            numbers = [builder.extract_element(given[0], ir.Constant(WORD, i)) for i in range(vector.count)]
            return context.make_tuple(builder, found, numbers)

        return found(vector), build

    def _all(vector: Any, number: int) -> Any:
        return ir.Constant(vector, [number] * vector.count)

    def _scaled(builder: Any, number: Any, lanes: Any) -> Any:
        nothing = ir.Constant(lanes.type, ir.Undefined)
        first = builder.insert_element(nothing, number, ir.Constant(WORD, 0))
        same = builder.shuffle_vector(first, nothing, _all(ir.VectorType(WORD, lanes.type.count), 0))
        return builder.fmul(same, lanes)

    def _operator(function: Any, left: Any, build: Callable[[Any, Any, Any], Any]) -> None:
        """Let an operator take a vector behind a vector or a number."""

        def typing(_context: Any) -> Any:
            def found(one: Any, other: Any) -> Any:
                return other if isinstance(one, left) and isinstance(other, Lanes) else None

            return found

        def lowered(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return build(builder, *given)

        extending.type_callable(function)(typing)
        extending.lower_builtin(function, left, Lanes)(lowered)

    narrow, wide = _load(NARROW), _load(WIDE)
    lower = _halves(lambda builder, words, vector: builder.shl(words, _all(vector, 16)))
    upper = _halves(lambda builder, words, vector: builder.and_(words, _all(vector, 0xFFFF0000)))
    put, apart = extending.intrinsic(_stored), extending.intrinsic(_taken_apart)
    _operator(operator.add, Lanes, lambda builder, one, other: builder.fadd(one, other))
    _operator(operator.mul, Lanes, lambda builder, one, other: builder.fmul(one, other))
    _operator(operator.mul, types.Float, _scaled)
