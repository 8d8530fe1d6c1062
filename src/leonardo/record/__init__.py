"""The record of a game: a value, its text, its JSON form, and the game played again from it."""

from leonardo.record.reading import decoded, read_all
from leonardo.record.value import Entry, Record, Spot
from leonardo.record.writing import written

__all__ = ["Entry", "Record", "Spot", "decoded", "read_all", "written"]
