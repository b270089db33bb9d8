"""Tables: made, found, and everything that people do there before and after a game."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from larceny.games.registry import find_game

from ..domain.identity import checked_name
from ..domain.pace import Pace
from ..domain.refusals import NotFound, Refused
from ..domain.tables import Table
from ..service.bots.personas import check_bot
from ..service.lobby.open_tables import Wanted, find_open_tables
from .authentication import ANYBODY, ChangerIn, MaybeVisitorIn
from .errors import CHANGING, answers
from .parts import Parts, PartsIn
from .schemas import Answer, Body, Chosen, Id, Limit, Offset, Seat, TablePath, Word
from .table_schemas import PlanBody, TableAnswer, TableBody, TablePage, told

router = APIRouter(prefix="/api/tables", tags=["tables"])

AT_TABLE = answers(404, *CHANGING)
"""How something at a table can be refused."""


@router.post("", status_code=201, responses=answers(*CHANGING))
async def open_table(parts: PartsIn, visitor: ChangerIn, body: TableBody) -> TableAnswer:
    """Make a table; who makes it is its host, and sits on the first chair."""
    plan = body.plan()
    _check_bots(body)
    _check_companions(body)
    parts.limits.take("tables", visitor.person.id)
    await parts.accounts.check_open_tables(visitor.person)
    table = await parts.lobby.open_table(visitor.person, plan)
    for bot in body.bots:
        table = await parts.lobby.seat_bot(table.id, visitor.person, bot.seat, bot.bot, bot.persona)
    for one in body.companions:
        table = await parts.lobby.seat_companion(table.id, visitor.person, one.seat, one.name)
    return told(table)


def _check_bots(body: TableBody) -> None:
    """Refuse bots that do not fit before there is a table."""
    for bot in body.bots:
        check_bot(body.game, bot.bot, bot.persona)
        if not 1 <= bot.seat < body.seats:
            raise Refused("no-such-seat", seat=bot.seat, seats=body.seats)


def _check_companions(body: TableBody) -> None:
    """Refuse companions that do not fit before there is a table."""
    taken = {0, *(bot.seat for bot in body.bots)}
    for one in body.companions:
        checked_name(one.name)
        if one.seat >= body.seats:
            raise Refused("no-such-seat", seat=one.seat, seats=body.seats)
        if one.seat in taken:
            raise Refused("seat-taken", seat=one.seat)
        taken.add(one.seat)


@router.get("", responses=answers(400, 422))
async def open_tables(
    parts: PartsIn,
    game: Annotated[Word | None, Query()] = None,
    edition: Annotated[Word | None, Query()] = None,
    free_seats: Annotated[int, Query(ge=0, le=8)] = 0,
    limit: Limit = 20,
    offset: Offset = 0,
) -> TablePage:
    """List public tables that wait for players, the newest first; go on from `next`."""
    if game is not None:
        find_game(game)
    wanted = Wanted(game, edition, free_seats)
    page = await find_open_tables(parts.store.tables, wanted, limit, offset)
    return TablePage(tables=[told(table) for table in page.tables], next=page.next)


@router.get("/{table}", responses=answers(404, 422))
async def one_table(parts: PartsIn, table: TablePath) -> TableAnswer:
    """Tell about a table. Who has its id may see it, also where it is not listed."""
    return told(await _find(parts, table))


@router.patch("/{table}", responses=AT_TABLE)
async def agree_anew(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: PlanBody
) -> TableAnswer:
    """Change what is agreed on before the game (host); the others say anew that they are ready.

    Where there are to be fewer seats, free chairs are taken away.
    """
    return told(await parts.lobby.agree_anew(table, visitor.person, body.changed))


async def _find(parts: Parts, table: str) -> Table:
    """Return a table without setting up its game."""
    session = parts.lobby.referee.loaded.get(table)
    if session is not None:
        return session.table
    found = await asyncio.to_thread(parts.store.tables.load_table, table)
    if found is None:
        raise NotFound("no-such-table")
    return found


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
    parts: PartsIn,
    visitor: MaybeVisitorIn,
    table: TablePath,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Limit = 100,
) -> ChatAnswer:
    """Read the chat again after a line; new lines come over the socket."""
    found = await _find(parts, table)
    found.viewer_for(None if visitor is None else visitor.person.id)
    lines = await asyncio.to_thread(parts.store.chat.lines, table, after, limit)
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
async def sit(parts: PartsIn, visitor: ChangerIn, table: TablePath, body: SitBody) -> TableAnswer:
    """Sit down, or change chairs.

    A guest who names himself nothing, and whose proposed name is taken here, gets another one.
    """
    session = await parts.lobby.referee.find(table)
    person = visitor.person
    if session.table.seat_of(person.id) is None:
        await parts.accounts.check_open_tables(person)
    if body.name is not None:
        person = await parts.personal_data.rename(visitor, body.name)
    return told(await parts.lobby.sit(table, person, body.seat))


@router.post("/{table}/stand", responses=AT_TABLE)
async def stand(parts: PartsIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Get up before the game; the last one to leave gives the table up."""
    return told(await parts.lobby.stand(table, visitor.person))


@router.post("/{table}/leave", responses=AT_TABLE)
async def leave(parts: PartsIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Leave a running game: a bot plays for one at once, until one returns."""
    return told(await parts.lobby.leave(table, visitor.person))


@router.post("/{table}/return", responses=AT_TABLE)
async def come_back(parts: PartsIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Play oneself again; to watch through one's seat, or to decide, says the same."""
    return told(await parts.lobby.come_back(table, visitor.person))


class ColourBody(Body):
    """A colour."""

    colour: Annotated[int, Field(ge=0, le=7)]


@router.post("/{table}/colour", responses=AT_TABLE)
async def choose_colour(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: ColourBody
) -> TableAnswer:
    """Choose a colour that nobody else has."""
    return told(await parts.lobby.choose_colour(table, visitor.person, body.colour))


class ReadyBody(Body):
    """That one is ready, and what one adds to the deal: a random text that nobody knows before."""

    ready: bool = True
    contribution: Annotated[str, Field(max_length=128, pattern=r"^[A-Za-z0-9+/=_.-]*$")] = ""


@router.post("/{table}/ready", responses=AT_TABLE)
async def ready(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: ReadyBody
) -> TableAnswer:
    """Say that one is ready, and add one's own random text to the deal."""
    return told(await parts.lobby.make_ready(table, visitor.person, body.ready, body.contribution))


class CompanionSeatBody(Body):
    """A chair, and the name of who sits there; none lets him get up."""

    seat: Seat
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None


@router.post("/{table}/companion", responses=AT_TABLE)
async def seat_companion(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: CompanionSeatBody
) -> TableAnswer:
    """Let somebody sit down who plays at one's own device, or get up again."""
    return told(await parts.lobby.seat_companion(table, visitor.person, body.seat, body.name))


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
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: BotSeatBody
) -> TableAnswer:
    """Put a bot on a chair, or take it away (host)."""
    lobby, person = parts.lobby, visitor.person
    return told(await lobby.seat_bot(table, person, body.seat, body.bot, body.persona))


class StandInBody(Body):
    """A seat, and whether a bot plays for the person who has it."""

    seat: Seat
    plays: bool = True


@router.post("/{table}/stand-in", responses=AT_TABLE)
async def stand_in(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: StandInBody
) -> TableAnswer:
    """Let a bot play for somebody who is not connected, or no longer (host).

    Where the host himself is not connected, anybody at the table may say so.
    """
    return told(await parts.lobby.stand_in(table, visitor.person, body.seat, body.plays))


class KickBody(Body):
    """A chair."""

    seat: Seat


@router.post("/{table}/kick", responses=AT_TABLE)
async def kick(parts: PartsIn, visitor: ChangerIn, table: TablePath, body: KickBody) -> TableAnswer:
    """Free a chair before the game (host)."""
    return told(await parts.lobby.kick(table, visitor.person, body.seat))


class PersonBody(Body):
    """Somebody."""

    person: Id


@router.post("/{table}/host", responses=AT_TABLE)
async def hand_over(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: PersonBody
) -> TableAnswer:
    """Make another person at the table the host (host)."""
    return told(await parts.lobby.hand_over(table, visitor.person, body.person))


class MuteBody(Body):
    """Somebody, and whether he is silenced."""

    person: Id
    muted: bool = True


@router.post("/{table}/mute", responses=AT_TABLE)
async def mute(parts: PartsIn, visitor: ChangerIn, table: TablePath, body: MuteBody) -> TableAnswer:
    """Silence somebody in the chat, or let him speak again (host)."""
    return told(await parts.lobby.mute(table, visitor.person, body.person, body.muted))


class PaceBody(Body):
    """A pace."""

    pace: Chosen[Pace]


@router.post("/{table}/pace", responses=AT_TABLE)
async def change_pace(
    parts: PartsIn, visitor: ChangerIn, table: TablePath, body: PaceBody
) -> TableAnswer:
    """Change the pace, also in the game (host; or who has only bots beside him)."""
    return told(await parts.lobby.change_pace(table, visitor.person, body.pace))


@router.post("/{table}/start", responses=AT_TABLE)
async def start(parts: PartsIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Begin the game (host): every chair is taken, and everybody is ready."""
    return told(await parts.lobby.start(table, visitor.person))


@router.post("/{table}/abandon", responses=AT_TABLE)
async def abandon(parts: PartsIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Give a table up (host)."""
    return told(await parts.lobby.abandon(table, visitor.person))


@router.post("/{table}/rematch", responses=AT_TABLE)
async def rematch(parts: PartsIn, visitor: ChangerIn, table: TablePath) -> TableAnswer:
    """Make the same table again after a game; who asks later gets the one that is there."""
    await parts.accounts.check_open_tables(visitor.person)
    return told(await parts.lobby.rematch(table, visitor.person))
