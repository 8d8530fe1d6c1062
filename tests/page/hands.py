"""People at the page: what they read there, and four ways of playing the same move.

Everything is found by role and name, as a person or a screen reader finds it. `data-ply` on the table's page
is read only to wait: it is the number of decisions that the page has heard of.
"""

import re

from playwright.sync_api import expect

from tests.page.browsing import PATIENCE
from tests.page.words import ZONES, Words

ZONE_KEYS = {zone: f"Key{key}" for zone, key in zip(ZONES, "QWEASDZXC", strict=True)}
HEARD = "ply => Number(document.querySelector('[data-ply]')?.dataset.ply) >= ply"
IS_INSIDE = "grid => grid.contains(document.activeElement) && grid !== document.activeElement"
WHOLE_MOVE_BY_ITSELF = ("end", "skip", "draw", "to")  # buttons that play at once


class Reader:
    """Somebody before the page of a table."""

    def __init__(self, page, words):
        self.page = page
        self.words = words
        self.table = page.locator("[data-ply]")

    @property
    def ply(self):
        return int(self.table.get_attribute("data-ply"))

    def wait_for_ply(self, ply):
        """The page has heard of so many decisions, or more."""
        self.page.wait_for_function(HEARD, arg=ply, timeout=PATIENCE)

    def wait_for_turn(self):
        expect(self.page.locator("[data-mine=true]")).to_be_visible(timeout=PATIENCE)

    @property
    def status(self):
        """What the polite voice of a screen reader says."""
        return self.page.locator("#status").inner_text().strip()

    @property
    def alert(self):
        return self.page.locator("#alert").inner_text().strip()

    @property
    def said(self):
        """What stands where decisions are asked for: a question, a preview, or why not."""
        group = self.page.get_by_role("group", name=self.words.say("table-actions"), exact=True)
        return group.locator(".said").inner_text().strip()

    # --- things by name ------------------------------------------------------------------------------------

    def card(self, card):
        """The first card of the hand of this name."""
        name = re.compile(rf": {re.escape(self.words.card(card))}(\.|$)")
        hand = self.page.get_by_role("listbox", name=self.words.say("table-hand"), exact=True)
        return hand.get_by_role("option", name=name).first

    def place(self, step):
        """A zone of somebody's table, or a cell of the field."""
        if step.kind == "cell":
            return self.page.get_by_role("gridcell", name=re.compile(rf"^{step.value}: "))
        own = step.seat == self.words.seat
        player = self.words.names[step.seat]
        grid = self.words.say("table-yours") if own else self.words.say("table-of", player=player)
        owner = "" if own else f"{player}: "
        name = re.compile(rf"^{re.escape(owner + self.words.zone(step.value))}: ")
        return self.page.get_by_role("grid", name=grid, exact=True).get_by_role("gridcell", name=name)

    def button(self, label):
        """A choice; numbers in brackets may stand behind its name."""
        tools = self.page.get_by_role("toolbar", name=self.words.say("table-choices"), exact=True)
        return tools.get_by_role("button", name=re.compile(rf"^{re.escape(label)}( \(\d+\))?$"))

    @property
    def choices(self):
        tools = self.page.get_by_role("toolbar", name=self.words.say("table-choices"), exact=True)
        return [button.inner_text().strip() for button in tools.get_by_role("button").all()]

    def open_table(self, seat):
        """The table of this seat is in sight, where it was not."""
        grid = self.words.say("table-of", player=self.words.names[seat])
        if seat != self.words.seat and not self.page.get_by_role("grid", name=grid, exact=True).is_visible():
            self.show_table(seat)


class Player(Reader):
    """Plays moves given in notation. Each way of playing says how it points and how it confirms."""

    def play(self, move):
        """The move is made through the page, and the page has heard of it."""
        ply = self.ply
        self.make(move)
        self.wait_for_ply(ply + 1)

    def make(self, move):
        self.choose(move)
        if move.split(" ")[0] not in WHOLE_MOVE_BY_ITSELF:
            self.confirm(move)

    def choose(self, move):
        """All of the move is chosen, as far as choosing does not play it."""
        if move.startswith("key "):
            self.choose_key(move)
            return
        whole = self.button(self.words.whole(move))
        for step in self.words.steps(move):
            if step.kind == "choice":
                button = self.button(step.value)
                if button.is_visible():
                    self.press(button)
            elif not whole.is_visible():
                if step.kind == "zone":
                    self.open_table(step.seat)
                self.point(step)
        if move.split(" ")[0] not in WHOLE_MOVE_BY_ITSELF:
            expect(whole).to_be_visible()

    def choose_key(self, move):
        symbol = self.words.say(f"symbol-{move[4:]}")
        self.pick_radio(self.page.get_by_role("radio", name=symbol, exact=True))

    def confirm(self, move):
        if move.startswith("key "):
            dialog = self.page.get_by_role("dialog", name=self.words.say("table-ask-key"))
            self.press(dialog.get_by_role("button", name=self.words.whole(move), exact=True))
        else:
            self.press(self.button(self.words.whole(move)))


class ByTap(Player):
    """A finger or a mouse: card, place, and the same place again."""

    def point(self, step):
        (self.card(step.value) if step.kind == "card" else self.place(step)).click()

    def press(self, button):
        button.click()

    def pick_radio(self, radio):
        radio.click()

    def show_table(self, seat):
        name = re.compile(rf"^{re.escape(self.words.names[seat])}(,|$)")
        self.page.get_by_role("button", name=name).click()


class ByDrag(ByTap):
    """A card is dragged to where it goes."""

    def choose(self, move):
        card, place, *rest = self.words.steps(move)
        self.card(card.value).drag_to(self.place(place))
        for step in rest:
            if not self.button(self.words.whole(move)).is_visible():
                self.press(self.button(step.value))


class ByKeys(Player):
    """The keyboard alone: keys by their place, Tab, arrows and Enter; nothing is pointed at."""

    def point(self, step):
        if step.kind == "card":
            self._go_to_card(step.value)
        elif step.kind == "cell":
            for key in ("KeyF", f"Key{step.value[0].upper()}", f"Digit{step.value[1]}"):
                self.page.keyboard.press(key)
        elif step.seat == self.words.seat:
            self.page.keyboard.press(ZONE_KEYS[step.value])
        else:
            self._walk_to(step)
            self.page.keyboard.press("Enter")

    def _go_to_card(self, card):
        """By its number, as it is read aloud."""
        place = int(re.match(r"\d+", self.card(card).get_attribute("aria-label"))[0])
        assert place <= 10
        self.page.keyboard.press(f"Digit{place % 10}")

    def press(self, button):
        self.go_to(button)
        self.page.keyboard.press("Enter")

    def go_to(self, wanted, key="Tab"):
        """Tab by Tab until the focus is there."""
        for _ in range(120):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never reaches {wanted}")

    def _walk_to(self, step):
        """Into the grid by Tab, then with the arrows from place to place."""
        wanted = self.place(step)
        grid = wanted.locator("xpath=ancestor::*[@role='grid'][1]")
        for _ in range(120):
            if grid.evaluate(IS_INSIDE):
                break
            self.page.keyboard.press("Tab")
        for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"):
            self.page.keyboard.press(key)
        row, column = divmod(ZONES.index(step.value), 3)
        for key in ["ArrowDown"] * row + ["ArrowRight"] * column:
            self.page.keyboard.press(key)
        expect(wanted).to_be_focused()

    def pick_radio(self, radio):
        """All radios are one stop of Tab; arrows go from one to the next."""
        radios = self.page.get_by_role("radio")
        for _ in range(120):
            if radios.evaluate_all("all => all.includes(document.activeElement)"):
                break
            self.page.keyboard.press("Tab")
        for _ in range(24):
            if radio.evaluate("radio => radio === document.activeElement && radio.checked"):
                return
            self.page.keyboard.press("ArrowRight")
            if radio.evaluate("radio => radio === document.activeElement && !radio.checked"):
                self.page.keyboard.press("Space")
        raise AssertionError("the arrows never reach this Key")

    def confirm(self, move):
        """Enter, where one is, plays what is chosen."""
        if move.startswith("key "):
            super().confirm(move)
        else:
            self.page.keyboard.press("Enter")

    def show_table(self, seat):
        for _ in range(6):
            self.page.keyboard.press("KeyT")
            grid = self.words.say("table-of", player=self.words.names[seat])
            if self.page.get_by_role("grid", name=grid, exact=True).is_visible():
                return


class ByTyping(Player):
    """A line of text says the whole move; Enter plays it."""

    def choose(self, move):
        self.page.keyboard.press("KeyI")
        line = self.page.get_by_role("textbox", name=self.words.say("table-line"), exact=True)
        expect(line).to_be_focused()
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")
        expect(line).to_be_hidden()

    def confirm(self, move):
        self.page.keyboard.press("Enter")


def words_for(person, table, language="en"):
    """The words of this reader at this table."""
    told = person.look(table)
    names = tuple(seat["name"] for seat in told["state"]["seats"])
    return Words(language, names, told["seat"])
