"""Every request of the protocol, and exactly what it answers."""

import pytest

from leonardo import Edition, Game, Record, __version__
from tests.engine.talk import Talk

EDITIONS = Edition.names()


def test_hello_says_who_speaks():
    assert Talk().ask(id=1, cmd="hello") == {
        "id": 1,
        "protocol": 1,
        "engine": f"leonardo {__version__}",
        "editions": list(EDITIONS),
    }


@pytest.mark.parametrize("id_", [0, "x", None, [1, {"a": [None]}], {"b": 2.5}, "", True, 10**40])
def test_the_id_comes_back_with_every_answer(id_):
    talk = Talk()
    assert talk.ask(id=id_, cmd="hello")["id"] == id_
    assert talk.refuse("malformed", id=id_, cmd="nothing")["id"] == id_
    assert talk.refuse("malformed", id=id_)["id"] == id_
    assert talk.refuse("unknown_edition", id=id_, cmd="new", edition="x", seats=2)["id"] == id_


def test_without_an_id_there_is_none():
    assert "id" not in Talk().ask(cmd="hello")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_deals_the_game_of_the_seed(edition, seats):
    talk = Talk()
    answer = talk.ask(cmd="new", edition=edition, seats=seats, seed="42")
    assert answer == {"state": Game(edition, seats=seats, seed="42").position}
    assert talk.ask(cmd="new", edition=edition, seats=seats, seed="43") != answer
    assert talk.ask(cmd="new", edition=edition, seats=seats, seed="42") == answer


def test_new_takes_options_and_any_text_for_a_seed():
    talk = Talk()
    options = {"diagonals": False, "goal": 12}
    for seed in ("", "Ж", "\ud800", "x" * 10_000):
        state = talk.ask(cmd="new", edition="quintis-2009", seats=2, seed=seed, options=options)["state"]
        assert state["options"] == Game("quintis-2009", options=options).position["options"]
    assert talk.ask(cmd="new", edition="quintis-2009", seats=2) == talk.ask(
        cmd="new", edition="quintis-2009", seats=2, seed="", options={}
    )


def test_a_deck_that_is_not_named_is_the_editions_own():
    talk = Talk()
    own = Edition("novem").deck_lists(2)
    main = [*own["main"][1:], "MR"]
    state = talk.ask(cmd="new", edition="novem", seats=2, decks={"main": main})["state"]
    assert state["deck_lists"] == {"main": sorted(main), "extra": sorted(own["extra"])}
    extra = [*own["extra"][1:], "+MC"]
    state = talk.ask(cmd="new", edition="novem", seats=2, decks={"extra": extra})["state"]
    assert state["deck_lists"] == {"main": sorted(own["main"]), "extra": sorted(extra)}
    state = talk.ask(cmd="new", edition="novem", seats=2, decks={})["state"]
    assert state["deck_lists"] == {name: sorted(cards) for name, cards in own.items()}


def test_load_gives_back_the_position_and_feeds_chance_from_its_seed():
    talk = Talk(edition="quintis-2011", seats=3, seed="1")
    talk.play_on(40)
    state = talk.state
    other = Talk()
    assert other.ask(cmd="load", state=state) == {"state": state}
    assert other.ask(cmd="load", state=state, seed="x") == {"state": state}
    other.refuse("nothing_to_undo", cmd="undo")


def test_legal_lists_each_move_once_sorted_as_text():
    talk = Talk(edition="quintis-2009", seats=3, seed="42")
    for _ in range(20):
        answer = talk.ask(cmd="legal")
        assert set(answer) == {"to_move", "moves"}
        assert answer["to_move"] == talk.state["to_move"]
        assert answer["moves"] == sorted(set(answer["moves"]))
        talk.play_on(1)


def test_legal_is_empty_when_the_game_is_over():
    talk = Talk(edition="quintis-2009", seats=2, seed="1", options={"turn_limit": 3})
    talk.play_on(10)
    assert talk.ask(cmd="legal") == {"to_move": talk.state["to_move"], "moves": []}


def test_play_tells_the_facts_to_the_referee_or_to_a_seat():
    for edition in EDITIONS:
        start = Talk(edition=edition, seats=3, seed="5")
        mover = start.state["to_move"]
        [*_, move] = start.ask(cmd="legal")["moves"]
        told = {}
        for seat in ("referee", 0, 1, 2, None):
            talk = Talk(edition=edition, seats=3, seed="5")
            wanted = {} if seat == "referee" else {"seat": seat}
            answer = talk.ask(cmd="play", move=move, **wanted)
            assert set(answer) == {"events", "state"}
            assert answer["state"] == talk.state
            told[seat] = answer["events"]
        game = Game(edition, seats=3, seed="5")
        played = game.play(move)
        assert told["referee"] == played.events
        assert {seat: told[seat] for seat in (0, 1, 2, None)} == {
            seat: played.seen_by(seat) for seat in (0, 1, 2, None)
        }
        if any(event["event"] == "drawn" for event in told["referee"]):
            hidden = [event["card"] for event in told[(mover + 1) % 3] if event["event"] == "drawn"]
            assert hidden
            assert all("?" in card for card in hidden)


def test_why_gives_code_and_sentence_and_neither_for_a_legal_move():
    talk = Talk(edition="quintis-2009", seats=2, seed="1")
    [move, *_] = talk.ask(cmd="legal")["moves"]
    assert talk.ask(cmd="why", move=move) == {"legal": True, "code": None, "message": ""}
    answer = talk.ask(cmd="why", move=move.replace("e5", "e6"))
    assert answer["legal"] is False
    assert answer["code"] == "out_of_field"
    assert "e5" in answer["message"]


def test_why_speaks_russian_when_asked():
    talk = Talk(edition="quintis-2009", seats=2, seed="1")
    english = talk.ask(cmd="why", move="skip")["message"]
    russian = talk.ask(cmd="why", move="skip", lang="ru")["message"]
    assert english == talk.ask(cmd="why", move="skip", lang="en")["message"]
    assert any("а" <= letter <= "я" for letter in russian)
    assert not any("а" <= letter <= "я" for letter in english)


@pytest.mark.parametrize("edition", EDITIONS)
def test_undo_goes_back_to_the_beginning_and_the_same_moves_do_the_same(edition):
    talk = Talk(edition=edition, seats=2, seed="9")
    states, moves = [talk.state], []
    for number in range(70):
        legal = talk.ask(cmd="legal")["moves"]
        if not legal:
            break
        moves.append(legal[number % len(legal)])
        states.append(talk.ask(cmd="play", move=moves[-1])["state"])
    for state in reversed(states[:-1]):
        assert talk.ask(cmd="undo") == {"state": state}
    talk.refuse("nothing_to_undo", cmd="undo")
    for move, state in zip(moves, states[1:], strict=True):
        assert talk.ask(cmd="play", move=move)["state"] == state


@pytest.mark.parametrize("edition", EDITIONS)
def test_view_hides_what_the_seat_does_not_know(edition):
    talk = Talk(edition=edition, seats=3, seed="2")
    talk.play_on(12)
    assert talk.session.game is not None
    for seat in (0, 1, 2, None):
        answer = talk.ask(cmd="view", seat=seat)
        assert answer == {"view": talk.session.game.view(seat).position}
        for owner, hand in enumerate(answer["view"]["hands"]):
            assert (owner == seat) or all("?" in card for card in hand)
        assert all("?" in card for card in answer["view"]["decks"]["main"])


def test_record_and_replay():
    talk = Talk(edition="novem", seats=3, seed="2")
    talk.play_on(60)
    record = talk.ask(cmd="record")["record"]
    assert Record.read(record).replay().position == talk.state
    other = Talk()
    assert other.ask(cmd="replay", record=record) == {"state": talk.state}
    assert other.ask(cmd="record")["record"] == record
    for _ in range(60):
        other.ask(cmd="undo")
    other.refuse("nothing_to_undo", cmd="undo")


def test_the_headers_of_a_record_that_was_played_back_are_kept_until_another_game_begins():
    talk = Talk(edition="classic", seats=2, seed="2")
    talk.play_on(6)
    plain = talk.ask(cmd="record")["record"]
    kept = '[Date "2026-11-18"]\n[Seed "7"]\n[Commitment "ff00"]\n[Clock "5+3"]\n[Site "a" "b"]\n'
    talk.ask(cmd="replay", record=plain.replace("[First", f"{kept}[First").replace('"*"', '"Anna 7"'))
    assert talk.ask(cmd="record")["record"] == plain.replace("[First", f"{kept}[First")
    talk.refuse("malformed", cmd="replay", record="x")
    assert kept in talk.ask(cmd="record")["record"]
    talk.ask(cmd="load", state=talk.state)
    assert "[Date" not in talk.ask(cmd="record")["record"]


def test_playout_counts_wins_and_turns_of_random_games_and_changes_nothing():
    talk = Talk(edition="quintis-2009", seats=3, seed="3")
    talk.play_on(20)
    state = talk.state
    answer = talk.ask(cmd="playout", count=40, seed="7")
    assert set(answer) == {"wins", "turns"}
    assert len(answer["wins"]) == 3
    assert sum(answer["wins"]) >= 40
    assert answer["turns"] > 40
    assert talk.state == state
    assert talk.ask(cmd="playout", count=40, seed="7") == answer
    assert talk.ask(cmd="playout", count=40, seed="8") != answer


def test_a_playout_of_a_finished_game_counts_its_winners_and_no_turn():
    talk = Talk(edition="quintis-2009", seats=2, seed="1", options={"turn_limit": 3})
    talk.play_on(10)
    winners = talk.state["outcome"]["winners"]
    wins = [5 if seat in winners else 0 for seat in range(2)]
    assert talk.ask(cmd="playout", count=5) == {"wins": wins, "turns": 0}


def test_a_playout_counts_turns_from_the_present_one():
    talk = Talk(edition="quintis-2009", seats=2, seed="1", options={"turn_limit": 10})
    assert talk.ask(cmd="playout", count=3)["turns"] == 30
    talk.play_on(1)
    assert talk.ask(cmd="playout", count=3)["turns"] == 27


def test_games_that_cannot_end_are_given_up():
    talk = Talk(edition="classic", seats=2, decks={"main": ["MR"] * 66})
    answer = talk.ask(cmd="playout", count=1)
    assert answer["wins"] == [0, 0]
    assert answer["turns"] > 1000


def leaves(game, depth):
    """Counted by playing every move."""
    if depth == 0:
        return 1
    count = 0
    for move in game.legal.texts:
        game.play(move)
        ends = game.is_over or bool(game.made[-1].chance)
        count += 1 if ends else leaves(game, depth - 1)
        game.undo()
    return count


@pytest.mark.parametrize("edition", EDITIONS)
def test_perft_counts_the_lines_of_play(edition):
    talk = Talk(edition=edition, seats=2, seed="4")
    talk.play_on(30)
    for depth in (1, 2):
        assert talk.ask(cmd="perft", depth=depth) == {"leaves": leaves(talk.session.game.copy(), depth)}
    assert talk.ask(cmd="perft", depth=1)["leaves"] == len(talk.ask(cmd="legal")["moves"])


def test_perft_of_a_finished_game_is_one_line():
    talk = Talk(edition="quintis-2009", seats=2, seed="1", options={"turn_limit": 3})
    talk.play_on(10)
    assert talk.ask(cmd="perft", depth=3) == {"leaves": 1}
