"""A position taken anywhere, also in the middle of a turn, loads back to the same position and moves."""

from collections import Counter
from random import Random

import pytest

from leonardo import Edition
from leonardo.words import PHASE_NAMES
from tests.engine.talk import Talk
from tests.record.games import random_options

# The phases that each edition has; `effect` only where action cards ask for more.
PHASES = {
    "classic": {"play", "key", "over"},
    "novem": {"play", "key", "close", "draw", "effect", "over"},
    "quintis-2009": {"play", "over"},
    "quintis-2009-extra": {"play", "draw", "over"},
    "quintis-2011": {"play", "veto", "close", "effect", "over"},
}


def check(talk: Talk, other: Talk, random: Random) -> None:
    state = talk.state
    legal = talk.ask(cmd="legal")
    assert other.ask(cmd="load", state=state, seed="x")["state"] == state
    assert other.ask(cmd="legal") == legal
    seats = range(state["seats"])
    assert [other.ask(cmd="view", seat=seat) for seat in (*seats, None)] == [
        talk.ask(cmd="view", seat=seat) for seat in (*seats, None)
    ]
    if legal["moves"]:
        move = random.choice(legal["moves"])
        told = other.ask(cmd="play", move=move)
        mine = talk.ask(cmd="play", move=move)
        if not any(event["event"] == "reshuffled" for event in mine["events"]) and not move.startswith(
            "!borrowed-folio"
        ):  # where chance decides, another seed may say otherwise
            assert told == mine
        talk.ask(cmd="undo")
        assert talk.state == state


@pytest.mark.parametrize("edition", Edition.names())
def test_every_moment_of_random_games_loads_back(edition):
    phases: Counter[str] = Counter()
    for number in range(6):
        random = Random(number)
        talk, other = Talk(), Talk()
        seats = random.randint(2, 4)
        options = random_options(edition, random) if number % 2 else {}
        talk.ask(cmd="new", edition=edition, seats=seats, seed=str(number), options=options)
        seen: Counter[str] = Counter()
        while True:
            state = talk.state
            where = f"{state['phase']} {(state['pending'] or {}).get('asks')} {state['pending'] is None}"
            seen[where] += 1
            if seen[where] <= 5:
                check(talk, other, random)
                phases[state["phase"]] += 1
            legal = talk.ask(cmd="legal")["moves"]
            if not legal or state["turn"] > 300:
                break
            # Action cards are liked, so that their phases are met.
            liked = [move for move in legal if move.startswith(("!", "under", "give", "to "))]
            talk.ask(cmd="play", move=random.choice(liked if liked and random.random() < 0.6 else legal))
    assert set(phases) == PHASES[edition]
    assert set(phases) <= set(PHASE_NAMES)


def test_a_hand_dealt_anew_behind_a_view_loads_while_a_card_is_to_be_given():
    """Whoever knows only a view may put other cards where it hides them, the card just taken too."""
    talk = Talk(edition="quintis-2011", seats=3, seed="1")
    hands = [["!borrowed-folio", "GE", "MR"], ["KF"], ["CE"]]
    talk.ask(
        cmd="load", state=talk.state | {"hands": hands, "to_move": 0, "free": True, "field": {"e5": ["PH"]}}
    )
    state = talk.ask(cmd="play", move="!borrowed-folio 1")["state"]
    views = [talk.ask(cmd="view", seat=seat) for seat in (2, None)]
    state["hands"][0], state["decks"]["main"][:3] = state["decks"]["main"][:3], state["hands"][0]
    talk.ask(cmd="load", state=state)
    assert [talk.ask(cmd="view", seat=seat) for seat in (2, None)] == views
    assert all(move.startswith("give ") for move in talk.ask(cmd="legal")["moves"])
