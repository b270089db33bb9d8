"""A token that ends takes its connections with it: here, at other nodes, and if nobody is told."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from larceny.server.domain.identity import hash_of
from larceny.server.http.websocket import UNAUTHENTICATED
from larceny.server.service.people.accounts import Visitor
from larceny.server.service.people.revocation import POLL_S
from larceny.server.service.service import Service

from .api import listening, serve
from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import deaf, two_services
from .raw_sockets import RawSocket
from .waiting import PATIENCE_S, eventually

Ends = Callable[[Service, Visitor], Awaitable[None]]


class Open:
    """Connections of a node that can be counted."""

    def __init__(self) -> None:
        self.open: set[str] = set()

    def tokens(self) -> list[str]:
        return list(self.open)

    def end(self, hashes: Sequence[str]) -> None:
        self.open.difference_update(hashes)


async def log_out_everywhere(here: Service, owner: Visitor) -> None:
    await here.accounts.log_out(owner, everywhere=True)


async def delete(here: Service, owner: Visitor) -> None:
    await here.personal_data.delete(owner, "")


def with_a_stolen_session(
    database: str, story: Callable[[Service, Visitor, Open, MemoryHub], Awaitable[None]]
) -> None:
    """Tell of an owner here and of a thief there, who has a session and an open connection."""

    async def run() -> None:
        there = Open()
        async with two_services(database, (None, there)) as (here, _, hub):
            owner, _ = await here.accounts.new_guest("an address")
            innocent, _ = await here.accounts.new_guest("an address")
            stolen = replace(owner.token, hash="another session of the same person")
            here.store.people.add_token(stolen)
            there.open = {stolen.hash, innocent.token.hash}
            await asyncio.wait_for(story(here, owner, there, hub), PATIENCE_S)
            assert there.open == {innocent.token.hash}

    asyncio.run(run())


@pytest.mark.parametrize("ends", [log_out_everywhere, delete])
def test_a_token_that_ends_ends_its_connections_at_another_node(sqlite: str, ends: Ends) -> None:
    async def story(here: Service, owner: Visitor, there: Open, hub: MemoryHub) -> None:
        await ends(here, owner)
        await eventually(lambda: len(there.open) == 1)  # no time passes: it is not looked for

    with_a_stolen_session(sqlite, story)


def test_what_was_not_heard_is_found_in_the_store_within_two_seconds(sqlite: str) -> None:
    async def story(here: Service, owner: Visitor, there: Open, hub: MemoryHub) -> None:
        deaf(hub)
        await log_out_everywhere(here, owner)
        clock_of(here).advance(2)  # no more: however long the store takes to answer
        await eventually(lambda: len(there.open) == 1)

    assert POLL_S < 2
    with_a_stolen_session(sqlite, story)


def test_a_store_that_is_away_for_a_while_does_not_end_the_search(sqlite: str) -> None:
    async def story(here: Service, owner: Visitor, there: Open, hub: MemoryHub) -> None:
        deaf(hub)
        clock, asked = clock_of(here), 0

        def fails(*_: object) -> None:
            nonlocal asked
            asked += 1
            raise OSError("away")

        with patch("larceny.server.adapters.sql_people.SqlPeople.known_tokens", fails):
            await log_out_everywhere(here, owner)
            await clock.until(lambda: asked > 2)
            assert len(there.open) == 2  # nobody is shown out because nobody can be asked
        await clock.until(lambda: len(there.open) == 1)

    with_a_stolen_session(sqlite, story)


@pytest.mark.anyio
async def test_a_token_that_ends_while_it_is_looked_up_opens_nothing(tmp_path: Path) -> None:
    async with serve(tmp_path) as api, listening(api) as url:
        guest = await api.guest()
        who_is, looked_up, go_on = api.service.accounts.who_is, asyncio.Event(), asyncio.Event()

        async def slowly(secret: str) -> Visitor | None:
            found = await who_is(secret)
            looked_up.set()
            await go_on.wait()
            return found

        with patch.object(api.service.accounts, "who_is", slowly):
            raw = RawSocket(url, guest.token, wait=False)
            await looked_up.wait()
            api.service.revocation.tokens_ended([hash_of(guest.token)])
            go_on.set()
            await asyncio.to_thread(raw.wait)
            assert await asyncio.to_thread(raw.code) == UNAUTHENTICATED
            raw.end()
