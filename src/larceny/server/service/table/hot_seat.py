"""Hot seat: several seats at one device that is passed round, one seat's eyes at a time.

Between two of them one looks through nobody's: what lies open is all that reaches the page then. So
that the device can be passed on, one is told which of one's seats are asked, and nothing of what.
"""

import msgspec

from larceny.kernel.events import SPECTATOR, Viewer
from larceny.protocol import messages as m

from .session import Listener, TableSession, is_running

_encode = msgspec.json.Encoder().encode


def may_keep_viewing(session: TableSession, listener: Listener, viewer: Viewer) -> bool:
    """Ask whether somebody still sees a table with the eyes that he may have.

    Before the deal everybody has the eyes that he has unasked. So who shares his device sees the
    deal as it lies open.
    """
    person = listener.person.id
    if session.state is None:
        held = session.table.seats_of(person)
        return viewer == (held[0] if len(held) == 1 else SPECTATOR)
    return session.table.may_view_as(person, viewer)


def waits(session: TableSession, listener: Listener) -> bool:
    """Ask whether somebody is shown a table later than those who have a seat."""
    return not session.table.seats_of(listener.person.id)


def tell_asked(session: TableSession) -> None:
    """Tell those who hold several seats which of them are asked now."""
    if any(chair.companion for chair in session.table.chairs):
        for listeners in session.listeners.values():
            for listener in listeners:
                tell_asked_to(session, listener)


def tell_asked_to(session: TableSession, listener: Listener) -> None:
    """Tell somebody which of his seats are asked now, if he holds several."""
    held = session.table.seats_of(listener.person.id)
    if len(held) < 2:
        return
    running = is_running(session.table) and not session.has_other_rules
    asked = set(session.deciders()) - session.sealed.keys() if running else set()
    seats = [seat for seat in held if seat in asked]
    listener.send(_encode(m.Asked(session.table.id, session.seq, seats)))
