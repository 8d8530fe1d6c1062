"""When something goes wrong the page says what happened and how to go on, and nothing is lost."""

import json
import re

import pytest
from playwright.sync_api import expect

from leonardo.texts import say
from tests.page import hands
from tests.page.browsing import blank
from tests.page.site import company, seated

SAID = ("/live", "/api/tables", "ERR_", "WebSocket")  # a browser complains when a server is not there


def at_table(open_page, site, edition="classic", seats=2, **device):
    """A table, the people around it, and the page of whoever is to move."""
    people = company(site, seats)
    table = seated(people, edition)
    mover = next(person for person in people if person.look(table)["legal"])
    page = open_page(mover, f"/t/{table}", **device)
    player = hands.ByTap(page, hands.words_for(mover, table))
    player.wait_for_turn()
    return table, people, mover, player


def banner(page):
    return page.get_by_role("status").filter(has_text=say("en", "table-reconnecting"))


def first_move(person, table):
    return person.look(table)["legal"][0]


def test_a_cut_in_the_network_is_told_and_mends_itself(open_page, site, watch):
    watch.expect(*SAID)
    table, people, mover, player = at_table(open_page, site)
    player.page.context.set_offline(True)
    expect(banner(player.page)).to_be_visible()
    mover.move(table, first_move(mover, table))  # on another device meanwhile
    other = next(person for person in people if person is not mover)
    other.move(table, first_move(other, table))
    player.page.context.set_offline(False)
    expect(banner(player.page)).to_be_hidden()
    player.wait_for_ply(2)
    player.wait_for_turn()


def test_the_server_dies_in_the_middle_and_the_move_that_was_made_meanwhile_is_made_once(
    open_page, own_site, watch
):
    watch.expect(*SAID)
    table, _, mover, player = at_table(open_page, own_site)
    move = first_move(mover, table)
    player.choose(move)
    own_site.kill()
    player.confirm(move)
    expect(banner(player.page)).to_be_visible()
    own_site.start()
    player.wait_for_ply(1)
    expect(banner(player.page)).to_be_hidden()
    assert mover.look(table)["ply"] == 1


def test_a_full_disk_refuses_the_move_in_words_and_the_same_move_is_possible_afterwards(open_page, own_site):
    table, _, mover, player = at_table(open_page, own_site)
    move = first_move(mover, table)
    own_site.fill_disk()
    player.choose(move)
    player.confirm(move)
    refused = say("en", "server-refused", code="storage_unavailable")
    expect(player.page.locator(".notice.trouble")).to_contain_text(refused)
    expect(player.page.get_by_role("status").first).to_contain_text(refused)
    own_site.free_disk()
    player.confirm(move)
    player.wait_for_ply(1)


WRONG = {
    "no such table": ("/t/nowhere", "table-lost"),
    "no such page": ("/t/a/b/c", "page-nowhere"),
    "a link cut short": ("/join#abc", "page-join-wrong-about"),
    "no such replay": ("/replay/nowhere", "problem"),
}


LETTERS = {"en": re.compile("[a-z]{3}"), "ru": re.compile("[а-я]{3}")}


@pytest.mark.parametrize("what", WRONG)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_wrong_link_is_explained_and_leads_on(open_page, site, watch, what, language):
    watch.expect("404", "403", "/live")
    path, message = WRONG[what]
    page = open_page(None, path, base_url=site.url, language=language)
    if message == "problem":  # in the words of the server
        expect(page.get_by_role("alert")).to_contain_text(LETTERS[language])
    else:
        expect(page.get_by_text(say(language, message, path=path)).first).to_be_visible()
    home = page.get_by_role("link", name=say(language, "page-nav-home"), exact=True)
    home.or_(page.get_by_role("link", name=say(language, "page-to-play"))).first.click()
    expect(page.get_by_role("region", name=say(language, "page-begin"))).to_be_visible()


def test_an_invitation_that_came_too_late_says_so(open_page, site):
    anna, boris = company(site, 2)
    table, invitation = anna.create("classic", "me", "open")
    boris.join(invitation)
    page = open_page(None, f"/join#{invitation}", base_url=site.url)
    expect(page.get_by_text(say("en", "page-join-full"))).to_be_visible()
    anna.do(table, "start")
    for person in (anna, boris):
        person.do(table, "resign")
    page.reload()
    expect(page.get_by_text(say("en", "page-join-over"))).to_be_visible()


def test_a_private_table_is_nobody_elses(open_page, site, watch):
    watch.expect("404", "403", "/live")
    table = seated(company(site, 2), "classic", spectators="none")
    page = open_page(None, f"/t/{table}", base_url=site.url)
    expect(page.get_by_role("alert").filter(has_text=say("en", "table-lost-about"))).to_be_visible()


@pytest.mark.parametrize("frame", ["{not a message", json.dumps({"type": "surprise"})])
def test_a_message_that_the_page_cannot_read_is_told_and_play_goes_on(browser, site, watch, frame):
    people = company(site, 2)
    table = seated(people, "classic")
    mover = next(person for person in people if person.look(table)["legal"])
    sockets = []

    def between(socket):
        socket.connect_to_server()
        sockets.append(socket)

    page = blank(browser, watch, mover)
    page.route_web_socket("**/live", between)
    page.goto(f"/t/{table}")
    player = hands.ByTap(page, hands.words_for(mover, table))
    player.wait_for_turn()
    sockets[-1].send(frame)
    odd = say("en", "table-odd-frame", what="").split("(")[0]
    expect(page.locator(".notice.trouble")).to_contain_text(odd.strip())
    player.play(first_move(mover, table))
    watch.check()


def test_two_tabs_of_one_seat_show_the_same_and_what_was_chosen_in_vain_is_told(open_page, site):
    table, _, mover, player = at_table(open_page, site)
    page = player.page.context.new_page()
    page.goto(f"/t/{table}")
    second = hands.ByTap(page, player.words)
    second.wait_for_turn()
    moves = mover.look(table)["legal"]
    second.choose(moves[-1])
    player.play(moves[0])
    second.wait_for_ply(1)
    assert second.choices == player.choices
    assert second.said == player.said
    assert mover.look(table)["ply"] == 1


def test_loading_anew_at_any_step_shows_the_same(open_page, listed_site, sights):
    """In Novem a turn has most steps: play, play, end, put aside, draw."""
    table = sights.tables["novem"]
    anna = sights.people[0]
    page = open_page(anna, f"/t/{table}", phone=True)
    player = hands.ByTap(page, hands.words_for(anna, table))
    while anna.look(table)["state"]["to_move"] == 0:
        player.wait_for_turn()
        before = page.locator("main").aria_snapshot()
        page.reload()
        player.wait_for_turn()
        assert page.locator("main").aria_snapshot() == before
        player.play(anna.look(table)["legal"][0])
