"""A game at the prompt, as the people at it see it."""

import re

import pytest

from leonardo.prompt.commands import Quit
from tests.prompt.people import lines, seated


def play(edition, seats, typed, **more):
    """The session and its terminal after these lines."""
    session, terminal = seated(edition, seats, lines(typed), **more)
    with pytest.raises((EOFError, Quit)):
        session.play()
    return session, terminal


def test_a_preview_tells_what_the_move_does_and_changes_nothing():
    session, terminal = play("classic", "you,random", ["1 n?"], seed="5")
    card = session.game.view(0).position["hands"][0][0]
    assert session.game.to_move == 0 and f"[{card}]" in terminal.text
    assert "passes to the table of Random" in terminal.text
    before = len(session.game.made)
    again, _ = play("classic", "you,random", [], seed="5")
    assert len(again.game.made) == before


def test_a_preview_never_tells_what_will_be_drawn():
    session, terminal = play("classic", "you,random", ["1 n?"], seed="5")
    shown = terminal.text
    session.game.play(session.game.legal[0])
    assert "draw" not in shown.split("If you did that")[1]


def test_undo_takes_back_the_own_decision_and_what_bots_did_after_it():
    session, terminal = play("classic", "you,random", ["1 n", "undo"], seed="5")
    fresh, _ = play("classic", "you,random", [], seed="5")
    assert session.game.made == fresh.game.made
    assert "Taken back" in terminal.text
    _, terminal = play("classic", "you,random", ["undo"], seed="5")
    assert "no decision of yours" in terminal.text


def test_after_undo_the_same_move_has_the_same_result():
    once, _ = play("classic", "you,planner", ["1 n"], seed="5")
    twice, _ = play("classic", "you,planner", ["1 n", "undo", "1 n"], seed="5")
    assert once.game.position == twice.game.position


def test_the_curtain_falls_between_people_and_hides_the_hand():
    session, terminal = play("classic", "you:Anna,you:Boris", ["", "1 n", ""], seed="5")
    first, second = session.game.made[0].seat, 1 - session.game.made[0].seat
    text = terminal.text
    curtain = text.index("\n" * terminal.height)
    assert session.game.names[first] in text[:curtain]
    assert f"It is the turn of {session.game.names[second]}" in text[curtain:]
    # Behind the curtain nothing names a card that only the first player knows.
    hand = session.game.view(first).position["hands"][first]
    behind = text[curtain:]
    assert "Your hand" in behind and "  ".join(hand) not in behind


def test_what_others_did_is_told_without_their_drawn_card():
    session, terminal = play("classic", "you:Anna,you:Boris", ["", "1 n", ""], seed="5")
    curtain = terminal.text.index("\n" * terminal.height)
    mover = session.game.names[session.game.made[0].seat]
    assert "You draw " in terminal.text[:curtain]
    assert f"{mover} draws a card." in terminal.text[curtain:]


def test_nobody_takes_back_over_the_head_of_another():
    session, terminal = play("classic", "you:Anna,you:Boris", ["", "1 n", "", "1 n", "", "undo"], seed="5")
    other = session.game.names[session.game.made[1].seat]
    assert f"{other} has decided something since" in terminal.text
    assert len(session.game.made) == 2


def test_a_lone_end_is_played_for_people_with_a_word():
    def drops_what_it_can(session, question):
        legal = session.game.legal.texts
        if "Nothing else" in session.terminal.text:
            raise EOFError
        return next((move for move in legal if move.startswith("drop")), legal[-1])

    session, terminal = seated("novem", "you,random", drops_what_it_can, seed="5")
    with pytest.raises(EOFError):
        session.play()
    assert "Nothing else is possible here" in terminal.text


def test_resigning_is_asked_twice_and_a_bot_plays_on():
    session, terminal = seated("classic", "you,random", lines(["resign", "resign yes"]), seed="5")
    session.play()
    assert session.game.is_over
    assert "If you mean it" in terminal.text and "A bot plays on for you" in terminal.text
    assert "wins with 7 Keys" in terminal.text


def test_the_log_tells_moves_again_with_their_turns():
    session, terminal = play("classic", "you,random", ["1 n", "1 e", "log", "log 1"], seed="5")
    told = terminal.text.split("log\n")[1]
    for made in session.game.made:
        assert f"{made.turn}. " in told
    assert terminal.text.split("log 1\n")[1].count("goes to the discard pile") == 1


def test_commands_of_the_table_answer():
    typed = ["help", "keys", "board", "hint", "rules", "rules keys", "rules nonsense", "look e5", "why 1 n"]
    _, terminal = play("quintis-2011", "you,random", typed, seed="2")
    for part in ("undo", "Row needed", "would play", "Topics of the rule book", "No card lies on e5"):
        assert part in terminal.text, part


def test_a_stack_can_be_looked_into():
    session, terminal = seated("quintis-2009", "random,you", lines([]), seed="2")
    game = session.game
    while not any(len(stack) > 1 for stack in game.position["field"].values()) or game.to_move != 1:
        game.play(game.legal[len(game.made) * 7 % len(game.legal)])
    cell, stack = next((c, s) for c, s in game.position["field"].items() if len(s) > 1)
    terminal.typist = lines([f"look {cell}"])
    with pytest.raises(EOFError):
        session.play()
    assert " < ".join(stack) in terminal.text


def test_pieces_of_no_catalogue_do_not_stand_on_the_screen():
    """In the pseudo-language every word of a catalogue is decorated; plain words come from nowhere."""
    _, terminal = play("novem", "you,planner", ["1", "6 w", "hint", "keys", "end"], seed="5", language="xx")
    plain = {word for block in terminal.shown for word in re.findall(r"(?<![!\w-])[a-z]{4,}(?![\w-])", block)}
    assert plain <= {"planner", "hint", "keys", "leonardo", "rules", "novem", "actions"}, plain


def test_the_record_kept_goes_on_where_it_stopped(tmp_path):
    from leonardo.prompt.keeping import resume, save

    session, _ = play("novem", "you:Anna,planner,random", ["6 w", "end"], seed="5")
    path = tmp_path / "kept.leo"
    save(path, session.game, session.sitting.seats, session.sitting.seed)
    game, seats, seed = resume(path)
    assert game.position == session.game.position and seed == "5"
    assert [seat.kind for seat in seats] == ["you", "planner", "random"]
    assert [seat.name for seat in seats] == list(session.game.names)
    assert list(tmp_path.iterdir()) == [path], "nothing half-written is left behind"
