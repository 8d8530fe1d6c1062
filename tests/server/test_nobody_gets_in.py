"""Who may do what, at every door, in every state of a table: all that is not allowed is refused."""

import contextlib

import httpx
import pytest
import websockets
from starlette.routing import Route, WebSocketRoute

from leonardo.server.app import HEADERS, application
from leonardo.server.doors import SAFE, Who
from leonardo.server.routes import DOORS, LIVE
from tests.server.company import hall
from tests.server.network import Person, visited

TABLE_DOORS = [door for door in DOORS if "{table}" in door.path]
ROLES = ("stranger", "outsider", "seated", "host")
STATUSES = ("waiting", "live", "over")
OPENNESS = ("none", "public", "open_after")


def test_every_route_is_a_door_and_every_door_says_whom_it_lets_through():
    routes = application(hall()).routes
    assert {route.path for route in routes if isinstance(route, Route)} == {door.path for door in DOORS}
    assert [route.path for route in routes if isinstance(route, WebSocketRoute)] == [LIVE]
    assert all(isinstance(route, Route | WebSocketRoute) for route in routes)
    assert routes[-1].path == DOORS[-1].path == "/{path:path}"


def test_no_door_of_a_table_is_open_to_anybody():
    assert {door.who for door in TABLE_DOORS} == {Who.WATCHER, Who.SEATED, Who.AFTERWARDS}
    # Whoever adds a door decides here, too, who may use it.
    assert {(door.method, door.path) for door in DOORS if door.who is Who.ANYBODY} == {
        ("POST", "/api/tables"),
        ("POST", "/api/invitations"),
        ("POST", "/api/join"),
        ("GET", "/api/lobby"),
        ("POST", "/api/replays"),
        ("GET", "/api/editions"),
        ("GET", "/api/rules/{edition}"),
        ("GET", "/api/lessons"),
        ("POST", "/api/lessons/{lesson}/try"),
        ("GET", "/api/health"),
        ("GET", "/openapi.json"),
        ("GET", "/api/docs"),
        ("GET", "/{path:path}"),
    }


def expected(door, role, openness, status):
    """What the issue asks for, in the order in which it is checked: seeing, sitting, the end of the game."""
    own = role in ("seated", "host")
    if openness == "none" and not own:
        return 404, "not_found"
    if door.who is Who.SEATED and not own:
        return 403, "not_seated"
    if door.who is Who.AFTERWARDS:
        if not own and openness != "open_after":
            return 403, "not_seated"
        if status != "over":
            return 409, "not_over"
    if door.method == "POST" and role != "seated":
        return 403, "not_seated"
    return 200, ""


async def tables_of_all_kinds(site):
    """Tables of every openness in every state; a host without a seat, somebody who sits, and others."""
    host, seated, outsider = site.person(), site.person(), site.person()
    await outsider.create("me", "random", token=True)
    tables = {}
    for openness in OPENNESS:
        for status in STATUSES:
            made = await host.create("open", "random", spectators=openness, options={"goal": 12}, token=True)
            joined = await seated.join(made["invitation"], token=True)
            seated.token = joined.json()["token"]
            seated.http.headers["Authorization"] = f"Bearer {seated.token}"
            if status != "waiting":
                await host.do(made["table"], "start")
            if status == "over":
                await seated.do(made["table"], "resign")
            tables[openness, status] = made["table"]
    return {"stranger": site.person(), "outsider": outsider, "seated": seated, "host": host}, tables


async def knock(person, door, table):
    path = door.path.replace("{table}", table)
    if door.method == "POST":
        return await person.post(path, {"type": "chat", "id": "x", "text": "hello"})
    if not path.endswith("/stream"):
        return await person.get(path)
    async with person.http.stream("GET", path) as stream:
        with contextlib.suppress(StopAsyncIteration):
            if stream.status_code == 200:
                await anext(stream.aiter_lines())
                return stream
        await stream.aread()
        return stream


def test_the_matrix_of_doors_roles_and_states():
    async def test(site):
        people, tables = await tables_of_all_kinds(site)
        wrong, asked = [], 0
        for door in TABLE_DOORS:
            for (openness, status), table in tables.items():
                for role in ROLES:
                    answer = await knock(people[role], door, table)
                    code = answer.json()["code"] if answer.status_code >= 400 else ""
                    asked += 1
                    if (answer.status_code, code) != expected(door, role, openness, status):
                        wrong.append((door.path, role, openness, status, answer.status_code, code))
        assert wrong == []
        assert asked == len(TABLE_DOORS) * len(ROLES) * len(STATUSES) * len(OPENNESS)

    visited(test)


def test_a_table_one_may_not_see_answers_like_one_that_does_not_exist():
    async def test(site):
        people, tables = await tables_of_all_kinds(site)
        stranger = people["stranger"]
        for door in TABLE_DOORS:
            there = await knock(stranger, door, tables["none", "live"])
            nowhere = await knock(stranger, door, "A" * 16)
            assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content)
            assert dict(there.headers) | {"date": ""} == dict(nowhere.headers) | {"date": ""}
        for table in (tables["none", "live"], "A" * 16):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with stranger.live(table):
                    pass
            assert refused.value.response.status_code == 404
        lobby = (await stranger.get("/api/lobby")).text
        assert not any(table in lobby for table in tables.values())  # none of them is listed

    visited(test)


def test_the_seat_is_known_from_the_session_alone():
    async def test(site):
        anna, boris = site.person(), site.person()
        table = (made := await anna.create("me", "open"))["table"]
        await boris.join(made["invitation"])
        await anna.do(table, "start")
        now = await anna.look(table)
        mover, other = (anna, boris) if now["state"]["to_move"] == 0 else (boris, anna)
        legal = (await mover.look(table))["legal"]
        for fields in ({}, {"as_seat": now["state"]["to_move"]}):
            refused = await other.do(table, "move", ply=0, move=legal[0], **fields)
            assert refused["code"] in ("not_your_turn", "not_seated")
        refused = await other.do(table, "move", ply=0, move=legal[0], seat=now["state"]["to_move"])
        assert refused["code"] == "malformed"
        assert (await other.look(table))["ply"] == 0

    visited(test)


# --- pages of others ----------------------------------------------------------------------------------


def origins(port):
    right = f"http://127.0.0.1:{port}"
    return {
        "none": None,
        "null": "null",
        "another": "http://evil.test",
        "below": f"http://games.127.0.0.1:{port}",
        "scheme": f"https://127.0.0.1:{port}",
        "port": f"http://127.0.0.1:{port + 1}",
        "case": f"HTTP://127.0.0.1:{port}",
        "dot": f"http://127.0.0.1.:{port}",
        "user": f"http://x@127.0.0.1:{port}",
        "idn": f"http://xn--127-9za.0.0.1:{port}",
        "prefix": f"{right}.evil.test",
        "right": right,
    }


def test_of_twelve_handshakes_with_a_cookie_one_is_accepted():
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "random", start=True))["table"]
        accepted = []
        for name, origin in origins(site.port).items():
            with contextlib.suppress(websockets.InvalidStatus):
                async with anna.live(table, origin=origin) as line:
                    assert (await line.next("update"))["seat"] == 0
                    accepted.append(name)
        assert accepted == ["right"]

    visited(test)


def test_a_program_with_a_token_needs_no_page_and_a_page_of_others_gets_no_further_with_one():
    async def test(site):
        program = site.person()
        table = (await program.create("me", "random", token=True, start=True))["table"]
        async with program.live(table, origin=None) as line:
            assert (await line.next("update"))["seat"] == 0
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with program.live(table, origin="http://evil.test"):
                pass
        assert refused.value.response.status_code == 403
        async with httpx.AsyncClient(base_url=site.url) as stranger:
            path = f"/api/tables/{table}"
            for where in ({"token": program.token}, {"authorization": f"Bearer {program.token}"}):
                assert (await stranger.get(path, params=where)).json()["seat"] is None

    visited(test)


@pytest.mark.parametrize("door", [door for door in DOORS if door.method not in SAFE], ids=lambda d: d.path)
def test_what_changes_something_is_refused_from_a_page_of_others(door):
    async def test(site):
        anna = site.person()
        table = (await anna.create("me", "random"))["table"]
        path = door.path.replace("{table}", table)
        async with httpx.AsyncClient(base_url=site.url, cookies=anna.http.cookies) as bare:
            answer = await bare.post(path, content="{}")
            assert (answer.status_code, answer.json()["code"]) == (403, "header_missing")
        for name, origin in origins(site.port).items():
            answer = await anna.post(path, {}, headers={"Origin": origin} if origin else {})
            allowed = name in ("none", "right")
            assert (answer.json()["code"] == "foreign_origin") != allowed, name

    visited(test)


def test_reading_changes_nothing_and_other_methods_do_not_exist():
    async def test(site):
        people, tables = await tables_of_all_kinds(site)
        store = site.tables.hall.store
        names = list(tables.values())

        async def everything():
            return [
                (await store.game(name), await store.entries(name), await store.claims(name))
                for name in names
            ]

        before = await everything()
        for door in DOORS:
            for name in names:
                path = door.path.replace("{table}", name).replace("{edition}", "classic")
                if door.method == "GET" and "{path" not in path and not path.endswith("stream"):
                    for person in people.values():
                        assert (await person.get(path)).status_code < 500
        assert await everything() == before
        for method in ("PUT", "DELETE", "PATCH", "OPTIONS"):
            answer = await people["host"].http.request(method, "/api/tables")
            assert (answer.status_code, answer.headers["allow"]) == (405, "POST")

    visited(test)


# --- sessions -----------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_and_cookies_are_out_of_reach():
    async def test(site):
        anna = site.person()
        made = await anna.post("/api/tables", {"edition": "classic", "seats": [{"kind": "me"}, {}]})
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
        assert "Secure" not in cookie  # this one is plain HTTP
        for path in ("/", "/api/health", "/api/none", "/api/lobby", "/assets/none.js"):
            answer = await anna.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path
            assert "server" not in answer.headers
            assert "set-cookie" not in answer.headers

    visited(test)


def test_over_tls_the_cookie_belongs_to_this_host_only():
    async def test(site):
        anna = site.person()
        body = {"edition": "classic", "seats": [{"kind": "me"}, {}]}
        cookie = (await anna.post("/api/tables", body)).headers["set-cookie"]
        assert cookie.startswith("__Host-leonardo=") and "Secure" in cookie and "Domain" not in cookie

    visited(test, secure=True)


def test_a_session_that_somebody_slipped_in_is_replaced_at_the_first_seat():
    async def test(site):
        planted = "x" * 43
        anna = site.person(Cookie=f"leonardo={planted}")
        made = await anna.post("/api/tables", {"edition": "classic", "seats": [{"kind": "me"}, {}]})
        assert planted not in made.headers["set-cookie"]
        table = made.json()["table"]
        assert (await anna.look(table))["seat"] is None  # whoever knows the planted one has nothing
        own = site.person(Cookie=made.headers["set-cookie"].partition(";")[0])
        assert (await own.look(table))["seat"] == 0
        again = await own.post("/api/tables", {"edition": "classic", "seats": [{"kind": "me"}, {}]})
        assert "set-cookie" not in again.headers  # a session that holds seats stays
        assert len((await own.get("/api/lobby")).json()["own"]) == 2

    visited(test)


def test_tokens_and_invitations_stand_in_no_log_and_no_number(caplog):
    async def test(site):
        with caplog.at_level(0):
            anna, boris = site.person(), site.person()
            made = await anna.create("me", "open", token=True, spectators="none")
            boris_token = (await boris.join(made["invitation"], token=True)).json()["token"]
            boris = Person(site, boris_token)
            await boris.get(f"/api/tables/{made['table']}")
            async with anna.live(made["table"]) as line:
                await line.next("update")
            await anna.get("/api/none", params={"x": made["invitation"]})
            numbers = (await anna.get("/metrics")).text
            await boris.http.aclose()
        ours = "\n".join(
            r.getMessage() for r in caplog.records if not r.name.startswith(("http", "websockets.client"))
        )
        for secret in (made["token"], boris_token, made["invitation"]):
            assert len(secret) >= 22
            assert secret not in ours and secret not in numbers
        assert made["table"] not in numbers

    visited(test)
