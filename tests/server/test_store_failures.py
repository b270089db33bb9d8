"""A store that fails: people are told so by a code, their sockets stay open, and all goes on."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larceny.server.adapters.sql_journal import SqlJournal
from larceny.server.adapters.sql_people import SqlPeople
from larceny.server.adapters.sql_tables import SqlTables
from larceny.server.http.websocket import TRY_LATER

from .api import Api, Guest, listening, serve, started
from .waiting import PATIENCE_S, PATIENTLY

pytestmark = pytest.mark.anyio


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path) as running:
        yield running


@contextmanager
def full_disk(part: type, call: str) -> Iterator[None]:
    """Let a part of the store fail, as it does when the disk is full."""

    def fail(*_: object) -> None:
        full = sqlite3.OperationalError("database or disk is full")
        raise OperationalError("INSERT …", {}, full)

    with patch.object(part, call, fail):
        yield


def talk(url: str, who: Guest) -> connect:
    headers = {"Authorization": f"Bearer {who.token}"}
    address = url.replace("http", "ws", 1) + "/api/socket"
    return connect(address, additional_headers=headers, **PATIENTLY)


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Wait for a message of one of some kinds; being told to subscribe again is not counted."""
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
        if told["type"] in kinds and told.get("code") != "resync":
            return told


async def test_a_decision_that_cannot_be_stored_is_refused_and_can_be_sent_again(api: Api) -> None:
    ann, bo = await api.guest(), await api.guest()
    table = await started(api, [ann, bo])
    session = await api.service.sessions.find(table)
    seat = session.position.deciders()[0]
    word = session.position.game.legal_actions(session.position.state, seat)[0].word
    act = {"type": "act", "table": table, "id": "1", "seq": 0, "action": word}
    async with listening(api) as url, talk(url, (ann, bo)[seat]) as socket:
        await socket.send(json.dumps({"type": "subscribe", "table": table}))
        await hear(socket, "snapshot")
        with full_disk(SqlJournal, "_store_group"):
            await socket.send(json.dumps(act))
            refused = await hear(socket, "error")
        assert (refused["code"], refused["id"], refused["table"]) == ("unavailable", "1", table)
        await socket.send(json.dumps(act))
        assert (await hear(socket, "ack"))["id"] == "1"
    words = [entry.word for entry in api.service.store.journal.entries(table)]
    assert words.count(word) == 1


async def test_a_table_that_cannot_be_loaded_is_said_so(api: Api) -> None:
    ann = await api.guest()
    table = await ann.new_table()
    api.service.sessions.loaded.clear()
    async with listening(api) as url, talk(url, ann) as socket:
        with full_disk(SqlTables, "load_table"):
            await socket.send(json.dumps({"type": "subscribe", "table": table}))
            refused = await hear(socket, "error")
        assert (refused["code"], refused["table"]) == ("unavailable", table)
        await socket.send(json.dumps({"type": "subscribe", "table": table}))
        await hear(socket, "snapshot", "lobby")


async def test_a_mistake_of_ours_ends_no_socket(api: Api) -> None:
    ann = await api.guest()
    async with listening(api) as url, talk(url, ann) as socket:
        with patch.object(api.service.chat, "say", side_effect=KeyError("a mistake")):
            say = {"type": "chat", "table": "tttttttt", "id": "7", "text": "hello"}
            await socket.send(json.dumps(say))
            refused = await hear(socket, "error")
        assert (refused["code"], refused["id"]) == ("internal", "7")
        await socket.send('{"type": "ping", "id": "1"}')
        await hear(socket, "pong")


async def test_who_comes_meanwhile_is_told_to_try_later(api: Api) -> None:
    ann = await api.guest()
    async with listening(api) as url, talk(url, ann) as inside:
        with full_disk(SqlPeople, "bearer"):
            async with talk(url, ann) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), PATIENCE_S)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TRY_LATER
        await inside.send('{"type": "ping", "id": "1"}')
        await hear(inside, "pong")


async def test_a_request_is_answered_with_a_code_and_when_to_come_again(api: Api) -> None:
    ann = await api.guest()
    with full_disk(SqlTables, "add_table"):
        answer = await ann.ask("POST", "/api/tables", game="master-thieves", seats=2)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert int(answer.headers["retry-after"]) > 0
    assert answer.headers["cache-control"] == "no-store"
    assert "INSERT" not in answer.text
