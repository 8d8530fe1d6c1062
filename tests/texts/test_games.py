"""In real games every event is told and every near miss is explained, from what the seat may see."""

import random
import re

import pytest

from leonardo.edition_folders import folder_names
from leonardo.explain import ending, event, refusal
from leonardo.explain.written import read
from leonardo.game import Game

NAMES = ["Anna", "Boris", "Vera"]
BROKEN = re.compile(r"[{}?]|None")
MOVES = 120


@pytest.mark.parametrize("edition", folder_names())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_is_told_and_its_near_misses_are_explained(edition, language):
    game = Game(edition, seats=NAMES, seed="told")
    choice = random.Random(7)
    lately: list[str] = ["skip", "end", "veto e5", "key M", "MR>nw", "MR@e5", "MR^e5"]
    explained = set()
    for _ in range(MOVES):
        if game.to_move is None:
            break
        view, legal = game.view(game.to_move).position, game.legal.texts
        for move in choice.sample(lately, min(5, len(lately))):
            code = game.why(move)
            if code is not None:
                sentence = refusal(language, code, move, view, legal, NAMES)
                assert BROKEN.search(sentence) is None, (move, code, sentence)
                explained.add(code)
        assert all(read(move).kind for move in legal)
        # What was possible a moment ago is the likeliest mistake now.
        lately = [*lately[-30:], *choice.sample(legal, min(10, len(legal)))]
        played = game.play(choice.choice(legal))
        for reader in (0, None):
            for fact in played.seen_by(reader):
                sentence = event(language, fact, reader, NAMES, edition)
                assert BROKEN.search(sentence) is None, (fact, sentence)
    assert len(explained) >= 4
    if game.outcome is not None:
        assert BROKEN.search(ending(language, game.outcome, NAMES, game.keys)) is None
