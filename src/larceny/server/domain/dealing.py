"""From a table whose people are ready to its deal: commit–reveal.

What they add is fixed, then opened, then used.

Where no seat has sealed anything and no beacon is asked for, nothing has to be opened.
"""

from collections.abc import Callable
from dataclasses import replace

from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, by_seat
from larceny.kernel.sealed_deal import AddedBy, BeaconRound, SealedDeal, SealScope, chance_of

from . import tables
from .opening import ROUND_MS, Opening
from .refusals import Forbidden, Refused
from .tables import Chair, Status, Table


def begin(
    table: Table,
    person: str,
    rules_version: int,
    now: int,
    draw: Callable[[], str],
    beacon: BeaconRound | None = None,
) -> Table:
    """Let the host begin: all seals are fixed, and a text is drawn for every bot."""
    table = tables.start(table, person, rules_version)
    if beacon is None and not any(chair.seal for chair in table.chairs):
        return table
    added = [_added(chair, draw) for chair in table.chairs]
    seals = [_seal(table, seat, how, text) for seat, (how, text) in by_seat(added)]
    opening = Opening(
        until=now + ROUND_MS,
        added_by=tuple(how for how, _ in added),
        seals=tuple(seals),
        texts=tuple(text for _, text in added),
        beacon=beacon,
    )
    return replace(table, opening=opening)


def _added(chair: Chair, draw: Callable[[], str]) -> tuple[AddedBy, str]:
    """Say how a seat adds something to the deal, and what of it is known already."""
    if chair.bot is not None:
        return AddedBy.BOT, draw()
    if chair.seal:
        return AddedBy.SEALED, ""
    return (AddedBy.PLAIN, chair.contribution) if chair.contribution else (AddedBy.NONE, "")


def _seal(table: Table, seat: Seat, how: AddedBy, text: str) -> str:
    if how is AddedBy.SEALED:
        return table.chairs[seat].seal
    return "" if how is AddedBy.NONE else seal_scope_of(table, seat).seal(text)


def seal_scope_of(table: Table, seat: Seat) -> SealScope:
    """Return what the seal of a seat is made for."""
    return SealScope(table.id, table.commitment, seat)


def open_own(table: Table, person: str, round_: int, text: str, now: int) -> Table:
    """Open what one has sealed, when all seals are fixed; the same again does no harm."""
    opening = table.opening
    if table.status is not Status.PLAYING or opening is None:
        raise Refused("not-opening", status=str(table.status))
    seat = table.seat_of(person)
    if seat is None:
        raise Forbidden("not-your-seat")
    if round_ == opening.round and opening.texts[seat] == text:
        return table
    if seat not in opening.waiting() or round_ != opening.round or now >= opening.until:
        raise Refused("too-late", round=opening.round)
    if not opening.fits(seal_scope_of(table, seat), text):
        raise Refused("wrong-text", round=opening.round)
    return replace(table, opening=opening.opened(seat, text))


def end_round(table: Table, now: int, beacon: BeaconRound | None = None) -> Table:
    """Go on without those who have not opened in time; the next round has a beacon of its own."""
    opening = table.opening
    if not is_opening(table) or opening is None or not opening.waiting() or now < opening.until:
        return table
    return replace(table, opening=opening.next_round(now + ROUND_MS, beacon))


def with_beacon(table: Table, beacon: BeaconRound) -> Table:
    """Note what a beacon has said, if that is the round that was named."""
    opening = table.opening
    if opening is None or opening.beacon is None or opening.beacon.is_out:
        return table
    if (opening.beacon.chain, opening.beacon.round) != (beacon.chain, beacon.round):
        return table
    return replace(table, opening=replace(opening, beacon=beacon))


def is_opening(table: Table) -> bool:
    """Ask whether a game has begun that cannot be dealt yet."""
    is_on = table.status is Status.PLAYING
    return is_on and table.opening is not None and not table.opening.is_complete


def contributions(table: Table) -> tuple[str, ...]:
    """Return what the seats have added to the deal."""
    if table.opening is not None:
        return table.opening.texts
    return tuple(chair.contribution for chair in table.chairs)


def sealed_deal(table: Table) -> SealedDeal | None:
    """Return how the deal came about, where seats have sealed what they added."""
    return None if table.opening is None else table.opening.deal(table.id)


def chance(table: Table) -> Chance:
    """Start the stream from which a table's game is dealt."""
    return chance_of(table.secret, contributions(table), sealed_deal(table))
