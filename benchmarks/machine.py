"""On what was measured: the kind of machine and the versions, in one line of Markdown."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

import leonardo


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processor() -> str:
    """The processor's name as it gives it itself, and what it can do where the name says little."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    said = dict(line.split(":", 1) for line in lines if ":" in line)
    told = {name.strip(): value.strip() for name, value in said.items()}
    name = told.get("model name", platform.machine())
    model = f"family {told['cpu family']} model {told['model']}" if "cpu family" in told else ""
    return f"{name} ({model})" if model else name


def kind() -> str:
    """Processor, cores, system."""
    return f"{processor()}, {cores()} cores, {platform.system()} {platform.machine()}"


def versions() -> str:
    """What our own side of a measurement is made of."""
    parts = [f"leonardo {leonardo.__version__}{_commit()}", f"Python {platform.python_version()}"]
    parts += [f"{name} {version(name)}" for name in ("numba", "numpy")]
    return ", ".join(parts)


def _commit() -> str:
    """The commit, where this is a checkout with Git."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f" ({said})"
