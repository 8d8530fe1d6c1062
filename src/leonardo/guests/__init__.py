"""Bots from outside: programs in any language, which answer the messages of the engine protocol.

They run as processes of their own. Whatever they do, be late, fall silent, crash or talk nonsense, ends as a
`Fault` of theirs within the time they were given, and never holds up a game.
"""

from leonardo.guests.fault import Fault
from leonardo.guests.guest import PREFIX, Guest, command_of

__all__ = ["PREFIX", "Fault", "Guest", "command_of"]
