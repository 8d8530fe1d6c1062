"""Files stay small, are named for what they are, and know nothing of the machine they grew on."""

import re
from pathlib import Path

from tests.house.tree import ROOT, files, texts

LIMIT = 500
COMFORT = 300

# A source file over 300 lines stands here with the reason why two rooms would be less clear.
LONG_FOR_A_REASON: dict[str, str] = {}

NO_ROOMS = {
    "base",
    "common",
    "core",
    "experimental",
    "helpers",
    "managers",
    "misc",
    "models",
    "utils",
}

# Taken apart, so that this file does not find itself.
MACHINE = re.compile(r"(?<![\w.~])/(?:work|farm|root|home|Users)/")
REGISTRY = re.compile(
    r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|index[-]url|find[-]links"
    r"|https?://[^\s\"]+/(?:simple|packages)/|\"resolved\": *\"http"
)
UNFINISHED = re.compile(rf"\b(?:{'TO' + 'DO'}|{'FIX' + 'ME'}|{'XX' + 'X'}|{'HA' + 'CK'})\b")


def length(path: Path) -> int:
    return len((ROOT / path).read_text(encoding="utf-8").splitlines())


def python_files() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in texts()
        if path != Path("tests/house/test_files.py")
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_python_file_is_longer_than_500_lines():
    assert [f"{path}: {length(path)}" for path in python_files() if length(path) > LIMIT] == []


def test_a_source_file_over_300_lines_has_a_reason():
    long = {str(path) for path in python_files() if path.parts[0] == "src" and length(path) > COMFORT}
    assert long == set(LONG_FOR_A_REASON), "split it, or explain it in LONG_FOR_A_REASON"


def test_every_room_is_named_for_what_it_holds():
    code = [path for path in files() if path.suffix in {".py", ".ts", ".svelte"}]
    nameless = [str(p) for p in code if NO_ROOMS & {part.split(".")[0] for part in p.parts}]
    assert nameless == []


def test_no_file_names_a_place_of_one_machine():
    assert lines_with(MACHINE) == []


def test_no_file_names_a_package_registry():
    assert lines_with(REGISTRY) == []


def test_nothing_is_left_for_later():
    assert lines_with(UNFINISHED) == []
