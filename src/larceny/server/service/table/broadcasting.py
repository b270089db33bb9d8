"""Broadcasting: everybody who follows a table is sent what is new, each through his own eyes.

Nothing is sent before it is stored. Where spectators see a table later, they are sent the same
messages after a while.
"""

from functools import partial

from larceny.kernel.events import SPECTATOR, Viewer

from ...domain.game_clock import ClockKind
from ...domain.refusals import NotFound
from ...domain.tables import Table, Watching
from ...ports.clock import Clock
from . import hot_seat, serialisation
from .audience import Listener
from .session import TableSession, is_running

DELAY_S = 60.0
"""How much later people without a seat see a table that agreed on it."""


class Broadcaster:
    """Sends messages to the audiences of tables."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def show(
        self, session: TableSession, viewer: Viewer, listener: Listener, from_seq: int | None
    ) -> None:
        """Let somebody follow a table: from the step that he has, or from a snapshot."""
        position, audience = session.position, session.audience
        audience.add(viewer, listener)
        if (
            viewer is SPECTATOR
            and _is_delayed(position.table)
            and hot_seat.has_no_seat(session, listener)
        ):
            listener.send(audience.delayed_snapshot or serialisation.lobby(session.table))
            return
        missed = [] if from_seq is None else position.steps_after(from_seq)
        if not missed:
            listener.send(serialisation.snapshots(position, [viewer])[0])
        else:
            for message in serialisation.steps(position, [viewer], missed)[0]:
                listener.send(message)
            listener.send(serialisation.lobby(session.table))  # a snapshot has both
            listener.send(serialisation.clock(position))
        hot_seat.send_asked_seats_to(session, listener)

    def steps(self, session: TableSession) -> None:
        """Send everybody the steps that were stored since they were sent something."""
        position, audience = session.position, session.audience
        if audience.sent_seq == position.seq:
            return
        missed = position.steps_after(audience.sent_seq)
        audience.sent_seq = position.seq
        delayed = _is_delayed(position.table)
        viewers = [viewer for viewer, listeners in audience.listeners.items() if listeners]
        if delayed and SPECTATOR not in viewers:
            viewers.append(SPECTATOR)
        timed = [serialisation.clock(position)] if _is_timed(session) else []
        audience.sent_deadline = position.deadline()
        if missed:
            sent = serialisation.steps(position, viewers, missed)
        else:
            sent = [[one] for one in serialisation.snapshots(position, viewers)]
        for viewer, messages in zip(viewers, sent, strict=True):
            if delayed and viewer is SPECTATOR:
                [snapshot] = serialisation.snapshots(position, [viewer])
                show = partial(self._send_delayed, session, messages, snapshot)
                self.clock.call_later(DELAY_S, show)
            for listener in audience.listeners.get(viewer, ()):
                if delayed and viewer is SPECTATOR and hot_seat.has_no_seat(session, listener):
                    continue
                for message in (*messages, *timed):
                    listener.send(message)
        hot_seat.send_asked_seats(session)

    def _send_delayed(self, session: TableSession, messages: list[bytes], snapshot: bytes) -> None:
        """Send people without a seat what happened a while ago."""
        session.audience.delayed_snapshot = snapshot
        for listener in session.audience.listeners.get(SPECTATOR, ()):
            if hot_seat.has_no_seat(session, listener):
                for message in messages:
                    listener.send(message)

    def lobby(self, session: TableSession) -> bool:
        """Send who sits at a table; who has another seat than before sees with its eyes only.

        Say whether that changes who is there.
        """
        audience = session.audience
        for viewer, listeners in list(audience.listeners.items()):
            for listener in list(listeners):
                if not hot_seat.may_keep_viewing(session, listener, viewer):
                    listeners.discard(listener)
                    self._change_seats(session, listener)
        audience.broadcast(serialisation.lobby(session.table))
        hot_seat.send_asked_seats(session)
        before = audience.sent_presence
        return bool(before) and serialisation.presence(session) != before

    def _change_seats(self, session: TableSession, listener: Listener) -> None:
        try:
            viewer = session.table.viewer_for(listener.person.id)
        except NotFound:
            listener.send(serialisation.resync(session.table))  # and be turned away then
        else:
            self.show(session, viewer, listener, None)

    def presence(self, session: TableSession) -> None:
        """Send who is connected, and for whom a bot plays."""
        session.audience.sent_presence = serialisation.presence(session)
        session.audience.broadcast(session.audience.sent_presence)

    def presence_of(self, session: TableSession, listener: Listener) -> bool:
        """Send who is there to one who came; say whether the others noticed a difference.

        Where they did not, nobody else is sent anything: so nobody learns when a device is passed
        on.
        """
        if serialisation.presence(session) == session.audience.sent_presence:
            listener.send(session.audience.sent_presence)
            return False
        self.presence(session)
        return True


def _is_delayed(table: Table) -> bool:
    return table.plan.watching is Watching.DELAYED and is_running(table)


def _is_timed(session: TableSession) -> bool:
    """Ask whether there is a clock to send; a reaction window is one while it is open."""
    position = session.position
    has_clock = position.table.plan.clock.kind is not ClockKind.NONE
    return has_clock or position.deadline() != session.audience.sent_deadline
