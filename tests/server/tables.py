"""A service without sockets, and people who listen: the words in which the server's tests speak."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import pytest

from larceny.games.registry import find_game
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.adapters.analyst_process import AnalystProcess
from larceny.server.adapters.in_process_bots import InProcessBots
from larceny.server.adapters.local_bus import LocalBus
from larceny.server.adapters.passwords import Argon2Passwords
from larceny.server.adapters.sql_store import open_store
from larceny.server.composition import Ports, compose_service
from larceny.server.domain import identity
from larceny.server.domain.tables import Plan, Table
from larceny.server.ports.beacon import Beacon
from larceny.server.ports.bus import Bus
from larceny.server.ports.clock import Clock
from larceny.server.ports.metrics import NO_METRICS, Metrics
from larceny.server.ports.pushes import Messenger
from larceny.server.ports.store import Person, Store
from larceny.server.ports.thinkers import Thinkers
from larceny.server.service.bots.thoughts import FALLBACK_MS
from larceny.server.service.people.revocation import Connections
from larceny.server.service.push.outbox import AFTER_MS
from larceny.server.service.service import Service
from larceny.server.service.table.position import ReactionWindow
from larceny.server.service.table.session import TableSession

from .clocks import ManualClock
from .waiting import PATIENCE_S


def service_of(
    store: Store,
    bus: Bus | None = None,
    node: str = "test",
    clock: Clock | None = None,
    thinkers: Thinkers | None = None,
    metrics: Metrics = NO_METRICS,
    messenger: Messenger | None = None,
    push_after_ms: int = AFTER_MS,
    connections: Connections | None = None,
    beacon: Beacon | None = None,
) -> Service:
    """Make a service; alone, unless a bus is given.

    If nothing else is given, bots think in threads, and no time passes by itself.
    """
    clock = clock or ManualClock()
    return compose_service(
        Ports(
            store=store,
            bus=bus or LocalBus(),
            node=node,
            alone=bus is None,
            clock=clock,
            bots=thinkers or InProcessBots(clock),
            fallback_bots=InProcessBots(clock, FALLBACK_MS, most=0),
            passwords=Argon2Passwords(),
            analyst=AnalystProcess(),
            metrics=metrics,
            messenger=messenger,
            push_after_ms=push_after_ms,
            beacon=beacon,
        ),
        connections,
    )


@asynccontextmanager
async def service_on(
    database: str,
    thinkers: Thinkers | None = None,
    metrics: Metrics = NO_METRICS,
    clock: Clock | None = None,
) -> AsyncIterator[Service]:
    """Run a service on a database, alone."""
    store = open_store(database)
    service = service_of(store, clock=clock, thinkers=thinkers, metrics=metrics)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()
        store.close()


def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ids and secrets be the same whenever a story is told again."""
    numbers = count()
    monkeypatch.setattr(identity, "new_id", lambda: f"id-{next(numbers):08}")
    monkeypatch.setattr(identity, "new_token", lambda: f"token-{next(numbers):08}")
    monkeypatch.setattr(identity, "proposed_name", lambda taken=(): f"Name {next(numbers)}")


@dataclass(eq=False)
class Guest:
    """A person who watches, and remembers every byte that he was told."""

    person: Person
    service: Service
    heard: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """What he was told of one kind."""
        told = [json.loads(message) for message in self.heard]
        return [message for message in told if message["type"] == kind]

    def last(self) -> dict[str, Any]:
        """The last step or snapshot that showed how the table stands."""
        for message in reversed(self.heard):
            told: dict[str, Any] = json.loads(message)
            if told["type"] in ("step", "snapshot") and told["view"] is not None:
                return told
        raise LookupError("he has seen nothing yet")

    def is_asked(self, after: int) -> bool:
        """Whether he has a question before him that came after a step."""
        seen = self.last()
        return seen["legal"] is not None and seen["seq"] > after

    async def subscribe(self, table: str, from_seq: int | None = None) -> None:
        await self.service.subscriptions.subscribe(self, m.Subscribe(table, from_seq))

    async def act(self, table: str, word: str, id_: str, seq: int | None = None) -> m.Ack:
        at = self.last()["seq"] if seq is None else seq
        return await self.service.referee.act(self.person.id, m.Act(table, id_, at, word))


async def guest(service: Service) -> Guest:
    """Let somebody in."""
    visitor, _ = await service.accounts.new_guest("test")
    person = visitor.person
    return Guest(person, service)


async def table_with(
    service: Service, game: str, people: int, bots: int = 0, level: str = "random", **agreed: Any
) -> tuple[Table, list[Guest]]:
    """Begin a game with so many people, who all watch it, and bots."""
    edition, changes = agreed.pop("edition", None), agreed.pop("changes", {})
    rules = find_game(game).ruleset(edition or find_game(game).default_edition, **changes)
    plan = Plan(game, dict(rules.to_fields()), people + bots, **agreed)
    guests = [await guest(service) for _ in range(people)]
    host = guests[0].person
    table = await service.lobby.open_table(host, plan)
    for one in guests[1:]:
        await service.lobby.sit(table.id, one.person, None)
    for seat in range(people, people + bots):
        await service.lobby.seat_bot(table.id, host, Seat(seat), level)
    for one in guests:
        await service.lobby.make_ready(table.id, one.person, True, f"from {one.person.id}")
    table = await service.lobby.start(table.id, host)
    for one in guests:
        await one.subscribe(table.id)
    return table, guests


NUMBERS = count()
"""No two decisions have the same id, also if play goes on a second time."""


async def play_on(
    table: str, guests: list[Guest], dice: Random, until: Callable[[], bool], most: int = 5_000
) -> int:
    """Let everybody who is asked decide by lot until something holds; say how many decided."""
    made = 0
    answered: dict[int, int] = {}  # the last step that each had seen when he answered
    while not until():
        assert made < most
        asked = [one for one in guests if one.is_asked(answered.get(id(one), -1))]
        if not asked:
            await nobody_is_asked(guests[0].service)
            continue
        one = dice.choice(asked)
        seen = one.last()
        answered[id(one)] = seen["seq"]
        made += 1
        await one.act(table, chosen(seen["legal"]["actions"], dice), f"decision {next(NUMBERS)}")
    return made


async def nobody_is_asked(service: Service) -> None:
    """Wait a little: bots think, or a window is open, for which time has to pass."""
    await asyncio.sleep(0.002)
    if isinstance(service.clock, ManualClock):
        service.clock.be_patient(0.05)


def chosen(legal: Sequence[str], dice: Random) -> str:
    """Choose by lot, but like to play special tiles: otherwise windows are rare."""
    eager = [word for word in legal if word.startswith("play")]
    return dice.choice(eager if eager and dice.random() < 0.7 else legal)


Story = Callable[[Service], Awaitable[None]]


def tell(
    database: str,
    story: Story,
    thinkers: Thinkers | None = None,
    metrics: Metrics = NO_METRICS,
    clock: Clock | None = None,
) -> None:
    """Run a story on a service of its own."""

    async def run() -> None:
        async with service_on(database, thinkers, metrics, clock) as service:
            await asyncio.wait_for(story(service), PATIENCE_S)

    asyncio.run(run())


def tell_in_turn(database: str, *stories: Story) -> None:
    """Run stories on one database; a service begins anew with each."""

    async def run() -> None:
        for story in stories:
            async with service_on(database) as service:
                await asyncio.wait_for(story(service), PATIENCE_S)

    asyncio.run(run())


def open_window(session: TableSession) -> ReactionWindow:
    """Return the reaction window of a table, which is open."""
    assert session.position.window is not None
    return session.position.window


def window_step(session: TableSession) -> int | None:
    """Return the step that opened the reaction window of a table, if there is one."""
    window = session.position.window
    return None if window is None else window.opened_at


def sealed_seats(session: TableSession) -> set[int]:
    """Return the seats whose answers lie sealed in a reaction window."""
    window = session.position.window
    return set() if window is None else set(window.sealed)


async def refused(asked: Awaitable[Any]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(LarcenyError) as no:
        await asked
    return no.value.code
