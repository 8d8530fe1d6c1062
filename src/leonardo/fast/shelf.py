"""Compiled code kept on disk, in a folder named by everything that it was made from.

Numba's own cache asks only whether the file of the outermost function has changed; a change in a rule that
it calls would go unnoticed. Here the name of the folder is a digest of the text of every file that takes
part, of the values of all constants, of the versions and of the processor: whatever is found there is what
would be made.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import llvmlite
import numba
import numpy as np
from numba.core import serialize
from numba.core.compiler import CompileResult
from numba.core.runtime.nrt import rtsys

import leonardo.rules

UNUSED_DAYS: Final = 60
_PACKAGE: Final = Path(__file__).parent


def cache_folder() -> Path:
    """Where everything compiled lies: LEONARDO_CACHE, or the folder that this machine has for such things."""
    if chosen := os.environ.get("LEONARDO_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "leonardo"
    if sys.platform == "win32":
        return (
            Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "leonardo" / "Cache"
        )
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "leonardo"


class Shelf:
    """The place of one function's compiled forms, as Numba asks a cache."""

    def __init__(self, function: FunctionType, reached: Sequence[FunctionType]) -> None:
        self.name = f"{function.__module__}.{function.__qualname__}"
        self._reached = reached
        self._folder: Path | None = None
        self._began = 0.0
        self._lock = contextlib.ExitStack()

    @property
    def folder(self) -> Path:
        """Named by a digest of all that takes part."""
        if self._folder is None:
            self._folder = cache_folder() / f"compiled-{_digest(self._reached)}"
        return self._folder

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The compiled form for this signature, or None, and then it is about to be made."""
        if (found := self._read(signature, target)) is not None:
            return found
        self._lock.enter_context(_alone(self.folder))
        if (found := self._read(signature, target)) is not None:  # another process has just made it
            self._lock.close()
            return found
        target.refresh()
        self._began = time.monotonic()
        _say(f"compiling {self.name} for this machine, once; this takes some seconds ...")
        return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """The compiled form lies on the shelf, if the disk lets it."""
        _say(f"compiled in {time.monotonic() - self._began:.1f} s")
        with self._lock, contextlib.suppress(OSError):
            if not compiled.library.has_dynamic_globals:
                _write(self._path(signature), serialize.dumps(compiled._reduce()))

    def _path(self, signature: Any) -> Path:
        kinds = hashlib.blake2b(str(signature).encode(), digest_size=8).hexdigest()
        return self.folder / f"{self.name}-{kinds}.bin"

    def _read(self, signature: Any, target: Any) -> Any:
        path = self._path(signature)
        try:
            kept = path.read_bytes()
        except OSError:
            return None
        digest, body = kept[:32], kept[32:]
        if hashlib.blake2b(body, digest_size=32).digest() != digest:
            return None  # half a file, or a disk that forgot: it is made anew
        with contextlib.suppress(OSError):
            os.utime(path.parent)  # in use, so not to be cleared away
        rtsys.initialize(target)  # all that finished code needs; the rest of Numba stays asleep
        return CompileResult._rebuild(target, *pickle.loads(body))


def _write(path: Path, body: bytes) -> None:
    """The file is there, whole; a reader never sees half of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(hashlib.blake2b(body, digest_size=32).digest() + body)
    Path(file.name).replace(path)


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Of several processes that would compile the same, one does, and the others wait for it."""
    try:
        if not folder.exists():
            _clear_unused(folder.parent)
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError:
        yield  # a disk that cannot be written keeps nothing, and that is all
        return
    with lock:
        with contextlib.suppress(ImportError, OSError):  # no such locks on this system: both compile
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _clear_unused(parent: Path) -> None:
    """Folders made long ago, for rules and versions of then, are gone."""
    for folder in parent.glob("compiled-*"):
        with contextlib.suppress(OSError):
            if time.time() - folder.stat().st_mtime > UNUSED_DAYS * 86_400:
                shutil.rmtree(folder)


def _say(text: str) -> None:
    print(f"leonardo: {text}", file=sys.stderr, flush=True)


# --- what takes part -----------------------------------------------------------------------------------


def _digest(reached: Sequence[FunctionType]) -> str:
    from leonardo.fast.twins import named

    whole = hashlib.blake2b(digest_size=12)
    for part in _circumstances():
        whole.update(f"{part}\n".encode())
    modules = sorted({function.__module__ for function in reached})
    for path in sorted({*_sources_of_rules(), *_sources_of(modules)}):
        whole.update(_digest_of(path))
    for function in sorted(reached, key=lambda one: (one.__module__, one.__qualname__)):
        code = function.__code__
        whole.update(code.co_code)
        whole.update(repr((code.co_consts, code.co_names, code.co_varnames)).encode())
        whole.update(repr([(n, v) for n, v in named(function) if isinstance(v, int | tuple)]).encode())
    return whole.hexdigest()


def _circumstances() -> Iterator[Any]:
    """What else decides the machine code: versions, processor, and how Numba was told to work."""
    yield from (numba.__version__, llvmlite.__version__, np.__version__, sys.version, platform.machine())
    yield numba.core.registry.cpu_target.target_context.codegen().magic_tuple()
    config: Any = numba.config
    yield from (config.OPT, config.BOUNDSCHECK, config.DEBUG, config.FULL_TRACEBACKS, config.ENABLE_AVX)
    yield from (config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.LLVM_REFPRUNE_PASS)


def _sources_of_rules() -> Iterator[Path]:
    yield from Path(leonardo.rules.__file__).parent.glob("*.py")
    yield from _PACKAGE.glob("*.py")


def _sources_of(modules: Sequence[str]) -> Iterator[Path]:
    for name in modules:
        if file := getattr(sys.modules.get(name), "__file__", None):
            yield Path(file)


@cache
def _digest_of(path: Path) -> bytes:
    """Of a file that cannot be read (inside an archive), the functions themselves must do."""
    try:
        return hashlib.blake2b(path.name.encode() + path.read_bytes(), digest_size=16).digest()
    except OSError:
        return b""


__all__ = ["Shelf", "cache_folder"]
