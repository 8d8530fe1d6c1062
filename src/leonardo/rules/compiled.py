"""What the compiled form of the rules is made of: records of the fields in layout.py, instructions for bits.

The only file of the rules that knows NumPy and Numba. `leonardo.fast` makes the twins of the plain
functions; nothing here repeats a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import numpy as np
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.extending import intrinsic

from leonardo.rules import bits, copying, lists
from leonardo.rules.layout import STATE_FIELDS, TABLE_FIELDS, TAPE_FIELDS, State, Table, Tape

# (name, length, width in bytes), and perhaps more that does not matter here
Fields: TypeAlias = Sequence[tuple[Any, ...]]

_WIDTHS: Final = {1: np.int8, 2: np.int16, 4: np.int32, 8: np.int64}

FIELDS_OF: Final[Mapping[type, Fields]] = MappingProxyType(
    {State: STATE_FIELDS, Table: TABLE_FIELDS, Tape: TAPE_FIELDS}
)


@cache
def record_type(fields: Fields) -> np.dtype[Any]:
    """The NumPy type of a record of these fields, each where the machine likes it."""
    return np.dtype(
        [(name, _WIDTHS[width], (length,) if length else ()) for name, length, width, *_ in fields],
        align=True,
    )


@intrinsic
def low_bit(context: Any, bits: Any) -> Any:
    """The twin of `bits.low_bit`: count trailing zeros."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        never_zero = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], never_zero)

    return types.int64(types.int64), emit


@intrinsic
def bit_count(context: Any, bits: Any) -> Any:
    """The twin of `bits.bit_count`: count the bits set."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic
def copy_state(context: Any, s: Any, w: Any) -> Any:
    """The twin of `copying.copy_state`: the memory of one record over that of another of the same type."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        source, target = arguments
        size = context.get_constant(types.intp, s.size)
        cgutils.raw_memcpy(builder, target, source, size, 1)
        return context.get_dummy_value()

    if not isinstance(s, types.Record) or s != w:
        raise TypingError(f"copy_state takes two records of one kind, not {s} and {w}")
    return types.void(s, w), emit


@intrinsic
def copy_list(context: Any, source: Any, target: Any) -> Any:
    """The twin of `lists.copy_list`: the memory of one list of a record over that of another."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        theirs, own = (context.make_array(kind)(context, builder, value) for value in arguments)
        count = context.get_constant(types.intp, kind.nitems)
        cgutils.raw_memcpy(builder, own.data, theirs.data, count, kind.dtype.bitwidth // 8)
        return context.get_dummy_value()

    if not isinstance(source, types.NestedArray) or source != target:
        raise TypingError(f"copy_list takes two lists of one kind, not {source} and {target}")
    return types.void(source, target), emit


# The functions whose twin is not made from their text.
INSTRUCTIONS: Final[Mapping[Callable[..., Any], Any]] = MappingProxyType(
    {
        bits.low_bit: low_bit,
        bits.bit_count: bit_count,
        copying.copy_state: copy_state,
        lists.copy_list: copy_list,
    }
)

__all__ = ["FIELDS_OF", "INSTRUCTIONS", "Fields", "record_type"]
