"""Other names for the same game: symbols permuted, the field or the tables turned, the seats moved round.

A symmetry says what becomes of a symbol, a cell, a zone, a seat and a direction; what becomes of moves,
positions and events follows from that.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from leonardo import Edition

SYMBOLS = "MPCGSKRHFIWE"
ZONES = "nw n ne w c e sw s se".split()
COLUMNS = "abcdefghi"


@cache
def arguments() -> dict[tuple[str, int], tuple[str, ...]]:
    """The kinds of the arguments of an action card, by its text and their number."""
    return {
        (action.text, len(action.arguments)): action.arguments
        for name in Edition.names()
        for action in Edition(name).actions
    }


@dataclass(frozen=True)
class Symmetry:
    """What becomes of each word; what is not named stays."""

    name: str
    symbol: Callable[[str], str] = str
    cell: Callable[[str], str] = str
    zone: Callable[[str], str] = str
    seat: Callable[[int], int] = int
    direction: Callable[[str], str] = str

    # --- words and moves --------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        if card.startswith("!") or "?" in card:
            return card
        back = "+" * card.startswith("+")
        return back + "".join(sorted(map(self.symbol, card[len(back) :]), key=SYMBOLS.index))

    def word(self, kind: str, text: str) -> str:
        if kind == "seat":
            return str(self.seat(int(text)))
        keep = {"deck": str, "ring": str}
        own = {"card": self.card, "symbol": self.symbol, "cell": self.cell, "zone": self.zone}
        return (keep | own | {"direction": self.direction})[kind](text)

    def move(self, text: str) -> str:
        """The same decision in the other words."""
        head, *rest = text.split(" ")
        if head.startswith("!"):
            kinds = arguments()[head, len(rest)]
            words = [self.word(kind, word) for kind, word in zip(kinds, rest, strict=True)]
            if kinds in (("zone", "zone"), ("cell", "cell")):
                words.sort()  # either order names the same exchange
            return " ".join([head, *words])
        for sign in ">@^/":
            if sign in head:
                card, place = head.split(sign)
                return f"{self.card(card)}{sign}{self.word('zone' if sign == '>' else 'cell', place)}"
        kinds = {
            "veto": "cell",
            "key": "symbol",
            "lift": "zone",
            "drop": "card",
            "under": "card",
            "give": "card",
        }
        if head in kinds:
            return f"{head} {self.word(kinds[head], rest[0])}"
        if head == "to" and rest != ["discard"]:
            return f"to {self.word('seat', rest[0])}"
        return text

    # --- positions and events ---------------------------------------------------------------------------

    def position(self, position: dict[str, Any]) -> dict[str, Any]:
        """The position in the other words, without what is ours to choose."""
        p = {name: value for name, value in position.items() if name not in ("pending", "deck_lists", "free")}
        one = {
            "to_move": self.seat(p["to_move"]),
            "last_played": p["last_played"] and self.card(p["last_played"]),
        }
        one["hands"] = [sorted(map(self.card, hand)) for hand in self.seats(p["hands"])]
        one["decks"] = {name: [*map(self.card, pile)] for name, pile in p["decks"].items()}
        one["discards"] = {name: [*map(self.card, pile)] for name, pile in p["discards"].items()}
        one["removed"] = sorted(map(self.card, p["removed"]))
        one["keys"] = [{self.symbol(key): n for key, n in keys.items()} for keys in self.seats(p["keys"])]
        one["bonus_used"] = self.seats(p["bonus_used"])
        if p["tables"] is not None:
            one["tables"] = [
                {self.zone(zone): self.card(card) for zone, card in table.items()}
                for table in self.seats(p["tables"])
            ]
        if p["field"] is not None:
            one["field"] = {self.cell(cell): [*map(self.card, stack)] for cell, stack in p["field"].items()}
        if p["veto"] is not None:
            one["veto"] = p["veto"] | {"cell": self.cell(p["veto"]["cell"])}
        one["effects"] = sorted((self.fact(effect) for effect in p["effects"]), key=_order)
        memory = p["memory"]
        one["memory"] = memory | {
            "last_card": memory["last_card"] and self.card(memory["last_card"]),
            "own_last": [card and self.card(card) for card in self.seats(memory["own_last"])],
        }
        if p["outcome"] is not None:
            one["outcome"] = p["outcome"] | {"winners": sorted(map(self.seat, p["outcome"]["winners"]))}
        return p | one

    def seats(self, listed: list[Any]) -> list[Any]:
        """The list with each seat's entry at its new place."""
        moved = list(listed)
        for seat, entry in enumerate(listed):
            moved[self.seat(seat)] = entry
        return moved

    def fact(self, fact: dict[str, Any]) -> dict[str, Any]:
        """An event or a lasting effect in the other words."""
        own: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("seat", "to", "from", "target"), self.seat),
            **dict.fromkeys(("card", "under"), self.card),
            "cell": self.cell,
            "zone": self.zone,
            "symbol": self.symbol,
            "winners": lambda winners: sorted(map(self.seat, winners)),
            "args": lambda args: self.move(f"!{fact['id']} {' '.join(map(str, args))}".strip()).split(" ")[
                1:
            ],
        }
        said = {name: own.get(name, lambda value: value)(value) for name, value in fact.items()}
        if said.get("event") == "turn":
            said["turn"] = fact["turn"]
        return said

    def said(self, chance: tuple[tuple[str, Any], ...]) -> list[tuple[str, Any]]:
        """What chance said, in the other words."""
        return [
            (what, self.card(value) if isinstance(value, str) else [*map(self.card, value)])
            for what, value in chance
        ]


def _order(effect: dict[str, Any]) -> tuple[Any, ...]:
    return effect["id"], effect["seat"], effect.get("zone", ""), effect.get("target", -1)


# --- which there are --------------------------------------------------------------------------------------


def permuted(rng: random.Random) -> Symmetry:
    """Both rows of symbols shuffled, and perhaps exchanged: the decks stay decks of the edition."""
    upper, lower = (rng.sample(row, 6) for row in (SYMBOLS[:6], SYMBOLS[6:]))
    becomes = dict(zip(SYMBOLS, upper + lower if rng.random() < 0.5 else lower + upper, strict=True))
    return Symmetry(f"symbols {''.join(becomes.values())}", symbol=lambda symbol: becomes.get(symbol, symbol))


def turned(quarters: int, mirrored: bool) -> Symmetry:
    """The sheet and every table turned round the middle, and perhaps seen in a mirror."""

    def place(x: int, y: int) -> tuple[int, int]:
        x = -x if mirrored else x
        for _ in range(quarters):
            x, y = y, -x
        return x, y

    def cell(name: str) -> str:
        x, y = place(COLUMNS.index(name[0]) - 4, int(name[1]) - 5)
        return f"{COLUMNS[x + 4]}{y + 5}"

    def zone(name: str) -> str:
        at = ZONES.index(name)
        x, y = place(at % 3 - 1, 1 - at // 3)
        return ZONES[(1 - y) * 3 + x + 1]

    other_way = {"cw": "ccw", "ccw": "cw"}
    return Symmetry(
        f"{quarters} quarters{', mirrored' * mirrored}",
        cell=cell,
        zone=zone,
        direction=other_way.__getitem__ if mirrored else str,
    )


def moved_round(places: int, seats: int) -> Symmetry:
    """Everybody sits so many places further to the left; a seat that nobody has stays."""
    return Symmetry(f"{places} places", seat=lambda seat: (seat + places) % seats if seat < seats else seat)
