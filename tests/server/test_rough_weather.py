"""What comes in badly: bombs, floods, lies about length, readers that do not read. All of it is answered."""

import asyncio
import json
import socket

import httpx
import pytest
import websockets

from leonardo.server import wire
from tests.server.network import PATIENCE, visited

MOVE = '{"type":"move","id":"a","ply":0,"move":"skip"}'
BOMBS = {
    "nothing": "",
    "no JSON": "{",
    "NaN": '{"type":"move","id":"a","ply":NaN,"move":"skip"}',
    "Infinity": '{"type":"move","id":"a","ply":-Infinity,"move":"skip"}',
    "a name twice": '{"type":"move","id":"a","ply":0,"ply":0,"move":"skip"}',
    "a type twice": '{"type":"why","type":"move","id":"a","ply":0,"move":"skip"}',
    "a huge number": '{"type":"move","id":"a","ply":' + "9" * 3900 + ',"move":"skip"}',
    "a number with a point": '{"type":"move","id":"a","ply":0.5,"move":"skip"}',
    "a huge exponent": '{"type":"move","id":"a","ply":1e999,"move":"skip"}',
    "a negative number": '{"type":"move","id":"a","ply":-1,"move":"skip"}',
    "deep lists": "[" * 4000,
    "deep objects": '{"a":' * 600 + "1" + "}" * 600,
    "a list": "[1, 2, 3]",
    "a text": '"move"',
    "a number": "17",
    "null": "null",
    "an unknown type": '{"type":"cheat","id":"a"}',
    "an unknown field": '{"type":"move","id":"a","ply":0,"move":"skip","seat":1}',
    "no id": '{"type":"move","ply":0,"move":"skip"}',
    "an empty id": '{"type":"move","id":"","ply":0,"move":"skip"}',
    "a long id": '{"type":"move","id":"' + "a" * 65 + '","ply":0,"move":"skip"}',
    "half a sign": '{"type":"chat","id":"a","text":"\\ud800"}',
    "a seat that is none": '{"type":"hand_over","id":"a","seat":6}',
    "true for a number": '{"type":"move","id":"a","ply":true,"move":"skip"}',
    "two messages": MOVE + MOVE,
}


def test_bombs_over_http_are_refused_and_nothing_is_done():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "random", start=True))["table"]
        ply = (await anna.look(table))["ply"]
        for name, bomb in BOMBS.items():
            answer = await anna.http.post(f"/api/tables/{table}/commands", content=bomb)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), name
            assert answer.json()["sentence"] and answer.json()["detail"], name
        for raw in (
            b"\xff\xfe" + MOVE.encode("utf-16-le"),
            b"\xef\xbb\xbf" + MOVE.encode(),
            b"\x80" * 40,
            b"\0",
        ):
            answer = await anna.http.post(f"/api/tables/{table}/commands", content=raw)
            assert answer.json()["code"] == "malformed", raw[:9]
        assert (await anna.look(table))["ply"] == ply or (await anna.look(table))["state"]["to_move"] == 0

    visited(test)


def test_bombs_as_frames_are_answered_and_the_connection_lives_on():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        async with anna.live(table) as line:
            for name, bomb in BOMBS.items():
                await line.socket.send(bomb)
                answer = await line.next("refused")
                assert answer["code"] == "malformed" and answer["sentence"], name
            await line.send(type="subscribe")
            assert (await line.next("refused"))["code"] == "malformed"
            await line.send(type="ping")
            await line.next("pong")
        for name, bomb in list(BOMBS.items())[:4]:
            async with anna.live(table, subscribe=False) as line:
                await line.socket.send(bomb)
                assert await line.closed() == 1008, name
        async with anna.live(table, subscribe=False) as line:
            await line.send(type="ping")
            assert await line.closed() == 1008

    visited(test)


def test_frames_that_are_too_large_or_binary_end_the_connection():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        for frame, code in (("x" * (wire.MOST_BYTES + 1), 1009), (MOVE.encode(), 1003)):
            async with anna.live(table) as line:
                await line.next("update")
                await line.socket.send(frame)
                assert await line.closed() == code
        async with anna.live(table) as line:  # in pieces, too
            await line.next("update")
            await line.socket.send(["x" * 1000] * 5)
            assert await line.closed() == 1009
        async with anna.live(table) as line:
            longest = await line.do("chat", text="\N{GRINNING FACE}" * 300)
            assert longest["type"] == "accepted"

    visited(test)


def test_bodies_have_a_length_that_is_allowed_whatever_they_say_of_it():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        path = f"/api/tables/{table}/commands"
        large = json.dumps({"type": "chat", "id": "a", "text": "x" * wire.MOST_BYTES})
        assert (await anna.http.post(path, content=large)).status_code == 413

        async def pieces():
            for _ in range(100):
                yield b"x" * 1000

        assert (await anna.http.post(path, content=pieces())).status_code == 413
        packed = await anna.http.post(path, content=MOVE, headers={"Content-Encoding": "gzip"})
        assert packed.status_code in (400, 409)  # never unpacked

    visited(test)


def test_whoever_asks_too_much_waits():
    async def test(site):
        anna = site.person()
        answers = [await anna.get("/api/health") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        last = answers[-1]
        assert (
            last.json()["code"] == "too_fast"
            and last.json()["retry_ms"]
            and last.headers["retry-after"] == "1"
        )
        site.tables.hall.hands.now += 2
        assert (await anna.get("/api/health")).status_code == 200

    visited(test, requests_per_second=1, requests_burst=5)


def test_invitations_are_not_to_be_guessed_and_tables_not_to_be_heaped_up():
    async def test(site):
        anna = site.person()
        made = await anna.create("me", "open")
        guesses = [await anna.post("/api/invitations", {"invitation": "x" * 22}) for _ in range(5)]
        assert [guess.json()["code"] for guess in guesses] == ["not_invited"] * 3 + ["too_fast"] * 2
        right = await anna.post("/api/invitations", {"invitation": made["invitation"]})
        assert right.status_code == 200
        body = {"edition": "classic", "seats": [{"kind": "me"}, {}]}
        codes = [(await anna.post("/api/tables", body)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]

    visited(test, guesses_per_minute=3, tables_per_hour=3)


def test_a_flood_of_frames_is_refused_and_then_cut_off():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        async with anna.live(table) as line:
            for number in range(30):
                await line.send(type="chat", id=f"c{number}", text="spam")
            assert await line.closed() == 1008
            answers = [frame for frame in line.heard if frame["type"] in ("accepted", "refused")]
            assert [frame["id"] for frame in answers] == [f"c{n}" for n in range(len(answers))]
            assert {frame.get("code", "") for frame in answers[:10]} <= {"", "too_fast"}
            assert all(frame["code"] == "too_fast" for frame in answers[10:])

    visited(test, frames_per_second=0.001, frames_burst=10)


def test_chat_has_its_own_measure():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        answers = [await anna.do(table, "chat", text="hello") for _ in range(4)]
        assert [answer.get("code", "") for answer in answers] == ["", "", "too_fast", "too_fast"]

    visited(test, chat_per_second=0.1, chat_burst=2)


def test_an_address_has_so_many_connections_and_gets_them_back():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        async with anna.live(table) as one, anna.live(table) as two:
            await one.next("update")
            await two.next("update")
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with anna.live(table):
                    pass
            assert refused.value.response.status_code == 429
        async with asyncio.timeout(PATIENCE):
            while site.house.sockets:
                await asyncio.sleep(0.01)
        async with anna.live(table) as again:
            await again.next("update")

    visited(test, sockets_per_address=2)


def test_opening_the_page_uses_up_little_of_what_one_may_ask():
    async def test(site):
        anna = site.person()
        for _ in range(30):
            assert (await anna.get("/settings")).status_code in (200, 404)  # 404 where no page is built
        assert (await anna.get("/api/health")).status_code == 200
        assert 429 in [(await anna.get("/settings")).status_code for _ in range(20)]

    visited(test, requests_per_second=0.001, requests_burst=5)


def test_behind_a_proxy_the_limits_hold_for_the_address_that_the_proxy_wrote():
    async def test(site):
        anna = site.person()

        async def ask(forwarded):
            return (await anna.get("/api/health", headers={"X-Forwarded-For": forwarded})).status_code

        assert [await ask("203.0.113.7"), await ask("203.0.113.7"), await ask("203.0.113.7")] == [
            200,
            200,
            429,
        ]
        assert await ask("8.8.8.8, 203.0.113.7") == 429  # what a client invents changes nothing
        assert await ask("203.0.113.7, 203.0.113.8") == 200
        network = [await ask(f"2001:db8:1:2::{n}") for n in range(1, 4)]
        assert network == [200, 200, 429]  # a whole network of IPv6 is one

    visited(test, requests_per_second=0.001, requests_burst=2, behind_proxy=True)


async def stuck(site, person, table):
    """A connection that subscribes and from then on never reads; its buffers are as small as can be."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    reader.setblocking(False)
    await asyncio.get_running_loop().sock_connect(reader, ("127.0.0.1", site.port))
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    handshake = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nOrigin: {site.url}\r\n"
        f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    text = b'{"type":"subscribe"}'
    frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    await asyncio.get_running_loop().sock_sendall(reader, handshake.encode())
    answer = b""  # a client speaks when the server has agreed, and not before
    while b"\r\n\r\n" not in answer:
        answer += await asyncio.get_running_loop().sock_recv(reader, 1)
    await asyncio.get_running_loop().sock_sendall(reader, frame)
    return reader


def test_a_reader_that_does_not_read_is_let_go_and_holds_nobody_up():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        async with anna.live(table) as line:
            reader = await stuck(site, anna, table)  # second: its first update may already be too much for it
            try:
                async with asyncio.timeout(PATIENCE):
                    while len(site.house.readers) < 2:
                        await asyncio.sleep(0.01)
                sent = 0
                async with asyncio.timeout(PATIENCE):
                    while len(site.house.readers) == 2:
                        assert (await line.do("chat", text="x" * 300))["type"] == "accepted"
                        sent += 1
                assert sent > 0
                assert (await line.do("chat", text="and on"))["type"] == "accepted"
            finally:
                reader.close()

    visited(test, queue=8, send_patience=0.5, chat_per_second=1e6, chat_burst=10**6, small_buffers=True)


def test_a_stream_that_is_not_read_is_let_go():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open", token=True))["table"]
        reader = socket.socket()
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        reader.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(reader, ("127.0.0.1", site.port))
        request = (
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n"
            f"Authorization: Bearer {anna.token}\r\n\r\n"
        )
        await loop.sock_sendall(reader, request.encode())
        try:
            async with asyncio.timeout(PATIENCE):
                while not site.house.readers:
                    await asyncio.sleep(0.01)
                while site.house.readers:
                    assert (await anna.do(table, "chat", text="x" * 300))["type"] == "accepted"
        finally:
            reader.close()

    visited(test, queue=8, send_patience=0.5, chat_per_second=1e6, chat_burst=10**6, small_buffers=True)


def test_who_connects_and_says_nothing_is_let_go(monkeypatch):
    monkeypatch.setattr("leonardo.server.serving.HEADERS_PATIENCE", 0.3)
    monkeypatch.setattr("leonardo.server.live.FIRST_FRAME", 0.3)
    monkeypatch.setattr("leonardo.server.doors.BODY_PATIENCE", 0.3)

    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "open"))["table"]
        for said in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"G"):
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(said)
            async with asyncio.timeout(PATIENCE):
                assert await reader.read() == b""
            writer.close()
        async with anna.live(table, subscribe=False) as line:
            assert await line.closed() == 1008
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(b"POST /api/join HTTP/1.1\r\nHost: x\r\nX-Leonardo: 1\r\nContent-Length: 50\r\n\r\n{")
        async with asyncio.timeout(PATIENCE):
            assert b"408" in await reader.readline()
        writer.close()

    visited(test)


def test_odd_requests_are_answered_without_an_error_of_ours():
    async def test(site):
        async def raw(text):
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(text)
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            writer.close()
            return int(line.split()[1])

        assert await raw(b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n") in (200, 400, 404)
        assert await raw(b"GET /api/tables/%00%ff%0a HTTP/1.1\r\nHost: x\r\n\r\n") == 404
        assert await raw(b"GET / HTTP/1.1\r\n\r\n") == 400  # no host
        assert await raw(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: \xff=;;=\r\n\r\n") == 200
        assert await raw(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 20_000) == 400
        assert await raw(b"NONSENSE\r\n\r\n") == 400
        long = "/api/lobby?language=" + "x" * 3000
        async with httpx.AsyncClient(base_url=site.url) as anybody:
            assert (await anybody.get(long)).status_code == 400  # no language is called that
            odd = {"Accept-Language": "xx;q=zz,,;q=1,ru;q=0.1,*", "Authorization": "Bearer \x7f"}
            problem = await anybody.get("/api/none", headers=odd)
            assert problem.json()["sentence"].startswith("Такого")

    visited(test)
