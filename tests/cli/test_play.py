"""`leonardo play` through a real terminal and through pipes."""

import re
import subprocess
import sys
import time

import pexpect
import pytest

from leonardo.record import Record
from tests.cli.terminal import INK, Leonardo, environment

EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
HINTED = re.compile(r"(?:Maestro would play|Маэстро сыграл бы) (.+?) (?:and puts|и оценивает) ")


def piped(*arguments, typed="", folder=None, **more):
    return subprocess.run(
        [sys.executable, "-m", "leonardo.cli.main", *arguments],
        input=typed, capture_output=True, text=True, timeout=120, cwd=folder, env=environment(**more),
        encoding="utf-8", check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "language"), list(zip(EDITIONS, ("ru", "en", "ru", "en", "ru"), strict=True))
)
def test_a_whole_game_in_a_terminal(edition, language, tmp_path):
    """The person plays what the program advises, so the game comes to its end."""
    run = Leonardo(
        "play", edition, "--seats", "you:Anna,random", "--seed", "3", "--lang", language,
        "--option", "turn_limit=8", folder=tmp_path,
    )  # fmt: skip
    run.asks()
    for _ in range(40):
        advised = HINTED.search(run.types("hint"))
        assert advised is not None
        run.process.sendline(advised[1])
        if run.process.expect([r"> $", pexpect.EOF]) == 1:
            break
    told = Leonardo.plain(run.process.before)
    run.process.close()
    assert run.process.exitstatus == 0
    assert ("Keys: " if language == "en" else "Ключи: ") in told.replace("\n", " ")
    assert list(tmp_path.iterdir()) == [], "a finished game leaves no file"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_wrong_inputs_are_answered_and_the_game_goes_on(language, tmp_path):
    run = Leonardo(
        "play", "quintis-2011", "--seats", "you,random", "--seed", "5", "--lang", language, folder=tmp_path
    )
    run.asks()
    for wrong in ("", "qqq", "99", "MR", "MR@z9", "key Q", "why", "!nothing", "rules nothing", "look a1"):
        answer = run.types(wrong)
        assert answer.count("\n") >= 1 and "Traceback" not in answer
    assert "e5" in run.types("3 e5?")
    run.process.sendeof()
    _, code = run.ends()
    assert code == 7


def test_an_interrupt_keeps_the_game_and_says_how_to_go_on(tmp_path):
    run = Leonardo("play", "classic", "--seats", "you:Anna,planner", "--seed", "5", folder=tmp_path)
    run.asks()
    run.types("1 n")
    time.sleep(0.3)  # the question is on the screen a moment before the keyboard is listened to
    run.process.sendintr()
    told, code = run.ends()
    assert code == 130
    command = re.search(r"leonardo (play --resume \S+)", told.replace("\n", " "))
    assert command is not None
    kept = Record.read((tmp_path / "leonardo-unfinished.leo").read_text(encoding="utf-8"))
    again = Leonardo(*command[1].split(), folder=tmp_path)
    shown = again.asks()
    assert "goes on" in shown and "Anna" in shown
    game = kept.replay()
    assert game.made and all(
        card in shown for card in game.view(game.to_move).position["hands"][game.to_move]
    )
    again.process.sendline("quit")
    told, code = again.ends()
    assert code == 0
    assert (tmp_path / "leonardo-unfinished-2.leo").exists(), "an older file is not written over"
    assert (
        Record.read((tmp_path / "leonardo-unfinished-2.leo").read_text(encoding="utf-8")).moves == kept.moves
    )


def test_a_game_can_be_saved_and_gone_on_with(tmp_path):
    run = Leonardo("play", "novem", "--seats", "you,random", "--seed", "5", folder=tmp_path)
    run.asks()
    assert "leonardo play --resume my.leo" in run.types("save my.leo")
    assert "cannot be written" in run.types("save no/such/folder.leo")
    run.process.sendline("quit")
    run.ends()
    again = Leonardo("play", "--resume", "my.leo", folder=tmp_path)
    assert "goes on in turn 1" in again.asks()
    again.process.terminate(force=True)


@pytest.mark.parametrize("width", [40, 140])
def test_narrow_and_wide_terminals_are_filled_and_never_overflow(width, tmp_path):
    run = Leonardo(
        "play", "novem", "--seats", "you,random,random,random", "--seed", "5", folder=tmp_path, width=width
    )
    shown = run.asks()
    for typed in ("keys", "help", "1 n?", "hint", "log"):
        shown += "\n" + run.types(typed)  # what was typed is not echoed here, nor is its line end
    longest = max(len(line) for line in shown.split("\n"))
    assert longest <= width
    assert longest > width * 0.6
    run.process.terminate(force=True)


def test_colour_can_be_switched_off_in_three_ways(tmp_path):
    def shown(*more, **settings):
        run = Leonardo(
            "play", "classic", "--seats", "you,random", "--seed", "5", *more, folder=tmp_path, **settings
        )
        run.asks()
        run.process.terminate(force=True)
        return re.findall(r"\x1b\[[0-9;]*m", run.seen)

    assert shown()
    assert not shown("--no-color")
    assert not shown(NO_COLOR="1")
    assert not shown(TERM="dumb")


def test_two_bots_in_a_pipe_play_the_same_game_every_time(tmp_path):
    first, second = (piped("play", "classic", "--seats", "random,random", "--seed", "1") for _ in range(2))
    assert first.returncode == 0 and first.stdout == second.stdout
    assert "wins with 7 Keys" in first.stdout and not INK.search(first.stdout)
    assert first.stderr == "", "a seed that was given is not told again"


def test_the_seed_is_told_when_not_given(tmp_path):
    run = piped("play", "classic", "--seats", "planner,random")
    seed = re.fullmatch(r"seed (\S+)\n", run.stderr)
    assert seed is not None
    assert piped("play", "classic", "--seats", "planner,random", "--seed", seed[1]).stdout == run.stdout


def test_typed_lines_can_come_from_a_pipe(tmp_path):
    run = piped(
        "play", "classic", "--seats", "you,random", "--seed", "5", typed="1 n?\n1 n\n", folder=tmp_path
    )
    assert run.returncode == 7
    assert "You play" in run.stdout and "leonardo play --resume leonardo-unfinished.leo" in run.stderr


def test_ascii_in_a_terminal_that_knows_nothing_else(tmp_path):
    old = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    run = piped("play", "quintis-2009", "--seats", "random,random", "--seed", "1", **old)
    assert run.returncode == 0 and run.stdout.isascii() and "?" not in run.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("clasic",), 2, "Did you mean classic"),
        (("classic", "--seats", "you,planer"), 2, "Did you mean planner"),
        (("classic", "--seats", "you"), 2, "2 to 6"),
        (("classic", "--seats", "you:Anna,you:Anna"), 2, "Anna"),
        (("classic", "--option", "gaol=5"), 2, "Did you mean goal"),
        (("classic", "--option", "goal"), 2, "NAME=VALUE"),
        (("classic", "--nonsense"), 2, "--nonsense"),
        (("--resume", "missing.leo"), 3, "missing.leo"),
        (("--resume", "broken.leo"), 3, "line 2"),
        (("classic", "--deck", "broken.deck"), 3, "broken.deck:1"),
        (("classic", "--lang", "de"), 2, "de"),
    ],
)
def test_wrong_calls_say_what_is_wrong_with_the_right_code(arguments, code, said, tmp_path):
    (tmp_path / "broken.leo").write_text("[Edition nothing\n")
    (tmp_path / "broken.deck").write_text("QQ\n")
    run = piped("play", *arguments, folder=tmp_path)
    assert run.returncode == code, run.stderr
    assert said in run.stderr and "Traceback" not in run.stderr


def test_a_finished_record_is_not_played_on(tmp_path):
    from leonardo import Game

    game = Game("classic", seats=2, seed="1", options={"turn_limit": 2})
    while not game.is_over:
        game.play(game.legal[0])
    (tmp_path / "over.leo").write_text(Record.of(game).text, encoding="utf-8")
    run = piped("play", "--resume", "over.leo", folder=tmp_path)
    assert run.returncode == 0 and "is over" in run.stdout


def test_a_deck_of_ones_own_is_dealt(tmp_path):
    deck = piped("deck", "show", "classic").stdout
    (tmp_path / "mine.deck").write_text(deck.replace("classic", "classic"), encoding="utf-8")
    run = piped(
        "play", "classic", "--deck", "mine.deck", "--seats", "random,random", "--seed", "1", folder=tmp_path
    )
    assert run.returncode == 0 and "wins" in run.stdout
