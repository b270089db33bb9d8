"""Broadcasting: everybody who follows a table is sent what is new, each through his own eyes.

Nothing is sent before it is stored. Where people without a seat see a table later, they are sent
everything after a while, in the same order; whether that is so is asked before anything is sent.
"""

from collections.abc import Callable
from functools import partial

from larceny.kernel.events import SPECTATOR, Viewer

from ...domain.refusals import NotFound
from ...domain.tables import Table, Watching
from ...ports.clock import Clock
from . import hot_seat, serialisation
from .audience import Listener
from .delayed_feed import DELAY_S, DelayedFeed, DelayedMessage
from .session import TableSession, is_running


class Broadcaster:
    """Sends messages to the audiences of tables."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.hides: Callable[[str, str], bool] = lambda _person, _author: False
        """Ask whether what somebody says is kept from another."""

    def show(
        self, session: TableSession, viewer: Viewer, listener: Listener, from_seq: int | None
    ) -> None:
        """Let somebody follow a table: from the step that he has, or from a snapshot."""
        position, audience = session.position, session.audience
        audience.add(viewer, listener)
        late = self.late_for(session, listener)
        if late is not None:
            for message in late.for_newcomer():
                listener.send(message)
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

    # Late onlookers -----------------------------------------------------------------------------

    def delayed_feed(self, session: TableSession) -> DelayedFeed | None:
        """Return what people without a seat are told later; None where they are told at once."""
        audience = session.audience
        if audience.late is None and _is_delayed(session.position.table):
            lobby = serialisation.lobby(session.table)
            audience.late = DelayedFeed(told={"lobby": lobby})
            if audience.sent_presence:
                audience.late.told["presence"] = audience.sent_presence
        return audience.late

    def late_for(self, session: TableSession, listener: Listener) -> DelayedFeed | None:
        """Return what somebody is told later, if he is one of those who are."""
        late = self.delayed_feed(session)
        return late if late is not None and hot_seat.has_no_seat(session, listener) else None

    def broadcast(self, session: TableSession, what: DelayedMessage) -> None:
        """Send everybody the same; late onlookers later."""
        late = self.delayed_feed(session)
        for listeners in session.audience.listeners.values():
            for listener in listeners:
                is_hidden = self.hides(listener.person.id, what.author)
                if not is_hidden and (late is None or not hot_seat.has_no_seat(session, listener)):
                    for message in what.messages:
                        listener.send(message)
        self.tell_later(session, what)

    def tell_later(self, session: TableSession, what: DelayedMessage) -> None:
        """Send late onlookers something when its time has come, if there may be any."""
        late = self.delayed_feed(session)
        if late is not None and late.has_room_for(what):
            late.waiting.append(what)
            self.clock.call_later(DELAY_S, partial(self._tell_next, session, late))

    def _tell_next(self, session: TableSession, late: DelayedFeed) -> None:
        author = late.waiting[0].author
        for message in late.next():
            for listener in session.audience.listeners.get(SPECTATOR, ()):
                is_hidden = self.hides(listener.person.id, author)
                if not is_hidden and hot_seat.has_no_seat(session, listener):
                    listener.send(message)
        if not late.waiting and not is_running(session.table):
            session.audience.late = None  # they have seen all of it

    # What is new --------------------------------------------------------------------------------

    def steps(self, session: TableSession) -> None:
        """Send everybody the steps that were stored since they were sent something."""
        position, audience = session.position, session.audience
        if audience.sent_seq == position.seq:
            return
        missed = position.steps_after(audience.sent_seq)
        audience.sent_seq = position.seq
        late = self.delayed_feed(session)
        viewers = [viewer for viewer, listeners in audience.listeners.items() if listeners]
        if late is not None and SPECTATOR not in viewers:
            viewers.append(SPECTATOR)
        deadline, before = position.deadline(), audience.sent_deadline
        audience.sent_deadline = deadline
        is_timed = position.table.plan.clock.runs or deadline != before  # a window is one, too
        timed = [serialisation.clock(position)] if is_timed else []
        if missed:
            sent = serialisation.steps(position, viewers, missed)
        else:
            sent = [[one] for one in serialisation.snapshots(position, viewers)]
        for at, viewer in enumerate(viewers):
            messages = sent[at]
            is_late = late is not None and viewer is SPECTATOR
            if is_late:
                [snapshot] = serialisation.snapshots(position, [viewer])
                self.tell_later(session, DelayedMessage("table", messages, snapshot))
            for listener in audience.listeners.get(viewer, ()):
                if is_late and hot_seat.has_no_seat(session, listener):
                    continue
                for message in messages:
                    listener.send(message)
                for message in timed:
                    listener.send(message)
        hot_seat.send_asked_seats(session)

    def lobby(self, session: TableSession) -> bool:
        """Send who sits at a table; who has another seat than before sees with its eyes only.

        Say whether that changes who is there.
        """
        audience = session.audience
        begins = audience.late is None  # that a game begins, everybody is told at once
        for viewer, listeners in list(audience.listeners.items()):
            for listener in list(listeners):
                if not hot_seat.may_keep_viewing(session, listener, viewer):
                    listeners.discard(listener)
                    self._change_seats(session, listener)
        message = serialisation.lobby(session.table)
        if begins:
            self.delayed_feed(session)
            audience.broadcast(message)
        else:
            self.broadcast(session, DelayedMessage("lobby", [message], message))
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
        message = session.audience.sent_presence = serialisation.presence(session)
        self.broadcast(session, DelayedMessage("presence", [message], message))

    def presence_of(self, session: TableSession, listener: Listener) -> bool:
        """Send who is there to one who came; say whether the others noticed a difference.

        Where they did not, nobody else is sent anything: so nobody learns when a device is passed
        on.
        """
        if serialisation.presence(session) == session.audience.sent_presence:
            if self.late_for(session, listener) is None:
                listener.send(session.audience.sent_presence)
            return False
        self.presence(session)
        return True


def _is_delayed(table: Table) -> bool:
    return table.plan.watching is Watching.DELAYED and is_running(table)
