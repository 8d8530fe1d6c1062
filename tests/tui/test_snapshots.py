"""The full screen looks as it did when it was last looked at and found good."""

import asyncio

import pytest

from tests.tui.snapshots import FOLDER, SIZES, TABLES, look


@pytest.mark.parametrize(("edition", "size"), TABLES)
def test_the_screen_looks_as_it_did(edition, size):
    """After a look at the difference, `python -m tests.tui.snapshots` writes what is right now."""
    columns, lines = SIZES[size]
    now = asyncio.run(look(edition, size))
    for name, text in now.items():
        assert text == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), name
        assert len(text.splitlines()) == lines
        assert max(map(len, text.splitlines())) <= columns


def test_each_table_was_looked_at():
    stems = {path.stem for path in FOLDER.glob("*.txt")}
    tables = {f"{edition}-{language}-{size}" for edition, size in TABLES for language in ("en", "ru")}
    assert tables <= stems
    assert all(any(stem.startswith(table) for table in tables) for stem in stems)
