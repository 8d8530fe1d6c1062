"""Ten thousand lines that nobody should send are ten thousand answers."""

import json
from collections import Counter

from leonardo.engine import Session
from tests.engine.noise import Noise
from tests.engine.test_errors import CODES

LINES, GAMES = 2_000, 5


def test_ten_thousand_lines_of_noise_are_ten_thousand_answers(monkeypatch):
    # What is asked of search and counting is cut short: here only the asking is tried.
    monkeypatch.setattr("leonardo.engine.session.MOST_POSITIONS", 200)
    monkeypatch.setattr("leonardo.engine.session.DEFAULT_MILLISECONDS", 1)
    codes: Counter[str] = Counter()
    for seed in range(GAMES):
        session = Session()
        for line in Noise(seed, session).lines(LINES):
            before = session.game
            stood = None if before is None else (before.position, len(before.made))
            answer = session.answer(line)
            assert b"\n" not in answer
            told = json.loads(answer)
            codes["ok" if told["ok"] else told["code"]] += 1
            if told["ok"]:
                continue
            assert "bug" not in told["message"], (line, told)
            assert session.game is before
            assert before is None or (before.position, len(before.made)) == stood
    assert codes.total() == LINES * GAMES
    assert set(codes) - {"ok"} <= CODES
    assert min(codes["ok"], codes["malformed"]) > 1000
    # Noise goes deep enough to meet the inner rules, not only the gate.
    for code in ("unreadable", "illegal", "bad_position", "bad_setup", "unknown_option", "unknown_edition"):
        assert codes[code] > 1, code
