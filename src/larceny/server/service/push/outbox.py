"""The outbox of web push: people who are not at the page learn of their turn, once a device;
and that a table is full at which they sit.

Nothing of it hangs on a decision. Every second or two it is looked which tables have moved where
somebody has a device; whose turn has begun is noted in the database together with how far was
looked, and sent a little later, unless the turn is over or looked at by then. What is sent is
claimed before and struck out after. Of several nodes one notes and sends.
"""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial

from ... import logs
from ...domain.tables import Table
from ...domain.turn_notices import (
    FULL,
    FULL_S,
    INVITATION_S,
    full_notice,
    invitation_notice,
    is_full,
    is_urgent,
    time_to_live_s,
    topic_of,
    turn_notice,
)
from ...ports.pushes import INVITED, Answer, Messenger, Outcome, Parcel, Push, Turn
from ...ports.store import Store
from ..bots.players import BotPlayers
from ..people.invitations import stands
from ..runtime.repeating import repeat
from ..runtime.tasks import Tasks
from ..table.events import TableChanged
from ..table.page_visibility import PageVisibility
from ..table.session import TableSession, is_running
from ..table.sessions import TableSessions

log = logging.getLogger(__name__)

POLL_S = 1.5
LEASE_MS = 6_000
CLAIM_MS = 20_000
"""Longer than any messenger takes; what is claimed by a node that died is sent again then."""

AFTER_MS = 8_000
"""How long somebody may need to come and look, before he is told."""

MOST_TRIES = 12
FIRST_WAIT_MS, LONGEST_WAIT_MS = 30_000, 3_600_000
AT_ONCE = 16
"""Pushes under way; others wait for them, but no game does."""

TABLES, PUSHES = 200, 500
"""How many are looked at in one go."""

LEAVE_S = 2.0

Key = tuple[str, int, str]


class Outbox:
    """Notes whose turn it is, and sends it to their devices."""

    def __init__(
        self,
        sessions: TableSessions,
        store: Store,
        node: str,
        bots: BotPlayers,
        tasks: Tasks,
        visibility: PageVisibility,
        messenger: Messenger,
        after_ms: int = AFTER_MS,
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.store = store.pushes
        self.relations, self.tables, self.people = store.relations, store.tables, store.people
        self.leases = store.leases
        self.node = node
        self.bots = bots
        self.tasks = tasks
        self.messenger = messenger
        self.after_ms = after_ms
        self.visibility = visibility
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._sending: dict[Key, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Begin to poll whose turn it is."""
        self.tasks.start(repeat(self.poll, POLL_S, self.clock, log, "push-failed"))

    async def stop(self) -> None:
        """End; what is being sent may still arrive."""
        if self._sending:
            await asyncio.wait(self._sending.values(), timeout=LEAVE_S)
        for task in list(self._sending.values()):
            task.cancel()
        await self.messenger.stop()

    async def poll(self) -> None:
        """Note the turns that have begun; strike out what is looked at; send what is due."""
        mine = await self._is_mine()
        if mine:
            for table, _ in await asyncio.to_thread(self.store.moved, TABLES):
                await self._note(table)
        waiting = await asyncio.to_thread(self.store.waiting, PUSHES)
        unseen = [push for push in waiting if not await self._seen(push)]
        if mine:
            await self._send_due(unseen)

    async def _is_mine(self) -> bool:
        if self.sessions.alone:
            return True
        now = self.clock.now_ms()
        lease = self.leases.lease
        return await asyncio.to_thread(lease, "push", self.node, now, now + LEASE_MS)

    # Whose turn it is -------------------------------------------------------------------------

    async def _note(self, table: str) -> None:
        try:
            async with self.sessions.hold(table) as session:
                await self._catch_up(session)
                seq, turns = session.position.seq, list(self._owed(session))
            due = self.clock.now_ms() + self.after_ms
            await asyncio.to_thread(self.store.note, table, seq, turns, due)
        except Exception:  # one table that cannot be set up must not keep the others waiting
            log.exception("table-failed")

    def on_table_changed(self, event: TableChanged) -> None:
        """Tell those who sit at a table that the last chair was taken."""
        if is_full(event.table) and not (event.before is not None and is_full(event.before)):
            self.tasks.start(self._note_full(event.table))

    async def _note_full(self, table: Table) -> None:
        due = self.clock.now_ms() + self.after_ms
        await asyncio.to_thread(self.store.note_at_once, table.id, list(_told_full(table)), due)

    async def _catch_up(self, session: TableSession) -> None:
        """See also what other nodes have stored; the caller holds the table's lock."""
        if not self.sessions.alone:
            await self.sessions.catch_up(session)

    def _owed(self, session: TableSession) -> Iterable[Turn]:
        if not is_running(session.table):
            return
        for seat in session.position.owing():
            person = session.table.chairs[seat].person
            answered = session.position.has_answered(seat)
            if person is not None and not answered and not self.bots.plays(session, seat):
                yield Turn(seat, session.position.turn_since[seat], person)

    async def _seen(self, push: Push) -> bool:
        """Strike out what its owner sees himself."""
        session = self.sessions.loaded.get(push.table)
        if (
            push.turn == INVITED
            or session is None
            or not self.visibility.is_seen_by(session, push.device.person)
        ):
            return False
        await asyncio.to_thread(self.store.drop_turn, push.table, push.seat, push.turn)
        return True

    # Sending ----------------------------------------------------------------------------------

    async def _send_due(self, waiting: Iterable[Push]) -> None:
        now = self.clock.now_ms()
        for push in waiting:
            if push.due > now:
                return  # they come in order
            key = (push.table, push.turn, push.device.id)
            if key not in self._sending:
                task = asyncio.create_task(self._deliver(push))
                self._sending[key] = task
                task.add_done_callback(partial(self._ended, key))

    def _ended(self, key: Key, task: asyncio.Task[None]) -> None:
        self._sending.pop(key, None)

    async def _deliver(self, push: Push) -> None:
        try:
            async with self._turns:
                parcel = await self._parcel(push)
                if parcel is None and push.turn == INVITED:
                    await asyncio.to_thread(self.store.settle, push)
                    return
                if parcel is None:
                    turn = (push.table, push.seat, push.turn)
                    await asyncio.to_thread(self.store.drop_turn, *turn)
                    return
                until = self.clock.now_ms() + CLAIM_MS
                if await asyncio.to_thread(self.store.claim, push, until):
                    await self._sent(push, await self.messenger.send(push.device, parcel))
        except Exception:  # it waits on, and is tried again
            log.exception("push-failed")

    async def _parcel(self, push: Push) -> Parcel | None:
        """Return what is to be told, if the turn is still owed, or the invitation stands."""
        if push.turn == INVITED:
            return await asyncio.to_thread(self._invitation, push)
        async with self.sessions.hold(push.table) as session:
            await self._catch_up(session)
            turn = self._still_owed(session, push)
            if turn is None or self.visibility.is_seen_by(session, turn.person):
                return None
            if turn.number == FULL:
                notice = full_notice(session.table, turn.seat, push.device.language)
                return Parcel(notice, FULL_S, topic_of(session.table), True)
            notice = turn_notice(session.table, turn.seat, turn.number, push.device.language)
            seconds = time_to_live_s(session.table, session.position.deadline(), session.now_ms())
            return Parcel(notice, seconds, topic_of(session.table), is_urgent(session.table))

    def _invitation(self, push: Push) -> Parcel | None:
        person = push.device.person
        invitation = self.relations.invitation(push.table, person)
        table = self.tables.load_table(push.table)
        if invitation is None or table is None or not stands(table, person):
            return None
        by = self.people.names_of([invitation.by]).get(invitation.by, "")
        notice = invitation_notice(table, by, push.device.language)
        return Parcel(notice, INVITATION_S, topic_of(table), urgent=True)

    def _still_owed(self, session: TableSession, push: Push) -> Turn | None:
        """Return the turn that a push tells of, if it is not over.

        Of several who play at one device and are asked at once, another may owe it by now.
        """
        about = (push.turn, push.device.person)
        owed = _told_full(session.table) if push.turn == FULL else self._owed(session)
        turns = (turn for turn in owed if (turn.number, turn.person) == about)
        return next(turns, None)

    async def _sent(self, push: Push, answer: Answer) -> None:
        if answer.outcome is Outcome.GONE:
            await asyncio.to_thread(self.store.remove_device, push.device.id)
        elif answer.outcome is Outcome.LATER and push.tries + 1 < MOST_TRIES:
            wait = min(FIRST_WAIT_MS * 2**push.tries, LONGEST_WAIT_MS)
            due = self.clock.now_ms() + max(wait, answer.wait_s * 1_000)
            await asyncio.to_thread(self.store.put_off, push, due)
        else:
            await asyncio.to_thread(self.store.settle, push)
        if answer.outcome in (Outcome.LATER, Outcome.REFUSED):
            log.warning("push-not-taken", extra=logs.facts(table=push.table, code=answer.why))


def _told_full(table: Table) -> Iterable[Turn]:
    """List whom a table waits for, each once, where it is full; nobody where it is not."""
    if is_full(table):
        for person in {chair.person for chair in table.chairs if chair.person is not None}:
            seat = table.seat_of(person)
            if seat is not None:
                yield Turn(seat, FULL, person)
