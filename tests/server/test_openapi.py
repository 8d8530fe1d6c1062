"""What the description of the doors promises is what they do, whatever is sent to them.

A few examples of each door; LEONARDO_EXAMPLES=1000 in front of pytest tries so many.
"""

import asyncio
import json
import os
import secrets
import threading
import time
from dataclasses import replace

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import FailureGroup
from schemathesis.openapi.checks import UndefinedStatusCode

from leonardo.server.describing import statuses
from leonardo.server.doors import CONFLICT, STATUS
from leonardo.server.routes import DOORS
from leonardo.server.serving import listening, server_of
from tests.server.company import QUICK, hall

EXAMPLES = int(os.environ.get("LEONARDO_EXAMPLES", "4"))
NO_LIMITS = {"guesses_per_minute": 10**9, "long_per_second": 1e9, "long_burst": 10**9, "chat_per_second": 1e9}
STREAM = "/api/tables/{table}/stream"
DESCRIBED = [(door.method, door.path) for door in DOORS if door.path.startswith(("/api/", "/metrics"))]
DESCRIBED.remove(("GET", "/api/docs"))
load_all_checks()
# That the right ones are let in and no others is asked of every door in test_nobody_gets_in.py; which
# editions, bots and moves there are, no schema says.
LEFT_OUT = CHECKS.get_by_names(["ignored_auth", "positive_data_acceptance"])


class Site:
    """A server in a thread of its own, with a table that goes on and one whose game is over."""

    def __init__(self):
        self._listener = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        made = hall(settings=replace(QUICK, origins=(self.url,), chat_burst=10**9, **NO_LIMITS))
        made.token = secrets.token_urlsafe
        self._server = server_of(made)
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._server._serve([self._listener])), daemon=True
        )

    def __enter__(self):
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)
        with httpx.Client(base_url=self.url, headers={"X-Leonardo": "1"}) as http:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
            asked = {"edition": "classic", "seats": seats, "token": True, "start": True}
            made = http.post("/api/tables", json=asked).json()
            self.headers = {"Authorization": f"Bearer {made['token']}"}
            self.tables = [
                made["table"],
                http.post("/api/tables", json=asked, headers=self.headers).json()["table"],
            ]
            give_up = {"type": "resign", "id": "x"}
            done = http.post(f"/api/tables/{self.tables[1]}/commands", json=give_up, headers=self.headers)
            assert done.json()["type"] == "accepted"
        self.schema = schemathesis.openapi.from_url(f"{self.url}/openapi.json")
        return self

    def __exit__(self, *error):
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()


@pytest.fixture(scope="module")
def site():
    with Site() as open_site:
        yield open_site


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("door", DESCRIBED, ids=" ".join)
def test_what_is_described_is_what_happens(site, door, mode):
    method, path = door
    operation = site.schema[path][method]
    if mode is GenerationMode.NEGATIVE and not (
        operation.body or operation.query or operation.path_parameters
    ):
        return  # nothing can be wrong in a question that says nothing
    bad = []

    @settings(
        max_examples=EXAMPLES, database=None, derandomize=True, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def tried(case):
        if "table" in case.path_parameters and mode is GenerationMode.POSITIVE:
            at_random = len(str(case.body)) % 2 if path != STREAM else 1
            case.path_parameters["table"] = site.tables[at_random]
        answer = case.call(headers=site.headers, timeout=20)
        left_out = [*LEFT_OUT]
        if answer.status_code == 413:  # a refusal like any other, but not one of those that are expected
            left_out += CHECKS.get_by_names(["negative_data_rejection"])
        try:
            case.validate_response(answer, excluded_checks=left_out)
        except FailureGroup as wrong:
            bad.append(str(wrong))

    tried()
    assert not bad, f"{len(bad)} of {EXAMPLES}: {bad[0][:2000]}"


def test_what_is_not_described_is_noticed(site):
    raw = json.loads(json.dumps(site.schema.raw_schema))
    del raw["paths"]["/api/join"]["post"]["responses"]["404"]
    schema = schemathesis.openapi.from_dict(raw)
    schema.config.update(base_url=site.url)
    body = {"name": "Anna", "invitation": "none"}
    case = schema["/api/join"]["POST"].Case(body=body, headers={"X-Leonardo": "1"})
    with pytest.raises(FailureGroup) as found:
        case.validate_response(case.call(), excluded_checks=LEFT_OUT)
    assert [type(failure) for failure in found.value.exceptions] == [UndefinedStatusCode]


def test_every_described_door_was_tried(site):
    found = {
        (method.upper(), path)
        for path, item in site.schema.raw_schema["paths"].items()
        for method in item
        if method in ("get", "post", "put", "patch", "delete")
    }
    assert found == set(DESCRIBED)


def test_every_status_of_a_refusal_is_described_at_some_door():
    described = {status for door in DOORS for status in statuses(door)}
    assert {*STATUS.values(), CONFLICT} - {405} <= described  # another method is no door
