"""The words of the interchange page, section 1: symbols, cards, places, moves."""

import re
from dataclasses import dataclass
from functools import cache

SYMBOLS = "MPCGSKRHFIWE"  # the most senior first

ZONES = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]
CROSS = ["n", "w", "c", "e", "s"]
CORNERS = ["nw", "ne", "sw", "se"]
COLUMNS = "abcdefghi"
ROWS = "123456789"
CELLS = [column + row for column in COLUMNS for row in ROWS]

CLASSIC, NOVEM, Q09, Q09X, Q11 = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
EDITIONS = [CLASSIC, NOVEM, Q09, Q09X, Q11]
TABLEAU = [CLASSIC, NOVEM]
FIELD = [Q09, Q09X, Q11]

# What stands behind the id of each action card (interchange, section 1).
NOVEM_ACTIONS = {
    "second-sketch": [],
    "mirror-writing": ["zone", "zone"],
    "perpetual-motion": ["ring", "direction"],
    "canal-lock": [],
    "sfumato": ["zone", "symbol"],
    "retouching": ["card", "zone"],
    "scrapers-knife": ["seat", "zone"],
    "varnish": ["zone"],
    "gilded-frame": ["zone"],
    "scaffolding": ["seat", "zone"],
    "old-folio": ["pile", "card"],
    "cabinet": [],
}
QUINTIS_ACTIONS = {
    "masters-licence": [],
    "double-stroke": [],
    "palimpsest": ["cell"],
    "crossed-sketches": ["cell", "cell"],
    "second-seal": ["symbol"],
    "free-hand": [],
    "inspiration": [],
    "clean-sheet": [],
    "borrowed-folio": ["seat"],
    "sfumato": ["symbol"],
}
ACTION_CARDS = sorted({"!" + name for name in list(NOVEM_ACTIONS) + list(QUINTIS_ACTIONS)})

# E.4: which cards of novem belong to the start of the turn; the others belong to its end.
NOVEM_START = [
    "second-sketch",
    "mirror-writing",
    "perpetual-motion",
    "canal-lock",
    "sfumato",
    "retouching",
    "scrapers-knife",
]
# E.6: which cards of quintis-2011 are Before cards; the others are After cards.
QUINTIS_BEFORE = [
    "masters-licence",
    "palimpsest",
    "crossed-sketches",
    "free-hand",
    "clean-sheet",
    "borrowed-folio",
    "sfumato",
]


class Unreadable(ValueError):
    """The text is not of the move table."""


class Illegal(ValueError):
    """The move is refused; `code` says why."""

    def __init__(self, move, code):
        super().__init__(f"{move}: {code}")
        self.code = code


@dataclass(frozen=True)
class Move:
    kind: str  # zone, cell, veto, key, action, drop, lift, draw, to, under, give, end, skip
    card: str = None  # the card played, dropped, given or put under; of an action its own card
    zone: str = None
    cell: str = None
    way: str = None  # "@" place, "^" cover, "/" replace
    word: str = None  # the symbol of `key`, the pile of `draw`, the target of `to`
    name: str = None  # the bare id of an action card
    edition: str = None  # the edition an action card in this form belongs to
    args: tuple = ()


@cache
def is_symbol_card(text):
    """MR, MCR, +MC, +MCR: two or three codes in order of seniority."""
    body = text[1:] if text.startswith("+") else text
    if len(body) not in (2, 3) or any(code not in SYMBOLS for code in body):
        return False
    ranks = [SYMBOLS.index(code) for code in body]
    return ranks == sorted(set(ranks))


def is_card(text):
    return is_symbol_card(text) or text in ACTION_CARDS


def is_action(card):
    return card.startswith("!")


@cache
def symbols(card):
    """The printed symbols (C-49: all of them count); an action card has none."""
    return frozenset() if card.startswith("!") else frozenset(card.lstrip("+"))


def is_additional(card):
    """True for cards with the additional deck's back: +MC and all action cards."""
    return card[0] in "+!"


def zones_of_kind(card):
    """EXP-20: the zones that may hold this symbol card."""
    return CORNERS if card.startswith("+") else CROSS


READS = {
    "zone": lambda text: text in ZONES,
    "cell": lambda text: text in CELLS,
    "symbol": lambda text: len(text) == 1 and text in SYMBOLS,
    "card": is_card,
    "seat": lambda text: re.fullmatch("0|[1-9][0-9]{0,8}", text) is not None,
    "ring": lambda text: text in ("corners", "arms"),
    "direction": lambda text: text in ("cw", "ccw"),
    "pile": lambda text: text in ("main", "extra"),
}


def read_play(text):
    for sign in ">@^/":
        if text.count(sign) == 1:
            card, place = text.split(sign)
            if is_symbol_card(card):
                if sign == ">" and place in ZONES:
                    return Move("zone", card=card, zone=place)
                if sign in "@^/" and place in CELLS:
                    return Move("cell", card=card, way=sign, cell=place)
    return None


def read_action(words):
    """`!sfumato ne M` is novem's, `!sfumato M` is that of quintis-2011."""
    name, args = words[0][1:], words[1:]
    for edition, table in ((NOVEM, NOVEM_ACTIONS), (Q11, QUINTIS_ACTIONS)):
        fits = name in table and len(args) == len(table[name])
        if fits and all(READS[kind](arg) for kind, arg in zip(table[name], args, strict=False)):
            return Move("action", card=words[0], name=name, edition=edition, args=tuple(args))
    return None


def read_words(words):
    first = words[0]
    if first.startswith("!"):
        return read_action(words)
    if words in (["end"], ["skip"]):
        return Move(first)
    if len(words) != 2 or words[1] == "":
        return None
    word = words[1]
    if first == "veto" and word in CELLS:
        return Move("veto", cell=word)
    if first == "key":  # any word can be read; no_such_key answers it
        return Move("key", word=word)
    if first == "drop" and word in ACTION_CARDS:
        return Move("drop", card=word)
    if first == "lift" and word in ZONES:
        return Move("lift", zone=word)
    if first == "draw" and word in ("main", "extra"):
        return Move("draw", word=word)
    if first == "to" and (word == "discard" or READS["seat"](word)):
        return Move("to", word=word)
    if first in ("under", "give") and is_card(word):
        return Move(first, card=word)
    return None


def read_move(text):
    """The move that the text means, or Unreadable."""
    move = read_text(text) if isinstance(text, str) else None
    if move is None:
        raise Unreadable(f"not a move: {text!r}")
    return move


@cache  # the same few thousand texts are asked about again and again
def read_text(text):
    if re.search(r"[^\S ]", text):
        return None
    words = text.split(" ")
    move = read_play(text) if len(words) == 1 else None
    return move or read_words(words)
