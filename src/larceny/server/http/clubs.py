"""Clubs: people who keep one table of their own, its members, and what they have played there."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field

from .. import logs
from ..domain.clubs import Meeting, checked_meeting
from ..domain.tables import Status, Table, Watching
from ..ports.clubs import ClubGame
from ..service.clubs.clubs import Brief, Company
from .authentication import ChangerIn, VisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .friends import ClubAsks, CodePath, PersonPath, Somebody, club_asks
from .schemas import Answer, Body, Id, Limit, Offset
from .table_schemas import TableAnswer, table_answer
from .tables import PersonBody

router = APIRouter(prefix="/api", tags=["clubs"])

ClubPath = Annotated[Id, Path()]

AT_CLUB = answers(404, *CHANGING)
"""How something at a club can be refused."""


class MeetingAnswer(Answer):
    """When a club meets: the day of the week (0: Monday), the minute of the day, and where."""

    weekday: int
    minute: int
    zone: str


class OpenTable(Answer):
    """The table of a club that waits or is played at, and how many chairs are free."""

    id: str
    game: str
    status: Status
    free: int


class ClubBrief(Answer):
    """A club of which one is a member; its table, if one stands."""

    id: str
    name: str
    members: int
    meeting: MeetingAnswer | None
    table: OpenTable | None


class ClubsAnswer(Answer):
    """One's clubs, and those that one is asked to join."""

    clubs: list[ClubBrief]
    invitations: list[ClubAsks]


class MemberAnswer(Somebody):
    """A member, since when, and of how many games with the club he has won how many."""

    at: int
    games: int
    wins: int


class ClubAnswer(Answer):
    """A club as its members see it.

    `link` is the code by which others join, `table` the newest that was laid: as it is agreed on
    there, the next one is laid.
    """

    id: str
    name: str
    owner: str
    link: str
    meeting: MeetingAnswer | None
    members: list[MemberAnswer]
    invited: list[str]
    table: TableAnswer | None


class ClubOfLink(Answer):
    """Where a link leads: the club's name, who owns it, and how many are there."""

    id: str
    name: str
    owner: Somebody
    members: int


class ClubId(Answer):
    """The id of a club."""

    id: str


class PlayedBy(Answer):
    """Who sat on a chair; whom nobody knows any more has no id."""

    person: str | None
    name: str
    bot: str | None
    points: int
    won: bool


class ClubGameAnswer(Answer):
    """A game that a club has played; `replay` says whether one may watch it again."""

    table: str
    game: str
    edition: str
    ended: int
    seats: list[PlayedBy]
    replay: bool


class ClubGames(Answer):
    """Games of a club, the newest first, and from where to go on, if there may be more."""

    games: list[ClubGameAnswer]
    next: int | None


ClubName = Annotated[str, Field(min_length=1, max_length=40)]


class ClubBody(Body):
    """The name of a club."""

    name: ClubName


class JoinBody(Body):
    """Which club one joins: by its link, or by its id where one was asked; one of the two."""

    link: Id | None = None
    club: Id | None = None


class MeetingBody(Body):
    """When a club meets; `zone` is a time zone, as the tz database calls it: Europe/Berlin."""

    weekday: Annotated[int, Field(ge=0, le=6)]
    minute: Annotated[int, Field(ge=0, le=1439)]
    zone: Annotated[str, Field(min_length=1, max_length=40)]


def _meeting(meeting: Meeting | None) -> MeetingAnswer | None:
    if meeting is None:
        return None
    return MeetingAnswer(weekday=meeting.weekday, minute=meeting.minute, zone=meeting.zone)


def _open(table: Table | None) -> OpenTable | None:
    if table is None or table.status not in (Status.LOBBY, Status.PLAYING):
        return None
    free = sum(chair.free for chair in table.chairs)
    return OpenTable(id=table.id, game=table.plan.game, status=table.status, free=free)


def _brief(brief: Brief) -> ClubBrief:
    club = brief.club
    return ClubBrief(
        id=club.id,
        name=club.name,
        members=brief.members,
        meeting=_meeting(club.meeting),
        table=_open(brief.table),
    )


def _answer(company: Company) -> ClubAnswer:
    club = company.club
    return ClubAnswer(
        id=club.id,
        name=club.name,
        owner=club.owner,
        link=club.code,
        meeting=_meeting(club.meeting),
        members=[
            MemberAnswer(id=one.person, name=one.name, at=one.since, games=one.games, wins=one.wins)
            for one in company.members
        ],
        invited=company.invited,
        table=None if company.table is None else table_answer(company.table),
    )


def _game(game: ClubGame, viewer: str) -> ClubGameAnswer:
    table = game.table
    is_open = table.plan.watching is not Watching.CLOSED or bool(table.seats_of(viewer))
    return ClubGameAnswer(
        table=table.id,
        game=table.plan.game,
        edition=str(table.plan.ruleset["name"]),
        ended=game.ended,
        seats=[
            PlayedBy(
                person=None if chair.companion or chair.bot is not None else chair.person,
                name=chair.name,
                bot=chair.bot,
                points=points,
                won=seat in game.winners,
            )
            for seat, (chair, points) in enumerate(zip(table.chairs, game.points, strict=True))
        ],
        replay=is_open,
    )


@router.get("/me/clubs", responses=answers(401))
async def clubs(service: ServiceIn, visitor: VisitorIn) -> ClubsAnswer:
    """List one's clubs, and those that one is asked to join."""
    found, asks = await service.clubs.of_person(visitor.person.id)
    return ClubsAnswer(
        clubs=[_brief(one) for one in found],
        invitations=[club_asks(one) for one in asks],
    )


@router.post("/clubs", status_code=201, responses=answers(*CHANGING))
async def make(service: ServiceIn, visitor: ChangerIn, body: ClubBody) -> ClubId:
    """Make a club; one owns it, and is its first member."""
    return ClubId(id=(await service.clubs.make(visitor.person, body.name)).id)


@router.get("/clubs/{club}", responses=answers(401, 404, 422))
async def club(service: ServiceIn, visitor: VisitorIn, club: ClubPath) -> ClubAnswer:
    """Tell a member about a club."""
    return _answer(await service.clubs.show(club, visitor.person.id))


@router.get("/clubs/{club}/games", responses=answers(401, 404, 422))
async def games(
    service: ServiceIn, visitor: VisitorIn, club: ClubPath, limit: Limit = 20, offset: Offset = 0
) -> ClubGames:
    """List the games that a club has played to their end, the newest first."""
    me = visitor.person.id
    found = await service.clubs.games(club, me, limit, offset)
    return ClubGames(
        games=[_game(one, me) for one in found],
        next=offset + limit if len(found) == limit else None,
    )


# The owner --------------------------------------------------------------------------------------


@router.patch("/clubs/{club}", status_code=204, responses=AT_CLUB)
async def rename(service: ServiceIn, visitor: ChangerIn, club: ClubPath, body: ClubBody) -> None:
    """Change a club's name (owner)."""
    await service.clubs.rename(club, visitor.person.id, body.name)


@router.delete("/clubs/{club}", status_code=204, responses=AT_CLUB)
async def close(service: ServiceIn, visitor: ChangerIn, club: ClubPath) -> None:
    """Delete a club and its history (owner); replays stay those of whoever played."""
    await service.clubs.close(club, visitor.person.id)


@router.put("/clubs/{club}/meeting", status_code=204, responses=AT_CLUB)
async def meet(service: ServiceIn, visitor: ChangerIn, club: ClubPath, body: MeetingBody) -> None:
    """Say when a club meets (owner)."""
    meeting = checked_meeting(body.weekday, body.minute, body.zone)
    await service.clubs.meet(club, visitor.person.id, meeting)


@router.delete("/clubs/{club}/meeting", status_code=204, responses=AT_CLUB)
async def meet_never(service: ServiceIn, visitor: ChangerIn, club: ClubPath) -> None:
    """Say no more when a club meets (owner)."""
    await service.clubs.meet(club, visitor.person.id, None)


@router.post("/clubs/{club}/link", status_code=204, responses=AT_CLUB)
async def renew_link(service: ServiceIn, visitor: ChangerIn, club: ClubPath) -> None:
    """Make another link by which one joins (owner); the one before leads nowhere."""
    await service.clubs.renew_link(club, visitor.person.id)


@router.post("/clubs/{club}/owner", status_code=204, responses=AT_CLUB)
async def hand_over(
    service: ServiceIn, visitor: ChangerIn, club: ClubPath, body: PersonBody
) -> None:
    """Make another member the owner (owner)."""
    logs.this_concerns(person=body.person)
    await service.clubs.hand_over(club, visitor.person.id, body.person)


@router.delete("/clubs/{club}/members/{person}", status_code=204, responses=AT_CLUB)
async def remove(
    service: ServiceIn, visitor: ChangerIn, club: ClubPath, person: PersonPath
) -> None:
    """Remove a member (owner); the link by which one joins is made anew."""
    logs.this_concerns(person=person)
    await service.clubs.remove(club, visitor.person.id, person)


# Coming and going -------------------------------------------------------------------------------


@router.get("/club-links/{code}", responses=answers(404, 422))
async def club_of_link(service: ServiceIn, code: CodePath) -> ClubOfLink:
    """Say where a link leads."""
    found, owner, members = await service.clubs.of_link(code)
    return ClubOfLink(
        id=found.id,
        name=found.name,
        owner=Somebody(id=owner.id, name=owner.name),
        members=members,
    )


@router.post("/me/clubs", responses=AT_CLUB)
async def join(service: ServiceIn, visitor: ChangerIn, body: JoinBody) -> ClubId:
    """Join a club: by its link, or where one was asked to."""
    if body.link is not None:
        return ClubId(id=(await service.clubs.join_by_link(visitor.person, body.link)).id)
    return ClubId(id=(await service.clubs.join_asked(visitor.person, body.club or "")).id)


@router.delete("/me/clubs/{club}", status_code=204, responses=AT_CLUB)
async def leave(service: ServiceIn, visitor: ChangerIn, club: ClubPath) -> None:
    """Leave a club; its owner hands it over before, and who is alone closes it."""
    await service.clubs.leave(club, visitor.person.id)


@router.post("/clubs/{club}/invitations", status_code=204, responses=AT_CLUB)
async def invite(service: ServiceIn, visitor: ChangerIn, club: ClubPath, body: PersonBody) -> None:
    """Ask a friend, or somebody with whom one sat lately, to join."""
    logs.this_concerns(person=body.person)
    await service.clubs.invite(club, visitor.person, body.person)


@router.delete(
    "/me/club-invitations/{club}", status_code=204, responses=answers(401, 403, 422, 429)
)
async def decline(service: ServiceIn, visitor: ChangerIn, club: ClubPath) -> None:
    """Decline to join a club. Nobody is told."""
    await service.clubs.decline(club, visitor.person.id)


# The table --------------------------------------------------------------------------------------


@router.post("/clubs/{club}/table", responses=AT_CLUB)
async def open_table(service: ServiceIn, visitor: ChangerIn, club: ClubPath) -> TableAnswer:
    """Open the table of a club as it was agreed on last time; all members are invited.

    Where it stands already, that one is told. The first is made by `POST /api/tables`, with `club`.
    """
    service.limits.take("tables", visitor.person.id)
    await service.accounts.check_open_tables(visitor.person)
    return table_answer(await service.club_tables.open(club, visitor.person))
