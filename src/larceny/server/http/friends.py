"""Friends, whom one met, blocks, and invitations to tables."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field

from .. import logs
from ..domain.friendship import Bond
from ..ports.clubs import ClubInvitation
from ..ports.store import Person
from ..service.people.invitations import Standing
from .authentication import ChangerIn, VisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .schemas import Answer, Body, Id, TablePath
from .tables import PersonBody

router = APIRouter(prefix="/api", tags=["people"])

PersonPath = Annotated[Id, Path()]
CodePath = Annotated[Id, Path()]


class Somebody(Answer):
    """Somebody, by id and name."""

    id: str
    name: str


class Friend(Somebody):
    """Somebody, how one stands to him, and since when."""

    tie: Bond
    at: int


class Met(Somebody):
    """Somebody with whom one sat: at which game, and when the table was made."""

    game: str
    at: int


class BlockedPerson(Somebody):
    """Somebody whom one has blocked, and since when."""

    at: int


class CircleAnswer(Answer):
    """Everybody with whom one has to do; `link` is the code by which one makes friends."""

    link: str
    friends: list[Friend]
    blocked: list[BlockedPerson]
    met: list[Met]


class TieAnswer(Somebody):
    """Somebody, and how one stands to him now."""

    tie: Bond


class FriendBody(Body):
    """Whom one wants as a friend: one of the three. `link` is the code of a link he gave away."""

    person: Id | None = None
    name: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    link: Id | None = None


class LinkAnswer(Answer):
    """The code of one's link."""

    link: str


@router.get("/me/people", responses=answers(401))
async def circle(service: ServiceIn, visitor: VisitorIn) -> CircleAnswer:
    """List friends, requests, whom one met lately, and whom one has blocked."""
    found = await service.friends.circle(visitor.person.id)
    return CircleAnswer(
        link=found.link,
        friends=[
            Friend(id=one.person, name=one.name, tie=one.tie, at=one.at) for one in found.related
        ],
        blocked=[BlockedPerson(id=one.person, name=one.name, at=one.at) for one in found.blocked],
        met=[Met(id=one.person, name=one.name, game=one.game, at=one.at) for one in found.met],
    )


def _tie(person: Person, tie: Bond) -> TieAnswer:
    return TieAnswer(id=person.id, name=person.name, tie=tie)


@router.post("/me/friends", responses=answers(404, *CHANGING))
async def befriend(service: ServiceIn, visitor: ChangerIn, body: FriendBody) -> TieAnswer:
    """Ask somebody to be a friend, or say yes to who asked; by a link he gave away, at once."""
    friends, me = service.friends, visitor.person
    if body.link is not None:
        return _tie(*await friends.by_link(me, body.link))
    if body.name is not None:
        return _tie(*await friends.ask_by_name(me, body.name))
    other = body.person or me.id
    logs.this_concerns(person=other)
    tie = await friends.ask(me, other)
    return _tie(await friends.find(other), tie)


@router.delete("/me/friends/{person}", status_code=204, responses=answers(401, 403, 422, 429))
async def part(service: ServiceIn, visitor: ChangerIn, person: PersonPath) -> None:
    """Be no friends any more; take a request back, or decline one. He is not told."""
    await service.friends.end(visitor.person.id, person)


@router.post("/me/friend-link", responses=answers(401, 403, 429))
async def new_link(service: ServiceIn, visitor: ChangerIn) -> LinkAnswer:
    """Make another link by which one makes friends; the one before leads nowhere."""
    return LinkAnswer(link=await service.friends.renew_link(visitor.person.id))


@router.get("/friend-links/{code}", responses=answers(404, 422))
async def owner_of_link(service: ServiceIn, code: CodePath) -> Somebody:
    """Say who gave a link away."""
    owner = await service.friends.owner(code)
    return Somebody(id=owner.id, name=owner.name)


# Blocks -----------------------------------------------------------------------------------------


@router.put("/me/blocks/{person}", status_code=204, responses=answers(404, *CHANGING))
async def block(service: ServiceIn, visitor: ChangerIn, person: PersonPath) -> None:
    """Block somebody: he can neither ask, nor invite, nor sit where one hosts, nor be heard."""
    logs.this_concerns(person=person)
    await service.blocks.block(visitor.person.id, person)


@router.delete("/me/blocks/{person}", status_code=204, responses=answers(401, 403, 422, 429))
async def unblock(service: ServiceIn, visitor: ChangerIn, person: PersonPath) -> None:
    """Take a block back."""
    await service.blocks.unblock(visitor.person.id, person)


# Invitations ------------------------------------------------------------------------------------


class InvitationAnswer(Answer):
    """An invitation that stands: to which table, who asks, and how many chairs are free."""

    table: str
    game: str
    by: Somebody
    at: int
    free: int


class ClubAsks(Answer):
    """A club that one is asked to join, by whom, and since when."""

    club: str
    name: str
    by: Somebody
    at: int


class InvitationsAnswer(Answer):
    """One's invitations to tables and clubs, the newest first; and how many ask to be friends.

    `acquainted` is whether anybody can ask. Whom nobody knows need not listen for notices.
    """

    invitations: list[InvitationAnswer]
    clubs: list[ClubAsks]
    asks: int
    acquainted: bool


class InvitedAnswer(Answer):
    """Who is invited to a table."""

    people: list[str]


def _standing(one: Standing) -> InvitationAnswer:
    invitation, table, by = one
    return InvitationAnswer(
        table=table.id,
        game=table.plan.game,
        by=Somebody(id=invitation.by, name=by),
        at=invitation.at,
        free=sum(chair.free for chair in table.chairs),
    )


def club_asks(one: ClubInvitation) -> ClubAsks:
    """Answer with a club that one is asked to join."""
    by = Somebody(id=one.by, name=one.by_name)
    return ClubAsks(club=one.club, name=one.club_name, by=by, at=one.at)


@router.get("/me/invitations", responses=answers(401))
async def invitations(service: ServiceIn, visitor: VisitorIn) -> InvitationsAnswer:
    """List the invitations that stand: the table waits, has room, and one does not sit there."""
    found = await service.invitations.of_person(visitor.person.id)
    _, clubs = await service.clubs.of_person(visitor.person.id)
    asks, acquainted = await service.friends.standing(visitor.person.id)
    return InvitationsAnswer(
        invitations=[_standing(one) for one in found],
        clubs=[club_asks(one) for one in clubs],
        asks=asks,
        acquainted=acquainted,
    )


@router.delete("/me/invitations/{table}", status_code=204, responses=answers(401, 403, 422, 429))
async def decline(service: ServiceIn, visitor: ChangerIn, table: TablePath) -> None:
    """Decline an invitation. Nobody is told."""
    await service.invitations.decline(table, visitor.person.id)


@router.post("/tables/{table}/invitations", status_code=204, responses=answers(404, *CHANGING))
async def invite(
    service: ServiceIn, visitor: ChangerIn, table: TablePath, body: PersonBody
) -> None:
    """Invite a friend, or somebody with whom one sat lately, to a table where one sits."""
    logs.this_concerns(person=body.person)
    await service.invitations.invite(table, visitor.person, body.person)


@router.get("/tables/{table}/invitations", responses=answers(401, 403, 404, 422))
async def invited(service: ServiceIn, visitor: VisitorIn, table: TablePath) -> InvitedAnswer:
    """List who is invited to a table where one sits."""
    return InvitedAnswer(people=await service.invitations.invited(table, visitor.person.id))
