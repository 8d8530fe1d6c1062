"""Why a text cannot be read as a move, and the nearest form that can."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from typing import Final

from leonardo.explain.wording import Wording
from leonardo.explain.written import (
    JOINTS,
    WORDS,
    actions_in,
    all_actions,
    forms_of,
    has_shape,
    in_order,
    read,
)
from leonardo.words import SYMBOL_CODES, ZONE_NAMES

# One correct example of each kind of argument, to show the form of a move.
_EXAMPLES: Final = {
    "zone": "n",
    "symbol": "M",
    "card": "MR",
    "cell": "e5",
    "seat": "1",
    "deck": "main",
    "ring": "corners",
    "direction": "cw",
    "receiver": "discard",
    "action": "!varnish",
    "anything": "MR",
}
_SECOND_EXAMPLES: Final = {"zone": "w", "cell": "e6"}
_LONGEST: Final = 60  # whatever is longer is no move, and nobody reads it to the end
_TABLEAU: Final = ("classic", "novem")

# Letters of other alphabets that look like symbols; nobody can see such a mistake.
_LOOK_ALIKES: Final = str.maketrans("МРСКНЕмрсехо", "MPCKHEmpcexo")


def unreadable(language: str, text: str, edition: str) -> str:
    """Why nobody can read this as a move, and what was probably meant; the edition gives examples."""
    wording = Wording(language)
    written = _clipped(text.strip())
    joint = ">n" if edition in _TABLEAU else "@e6"
    if not written:
        return wording.say("unreadable-empty", nearest=f"MR{joint}")
    if read(written).kind:
        return wording.say("unreadable-spaces", nearest=written)
    for sentence in _surface(wording, written):
        return sentence
    if written.startswith("!"):
        return _action(wording, written, edition)
    if re.search(r"[>@^/]", written):
        return _play(wording, written, joint)
    return _word(wording, written, joint)


def _clipped(written: str) -> str:
    return written if len(written) <= _LONGEST else f"{written[: _LONGEST - 1]}…"


def _surface(wording: Wording, written: str) -> Iterator[str]:
    """Mistakes of the hand: an alphabet, capitals, blanks, a plus behind the card."""
    latin = written.translate(_LOOK_ALIKES)
    if latin != written:
        nearest = _repaired(latin)
        if nearest:
            yield wording.say("unreadable-letters", text=written, nearest=nearest)
    spaced = re.sub(r"\s+", " ", re.sub(r"\s*([>@^/])\s*", r"\1", latin))
    if spaced != latin and read(spaced).kind:
        yield wording.say("unreadable-spaces", nearest=spaced)
    cased = _cased(spaced)
    if cased != spaced and read(cased).kind:
        yield wording.say("unreadable-capitals", text=written, nearest=cased)
    ahead = re.sub(r"\b([A-Z]{2,3})\+", r"+\1", cased)
    if ahead != cased and read(ahead).kind:
        yield wording.say("unreadable-plus", nearest=ahead)
    ordered = _ordered(ahead)
    if ordered != ahead and read(ordered).kind:
        wrong, right = next(
            pair for pair in zip(_cards(ahead), _cards(ordered), strict=True) if pair[0] != pair[1]
        )
        yield wording.say("unreadable-order", wrong=wrong, right=right)


def _repaired(written: str) -> str:
    """The text with all mistakes of the hand undone, or nothing where that is not enough."""
    spaced = re.sub(r"\s+", " ", re.sub(r"\s*([>@^/])\s*", r"\1", written))
    repaired = _ordered(re.sub(r"\b([A-Z]{2,3})\+", r"+\1", _cased(spaced)))
    return repaired if read(repaired).kind else ""


def _cased(written: str) -> str:
    """Capitals for symbols, small letters for everything else."""
    card, sign, place = _split(written)
    if sign:
        return f"{card.upper()}{sign}{place.lower()}"
    word, *args = written.split(" ")
    asks = [form for form in forms_of(word.lower().lstrip("!")) if len(form) == len(args)]
    kinds = asks[0] if asks else WORDS.get(word.lower(), ())
    cased = [
        arg.upper() if kind in ("symbol", "card", "anything") and not arg.startswith("!") else arg.lower()
        for arg, kind in zip(args, kinds, strict=False)
    ]
    return " ".join([word.lower(), *cased, *args[len(cased) :]])


def _split(written: str) -> tuple[str, str, str]:
    found = re.fullmatch(r"([^>@^/]*)([>@^/])(.*)", written)
    return (found[1], found[2], found[3]) if found else (written, "", "")


def _cards(written: str) -> list[str]:
    return re.findall(rf"\b[{SYMBOL_CODES}]{{2,3}}\b", written)


def _ordered(written: str) -> str:
    def by_rank(card: re.Match[str]) -> str:
        return "".join(sorted(card[0], key=SYMBOL_CODES.index))

    return re.sub(rf"\b[{SYMBOL_CODES}]{{2,3}}\b", by_rank, written)


def _action(wording: Wording, written: str, edition: str) -> str:
    action, *args = re.split(r"[ >@^/]", written[1:])
    action = action.lower()
    forms = forms_of(action)
    if forms:
        own = actions_in(edition).get(action)
        form = own.arguments if own else forms[0]
        complaint = _arguments(wording, written, form, args)
        return complaint or wording.say("unreadable-form", text=written, form=_example(f"!{action}", form))
    for known in (tuple(actions_in(edition)), all_actions()):
        near = difflib.get_close_matches(action, known, n=1, cutoff=0.5)
        if near:
            return wording.say("unreadable-action-near", id=action, nearest=near[0])
    return wording.say("unreadable-action", id=action)


def _arguments(wording: Wording, written: str, form: tuple[str, ...], args: list[str]) -> str:
    """What is wrong with one of the arguments, or nothing where their number is wrong already."""
    if len(args) != len(form):
        return ""
    for kind, arg in zip(form, args, strict=True):
        if has_shape(kind, arg):
            continue
        if kind == "cell":
            return wording.say("unreadable-cell", text=written, cell=arg)
        if kind == "zone":
            return wording.say("unreadable-zone", text=written, zone=arg, zones=", ".join(ZONE_NAMES))
        if kind == "symbol":
            symbols = ", ".join(SYMBOL_CODES)
            return wording.say("unreadable-symbol", text=written, letter=arg, symbols=symbols)
        if kind == "card" or (kind == "anything" and not arg.startswith("!")):
            return _card(wording, arg, written)
    return ""


def _example(word: str, form: tuple[str, ...]) -> str:
    seen: set[str] = set()
    parts = [word]
    for kind in form:
        parts.append(_SECOND_EXAMPLES.get(kind, "") if kind in seen else _EXAMPLES[kind])
        seen.add(kind)
    return " ".join(parts)


def _play(wording: Wording, written: str, joint: str) -> str:
    """A card and a place with one of the signs between them: which half is wrong?"""
    card, sign, place = _split(written)
    complaint = _card(wording, card, written)
    if complaint:
        return complaint
    nearest = f"{card}{joint}"
    if not sign or re.search(r"[>@^/]", place):
        return wording.say("unreadable-joint", nearest=nearest)
    if JOINTS[sign] == "zone":
        if re.fullmatch(r"[a-i][1-9]", place.lower()):
            return wording.say("unreadable-joint", nearest=f"{card}@{place.lower()}")
        zones = ", ".join(ZONE_NAMES)
        return wording.say("unreadable-zone", text=written, zone=place, zones=zones)
    if place.lower() in ZONE_NAMES:
        return wording.say("unreadable-joint", nearest=f"{card}>{place.lower()}")
    return wording.say("unreadable-cell", text=written, cell=place)


def _card(wording: Wording, card: str, written: str) -> str:
    """What is wrong with this card, or nothing."""
    letters = card.upper().lstrip("+")
    for letter in letters:
        if letter not in SYMBOL_CODES:
            symbols = ", ".join(SYMBOL_CODES)
            return wording.say("unreadable-symbol", text=written, letter=letter, symbols=symbols)
    for letter in letters:
        if letters.count(letter) > 1:
            return wording.say("unreadable-twice", card=card, letter=letter)
    if not 2 <= len(letters) <= 3:
        return wording.say("unreadable-symbol-count", card=card or written)
    if not in_order(letters):
        right = "".join(sorted(letters, key=SYMBOL_CODES.index))
        return wording.say("unreadable-order", wrong=letters, right=right)
    return ""


def _word(wording: Wording, written: str, joint: str) -> str:
    word = written.split()[0].lower()
    if word in WORDS:
        complaint = _arguments(wording, written, WORDS[word], written.split()[1:])
        return complaint or wording.say("unreadable-form", text=written, form=_example(word, WORDS[word]))
    card, *rest = re.split(r"[\s\-:=]+", written)
    letters = card.upper().lstrip("+")
    if 2 <= len(letters) <= 3 and set(letters) <= set(SYMBOL_CODES):
        complaint = _card(wording, card, written)
        place = rest[0].lower() if rest else ""
        signs = ">" if place in ZONE_NAMES else "@" if re.fullmatch(r"[a-i][1-9]", place) else ""
        nearest = f"{card.upper()}{signs}{place}" if signs else f"{card.upper()}{joint}"
        message = "unreadable-joint" if rest else "unreadable-no-place"
        return complaint or wording.say(message, card=card, nearest=nearest)
    known = [*WORDS, *(f"!{action}" for action in all_actions())]
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    if near:
        return wording.say("unreadable-word-near", text=written, nearest=near[0])
    return wording.say("unreadable-word", text=written, nearest=f"MR{joint}")
