"""Draws the pictures of docs/images: the real page over a real server, with a game that was really played.

    python -m tools.pictures [NAME ...]

Cards are dealt by lot, so the games are others each time. Seat 1 plays what the bot that gives hints says.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.company import CHROMIUM, Look, NoCompany, Person, build_page, chromium, served

from . import png

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs/images"
BOT: Final = "planner"
MOST: Final = 200_000  # bytes of a picture
TRIES: Final = 5  # games
MOST_SECONDS: Final = 180.0  # for one game


@dataclass(frozen=True)
class Picture:
    """What is on it: a table after so many turns, seen on a device, with or without a move being weighed."""

    edition: str
    seats: int
    turns: int
    window: tuple[int, int] = (1280, 800)
    dark: bool = False
    language: str = "en"
    weighed: bool = True
    options: dict[str, Any] = field(default_factory=dict)


PICTURES: Final = {
    "field": Picture("quintis-2011", 4, 26),
    "tables": Picture("classic", 4, 22),
    "phone": Picture("novem", 3, 12, (390, 844), options={"device_scale_factor": 1.5, "has_touch": True}),
    "dark": Picture("quintis-2009-extra", 3, 24, (390, 844), dark=True, options={"device_scale_factor": 1.5}),
    "russian": Picture("novem", 4, 22, language="ru", dark=True),
}


def main() -> int:
    """The pictures were drawn anew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    names = parser.parse_args().names or list(PICTURES)
    FOLDER.mkdir(exist_ok=True)
    build_page()
    try:
        with served() as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=[*CHROMIUM])
            for name in names:
                size = draw(browser, address, PICTURES[name], FOLDER / f"{name}.png")
                print(f"{name}.png: {size // 1000} kB" + (", too much" if size > MOST else ""))
            browser.close()
    except NoCompany as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def draw(browser: Browser, address: str, picture: Picture, file: Path) -> int:
    """The file shows it; how many bytes it has."""
    person = Person(address, "Анна" if picture.language == "ru" else "Anna")
    table, seen = _reached(person, picture)
    width, height = picture.window
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce",
        locale={"en": "en-GB", "ru": "ru-RU"}[picture.language],
        color_scheme="dark" if picture.dark else "light", **picture.options,
    )  # fmt: skip
    context.add_cookies(person.cookies)
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("[role=option]").first.wait_for()
    if picture.weighed:
        _weigh(page, _telling(person, table, seen))
    page.wait_for_timeout(600)
    page.screenshot(path=file)
    context.close()
    return png.shrink(file)


def _reached(person: Person, picture: Picture) -> tuple[str, Look]:
    """A table that shows it; some games are over before."""
    for _ in range(TRIES):
        table = person.create(picture.edition, *_bots(picture.seats))
        seen = person.play(table, partial(_next, person, picture, table), MOST_SECONDS)
        if seen["legal"] and _is_ripe(seen, picture):
            return table, seen
    raise NoCompany(f"{TRIES} games in succession were over before turn {picture.turns}.")


def _bots(seats: int) -> list[str]:
    return [BOT, "discepolo", "greedy", BOT, "greedy"][: seats - 1]


def _is_ripe(seen: Look, picture: Picture) -> bool:
    """Late enough, at the beginning of a turn, and with something to choose."""
    view = seen["view"]
    return view["turn"] >= picture.turns and view["phase"] == "play" and len(seen["legal"]) > 6


def _next(person: Person, picture: Picture, table: str, seen: Look) -> str | None:
    return None if _is_ripe(seen, picture) else person.advice(table, seen)


def _telling(person: Person, table: str, seen: Look) -> str:
    """Of some plays the one of which there is most to say before it is made."""
    plays = [move for move in seen["legal"] if any(sign in move for sign in ">@^/")]
    some = plays[:: max(len(plays) // 12, 1)]
    told: str = max(
        some, key=lambda move: len("".join(person.ask(table, "preview", move=move)["sentences"][1:]))
    )
    return told


def _weigh(page: Page, move: str) -> None:
    """The move is typed, so that its preview is seen."""
    page.keyboard.press("KeyI")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    page.locator("[data-do=confirm]").wait_for()
    page.mouse.move(1, 1)


if __name__ == "__main__":
    sys.exit(main())
