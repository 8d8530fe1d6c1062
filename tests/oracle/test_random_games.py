"""Random games of the oracle alone: cards are conserved, and nobody is stuck."""

from collections import Counter

import pytest

from .candidates import candidates
from .referee import Referee
from .scenes import RandomChance
from .setup import default_decks
from .words import EDITIONS

OPTIONS = {
    "classic": [
        {},
        {"gifted_line": "played_card"},
        {"gifted_line": "new_line", "five_stacks": False},
        {"finish_round": True},
        {"goal": 5, "turn_limit": 60},
    ],
    "novem": [
        {},
        {"gifted_line": "played_card"},
        {"gifted_line": "new_line"},
        {"finish_round": True, "empty_corner_pass": "discard"},
        {"actions_per_turn": "one_per_step"},
    ],
    "quintis-2009": [
        {},
        {"after_skip": "last_played", "anchor": "centre"},
        {"after_skip": "own_last", "stall_rounds": 1},
        {"diagonals": False},
        {"goal": 5, "tie": "senior_only"},
    ],
    "quintis-2009-extra": [
        {},
        {"extra_deal": "split"},
        {"extra_end": "immediate"},
        {"tie": "shared"},
        {"goal": 5},
    ],
    "quintis-2011": [
        {},
        {"veto": "veto_only", "veto_must_move": True, "action_draw": "immediate"},
        {"veto": "off", "diagonals": True},
        {"veto_after_skip": "persists"},
        {
            "different_keys": True,
            "final_includes_drawer": False,
            "backs_visible": True,
            "action_draw": "immediate",
        },
    ],
}


def all_cards(r):
    s = r.state
    cards = Counter(card for hand in s.hands for card in hand)
    for piles in (s.decks, s.discards):
        for pile in piles.values():
            cards.update(pile)
    cards.update(s.removed)
    for table in s.tables or []:
        cards.update(table.values())
    for stack in (s.field or {}).values():
        cards.update(stack)
    cards.update("!" + e["id"] for e in s.effects if e["id"] != "second-seal")
    if s.now.in_the_lock:
        cards[s.now.in_the_lock[0]] += 1
    return cards


@pytest.mark.parametrize("game", range(20))
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_game(edition, game):
    chance = RandomChance(f"{edition} {game}")
    rng, seats = chance.random, 2 + game % (5 if edition != "quintis-2009" else 3)
    decks = {pile: rng.sample(cards, len(cards)) for pile, cards in default_decks(edition, seats).items()}
    whole = Counter(decks["main"] + decks["extra"])
    r = Referee.deal(edition, seats, OPTIONS[edition][game % 5], decks, rng.randrange(seats))
    for decision in range(20000):
        assert all_cards(r) == whole
        p = r.position()
        if p["phase"] == "over":
            assert p["outcome"]["winners"] and p["pending"] is None
            break
        if p["pending"] is None and decision % 25 == 0:  # written out and loaded again
            assert Referee.load(p).position() == p and Referee.load(p).legal() == r.legal()
        texts = candidates(r.state)
        move = next((text for text in rng.sample(texts, len(texts)) if r.why(text) is None), None)
        assert move is not None, p  # not over means that there is a legal move
        r.play(move, chance)
    else:
        raise AssertionError("the game does not end")
