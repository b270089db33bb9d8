"""Hints: what a good player would do now, from what a seat has witnessed and nothing else."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from larceny.bots.advice import Advice, Chances, Reason, Reckoner
from larceny.bots.registry import adviser
from larceny.games.registry import find_game
from larceny.kernel.events import Event, Seat

from ...domain.refusals import NotFound, Refused
from ..people.rate_limits import RateLimits
from ..play.referee import Referee
from ..table.journal import events_since
from ..table.rules import check_todays
from ..table.session import TableSession, is_running, replayed
from .archive import Archive

MOST_KEPT = 500
"""Hints that are kept, so that the same question is thought about once."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, since which step it is asked, and why."""

    seq: int
    action: str
    reasons: Sequence[Reason]


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

    def __init__(self, archive: Archive, referee: Referee, limits: RateLimits) -> None:
        self.archive = archive
        self.referee = referee
        self.limits = limits
        self._kept: OrderedDict[tuple[str, Seat, int], Hint] = OrderedDict()

    async def hint(self, table_id: str, person: str, named: Seat | None = None) -> Hint:
        """Say what a good player would do in somebody's place."""
        async with self.referee.hold(table_id) as session:
            seat = _asker(session, person, named)
            key = (table_id, seat, session.asked_at(seat))
            if (known := self._kept.get(key)) is not None:
                return known
            self.limits.take("hints", person)
            question = await self._question(session, seat)
        advice = await asyncio.to_thread(_advise, question)
        hint = Hint(question.seq, advice.action.word, advice.reasons)
        self._kept[key] = hint
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return hint

    async def _question(self, session: TableSession, seat: Seat) -> _Question:
        game, state = session.game, session.state
        events = await events_since(session, self.referee.store.journal, -1)
        return _Question(
            seq=session.asked_at(seat),
            seat=seat,
            game=game.name,
            rules=session.rules,
            events=[game.witnessed(event, seat) for event in events],
            view=game.view(state, seat),
            legal=game.reactions(state, seat) or game.legal_actions(state, seat),
        )

    async def chances(self, table_id: str, person: str | None, seat: Seat, seq: int) -> Chances:
        """Tell the exact chances that a seat had after a step of a game that is over."""
        return await asyncio.to_thread(self._chances, table_id, person, seat, seq)

    def _chances(self, table_id: str, person: str | None, seat: Seat, seq: int) -> Chances:
        table, entries = self.archive.finished(table_id, person)
        check_todays(table)
        game, told = find_game(table.plan.game), adviser(table.plan.game)
        if not isinstance(told, Reckoner):
            raise Refused("no-chances", game=game.name)
        if seat >= table.plan.seats:
            raise NotFound("no-such-seat")
        told.begin(seat, game.ruleset_from_fields(table.plan.ruleset))
        until = [entry for entry in entries if entry.seq <= seq]
        for again in replayed(table, game, until):
            state = again.state
            for event in again.events:
                told.witness(game.witnessed(event, seat))
        return told.chances(game.view(state, seat))


def _asker(session: TableSession, person: str, named: Seat | None) -> Seat:
    """Return the seat of one who may ask; say why not, if he may not."""
    seat = session.table.seat_for(person, named)
    if not session.table.plan.hints:
        raise Refused("hints-off")
    if session.state is None or not is_running(session.table):
        raise session.refusal()
    if seat not in session.deciders() or seat in session.sealed:
        raise Refused("not-your-turn")
    if asked := session.lesson_asks(seat):  # a lesson is its own adviser
        raise Refused("lesson-asks", asked=list(asked))
    return seat


def _advise(question: _Question) -> Advice:
    told = adviser(question.game)
    told.begin(question.seat, question.rules)
    for event in question.events:
        told.witness(event)
    return told.advise(question.view, question.legal)
