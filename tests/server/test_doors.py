"""A table through its doors: over real HTTP and WebSocket, as pages and programs use them."""

import asyncio
import json

from tests.server.network import visited


def test_two_people_meet_by_a_link_and_play():
    async def test(site):
        anna, boris = site.person(), site.person()
        made = await anna.create("me", "open")
        assert made["seats"] == [0] and "token" not in made
        look = await boris.post("/api/invitations", {"invitation": made["invitation"]})
        assert look.json()["table"] == made["table"] and look.json()["status"] == "waiting"
        joined = await boris.join(made["invitation"])
        assert joined.json() == {"table": made["table"], "seat": 1}
        table = made["table"]
        assert (await anna.do(table, "start"))["type"] == "accepted"
        async with anna.live(table) as a, boris.live(table) as b:
            first = {0: await a.next("update"), 1: await b.next("update")}
            lines, mover = {0: a, 1: b}, first[0]["state"]["to_move"]
            assert first[mover]["legal"] and not first[1 - mover]["legal"]
            answer = await lines[mover].do("move", ply=0, move=first[mover]["legal"][0])
            assert answer["type"] == "accepted" and answer["ply"] == 1
            heard = await lines[1 - mover].next("update", lambda frame: frame["ply"] == 1)
            assert heard["entries"][-1]["kind"] == "move" and heard["entries"][-1]["sentences"]
            assert "move" not in heard["entries"][-1]

    visited(test)


def test_a_page_or_a_word_how_to_build_it_is_served_at_every_path_of_the_page():
    async def test(site):
        person = site.person()
        for path in ("/", "/new", "/t/abc", "/join", "/rules/classic", "/replay/x"):
            answer = await person.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html")
            again = await person.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304
        for path in ("/assets/none.js", "/api/none", "/../pyproject.toml", "/assets/..%2f..%2fapp.py"):
            assert (await person.get(path)).status_code == 404, path

    visited(test)


def test_a_program_reads_a_stream_to_the_end_of_the_game():
    async def test(site):
        program = site.person()
        made = await program.create("me", "random", token=True, start=True)
        table, lines = made["table"], []
        assert len(made["token"]) == 43
        async with asyncio.timeout(60):
            async with program.http.stream("GET", f"/api/tables/{table}/stream") as stream:
                async for text in stream.aiter_lines():
                    if not text:
                        continue
                    lines.append(json.loads(text))
                    now = lines[-1]
                    if now["type"] == "update" and now["legal"]:
                        sent = {"type": "move", "id": f"p{now['ply']}", "ply": now["ply"]}
                        await program.post(f"/api/tables/{table}/commands", sent | {"move": now["legal"][0]})
        assert lines[-1]["state"]["status"] == "over"
        entries = [entry["seq"] for line in lines if line["type"] == "update" for entry in line["entries"]]
        assert entries == list(range(len(entries)))

    visited(test)


def test_health_numbers_and_unknown_paths():
    async def test(site):
        person = site.person()
        assert (await person.get("/api/health")).json()["status"] == "ok"
        await person.create("me", "random", start=True)
        numbers = (await person.get("/metrics")).text
        assert 'leonardo_requests_total{route="/api/tables",status="201"} 1' in numbers
        assert 'leonardo_games{status="live"} 1' in numbers
        relayed = await person.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert relayed.status_code == 404
        problem = (await person.get("/api/nothing?language=ru")).json()
        assert problem["code"] == "not_found" and problem["sentence"].startswith("Такого")

    visited(test)
