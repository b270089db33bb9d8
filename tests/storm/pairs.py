"""Two worlds that differ in one hidden decision: nobody else may notice before the rules tell him.

Neither by what he is sent, nor by how much, in which order, or when: every message that reaches
anybody else at the table is the same to the byte and to the microsecond.
"""

from collections.abc import Iterator

from larceny.kernel.events import Seat, Viewer

from .invariants import Past
from .ledger import Ledger
from .planted import SECRETS
from .players import Decided, Player
from .world import World


def hidden_decisions(past: Past) -> Iterator[tuple[Player, Decided]]:
    """List what somebody decided while others were asked, too, or in a reaction window."""
    for player in past.world.players:
        ledger = past.ledgers[player.seated.table]
        for act in player.acked:
            if 0 <= act.since < len(ledger.steps):
                step = ledger.steps[act.since]
                is_hidden = step.window is not None or len(step.asked()) > 1
                if is_hidden and len(step.words(Seat(player.seat or 0))) > 1:
                    yield player, act


def lived_otherwise(world: World, act: Decided) -> World:
    """Live through a world again, with one decision made otherwise."""
    other = type(world)(world.seed, world.faults.all, act.id, world.without)
    other.run()
    return other


def told_apart(past: Past, theirs: Past, player: Player, act: Decided) -> list[str]:
    """List what others noticed of a decision that was made otherwise."""
    id_ = player.seated.table
    return [
        f"{SECRETS}: {one.name} learned of {act.id} {what}"
        for one in past.at(id_)
        if one is not player
        for what in _difference(past, theirs, id_, one, player, act)
    ]


def _difference(
    past: Past, theirs: Past, table: str, one: Player, player: Player, act: Decided
) -> Iterator[str]:
    viewer: Viewer = None if one.seat is None else Seat(one.seat)
    mine, others = past.ledgers[table], theirs.ledgers[table]
    known = min(_told_at(mine, others, viewer), _goes_on_at(mine, player, act))
    known = min(known, _goes_on_at(others, player, act))
    same = theirs.world.by_name[one.name]
    until = min(_stored_at(past, table, known), _stored_at(theirs, table, known))
    before = [(heard.at, heard.message) for heard in one.heard if heard.at < until]
    after = [(heard.at, heard.message) for heard in same.heard if heard.at < until]
    for number, (left, right) in enumerate(zip(before, after, strict=False)):
        if left != right:
            yield f"by message {number}: {left} and {right}"
            return
    if len(before) != len(after):
        yield f"by their number: {len(before)} and {len(after)}"


def _told_at(mine: Ledger, others: Ledger, viewer: Viewer) -> int:
    """Return the first step that is not the same for a viewer."""
    for left, right in zip(mine.steps, others.steps, strict=False):
        if (
            left.entry.seat != right.entry.seat
            or left.witnessed(viewer) != right.witnessed(viewer)
            or left.view(viewer) != right.view(viewer)
            or left.asked() != right.asked()
        ):
            return left.entry.seq
    return min(len(mine.steps), len(others.steps))


def _goes_on_at(ledger: Ledger, player: Player, act: Decided) -> int:
    """Return the step with which somebody goes on who knows what he has decided."""
    own = [step.entry for step in ledger.steps if step.entry.seat == player.seat]
    later = [entry.seq for entry in own if entry.seq > act.since and entry.client_id != act.id]
    return min(later, default=len(ledger.steps))


def _stored_at(past: Past, table: str, seq: int) -> float:
    """Return when a step was stored: from then on it may be told, and all else may differ."""
    return past.world.rows.stored_at.get((table, seq), float("inf"))
