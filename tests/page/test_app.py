"""The page as an app: it can be installed, and without the server it opens and says what is possible."""

import pytest

from leonardo.texts import say


@pytest.fixture
def phone(browser, site):
    context = browser.new_context(base_url=site.url, locale="en-GB", viewport={"width": 360, "height": 640})
    yield context
    context.close()


def test_it_can_be_installed(phone):
    page = phone.new_page()
    page.goto("/")
    session = phone.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    missing = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in missing] == ["in-incognito"], "nothing else is in the way"


def test_without_the_server_every_page_opens_and_the_rules_are_read(phone):
    page = phone.new_page()
    page.goto("/rules/classic")
    page.evaluate("() => navigator.serviceWorker.ready")
    # The second visit passes through the worker, which has fetched every part of the page by now.
    page.wait_for_function("async () => (await (await caches.open('assets')).keys()).length > 20")
    page.reload()
    page.get_by_role("heading", name="The bonus Key").wait_for()
    phone.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="The bonus Key").wait_for()
    for path in ("/", "/new", "/learn", "/replay", "/settings"):
        page.goto(path)
        page.locator("h1").wait_for()
        assert page.get_by_text(say("en", "page-not-loaded")).count() == 0
    page.goto("/")
    page.get_by_text(say("en", "page-no-network")).wait_for()
