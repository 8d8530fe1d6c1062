"""`leonardo bots` lists who can be seated."""

import json

from leonardo.bots import ROSTER
from leonardo.cli import bots


def test_every_bot_is_listed_with_what_it_does(capsys):
    assert bots.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(ROSTER)
    assert all(len(line.split()) > 3 for line in lines)


def test_programs_read_the_same_list(capsys):
    assert bots.main(["--json", "--lang", "ru"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in told["bots"]] == list(ROSTER)
    assert any("ключей" in bot["about"] for bot in told["bots"])
