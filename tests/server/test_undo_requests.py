"""What somebody asks to take back ends with the next decision, and so does every consent to it."""

from random import Random

from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .memory_hub import MemoryHub
from .nodes import tell as tell_of_two
from .tables import Guest, play_on, refused, table_with, tell
from .test_cluster import agrees, asked_to_take_back
from .waiting import eventually


async def asked_of_three(service: Service) -> tuple[TableSession, list[Guest]]:
    """Let the first of three ask to go back to the first step, and the second one agree."""
    table, guests = await table_with(service, "master-thieves", people=3)
    session = service.sessions.loaded[table.id]
    await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 5)
    await service.undo.ask(guests[0].person.id, m.Undo(table.id, "u", 1))
    await agrees(guests[1], table.id)
    return session, guests


async def one_decides(session: TableSession, guests: list[Guest]) -> None:
    """Let somebody who is asked decide."""
    seat = session.position.deciders()[0]
    word = session.position.answers(Seat(seat))[0]
    at = session.position.seq
    await guests[seat].act(session.table.id, word, f"after {at}", at)


def test_a_consent_does_not_outlive_the_next_decision(sqlite: str) -> None:
    async def story(service: Service) -> None:
        # Given that one of two has agreed, and the game has gone on
        session, guests = await asked_of_three(service)
        await one_decides(session, guests)
        went_on = session.position.seq
        # When the other one agrees, too
        code = await refused(agrees(guests[2], session.table.id))
        # Then nothing is taken back: the first has not agreed to lose what came since
        assert code == "nothing-asked"
        assert (session.position.seq, session.position.undone_seq) == (went_on, -1)

    tell(sqlite, story)


def test_who_comes_after_the_next_decision_is_not_asked(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await asked_of_three(service)
        await one_decides(session, guests)
        late = Guest(guests[2].person, service)
        await late.subscribe(session.table.id)
        assert not late.messages("undo")
        assert not service.undo._requests

    tell(sqlite, story)


def test_it_can_be_asked_for_anew_and_everybody_is_asked_again(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await asked_of_three(service)
        await one_decides(session, guests)
        await service.undo.ask(guests[0].person.id, m.Undo(session.table.id, "again", 1))
        assert guests[2].messages("undo")[-1]["waiting"] == [1, 2]
        await agrees(guests[1], session.table.id)
        await agrees(guests[2], session.table.id)
        assert session.position.undone_seq == session.position.seq

    tell(sqlite, story)


def test_a_decision_at_another_node_ends_it_everywhere(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        # Given that one at each node has agreed to what was asked for here
        session, guests = await asked_to_take_back(here, there)
        other = there.sessions.loaded[session.table.id]
        await eventually(lambda: bool(guests[2].messages("undo")))
        await agrees(guests[2], session.table.id)
        # When somebody decides, at whichever node
        await one_decides(session, guests)
        await eventually(lambda: other.position.seq == session.position.seq)
        # Then the last consent comes too late at both
        assert await refused(agrees(guests[1], session.table.id)) == "nothing-asked"
        assert session.position.undone_seq == other.position.undone_seq == -1

    tell_of_two(sqlite, story)
