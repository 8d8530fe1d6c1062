"""What a host does with a server: starts it, reads its log, copies its games, stops it, restores them."""

import contextlib
import json
import time

import pytest
import websockets.sync.client

from leonardo.cli import exits
from leonardo.cli.main import main
from leonardo.record import read_all
from leonardo.server.keys import FILE, OPERATOR_HEADER
from leonardo.server.verifying import checks
from tests.server.processes import served

ME_AND_A_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("LEONARDO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def said(capsys, *words):
    code = main([str(word) for word in words])
    told = capsys.readouterr()
    return code, told.out, told.err


def a_table(http):
    """A table against a bot, which has begun; its name and the token of its maker."""
    asked = {"edition": "classic", "seats": ME_AND_A_BOT, "token": True, "start": True}
    made = http.post("/api/tables", json=asked).json()
    http.headers["Authorization"] = f"Bearer {made['token']}"
    return made["table"], made["token"]


def one_move(http, table):
    """The person makes a move as soon as it is their turn; the ply before it."""
    for _ in range(100):
        now = http.get(f"/api/tables/{table}").json()
        if now.get("legal"):
            move = {"type": "move", "id": f"m{now['ply']}", "ply": now["ply"], "move": now["legal"][0]}
            assert http.post(f"/api/tables/{table}/commands", json=move).json()["type"] == "accepted"
            return now["ply"]
        time.sleep(0.1)  # a server does not answer everybody as often as they like to ask
    raise AssertionError("it never was their turn")


def until_closed(reader):
    """Every frame that still comes."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            yield reader.recv(timeout=20)


def test_a_host_copies_stops_restores_and_goes_on(tmp_path, capsys):
    data, copy, elsewhere = tmp_path / "data", tmp_path / "copy.db", tmp_path / "elsewhere"
    with served("--data", data) as server, server.http() as http:
        table, token = a_table(http)
        seen = one_move(http, table)
        assert (data / FILE).stat().st_mode & 0o077 == 0
        code, out, _ = said(capsys, "backup", copy, "--data", data, "--json")
        assert code == exits.FINE
        assert json.loads(out)["games"] == 1
        assert copy.stat().st_mode & 0o077 == 0
        assert [path.name for path in data.iterdir() if path.name.startswith("backup")] == []
        code, _, err = said(capsys, "backup", copy, "--data", data)
        assert (code, "is there already" in err) == (exits.BAD_FILE, True)
        code, _, err = said(capsys, "restore", copy, "--data", data)
        assert (code, "another server has" in err) == (exits.BAD_FILE, True)
        code, _, err = said(capsys, "serve", "--port", "0", "--data", data)
        assert (code, "another server has" in err) == (exits.BAD_FILE, True)
        assert (data / FILE).exists()  # the one that was refused took nothing with it
        for wrong in ("", "x" * 43):
            assert http.post("/api/operator/backup", headers={OPERATOR_HEADER: wrong}).status_code == 404
        operator = json.loads((data / FILE).read_bytes())["token"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        bearer = {"Authorization": f"Bearer {token}"}
        with websockets.sync.client.connect(address, additional_headers=bearer, proxy=None) as reader:
            reader.send(json.dumps({"type": "subscribe"}))
            assert json.loads(reader.recv())["type"] == "update"
            began = time.monotonic()
            server.process.terminate()
            *_, last = (json.loads(frame) for frame in until_closed(reader))
            assert (last["type"], last["code"], last["retry_ms"] > 0) == ("bye", "restart", True)
            assert reader.close_code == 1012
        assert server.stop() == 0
        assert time.monotonic() - began < 10
        assert not (data / FILE).exists()
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert {"open", "backup", "closed"} <= {line["what"] for line in lines}
        assert not any(secret in server.log for secret in (token, operator, "Anna"))
    code, out, _ = said(capsys, "restore", copy, "--data", elsewhere)
    assert code == exits.FINE and "1 game of the copy" in out
    with served("--data", elsewhere) as server, server.http(token) as http:
        assert one_move(http, table) > seen


def test_a_copy_is_made_without_a_server_and_what_it_replaces_is_kept(tmp_path, capsys):
    data, copy, later = tmp_path / "data", tmp_path / "copy.db", tmp_path / "later.db"
    with served("--data", data) as server, server.http() as http:
        first, _ = a_table(http)
        http.post(f"/api/tables/{first}/commands", json={"type": "resign", "id": "r"})
    (data / FILE).write_text(json.dumps({"address": server.url, "token": "of a server that was killed"}))
    assert said(capsys, "backup", copy, "--data", data)[0] == exits.FINE
    (data / FILE).unlink()
    (data / "games.db").write_bytes(b"a disk has failed" * 1000)
    code, _, err = said(capsys, "serve", "--port", "0", "--data", data)
    assert (code, "no database of leonardo" in err) == (exits.BAD_FILE, True)
    code, out, _ = said(capsys, "restore", copy, "--data", data)
    assert code == exits.FINE and "What was there before lies in" in out
    assert [path.read_bytes()[:17] for path in data.glob("games.db.before-*")] == [b"a disk has failed"]
    assert said(capsys, "backup", later, "--data", data)[0] == exits.FINE
    code, out, err = said(capsys, "export", later)
    assert (code, err) == (exits.FINE, "1 record.\n")
    [record] = read_all(out)
    assert record.header("Table") == first
    assert all(check.fine for check in checks(record))


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["serve", "--port", "70000"], exits.USAGE, "--port: 70000 is not a value"),
        (["serve", "--bots", "0"], exits.USAGE, "--bots: 0 is not a value"),
        (["serve", "--bot-delay", "-1"], exits.USAGE, "--bot-delay: -1 is not a value"),
        (
            ["serve", "--origin", "games.example.org"],
            exits.USAGE,
            "--origin: games.example.org is not a value",
        ),
        (["serve", "--store", "postgres"], exits.USAGE, "--store: postgres is none of"),
        (["serve", "--host", "192.0.2.1"], exits.NETWORK, "this machine has no such address"),
        (["serve", "--host", "none.invalid"], exits.NETWORK, "nobody knows this name"),
        (["serve", "--port", "0", "--data", "/proc/none"], exits.BAD_FILE, "no folder for /proc/none"),
        (["backup", "copy.db", "--data", "/proc/none"], exits.BAD_FILE, "there is no /proc/none/games.db"),
        (["restore", "/proc/none.db"], exits.BAD_FILE, "there is no /proc/none.db"),
        (["export", "/dev/null"], exits.BAD_FILE, "there is no /dev/null"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_is_said(words, code, told, capsys):
    assert (said(capsys, *words)[0], told in said(capsys, *words)[2]) == (code, True)


def test_a_newer_database_is_left_alone_and_it_is_said_in_both_languages(tmp_path, capsys, monkeypatch):
    import sqlite3

    db = sqlite3.connect(tmp_path / "games.db")
    db.execute("pragma user_version = 99")
    db.close()
    before = (tmp_path / "games.db").read_bytes()
    for language, told in (("en", "was written by a newer leonardo"), ("ru", "написал leonardo поновее")):
        code, _, err = said(capsys, "serve", "--port", "0", "--data", tmp_path, "--lang", language)
        assert (code, told in err) == (exits.BAD_FILE, True), err
    assert (tmp_path / "games.db").read_bytes() == before
