"""The door to the socket, and the bot of the examples, at a server that really listens."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larceny.games.registry import GAMES, find_game
from larceny.kernel.play import verify
from larceny.kernel.record import from_json

from .api import Api, Guest, listening, serve, started
from .waiting import PATIENCE_S, PATIENTLY

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
SHORT = {"master-thieves": {"round_cap": 3}, "forty-thieves": {"turn_cap": 12}}


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path, allowed_origins=("http://club.example",)) as running:
        yield running


def talk(url: str, **headers: str) -> connect:
    """Open a socket."""
    return connect(
        url.replace("http", "ws", 1) + "/api/socket", additional_headers=headers, **PATIENTLY
    )


async def told(socket: ClientConnection) -> dict[str, object]:
    message: dict[str, object] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
    return message


async def closed_with(socket: ClientConnection) -> int | None:
    """Read until the server closes the socket; return the code."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE_S)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


# The door ---------------------------------------------------------------------------------------


async def test_a_token_or_a_cookie_opens_the_door(api: Api) -> None:
    guest, browser = await api.guest(), await api.browser()
    async with listening(api) as url:
        for who, headers in [
            (guest, {"Authorization": f"Bearer {guest.token}", "Origin": "http://evil.example"}),
            (browser, {"Cookie": f"larceny={browser.token}", "Origin": url}),
            (browser, {"Cookie": f"larceny={browser.token}", "Origin": "http://club.example"}),
        ]:
            async with talk(url, **headers) as socket:
                welcome = await told(socket)
                assert (welcome["type"], welcome["person"]) == ("welcome", who.id)


async def test_sockets_without_a_token_or_from_a_foreign_origin_are_refused_csrf(api: Api) -> None:
    browser = await api.browser()
    async with listening(api) as url:
        for code, headers in [
            (4401, {}),
            (4401, {"Authorization": "Bearer guessed"}),
            (4401, {"Authorization": "Basic guessed", "Cookie": f"larceny={browser.token}"}),
            (4403, {"Cookie": f"larceny={browser.token}", "Origin": "http://evil.example"}),
            (4403, {"Cookie": f"larceny={browser.token}", "Origin": "null"}),
        ]:
            async with talk(url, **headers) as socket:
                assert await closed_with(socket) == code


async def test_the_sockets_of_a_session_close_when_it_is_logged_out(api: Api) -> None:
    guest = await api.guest()
    made = await guest.did("POST", "/api/me/tokens", label="my bot")
    async with (
        listening(api) as url,
        talk(url, Authorization=f"Bearer {guest.token}") as mine,
        talk(url, Authorization=f"Bearer {made['token']}") as bots,
    ):
        assert (await told(mine))["type"] == (await told(bots))["type"] == "welcome"
        await guest.did("DELETE", f"/api/me/tokens/{made['id']}")
        assert await closed_with(bots) == 4401
        await mine.send('{"type": "ping", "id": "1"}')
        assert (await told(mine))["type"] == "pong"
        await guest.did("POST", "/api/me/delete")
        assert await closed_with(mine) == 4401


async def test_a_foreign_seat_cannot_be_played(api: Api) -> None:
    ann, bo, cheat = await api.guest(), await api.guest(), await api.guest()
    table = await started(api, [ann, bo])
    session = await api.service.sessions.find(table)
    seat = session.position.deciders()[0]
    word = session.position.game.legal_actions(session.position.state, seat)[0].word
    act = {"type": "act", "table": table, "id": "1", "seq": session.position.seq, "action": word}
    async with (
        listening(api) as url,
        talk(url, Authorization=f"Bearer {cheat.token}") as socket,
    ):
        await told(socket)
        await socket.send(json.dumps(act))
        refused = await told(socket)
    assert (refused["type"], refused["code"]) == ("error", "not-your-seat")
    assert session.position.seq == 0


# The bot of the examples ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_the_bot_of_the_examples_plays_a_whole_game(api: Api, game: str) -> None:
    assert len(BOT.read_text().splitlines()) <= 72
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    plan = {"game": game, "changes": SHORT[game], "reaction_ms": 0}
    table = await ann.new_table(**plan)
    tokens = [(await who.did("POST", "/api/me/tokens", label="bot"))["token"] for who in (ann, bo)]
    async with listening(api) as url:
        bots = [
            await asyncio.create_subprocess_exec(sys.executable, str(BOT), url, table, token)
            for token in tokens
        ]
        await all_ready(ann, table)
        await ann.did("POST", f"/api/tables/{table}/start")
        ended = await asyncio.wait_for(asyncio.gather(*(bot.wait() for bot in bots)), PATIENCE_S)
    assert ended == [0, 0]
    record = from_json((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    assert verify(find_game(game), record).is_over
    assert record.sealed is not None
    assert record.sealed.added_by == ("sealed", "sealed")
    assert not record.sealed.withheld


async def all_ready(who: Guest, table: str) -> None:
    """Wait until everybody is ready."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            seats = (await who.did("GET", f"/api/tables/{table}"))["seats"]
            if all(seat["ready"] for seat in seats):
                return
            await asyncio.sleep(0.02)
