"""Servers that are killed at random points: thirty times here, more by tests.server.faults.kills."""

import json
import subprocess
import sys

import msgspec
import pytest

from leonardo.server.stores.store import Entry, chain
from tests.house.tree import ROOT
from tests.server.company import message, move, played, table_of
from tests.server.faults.judging import Sent, Witness, judge_log

KILLS = 30
ENOUGH = 10  # acknowledged moves a kill, or else nothing was tried


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: it forks, which a process with threads should not."""
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, timeout=280, check=False
    )


def test_thirty_kills_lose_no_acknowledged_move_and_double_none(tmp_path):
    done = run("tests.server.faults.kills", "--kills", str(KILLS), "--seed", "ci", "--kept", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    counts = json.loads(done.stdout.splitlines()[0])
    assert counts["kills"] == KILLS
    assert counts["accepted"] > KILLS * ENOUGH
    assert counts["saw"] > counts["accepted"]
    assert counts["never answered"] > 0  # some did die between the wish and the answer


@pytest.mark.parametrize(
    "bug", ["answers_before_the_commit", "tells_before_the_commit", "forgets_the_last_entry"]
)
def test_a_planted_bug_is_found(bug, tmp_path):
    done = run("tests.server.faults.planted", bug, "--kills", str(KILLS), "--kept", str(tmp_path))
    assert done.returncode == 1, done.stdout + done.stderr
    assert any(said in done.stdout for said in ("LOST", "was seen as", "ended by itself"))


# --- the judge ------------------------------------------------------------------------------------------


def log_of_a_few_moves():
    """A log as it is stored, its secret, and a witness who was told all of it."""
    witness = Witness()

    async def test(tables):
        table = await table_of(tables, "me", "open")
        for _ in range(5):
            sent = Sent(table.row.id, table.story.to_move, message(), table.story.ply, "")
            sent = sent._replace(move=table.story.game.legal.texts[0])
            answer = await move(table, sent.move, id=sent.id)
            for what, more in (("sent", {}), ("accepted", {"seq": answer.seq, "ply": answer.ply})):
                witness.hear(msgspec.json.encode({"what": what, "message": sent, **more}))
        for entry in await tables.hall.store.entries(table.row.id):
            seat = None if entry.seat is not None and entry.seat < 0 else entry.seat
            saw = {"table": table.row.id, "seq": entry.seq, "kind": entry.kind, "seat": seat}
            witness.hear(msgspec.json.encode({"what": "saw", **saw}))
        return table.row.id, await tables.hall.store.entries(table.row.id), table.story.secret

    return witness, *played(test)


def linked(log: list[Entry]) -> list[Entry]:
    """The entries with digests that fit, as whoever writes a wrong log would write them."""
    made: list[Entry] = []
    for entry in log:
        digest = chain(made[-1].chain if made else "", entry)
        made.append(msgspec.structs.replace(entry, chain=digest))
    return made


SPOILT = {
    "the last entry is gone": (lambda log: log[:-1], "LOST"),
    "an entry in the middle is gone": (lambda log: [*log[:-2], log[-1]], "gaps"),
    "a move stands there twice": (
        lambda log: linked([*log, msgspec.structs.replace(log[-1], seq=log[-1].seq + 1)]),
        "2 times",
    ),
    "another seat has moved": (
        lambda log: linked([*log[:-1], msgspec.structs.replace(log[-1], seat=1 - log[-1].seat)]),
        "was acknowledged as entry",
    ),
    "it is another move": (
        lambda log: linked(
            [*log[:-1], msgspec.structs.replace(log[-1], data=log[-1].data.replace('"move":"', '"move":"!'))]
        ),
        "is another move",
    ),
}


def test_the_judge_finds_nothing_in_a_log_that_is_right():
    witness, table, log, secret = log_of_a_few_moves()
    judge_log(witness, table, log, secret)
    assert witness.wrong == []
    assert witness.counts == {"sent": 5, "accepted": 5, "saw": len(log)}


@pytest.mark.parametrize("name", SPOILT)
def test_the_judge_finds(name):
    spoil, found = SPOILT[name]
    witness, table, log, secret = log_of_a_few_moves()
    try:
        judge_log(witness, table, spoil(log), secret)
    except Exception:
        assert witness.wrong  # it was said before the log could not be replayed
    assert any(found in line for line in witness.wrong), witness.wrong


def test_the_judge_finds_another_answer_to_the_same_message():
    witness = Witness()
    sent = Sent("t", 0, "m1", 0, "skip")
    for seq in (4, 4, 5):
        accepted = {"what": "accepted", "message": sent, "seq": seq, "ply": 1}
        witness.hear(msgspec.json.encode(accepted))
    assert len(witness.wrong) == 1
