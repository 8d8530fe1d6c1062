"""The game on a full screen (Textual): mouse and keyboard, the same rules and words as at the prompt."""

from leonardo.tui.app import LeonardoApp

__all__ = ["LeonardoApp"]
