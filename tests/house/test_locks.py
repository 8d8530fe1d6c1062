"""The locks are whole: every version hashed, every wanted package in them, none at odds."""

import re
import tomllib

import pytest

from tests.house.tree import ROOT

LOCKS = ("requirements.lock", "requirements-build.lock", "requirements-dev.lock")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
ENTRY = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\]+?))?")


def entries(lock: str) -> list[list[str]]:
    """Each entry as its lines: the pinned version, then its hashes."""
    return [
        re.split(r" \\\n\s+", entry) for entry in re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())
    ]


def pins(lock: str) -> set[str]:
    return {pin for pin, *_ in entries(lock)}


def names(lock: str) -> set[str]:
    return {pin.split("==")[0] for pin in pins(lock)}


def wanted(requirements: list[str]) -> set[str]:
    found = {re.split(r"[<>=\[ ;]", line)[0].lower() for line in requirements}
    return {re.sub(r"[._-]+", "-", name) for name in found} - {PROJECT["project"]["name"]}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_is_a_version_with_its_hashes_and_nothing_else(lock):
    for pin, *hashes in entries(lock):
        assert ENTRY.fullmatch(pin), pin
        assert hashes, f"{pin} has no hash"
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in hashes), pin


def test_a_wider_lock_holds_the_narrower_one():
    plain, build, everything = (pins(lock) for lock in LOCKS)
    assert plain <= build <= everything


def test_the_locks_hold_what_the_project_asks_for():
    project, groups = PROJECT["project"], PROJECT["dependency-groups"]
    extras = project["optional-dependencies"]
    assert wanted(project["dependencies"]) <= names("requirements.lock")
    assert wanted(groups["build"]) <= names("requirements-build.lock")
    for tools in (groups["dev"], extras["fast"], extras["research"], extras["postgres"]):
        assert wanted(tools) <= names("requirements-dev.lock")


def test_the_build_group_is_what_the_build_requires():
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]
