"""The files of this project, as git would take them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEVER_OURS = {"__pycache__", "build", "dist", "node_modules"}


@cache
def files() -> list[Path]:
    """Relative to ROOT; without git, everything but hidden folders and what builds leave behind."""
    try:
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        paths = [Path(name) for name in listing.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path.relative_to(ROOT) for path in ROOT.rglob("*") if is_ours(path)]
    return sorted(path for path in paths if (ROOT / path).is_file())


def is_ours(path: Path) -> bool:
    folders = path.relative_to(ROOT).parts[:-1]
    hidden = any(part.startswith(".") and part != ".ci" for part in folders)
    return not hidden and NEVER_OURS.isdisjoint(folders)


def texts() -> list[tuple[Path, str]]:
    """Every file that is text, with what it says."""
    found = []
    for path in files():
        try:
            found.append((path, (ROOT / path).read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return found
