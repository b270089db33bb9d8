"""The OpenAPI is exact: whatever is sent, the answer is one that it declares, and never a 5xx."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from http import HTTPStatus
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks as openapi_checks

from ..effort import amount
from .api import METHODS, Api, listening, openapi, serve
from .waiting import PATIENCE_S

EXAMPLES = amount(quick=1, usual=1, soak=100)
"""Random requests for each operation, beside those that try every limit of the schema."""

ENDS_A_SESSION = ("/api/logout", "/api/me/delete")

LEFT_OUT = (
    openapi_checks.positive_data_acceptance,  # what fits the schema may still break a rule
    openapi_checks.use_after_free,  # a table that was given up is still there
    openapi_checks.ensure_resource_availability,
    openapi_checks.ignored_auth,  # it does not know that we send a token; tested below
)


class Running:
    """A server in a thread of its own, and those who ask it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = httpx.Client(base_url=url, timeout=PATIENCE_S)
        self.session = requests.Session()
        self.session.trust_env = False  # it would read the proxies anew for every request
        self._guests: dict[str, dict[str, str]] = {}
        self._tables: dict[str, str] = {}

    def new_guest(self) -> dict[str, str]:
        """Let somebody in; return the header by which he is known."""
        told = self.client.post("/api/guest", json={"token": True}).json()
        return {"Authorization": f"Bearer {told['token']}"}

    def new_table(self, headers: dict[str, str]) -> str:
        """Make somebody a table."""
        plan = {"game": "forty-thieves", "seats": 2, "bots": [{"seat": 1, "bot": "random"}]}
        return str(self.client.post("/api/tables", json=plan, headers=headers).json()["id"])

    def guest_for(self, operation: str) -> dict[str, str]:
        """Return who tries an operation: the same as long as he will do."""
        if operation not in self._guests:
            self._guests[operation] = self.new_guest()
        return self._guests[operation]

    def table_for(self, operation: str) -> str:
        """Return a table of the one who tries an operation."""
        if operation not in self._tables:
            self._tables[operation] = self.new_table(self.guest_for(operation))
        return self._tables[operation]

    def forget_guest(self, operation: str) -> None:
        """Let somebody else try an operation: nobody may have many tables."""
        self._guests.pop(operation, None)
        self._tables.pop(operation, None)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("openapi")
    started = threading.Event()
    told: dict[str, Any] = {}

    async def run() -> None:
        async with AsyncExitStack() as stack:
            api: Api = await stack.enter_async_context(serve(folder))
            told["url"] = await stack.enter_async_context(listening(api))
            told["loop"], told["stop"] = asyncio.get_running_loop(), asyncio.Event()
            started.set()
            await told["stop"].wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    assert started.wait(PATIENCE_S)
    yield Running(told["url"])
    told["loop"].call_soon_threadsafe(told["stop"].set)
    thread.join()


def test_it_is_what_the_server_tells(running: Running) -> None:
    assert running.client.get("/api/openapi.json").json() == openapi()


@schemathesis.openapi.from_dict(openapi()).parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_is_declared(case: Any, running: Running) -> None:
    operation = case.operation.label
    headers = running.guest_for(operation)
    asked = {
        **{"base_url": running.url, "session": running.session},
        **{"headers": headers, "timeout": PATIENCE_S},
    }
    case.call_and_validate(**asked, excluded_checks=LEFT_OUT)
    if case.operation.path in ENDS_A_SESSION:
        running.forget_guest(operation)
    elif "table" in (case.path_parameters or {}):  # once more at a table that is there
        case.path_parameters["table"] = running.table_for(operation)
        left_out = (*LEFT_OUT, openapi_checks.negative_data_rejection)
        answer = case.call_and_validate(**asked, excluded_checks=left_out)
        if case.operation.method.upper() != "GET" and answer.status_code < HTTPStatus.BAD_REQUEST:
            running.forget_guest(operation)  # the table is another one now


def protected() -> list[tuple[str, str]]:
    """List the operations that ask who one is."""
    return [
        (method, path)
        for path, operations in openapi()["paths"].items()
        for method in METHODS
        if method in operations and {} not in operations[method].get("security", [{}])
    ]


@pytest.mark.parametrize(("method", "path"), protected())
def test_who_may_not_be_known_may_not_do_it(method: str, path: str, running: Running) -> None:
    path = path.replace("{table}", running.new_table(running.new_guest())).replace("{id}", "0" * 24)
    for headers in ({}, {"Authorization": "Bearer guessed"}, {"Cookie": "larceny=guessed"}):
        answer = httpx.request(method, running.url + path, headers=headers, timeout=PATIENCE_S)
        assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


def test_almost_everything_asks_who_one_is() -> None:
    every = [
        (m, p) for p, operations in openapi()["paths"].items() for m in METHODS if m in operations
    ]
    open_to_all = {f"{m} {p}" for m, p in every} - {f"{m} {p}" for m, p in protected()}
    assert {one for one in open_to_all if not one.startswith("get ")} == {
        "post /api/guest",
        "post /api/login",
        "post /api/games/{game}/ruleset",
    }
