"""The Enigma of Leonardo: the front door of the rules engine.

>>> import leonardo
>>> game = leonardo.Game("classic", seats=2, seed="7")
>>> len(game.legal)
25
"""

__version__ = "0.1.0"

from leonardo.edition import Edition
from leonardo.errors import (
    GameOver,
    IllegalMove,
    LeonardoError,
    MalformedRequest,
    MissingExtra,
    NothingToUndo,
    PositionError,
    RecordError,
    SetupError,
    UnknownEdition,
    UnknownOption,
    UnreadableMove,
)
from leonardo.game import Game
from leonardo.move import Move
from leonardo.record import Record
from leonardo.view import View

__all__ = [
    "Edition",
    "Game",
    "GameOver",
    "IllegalMove",
    "LeonardoError",
    "MalformedRequest",
    "MissingExtra",
    "Move",
    "NothingToUndo",
    "PositionError",
    "Record",
    "RecordError",
    "SetupError",
    "UnknownEdition",
    "UnknownOption",
    "UnreadableMove",
    "View",
    "__version__",
]
