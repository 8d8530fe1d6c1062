"""Called with what cannot be, a command says so in the language of the reader, and not in English."""

import errno
import re

import pytest

from leonardo import Game
from leonardo.cli import exits
from leonardo.cli.main import main
from leonardo.explain import system_reason
from leonardo.explain.systems import MESSAGES
from leonardo.texts import has, say

DECK = "2x MR\nRM 4x +MC\n[maim]\n3 CH\n!varnsh\n"
CROOKED = '[Edition "classic"]\n[Seats "A" "B"]\n[Deal "main: MR\n CH XX"]\n'

# The words of a call, its exit code, and what is said of it. FOLDER is one of the test's own.
CALLS = [
    ("deck check FOLDER/my.deck --edition novem", exits.BAD_FILE, "2:1: RM: символы пишут по старшинству"),
    ("deck check FOLDER/my.deck", exits.BAD_FILE, "novem: сначала исправьте эти ошибки"),
    ("deck check FOLDER/few.deck", exits.BAD_FILE, "classic: нет: FOLDER/few.deck: decks.main: 2 карты"),
    ("deck check FOLDER/good.deck --edition classic", exits.FINE, "Ошибок нет, 10 предупреждений"),
    ("deck check FOLDER/good.deck", exits.FINE, "novem: подходит, игроков: 4"),
    ("deck check FOLDER/bytes", exits.BAD_FILE, "bytes:2:1: отсюда и дальше это не текст в UTF-8"),
    ("deck show novem --seats 9", exits.USAGE, "9 игроков — столько не бывает"),
    ("play --deck FOLDER/my.deck", exits.BAD_FILE, "my.deck:2:1: RM: символы пишут по старшинству"),
    ("play --deck FOLDER/bytes", exits.BAD_FILE, "bytes:2:1: отсюда и дальше это не текст"),
    ("play --deck FOLDER/none", exits.BAD_FILE, "такого файла или такой папки нет"),
    ("play --seats you", exits.USAGE, "1 игрок — столько не бывает"),
    ("play --seats you,plannr", exits.USAGE, "plannr — не человек и не бот"),
    ("play --seats you:Anna,you:Anna", exits.USAGE, "двух игроков зовут Anna"),
    ("play classic --option goal", exits.USAGE, "goal: настройку пишут так: ИМЯ=ЗНАЧЕНИЕ"),
    ("play classic --option diagonals=true", exits.USAGE, "она есть здесь: quintis-2009"),
    ("play --resume FOLDER/crooked.leo", exits.BAD_FILE, "строка 4, столбец 5: XX: символа X нет"),
    ("play --resume FOLDER/bytes", exits.BAD_FILE, "строка 2, столбец 1: отсюда и дальше это не текст"),
    ("replay FOLDER/crooked.leo", exits.BAD_FILE, "строка 4, столбец 5: XX: символа X нет"),
    ("replay FOLDER/bytes", exits.BAD_FILE, "строка 2, столбец 1: отсюда и дальше это не текст"),
    ("replay FOLDER", exits.BAD_FILE, "это папка, а не файл"),
    ("replay FOLDER/good.leo/x", exits.BAD_FILE, "часть этого пути — файл, а не папка"),
    ("replay FOLDER/good.leo --game 2", exits.USAGE, "--game 2: в файле FOLDER/good.leo партии с 1 по 1"),
    ("replay FOLDER/good.leo --at 9", exits.USAGE, "--at 9: ходы идут с 1 по 2"),
    ("replay FOLDER/good.leo --view Ana", exits.USAGE, "за столом 0 Anna, 1 Boris; или all. Может"),
    ("replay FOLDER/illegal.leo", exits.REFUSED, "ход 1, Anna, not_in_hand: В вашей руке нет карты"),
    ("verify FOLDER/crooked.leo", exits.BAD_FILE, "строка 4, столбец 5: XX: символа X нет"),
    ("verify FOLDER/good.leo", exits.BAD_FILE, "нет заголовка Table: карты в этой партии сданы не по"),
    ("rules --option goal=3", exits.USAGE, "настройки относятся к изданию: назовите его"),
    ("match greedy", exits.USAGE, "назовите хотя бы двух ботов"),
    ("match greedy random --games 0", exits.USAGE, "--games: не меньше 1"),
    ("match greedy random --jobs 0", exits.USAGE, "--jobs: не меньше 1"),
    ("match greedy --resume FOLDER", exits.USAGE, "--resume продолжает то, что было задумано"),
    ("sprt greedy", exits.USAGE, "в последовательной проверке участвуют два бота"),
    ("simulate classic", exits.USAGE, "не хватает: --seats"),
    ("simulate --resume FOLDER", exits.USAGE, "серии нет: в ней нет файла"),
    ("learn classic", exits.USAGE, "не хватает: --out"),
    ("bot check cat --ms 0", exits.USAGE, "--ms: не меньше 1"),
    ("rate FOLDER/good.leo", exits.BAD_FILE, "в этих файлах нет ни одной законченной партии"),
    ("serve --port 99999", exits.USAGE, "--port: значение 99999 не подходит"),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LEONARDO_LANG", "")
    monkeypatch.setenv("LANG", "C")
    game = Game("classic", seats=["Anna", "Boris"], seed=1)
    game.play(game.legal.texts[0])
    record = game.record().text
    foreign = next(card for card in ("MR", "CH", "SF") if card not in Game(
        "classic", seats=["Anna", "Boris"], seed=1
    ).view(0).position["hands"][0])  # fmt: skip
    files = {
        "my.deck": DECK,
        "few.deck": "2x MR",
        "good.deck": "72x MR",
        "crooked.leo": CROOKED,
        "good.leo": record,
        "illegal.leo": record.rsplit("\n\n", 1)[0] + f"\n\n{foreign}>n\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"MR\n\xff")
    return tmp_path


@pytest.mark.parametrize(("call", "code", "says"), CALLS, ids=[call for call, _, _ in CALLS])
def test_what_cannot_be_is_told_in_russian(call, code, says, folder, capsys):
    words = call.replace("FOLDER", str(folder)).split()
    assert main(["--lang", "ru", *words]) == code
    told = "".join(capsys.readouterr())
    assert says.replace("FOLDER", str(folder)) in told
    # Three words in a row would be a sentence; commands, options and the usage are no sentences.
    rest = re.sub(
        rf"{re.escape(str(folder))}\S*|вызов: .*?\nleonardo|leonardo rules \S+ \S+", "", told, flags=re.S
    )
    assert not re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", rest), rest


def test_the_language_behind_the_command_is_heeded_too(folder, capsys):
    assert main(["verify", str(folder / "crooked.leo"), "--lang", "ru"]) == exits.BAD_FILE
    assert "символа X нет" in capsys.readouterr().err


def test_a_language_that_there_is_not_is_told_in_that_of_the_machine(capsys, monkeypatch):
    monkeypatch.setenv("LEONARDO_LANG", "")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["--lang", "rus", "rules"]) == exits.USAGE
    assert capsys.readouterr().err.startswith("leonardo: Языка rus нет; тексты есть на таких: en и ru.")


@pytest.mark.parametrize("number", MESSAGES, ids=errno.errorcode.get)
def test_what_the_machine_refuses_has_its_sentence(number):
    error = OSError(number, "in English")
    assert system_reason("ru", error) == say("ru", MESSAGES[number])
    assert has(MESSAGES[number], language="ru")


def test_what_the_machine_says_stays_where_nothing_better_is_known():
    assert system_reason("ru", OSError(errno.EXDEV, "Cross-device link")) == "Cross-device link"
