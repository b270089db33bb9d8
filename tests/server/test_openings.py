"""A game begins: all seals are told to everybody, then they open, and it is dealt."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256

from larceny.games.records import read_record, write_record
from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.kernel.play import verify
from larceny.kernel.record import Record
from larceny.kernel.sealed_deal import AddedBy, BeaconRound
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.opening import ROUND_MS
from larceny.server.domain.tables import Status
from larceny.server.ports.beacon import BeaconSilent
from larceny.server.service.service import Service

from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import deaf
from .nodes import tell as tell_two
from .sealers import Sealer, sealers_at
from .tables import guest, refused, service_of, tell, tell_in_turn
from .waiting import PATIENCE_S, eventually

LONG_S = ROUND_MS / 1_000 + 1


async def record_of(service: Service, table: str, host: Sealer) -> Record:
    """Give a game up, and return its record, read back from its text."""
    await service.lobby.abandon(table, host.person)
    found = await service.records.for_viewer(table, None)
    assert isinstance(found, Record)
    return read_record(write_record(found))


def is_dealt(service: Service, table: str) -> bool:
    return service.sessions.loaded[table].position.state is not None


def test_all_open_and_the_record_can_be_verified_by_anybody(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, people = await sealers_at(service, people=2, bots=1)
        began = await service.lobby.start(table, people[0].person)
        assert began.status is Status.PLAYING
        assert not is_dealt(service, table)
        for one in people:
            opening = one.opening()
            assert opening is not None
            assert opening["added_by"] == ["sealed", "sealed", "bot"]
            assert opening["seals"][:2] == [p.chain.seal for p in people if p.chain]
            assert not one.messages("step")
            await one.open(table)
        assert is_dealt(service, table)
        assert people[0].last()["view"] == people[0].messages("step")[0]["view"]
        record = await record_of(service, table, people[0])
        assert verify(find_game(record.game), record)
        assert record.contributions[:2] == tuple(p.texts()[0] for p in people)
        assert record.sealed is not None
        assert not record.sealed.withheld

    tell(sqlite, story)


def test_nobody_is_told_a_text_before_the_game_is_over(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, people = await sealers_at(service, people=3, bots=1)
        onlooker = await guest(service)
        await onlooker.subscribe(table)
        await service.lobby.start(table, people[0].person)
        await people[2].open(table)
        await people[0].open(table)
        clock_of(service).advance(LONG_S)
        await eventually(lambda: (people[0].opening() or {})["round"] == 1)
        for one in (people[0], people[2]):
            await one.open(table)
        await eventually(lambda: is_dealt(service, table))
        opening = service.sessions.loaded[table].table.opening
        assert opening is not None
        secrets = {*opening.texts, *(text for one in people for text in one.texts())} - {""}
        told = b"\n".join(message for one in (*people, onlooker) for message in one.heard)
        for secret in secrets:
            assert secret.encode() not in told
        assert all(seal.encode() in told for seal in opening.seals)

    tell(sqlite, story)


def test_whoever_does_not_open_is_named_and_the_others_open_anew(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, people = await sealers_at(service, people=3)
        await service.lobby.start(table, people[0].person)
        for one in people[:2]:
            await one.open(table)
        clock_of(service).advance(LONG_S)
        await eventually(lambda: (people[0].opening() or {})["round"] == 1)
        assert not is_dealt(service, table)
        late = people[2].chain
        assert late is not None
        again = service.lobby.open_own(table, people[2].person, 0, late.text(0))
        assert await refused(again) == "too-late"
        for one in people[:2]:
            opening = one.opening()
            assert opening is not None
            assert opening["withheld"] == [[0, 2]]
            await one.open(table)
        assert is_dealt(service, table)
        record = await record_of(service, table, people[0])
        verify(find_game(record.game), record)
        assert record.sealed is not None
        assert record.sealed.withheld == ((0, 2),)
        assert record.contributions == (people[0].texts()[1], people[1].texts()[1], "")

    tell(sqlite, story)


def test_if_nobody_opens_it_is_dealt_all_the_same(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, people = await sealers_at(service, people=2)
        await service.lobby.start(table, people[0].person)
        clock_of(service).advance(LONG_S)
        await eventually(lambda: is_dealt(service, table))
        record = await record_of(service, table, people[0])
        assert verify(find_game(record.game), record)
        assert record.sealed is not None
        assert record.sealed.withheld == ((0, 0), (0, 1))

    tell(sqlite, story)


def test_while_it_is_opened_nobody_comes_goes_or_decides(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, people = await sealers_at(service, people=2)
        one, other = people
        await service.lobby.start(table, one.person)
        lobby = service.lobby
        for asked in (
            lobby.stand(table, other.person),
            lobby.make_ready(table, other.person, True, seal="0" * 64),
            lobby.kick(table, one.person, Seat(1)),
            lobby.start(table, one.person),
        ):
            assert await refused(asked) == "already-started"
        assert await refused(service.records.for_viewer(table, one.person.id)) == "not-dealt"
        assert await refused(one.act(table, "pass", "1", 0)) == "not-playing"

    tell(sqlite, story)


def test_a_table_given_up_while_it_is_opened_tells_nothing(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, people = await sealers_at(service, people=2)
        await service.lobby.start(table, people[0].person)
        await people[1].open(table)
        await service.lobby.abandon(table, people[0].person)
        clock_of(service).advance(LONG_S)
        await asyncio.sleep(0)
        assert await refused(service.records.for_viewer(table, None)) == "not-dealt"
        assert not is_dealt(service, table)

    tell(sqlite, story)


def test_old_programs_play_as_before_and_the_record_tells_so(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, (one, other) = await sealers_at(service, people=2)
        await service.lobby.make_ready(table, other.person, True, "in-the-clear")
        await service.lobby.start(table, one.person)
        await one.open(table)
        assert is_dealt(service, table)
        record = await record_of(service, table, one)
        verify(find_game(record.game), record)
        assert record.sealed is not None
        assert record.sealed.added_by == (AddedBy.SEALED, AddedBy.PLAIN)
        # Where both are old, it is a record as it always was
        again = (await service.lobby.rematch(table, one.person)).id
        for old in (one, other):
            await service.lobby.make_ready(again, old.person, True, "tea")
        await service.lobby.start(again, one.person)
        assert is_dealt(service, again)
        older = await record_of(service, again, one)
        assert (older.version, older.contributions) == (1, ("tea", "tea"))
        verify(find_game(older.game), older)

    tell(sqlite, story)


def test_a_server_that_dies_in_between_goes_on_where_it_was(sqlite: str) -> None:
    kept: list[tuple[str, list[Sealer]]] = []

    async def begins(service: Service) -> None:
        table, people = await sealers_at(service, people=2, bots=1)
        await service.lobby.start(table, people[0].person)
        await people[0].open(table)
        kept.append((table, people))

    async def goes_on(service: Service) -> None:
        [(table, people)] = kept
        back = Sealer(people[1].person, service, chain=people[1].chain)
        await back.subscribe(table)
        opening = back.opening()
        assert opening is not None
        assert opening["waiting"] == [1]
        await back.open(table)
        assert is_dealt(service, table)

    tell_in_turn(sqlite, begins, goes_on)


def test_a_server_that_died_before_the_time_was_over_ends_the_round(sqlite: str) -> None:
    kept: list[str] = []

    async def begins(service: Service) -> None:
        table, people = await sealers_at(service, people=2)
        await service.lobby.start(table, people[0].person)
        kept.append(table)

    async def goes_on(service: Service) -> None:
        await service.sessions.find(kept[0])
        clock_of(service).advance(LONG_S)
        await eventually(lambda: is_dealt(service, kept[0]))

    tell_in_turn(sqlite, begins, goes_on)


def test_at_two_nodes_each_opens_where_he_is(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, (one, other) = await sealers_at(here, people=2)
        elsewhere = Sealer(other.person, there, chain=other.chain)
        await elsewhere.subscribe(table)
        await here.lobby.start(table, one.person)
        await eventually(lambda: elsewhere.opening() is not None)
        await asyncio.gather(one.open(table), elsewhere.open(table))
        await eventually(lambda: is_dealt(here, table) and is_dealt(there, table))
        await eventually(lambda: one.messages("step") and elsewhere.messages("step"))
        assert len(here.store.journal.entries(table)) == 1

    tell_two(sqlite, story)


def test_who_was_asked_at_one_node_may_open_at_another_that_has_not_heard(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, (one, other) = await sealers_at(here, people=2)
        await Sealer(other.person, there).subscribe(table)
        deaf(hub)
        await here.lobby.start(table, one.person)
        assert there.sessions.loaded[table].table.status is Status.LOBBY
        assert other.chain is not None
        await there.lobby.open_own(table, other.person, 0, other.chain.text(0))
        assert there.sessions.loaded[table].table.status is Status.PLAYING

    tell_two(sqlite, story)


def test_at_two_nodes_a_round_ends_once(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, (one, other) = await sealers_at(here, people=2)
        elsewhere = Sealer(other.person, there, chain=other.chain)
        await elsewhere.subscribe(table)
        await here.lobby.start(table, one.person)
        await eventually(lambda: elsewhere.opening() is not None)
        await one.open(table)
        clock_of(here).advance(LONG_S)
        await eventually(lambda: (one.opening() or {})["round"] == 1)
        await one.open(table)
        await eventually(lambda: is_dealt(here, table) and is_dealt(there, table))
        found = here.store.tables.load_table(table)
        assert found is not None
        assert found.opening is not None
        assert found.opening.withheld == ((0, 1),)

    tell_two(sqlite, story)


# The beacon -------------------------------------------------------------------------------------

PERIOD_MS = 3_000


class FakeBeacon:
    """A beacon that speaks when it is allowed to."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.speaks = True

    def round_after(self, at_ms: int) -> BeaconRound:
        return BeaconRound("fake", at_ms // PERIOD_MS + 1, "", "")

    def out_at(self, number: int) -> int:
        return number * PERIOD_MS

    async def look_up(self, number: int) -> BeaconRound:
        self.asked.append(number)
        if not self.speaks:
            raise BeaconSilent("not today")
        signature = number.to_bytes(48, "big")
        return BeaconRound("fake", number, signature.hex(), sha256(signature).hexdigest())


def tell_with_beacon(
    database: str, story: Callable[[Service, FakeBeacon], Awaitable[None]]
) -> None:
    async def run() -> None:
        beacon, store = FakeBeacon(), open_store(database)
        service = service_of(store, beacon=beacon)
        await service.start()
        try:
            await asyncio.wait_for(story(service, beacon), PATIENCE_S)
        finally:
            await service.stop()
            store.close()

    asyncio.run(run())


def test_a_beacon_speaks_when_nobody_can_withhold_any_more(sqlite: str) -> None:
    async def story(service: Service, beacon: FakeBeacon) -> None:
        clock = clock_of(service)
        table, people = await sealers_at(service, people=2, beacon=True)
        began = await service.lobby.start(table, people[0].person)
        assert began.opening is not None
        assert began.opening.beacon is not None
        named = began.opening.beacon.round
        assert beacon.out_at(named) > began.opening.until
        for one in people:
            await one.open(table)
        assert not is_dealt(service, table)
        assert not beacon.asked  # it is asked when its round is out
        beacon.speaks = False
        await clock.go_on(lambda: beacon.asked)
        beacon.speaks = True
        await clock.go_on(lambda: is_dealt(service, table))
        assert set(beacon.asked) == {named}
        record = await record_of(service, table, people[0])
        assert verify(find_game(record.game), record)
        assert record.sealed is not None
        assert record.sealed.beacon is not None
        assert record.sealed.beacon.round == named

    tell_with_beacon(sqlite, story)


def test_with_a_beacon_also_old_programs_wait_for_it(sqlite: str) -> None:
    async def story(service: Service, beacon: FakeBeacon) -> None:
        table, (one,) = await sealers_at(service, people=1, bots=1, beacon=True)
        await service.lobby.make_ready(table, one.person, True, "tea")
        await service.lobby.start(table, one.person)
        assert not is_dealt(service, table)
        await clock_of(service).go_on(lambda: is_dealt(service, table))
        record = await record_of(service, table, one)
        assert verify(find_game(record.game), record)

    tell_with_beacon(sqlite, story)


def test_where_there_is_no_beacon_none_can_be_asked_for(sqlite: str) -> None:
    async def story(service: Service) -> None:
        assert await refused(sealers_at(service, people=2, beacon=True)) == "no-beacon"

    tell(sqlite, story)
