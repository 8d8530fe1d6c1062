"""Make .venv what the locks say. Quick when nothing changed; run again after an interruption."""

import fcntl
import hashlib
import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
READY = VENV / "ready"  # what was installed, written last
UNFINISHED = VENV / "unfinished"  # stands while something is being installed

# A wider set-up satisfies a narrower one.
LOCKS = {"play": "requirements-build.lock", "everything": "requirements-dev.lock"}


def main(wanted: str) -> None:
    """Afterwards .venv/bin/leonardo exists with everything in the wanted lock."""
    keys = {level: fingerprint(lock) for level, lock in LOCKS.items()}
    with open(__file__) as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # two makes at once take turns
        if is_ready(wanted, keys):
            return
        if wanted == "play" and has_been("everything"):
            wanted = "everything"  # never leave a developer with half of the new lock
        make_venv()
        UNFINISHED.touch()
        READY.unlink(missing_ok=True)
        print(f"Setting up .venv to {describe(wanted)}, once ...", flush=True)
        install("--require-hashes", "--requirement", LOCKS[wanted])
        install("--no-deps", "--no-build-isolation", "--editable", ".")
        READY.write_text(f"{wanted} {keys[wanted]}\n")
        UNFINISHED.unlink()
        if wanted == "everything":
            compile_the_search()


def describe(level: str) -> str:
    return {"play": "play", "everything": "play, test and study"}[level]


def fingerprint(lock: str) -> str:
    """Changes with whatever the installed environment depends on, its place included."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    installed = [settings["build-system"], settings["project"], settings["tool"]["hatch"]]
    parts = [(ROOT / lock).read_text(), str(installed), str(ROOT), sys.version]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def is_ready(wanted: str, keys: dict[str, str]) -> bool:
    if not READY.is_file() or not (VENV / "bin" / "leonardo").exists():
        return False
    level, _, key = READY.read_text().strip().partition(" ")
    return level in {wanted, "everything"} and keys.get(level) == key


def has_been(level: str) -> bool:
    return READY.is_file() and READY.read_text().startswith(level)


def make_venv() -> None:
    """A venv whose last set-up was cut short, or whose Python went away, is made anew."""
    if VENV.exists() and not UNFINISHED.exists() and READY.exists() and is_ours():
        return
    venv.create(VENV, clear=True, symlinks=True, with_pip=True)


def is_ours() -> bool:
    """Does the venv's Python run, in this place, with the version that runs us?"""
    try:
        probe = [str(PYTHON), "-c", "import pip, sys; print(sys.prefix, sys.version)"]
        answer = subprocess.run(probe, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.strip() == f"{VENV} {sys.version}"


def compile_the_search() -> None:
    """Whoever asks for advice first does not wait for a compiler; otherwise it would run then."""
    command = [str(PYTHON), "-c", "from leonardo.bots.minds import ready; ready()"]
    subprocess.run(command, cwd=ROOT, check=False)


def install(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--no-input", *arguments]
    environment = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if subprocess.run(command, cwd=ROOT, env=environment).returncode:
        sys.exit("The set-up stopped at the line above; the same command tries again.")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:] or ["everything"])
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the same command starts over.")
