"""Edition: a frozen value, its options, the table of numbers, the action cards."""

from __future__ import annotations

import copy
import json
import pickle
import re
import subprocess
import sys

import pytest

from leonardo.action_cards import EFFECTS, Action
from leonardo.edition import Edition, action_ids
from leonardo.edition_folders import folder_names, frozen_fingerprints
from leonardo.errors import UnknownEdition, UnknownOption
from leonardo.rules import codes
from leonardo.rules.layout import TABLE_FIELDS
from leonardo.switches import SWITCHES

TABLEAU = {"classic", "novem"}
FIELD = {"quintis-2009", "quintis-2009-extra", "quintis-2011"}
ALL = TABLEAU | FIELD

# Rules C.6, typed in from there and not from the folders: the option, its values with the code each
# has in leonardo.rules.codes (defaults first), and the editions.
C6 = {
    "gifted_line": (
        {"own_turn": codes.OWN_TURN, "played_card": codes.PLAYED_CARD, "new_line": codes.NEW_LINE},
        TABLEAU,
    ),
    "five_stacks": ({True: 1, False: 0}, TABLEAU),
    "finish_round": ({False: 0, True: 1}, TABLEAU),
    "empty_corner_pass": ({"fill": codes.FILL, "discard": codes.DISCARD}, {"novem"}),
    "actions_per_turn": (
        {"unlimited": codes.UNLIMITED, "one_per_step": codes.ONE_PER_STEP},
        {"novem"},
    ),
    "anchor": ({"floating": codes.FLOATING, "centre": codes.ANCHORED}, FIELD),
    "diagonals": ({True: 1, False: 0}, FIELD),
    "after_skip": (
        {"lapse": codes.LAPSE, "last_played": codes.LAST_PLAYED, "own_last": codes.OWN_LAST},
        FIELD,
    ),
    "veto": (
        {"both": codes.BOTH, "veto_only": codes.VETO_ONLY, "off": codes.VETO_OFF},
        {"quintis-2011"},
    ),
    "veto_after_skip": ({"spent": codes.SPENT, "persists": codes.PERSISTS}, {"quintis-2011"}),
    "veto_must_move": ({False: 0, True: 1}, {"quintis-2011"}),
    "action_draw": ({"end": codes.AT_TURN_END, "immediate": codes.IMMEDIATE}, {"quintis-2011"}),
    "different_keys": ({False: 0, True: 1}, {"quintis-2011"}),
    "final_includes_drawer": ({True: 1, False: 0}, {"quintis-2011"}),
    "tie": (
        {
            "full": codes.TIE_FULL,
            "senior_only": codes.TIE_SENIOR_ONLY,
            "shared": codes.TIE_SHARED,
        },
        FIELD,
    ),
    "extra_deal": ({"main": codes.DEAL_MAIN, "split": codes.DEAL_SPLIT}, {"quintis-2009-extra"}),
    "extra_end": (
        {"final_round": codes.FINAL_ROUND, "immediate": codes.AT_ONCE},
        {"quintis-2009-extra"},
    ),
    "stall_rounds": ({12: 12, 0: 0, 1: 1, 99: 99}, FIELD),
    "turn_limit": ({0: 0, 1: 1, 9999: 9999}, ALL),
    "goal": ({7: 7, 1: 1, 12: 12}, ALL),
    "backs_visible": ({False: 0, True: 1}, {"quintis-2011"}),
}
DEFAULT_ELSEWHERE = {
    ("novem", "goal"): 9,
    ("quintis-2009", "goal"): 0,
    ("quintis-2009-extra", "goal"): 0,
    ("quintis-2011", "diagonals"): False,
}


def in_numbers(edition: Edition) -> dict[str, object]:
    return {name: getattr(edition.table, name) for name, _, _ in TABLE_FIELDS}


def test_there_are_five_editions() -> None:
    assert set(Edition.names()) == ALL
    assert Edition.names() == tuple(sorted(ALL)) == folder_names()


def test_the_list_of_switches_is_that_of_the_rules_in_its_order() -> None:
    assert list(SWITCHES) == list(C6)


@pytest.mark.parametrize("name", sorted(ALL))
def test_an_edition_offers_the_options_of_the_rules_with_their_defaults(name: str) -> None:
    offered = {option: values for option, (values, where) in C6.items() if name in where}
    switches = Edition(name).switches
    assert list(switches) == list(offered)
    for option, values in offered.items():
        expected = DEFAULT_ELSEWHERE.get((name, option), next(iter(values)))
        assert switches[option] == expected
        assert type(switches[option]) is type(expected)
    assert dict(Edition(name).options) == {}


@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for option, (_, names) in C6.items() for name in sorted(names)]
)
def test_every_value_of_an_option_has_its_number_in_the_table(name: str, option: str) -> None:
    values, _ = C6[option]
    tables = []
    for value, number in values.items():
        edition = Edition(name, **{option: value})
        assert getattr(edition.table, option) == number
        plain = value == Edition(name).switches[option]
        assert dict(edition.options) == ({} if plain else {option: value})
        tables.append(in_numbers(edition))
    assert all(tables.count(table) == 1 for table in tables)
    changed = {f for t in tables for f in t if t[f] != tables[0][f]}
    assert changed == ({"extra_deal", "hand_size", "hand_extra"} & changed) | {option}


SHAPES = {
    # on_field square two_decks has_actions has_veto hand_size hand_extra refill_to actions_each_turn
    "classic": (0, 0, 0, 0, 0, 5, 0, 0, 0),
    "novem": (0, 1, 1, 1, 0, 5, 2, 7, 0),
    "quintis-2009": (1, 0, 0, 0, 0, 6, 0, 6, 0),
    "quintis-2009-extra": (1, 0, 1, 0, 0, 6, 0, 6, 0),
    "quintis-2011": (1, 0, 0, 1, 1, 6, 0, 6, 1),
}


@pytest.mark.parametrize("name", sorted(ALL))
def test_the_shape_of_an_edition_is_in_its_table(name: str) -> None:
    shape = tuple(getattr(Edition(name).table, field) for field, _, _ in TABLE_FIELDS[:9])
    assert shape == SHAPES[name]


def test_a_split_deal_gives_three_cards_from_each_deck_C88() -> None:
    edition = Edition("quintis-2009-extra", extra_deal="split")
    assert (edition.table.hand_size, edition.table.hand_extra) == (3, 3)
    assert {name: deck.dealt for name, deck in edition.decks.items()} == {"main": 3, "extra": 3}


@pytest.mark.parametrize("name", sorted(FIELD - {"quintis-2011"}))
def test_what_only_one_edition_leaves_open_is_fixed_in_the_others_C82(name: str) -> None:
    assert Edition(name).table.final_includes_drawer == 1


def test_the_table_is_made_once_for_a_value() -> None:
    assert Edition("classic", goal=3).table is Edition("classic", goal=3).table
    assert Edition("classic", goal=3).table is not Edition("classic").table


@pytest.mark.parametrize("name", sorted(ALL))
def test_an_edition_is_its_repr_its_pickle_and_its_copy(name: str) -> None:
    options = {o: list(v)[-1] for o, (v, where) in C6.items() if name in where}
    for edition in (Edition(name), Edition(name, **options)):
        twins = (
            eval(repr(edition), {"Edition": Edition}),
            pickle.loads(pickle.dumps(edition)),
            copy.deepcopy(edition),
            Edition(name, **json.loads(json.dumps(dict(edition.options)))),
        )
        for twin in twins:
            assert twin == edition
            assert hash(twin) == hash(edition)
            assert repr(twin) == repr(edition)
    assert Edition(name, **options) != Edition(name)
    assert Edition(name) != name


def test_options_stand_in_the_order_of_the_rules_and_defaults_are_left_out() -> None:
    edition = Edition("classic", goal=5, finish_round=True, five_stacks=True)
    assert repr(edition) == "Edition('classic', finish_round=True, goal=5)"
    assert edition == Edition("classic", finish_round=True, goal=5)


def test_an_edition_cannot_be_changed() -> None:
    edition = Edition("classic")
    with pytest.raises(AttributeError, match="make another"):
        edition.name = "novem"  # type: ignore[misc]
    with pytest.raises(AttributeError, match="cannot be changed"):
        del edition.name
    with pytest.raises(TypeError):
        edition.options["goal"] = 3  # type: ignore[index]


@pytest.mark.parametrize(
    ("name", "near"),
    [("clasic", "Did you mean classic?"), ("Novem", "Did you mean novem?"), ("", "novem")],
)
def test_an_unknown_edition_is_answered_with_the_known_ones(name: str, near: str) -> None:
    with pytest.raises(UnknownEdition, match="is not an edition: classic, novem") as error:
        Edition(name)
    assert near in str(error.value)
    assert error.value.code == "unknown_edition"


@pytest.mark.parametrize("strange", [None, 3, ["classic"]])
def test_a_name_that_is_no_text_is_an_unknown_edition(strange: object) -> None:
    with pytest.raises(UnknownEdition):
        Edition(strange)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "option", "value", "sentence"),
    [
        ("classic", "gifted_lin", "own_turn", "Did you mean gifted_line?"),
        ("classic", "veto", "off", "classic has no option 'veto'; it belongs to quintis-2011"),
        ("novem", "tie", "full", "quintis-2009, quintis-2009-extra, quintis-2011"),
        ("classic", "gifted_line", "playd_card", "Did you mean played_card?"),
        ("classic", "gifted_line", 1, "own_turn or played_card or new_line"),
        ("classic", "five_stacks", 1, "true or false"),
        ("classic", "five_stacks", "true", "true or false"),
        ("classic", "five_stacks", None, "true or false"),
        ("classic", "goal", True, "a whole number from 1 to 12"),
        ("classic", "goal", 0, "a whole number from 1 to 12"),
        ("novem", "goal", 13, "a whole number from 1 to 12"),
        ("quintis-2009", "goal", 37, "a whole number from 0 to 36"),
        ("quintis-2011", "goal", -1, "a whole number from 0 to 36"),
        ("classic", "goal", 7.0, "a whole number"),
        ("classic", "goal", "7", "a whole number"),
        ("classic", "goal", [7], "a whole number"),
        ("quintis-2009", "stall_rounds", 100, "a whole number from 0 to 99"),
        ("classic", "turn_limit", 10000, "a whole number from 0 to 9999"),
    ],
)
def test_an_option_that_cannot_be_says_what_can(name: str, option: str, value: object, sentence: str) -> None:
    with pytest.raises(UnknownOption) as error:
        Edition(name, **{option: value})  # type: ignore[arg-type]
    assert sentence in str(error.value)
    assert error.value.code == "unknown_option"
    assert error.value.detail["option"] == option


# Rules E.4 and E.6, typed in from there: id, moment, effect, amount, arguments as interchange writes them.
NOVEM = {
    "second-sketch": (codes.AT_START, codes.EXTRA_PLAY, 1, ()),
    "mirror-writing": (codes.AT_START, codes.SWAP_ZONES, 0, ("zone", "zone")),
    "perpetual-motion": (codes.AT_START, codes.ROTATE, 0, ("ring", "direction")),
    "canal-lock": (codes.AT_START, codes.REDIRECT, 0, ()),
    "sfumato": (codes.AT_START, codes.BLUR_ZONE, 0, ("zone", "symbol")),
    "retouching": (codes.AT_START, codes.SWAP_WITH_HAND, 0, ("card", "zone")),
    "scrapers-knife": (codes.AT_START, codes.SCRAPE, 0, ("seat", "zone")),
    "varnish": (codes.AT_END, codes.SHIELD, 0, ("zone",)),
    "gilded-frame": (codes.AT_END, codes.LOCK_OWN, 0, ("zone",)),
    "scaffolding": (codes.AT_END, codes.LOCK_OTHER, 0, ("seat", "zone")),
    "old-folio": (codes.AT_END, codes.FETCH, 0, ("deck", "card")),
    "cabinet": (codes.AT_END, codes.BIGGER_HAND, 8, ()),
}
QUINTIS = {
    "masters-licence": (codes.BEFORE, codes.LICENCE, 0, ()),
    "double-stroke": (codes.AFTER, codes.SECOND_CARD, 0, ()),
    "palimpsest": (codes.BEFORE, codes.UNCOVER, 0, ("cell",)),
    "crossed-sketches": (codes.BEFORE, codes.SWAP_CELLS, 0, ("cell", "cell")),
    "second-seal": (codes.AFTER, codes.SEAL_SYMBOL, 0, ("symbol",)),
    "free-hand": (codes.BEFORE, codes.FREE_MATCH, 0, ()),
    "inspiration": (codes.AFTER, codes.REFILL, 8, ()),
    "clean-sheet": (codes.BEFORE, codes.RECYCLE, 5, ()),
    "borrowed-folio": (codes.BEFORE, codes.BORROW, 0, ("seat",)),
    "sfumato": (codes.BEFORE, codes.BLUR_CARD, 0, ("symbol",)),
}


@pytest.mark.parametrize(("name", "cards"), [("novem", NOVEM), ("quintis-2011", QUINTIS)])
def test_the_action_cards_are_those_of_the_rules(
    name: str, cards: dict[str, tuple[int, int, int, tuple[str, ...]]]
) -> None:
    edition = Edition(name)
    assert edition.actions == tuple(
        Action(id_, number, *cards[id_]) for number, id_ in enumerate(sorted(cards), 1)
    )
    for action in edition.actions:
        at = action.number
        table = edition.table
        assert (table.moment[at], table.effect[at], table.amount[at]) == cards[action.id][:3]
        code = codes.ACTION | codes.EXTRA | at
        assert edition.card_code(action.text) == code
        assert edition.card_text(code) == action.text
        assert eval(repr(action), {"Action": Action}) == action
    assert table.effect[0] == 0
    assert set(table.effect[len(cards) + 1 :]) == {0}


def test_there_are_22_action_cards_and_every_effect_has_one() -> None:
    assert len(NOVEM) + len(QUINTIS) == 22
    used = {entry[1] for entry in (*NOVEM.values(), *QUINTIS.values())}
    assert used == {code for code, _ in EFFECTS.values()} == set(range(1, 23))
    for name in ALL - {"novem", "quintis-2011"}:
        assert Edition(name).actions == ()
    assert action_ids() == NOVEM.keys() | QUINTIS.keys()


@pytest.mark.parametrize(
    ("text", "code"),
    [("MR", 65), ("+MCR", 4165), ("?", codes.HIDDEN), ("+?", codes.HIDDEN | codes.EXTRA)],
)
def test_a_card_has_one_text_and_one_code(text: str, code: int) -> None:
    for name in ALL:
        assert Edition(name).card_code(text) == code
        assert Edition(name).card_text(code) == text


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("novem", "!varnsh", "!varnsh is not an action card of novem. Did you mean !varnish?"),
        ("novem", "!palimpsest", "it belongs to quintis-2011"),
        ("quintis-2011", "!varnish", "it belongs to novem"),
        ("classic", "!sfumato", "it belongs to novem, quintis-2011"),
        ("classic", "!nothing", "classic has no action cards"),
        ("classic", "RM", "write MR"),
    ],
)
def test_a_text_that_is_no_card_says_why(name: str, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        Edition(name).card_code(text)


@pytest.mark.parametrize("name", sorted(ALL))
def test_two_to_four_seats_are_offered_and_the_revision_is_frozen(name: str) -> None:
    edition = Edition(name)
    assert edition.seats_offered == (2, 3, 4)
    assert edition.revision == 1
    assert edition.is_frozen, f"{name} plays differently: make a revision, keep FROZEN.toml"
    assert edition.fingerprint == frozen_fingerprints()[name]["1"]


def test_frozen_names_no_edition_that_is_not_there() -> None:
    assert set(frozen_fingerprints()) == ALL


def test_importing_an_edition_needs_the_standard_library_only() -> None:
    program = (
        "import sys; import leonardo.edition; from leonardo.edition import Edition;"
        "[Edition(n).table for n in Edition.names()];"
        "print([m for m in sys.modules if m.split('.')[0] not in sys.stdlib_module_names"
        " and m.split('.')[0] not in ('leonardo', '__mp_main__') and not m.startswith('_')])"
    )
    run = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
