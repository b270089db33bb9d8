"""Ratings: how strong people and bots are, game by game. Tables are not named: some are private."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from larceny.games.registry import GAMES

from ..domain.accounts import GONE
from ..domain.refusals import NotFound
from ..ports.store import Rating
from .errors import answers
from .parts import Parts, PartsIn
from .rules import GamePath
from .schemas import ID, Answer, Limit

router = APIRouter(prefix="/api", tags=["ratings"])

BOT = "bot:"
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


class Leaderboard(Answer):
    """Those who are surely the strongest, by mu - 3 sigma."""

    players: list[Ranked]


def _rating(rating: Rating) -> RatingAnswer:
    return RatingAnswer(mu=rating.mu, sigma=rating.sigma, games=rating.games)


def _check_game(game: str) -> None:
    if game not in GAMES:
        raise NotFound("no-such-game", known=list(GAMES))


@router.get("/people/{person}/ratings", responses=answers(404, 422))
async def ratings(parts: PartsIn, person: Annotated[str, Path(pattern=ID)]) -> Ratings:
    """Tell how strong somebody is."""
    if await parts.accounts.find(person) is None:
        raise NotFound("no-such-person")
    found = await asyncio.to_thread(_ratings, parts, person)
    return Ratings(ratings=found)


def _ratings(parts: Parts, player: str) -> dict[str, RatingAnswer]:
    found = {game: parts.store.ratings.ratings(game, [player]).get(player) for game in GAMES}
    return {game: _rating(rating) for game, rating in found.items() if rating is not None}


@router.get("/ratings/{game}", responses=answers(404, 422))
async def leaderboard(parts: PartsIn, game: GamePath, limit: Limit = 20) -> Leaderboard:
    """List the strongest players of a game, people and bots."""
    _check_game(game)
    return Leaderboard(players=await asyncio.to_thread(_leaders, parts, game, limit))


def _leaders(parts: Parts, game: str, limit: int) -> list[Ranked]:
    best = parts.store.ratings.leaderboard(game, limit)
    names = parts.store.people.names_of([player for player, _ in best])
    names |= {player: player.removeprefix(BOT) for player, _ in best if player.startswith(BOT)}
    return [
        Ranked(player=player, name=names[player], **_rating(rating).model_dump())
        for player, rating in best
        if names.get(player, GONE) != GONE
    ]


@router.get("/ratings/{game}/{player}", responses=answers(404, 422))
async def history(
    parts: PartsIn, game: GamePath, player: PlayerPath, limit: Limit = 100
) -> History:
    """Tell how a player's rating came about: a person's, or a bot's as `bot:NAME`."""
    _check_game(game)
    past = await asyncio.to_thread(parts.store.ratings.history, player, game, limit)
    return History(
        history=[PastRating(at=one.at, **_rating(one.rating).model_dump()) for one in past]
    )
