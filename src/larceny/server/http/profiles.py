"""Profiles: how somebody has played, and how one has played against him."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from ..domain.accounts import GONE
from ..domain.friendship import Bond
from ..domain.refusals import NotFound
from ..ports.store import Rating
from ..ports.tallies import Tally
from .authentication import ANYBODY, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import answers
from .ratings import RatingAnswer
from .schemas import Answer, Id

router = APIRouter(prefix="/api", tags=["people"])


class TallyAnswer(Answer):
    """How often something came up, in how many of these games somebody won, and the points."""

    key: str
    times: int
    wins: int
    points: int


class GameStanding(Answer):
    """How somebody has played a game.

    Of characters `times` says how often they were chosen, and `points` what that brought.
    """

    game: str
    rating: RatingAnswer | None
    games: TallyAnswer
    editions: list[TallyAnswer]
    seats: list[TallyAnswer]
    characters: list[TallyAnswer]


class BestMoment(Answer):
    """The step of a game that brought somebody the most."""

    table: str
    game: str
    seq: int
    gain: int
    at: int


class Against(Answer):
    """How somebody has played against whoever asks."""

    game: str
    games: int
    wins: int
    lost_to: int


class ProfileAnswer(Answer):
    """Somebody: how he has played, and how whoever asks stands to him.

    Best moments are of public games; one's own are of all.
    """

    id: str
    name: str
    created: int
    tie: Bond
    blocked: bool
    standings: list[GameStanding]
    moments: list[BestMoment]
    against: list[Against]


def _answers(tallies: list[Tally]) -> list[TallyAnswer]:
    return [
        TallyAnswer(key=one.key, times=one.times, wins=one.wins, points=one.points)
        for one in sorted(tallies, key=lambda one: (-one.times, one.key))
    ]


def _standing(game: str, tallies: list[Tally], rating: Rating | None) -> GameStanding:
    def of(kind: str) -> list[TallyAnswer]:
        return _answers([one for one in tallies if (one.game, one.kind) == (game, kind)])

    [games] = of("all")
    known = None
    if rating is not None:
        known = RatingAnswer(mu=rating.mu, sigma=rating.sigma, games=rating.games)
    return GameStanding(
        game=game,
        rating=known,
        games=games,
        editions=of("edition"),
        seats=of("seats"),
        characters=of("character"),
    )


@router.get("/people/{person}/profile", openapi_extra=ANYBODY, responses=answers(404, 422))
async def profile(
    service: ServiceIn, visitor: MaybeVisitorIn, person: Annotated[Id, Path()]
) -> ProfileAnswer:
    """Tell how somebody has played."""
    found = await service.accounts.find(person)
    if found is None or found.name == GONE:
        raise NotFound("no-such-person")
    me = None if visitor is None else visitor.person.id
    standing = await asyncio.to_thread(service.tallies.standing, person, me)
    ratings = await service.ratings.of_player(person)
    tie, blocked = Bond.NONE, False
    if me is not None and me != person:
        tie = await service.friends.tie(me, person)
        blocked = await service.blocks.has_blocked(me, person)
    mine = {} if me is None else await asyncio.to_thread(service.tallies.wins, me, person)
    games = [one.game for one in standing.tallies if one.kind == "all"]
    return ProfileAnswer(
        id=found.id,
        name=found.name,
        created=found.created,
        tie=tie,
        blocked=blocked,
        standings=[_standing(game, list(standing.tallies), ratings.get(game)) for game in games],
        moments=[
            BestMoment(table=one.table, game=one.game, seq=one.seq, gain=one.gain, at=one.at)
            for one in standing.moments
        ],
        against=[
            Against(game=one.game, games=one.times, wins=one.wins, lost_to=mine.get(one.game, 0))
            for one in standing.against
        ],
    )
