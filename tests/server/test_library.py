"""What can be read without a table, and replays: over real HTTP."""

import html.parser

import pytest

import leonardo
from leonardo import rulebook
from leonardo.bots import ROSTER, make
from leonardo.server import library
from leonardo.server.markup import Markup
from tests.server.network import visited

TAGS = set(
    "p h3 ul ol li aside figure figcaption pre code strong em a table thead tbody tr th td div".split()
)
ATTRIBUTES = {"class", "href", "scope"}


class Reader(html.parser.HTMLParser):
    """Collects what there is, and notices what is left open."""

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.attributes, self.links, self.text = [], set(), set(), [], []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        self.seen.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value for name, value in attrs if name == "href"]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def read(markup):
    reader = Reader()
    reader.feed(markup)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("edition", leonardo.Edition.names())
def test_the_whole_rule_book_is_plain_html_without_a_script(edition, language):
    book = library.rules(leonardo.Edition(edition), language, 76)
    ids = {topic["id"] for topic in book["topics"]}
    for topic in book["topics"]:
        found = read(topic["html"])
        assert found.seen <= TAGS and found.attributes <= ATTRIBUTES
        assert all(link[0] == "#" and link[1:] in ids for link in found.links)
        assert "".join(found.text).strip()


def test_text_is_escaped_wherever_it_stands():
    evil = "<script>alert(1)</script> **<b>** `<i>`"
    blocks = [
        rulebook.Paragraph(evil),
        rulebook.Items((evil,)),
        rulebook.Table((evil,), ((evil,),)),
        rulebook.Ruling(evil, evil, (evil,)),
        rulebook.Scene("x", evil, (evil,), (evil,), ((evil, evil),), ((evil, evil),), (), (evil,)),
    ]
    assert read(Markup().html(blocks)).seen <= TAGS


def test_everything_that_a_form_for_tables_asks_is_offered_in_both_languages():
    async def test(site):
        person = site.person()
        offered = {}
        for code in ("en", "ru"):
            answer = await person.get("/api/editions", params={"language": code})
            offered[code] = answer.json()
            again = await person.get(
                "/api/editions", params={"language": code}, headers={"If-None-Match": answer.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
        assert [each["id"] for each in offered["en"]["bots"]] == list(ROSTER)
        for edition in (edition for offers in offered.values() for edition in offers["editions"]):
            low, high = edition["seats"]
            assert 2 <= low < high <= 6
            for option in edition["options"]:
                assert option["name"] and option["about"]
                if isinstance(option["values"], list):
                    assert option["default"] in [each["value"] for each in option["values"]]
                    assert all(each["name"] for each in option["values"])
                else:
                    assert option["values"]["from"] <= option["default"] <= option["values"]["to"]
        assert offered["en"]["editions"][0]["summary"] != offered["ru"]["editions"][0]["summary"]

    visited(test)


def test_the_rule_book_follows_the_options_and_says_what_is_wrong_with_them():
    async def test(site):
        person = site.person()
        plain = (await person.get("/api/rules/classic?language=en")).json()
        other = (await person.get("/api/rules/classic?language=en&option.gifted_line=played_card")).json()
        assert plain["title"] == other["title"] and plain["topics"] != other["topics"]
        for path, code in (
            ("/api/rules/clasic", "unknown_edition"),
            ("/api/rules/classic?option.nothing=1", "unknown_option"),
            ("/api/rules/classic?option.goal=99", "unknown_option"),
            ("/api/rules/classic?width=wide", "malformed"),
        ):
            answer = await person.get(path)
            assert (answer.json()["code"], 400 <= answer.status_code < 500) == (code, True), path

    visited(test)


def finished(edition):
    """A short recorded game between bots."""
    game = leonardo.Game(edition, seats=["Anna", "Boris"], seed="library", options={"goal": 2})
    bots = [make("greedy", "1"), make("random", "2")]
    while not game.is_over:
        game.play(bots[game.to_move].choose(game.view(game.to_move), game.legal))
    return game


@pytest.mark.parametrize("edition", ["classic", "quintis-2011"])
def test_anybodys_record_is_replayed_as_every_seat_knew_it(edition):
    game = finished(edition)

    async def test(site):
        person = site.person()
        text = game.record().text
        for eyes in ("all", "0", "1"):
            answer = await person.post(f"/api/replays?as={eyes}&language=ru", {"record": text})
            shown = answer.json()
            assert answer.status_code == 200 and shown["outcome"] == game.outcome
            assert [frame["move"] for frame in shown["frames"][1:]] == [str(made.move) for made in game.made]
            assert [frame["ply"] for frame in shown["frames"]] == list(range(len(game.made) + 1))
            hidden = [any("?" in card for card in hand) for hand in shown["frames"][0]["view"]["hands"]]
            assert hidden == [eyes not in ("all", str(seat)) for seat in (0, 1)]
            assert all(frame["brief"]["phase_sentence"] for frame in shown["frames"])
        for body, code in (
            ({"record": "no record"}, "bad_record"),
            ({"record": ""}, "bad_record"),
            ({"record": text.replace("1. ", "1. Anna zz ", 1)}, "bad_record"),
            ({"text": text}, "malformed"),
        ):
            answer = await person.post("/api/replays", body)
            assert answer.json()["code"] == code and answer.json()["detail"], body
        answer = await person.post("/api/replays?language=ru", {"record": ""})
        assert "партии здесь нет" in answer.json()["detail"]
        assert (await person.post("/api/replays?as=5", {"record": text})).json()["code"] == "no_such_seat"
        assert (await person.post("/api/replays?game=2", {"record": text})).json()["code"] == "bad_record"

    visited(test)


def test_a_finished_table_is_replayed_by_its_seats_with_the_proof_of_its_shuffle():
    async def test(site):
        anna = site.person()
        made = await anna.create("me", "random", start=True, options={"goal": 1})
        path = f"/api/tables/{made['table']}"
        assert (await anna.get(f"{path}/replay")).json()["code"] == "not_over"
        while (now := await anna.look(made["table"]))["state"]["status"] == "live":
            if now["legal"]:
                await anna.do(made["table"], "move", ply=now["ply"], move=now["legal"][0])
        shown = (await anna.get(f"{path}/replay?as=all")).json()
        assert "commitment" in [check["what"] for check in shown["checks"]]
        assert all(check["fine"] for check in shown["checks"])
        assert shown["result"] == now["state"]["result"]
        text = (await anna.get(f"{path}/record")).text
        again = (await anna.post("/api/replays", {"record": text})).json()
        assert again["frames"] == shown["frames"]

    visited(test)
