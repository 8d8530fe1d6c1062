"""The page is for everybody: what programs that read aloud need, and room for every word."""

import pytest

from tests.page.screens import SCREENS
from tests.page.site import ROOT

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").as_posix()
LOOK = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => [html.slice(0, 200), any[0]?.message])}`);
}"""


def found_by_axe(page):
    if not page.evaluate("() => 'axe' in window"):
        with open(AXE) as script:
            page.evaluate(script.read())
    return page.evaluate(LOOK)


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious_by_day_and_by_night(desks, sights, name):
    desks.expect("/api/tables/nowhere")  # where there is no table
    page = sights.show(desks, name)
    found = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found[scheme] = found_by_axe(page)
    page.emulate_media(color_scheme="light")
    assert found == {"light": [], "dark": []}
    desks.check()
