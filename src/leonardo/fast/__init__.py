"""The same rules at the speed of C: `twin(legal)` is the plain function, compiled from outside.

>>> from leonardo import Edition, fast, rules
>>> key_count = fast.twin(rules.key_count)
>>> key_count(fast.record(rules.State), 0)
0

A twin takes records instead of objects, int64 arrays instead of lists, and whole numbers. Whatever the
function calls is compiled into it, and kept on disk for the next time.
"""

from __future__ import annotations

from leonardo.errors import MissingExtra

try:
    import numba as _numba
except ImportError as missing:
    raise MissingExtra("fast", for_what="the compiled form of the rules") from missing

from leonardo.fast.records import filled, numbers, plain, record, records
from leonardo.fast.twins import twin

del _numba

__all__ = ["filled", "numbers", "plain", "record", "records", "twin"]
