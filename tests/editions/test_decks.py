"""The deck lists of E.5 with what the rules say about them, and what a game can begin with."""

from __future__ import annotations

from collections import Counter

import pytest

from leonardo.deck_checks import census, kind_of
from leonardo.edition import Edition
from leonardo.edition_folders import read_folder
from leonardo.errors import SetupError

UPPER, LOWER = "MPCGSK", "RHFIWE"
BASE_PAIRS = {upper + lower for upper in UPPER for lower in LOWER}
# E.5.2, typed in from the rules.
UPPER_PAIRS = "MP MC MG MS MK PC PG PS PK CG CS CK GS GK SK".split()
LOWER_PAIRS = "RH RF RI RW RE HF HI HW HE FI FW FE IW IE WE".split()
TRIPLES = "MPE MCR MSW MKI MRH PCI PGI PRE PFW CSH CKF CRW GSR GKW GHI GFE SFI SWE KHF KHE".split()
# E.5.4
BOX_PAIRS = "MP MC PC PG GS GK SK RH RF HF HW FE IW IE WE".split()
BOX_TRIPLES = "MCR MKI PCI GSR SWE KHF".split()
SEATS = range(2, 7)


def symbols(cards: tuple[str, ...]) -> set[int]:
    return set(census(cards)["symbols"].values())


def with_plus(cards: list[str]) -> list[str]:
    return ["+" + card for card in cards]


@pytest.mark.parametrize("name", Edition.names())
@pytest.mark.parametrize("seats", SEATS)
def test_the_default_decks_suffice_for_two_to_six_seats(name: str, seats: int) -> None:
    edition = Edition(name)
    for choice in edition.deck_choices:
        decks = edition.deck_lists(seats, choice)
        assert list(decks) == ["main", "extra"]
        assert all(list(cards) == sorted(cards) for cards in decks.values())
        edition.check_decks(decks, seats)
        for cards in decks.values():
            for card in cards:
                assert edition.card_text(edition.card_code(card)) == card


@pytest.mark.parametrize("name", ["classic", "novem", "quintis-2009", "quintis-2009-extra"])
def test_the_base_deck_has_72_cards_and_every_symbol_twelve_times(name: str) -> None:
    main = Edition(name).deck_lists(4)["main"]
    assert Counter(main) == dict.fromkeys(BASE_PAIRS, 2)
    assert len(main) == 72
    assert symbols(main) == {12}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_additional_deck_has_62_cards_and_every_symbol_ten_times(seats: int) -> None:
    extra = Edition("novem").deck_lists(seats)["extra"]
    actions = [action.text for action in Edition("novem").actions]
    expected = with_plus(UPPER_PAIRS + LOWER_PAIRS + TRIPLES) + actions
    assert list(extra) == sorted(expected)
    assert len(extra) == 62
    assert symbols(extra) == {10}
    assert [sum(letter in UPPER for letter in card) for card in TRIPLES].count(2) == 10


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_seats_have_the_triples_twice_C40(seats: int) -> None:
    small, large = (Edition("novem").deck_lists(n)["extra"] for n in (4, seats))
    assert Counter(large) - Counter(small) == Counter(with_plus(TRIPLES))
    assert len(large) == 82
    assert max(Counter(large).values()) == 2


def test_the_further_cards_of_2009_are_21_or_all_50_C90() -> None:
    edition = Edition("quintis-2009-extra")
    assert edition.deck_choices == ("default", "long")
    short = edition.deck_lists(4)["extra"]
    assert list(short) == sorted(with_plus(BOX_PAIRS + BOX_TRIPLES))
    assert symbols(short) == {4}
    long = edition.deck_lists(4, "long")["extra"]
    assert list(long) == sorted(with_plus(UPPER_PAIRS + LOWER_PAIRS + TRIPLES))
    assert edition.deck_lists(4, "long")["main"] == edition.deck_lists(4)["main"]


def test_the_2011_box_has_67_different_cards_and_every_symbol_ten_times() -> None:
    edition = Edition("quintis-2011")
    decks = edition.deck_lists(4)
    actions = [action.text for action in edition.actions]
    expected = [*BASE_PAIRS, *with_plus(BOX_PAIRS + BOX_TRIPLES), *actions]
    assert list(decks["main"]) == sorted(expected)
    assert decks["extra"] == ()
    assert len(decks["main"]) == len(set(decks["main"])) == 67
    assert symbols(decks["main"]) == {10}
    novem = set(Edition("novem").deck_lists(4)["extra"])
    assert {card for card in decks["main"] if card.startswith("+")} <= novem


@pytest.mark.parametrize("name", ["novem", "quintis-2011"])
def test_the_default_deck_has_each_action_card_as_often_as_its_entry_says(name: str) -> None:
    cards = [card for deck in Edition(name).deck_lists(4).values() for card in deck]
    copies = {"!" + id_: entry["copies"] for id_, entry in read_folder(name).actions.items()}
    assert {card: n for card, n in Counter(cards).items() if kind_of(card) == "action"} == copies


def test_an_unknown_deck_choice_says_which_there_are() -> None:
    with pytest.raises(SetupError, match=r"default, long\. Did you mean long\?"):
        Edition("quintis-2009-extra").deck_lists(4, "lng")
    with pytest.raises(SetupError, match="classic has no deck choice 'long'"):
        Edition("classic").deck_lists(4, "long")


@pytest.mark.parametrize("seats", [1, 7, 0, -2, True, "4", None, 2.0])
def test_other_numbers_of_seats_are_refused(seats: object) -> None:
    for ask in (
        lambda: Edition("classic").deck_lists(seats),  # type: ignore[arg-type]
        lambda: Edition("classic").check_decks({"main": ["MR"] * 72}, seats),  # type: ignore[arg-type]
    ):
        with pytest.raises(SetupError, match="a game has 2 to 6"):
            ask()


MC = ["+MC"]
TOO_FEW = [
    # the smallest deck that suffices: edition, options, seats, main, extra
    ("classic", {}, 2, 20, None),
    ("classic", {}, 6, 60, None),
    ("novem", {}, 2, 20, 45),
    ("novem", {}, 4, 40, 45),
    ("novem", {}, 5, 50, 70),
    ("novem", {}, 6, 60, 70),
    ("quintis-2009", {}, 2, 13, None),
    ("quintis-2009", {}, 6, 37, None),
    ("quintis-2011", {}, 3, 19, None),
    ("quintis-2009-extra", {}, 3, 18, 1),
    ("quintis-2009-extra", {}, 3, 19, 0),
    ("quintis-2009-extra", {"extra_deal": "split"}, 3, 9, 10),
    ("quintis-2009-extra", {"extra_deal": "split"}, 3, 10, 9),
]


@pytest.mark.parametrize(("name", "options", "seats", "main", "extra"), TOO_FEW)
def test_the_smallest_decks_suffice_and_a_card_less_does_not(
    name: str, options: dict[str, str], seats: int, main: int, extra: int | None
) -> None:
    edition = Edition(name, **options)
    decks = {"main": ["MR"] * main}
    if extra is not None:
        decks["extra"] = MC * extra
    edition.check_decks(decks, seats)
    for deck, cards in decks.items():
        if cards:
            with pytest.raises(SetupError, match=r"decks.*[0-9]+ cards.*need") as error:
                edition.check_decks({**decks, deck: cards[1:]}, seats)
            assert error.value.code == "bad_setup"


def test_the_sentence_says_where_and_what_would_be_enough() -> None:
    for name, decks, seats, sentence in [
        ("classic", {"main": ["MR"] * 29}, 3,
         "decks.main: 29 cards; dealing 10 to each of 3 seats needs 30"),
        ("novem", {"main": ["MR"] * 72, "extra": MC * 44}, 4,
         "decks.extra: 44 cards; novem with 4 seats needs at least 45 [EXP-3]"),
        ("novem", {"main": ["MR"] * 72, "extra": MC * 69}, 5,
         "decks.extra: 69 cards; novem with 5 seats needs at least 70 [EXP-3]"),
        ("novem", {"main": ["MR"] * 72}, 4,
         "decks.extra: 0 cards; novem with 4 seats needs at least 45 [EXP-3]"),
        ("quintis-2009", {"main": ["MR"] * 12}, 2,
         "decks: all 12 cards are dealt to 2 seats; a game needs one more to draw"),
        ("classic", {"main": ["MR"] * 129}, 2, "decks.main: 129 cards; a deck has at most 128"),
        ("quintis-2009-extra", {"main": ["MR"] * 100, "extra": MC * 29}, 2,
         "decks: 129 cards; a game on the field has at most 128"),
        ("classic", {"mian": ["MR"] * 20}, 2,
         "decks.mian: a deck is main or extra. Did you mean main?"),
        ("classic", {"main": ["MR"] * 20, "extra": MC}, 2,
         "decks.extra[0]: +MC: classic has one deck, [main]"),
        ("classic", {"main": ["MR", "RM"]}, 2,
         "decks.main[1]: RM: symbols in order of seniority, write MR"),
        ("classic", {"main": ["MR", 7]}, 2, "decks.main[1]: 7 is not the text of a card"),
        ("classic", {"main": ["?"]}, 2, "decks.main[0]: ? stands for a card that is not known"),
    ]:  # fmt: skip
        with pytest.raises(SetupError) as error:
            Edition(name).check_decks(decks, seats)  # type: ignore[arg-type]
        assert str(error.value).startswith(sentence)


def test_128_cards_are_not_too_many() -> None:
    Edition("novem").check_decks({"main": ["MR"] * 128, "extra": MC * 128}, 2)
    Edition("quintis-2009-extra").check_decks({"main": ["MR"] * 100, "extra": MC * 28}, 2)


FOREIGN = {
    ("classic", "main"): ["MCR", "+MR", "+MCR", "!sfumato"],
    ("novem", "main"): ["MCR", "+MR", "!varnish"],
    ("novem", "extra"): ["MR", "MCR", "!palimpsest", "!nothing"],
    ("quintis-2009", "main"): ["MCR", "+MR", "!sfumato"],
    ("quintis-2009-extra", "main"): ["MCR", "+MR", "!sfumato"],
    ("quintis-2009-extra", "extra"): ["MR", "MCR", "!sfumato", "!varnish"],
    ("quintis-2011", "main"): ["MCR", "!varnish", "!nothing"],
}
WELCOME = {
    ("classic", "main"): ["MR", "MP"],
    ("novem", "main"): ["MR"],
    ("novem", "extra"): ["+MR", "+MC", "+MCR", "!varnish"],
    ("quintis-2009-extra", "extra"): ["+MR", "+MCR"],
    ("quintis-2011", "main"): ["MR", "+MR", "+MCR", "!sfumato"],
}


@pytest.mark.parametrize(("where", "card"), [(w, c) for w, cards in FOREIGN.items() for c in cards])
def test_a_card_foreign_to_its_deck_is_refused(where: tuple[str, str], card: str) -> None:
    name, deck = where
    lists = Edition(name).deck_lists(2)
    with pytest.raises(SetupError) as error:
        Edition(name).check_decks({**lists, deck: [*lists[deck], card]}, 2)
    assert str(error.value).startswith(f"decks.{deck}[{len(lists[deck])}]: {card}")


@pytest.mark.parametrize(("where", "card"), [(w, c) for w, cards in WELCOME.items() for c in cards])
def test_a_card_of_its_deck_is_welcome(where: tuple[str, str], card: str) -> None:
    name, deck = where
    lists = Edition(name).deck_lists(2)
    Edition(name).check_decks({**lists, deck: [*lists[deck], card]}, 2)
