"""Everything that goes over the wire in whole games, searched for what nobody may be told yet."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from larceny.games.registry import GAMES
from larceny.kernel.events import Seat, Viewer, by_seat
from larceny.kernel.record import Record
from larceny.server.adapters.sql_store import open_store

from .clients import (
    Client,
    Person,
    check_told,
    contribution,
    database_in,
    play_out,
    replayed,
    sit_down,
    witnessed,
)
from .processes import UNLIMITED, ServerProcess, serving
from .waiting import PATIENCE_S

SHORT = {"forty-thieves": {"turn_cap": 80}, "master-thieves": {"round_cap": 12}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    with serving(folder, LARCENY_LOG_LEVEL="debug", **UNLIMITED) as running:
        yield running


@dataclass(frozen=True)
class Answer:
    """What somebody was told over HTTP while the game was on."""

    viewer: Viewer
    path: str
    response: httpx.Response


async def ask_around(
    askers: list[tuple[Viewer, httpx.Client]],
    table: str,
    clients: list[Client],
    goes_on: asyncio.Event,
) -> list[Answer]:
    """Ask for everything there is about a table, again and again, while it is being played.

    It goes on as soon as all have been told something of the game.
    """
    paths = [f"/api/tables/{table}{what}" for what in ("", "/record", "/chat")]
    paths += ["/api/tables", f"/api/tables/{table}/record?form=text"]
    answers: list[Answer] = []
    have_seen: set[Viewer] = set()

    async def ask(viewer: Viewer, http: httpx.Client) -> None:
        while not all(client.done for client in clients):
            for path in paths:
                response = await asyncio.to_thread(http.get, path)
                if not any(client.status == "over" for client in clients):
                    answers.append(Answer(viewer, path, response))
                if path.endswith("/record") and response.json().get("events"):
                    have_seen.add(viewer)
            if have_seen >= {viewer for viewer, _ in askers}:
                goes_on.set()
            await asyncio.sleep(0.3)

    await asyncio.gather(*(ask(viewer, http) for viewer, http in askers))
    return answers


def check_downloads(record: Record, answers: list[Answer]) -> None:
    """Check that downloads told exactly what the asker had witnessed until then."""
    _, steps = replayed(record)
    downloads = [answer for answer in answers if answer.path.endswith("/record")]
    dealt = [answer for answer in downloads if answer.response.json().get("events")]
    assert {answer.viewer for answer in dealt} == {None, 0, 1, 2}
    for answer in dealt:
        told = answer.response.json()["events"]
        known = [event for step in witnessed(record, steps, answer.viewer) for event in step]
        assert told == known[: len(told)]
        assert "moves" not in answer.response.json()


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_in_the_traffic_of_a_whole_game(
    server: ServerProcess, folder: Path, game: str
) -> None:
    people, stranger = [Person(server.url) for _ in range(3)], Person(server.url)
    agreed = {"reaction_ms": 30, "memory_aid": "log", "changes": SHORT[game]}
    table = sit_down(people, game, **agreed)
    clients = [one.tab(Seat(seat), plays=True) for seat, one in enumerate(people)]
    clients += [stranger.tab()]
    anybody = httpx.Client(base_url=server.url, timeout=PATIENCE_S)
    askers: list[tuple[Viewer, httpx.Client]] = [(s, one.http) for s, one in by_seat(people)]
    askers += [(None, stranger.http), (None, anybody)]

    async def story() -> tuple[Record, list[Answer]]:
        goes_on = asyncio.Event()  # all have seen something of the game
        for client in clients:
            client.waits_for = goes_on
        return await asyncio.gather(
            play_out(people[0], table, clients), ask_around(askers, table, clients, goes_on)
        )

    record, answers = asyncio.run(story())
    check_told(record, clients)
    check_downloads(record, answers)
    secrets = [one.token for one in (*people, stranger)]
    secrets += [contribution(seat) for seat in range(3)]
    store = open_store(database_in(folder))
    stored = store.tables.load_table(table)
    store.close()
    assert stored is not None
    assert stored.secret == record.secret
    secrets.append(stored.secret)
    heard = [text for client in clients for text in client.raw]
    heard += [f"{answer.response.headers} {answer.response.text}" for answer in answers]
    heard.append(server.logged())
    for secret in secrets:
        assert not any(secret in text for text in heard)
    listed = [answer.response.text for answer in answers if answer.path == "/api/tables"]
    assert not any(table in text for text in listed)
