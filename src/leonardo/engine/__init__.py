"""The engine protocol of interchange 3: a line of JSON in, a line of JSON out, never a traceback."""

from leonardo.engine.session import Session

__all__ = ["Session"]
