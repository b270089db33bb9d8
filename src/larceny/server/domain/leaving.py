"""What becomes of chairs when people take another name, get up, go for good, or play again."""

from dataclasses import replace

from . import tables
from .accounts import GONE
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


def gone(table: Table, person: str, stand_in: str) -> Table:
    """Take a person's name off a table for good; a bot plays his game to its end."""
    if table.status is Status.LOBBY:
        return get_up(table, person)
    chairs = (replace(c, name=GONE) if c.person == person else c for c in table.chairs)
    table = replace(table, chairs=tuple(chairs))
    if table.status is not Status.PLAYING:
        return table
    chairs = (replace(c, bot=stand_in) if c.person == person else c for c in table.chairs)
    table = replace(table, chairs=tuple(chairs))
    others = [c.person for c in table.chairs if c.person is not None and c.bot is None]
    if not others:
        return tables.finish(table, Status.ABANDONED)
    return replace(table, host=others[0]) if table.host == person else table


def sits_again(chair: Chair) -> Chair:
    """Return a chair as it stands at a rematch: nobody is ready, and who is gone is not there."""
    if chair.person is not None and (chair.bot is not None or chair.name == GONE):
        return Chair()
    return replace(chair, ready=chair.bot is not None, contribution="")
