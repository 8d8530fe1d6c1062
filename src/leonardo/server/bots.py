"""Bots at the tables: in processes of their own, over views alone, stopped when they take too long."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import multiprocessing.connection
from typing import Any, Final

from leonardo.server.hall import BotFailed
from leonardo.view import View

ROSTER: Final = "leonardo.bots:make"
FALLBACKS: Final = {"planner": "greedy", "greedy": "random", "random": "random"}
MEMORY: Final = 2 << 30  # bytes of address space
GETTING_READY: Final = 300.0  # seconds; the first search on a machine compiles its code


def fallback(spec: str) -> str:
    """The simpler bot that plays on; the searches are followed by one that looks a single move ahead."""
    return FALLBACKS.get(spec, "planner")


def _work(connection: multiprocessing.connection.Connection, maker: str) -> None:
    """One bot after another says that it is ready, then chooses; what goes wrong is an answer too."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    module, _, name = maker.partition(":")
    make = getattr(importlib.import_module(module), name)
    while True:
        try:
            spec, seed, view = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            bot = make(spec, seed)
            if hasattr(bot, "get_ready"):
                bot.get_ready()
            connection.send(None)
            answer: tuple[bool, str] = (True, str(bot.choose(view, view.legal)))
        except Exception as error:
            answer = (False, type(error).__name__)
        connection.send(answer)


class _Worker:
    """A process that is either idle or thinks about one move."""

    def __init__(self, maker: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, maker), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: Any, patience: float) -> tuple[bool, str]:
        """The answer; a BotFailed if there was none in time, and the process is gone."""
        try:
            self._ours.send(question)
            answer: tuple[bool, str] | None = self._heard(GETTING_READY)
            answer = answer or self._heard(patience)
        except (EOFError, OSError):
            self.stop()
            raise BotFailed("crashed") from None
        except BotFailed:
            self.stop()
            raise
        return answer

    def _heard(self, patience: float) -> Any:
        if not self._ours.poll(patience):
            raise BotFailed("late")
        return self._ours.recv()

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._ours.close()


class BotPool:
    """So many bots think at the same time; the others wait their turn."""

    def __init__(self, workers: int = 1, patience: float = 10.0, maker: str = ROSTER) -> None:
        self._patience = patience
        self._maker = maker
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._busy: set[_Worker] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when somebody asks

    async def warm(self) -> None:
        """The first bot that is asked has its process already."""
        if (worker := self._free.get_nowait()) is None:
            worker = await asyncio.to_thread(_Worker, self._maker)
        self._free.put_nowait(worker)

    async def choose(self, spec: str, seed: str, view: View) -> str:
        worker = await self._free.get()
        kept: _Worker | None = None
        try:
            if worker is None:
                worker = await asyncio.to_thread(_Worker, self._maker)
            self._busy.add(worker)
            fine, move = await asyncio.shield(
                asyncio.to_thread(worker.ask, (spec, seed, view), self._patience)
            )
            kept = worker
        finally:
            if worker is not None:
                self._busy.discard(worker)
                if kept is None:
                    worker.stop()
            self._free.put_nowait(kept)
        if not fine or move not in view.legal:
            raise BotFailed(move if not fine else "illegal")
        return move

    async def close(self) -> None:
        for worker in list(self._busy):
            worker.stop()
        while not self._free.empty():
            if (idle := self._free.get_nowait()) is not None:
                await asyncio.to_thread(idle.stop)
