"""Tables in the API: what is sent to make one, and what is told about one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field

from larceny.games.registry import find_game
from larceny.kernel.sealed_deal import AddedBy

from ..domain.game_clock import DAY_MS, ClockKind, TimeControl
from ..domain.pace import Pace
from ..domain.refusals import Refused
from ..domain.tables import MemoryAid, Plan, Status, Table, Watching
from ..service.lobby.lobby import ruleset_of
from ..service.lobby.open_tables import Page
from ..service.table.serialisation import table_info
from .schemas import Answer, Body, Chosen, Id, Seat, Word

Plain = (
    Annotated[bool, Field(strict=True)]
    | Annotated[int, Field(strict=True, ge=-(2**53), le=2**53)]
    | Annotated[float, Field(strict=True, allow_inf_nan=False)]
    | Annotated[str, Field(strict=True, max_length=40)]
)
"""The value of a rule."""

Changes = Annotated[dict[Word, Plain], Field(max_length=60)]
"""The fields of a ruleset that are to differ from the edition."""


class ClockBody(Body):
    """How long one may think."""

    kind: Chosen[ClockKind] = ClockKind.NONE
    per_move_ms: int = Field(default=0, ge=0, le=30 * DAY_MS)
    bank_ms: int = Field(default=0, ge=0, le=DAY_MS)

    def plan(self) -> TimeControl:
        """Return how long one may think, as it is agreed on."""
        return TimeControl(self.kind, self.per_move_ms, self.bank_ms)


class BotBody(Body):
    """A bot on a chair; `persona` is the thief it plays as, else the server draws one."""

    seat: Seat
    bot: Word
    persona: Word | None = None


class CompanionBody(Body):
    """Somebody who plays at the same device as the host."""

    seat: Seat
    name: Annotated[str, Field(min_length=1, max_length=40)]


class TableBody(Body):
    """What a table is made of; with a `club`, it is the table of that one, for members only."""

    game: Word
    edition: Word | None = None
    changes: Changes = Field(default_factory=dict)
    seats: int = Field(ge=1, le=8)
    bots: list[BotBody] = Field(default_factory=list, max_length=8)
    companions: list[CompanionBody] = Field(default_factory=list, max_length=7)
    clock: ClockBody = ClockBody()
    public: bool = False
    memory_aid: Chosen[MemoryAid] = MemoryAid.NONE
    watching: Chosen[Watching] = Watching.OPEN
    reaction_ms: int = Field(default=4_000, ge=0, le=DAY_MS)
    rated: bool = False
    hints: bool = False
    pace: Chosen[Pace] = Pace.AT_ONCE
    score: bool = False
    notes: bool = False
    beacon: bool = False
    club: Id | None = None

    def plan(self) -> Plan:
        """Return what is agreed on; refuse what does not fit, and say why."""
        if "name" in self.changes:
            raise Refused("fixed-field", field="name")
        if self.rated and self.hints:
            raise Refused("hints-rated")
        if self.rated and self.companions:
            raise Refused("companions-rated")
        return Plan(
            game=self.game,
            ruleset=ruleset_of(self.game, self.edition, self.changes),
            seats=self.seats,
            clock=self.clock.plan(),
            public=self.public,
            memory_aid=self.memory_aid,
            watching=self.watching,
            reaction_ms=self.reaction_ms,
            rated=self.rated,
            hints=self.hints,
            pace=self.pace,
            score=self.score,
            notes=self.notes,
            beacon=self.beacon,
            club=self.club,
        )


class PlanBody(Body):
    """What is to be agreed on otherwise; what is left out stays as it is.

    `changes` are made to `edition`, or without one, to the rules as they are agreed on.
    """

    edition: Word | None = None
    changes: Changes | None = None
    seats: int | None = Field(default=None, ge=1, le=8)
    clock: ClockBody | None = None
    public: bool | None = None
    memory_aid: Chosen[MemoryAid] | None = None
    watching: Chosen[Watching] | None = None
    reaction_ms: int | None = Field(default=None, ge=0, le=DAY_MS)
    rated: bool | None = None
    hints: bool | None = None
    pace: Chosen[Pace] | None = None
    score: bool | None = None
    notes: bool | None = None
    beacon: bool | None = None

    def changed(self, plan: Plan) -> Plan:
        """Return a plan with what is to be otherwise; refuse what does not fit, and say why."""
        given = {
            name: value
            for name in self.model_fields_set - {"edition", "changes", "clock"}
            if (value := getattr(self, name)) is not None
        }
        plan = replace(plan, ruleset=self._ruleset(plan), **given)
        if self.clock is not None:
            plan = replace(plan, clock=self.clock.plan())
        if plan.rated and plan.hints:
            raise Refused("hints-rated")
        return plan

    def _ruleset(self, plan: Plan) -> Mapping[str, Any]:
        changes = self.changes or {}
        if "name" in changes:
            raise Refused("fixed-field", field="name")
        if self.edition is not None:
            return ruleset_of(plan.game, self.edition, changes)
        if not changes:
            return plan.ruleset
        agreed = find_game(plan.game).ruleset_from_fields(plan.ruleset)
        return dict(agreed.with_changes(**changes).to_fields())


class ClockAnswer(Answer):
    """How long one may think."""

    kind: ClockKind
    per_move_ms: int
    bank_ms: int


class SeatAnswer(Answer):
    """Who sits on a chair."""

    person: str | None
    name: str
    bot: str | None
    colour: int
    ready: bool
    companion: bool
    persona: str


class BeaconAnswer(Answer):
    """A round of a public beacon; what it says is empty until it is out."""

    chain: str
    round: int
    signature: str
    randomness: str


class OpeningAnswer(Answer):
    """What all seats have sealed, who is asked to open now and until when, and who did not."""

    round: int
    until: int
    added_by: list[AddedBy]
    seals: list[str]
    waiting: list[int]
    withheld: list[list[int]]
    beacon: BeaconAnswer | None


class TableAnswer(Answer):
    """What everybody may know about a table."""

    id: str
    game: str
    ruleset: dict[str, bool | int | float | str]
    status: Status
    host: str
    public: bool
    rated: bool
    hints: bool
    pace: Pace
    score: bool
    notes: bool
    beacon: bool
    quick: bool
    lesson: str | None
    memory_aid: MemoryAid
    watching: Watching
    reaction_ms: int
    clock: ClockAnswer
    commitment: str
    opening: OpeningAnswer | None
    rematch: str | None
    muted: list[str]
    rules_version: int
    offline: bool
    club: str | None
    set_up: bool
    seats: list[SeatAnswer]


class TablePage(Answer):
    """Some tables, and from where to go on, if there may be more."""

    tables: list[TableAnswer]
    next: int | None


def table_answer(table: Table) -> TableAnswer:
    """Answer with what everybody may know about a table."""
    return TableAnswer.model_validate(table_info(table), from_attributes=True)


def page_answer(page: Page) -> TablePage:
    """Answer with some tables."""
    return TablePage(tables=[table_answer(table) for table in page.tables], next=page.next)
