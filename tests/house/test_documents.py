"""The documents build without a warning, and their links lead somewhere."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT, files, texts

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def test_links_between_documents_lead_somewhere():
    dead = [
        f"{path}: {target}"
        for path, text in texts()
        if path.suffix == ".md"
        for target in LINK.findall(text)
        if not (ROOT / path.parent / target).exists()
    ]
    assert dead == []


def test_the_documents_build_with_search_and_without_a_warning(tmp_path):
    for path in [Path("zensical.toml"), *(path for path in files() if path.parts[0] == "docs")]:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    build = [str(Path(sys.executable).parent / "zensical"), "build", "--strict"]
    run = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert (tmp_path / "build/docs/index.html").exists()
    assert (tmp_path / "build/docs/search.json").exists()
