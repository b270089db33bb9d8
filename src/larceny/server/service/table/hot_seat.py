"""Hot seat: several seats at one device that is passed round, one seat's eyes at a time.

Between two of them one looks through nobody's: what lies open is all that reaches the page then. So
that the device can be passed on, its owner is told which of his seats are asked, and nothing else.
"""

from typing import Final

import msgspec

from larceny.kernel.events import SPECTATOR, Viewer
from larceny.protocol import messages as m

from .audience import Listener
from .session import TableSession, is_running

_encode: Final = msgspec.json.Encoder().encode


def may_keep_viewing(session: TableSession, listener: Listener, viewer: Viewer) -> bool:
    """Ask whether somebody still sees a table with the eyes that he may have.

    Before the deal everybody has the eyes that he has unasked. So who shares his device sees the
    deal as it lies open.
    """
    person = listener.person.id
    if session.position.state is None:
        held = session.table.seats_of(person)
        return viewer == (held[0] if len(held) == 1 else SPECTATOR)
    return session.table.may_view_as(person, viewer)


def has_no_seat(session: TableSession, listener: Listener) -> bool:
    """Ask whether somebody only watches; a delayed table is shown to him later."""
    return not session.table.seats_of(listener.person.id)


def send_asked_seats(session: TableSession) -> None:
    """Send those who hold several seats which of them are asked now, where that has changed.

    Said again unchanged, it would tell that somebody else has just answered unseen.
    """
    for chair in session.position.table.chairs:
        if chair.companion:
            break
    else:
        return  # as a rule
    for listeners in session.audience.listeners.values():
        for listener in listeners:
            message = _asked_seats(session, listener)
            if message is not None and session.audience.sent_asked.get(listener) != message:
                _send(session, listener, message)


def send_asked_seats_to(session: TableSession, listener: Listener) -> None:
    """Send one who begins to look which of his seats are asked now, if he holds several."""
    message = _asked_seats(session, listener)
    if message is not None:
        _send(session, listener, message)


def _asked_seats(session: TableSession, listener: Listener) -> bytes | None:
    held = session.table.seats_of(listener.person.id)
    if len(held) < 2:
        return None
    position = session.position
    running = is_running(session.table) and not position.has_other_rules
    asked = position.unanswered() if running else set()
    seats: list[int] = [seat for seat in held if seat in asked]
    return _encode(m.Asked(session.table.id, position.seq, seats))


def _send(session: TableSession, listener: Listener, message: bytes) -> None:
    session.audience.sent_asked[listener] = message
    listener.send(message)
