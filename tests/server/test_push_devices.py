"""The devices on which somebody is told: whose they are, and when they are forgotten."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from larceny.server.service.people.rate_limits import Rates

from .api import Api, serve
from .push_service import Phone

pytestmark = pytest.mark.anyio

ENDPOINT = "https://push.example.org/wpush/v2/"


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path, limits=Rates(push_devices=2)) as running:
        yield running


def body(name: str, **other: str) -> dict[str, Any]:
    return {**Phone("", ENDPOINT + name).body("it"), **other}


async def test_a_browser_asks_to_be_told_and_to_be_told_no_more(api: Api) -> None:
    ann = await api.browser()
    before = await ann.did("GET", "/api/me/push")
    assert (len(before["key"]), before["devices"]) == (87, 0)
    await ann.did("PUT", "/api/me/push", **body("phone"))
    await ann.did("PUT", "/api/me/push", **body("phone", language="fr"))
    assert (await ann.did("GET", "/api/me/push"))["devices"] == 1
    (told,) = (await ann.did("GET", "/api/me/export"))["devices"]
    assert (told["service"], told["language"]) == ("push.example.org", "fr")
    bo = await api.browser()
    await bo.did("POST", "/api/me/push/stop", endpoint=ENDPOINT + "phone")  # not his
    assert (await ann.did("GET", "/api/me/push"))["devices"] == 1
    await ann.did("POST", "/api/me/push/stop", endpoint=ENDPOINT + "phone")
    assert (await ann.did("GET", "/api/me/push"))["devices"] == 0


async def test_a_browser_with_another_address_is_told_in_the_same_language(api: Api) -> None:
    ann, bo = await api.browser(), await api.browser()
    await ann.did("PUT", "/api/me/push", **body("phone"))
    await ann.did("PUT", "/api/me/push", **unsaid("new"), old_endpoint=ENDPOINT + "phone")
    await ann.did("PUT", "/api/me/push", **unsaid("new"))
    assert languages(api, ann.id) == {"phone": "it", "new": "it"}
    await bo.did("PUT", "/api/me/push", **unsaid("his"), old_endpoint=ENDPOINT + "phone")
    assert languages(api, bo.id) == {"his": "en"}  # what is Ann's tells him nothing
    said = body("again", language="de", old_endpoint=ENDPOINT + "new")
    await ann.did("PUT", "/api/me/push", **said)
    assert languages(api, ann.id)["again"] == "de"


def unsaid(name: str) -> dict[str, Any]:
    """What a service worker tells, which does not know the language."""
    return {key: value for key, value in body(name).items() if key != "language"}


def languages(api: Api, person: str) -> dict[str, str]:
    devices = api.service.store.pushes.devices_of(person)
    return {one.endpoint.removeprefix(ENDPOINT): one.language for one in devices}


async def test_the_key_stays_the_same(api: Api) -> None:
    ann = await api.guest()
    key = (await ann.did("GET", "/api/me/push"))["key"]
    made = api.service.store.pushes.key("another")
    assert made != "another"
    assert api.service.store.pushes.key("a third") == made
    assert key == (await ann.did("GET", "/api/me/push"))["key"]
    assert made not in str(api.heard)


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://127.0.0.1/a"},
        {"endpoint": "http://push.example.org/a"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
async def test_what_nothing_can_be_sent_to_is_refused(api: Api, wrong: dict[str, str]) -> None:
    ann = await api.browser()
    asked = {**body("phone"), **wrong}
    assert await ann.refused("PUT", "/api/me/push", **asked) == (400, "bad-device")


async def test_a_program_is_not_told(api: Api) -> None:
    ann = await api.browser()
    token = (await ann.did("POST", "/api/me/tokens", label="my bot"))["token"]
    program = await api.anybody(Authorization=f"Bearer {token}")
    answer = await program.put("/api/me/push", json=body("phone"))
    assert (answer.status_code, answer.json()["code"]) == (403, "session-only")


async def test_the_oldest_of_too_many_is_forgotten(api: Api) -> None:
    ann = await api.browser()
    for name in ("one", "two", "three"):
        await ann.did("PUT", "/api/me/push", **body(name))
    kept = api.service.store.pushes.devices_of(ann.id)
    assert sorted(one.endpoint.removeprefix(ENDPOINT) for one in kept) == ["three", "two"]


@pytest.mark.parametrize("path", ["/api/logout", "/api/me/delete"])
async def test_who_goes_is_told_no_more(api: Api, path: str) -> None:
    ann = await api.browser()
    await ann.did("PUT", "/api/me/push", **body("phone"))
    await ann.did("POST", path)
    assert api.service.store.pushes.devices_of(ann.id) == []
