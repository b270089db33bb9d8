"""What a seat notes changes nothing that anybody else is told: no byte, no count, no order."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.domain.refusals import Refused
from larceny.server.service.play import notes as service_notes
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .tables import Guest, guest, same_ids, sealed_seats, service_on, table_with
from .waiting import PATIENCE_S, eventually

STEPS = 25


Writes = Callable[[Guest, TableSession, int], Awaitable[None]]


async def nothing(writer: Guest, session: TableSession, step: int) -> None:
    """Note nothing."""


async def something(writer: Guest, session: TableSession, step: int) -> None:
    """Note something else at every step."""
    about = (
        ("a1", "b2", "c3", "d4")
        if session.position.game.name == "forty-thieves"
        else ("0", "5", "11")
    )
    notes = {place: m.Note(["seen"], f"in step {step}") for place in about[: 1 + step % 3]}
    writes = writer.service.notes.write(
        session.table.id, writer.person.id, None, session.position.seq, notes
    )
    try:
        await writes
    except Refused:  # a gap
        return


def overheard(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, writes: Writes
) -> dict[str, list[bytes]]:
    """Play the same game, with one seat noting something meanwhile; return what each was told."""
    same_ids(monkeypatch)
    heard: dict[str, list[bytes]] = {}

    async def run() -> None:
        async with service_on(f"sqlite:///{folder}") as service:
            await asyncio.wait_for(_story(service, game, writes, heard), PATIENCE_S)

    asyncio.run(run())
    return heard


async def _story(
    service: Service, game: str, writes: Writes, heard: dict[str, list[bytes]]
) -> None:
    table, guests = await table_with(service, game, people=3, notes=True, reaction_ms=0)
    session = service.sessions.loaded[table.id]
    watches = await guest(service)
    await watches.subscribe(table.id)
    for step in range(STEPS):
        await writes(guests[0], session, step)
        await _decide(service, session, step)
    late, again = await guest(service), Guest(guests[1].person, service)
    await late.subscribe(table.id)
    await again.subscribe(table.id)
    listeners = {"rival": guests[1], "third": guests[2], "watches": watches}
    listeners |= {"late": late, "again": again}
    heard.update((name, one.heard) for name, one in listeners.items())
    heard["writer, but notes"] = [one for one in guests[0].heard if b'"notes","table"' not in one]


async def _decide(service: Service, session: TableSession, step: int) -> None:
    """Let the first who owes an answer give one by lot; a window closes when all have."""
    owing = [
        seat for seat in session.position.deciders() if not session.position.has_answered(seat)
    ]
    person = session.table.chairs[owing[0]].person
    assert person is not None
    word = Random(step).choice(session.position.answers(owing[0]))
    await service.referee.act(
        person, m.Act(session.table.id, f"step {step}", session.position.seq, word)
    )
    await eventually(
        lambda: session.position.is_over or sealed_seats(session) < set(session.position.deciders())
    )


@pytest.mark.parametrize("game", ["forty-thieves", "master-thieves"])
def test_notes_of_a_seat_change_nothing_for_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    without = overheard(tmp_path / "a.db", monkeypatch, game, nothing)
    with_some = overheard(tmp_path / "b.db", monkeypatch, game, something)
    assert len(without["rival"]) > STEPS / 2
    for name, told in without.items():
        assert told == with_some[name], name


def test_notes_that_are_told_to_all_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broadcast(
        self: service_notes.Notes, session: TableSession, noted: object, seat: Seat
    ) -> None:
        session.audience.broadcast(b'{"type":"presence"}')

    without = overheard(tmp_path / "a.db", monkeypatch, "forty-thieves", nothing)
    monkeypatch.setattr(service_notes.Notes, "_send", broadcast)
    with_some = overheard(tmp_path / "b.db", monkeypatch, "forty-thieves", something)
    assert without["rival"] != with_some["rival"]
