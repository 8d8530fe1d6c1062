"""The page is light and keeps what is secret: where it goes, what it keeps, how much it weighs."""

import re
import time

import pytest

from leonardo.texts import say
from tests.page import hands
from tests.page.browsing import opened
from tests.page.screens import SCREENS
from tests.page.site import company, seated

HEARS = """() => {
  window.violations = [];
  const hear = ({ blockedURI, violatedDirective }) => violations.push(`${violatedDirective}: ${blockedURI}`);
  document.addEventListener("securitypolicyviolation", hear);
}"""


def test_nothing_is_asked_of_any_other_host_and_the_policy_is_never_broken(browser, sights, watch):
    """On every screen; the policy's own words are in the answer that brought the page."""
    page = opened(browser, watch, sights.people[0], f"/t/{sights.tables['novem']}", service_workers="allow")
    page.evaluate(HEARS)
    for name, screen in SCREENS.items():
        if screen.by:
            sights.walk_to(page, name)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own = sights.site.url
    assert [url for url in watch.requests if not url.startswith((own, f"ws{own[4:]}", "blob:"))] == []
    assert page.evaluate("() => violations") == []
    policy = page.request.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe" not in policy
    watch.check()


def test_no_token_is_where_a_script_or_a_log_could_find_it(browser, site, watch):
    page = opened(browser, watch, None, "/", base_url=site.url)
    page.get_by_role("button", name=say("en", "page-play-bots")).click()
    page.locator("[role=option]").first.wait_for()
    (cookie,) = page.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] in ("Lax", "Strict")
    kept = page.evaluate(
        "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"
    )
    assert cookie["value"] not in kept + page.url + "".join(watch.requests) + page.content()
    watch.check()


def test_the_first_move_is_possible_after_few_requests(browser, site, watch, capsys):
    """Times and memory depend on the machine: they are printed, not asserted."""
    people = company(site, 6)
    table = seated(people, "quintis-2009")
    mover = next(person for person in people if person.look(table)["legal"])
    sizes = []
    page = opened(browser, watch, mover, "/settings")
    page.on(
        "response", lambda answer: sizes.append((answer.url, int(answer.headers.get("content-length", 0))))
    )
    page.goto("/settings")
    watch.requests.clear()
    began = time.monotonic()
    page.goto(f"/t/{table}")
    player = hands.ByTap(page, hands.words_for(mover, table))
    player.wait_for_turn()
    seconds = time.monotonic() - began
    heap = page.evaluate("() => performance.memory.usedJSHeapSize")
    scripts = {url: size for url, size in sizes if url.endswith(".js")}
    kilobytes = sum(scripts.values()) / 1000
    with capsys.disabled():
        print(
            f"\nfirst move possible after {seconds:.2f} s, {len(watch.requests)} requests; {kilobytes:.0f} kB"
        )
        print(f"of script; six seats in {heap / 1e6:.0f} MB")
    assert len(watch.requests) <= 40, watch.requests
    assert sum(size for url, size in scripts.items() if "texts" not in url) <= 90_000


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_every_answer_forbids_what_the_page_does_not_need(site, path):
    headers = company(site, 1)[0].http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert re.search("frame-ancestors 'none'", headers["content-security-policy"])
    assert headers["referrer-policy"] in ("no-referrer", "same-origin", "strict-origin")
