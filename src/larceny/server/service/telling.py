"""What each viewer is told: snapshots and steps, as bytes.

Bytes depend on nothing but the view, the legal actions and the witnessed events of the viewer.
"""

from typing import Any

import msgspec

from larceny.kernel.events import Seat, Viewer
from larceny.protocol import messages as m

from ..domain.tables import Table
from .live import Live, Past, Told

_encode = msgspec.json.Encoder().encode


def lobby_of(table: Table) -> dict[str, Any]:
    """Return what everybody at a table may know about it."""
    plan = table.plan
    return {
        "id": table.id,
        "game": plan.game,
        "ruleset": dict(plan.ruleset),
        "status": str(table.status),
        "host": table.host,
        "public": plan.public,
        "rated": plan.rated,
        "memory_aid": str(plan.memory_aid),
        "watching": str(plan.watching),
        "reaction_ms": plan.reaction_ms,
        "clock": {
            "kind": str(plan.clock.kind),
            "per_move_ms": plan.clock.per_move_ms,
            "bank_ms": plan.clock.bank_ms,
        },
        "commitment": table.commitment,
        "rematch": table.rematch,
        "seats": [
            {
                "person": chair.person,
                "name": chair.name,
                "bot": chair.bot,
                "colour": chair.colour,
                "ready": chair.ready,
            }
            for chair in table.chairs
        ],
    }


def legal_of(live: Live, seat: Seat | None) -> m.Legal | None:
    """Return what a seat may decide now; None if it owes nothing."""
    if seat is None or seat not in live.deciders() or seat in live.sealed:
        return None
    game, state = live.game, live.state
    actions = game.reactions(state, seat) or game.legal_actions(state, seat)
    words = [action.word for action in actions]
    return m.Legal(game.rule_behind(state), live.asked_at(seat), words)


def snapshot(live: Live, viewer: Viewer) -> bytes:
    """Tell how a table stands."""
    dealt = live.state is not None
    return _encode(
        m.Snapshot(
            table=live.table.id,
            seq=live.seq,
            seat=viewer,
            lobby=lobby_of(live.table),
            view=live.game.view(live.state, viewer).to_json() if dealt else None,
            legal=legal_of(live, viewer),
            clock=clock_of(live),
        )
    )


def clock_of(live: Live) -> dict[str, Any] | None:
    """Return how the clock stands, if there is one."""
    deadline = live.clock.deadline(live.table.plan.clock)
    if deadline is None:
        return None
    return {"deadline": deadline, "banks": list(live.clock.banks)}


def step(live: Live, past: Past, viewer: Viewer, last: bool) -> bytes:
    """Tell one step; only the last one, where the table stands now, shows the view."""
    game = live.game
    return _encode(
        m.Step(
            table=live.table.id,
            seq=past.seq,
            events=[_witnessed(live, told, viewer) for told in past.told],
            view=game.view(live.state, viewer).to_json() if last else None,
            legal=legal_of(live, viewer) if last else None,
        )
    )


def _witnessed(live: Live, told: Told, viewer: Viewer) -> Any:
    """Return an event as a viewer may witness it; what is open to all was written once."""
    witnessed = live.game.witnessed(told.event, viewer)
    return told.whole if witnessed is told.event else witnessed.to_json()


def lobby(table: Table) -> bytes:
    """Tell who sits at a table."""
    return _encode(m.Lobby(table.id, lobby_of(table)))
