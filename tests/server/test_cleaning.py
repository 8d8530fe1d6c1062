"""Names, titles and chat: nothing invisible or turned round, no look-alikes; and markup stays a text."""

import unicodedata

import pytest

from leonardo.server.cleaning import clean, unlike
from tests.server.network import visited

PAYLOADS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '"><b>',
    "'-alert(1)-'",
    "javascript:alert(1)",
    "${7*7}{{7*7}}",
    "</title><script>",
    "<!--",
    "]]><x>",
    "&lt;script&gt;",
    "%3Cscript%3E",
)
HIDDEN = (
    "\u202e",
    "\u2066",
    "\u200b",
    "\u200d",
    "\ufeff",
    "\u00ad",
    "\x00",
    "\x1b[31m",
    "\r\n",
    "\u2028",
    "\ue000",
    "\u2060",
)


@pytest.mark.parametrize("sign", HIDDEN, ids=ascii)
def test_what_cannot_be_seen_is_not_kept(sign):
    kept = clean(f"An{sign}na{sign}", 24)
    assert all(unicodedata.category(each) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") for each in kept)
    assert kept.replace(" ", "").replace("[31m", "") == "Anna"
    assert clean(sign * 30, 24) in ("", "[31m" * 6)


def test_pictures_of_several_parts_stay_whole_and_letters_do_not_climb():
    assert clean("\U0001f469\u200d\U0001f680", 24) == "\U0001f469\u200d\U0001f680"
    assert len(clean("Z" + "\u0301" * 50, 24)) <= 4
    assert clean("x" * 500, 300) == "x" * 300
    assert clean("  A  \t b ", 24) == "A b"


def test_nobody_is_called_like_somebody_else():
    for twin in ("anna", "\u0410nna", "ANNA", "An\u200bna", "A n n a"):
        assert unlike(clean(twin, 24), ["Anna"]) != clean(twin, 24)
    assert unlike("Boris", ["Anna"]) == "Boris"


def test_markup_is_a_text_that_no_answer_makes_into_a_page():
    async def test(site):
        for payload in PAYLOADS:
            anna = site.person()
            seats = [{"kind": "me", "name": payload[:24]}, {"kind": "bot", "bot": "random"}]
            asked = {"edition": "classic", "seats": seats, "title": payload, "listed": True, "token": True}
            made = (await anna.post("/api/tables", asked)).json()
            anna.http.headers["Authorization"] = f"Bearer {made['token']}"
            table = made["table"]
            assert (await anna.do(table, "chat", text=payload))["type"] == "accepted"
            shown = await anna.look(table, after=-1)
            assert shown["state"]["title"] == payload
            assert [entry["text"] for entry in shown["entries"] if entry["kind"] == "chat"] == [payload]
            for path in (f"/api/tables/{table}", "/api/lobby", f"/api/tables/{table}/stream?after={payload}"):
                answer = await anna.get(path)
                assert answer.headers["content-type"].startswith("application/json")
                assert answer.headers["x-content-type-options"] == "nosniff"
            for path in (f"/t/{table}", f"/join?x={payload}", f"/{payload}"):
                page = await anna.get(path)
                assert payload not in page.text or page.headers["content-type"].startswith("application/json")
                assert "'unsafe" not in page.headers["content-security-policy"]

    visited(test, tables_per_hour=10**6, chat_per_second=1e6, chat_burst=10**6)
