"""Tables: made, found, and everything that people do there before and after a game."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from larceny.kernel.sealed_deal import ROUNDS

from .. import logs
from ..domain.pace import Pace
from ..service.lobby.lobby import BotSeat, CompanionSeat, check_new_table
from ..service.lobby.open_tables import Wanted
from .authentication import ANYBODY, ChangerIn, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .schemas import Answer, Body, Chosen, Id, Limit, Offset, Seat, TablePath, Word
from .table_schemas import PlanBody, TableAnswer, TableBody, TablePage, page_answer, table_answer

router = APIRouter(prefix="/api/tables", tags=["tables"])

AT_TABLE = answers(404, *CHANGING)
"""How something at a table can be refused."""


@router.post("", status_code=201, responses=answers(*CHANGING))
async def open_table(service: ServiceIn, visitor: ChangerIn, body: TableBody) -> TableAnswer:
    """Make a table; who makes it is its host, and sits on the first chair."""
    plan = body.plan()
    bots = [BotSeat(one.seat, one.bot, one.persona) for one in body.bots]
    companions = [CompanionSeat(one.seat, one.name) for one in body.companions]
    check_new_table(plan, bots, companions)
    service.limits.take("tables", visitor.person.id)
    await service.accounts.check_open_tables(visitor.person)
    opens = service.lobby.open_table if plan.club is None else service.club_tables.open_as
    return table_answer(await opens(visitor.person, plan, bots, companions))


@router.get("", responses=answers(400, 422))
async def open_tables(
    service: ServiceIn,
    game: Annotated[Word | None, Query()] = None,
    edition: Annotated[Word | None, Query()] = None,
    free_seats: Annotated[int, Query(ge=0, le=8)] = 0,
    limit: Limit = 20,
    offset: Offset = 0,
) -> TablePage:
    """List public tables that wait for players, the newest first; go on from `next`."""
    wanted = Wanted(game, edition, free_seats)
    return page_answer(await service.open_tables.find(wanted, limit, offset))


@router.get("/{table}", responses=answers(404, 422))
async def one_table(service: ServiceIn, table: TablePath) -> TableAnswer:
    """Tell about a table. Who has its id may see it, also where it is not listed."""
    return table_answer(await service.sessions.table(table))


@router.patch("/{table}", responses=AT_TABLE)
async def agree_anew(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: PlanBody
) -> TableAnswer:
    """Change what is agreed on before the game (host); the others say anew that they are ready.

    Where there are to be fewer seats, free chairs are taken away.
    """
    return table_answer(await service.lobby.agree_anew(table, visitor.person, body.changed))


class LineAnswer(Answer):
    """A line of the chat."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


class ChatAnswer(Answer):
    """Lines of the chat, in order."""

    lines: list[LineAnswer]


@router.get("/{table}/chat", openapi_extra=ANYBODY, responses=answers(404, 422))
async def chat(
    service: ServiceIn,
    visitor: MaybeVisitorIn,
    table: TablePath,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Limit = 100,
) -> ChatAnswer:
    """Read the chat again after a line; new lines come over the socket."""
    person = None if visitor is None else visitor.person.id
    lines = await service.chat.lines(table, person, after, limit)
    return ChatAnswer(
        lines=[
            LineAnswer(number=one.number, at=one.at, seat=one.seat, name=one.name, text=one.text)
            for one in lines
        ]
    )


# Chairs -----------------------------------------------------------------------------------------


class SitBody(Body):
    """A seat, or the first free one; and the name that one takes, here and everywhere."""

    seat: Seat | None = None
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None


@router.post("/{table}/sit", responses=AT_TABLE)
async def sit(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: SitBody
) -> TableAnswer:
    """Sit down, or change chairs.

    A guest who names himself nothing, and whose proposed name is taken here, gets another one.
    """
    found = await service.sessions.table(table)
    person = visitor.person
    if found.seat_of(person.id) is None:
        await service.accounts.check_open_tables(person)
    if body.name is not None:
        person = await service.personal_data.rename(visitor, body.name)
    return table_answer(await service.lobby.sit(table, person, body.seat))


@router.post("/{table}/stand", responses=AT_TABLE)
async def stand(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Get up before the game; the last one to leave gives the table up."""
    return table_answer(await service.lobby.stand(table, visitor.person))


@router.post("/{table}/leave", responses=AT_TABLE)
async def leave(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Leave a running game: a bot plays for one at once, until one returns."""
    return table_answer(await service.lobby.leave(table, visitor.person))


@router.post("/{table}/return", responses=AT_TABLE)
async def come_back(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Play oneself again; to watch through one's seat, or to decide, says the same."""
    return table_answer(await service.lobby.come_back(table, visitor.person))


class ColourBody(Body):
    """A colour."""

    colour: Annotated[int, Field(ge=0, le=7)]


@router.post("/{table}/colour", responses=AT_TABLE)
async def choose_colour(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: ColourBody
) -> TableAnswer:
    """Choose a colour that nobody else has."""
    return table_answer(await service.lobby.choose_colour(table, visitor.person, body.colour))


Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ReadyBody(Body):
    """That one is ready, and the seal of what one adds to the deal (docs/deals.md).

    `contribution` is how older programs did it: a random text in the clear. With a seal, it is
    left out.
    """

    ready: bool = True
    seal: Hash | None = None
    contribution: Annotated[str, Field(max_length=128, pattern=r"^[A-Za-z0-9+/=_.-]*$")] = ""


@router.post("/{table}/ready", responses=AT_TABLE)
async def ready(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: ReadyBody
) -> TableAnswer:
    """Say that one is ready, and what one adds to the deal: sealed, until all seals are fixed."""
    return table_answer(
        await service.lobby.make_ready(
            table, visitor.person, body.ready, body.contribution, body.seal or ""
        )
    )


class OpenBody(Body):
    """What one had sealed for a round."""

    round: Annotated[int, Field(ge=0, lt=ROUNDS)]
    contribution: Hash


@router.post("/{table}/open", responses=AT_TABLE)
async def open_own(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: OpenBody
) -> TableAnswer:
    """Open what one has sealed, once the game has begun and one's seat is awaited (`opening`)."""
    return table_answer(
        await service.lobby.open_own(table, visitor.person, body.round, body.contribution)
    )


class CompanionSeatBody(Body):
    """A chair, and the name of who sits there; none lets him get up."""

    seat: Seat
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None


@router.post("/{table}/companion", responses=AT_TABLE)
async def seat_companion(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: CompanionSeatBody
) -> TableAnswer:
    """Let somebody sit down who plays at one's own device, or get up again."""
    return table_answer(
        await service.lobby.seat_companion(table, visitor.person, body.seat, body.name)
    )


# The host ---------------------------------------------------------------------------------------


class BotSeatBody(Body):
    """A chair, and the bot to sit there; none takes the bot away.

    `persona` is the thief it plays as; without one, the server draws one of its level.
    """

    seat: Seat
    bot: Word | None = None
    persona: Word | None = None


@router.post("/{table}/bot", responses=AT_TABLE)
async def seat_bot(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: BotSeatBody
) -> TableAnswer:
    """Put a bot on a chair, or take it away (host)."""
    logs.this_concerns(seat=body.seat)
    lobby, person = service.lobby, visitor.person
    return table_answer(await lobby.seat_bot(table, person, body.seat, body.bot, body.persona))


class StandInBody(Body):
    """A seat, and whether a bot plays for the person who has it."""

    seat: Seat
    plays: bool = True


@router.post("/{table}/stand-in", responses=AT_TABLE)
async def stand_in(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: StandInBody
) -> TableAnswer:
    """Let a bot play for somebody who is not connected, or no longer (host).

    Where the host himself is not connected, anybody at the table may say so.
    """
    logs.this_concerns(seat=body.seat)
    return table_answer(await service.lobby.stand_in(table, visitor.person, body.seat, body.plays))


class KickBody(Body):
    """A chair."""

    seat: Seat


@router.post("/{table}/kick", responses=AT_TABLE)
async def kick(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: KickBody
) -> TableAnswer:
    """Free a chair before the game (host)."""
    logs.this_concerns(seat=body.seat)
    return table_answer(await service.lobby.kick(table, visitor.person, body.seat))


class PersonBody(Body):
    """Somebody."""

    person: Id


@router.post("/{table}/host", responses=AT_TABLE)
async def hand_over(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: PersonBody
) -> TableAnswer:
    """Make another person at the table the host (host)."""
    logs.this_concerns(person=body.person)
    return table_answer(await service.lobby.hand_over(table, visitor.person, body.person))


class MuteBody(Body):
    """Somebody, and whether he is silenced."""

    person: Id
    muted: bool = True


@router.post("/{table}/mute", responses=AT_TABLE)
async def mute(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: MuteBody
) -> TableAnswer:
    """Silence somebody in the chat, or let him speak again (host)."""
    logs.this_concerns(person=body.person)
    return table_answer(await service.lobby.mute(table, visitor.person, body.person, body.muted))


class PaceBody(Body):
    """A pace."""

    pace: Chosen[Pace]


@router.post("/{table}/pace", responses=AT_TABLE)
async def change_pace(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: PaceBody
) -> TableAnswer:
    """Change the pace, also in the game (host; or who has only bots beside him)."""
    return table_answer(await service.lobby.change_pace(table, visitor.person, body.pace))


@router.post("/{table}/start", responses=AT_TABLE)
async def start(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Begin the game (host): every chair is taken, and everybody is ready.

    Where seats have sealed what they add to the deal, the seals are fixed now, and the game is
    dealt as soon as all of them have opened.
    """
    return table_answer(await service.lobby.start(table, visitor.person))


@router.post("/{table}/abandon", responses=AT_TABLE)
async def abandon(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Give a table up (host); a rated game that has begun is played to its end."""
    return table_answer(await service.lobby.abandon(table, visitor.person))


@router.post("/{table}/rematch", responses=AT_TABLE)
async def rematch(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Make the same table again after a game; who asks later gets the one that is there."""
    await service.accounts.check_open_tables(visitor.person)
    return table_answer(await service.lobby.rematch(table, visitor.person))
