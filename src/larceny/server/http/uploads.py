"""Games that were played without a server, taken among one's own."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from ..service.lobby.lobby import BotSeat
from .authentication import ChangerIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .schemas import Body
from .table_schemas import BotBody, TableAnswer, table_answer

router = APIRouter(prefix="/api/me", tags=["records"])

LONGEST = 60_000
"""The longest record that is read, in characters; ours have about ten thousand."""


class OfflineGameBody(Body):
    """The record of a game that was played on one's own device, and the bots that sat there."""

    record: Annotated[str, Field(min_length=2, max_length=LONGEST)]
    bots: Annotated[list[BotBody], Field(min_length=1, max_length=7)]


@router.post("/offline-games", status_code=201, responses=answers(*CHANGING))
async def take_offline_game(
    service: ServiceIn, visitor: ChangerIn, body: OfflineGameBody
) -> TableAnswer:
    """Take a game that was played offline among one's games, once it was checked; never rated."""
    service.limits.take("uploads", visitor.person.id)
    bots = [BotSeat(one.seat, one.bot, one.persona) for one in body.bots]
    return table_answer(await service.uploads.take(visitor.person, body.record, bots))
