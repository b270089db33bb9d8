"""Help for people: hints while they play; chances and a judgement of games that are over."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import ConfigDict

from larceny.kernel.events import Seat

from .authentication import ANYBODY, AddressIn, MaybeVisitorIn, VisitorIn
from .dependencies import ServiceIn
from .errors import answers
from .schemas import Answer, TablePath

router = APIRouter(prefix="/api/tables", tags=["help"])

SeatOf = Annotated[Seat, Query(ge=0, le=7)]
Step = Annotated[int, Query(ge=0, le=2**31 - 1)]


class ReasonAnswer(Answer):
    """Why something is a good idea: a kind of reason, and its facts."""

    kind: str
    facts: dict[str, bool | int | float | str]


class ActionShape(Answer):
    """A decision: its word and its verb; what it is about are fields of its own, by its game."""

    model_config = ConfigDict(extra="allow")

    word: str
    verb: str


class LikelyAnswer(Answer):
    """An action, and how likely a net plays it, from 0 to 1."""

    choice: ActionShape
    chance: float


class HintAnswer(Answer):
    """What a good player would do, since which step that is asked, and why.

    `likely` is what a grandmaster would play, the likeliest first; nothing where there is none.
    """

    seq: int
    action: str
    choice: ActionShape
    reasons: list[ReasonAnswer]
    likely: list[LikelyAnswer]


@router.get("/{table}/hint", responses=answers(400, 401, 403, 404, 422, 429))
async def hint(
    service: ServiceIn, visitor: VisitorIn, table: TablePath, seat: SeatOf | None = None
) -> HintAnswer:
    """Say what a good player would do in one's place, where the table allows hints.

    Who holds several seats names the one that asks.
    """
    found = await service.hints.hint(table, visitor.person.id, seat)
    reasons = [ReasonAnswer(kind=one.kind, facts=dict(one.facts)) for one in found.reasons]
    return HintAnswer(
        seq=found.seq,
        action=found.action.word,
        choice=ActionShape.model_validate(found.action.to_json()),
        reasons=reasons,
        likely=[
            LikelyAnswer(
                choice=ActionShape.model_validate(one.action.to_json()),
                chance=round(one.chance, 3),
            )
            for one in found.likely
        ],
    )


class AdviceAnswer(Answer):
    """What could be reckoned from all that a seat had witnessed until a step, as chances."""

    seq: int
    steals: dict[str, float]
    tiles: dict[str, dict[str, float]]


@router.get("/{table}/advice", openapi_extra=ANYBODY, responses=answers(400, 404, 422, 429))
async def advice(
    service: ServiceIn,
    visitor: MaybeVisitorIn,
    address: AddressIn,
    table: TablePath,
    eyes: SeatOf,
    seq: Step,
) -> AdviceAnswer:
    """Tell how likely each theft was to a seat at a step of a game that is over."""
    service.limits.take("advices", address)
    person = None if visitor is None else visitor.person.id
    found = await service.hints.chances(table, person, eyes, seq)
    return AdviceAnswer(
        seq=seq,
        steals=dict(found.steals),
        tiles={square: dict(odds) for square, odds in found.tiles.items()},
    )


class ByNetAnswer(Answer):
    """What a net plays most often in a seat's place, and how often it plays what was done."""

    best: str
    best_choice: ActionShape
    best_chance: float
    made_chance: float


class JudgedAnswer(Answer):
    """A decision: what was done, what a master would have done, and what the difference cost.

    `chance` is how well the seat comes off with the best, `cost` how much less with what was done,
    and `error` the standard error of that: null where it was reckoned and not played out. `net` is
    null in a game that has none.
    """

    seq: int
    move: int
    seat: int
    made: str
    best: str
    made_choice: ActionShape
    best_choice: ActionShape
    chance: float
    cost: float
    error: float | None
    net: ByNetAnswer | None


class AnalysisAnswer(Answer):
    """How far a game has been gone through; `of` is null as long as it waits for its turn."""

    done: int
    of: int | None
    decisions: list[JudgedAnswer]


@router.get("/{table}/analysis", responses=answers(400, 401, 404, 422, 429))
async def analysis(
    service: ServiceIn, visitor: VisitorIn, table: TablePath, seat: SeatOf
) -> AnalysisAnswer:
    """Let a master go through a seat's decisions of a game that is over; ask again for the rest."""
    service.limits.take("replays", visitor.person.id)
    found = await service.analyses.progress(table, seat, visitor.person.id)
    decisions = [JudgedAnswer.model_validate(one) for one in found.done]
    return AnalysisAnswer(done=len(decisions), of=found.of, decisions=decisions)
