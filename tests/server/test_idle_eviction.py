"""Tables that nobody watches are let go, and come back when somebody does."""

from random import Random

from larceny.server.service.service import Service

from ..planting import plants_faults
from .tables import play_on, table_with, tell


def test_a_table_that_rests_is_let_go_and_comes_back_as_it_stood(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 12)
        await service.idle_eviction.evict_idle()
        await service.idle_eviction.evict_idle()
        assert table.id in service.sessions.loaded  # people look at it
        for guest in guests:
            service.subscriptions.unsubscribe(session, guest)
        await service.idle_eviction.evict_idle()
        await service.idle_eviction.evict_idle()
        assert table.id not in service.sessions.loaded
        again = await service.sessions.find(table.id)
        assert (again.position.seq, again.position.state) == (
            session.position.seq,
            session.position.state,
        )

    tell(sqlite, story)


@plants_faults
def test_a_table_that_moves_or_waits_for_a_bot_is_kept(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.sessions.loaded[table.id]
        service.bots.plays = lambda *_: True  # type: ignore[method-assign]
        for guest in guests:
            service.subscriptions.unsubscribe(session, guest)
        await service.idle_eviction.evict_idle()
        await service.idle_eviction.evict_idle()
        assert table.id in service.sessions.loaded
        service.bots.plays = lambda *_: False  # type: ignore[method-assign]
        session.position.seq += 1
        await service.idle_eviction.evict_idle()
        assert table.id in service.sessions.loaded

    tell(sqlite, story)
