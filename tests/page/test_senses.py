"""Other eyes, other keyboards, other languages: the same game."""

import hashlib

from playwright.sync_api import expect

from leonardo.texts import say
from tests.page import hands
from tests.page.site import company

VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
PRESS = """([code, key]) => (document.activeElement ?? document.body)
  .dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }))"""


def at_table(desks, sights, edition="classic"):
    page = desks.go(sights.people[0], f"/t/{sights.tables[edition]}")
    player = hands.ByKeys(page, hands.words_for(sights.people[0], sights.tables[edition]))
    player.wait_for_turn()
    page.keyboard.press("Shift+Escape")
    return page, player


def test_keys_count_by_their_place_in_a_russian_layout(desks, sights):
    page, _ = at_table(desks, sights)
    page.evaluate(PRESS, ["Digit1", "1"])
    page.evaluate(PRESS, ["KeyW", "ц"])
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    page.evaluate(PRESS, ["KeyK", "л"])
    expect(page.locator("#status")).to_contain_text("Boris: ")  # the race, in words
    page.keyboard.press("Shift+Escape")


def test_the_language_changes_in_the_middle_of_a_game(desks, sights):
    page, _ = at_table(desks, sights, "quintis-2011")
    before = page.get_by_role("gridcell").count()
    page.get_by_role("combobox", name=say("en", "page-language")).select_option("ru")
    expect(page.get_by_role("listbox", name=say("ru", "table-hand"), exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_role("log", name=say("ru", "table-log"), exact=True)).to_contain_text("Карты розданы")
    assert page.get_by_role("gridcell").count() == before
    page.get_by_role("combobox", name=say("ru", "page-language")).select_option("en")
    expect(page.get_by_role("listbox", name=say("en", "table-hand"), exact=True)).to_be_visible()


def test_no_symbol_needs_its_colour(desks, sights):
    """For eyes of four kinds, and in one ink, the twelve drawings are twelve pictures."""
    page, _ = at_table(desks, sights)
    devtools = page.context.new_cdp_session(page)
    glyphs = page.locator(".racebox th svg, .racebox thead svg")
    for vision in VISIONS:
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        pictures = {hashlib.sha256(glyph.screenshot()).digest() for glyph in glyphs.all()[:12]}
        assert len(pictures) == 12, vision
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def test_with_colours_forced_what_is_chosen_is_still_marked(desks, sights):
    page, _ = at_table(desks, sights, "novem")
    page.emulate_media(forced_colors="active")
    page.keyboard.press("Digit3")
    marked = page.locator("[role=option][aria-selected=true]")
    expect(marked).to_have_count(1)
    style = "e => { const s = getComputedStyle(e); return [s.outlineStyle, s.borderStyle, s.translate]; }"
    others = page.locator("[role=option][aria-selected=false]").first
    assert marked.evaluate(style) != others.evaluate(style)
    page.emulate_media(forced_colors="none")
    page.keyboard.press("Shift+Escape")


def test_who_wants_no_motion_sees_none(desks, sights):
    page, _ = at_table(desks, sights)
    assert page.evaluate("() => document.documentElement.dataset.motion") == "reduced"
    running = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    page.keyboard.press("Digit1")
    page.keyboard.press("KeyW")
    expect(page.locator(".preview li").first).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate(running) == 0
    page.keyboard.press("Shift+Escape")


def test_alone_against_bots_one_says_how_strong_they_are(desks, listed_site):
    """The seat plays on with another head, and the log says that the game is practice."""
    anna = company(listed_site, 1)[0]
    table, _ = anna.create("classic", "me", "garzone")
    page = desks.go(anna, f"/t/{table}")
    page.get_by_role("button", name=say("en", "table-player-menu", player="Garzone")).click()
    page.locator("[data-do=level]").select_option("socio")
    told = say("en", "table-log-handed", why="level", player="Garzone", bot="socio")
    expect(page.get_by_role("log", name=say("en", "table-log"), exact=True)).to_contain_text(told)
    assert [seat["bot"] for seat in anna.look(table)["state"]["seats"]] == ["", "socio"]
