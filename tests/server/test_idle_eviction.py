"""Tables that nobody watches are let go, and come back when somebody does."""

from random import Random

from larceny.server.service.service import Service

from .tables import play_on, table_with, tell


def test_a_table_that_rests_is_let_go_and_comes_back_as_it_stood(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.referee.loaded[table.id]
        await play_on(table.id, guests, Random(1), lambda: session.seq >= 12)
        await service.idle_eviction.evict_idle()
        await service.idle_eviction.evict_idle()
        assert table.id in service.referee.loaded  # people look at it
        for guest in guests:
            service.referee.unsubscribe(session, guest)
        await service.idle_eviction.evict_idle()
        await service.idle_eviction.evict_idle()
        assert table.id not in service.referee.loaded
        again = await service.referee.find(table.id)
        assert (again.seq, again.state) == (session.seq, session.state)

    tell(sqlite, story)


def test_a_table_that_moves_or_waits_for_a_bot_is_kept(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.referee.loaded[table.id]
        service.bots.plays = lambda *_: True  # type: ignore[method-assign]
        for guest in guests:
            service.referee.unsubscribe(session, guest)
        await service.idle_eviction.evict_idle()
        await service.idle_eviction.evict_idle()
        assert table.id in service.referee.loaded
        service.bots.plays = lambda *_: False  # type: ignore[method-assign]
        session.seq += 1
        await service.idle_eviction.evict_idle()
        assert table.id in service.referee.loaded

    tell(sqlite, story)
