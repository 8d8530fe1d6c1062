"""Names and chat as they may be shown: no invisible signs, no text turned round, no look-alikes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 300

# Control signs, unassigned and private ones, surrogates, and what is invisible or turns the text round.
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_JOINER: Final = "\u200d"  # between the parts of one picture it stays, between letters it only hides
_PICTURE: Final = re.compile(
    "(?<=[\U0001f000-\U0001faff\u2190-\u2bff\ufe0f])\u200d(?=[\U0001f000-\U0001faff\u2190-\u2bff])"
)
_LOOK_ALIKES: Final = str.maketrans("авекмнорстухіјѕ01|ıοαερτυνχκ", "abekmhopctyxijsoliloaeptuvxk")


def clean(text: str, most: int) -> str:
    """The text in one line without hidden signs, at most so long; "" if nothing is left."""
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() else sign for sign in normal)
    joined = {found.start() for found in _PICTURE.finditer(spaced)}
    seen = "".join(
        sign for at, sign in enumerate(spaced) if at in joined or unicodedata.category(sign) not in _HIDDEN
    )
    kept = _few_marks(re.sub(r" +", " ", seen)).strip()
    return kept[:most].strip(f" {_JOINER}")


def _few_marks(text: str) -> str:
    """No letter carries more than two marks, so that no name climbs over its neighbours."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= 2:
            kept.append(sign)
    return "".join(kept)


def skeleton(name: str) -> str:
    """What two names have in common that a reader would take for each other."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in bare if unicodedata.category(sign)[0] in "LN" or sign == "|")
    return letters.translate(_LOOK_ALIKES)


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number behind it where another looks the same."""
    taken = {skeleton(other) for other in others}
    found, number = name, 1
    while skeleton(found) in taken or not skeleton(found):
        number += 1
        found = f"{name[: NAME_LENGTH - 3]} {number}"
    return found
