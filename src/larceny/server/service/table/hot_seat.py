"""Several seats at one device that is passed round: through one seat's eyes at a time.

Between two of them one looks through nobody's: what lies open is all that reaches the page then. So
that the device can be passed on, one is told which of one's seats are asked, and nothing of what.
"""

import msgspec

from larceny.kernel.events import SPECTATOR, Viewer
from larceny.protocol import messages as m

from .session import Listener, Live, is_running

_encode = msgspec.json.Encoder().encode


def may_go_on_looking(live: Live, listener: Listener, viewer: Viewer) -> bool:
    """Ask whether somebody still sees a table with the eyes that he may have.

    Before the deal everybody has the eyes that he has unasked. So who shares his device sees the
    deal as it lies open.
    """
    person = listener.person.id
    if live.state is None:
        held = live.table.seats_of(person)
        return viewer == (held[0] if len(held) == 1 else SPECTATOR)
    return live.table.may_look(person, viewer)


def waits(live: Live, listener: Listener) -> bool:
    """Ask whether somebody is shown a table later than those who have a seat."""
    return not live.table.seats_of(listener.person.id)


def tell_asked(live: Live) -> None:
    """Tell those who hold several seats which of them are asked now."""
    if any(chair.companion for chair in live.table.chairs):
        for listeners in live.listeners.values():
            for listener in listeners:
                tell_asked_to(live, listener)


def tell_asked_to(live: Live, listener: Listener) -> None:
    """Tell somebody which of his seats are asked now, if he holds several."""
    held = live.table.seats_of(listener.person.id)
    if len(held) < 2:
        return
    running = is_running(live.table) and not live.has_other_rules
    asked = set(live.deciders()) - live.sealed.keys() if running else set()
    seats = [seat for seat in held if seat in asked]
    listener.tell(_encode(m.Asked(live.table.id, live.seq, seats)))
