"""Games played on somebody's own device, taken among his games."""

import json
from typing import Any

import pytest

from larceny.games.records import read_record
from larceny.games.registry import GAMES
from larceny.kernel.play import verify
from tests.offline.devices import Browser

from .api import Api, Guest

pytestmark = pytest.mark.anyio

BOTS = [{"seat": 1, "bot": "novice", "persona": "nila"}, {"seat": 2, "bot": "novice"}]


def played(game: str, seed: int = 1) -> str:
    browser = Browser()
    table = browser.lay(game)
    browser.play_on(table, seed=seed)
    return browser.status_and_text("GET", f"/api/tables/{table}/record")[1]


async def taken(guest: Guest, record: str, bots: Any = BOTS) -> Any:
    return await guest.did("POST", "/api/me/offline-games", record=record, bots=bots)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_taken_among_ones_own_and_shown_as_any_other(api: Api, game: str) -> None:
    ann = await api.guest("Ann")
    record = played(game)
    table = await taken(ann, record)
    assert (table["status"], table["offline"], table["rated"]) == ("over", True, False)
    assert [seat["persona"] for seat in table["seats"]][1] == "nila"
    assert table["seats"][0]["person"] == table["host"]
    mine = await ann.did("GET", "/api/me/tables")
    assert [one["id"] for one in mine["tables"]] == [table["id"]]
    again = json.dumps(await ann.did("GET", f"/api/tables/{table['id']}/record"))
    assert read_record(again).moves == read_record(record).moves
    assert verify(GAMES[game], read_record(again)).is_over
    replay = await ann.did("GET", f"/api/tables/{table['id']}/replay", eyes="all")
    assert len(replay["steps"]) == len(read_record(record).moves) + 1
    ratings = await ann.did("GET", f"/api/people/{table['host']}/ratings")
    assert ratings == {"ratings": {}}


async def test_the_same_game_sent_again_is_the_same_table(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    record = played(next(iter(GAMES)))
    first, again = await taken(ann, record), await taken(ann, record)
    assert first == again
    assert (await taken(bo, record))["id"] != first["id"]
    assert len((await ann.did("GET", "/api/me/tables"))["tables"]) == 1


def changed(record: str, **how: Any) -> str:
    return json.dumps({**json.loads(record), **how})


async def test_what_the_rules_do_not_allow_is_not_taken(api: Api) -> None:
    ann = await api.guest("Ann")
    record = played(next(iter(GAMES)))
    told = json.loads(record)
    forged = [
        changed(record, result={**told["result"], "scores": [99, 0, 0]}),
        changed(record, moves=told["moves"][:-1], result=None),
        changed(record, moves=[*told["moves"], [0, "no such word"]]),
        changed(record, secret="another"),
        changed(record, digest="0" * 64),
        changed(record, game="no-such-game"),
        changed(record, rules_version=0),
        changed(record, players=["Ann"] * 30),
        changed(record, contributions=["mine", "", ""]),
        "{}",
        "no record at all",
    ]
    for text in forged:
        answer = await ann.client.post("/api/me/offline-games", json={"record": text, "bots": BOTS})
        assert answer.status_code == 400, text[:80]
        assert answer.json()["code"]
    for bots in ([BOTS[0]], [*BOTS, {"seat": 0, "bot": "novice"}], [{"seat": 1, "bot": "who"}]):
        answer = await ann.client.post(
            "/api/me/offline-games", json={"record": record, "bots": bots}
        )
        assert answer.status_code == 400
    assert (await ann.did("GET", "/api/me/tables"))["tables"] == []


async def test_nobody_sends_games_by_the_thousand(api: Api) -> None:
    ann = await api.guest("Ann")
    api.service.limits._buckets["uploads"].rate = type(api.service.limits._buckets["uploads"].rate)(
        2, 60
    )
    body = {"record": "{}", "bots": BOTS}
    answers = [await ann.client.post("/api/me/offline-games", json=body) for _ in range(3)]
    assert [one.status_code for one in answers] == [400, 400, 429]
    assert answers[-1].json()["code"] == "too-many"
