"""The Enigma of Leonardo: the game, its editions and everything around them."""

__version__ = "0.1.0"
