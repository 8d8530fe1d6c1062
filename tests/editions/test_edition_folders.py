"""An edition is a folder of data: a new one needs no code, a mistake in one says where it is."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from leonardo import action_cards, edition, edition_folders, switches
from leonardo.edition import Edition
from leonardo.errors import DeckError, EditionError


def forget() -> None:
    for remembered in (
        edition_folders.folder_names,
        edition_folders.read_folder,
        edition_folders.frozen_fingerprints,
        switches.offered_by,
        action_cards.actions_of,
        action_cards._numbers,
        edition._decks,
        edition._table,
    ):
        remembered.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the editions that a test may change."""
    with as_file(files("leonardo") / "editions") as original:
        shutil.copytree(original, tmp_path / "editions")
    monkeypatch.setattr(edition_folders, "_shelf", lambda: tmp_path / "editions")
    forget()
    yield tmp_path / "editions"
    forget()


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    forget()


def test_a_new_edition_is_a_folder(shelf: Path) -> None:
    short = shelf / "short"
    short.mkdir()
    (short / "edition.toml").write_text(
        'name = "short"\nextends = "classic"\nrevision = 1\n[options.goal]\ndefault = 3\n',
        encoding="utf-8",
    )
    forget()
    assert "short" in Edition.names()
    assert Edition("short").table.goal == 3
    assert dict(Edition("short").options) == {}
    assert Edition("short").deck_lists(4) == Edition("classic").deck_lists(4)
    assert not Edition("short").is_frozen


def test_a_fingerprint_is_of_the_meaning(shelf: Path) -> None:
    file = shelf / "classic" / "edition.toml"
    before = Edition("classic").fingerprint
    novem = Edition("novem").fingerprint
    change(file, 'name = "classic"', '# a comment\nname   = "classic"')
    change(file, 'stage = "stable"', 'stage = "trial"')
    change(shelf / "classic" / "decks" / "base.deck", "2x MR  2x MH", "MR x2  MH, MH")
    assert Edition("classic").fingerprint == before
    change(file, "default = true", "default = false")
    assert Edition("classic").fingerprint != before
    assert not Edition("classic").is_frozen
    assert Edition("novem").fingerprint != novem  # it extends classic


@pytest.mark.parametrize("deck", ["classic/decks/base.deck", "novem/decks/additional-82.deck"])
def test_a_changed_deck_changes_the_fingerprint(shelf: Path, deck: str) -> None:
    change(shelf / deck, "2x ", "3x ")
    assert not Edition(deck.partition("/")[0]).is_frozen


def use_every_edition() -> None:
    for name in Edition.names():
        chosen = Edition(name)
        assert chosen.table
        assert chosen.deck_lists(4)


MISTAKES = [
    ("novem/edition.toml", '"classic"', '"clasic"', "novem/edition.toml, extends: there is no"),
    ("quintis-2009/edition.toml", "revision", 'extends = "classic"\nrevision', "one level"),
    ("classic/edition.toml", '"classic"', '"klassic"', "classic/edition.toml, name: must be"),
    ("classic/edition.toml", "revision = 1", "revision =", "classic/edition.toml: Invalid value"),
    ("classic/edition.toml", "revision = 1", "revison = 1", "Did you mean revision?"),
    ("classic/edition.toml", "options.goal", "options.gaol", "options.gaol: there is no such"),
    ("classic/edition.toml", '"new_line"', '"newline"', "options.gifted_line: needs a default"),
    ("classic/edition.toml", "default = 7", "", "options.goal: needs a default"),
    ("classic/edition.toml", '"cross"', '"circle"', "'circle' is not one of cross, square, field"),
    ("classic/edition.toml", 'list = "base"', 'list = "bas"', "Did you mean base?"),
    ("novem/actions.toml", '"swap_zones"', '"swop_zones"', "mirror-writing.effect: 'swop_zones'"),
    ("novem/actions.toml", '"start"', '"begin"', "second-sketch.moment: 'begin' is not one of"),
    ("novem/actions.toml", "[varnish]", "\n".join(f"[x{n}]" for n in range(32)), "at most 31"),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), MISTAKES)
def test_a_mistake_in_a_folder_says_where(shelf: Path, file: str, old: str, new: str, sentence: str) -> None:
    change(shelf / file, old, new)
    with pytest.raises(EditionError) as error:
        use_every_edition()
    assert sentence in str(error.value)
    assert error.value.where


def test_a_mistake_in_a_shipped_deck_says_line_and_column(shelf: Path) -> None:
    change(shelf / "classic" / "decks" / "base.deck", "2x MR", "2x RM")
    with pytest.raises(DeckError, match=r"classic/decks/base\.deck:2:4: RM: .* write MR"):
        Edition("classic")
