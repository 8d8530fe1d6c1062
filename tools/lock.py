"""Write the hashed locks anew: what players, builders and developers install."""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ("--group", "build")
EVERYTHING = ("--extra", "research", "--extra", "postgres", "--group", "build", "--group", "dev")
LOCKS: dict[str, tuple[str, ...]] = {
    "requirements.lock": (),
    "requirements-build.lock": (*BUILD, "--constraint", "requirements.lock"),
    "requirements-dev.lock": (*EVERYTHING, "--constraint", "requirements-build.lock"),
}


def main(options: list[str]) -> None:
    """Every lock fits the one before it; options such as --upgrade go to uv."""
    with tempfile.TemporaryDirectory() as place:
        venv.create(place, symlinks=True, with_pip=True)
        programs = Path(place, "bin")
        subprocess.run([programs / "pip", "install", "-qq", "uv"], check=True)
        for lock, wanted in LOCKS.items():
            command = [str(programs / "uv"), "pip", "compile", "pyproject.toml", "--quiet"]
            command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
            command += ["--no-header", "--no-annotate", "--output-file", lock]
            subprocess.run([*command, *wanted, *options], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            print(f"{lock}: {os.path.getsize(ROOT / lock) // 1024} KiB")


if __name__ == "__main__":
    main(sys.argv[1:])
