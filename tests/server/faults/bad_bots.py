"""Bots that do what no bot may, by the name of a good one; the simplest is good."""

from __future__ import annotations

import os
import time
from typing import Any

from leonardo import bots


class Hanging:
    """Thinks for ever."""

    def choose(self, view: Any, legal: Any) -> Any:
        while True:
            time.sleep(1)


class Crashing:
    """Takes its process with it."""

    def choose(self, view: Any, legal: Any) -> Any:
        os._exit(1)


class Raising:
    def choose(self, view: Any, legal: Any) -> Any:
        raise ZeroDivisionError


class Cheating:
    """Wants a move that nobody may make."""

    def choose(self, view: Any, legal: Any) -> Any:
        return "!cabinet"


class Greedy:
    """Takes all memory there is."""

    def choose(self, view: Any, legal: Any) -> Any:
        held = []
        while True:
            held.append(bytearray(1 << 28))


def hanging(spec: str, seed: str) -> Any:
    return bots.make("random", seed) if spec == "random" else Hanging()


def crashing(spec: str, seed: str) -> Any:
    return bots.make("random", seed) if spec == "random" else Crashing()


def raising(spec: str, seed: str) -> Any:
    return bots.make("random", seed) if spec == "random" else Raising()


def cheating(spec: str, seed: str) -> Any:
    return bots.make("random", seed) if spec == "random" else Cheating()


def devouring(spec: str, seed: str) -> Any:
    return bots.make("random", seed) if spec == "random" else Greedy()
