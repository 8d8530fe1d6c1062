"""Things in a row that can be chosen, wrapped like words: the cards of a hand, the choices of a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size as Area
from textual.widget import Widget

from leonardo.board.known import forbids
from leonardo.board.signs import UNICODE, columns
from leonardo.explain import card_name
from leonardo.tui.boards import Pointed
from leonardo.tui.choosing import Part
from leonardo.tui.faces import BRACKETS, STYLES
from leonardo.tui.outlook import Outlook

LONGEST_LABEL = 60


@dataclass(frozen=True)
class Item:
    """One thing: its lines, all equally long, and what choosing it means."""

    part: Part
    lines: tuple[str, ...]
    state: str = ""

    @property
    def width(self) -> int:
        return columns(self.lines[0])


class Flow(Widget, can_focus=True):
    """Items from left to right, as many in a row as there is room for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("up", "go_row(-1)", show=False),
        Binding("down", "go_row(1)", show=False),
        Binding("home", "go(-99)", show=False),
        Binding("end", "go(99)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.items: list[Item] = []
        self.pointer = UNICODE.turn
        self.cursor = 0

    def show(self, items: Sequence[Item]) -> None:
        """These things stand in the row; the cursor stays where it was."""
        self.items = list(items)
        self.cursor = max(0, min(self.cursor, len(self.items) - 1))
        self.display = bool(self.items)
        self.refresh(layout=True)

    def put_cursor(self, wanted: Sequence[Part]) -> None:
        """The cursor stands on one of these, if there is one."""
        parts = [item.part for item in self.items]
        if self.current not in wanted:
            self.cursor = next((parts.index(part) for part in wanted if part in parts), self.cursor)
        self.refresh()

    @property
    def current(self) -> Part | None:
        """Where the cursor stands."""
        return self.items[self.cursor].part if self.items else None

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        return sum(len(self.items[row[0]].lines) for row in self._rows(width)) or 1

    def render(self) -> Text:
        lines: list[Text] = []
        for row in self._rows(self.size.width):
            for number in range(len(self.items[row[0]].lines)):
                line = Text(no_wrap=True)
                for place in row:
                    item = self.items[place]
                    line.append(self._line(place, item, number), self._style(place, item))
                    line.append(" ")
                lines.append(line)
        return Text("\n").join(lines)

    def _line(self, place: int, item: Item, number: int) -> str:
        """A line of an item; the first one under the cursor begins with the sign of it."""
        is_here = self.has_focus and place == self.cursor and number == 0
        return self.pointer + item.lines[number][1:] if is_here else item.lines[number]

    def _style(self, place: int, item: Item) -> str:
        style = STYLES[item.state]
        return f"{style} reverse".strip() if self.has_focus and place == self.cursor else style

    def _rows(self, width: int) -> list[list[int]]:
        """The items of each row by number."""
        rows: list[list[int]] = []
        used = width
        for place, item in enumerate(self.items):
            if used + item.width > width or not rows:
                rows.append([])
                used = 0
            rows[-1].append(place)
            used += item.width + 1
        return rows

    def action_go(self, by: int) -> None:
        self.cursor = max(0, min(self.cursor + by, len(self.items) - 1))
        self.refresh()

    def action_go_row(self, by: int) -> None:
        """The cursor goes to the next row, if there is one, at about the same place."""
        rows = self._rows(self.size.width)
        here = next((number for number, row in enumerate(rows) if self.cursor in row), 0)
        if 0 <= here + by < len(rows):
            beside = rows[here].index(self.cursor)
            row = rows[here + by]
            self.cursor = row[min(beside, len(row) - 1)]
            self.refresh()

    def action_choose(self) -> None:
        if self.items:
            self.post_message(Pointed(self.items[self.cursor].part))

    def on_click(self, event: events.Click) -> None:
        top = 0
        for row in self._rows(self.size.width):
            height = len(self.items[row[0]].lines)
            left = 0
            for place in row:
                right = left + self.items[place].width
                if top <= event.y < top + height and left <= event.x < right:
                    self.cursor = place
                    self.refresh()
                    self.action_choose()
                    return
                left = right + 1
            top += height

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


def hand_items(outlook: Outlook) -> list[Item]:
    """The cards of whoever looks, numbered, with what can be done with each."""
    if outlook.seat is None:
        return []
    cards = outlook.position["hands"][outlook.seat]
    playable = outlook.choosing.cleared().open if outlook.is_mine else frozenset()
    taken = set(outlook.choosing.picked)
    items = []
    for number, card in enumerate(cards, 1):
        part = Part("card", card)
        state = "picked" if part in taken else "legal" if part in outlook.choosing.open | playable else ""
        taken.discard(part)  # of two equal cards one is chosen
        banned = outlook.is_mine and forbids(outlook.bans, card)
        items.append(_card_item(outlook, part, number, state, outlook.signs.forbidden if banned else ""))
    return items


def _card_item(outlook: Outlook, part: Part, number: int, state: str, sign: str) -> Item:
    card = part.value
    head = f"{number} {sign}{'!' if card.startswith('!') else card}"
    before, after = tuple(BRACKETS[state])
    if card.startswith("!"):
        bodies = _in_two(card_name(outlook.language, card))
    elif outlook.is_roomy:
        bodies = [f"{code} {outlook.say(f'symbol-{code}')}" for code in card.lstrip("+")]
    else:
        bodies = [" ".join(outlook.say(f"symbol-{code}.short") for code in card.lstrip("+"))]
    if outlook.is_roomy:
        bodies += [""] * (outlook.most_symbols - len(bodies))
    elif len(bodies) > 1:
        bodies = [" ".join(bodies)]
    width = max(map(columns, (head, *bodies)))
    padded = [body + " " * (width - columns(body)) for body in bodies]
    lines = [f" {head}{' ' * (width - columns(head))} "]
    lines += [f"{before}{padded[0]}{after}", *(f" {body} " for body in padded[1:])]
    return Item(part, tuple(lines), state)


def _in_two(name: str) -> list[str]:
    """A long name in two lines of about the same length."""
    words = name.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut)), default=(name,)))


def list_items(labels: Sequence[tuple[Part, str]], first_number: int, picked: Sequence[Part]) -> list[Item]:
    """The choices that are not on the table, numbered from here on; what is chosen in other brackets."""
    items = []
    for number, (part, label) in enumerate(labels, first_number):
        state = "picked" if part in picked else "legal"
        before, after = tuple(BRACKETS[state])
        items.append(Item(part, (f"{before}{number} {label[:LONGEST_LABEL]}{after}",), state))
    return items
