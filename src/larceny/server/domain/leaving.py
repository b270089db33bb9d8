"""What becomes of chairs when people are renamed, leave, return, go for good, or play again."""

from collections.abc import Set as AbstractSet
from dataclasses import replace

from larceny.kernel.events import Seat

from . import tables
from .accounts import GONE
from .refusals import Forbidden, Refused
from .tables import Chair, Status, Table


def renamed(table: Table, person: str, name: str) -> Table:
    """Write another name on a person's own chair."""
    chairs = (
        replace(c, name=name) if c.person == person and not c.companion else c for c in table.chairs
    )
    return replace(table, chairs=tuple(chairs))


def get_up(table: Table, person: str) -> Table:
    """Leave a table before the game; the last one to leave gives it up."""
    table = tables.stand(table, person)
    if all(chair.person is None for chair in table.chairs):
        return tables.finish(table, Status.ABANDONED)
    return table


def _played_for(table: Table, person: str, away: bool) -> Table:
    """Let a bot play everything that is played at a person's device, or no longer."""
    chairs = (replace(c, away=away) if c.person == person else c for c in table.chairs)
    return replace(table, chairs=tuple(chairs))


def leave(table: Table, person: str) -> Table:
    """Leave a running game: a bot plays at once, until one returns.

    The host's role goes to the next person who is there.
    """
    if not table.seats_of(person):
        raise Forbidden("not-your-seat")
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=str(table.status))
    table = _played_for(table, person, away=True)
    there = [c.person for c in table.chairs if c.person and c.bot is None and not c.away]
    return replace(table, host=there[0]) if table.host == person and there else table


def come_back(table: Table, person: str) -> Table:
    """Play oneself again, with all who play at one's device."""
    if not any(c.away for c in table.chairs if c.person == person):
        return table
    return _played_for(table, person, away=False)


def stand_in(
    table: Table, person: str, seat: Seat, plays: bool, connected: AbstractSet[Seat]
) -> Table:
    """Let a bot play for somebody who is not connected, or no longer.

    The host says so; or anybody at the table, where the host himself is not connected.
    """
    own = table.seat_of(person)
    if own is None or (table.host != person and table.seat_of(table.host) in connected):
        raise Forbidden("host-only")
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=str(table.status))
    if not 0 <= seat < table.plan.seats:
        raise Refused("no-such-seat", seat=seat, seats=table.plan.seats)
    chair = table.chairs[seat]
    if chair.person is None or chair.bot is not None:
        raise Refused("plays-itself", seat=seat)
    if plays and not chair.away and not connected.isdisjoint(table.beside(seat)):
        raise Refused("is-connected", seat=seat)
    return _played_for(table, chair.person, away=plays)


def gone(table: Table, person: str, stand_in: str) -> Table:
    """Take a person's name off a table for good; a bot plays his game to its end."""
    if table.status is Status.LOBBY:
        return get_up(table, person)
    chairs = (replace(c, name=GONE) if c.person == person else c for c in table.chairs)
    table = replace(table, chairs=tuple(chairs))
    if table.status is not Status.PLAYING:
        return table
    chairs = (
        replace(c, bot=stand_in, away=False) if c.person == person else c for c in table.chairs
    )
    table = replace(table, chairs=tuple(chairs))
    others = [c.person for c in table.chairs if c.person is not None and c.bot is None]
    if not others:
        return tables.finish(table, Status.ABANDONED)
    return replace(table, host=others[0]) if table.host == person else table


def sits_again(chair: Chair, asks: str) -> Chair:
    """Return a chair as it stands at a rematch: nobody is ready, and who is gone is not there.

    Nor is who left and did not return; but the one who asks for it is.
    """
    if chair.person is not None and (chair.bot is not None or chair.name == GONE):
        return Chair()
    if chair.away and chair.person != asks:
        return Chair()
    return replace(chair, ready=chair.bot is not None, contribution="", seal="", away=False)
