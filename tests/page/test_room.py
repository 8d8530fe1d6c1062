"""There is room: on the smallest phone, at twice the size, and for longer words than English has."""

import re

import pytest

from tests.page import hands
from tests.page.screens import SCREENS, middle
from tests.page.situations import laid

# What does not fit: beside the window, or words that are cut off by their own box or by one around them.
TOO_LITTLE_ROOM = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) found.push(`the page is ${wide} px wider than the window`);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const own = text.parentElement;
    const seen = { visibilityProperty: true, opacityProperty: true };
    if (!text.data.trim() || !own.checkVisibility(seen)) continue;
    if (own.closest("option, .hidden, .skip, svg, noscript, [aria-hidden=true]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const lost = words.height / 3;
    if (!words.width || own.getBoundingClientRect().width <= 1) continue;
    for (let box = own; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "contents" || style.display === "inline") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (right - left <= 1 || style.textOverflow === "ellipsis") break; // not for eyes; shortened on purpose
      if (scrolls(style)) break; // there the rest can be reached
      if (words.right > right + 1.5 || words.left < left - 1.5) {
        found.push(`${text.data.trim().slice(0, 40)} sticks out of ${box.tagName}.${box.className}`);
        break;
      }
      if (style.overflowY === "hidden" && (words.bottom > bottom + lost || words.top < top - lost)) {
        found.push(`${text.data.trim().slice(0, 40)} is cut off by ${box.tagName}.${box.className}`);
        break;
      }
      if (style.position === "fixed") break;
    }
  }
  return found;
}"""
SIZES = {"a phone": (360, 640), "a laptop at twice the size": (640, 400), "a desktop": (1280, 800)}


def lengthened(text):
    """Words as they could be in another language: two vowels for each, by two fifths longer altogether."""
    longer = []
    for line in text.split("\n"):
        head, sign, words = line.partition(" = ") if " = " in line else line.partition("] ")
        parts = re.split(r"(\{[^{}]*(?:\}|$)|`.*$)", words)
        parts[::2] = [re.sub("([aeiou])", r"\1\1", part) for part in parts[::2]]
        longer.append(head + sign + "".join(parts))
    return "\n".join(longer)


def answered_longer(route):
    answer = route.fetch()
    route.fulfill(response=answer, body=lengthened(answer.text()))


MAIN = (
    "home",
    "new with friends",
    "table novem",
    "table quintis-2011",
    "a play previewed",
    "the end",
    "settings",
)
EVERY = [("Russian", name) for name in SCREENS] + [("longer", name) for name in MAIN]


@pytest.mark.parametrize(("words", "name"), EVERY)
def test_nothing_is_clipped(desks, sights, name, words):
    desks.expect("/api/tables/nowhere")  # where there is no table
    device = {"language": "ru"} if words == "Russian" else {"longer": answered_longer}
    page = sights.show(desks, name, **device)
    found = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found[size] = page.evaluate(TOO_LITTLE_ROOM)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert found == {size: [] for size in SIZES}


OUT_OF_SIGHT = """(own) => {
  const wanted = ["[role=listbox]", "[role=toolbar] .confirm", ".said", ".racebox", own];
  const found = wanted.flatMap((selector) => [...document.querySelectorAll(selector)].filter((each) => {
    const { top, left, right, bottom } = each.getBoundingClientRect();
    return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((each) => each.className || selector));
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight + 1) found.push(`${scrollHeight} px high`);
  if (scrollWidth > innerWidth + 1) found.push(`${scrollWidth} px wide`);
  return found;
}"""
SEATS = [(edition, seats) for edition in ("classic", "quintis-2009", "quintis-2011") for seats in (2, 4, 6)]
SEATS += [("novem", seats) for seats in (2, 3, 5, 6)] + [("quintis-2009-extra", seats) for seats in (2, 3, 5)]


@pytest.mark.parametrize(("edition", "seats"), SEATS)
def test_on_the_smallest_phone_a_turn_needs_no_scrolling(desks, sights, edition, seats):
    people = sights.people[:seats]
    game = middle(edition, seats, 6 if edition == "classic" else 14 + 5 * seats)
    table = laid(people, edition, game)
    page = desks.go(people[0], f"/t/{table}", phone=True)
    player = hands.ByTap(page, hands.words_for(people[0], table))
    player.wait_for_turn()
    own = ".mine [role=grid], .mat [role=grid]"
    assert page.evaluate(OUT_OF_SIGHT, own) == []
    player.choose(people[0].look(table)["legal"][0])
    assert page.evaluate(OUT_OF_SIGHT, own) == []
    desks.check()
