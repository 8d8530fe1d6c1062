"""What every test of the page stands on: the page built, a server, a browser, and no trouble that nobody saw.

Playwright's loop must be gone before tests elsewhere run one of their own: so the browser lives as long as
this package, not as long as the session.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.page.browsing import PATIENCE, Desks, Watch, chromium, opened
from tests.page.screens import Sights
from tests.page.site import ROOT, Site

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.needs_program("chromium", "chromium"))


@pytest.fixture(scope="package")
def page_built():
    """What the server hands out is made from web/ as it is now."""
    subprocess.run([sys.executable, str(ROOT / "tools/build_page.py")], check=True)


@pytest.fixture(scope="package")
def browser(page_built):
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(page_built):
    """A server where nobody waits."""
    yield from served()


@pytest.fixture(scope="package")
def listed_site(page_built):
    """A server that deals the cards as a table lists them, and plays no lone move for anybody."""
    yield from served("--as-listed", "--forced-delay", "3600")


@pytest.fixture(scope="package")
def sights(listed_site):
    return Sights(listed_site)


@pytest.fixture
def own_site(page_built):
    """A server that the test may kill."""
    yield from served()


def served(*options):
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), *options)
        yield site
        site.close()


@pytest.fixture(scope="module")
def desks(browser):
    """Pages that stay open from test to test."""
    desks = Desks(browser)
    yield desks
    desks.close()


@pytest.fixture
def watch():
    """Everything the pages of this test did behind the scenes; in the end it is looked at."""
    watch = Watch()
    yield watch
    watch.close()


@pytest.fixture
def open_page(browser, watch):
    """A page of its own for somebody: open_page(person, "/t/..."). Trouble on it fails the test."""

    def open_page(person, path="/", **options):
        return opened(browser, watch, person, path, **options)

    yield open_page
    watch.check()
