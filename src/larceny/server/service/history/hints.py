"""Hints: what a good player would do now, from what a seat has witnessed and nothing else."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from larceny.bots.advice import Advice, Chances, Likely, Reason, Reckoner
from larceny.bots.opinions import advice_for
from larceny.bots.registry import adviser
from larceny.games.registry import find_game
from larceny.kernel.events import Event, Seat
from larceny.kernel.game import Action

from ...domain.refusals import NotFound, Refused
from ..people.rate_limits import RateLimits
from ..table.journal import replayed
from ..table.position import events_since
from ..table.rules import check_todays
from ..table.session import TableSession, is_running
from ..table.sessions import TableSessions
from .archive import Archive

MOST_KEPT = 500
"""Hints that are kept, so that the same question is thought about once."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, since which step it is asked, and why."""

    seq: int
    action: Action
    reasons: Sequence[Reason]
    likely: Sequence[Likely]  # what a net would play, where the game has one


@dataclass(frozen=True, slots=True)
class _Question:
    """What a seat is asked, and all that it may know."""

    seq: int
    seat: Seat
    game: str
    rules: Any
    events: list[Event]  # as the seat witnessed them
    view: Any
    legal: Sequence[Any]


class Hints:
    """Advises those who ask."""

    def __init__(self, archive: Archive, sessions: TableSessions, limits: RateLimits) -> None:
        self.archive = archive
        self.sessions = sessions
        self.limits = limits
        self._kept: OrderedDict[tuple[str, Seat, int], Hint] = OrderedDict()

    async def hint(self, table_id: str, person: str, named: int | None = None) -> Hint:
        """Say what a good player would do in somebody's place."""
        async with self.sessions.hold(table_id) as session:
            seat = _asker(session, person, named)
            key = (table_id, seat, session.position.asked_at(seat))
            if (known := self._kept.get(key)) is not None:
                return known
            self.limits.take("hints", person)
            question = await self._question(session, seat)
        advice = await asyncio.to_thread(_advise, question)
        hint = Hint(question.seq, advice.action, advice.reasons, advice.likely)
        self._kept[key] = hint
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return hint

    async def _question(self, session: TableSession, seat: Seat) -> _Question:
        game, state = session.position.game, session.position.state
        events = await events_since(session.position, self.sessions.store.journal, -1)
        return _Question(
            seq=session.position.asked_at(seat),
            seat=seat,
            game=game.name,
            rules=session.position.rules,
            events=[game.witnessed(event, seat) for event in events],
            view=game.view(state, seat),
            legal=session.position.legal_actions(seat),
        )

    async def chances(self, table_id: str, person: str | None, seat: Seat, seq: int) -> Chances:
        """Tell the exact chances that a seat had after a step of a game that is over."""
        return await asyncio.to_thread(self._chances, table_id, person, seat, seq)

    def _chances(self, table_id: str, person: str | None, seat: Seat, seq: int) -> Chances:
        table, entries = self.archive.finished(table_id, person)
        check_todays(table)
        game, reckoner = find_game(table.plan.game), adviser(table.plan.game)
        if not isinstance(reckoner, Reckoner):
            raise Refused("no-chances", game=game.name)
        if seat >= table.plan.seats:
            raise NotFound("no-such-seat")
        reckoner.begin(seat, game.ruleset_from_fields(table.plan.ruleset))
        until = [entry for entry in entries if entry.seq <= seq]
        for step in replayed(table, game, until):
            state = step.state
            for event in step.events:
                reckoner.witness(game.witnessed(event, seat))
        return reckoner.chances(game.view(state, seat))


def _asker(session: TableSession, person: str, named: int | None) -> Seat:
    """Return the seat of one who may ask; say why not, if he may not."""
    seat = session.table.seat_for(person, named)
    if not session.table.plan.hints:
        raise Refused("hints-off")
    if session.position.state is None or not is_running(session.table):
        raise session.position.refusal()
    if seat not in session.position.unanswered():
        raise Refused("not-your-turn")
    if asked := session.position.lesson_asks(seat):  # a lesson is its own adviser
        raise Refused("lesson-asks", asked=list(asked))
    return seat


def _advise(question: _Question) -> Advice:
    return advice_for(
        question.game,
        question.seat,
        question.rules,
        question.events,
        question.view,
        question.legal,
    )
