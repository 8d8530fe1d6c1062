"""Every screen of the page with something on it: where it is, and what is done there before one looks."""

from dataclasses import dataclass
from functools import cached_property

from tests.page.browsing import WALK
from tests.page.site import company
from tests.page.situations import laid, stand, walk

EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
# What had to be fetched is there, letters included.
IS_READY = """async () => {
  const waits = (each) => each.closest("[aria-busy=true]") || /^(Loading|Загрузка) …$/.test(each.textContent);
  await document.fonts.ready;
  return document.querySelector("h1, .curtain") && ![...document.querySelectorAll("p")].some(waits);
}"""


@dataclass(frozen=True)
class Screen:
    """An address, in which {s} is the sights; what is done there; by Anna, who has tables, or a stranger."""

    path: str
    act: object = None
    by: str = "Anna"
    shows: str = "h1"  # what is there when all is done


def key(*codes):
    def act(page):
        page.locator("[role=option]").first.wait_for()
        for code in codes:
            page.keyboard.press(code)

    return act


def click(selector):
    return lambda page: page.locator(selector).first.click()


STRANGER = ""
SCREENS = {
    "home": Screen("/"),
    "home of a stranger": Screen("/", by=STRANGER),
    "new": Screen("/new"),
    "new with friends": Screen("/new?with=friends&edition=novem"),
    "house rules": Screen("/new?edition=quintis-2011", click("details summary")),
    "join": Screen("/join", by=STRANGER),
    "join by a link": Screen("/join#{s.invitation}", by=STRANGER),
    "waiting": Screen("/t/{s.waiting}"),
    **{f"table {edition}": Screen(f"/t/{{s.tables[{edition}]}}") for edition in EDITIONS},
    "a card chosen": Screen("/t/{s.tables[novem]}", key("Digit3")),
    "a play previewed": Screen("/t/{s.tables[classic]}", key("Digit1", "KeyW"), shows=".preview li"),
    "why not": Screen("/t/{s.tables[quintis-2011]}", key("Digit1", "KeyV", "Enter", "KeyY"), shows=".notice"),
    "a bonus": Screen("/t/{s.bonus}", shows="[type=radio]"),
    "a curtain": Screen("/t/{s.device}", shows=".curtain"),
    "the keys": Screen("/t/{s.tables[novem]}", key("Shift+Slash"), shows="dialog"),
    "a line to type": Screen("/t/{s.tables[novem]}", key("KeyI"), shows="dialog"),
    "a card looked at": Screen("/t/{s.tables[novem]}", key("Digit1", "KeyR"), shows="dialog"),
    "log and chat": Screen("/t/{s.tables[classic]}", key("Shift+KeyL"), shows="[role=log]"),
    "about a player": Screen("/t/{s.tables[novem]}", click(".menu"), shows="dialog"),
    "the end": Screen("/t/{s.over}"),
    "no such table": Screen("/t/nowhere", by=STRANGER),
    "no such page": Screen("/elsewhere", by=STRANGER),
    "learn": Screen("/learn"),
    "a lesson": Screen("/learn?lesson=tables&step=1", shows=".task"),
    "another lesson": Screen("/learn?lesson=field&step=2", shows=".task"),
    "rules": Screen("/rules/quintis-2011", shows="h2"),
    "look back": Screen("/replay"),
    "a replay": Screen("/replay/{s.over}", shows="[type=range]"),
    "settings": Screen("/settings"),
}  # fmt: skip


class Sights:
    """Tables in every state, made when one asks for them. The site deals as listed."""

    def __init__(self, site):
        self.site = site
        self.people = company(site, 6)

    def show(self, desks, name, **device):
        """The page with this screen on it, seen on this device."""
        screen = SCREENS[name]
        person = next((person for person in self.people if person.name == screen.by), None)
        page = desks.go(person, screen.path.format(s=self), base_url=self.site.url, **device)
        return self._shown(page, screen)

    def walk_to(self, page, name):
        """Anna's page goes to this screen."""
        page.evaluate(WALK, SCREENS[name].path.format(s=self))
        return self._shown(page, SCREENS[name])

    def _shown(self, page, screen):
        page.wait_for_function(IS_READY)
        if screen.act:
            screen.act(page)
        page.locator(screen.shows).first.wait_for(state="attached")
        return page

    @cached_property
    def waiting(self):
        return self.people[0].create("classic", "me", "open", "planner")[0]

    @cached_property
    def invitation(self):
        return self.people[1].create("novem", "me", "open")[1]

    @cached_property
    def over(self):
        *_, game = walk("classic", 3, "over", 4, turn_limit=4)
        assert game.is_over
        return laid(self.people[:3], "classic", game, options={"turn_limit": 4})

    @cached_property
    def device(self):
        return self.people[0].create("classic", "me", "me")[0]

    @cached_property
    def bonus(self):
        return stand(self.people, "classic", "key")[0]

    @cached_property
    def tables(self):
        """One of each edition in the middle of the game, Anna to move."""
        return {edition: laid(self.people[:3], edition, middle(edition)) for edition in EDITIONS}


def middle(edition, seats=3, least=15):
    """A game after so many moves, or some more until seat 0 has a turn before it."""
    for seed in range(100):
        for game in walk(edition, seats, f"middle {seed}", least + 30):
            now = game.view(0).position
            begins = now["phase"] == "play" and now["pending"] is None and game.to_move == 0
            if begins and len(game.made) >= least:
                return game
    raise AssertionError(f"{edition}: no such game")
