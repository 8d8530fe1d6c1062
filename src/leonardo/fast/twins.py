"""The twin of a plain function: the same text with compiled functions behind its names."""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from leonardo.fast import pipeline
from leonardo.fast.shelf import Shelf
from leonardo.rules.compiled import INSTRUCTIONS


@cache
def twin(function: Callable[..., Any]) -> Any:
    """The compiled form of a plain function, to be called from Python; compiled when first called.

    It holds no lock of the interpreter, so several threads may call it at once, each with its own records.
    """
    plain = _checked(function)
    return pipeline.whole(_rebuilt(plain), Shelf(plain, reached(plain)))


@cache
def _part(function: FunctionType) -> Any:
    return pipeline.part(_rebuilt(_checked(function)))


def reached(function: FunctionType) -> list[FunctionType]:
    """The plain function and every one that it can come to call, in the order in which they are met."""
    found: dict[FunctionType, None] = {}
    waiting = [function]
    while waiting:
        met = waiting.pop()
        if met not in found:
            found[met] = None
            waiting += [value for _, value in named(met) if _is_plain(value)]
    return list(found)


def named(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The names of its module that the function uses, and what they stand for; no built-in ones."""
    names = dict.fromkeys(
        str(step.argval) for step in dis.get_instructions(function.__code__) if step.opname == "LOAD_GLOBAL"
    )
    for name in names:
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _is_plain(value: Any) -> bool:
    return isinstance(value, FunctionType) and value not in INSTRUCTIONS


def _checked(function: Any) -> FunctionType:
    """A function of a module, with none inside it: the shelf can tell it from others by its text."""
    if not isinstance(function, FunctionType) or function.__closure__ or function.__kwdefaults__:
        raise TypeError(f"{function!r} is not a plain function of a module, so it has no twin")
    if any(isinstance(constant, CodeType) for constant in function.__code__.co_consts):
        raise TypeError(f"{function!r} has a function or a comprehension inside it, so it has no twin")
    return function


def _rebuilt(function: FunctionType) -> FunctionType:
    """The same code; its names stand for what Numba takes."""
    names = {"__name__": function.__module__, "__builtins__": __builtins__}
    names |= {name: _as_compiled(function, name, value) for name, value in named(function)}
    made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    made.__module__ = function.__module__
    made.__qualname__ = function.__qualname__
    return made


def _as_compiled(function: FunctionType, name: str, value: Any) -> Any:
    if isinstance(value, FunctionType):
        return INSTRUCTIONS[value] if value in INSTRUCTIONS else _part(value)
    if isinstance(value, int):
        return value
    if isinstance(value, tuple) and all(isinstance(number, int) for number in value):
        listed = np.array(value, np.int64)
        listed.setflags(write=False)
        return listed
    where = f"{function.__module__}.{function.__qualname__}"
    raise TypeError(f"{where} uses {name}, which is neither a number, a tuple of numbers nor a function")
