"""The switches of rules C.6 in that order, each with its words in the order of `rules/codes.py`.

Which of them an edition offers, with which default, its folder says; here is what they are about.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NoReturn, TypeAlias

from leonardo.edition_folders import folder_names, read_folder
from leonardo.errors import EditionError, Sentence, UnknownOption, did_you_mean

OptionValue: TypeAlias = bool | int | str

YES_NO: Final = (False, True)
NUMBER: Final = ()

SWITCHES: Final[Mapping[str, tuple[OptionValue, ...]]] = MappingProxyType(
    {
        # does a line count that the right neighbour's card completed?
        "gifted_line": ("own_turn", "played_card", "new_line"),
        # does the five-symbol Key come on top of a line's Key?
        "five_stacks": YES_NO,
        # is the round finished before the goal ends the game?
        "finish_round": YES_NO,
        # what a card does that is passed to an empty corner
        "empty_corner_pass": ("fill", "discard"),
        # how many action cards a step of the turn allows
        "actions_per_turn": ("unlimited", "one_per_step"),
        # does the square lie where it likes, or around the first card?
        "anchor": ("floating", "centre"),
        # do diagonals pay?
        "diagonals": YES_NO,
        # what restricts the player after one who skipped
        "after_skip": ("lapse", "last_played", "own_last"),
        # which of previous card and marker bind
        "veto": ("both", "veto_only", "off"),
        # does the marker bind on after a skip?
        "veto_after_skip": ("spent", "persists"),
        # must the marker go to another card each time?
        "veto_must_move": YES_NO,
        # when the cards for an action card are drawn
        "action_draw": ("end", "immediate"),
        # must the Keys of the goal differ?
        "different_keys": YES_NO,
        # has the player who took the last card a last turn too?
        "final_includes_drawer": YES_NO,
        # how equal numbers of Keys are told apart
        "tie": ("full", "senior_only", "shared"),
        # from which decks the opening hand comes
        "extra_deal": ("main", "split"),
        # what happens when both decks have run out
        "extra_end": ("final_round", "immediate"),
        # rounds in which no card leaves a deck until the game is scored; 0: off
        "stall_rounds": NUMBER,
        # turns until the game is scored; 0: off
        "turn_limit": NUMBER,
        # Keys that win; 0: none
        "goal": NUMBER,
        # are the backs of hand cards and of the next card shown?
        "backs_visible": YES_NO,
    }
)


@cache
def offered_by(name: str) -> Mapping[str, Mapping[str, Any]]:
    """The options of this edition in the order of C.6, each sound."""
    said = read_folder(name).edition.get("options", {})
    for option, entry in said.items():
        where = f"{name}/edition.toml, options.{option}"
        if option not in SWITCHES:
            raise EditionError(f"there is no such switch.{did_you_mean(option, SWITCHES)}", where=where)
        strange = set(entry.get("values", ())) - set(SWITCHES[option] or ("from", "to"))
        if strange or "values" not in entry or "default" not in entry:
            raise EditionError(f"needs a default and values {SWITCHES[option]}", where=where)
    return MappingProxyType({option: said[option] for option in SWITCHES if option in said})


def read_value(name: str, option: str, text: str) -> OptionValue:
    """The value of an option as it is typed, `true` or `5`; whether it may be so is checked elsewhere."""
    values = offered_by(name).get(option, {}).get("values", ()) if name in folder_names() else ()
    if text in ("true", "false") and (not isinstance(values, list) or bool in map(type, values)):
        return text == "true"
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


def refuse_option(name: str, option: str) -> NoReturn:
    """An UnknownOption that says which editions have the option, or which this edition has."""
    elsewhere = [other for other in folder_names() if option in offered_by(other)]
    offered = tuple(offered_by(name))
    english = f"{name} has no option {option!r}"
    values = {"edition": name, "option": option}
    if elsewhere:
        english = f"{english}; it belongs to {', '.join(elsewhere)}"
        told = Sentence(english, "wrong-option-elsewhere", editions=elsewhere, **values)
    else:
        english = f"{english}; there is {', '.join(offered)}."
        told = Sentence.asking(option, offered, english, "error-unknown-option", options=offered, **values)
    raise UnknownOption(told, edition=name, option=option)


def check_value(name: str, option: str, value: object, values: Any) -> None:
    """The option may have this value: exactly of its kind, so 1 is not yes and true is not 1."""
    if isinstance(values, Mapping):
        low, high = values["from"], values["to"]
        if type(value) is int and low <= value <= high:
            return
        may, near, can = f"a whole number from {low} to {high}", "", [f"{low}–{high}"]
    else:
        if any(type(value) is type(one) and value == one for one in values):
            return
        can = [str(one).lower() if one in YES_NO else str(one) for one in values]
        may = " or ".join(can)
        near = did_you_mean(str(value), [one for one in values if isinstance(one, str)])
    written = value_text(value)
    english = f"{option} = {written}: in {name} it is {may}.{near}"
    told = Sentence(english, "error-unknown-value", option=option, value=written, values=can)
    raise UnknownOption(told, edition=name, option=option, value=value)


def value_text(value: object) -> str:
    """The value as it is written in a request: true, null, 12 or a text in quotation marks."""
    if value is None or value is True or value is False:
        return "null" if value is None else str(value).lower()
    return repr(value)
