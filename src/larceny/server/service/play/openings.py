"""Openings: a game begins, the seats open what they have sealed, and it is dealt.

Nobody is asked to open before the seals of all are fixed, stored and told to everybody. Whoever
stores the last text deals; where it dies in between, the node with the table's lease does. That one
also ends a round whose time is over, and asks the beacon.
"""

import logging

from larceny.kernel.sealed_deal import BeaconRound

from ... import logs
from ...domain import dealing
from ...domain import identity as names
from ...domain.opening import ROUND_MS
from ...domain.refusals import Refused
from ...domain.tables import Table
from ...ports.beacon import Beacon, BeaconSilent
from ..runtime.leases import Leases, wait_for_lease
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table.events import Stepped
from ..table.session import TableSession, is_running
from .referee import Referee

log = logging.getLogger(__name__)

AGAIN_MS = 1_000
"""How soon is looked again: for a beacon that is silent, or a deal that another node owes."""


class Openings:
    """Begins games."""

    def __init__(
        self, referee: Referee, leases: Leases, tasks: Tasks, beacon: Beacon | None
    ) -> None:
        self.referee = referee
        self.sessions = referee.sessions
        self.clock = referee.clock
        self.leases = leases
        self.beacon = beacon
        self.timers = Timers[TableSession](tasks, self.clock, self.ring)

    async def start(self, table_id: str, person: str) -> Table:
        """Begin the game: fix the seals; deal, unless there is something to open first."""
        async with self.sessions.hold(table_id) as session:
            version, now = session.position.game.rules_version, session.now_ms()
            beacon = self._beacon_after(session.table, now)
            await self.sessions.change(
                session,
                lambda table: dealing.begin(table, person, version, now, names.new_token, beacon),
            )
            return await self._go_on(session)

    async def open_own(self, table_id: str, person: str, round_: int, text: str) -> Table:
        """Take what somebody opens; deal, if it was the last one.

        He may have been asked by another node, of which this one has not heard yet.
        """
        async with self.sessions.hold(table_id) as session:
            opening = session.table.opening
            if not self.sessions.alone and (opening is None or opening.round != round_):
                await self.sessions.catch_up(session)
            await self.sessions.change(
                session,
                lambda table: dealing.open_own(table, person, round_, text, session.now_ms()),
            )
            return await self._go_on(session)

    def on_stepped(self, event: Stepped) -> None:
        """Set the time at which something has to be done about an opening."""
        session = event.session
        table = session.position.table
        due = None if table.opening is None else self._due(session)
        self.timers.set(table.id, session, due, session.now_ms)

    async def ring(self, session: TableSession) -> None:
        """End a round whose time is over, ask the beacon, or deal."""
        try:
            if await wait_for_lease(
                self.leases, session.table.id, lambda: self._is_needed(session), self.clock
            ):
                await self._look_after(session)
        except Exception:  # a database that is away for a while comes back
            log.exception("opening-failed")
        finally:
            if self._is_needed(session):
                due = max(self._due(session) or 0, session.now_ms() + AGAIN_MS)
                self.timers.set(session.table.id, session, due, session.now_ms)

    async def _look_after(self, session: TableSession) -> None:
        said = await self._said(session)
        async with session.lock:
            if not self._is_needed(session):
                return
            now = session.now_ms()
            beacon = self._beacon_after(session.table, now)
            await self.sessions.change(session, lambda table: dealing.end_round(table, now, beacon))
            if said is not None:
                await self.sessions.change(session, lambda table: dealing.with_beacon(table, said))
            await self._go_on(session)

    async def _go_on(self, session: TableSession) -> Table:
        """Deal if all is known; else see to it that somebody looks after it in time."""
        await self.referee.deal(session)
        if self._is_needed(session):
            self.sessions.events.stepped(session)
        return session.table

    # The beacon -------------------------------------------------------------------------------

    def check_beacon(self, wanted: bool) -> None:
        """Refuse a table that wants a beacon where none is known."""
        if wanted and self.beacon is None:
            raise Refused("no-beacon")

    def _beacon_after(self, table: Table, now: int) -> BeaconRound | None:
        """Name a round of the beacon that comes out when nobody can open any more."""
        self.check_beacon(table.plan.beacon)
        if self.beacon is None or not table.plan.beacon:
            return None
        return self.beacon.round_after(now + ROUND_MS)

    async def _said(self, session: TableSession) -> BeaconRound | None:
        """Ask the beacon, where it is all that is missing; None: it has not spoken."""
        opening = session.table.opening
        if self.beacon is None or opening is None or opening.waiting():
            return None
        named = opening.beacon
        if named is None or named.is_out or session.now_ms() < self.beacon.out_at(named.round):
            return None
        try:
            return await self.beacon.look_up(named.round)
        except BeaconSilent:
            log.warning("beacon-silent", extra=logs.facts(table=session.table.id))
            return None

    # When -------------------------------------------------------------------------------------

    def _is_needed(self, session: TableSession) -> bool:
        """Ask whether a game at this node has begun, with seals, and is not dealt yet."""
        return (
            self.sessions.has(session)
            and is_running(session.table)
            and session.table.opening is not None
            and session.position.state is None
            and not session.position.has_other_rules
        )

    def _due(self, session: TableSession) -> int | None:
        opening = session.table.opening
        if opening is None or not self._is_needed(session):
            return None
        if opening.waiting():
            return opening.until
        if self.beacon is not None and opening.beacon is not None and not opening.beacon.is_out:
            return self.beacon.out_at(opening.beacon.round)
        return session.now_ms() + AGAIN_MS
