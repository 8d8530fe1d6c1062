"""Set-up does nothing when nothing changed, and repairs what an interruption left."""

import importlib.util

import pytest

from tests.house.tree import ROOT


class PowerCutError(Exception):
    """In the middle of an installation."""


@pytest.fixture
def house(tmp_path, monkeypatch):
    """tools/setup.py over a folder of its own; `done` lists what it did."""
    spec = importlib.util.spec_from_file_location("house_setup", ROOT / "tools" / "setup.py")
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    setup.done = []

    def create(place, **options):
        setup.done.append("venv")
        for old in place.glob("*.*"):
            old.unlink()
        (place / "bin").mkdir(parents=True, exist_ok=True)
        setup.UNFINISHED.unlink(missing_ok=True)

    def install(*arguments):
        setup.done.append(arguments[-1])
        (setup.VENV / "bin" / "leonardo").touch()

    monkeypatch.setattr(setup.venv, "create", create)
    for name in ("pyproject.toml", *setup.LOCKS.values()):
        (tmp_path / name).write_text((ROOT / name).read_text())
    setup.install, setup.is_ours = install, lambda: True
    setup.compile_the_search = lambda: setup.compiled.append(setup.READY.exists())
    setup.compiled = []
    setup.ROOT, setup.VENV = tmp_path, tmp_path / ".venv"
    setup.READY, setup.UNFINISHED = setup.VENV / "ready", setup.VENV / "unfinished"
    return setup


def after(house, level):
    house.done.clear()
    house.main(level)
    return house.done


def test_the_second_time_does_nothing(house):
    assert after(house, "play") == ["venv", "requirements-build.lock", "."]
    assert after(house, "play") == []


def test_everything_includes_playing(house):
    house.main("play")
    assert after(house, "everything") == ["requirements-dev.lock", "."]
    assert after(house, "play") == []


def test_the_search_is_compiled_once_everything_stands(house):
    house.main("play")
    assert house.compiled == []
    house.main("everything")
    house.main("everything")
    assert house.compiled == [True]


@pytest.mark.parametrize("level", ["play", "everything"])
def test_a_new_lock_is_installed_over_the_old_one(house, level):
    house.main("everything")
    for lock in house.LOCKS.values():
        (house.ROOT / lock).write_text("newer==1\n")
    assert after(house, level) == ["requirements-dev.lock", "."]


def test_a_deleted_command_comes_back(house):
    house.main("play")
    (house.VENV / "bin" / "leonardo").unlink()
    assert after(house, "play") == ["requirements-build.lock", "."]


def test_after_an_interruption_the_venv_is_made_anew(house):
    install = house.install

    def cut(*arguments):
        raise PowerCutError

    house.main("play")
    house.install = cut
    with pytest.raises(PowerCutError):
        house.main("everything")
    house.install = install
    assert after(house, "everything") == ["venv", "requirements-dev.lock", "."]


def test_a_venv_of_another_python_is_made_anew(house):
    house.main("play")
    (house.VENV / "bin" / "leonardo").unlink()
    house.is_ours = lambda: False
    assert after(house, "play") == ["venv", "requirements-build.lock", "."]
