"""A game as somebody plays it who sees nothing: by keys alone, hearing what a screen reader would say.

python -m tests.page.reading     writes the transcripts anew; read them before you keep them
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from leonardo.texts import say
from tests.page import hands
from tests.page.browsing import PATIENCE, Watch, chromium, opened
from tests.page.site import Site, company, seated
from tests.page.situations import dealt

HERE = Path(__file__).parent / "transcripts"
GAMES = [(edition, language) for edition in ("classic", "quintis-2011") for language in ("en", "ru")]
AS_LISTED = ("--as-listed", "--forced-delay", "3600")
TURNS = 4


def golden(edition, language):
    return HERE / f"{edition}.{language}.txt"


def transcript(browser, watch, site, edition, language):
    """All that is said to Anna in a short game with Boris, from the first word to the result."""
    people = company(site, 2)
    beginning = dealt(edition, 2, "transcript").beginning
    decks = {"main": list(beginning.main), "extra": list(beginning.extra)}
    table = seated(people, edition, decks=decks, options={"turn_limit": TURNS}, title="Vinci")
    page = opened(browser, watch, people[0], f"/t/{table}", language=language)
    player = hands.ByKeys(page, hands.words_for(people[0], table, language))
    player.wait_for_turn()
    lines = [page.title(), page.get_by_role("heading", level=1).inner_text(), *names_of(page, player.words)]
    lines.append(f"status: {player.status}")
    rng = random.Random(edition)
    told = people[0].look(table)
    while told["state"]["status"] == "live":
        seat, ply = told["state"]["to_move"], told["ply"]
        move = rng.choice(people[seat].look(table)["legal"])
        if seat == 0:
            player.wait_for_turn()
            lines += ["", f"> {move}", *played(player, move)]
        else:
            people[seat].move(table, move, ply)
            player.wait_for_ply(ply + 1)
        told = people[0].look(table)
        player.wait_for_ply(told["ply"])
        lines.append(f"status: {player.status}")
    expect(page.locator("#alert")).not_to_be_empty()
    lines += ["", f"alert: {player.alert}", "", f"{say(language, 'table-log')}:"]
    log = page.get_by_role("log", name=say(language, "table-log"), exact=True)
    return "\n".join([*lines, log.aria_snapshot()]) + "\n"


def names_of(page, words):
    """What the board and the hand are called, place by place."""
    board = page.get_by_role("gridcell").all()
    cards = page.get_by_role("listbox", name=words.say("table-hand"), exact=True).get_by_role("option").all()
    return [f"- {each.get_attribute('aria-label')}" for each in [*board, *cards]]


def played(player, move):
    """What is said about the choice before it is confirmed; then it is."""
    player.choose(move)
    ply = player.ply
    said = []
    if move.split(" ")[0] not in hands.WHOLE_MOVE_BY_ITSELF:
        if not move.startswith("key "):
            player.page.locator(".preview li").first.wait_for()
        said = [f"status: {player.status}"]
        player.confirm(move)
    player.wait_for_ply(ply + 1)
    return said


def main():
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site, browser, watch = Site(Path(folder), *AS_LISTED), chromium(playwright), Watch()
        for edition, language in GAMES:
            golden(edition, language).write_text(transcript(browser, watch, site, edition, language))
        browser.close()
        site.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
