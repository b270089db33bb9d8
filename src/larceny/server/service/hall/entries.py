"""Tables as the hall tells of them: made of what everybody may know, field by field."""

from typing import Literal, cast

from larceny.games.registry import find_title
from larceny.kernel.title import load
from larceny.protocol import hall as h
from larceny.protocol import table_info as info
from larceny.protocol.message import Json

from ...domain.tables import Table, Watching
from ..table.session import TableSession

Kind = Literal["waiting", "running", "finished"]


def entry_of(
    table: Table, kind: Kind, at: int | None = None, sketch: Json | None = None
) -> h.HallTable:
    """Tell of a public table."""
    plan = table.plan
    return h.HallTable(
        id=table.id,
        kind=kind,
        game=plan.game,
        edition=str(plan.ruleset["name"]),
        rated=plan.rated,
        clock=info.TimeControl(
            cast(info.TimeControlKind, str(plan.clock.kind)),
            plan.clock.per_move_ms,
            plan.clock.bank_ms,
        ),
        seats=[
            h.HallSeat(chair.name, chair.colour, chair.free, chair.bot is not None)
            for chair in table.chairs
        ],
        at=table.created if at is None else at,
        sketch=sketch,
    )


def waits(table: Table) -> bool:
    """Ask whether somebody may sit down at a table of the lobby."""
    return any(chair.free for chair in table.chairs) and not all(
        chair.free for chair in table.chairs
    )


def may_be_watched(table: Table) -> bool:
    """Ask whether the hall tells of a game: strangers may look on, and it is no exercise."""
    is_exercise = table.plan.lesson is not None or table.plan.start is not None
    return table.plan.watching is not Watching.CLOSED and not is_exercise


def people_at(table: Table) -> int:
    """Count the people who play at a table."""
    return sum(chair.person is not None for chair in table.chairs)


def sketch_of(session: TableSession) -> Json | None:
    """Return the small picture of a game as it stands, from a spectator's view and nothing else."""
    position = session.position
    reference = find_title(position.table.plan.game).sketch
    if reference is None or position.state is None or position.has_other_rules:
        return None
    view = position.game.view(position.state, None).to_json()
    sketch: Json = load(reference)(view)
    return sketch
