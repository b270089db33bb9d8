"""Ratings: how strong people and bots are, game by game. Tables are not named: some are private."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from ..domain.refusals import NotFound
from ..ports.store import Rating
from ..service.history.ratings import Leader
from .authentication import ANYBODY, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import answers
from .rules import GamePath
from .schemas import ID, Answer, Limit

router = APIRouter(prefix="/api", tags=["ratings"])

PlayerPath = Annotated[str, Path(max_length=60, pattern=r"^(bot:)?[A-Za-z0-9_-]{1,40}$")]


class RatingAnswer(Answer):
    """How strong somebody is: the mean of what is believed, how unsure it is, after how many."""

    mu: float
    sigma: float
    games: int


class Ratings(Answer):
    """How strong somebody is in each game where he was rated."""

    ratings: dict[str, RatingAnswer]


class PastRating(RatingAnswer):
    """How strong somebody was thought to be, and since when."""

    at: int


class History(Answer):
    """How strong somebody was thought to be, the newest first."""

    history: list[PastRating]


class Ranked(RatingAnswer):
    """One of the strongest."""

    player: str
    name: str


class OwnPlace(Ranked):
    """Somebody, and at which place he stands among all, from 1."""

    place: int


class Leaderboard(Answer):
    """Those who are surely the strongest, by mu - 3 sigma; where one stands oneself, if rated."""

    players: list[Ranked]
    mine: OwnPlace | None


def _rating(rating: Rating) -> RatingAnswer:
    return RatingAnswer(mu=rating.mu, sigma=rating.sigma, games=rating.games)


@router.get("/people/{person}/ratings", responses=answers(404, 422))
async def ratings(service: ServiceIn, person: Annotated[str, Path(pattern=ID)]) -> Ratings:
    """Tell how strong somebody is."""
    if await service.accounts.find(person) is None:
        raise NotFound("no-such-person")
    found = await service.ratings.of_player(person)
    return Ratings(ratings={game: _rating(rating) for game, rating in found.items()})


@router.get("/ratings/{game}", openapi_extra=ANYBODY, responses=answers(404, 422))
async def leaderboard(
    service: ServiceIn, visitor: MaybeVisitorIn, game: GamePath, limit: Limit = 20
) -> Leaderboard:
    """List the strongest players of a game, people and bots; and say where one stands oneself."""
    leaders = await service.ratings.leaders(game, limit)
    mine = None if visitor is None else await service.ratings.place(game, visitor.person)
    return Leaderboard(
        players=[Ranked(**_leader(one)) for one in leaders],
        mine=None if mine is None else OwnPlace(place=mine.place, **_leader(mine.leader)),
    )


def _leader(one: Leader) -> dict[str, Any]:
    return {"player": one.player, "name": one.name, **_rating(one.rating).model_dump()}


@router.get("/ratings/{game}/{player}", responses=answers(404, 422))
async def history(
    service: ServiceIn, game: GamePath, player: PlayerPath, limit: Limit = 100
) -> History:
    """Tell how a player's rating came about: a person's, or a bot's as `bot:NAME`."""
    past = await service.ratings.history(player, game, limit)
    return History(
        history=[PastRating(at=one.at, **_rating(one.rating).model_dump()) for one in past]
    )
