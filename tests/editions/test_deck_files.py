"""Deck list files, good and bad, alone and combined; the command `leonardo deck`."""

from __future__ import annotations

import io
import json
from importlib.resources import files
from pathlib import Path

import pytest

from leonardo.cli.main import main as program
from leonardo.deck_checks import check_deck
from leonardo.decks import DeckList, read_deck, write_deck
from leonardo.edition import Edition, action_ids


def read(text: str, source: str = "my.deck") -> DeckList:
    return read_deck(text, source, action_ids())


def told(text: str) -> list[str]:
    return [str(problem) for problem in read(text).problems]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("MR", "MR"),
        ("MR MH\nPR", "MH MR PR"),
        ("2x MR MH", "MH MR MR"),
        ("MR x2 MH", "MH MR MR"),
        ("2xMR MHx2", "MH MH MR MR"),
        ("2× MR, MH х3; PR · PH", "MH MH MH MR MR PH PR"),  # the sign and a Cyrillic letter
        ("MR # and a note: 2x MH\n\n# nothing", "MR"),
        ("\ufeffMR\r\n  MH\t", "MH MR"),
        ("!sfumato x2 +MC", "!sfumato !sfumato +MC"),
        ("", ""),
    ],
)
def test_cards_are_read_in_any_of_the_ways(text: str, cards: str) -> None:
    deck = read(text)
    assert deck.problems == ()
    assert list(deck.cards()) == cards.split()


def test_headers_and_sections_are_read_and_every_card_keeps_its_place() -> None:
    deck = read("name: My box\nEdition: novem\n\n[main]\nMR\n  [extra] # gold\n +MC  2x +MCR")
    assert (deck.name, deck.edition, deck.problems) == ("My box", "novem", ())
    places = [(e.card, e.count, e.deck, e.line, e.column) for e in deck.entries]
    assert places == [
        ("MR", 1, "main", 5, 1),
        ("+MC", 1, "extra", 7, 2),
        ("+MCR", 2, "extra", 7, 10),
    ]


@pytest.mark.parametrize(
    ("text", "problem", "instead"),
    [
        ("RM", "1:1: RM: symbols in order of seniority, write MR", "MR"),
        ("MR\n  PH RCM", "2:6: RCM: symbols in order of seniority, write MCR", "MCR"),
        ("mr", "1:1: mr: symbols are capital letters, write MR", "MR"),
        ("МС", "1:1: МС: symbols are Latin letters, write MC", "MC"),
        ("MZ", "1:1: MZ: 'Z' is not a symbol; symbols are M P C G S K R H F I W E", None),
        ("M", "1:1: M: a card shows two or three symbols, not 1", None),
        ("MM", "1:1: MM: a card shows a symbol once, not M 2 times", None),
        ("MC+", "1:1: MC+: the plus stands in front, once, write +MC", "+MC"),
        ("?", "1:1: ? stands for a card that is not known; a list names its cards", None),
        ("+?", "1:1: +? stands for a card that is not known; a list names its cards", None),
        (
            "!varnsh",
            "1:1: !varnsh is not an action card here. Did you mean !varnish?",
            "!varnish",
        ),
        ("!zzz", "1:1: !zzz is not an action card here.", None),
        (
            "!Old_Folio",
            "1:1: !Old_Folio: an action card is written ! and small letters, write !old-folio",
            "!old-folio",
        ),
        ("!", "1:1: !: an action card is written ! and small letters", None),
        ("3 MR", "1:1: 3: for 3 copies write 3x in front of the card", "3x"),
        ("0x MR", "1:1: 0 copies: from 1 to 128", None),
        ("MR x129", "1:4: 129 copies: from 1 to 128", None),
        ("99999999999x MR", "1:1: 99999999999 copies: from 1 to 128", None),
        ("MR 2x", "1:4: a number of copies without a card", None),
        ("2x 3x MR", "1:1: a number of copies without a card", None),
        ("x2 MR", "1:1: x2 must follow one card, such as MR x2", None),
        ("2x MR x2", "1:7: x2 must follow one card, such as MR x2", None),
        ("MR x2 x2", "1:7: x2 must follow one card, such as MR x2", None),
        ("[maim]\nMR", "1:1: [maim] is not a deck: [main] or [extra]. Did you mean main?", None),
        (
            "[extra]\nMR",
            "2:1: MR has the back of the main deck: write +MR, or put it under [main]",
            "+MR",
        ),
        (
            "editon: novem",
            "1:1: editon: is not a header: name: or edition:. Did you mean edition?",
            None,
        ),
        ("name: a\nname: b", "2:1: name: stands here a second time", None),
        ("MR\nname: a", "2:1: name: belongs above the cards", None),
    ],
)
def test_a_mistake_is_told_with_line_column_reason_and_the_right_form(
    text: str, problem: str, instead: str | None
) -> None:
    deck = read(text)
    assert [str(one) for one in deck.problems] == ["my.deck:" + problem]
    assert deck.problems[0].instead == instead


def test_all_mistakes_are_found_at_once() -> None:
    assert len(told("RM MZ\nMR\nmr x2\n!varnsh 5x\n[x]\n2x")) == 7
    assert len(told("3x2xMR")) >= 1


def test_without_ids_an_action_card_is_believed_until_the_edition_is_known() -> None:
    deck = read_deck("!palimpsest !zzz", "my.deck")
    assert deck.problems == ()
    verdict = check_deck([deck], Edition("novem"), 4)
    assert [str(one) for one in verdict.errors] == [
        "my.deck:1:1: !palimpsest is not an action card of novem; it belongs to quintis-2011",
        "my.deck:1:13: !zzz is not an action card of novem.",
    ]


@pytest.mark.parametrize("name", Edition.names())
@pytest.mark.parametrize("seats", [2, 6])
def test_the_decks_of_an_edition_written_out_read_back_as_the_same(name: str, seats: int) -> None:
    edition = Edition(name)
    for choice in edition.deck_choices:
        lists = edition.deck_lists(seats, choice)
        text = write_deck({n: lists[n] for n in edition.decks}, name="x", edition=name)
        verdict = check_deck([read(text)], edition, seats)
        assert verdict.errors == verdict.warnings == ()
        assert verdict.own == ()
        assert verdict.decks == {n: lists[n] for n in edition.decks}


def shipped(edition: str, name: str) -> DeckList:
    return read((files("leonardo") / f"editions/{edition}/decks/{name}.deck").read_text(), name)


def test_a_card_without_section_goes_where_its_back_belongs() -> None:
    deck = read("20x MR 44x +MC !varnish")
    verdict = check_deck([deck], Edition("novem"), 2)
    assert {name: len(cards) for name, cards in verdict.decks.items()} == {"main": 20, "extra": 45}
    assert verdict.errors == ()
    one_deck = check_deck([read("30x MR +MC !sfumato")], Edition("quintis-2011"), 2)
    assert one_deck.errors == ()
    assert len(one_deck.decks["main"]) == 32


def test_packs_are_combined_and_a_deck_not_named_is_the_editions_own() -> None:
    novem = Edition("novem")
    packs = [shipped("novem", "additional"), read("+MC +MP +MCR 5x +RH", "pack.deck")]
    verdict = check_deck(packs, novem, 4)
    assert verdict.own == ("main",)
    assert verdict.decks["main"] == novem.deck_lists(4)["main"]
    assert len(verdict.decks["extra"]) == 70
    assert verdict.errors == ()
    assert [str(one) for one in verdict.warnings] == [
        "pack.deck:1:17: +RH: more than 3 identical cards with 4 seats [EXP-4]"
    ]
    assert check_deck(packs, novem, 6).errors == check_deck(packs, novem, 6).warnings == ()


def test_a_pack_alone_is_too_small_EXP3() -> None:
    verdict = check_deck([read("15x +MC", "a"), read("+MP", "b")], Edition("novem"), 4)
    assert [str(one) for one in verdict.errors] == [
        "a, b: decks.extra: 16 cards; novem with 4 seats needs at least 45 [EXP-3]"
    ]


def test_identical_cards_are_counted_over_all_files_and_told_once_EXP4() -> None:
    lists = [shipped("novem", "additional"), read("2x +MC", "a"), read("+MC\n+MC", "b")]
    verdict = check_deck(lists, Edition("novem"), 4)
    assert [str(one) for one in verdict.warnings] == [
        "b:1:1: +MC: more than 3 identical cards with 4 seats [EXP-4]"
    ]


def test_what_is_unusual_is_a_warning() -> None:
    verdict = check_deck([read("edition: novem\n20x MR 2x MP 3x HF")], Edition("classic"), 2)
    assert verdict.errors == ()
    said = [str(one) for one in verdict.warnings]
    assert said[:3] == [
        "my.deck: was written for novem, not for classic",
        "my.deck:2:11: MP: two upper symbols; printed main cards pair upper with lower",
        "my.deck:2:17: HF: two lower symbols; printed main cards pair upper with lower",
    ]
    assert "my.deck: P is on 2 cards in all, so no line can earn its Key" in said
    assert len(said) == 3 + 12 - 4  # all but M, R, H and F


def test_a_foreign_card_is_told_with_its_place() -> None:
    verdict = check_deck([read("[main]\nMR +MC\n[extra]\n+MC")], Edition("classic"), 2)
    assert [str(one) for one in verdict.errors] == [
        "my.deck:2:4: +MC is foreign to the main deck of classic: two symbols without a plus",
        "my.deck:4:1: +MC: classic has one deck, [main]",
    ]
    verdict = check_deck([read("[main]\n+MC")], Edition("novem"), 2)
    assert str(verdict.errors[0]).endswith("two symbols without a plus; it belongs to [extra]")


# the command


def main(arguments: list[str]) -> int:
    return program(["deck", *arguments])


def test_show_writes_a_file_that_check_accepts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in Edition.names():
        assert main(["show", name, "--seats", "5"]) == 0
        file = tmp_path / f"{name}.deck"
        file.write_text(capsys.readouterr().out, encoding="utf-8")
        assert main(["check", str(file), "--seats", "5"]) == 0
        out = capsys.readouterr().out
        assert f"{name} with 5 seats: no problems, no warnings" in out
        assert "enough for 2, 3, 4, 5, 6 seats" in out
    assert main(["show", "quintis-2009-extra", "--choice", "long"]) == 0
    assert "[extra] # 50 cards" in capsys.readouterr().out


def test_check_tells_problems_by_line_and_returns_3(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.deck"
    file.write_text("2x MR\nRM 4x +MC\n", encoding="utf-8")
    assert main(["check", str(file), "--edition", "novem"]) == 3
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{file}:2:1: RM: symbols in order of seniority, write MR"
    assert out[1].endswith("more than 3 identical cards with 4 seats [EXP-4] (warning)")
    assert out[2] == "novem with 4 seats: 1 problem, 1 warning"


def test_check_without_an_edition_says_which_the_list_suits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Input:
        buffer = io.BytesIO(b"72x MR")

    monkeypatch.setattr("sys.stdin", Input)
    assert main(["check", "-"]) == 0
    out = capsys.readouterr().out
    assert "classic: fits, 4 seats" in out
    assert "novem: fits" in out  # with its own additional deck
    monkeypatch.setattr(Input, "buffer", io.BytesIO(b"2x +MC RM"))
    assert main(["check", "-"]) == 3
    out = capsys.readouterr().out
    assert out.count("write MR") == 1
    assert "classic: no: input:1:4: +MC is foreign" in out
    assert "novem: not before these mistakes are mended" in out


def test_json_says_the_same_to_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.deck"
    file.write_text("RM", encoding="utf-8")
    assert main(["check", str(file), "--edition", "classic", "--json"]) == 3
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"] is False
    assert answer["editions"]["classic"]["errors"] == [
        {
            "source": str(file),
            "line": 1,
            "column": 1,
            "reason": "RM: symbols in order of seniority, write MR",
            "instead": "MR",
        }
    ]
    assert main(["show", "classic", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["decks"]["main"] == list(Edition("classic").deck_lists(4)["main"])
    assert shown["census"]["main"]["symbols"]["M"] == 12


def test_a_file_that_is_no_text_is_a_problem_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.deck"
    file.write_bytes(b"MR\n\xff")
    assert main(["check", str(file), "--edition", "classic"]) == 3
    assert f"{file}:2:1: is not text in UTF-8" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ([], 2, "missing"),
        (["chek"], 2, "none of"),
        (["check"], 2, "FILE"),
        (["check", "/no/such/file"], 3, "no such file"),
        (["show", "clasic"], 2, "Did you mean classic?"),
        (["show", "novem", "--seats", "9"], 2, "a game has 2 to 6"),
        (["show", "novem", "--seats", "many"], 2, "many is not a value"),
        (["show", "quintis-2009-extra", "--choice", "lng"], 2, "Did you mean long?"),
    ],
)
def test_a_wrong_call_writes_nothing_to_the_output(
    arguments: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == code
    written = capsys.readouterr()
    assert written.out == ""
    assert sentence in written.err


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--help"]) == 0
    assert "FILE" in capsys.readouterr().out
