"""A store that is away for a moment: whatever the server does by itself is done all the same."""

from random import Random
from unittest.mock import patch

import pytest
from sqlalchemy.exc import OperationalError

from larceny.kernel.events import Seat
from larceny.server.adapters.sql_sealed import SqlSealed
from larceny.server.ports.store import Sealed
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from ..planting import plants_faults
from . import nodes
from .clocks import clock_of
from .memory_hub import MemoryHub
from .store_failures import away, fails_once
from .tables import Guest, open_window, play_on, refused, table_with, tell, window_step


async def at_a_window(service: Service) -> tuple[TableSession, list[Guest]]:
    """Begin a game, and play until a reaction window is open."""
    table, guests = await table_with(service, "forty-thieves", people=3, reaction_ms=4_000)
    session = service.sessions.loaded[table.id]
    await play_on(table.id, guests, Random(1), lambda: window_step(session) is not None)
    return session, guests


def test_a_window_closes_although_the_store_was_away(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, _ = await at_a_window(service)
        opened = window_step(session)
        with fails_once(SqlSealed, "seal_all"):
            await clock_of(service).until(lambda: window_step(session) != opened)

    tell(sqlite, story)


@plants_faults
def test_a_bot_moves_although_the_store_was_away(sqlite: str) -> None:
    async def story(service: Service) -> None:
        with fails_once(service.referee, "answer", Seat(1)):
            table, guests = await table_with(service, "master-thieves", people=1, bots=1)
            decided = service.store.people.decisions
            await play_on(table.id, guests, Random(1), lambda: bool(decided(table.id, Seat(1))))

    tell(sqlite, story)


def test_what_was_sealed_first_counts(sqlite: str) -> None:
    """Also where nobody here knows of it, since the store did not say that it was done."""

    async def story(service: Service) -> None:
        session, guests = await at_a_window(service)
        seat = session.position.deciders()[0]
        first = Sealed(session.table.id, open_window(session).opened_at, seat, "pass", None, 1)
        assert service.store.sealed.seal(first)
        assert await refused(guests[seat].act(session.table.id, "pass", "mine")) == (
            "already-answered"
        )
        assert open_window(session).sealed[seat] == first

    tell(sqlite, story)


def test_what_one_has_sealed_oneself_is_acknowledged(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await at_a_window(service)
        seat = session.position.deciders()[0]
        mine = Sealed(session.table.id, open_window(session).opened_at, seat, "pass", "mine", 1)
        assert service.store.sealed.seal(mine)
        ack = await guests[seat].act(session.table.id, "pass", "mine")
        assert ack.id == "mine"

    tell(sqlite, story)


@plants_faults
def test_who_watches_elsewhere_is_told_what_could_not_be_taken_up_at_once(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, (one, other) = await table_with(here, "master-thieves", people=2)
        watching = await nodes.moves_to(there, other, table.id)
        nodes.deaf(hub)
        await here.lobby.leave(table.id, one.person)
        told = len(watching.heard)
        with (
            patch.object(there.sessions, "read_sealed", side_effect=away()),
            pytest.raises(OperationalError),
        ):
            await there.catch_up.poll()
        await there.catch_up.poll()
        codes = [message["code"] for message in watching.messages("error")]
        assert "resync" in codes or len(watching.heard) > told

    nodes.tell(sqlite, story)


def test_who_watches_elsewhere_is_told_what_another_node_changed_first(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, (one, other) = await table_with(here, "master-thieves", people=2)
        watching = await nodes.moves_to(there, other, table.id)
        nodes.deaf(hub)
        await here.lobby.leave(table.id, one.person)
        before = len(watching.messages("lobby"))
        await there.lobby.leave(table.id, one.person)
        assert len(watching.messages("lobby")) > before

    nodes.tell(sqlite, story)
