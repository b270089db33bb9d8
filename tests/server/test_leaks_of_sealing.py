"""An answer in a reaction window is sealed: nobody else is told anything when it is given."""

from random import Random

from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.domain.tables import Plan
from larceny.server.service.lobby.lobby import ruleset_of
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .tables import chosen, guest, nobody_is_asked, sealed_seats, tell
from .test_hot_seat import Device, onlooker


async def window_at_two_devices(service: Service) -> tuple[TableSession, list[Device]]:
    """Play at two devices, with two seats each, until a window asks at both of them."""
    plan = Plan("forty-thieves", ruleset_of("forty-thieves", None, {}), 4)
    people = [(await guest(service)).person for _ in range(2)]
    table = (await service.lobby.open_table(people[0], plan)).id
    await service.lobby.sit(table, people[1], Seat(2))
    for seat, one in ((1, people[0]), (3, people[1])):
        await service.lobby.seat_companion(table, one, Seat(seat), f"Companion {seat}")
    for one in people:
        await service.lobby.make_ready(table, one, True, "tea")
    await service.lobby.start(table, people[0])
    session, dice = service.sessions.loaded[table], Random(4)
    devices = [Device(service, one) for one in people]
    for device in devices:
        await device.look(table, None)
    while session.position.window is None or len(session.position.unanswered()) < 3:
        asked = sorted(session.position.unanswered())
        if not asked:  # a window is about to close
            await nobody_is_asked(service)
            continue
        word = chosen(session.position.answers(asked[0]), dice)
        await decides(service, session, asked[0], word)
    return session, devices


async def decides(service: Service, session: TableSession, seat: Seat, word: str) -> None:
    person = session.table.chairs[seat].person
    assert person is not None
    seq = session.position.seq
    await service.referee.act(
        person, m.Act(session.table.id, f"{seq} by {seat}", seq, word, int(seat))
    )


def test_who_holds_several_seats_is_not_told_that_somebody_else_has_sealed(sqlite: str) -> None:
    async def story(service: Service) -> None:
        # Given a window that asks at both devices, and one who looks on
        session, devices = await window_at_two_devices(service)
        stranger = await onlooker(service, session.table.id)
        sealing = next(iter(sorted(session.position.unanswered())))
        own = devices[sealing // 2]
        (other,) = [device for device in devices if device is not own]
        before, seen = list(other._waiting), list(stranger._waiting)
        # When one of the seats answers
        await decides(service, session, sealing, "pass")
        # Then it is sealed, its own device hears whom to pass it on to, and nobody else anything
        assert sealing in sealed_seats(session)
        assert sealing not in own.asked()
        assert list(other._waiting) == before
        assert list(stranger._waiting) == seen

    tell(sqlite, story)
