"""Taking back: freely while nobody has learned or done anything since, else if all agree.

An undo is an entry of the journal like any other: nothing is ever erased.
"""

from dataclasses import dataclass, field

from larceny.kernel.events import Seat

from ...domain.refusals import Refused
from ..table.session import TableSession


@dataclass(slots=True)
class Request:
    """Somebody asks to take back, and waits for the others."""

    seat: Seat
    seq: int
    undone: int  # what had been taken back when it was asked for
    waiting: set[Seat] = field(default_factory=set)

    def is_same(self, other: "Request") -> bool:
        """Ask whether both are the same request, whoever has agreed to it."""
        mine, its = (self.seat, self.seq, self.undone), (other.seat, other.seq, other.undone)
        return mine == its


def is_free(session: TableSession, seat: Seat, seq: int) -> bool:
    """Ask whether a seat may go back to a step without asking anybody.

    Only its own decisions came after it, and nobody learned anything hidden from them.
    """
    since = [past for past in session.tail if past.seq > seq]
    return len(since) == session.seq - seq and all(
        past.seat == seat
        and all(session.game.reveals_nothing_hidden(told.event) for told in past.told)
        for past in since
    )


def check(session: TableSession, seq: int) -> None:
    """Refuse what can never be taken back."""
    if session.table.plan.rated:
        raise Refused("rated")
    if not 0 <= seq < session.seq:
        raise Refused("nothing-to-undo", seq=session.seq)
    if session.window is not None:
        raise Refused("window-open")


def request(session: TableSession, seat: Seat, seq: int) -> Request:
    """Return who has to agree: every seat of another person, but of those who have left.

    Who sits beside one has heard it.
    """
    person = session.table.chairs[seat].person
    others = {
        other
        for other, chair in enumerate(session.table.chairs)
        if chair.person is not None and chair.person != person and not chair.away
    }
    return Request(seat, seq, session.undone, others)
