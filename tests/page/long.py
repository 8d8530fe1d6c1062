"""Whole games of every edition to their real end, two to four pages at once, phones and desktops.

    python -m tests.page.long --games 2 --seed long

Exit code 1 if a page complained. Every game is one line; a number of moves, and how long it took.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.page import hands
from tests.page.browsing import PATIENCE, Desks, chromium
from tests.page.games import play_on
from tests.page.screens import EDITIONS
from tests.page.site import ROOT, Site, company, seated


def played(desks, site, edition, seats, seed):
    """How many decisions the game took."""
    people = company(site, seats)
    table = seated(people, edition)
    players = []
    for seat, person in enumerate(people):
        page = desks.go(person, f"/t/{table}", phone=seat % 2 == 0)
        players.append((hands.ByTap, hands.ByKeys)[seat % 2](page, hands.words_for(person, table)))
    plies = play_on(people, players, table, seed)
    desks.check()
    return plies


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1, help="of each edition")
    parser.add_argument("--seed", default="long")
    parser.add_argument("--edition", choices=EDITIONS, action="append")
    chosen = parser.parse_args()
    subprocess.run([sys.executable, str(ROOT / "tools/build_page.py")], check=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = chromium(playwright)
        try:
            for number in range(chosen.games):
                for place, edition in enumerate(chosen.edition or EDITIONS):
                    seats, began = 2 + (number + place) % 3, time.monotonic()
                    desks = Desks(browser)
                    plies = played(desks, site, edition, seats, f"{chosen.seed} {number}")
                    desks.close()
                    seconds = time.monotonic() - began
                    print(f"{edition}, {seats} pages: {plies} decisions in {seconds:.0f} s", flush=True)
        finally:
            browser.close()
            site.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
