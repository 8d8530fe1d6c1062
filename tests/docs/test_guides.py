"""The guides tell the truth: what they say is enough to add an edition or a bot is enough."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from leonardo import Edition, Game
from tests.house.tree import ROOT

GUIDE = ROOT / "docs" / "guide"


def blocks(page: str, language: str) -> list[str]:
    text = (GUIDE / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def own_copy(tmp_path) -> Path:
    """The package by itself, to be added to."""
    shutil.copytree(
        ROOT / "src" / "leonardo", tmp_path / "leonardo", ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path


def run(place: Path, code: str) -> str:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=place, env={"PYTHONPATH": str(place)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_edition_is_a_folder_and_a_name(own_copy):
    [toml] = blocks("add-an-edition.md", "toml")
    [texts] = blocks("add-an-edition.md", "text")
    place = re.search(r"# src/(\S+)", toml)
    assert place
    file = own_copy / place[1]
    file.parent.mkdir()
    file.write_text(toml, encoding="utf-8")
    with (own_copy / "leonardo/locales/en/editions.ftl").open("a", encoding="utf-8") as catalogue:
        catalogue.write("\n" + texts)
    said = run(
        own_copy,
        "from leonardo import Edition, Game, rulebook\n"
        "print(Game('evening', seed='1').legal)\n"
        "print(rulebook.page(Edition('evening'), None, 'en'))\n"
        "print(rulebook.page(Edition('evening'), 'options', 'ru'))\n",
    )
    assert "25 legal moves" in said
    assert "An Evening with Leonardo" in said
    assert "first to own 4 different Keys" in said


def test_a_language_is_a_folder_and_the_rest_falls_back(own_copy):
    folder = own_copy / "leonardo" / "locales" / "de"
    (folder / "rules").mkdir(parents=True)
    (folder / "editions.ftl").write_text("edition-classic = Leonardos Rätsel\n", encoding="utf-8")
    english = (own_copy / "leonardo/locales/en/rules/bonus.md").read_text(encoding="utf-8")
    (folder / "rules" / "bonus.md").write_text(
        english.replace("The bonus Key", "Der Bonus"), encoding="utf-8"
    )
    said = run(
        own_copy,
        "from leonardo import Edition, rulebook\nprint(rulebook.page(Edition('classic'), None, 'de'))\n",
    )
    assert "Leonardos Rätsel" in said
    assert "## Der Bonus" in said
    assert "## Skipping" in said


def test_the_bot_of_the_guide_plays():
    [code] = blocks("add-a-bot.md", "python")
    names: dict = {}
    exec(compile(code, "add-a-bot.md", "exec"), names)
    bot = names["First"]("seed")
    assert bot.name == "first"
    for edition in Edition.names():
        game = Game(edition, seats=2, seed="1")
        for _ in range(40):
            if game.is_over:
                break
            game.play(bot.choose(game.view(game.to_move), game.legal))


def test_the_page_of_tests_names_every_room_of_them():
    text = (GUIDE / "tests.md").read_text(encoding="utf-8")
    rooms = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    assert {room for room in rooms if f"`{room}`" not in text} == set()
