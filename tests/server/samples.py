"""Tables, entries and answers to store; and a database that is set up."""

import tempfile
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

from larceny.kernel.events import Seat
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.ports.store import Entry, Line, Sealed, Store

_numbers = count()

PLAN = Plan(
    game="master-thieves",
    ruleset={"edition": "french", "round_cap": 12, "alarm_alone": True},
    seats=3,
    clock=TimeControl(ClockKind.BANK, 30_000, 600_000),
    public=True,
)


def new_table(host: str = "ann", game: str = "master-thieves", created: int = 1_000) -> Table:
    """Make a table with a host and two free chairs."""
    chairs = (Chair(person=host, name=host.capitalize(), ready=True), Chair(), Chair())
    name = f"table-{next(_numbers)}"
    return Table(name, replace(PLAN, game=game), host, chairs, "commitment", "secret", created)


def stored_table(store: Store, status: Status = Status.PLAYING) -> str:
    """Store a table; return its id."""
    table = replace(new_table(), status=status)
    store.tables.add_table(table)
    return table.id


def new_entry(table: str, seq: int, node: str = "n", deadline: int | None = None) -> Entry:
    """Make an entry; it tells which node wrote it."""
    client_id = f"{node}-{seq}"
    events = f'[{{"kind":"looked","by":"{node}","seq":{seq}}}]'.encode()
    return Entry(
        table, seq, Seat(seq % 3), "look T.N", client_id, 10 * seq, events, b"{}", deadline
    )


def new_line(table: str, text: str, person: str = "ann") -> Line:
    """Make a line of the chat that has no number yet."""
    return Line(table, 0, 5_000, person, Seat(0), person.capitalize(), text)


def new_answer(table: str, window: int, seat: Seat, word: str = "dagger") -> Sealed:
    """Make an answer in a window."""
    return Sealed(table, window, seat, word, f"{window}/{seat}", 7_000)


def set_up(path: Path) -> str:
    """Put a database without anything in it into a file, unless there is one; return its URL.

    It is a copy: to bring one up to date takes longer than many a test.
    """
    if not path.exists():
        path.write_bytes(_empty())
    return f"sqlite:///{path}"


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        open_store(f"sqlite:///{path}").close()
        return path.read_bytes()
