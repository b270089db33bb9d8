"""`larceny loadtest`: how many moves the server takes, and how fast."""

from math import inf
from pathlib import Path

import click
from rich.table import Table

from larceny.bots import names_for
from larceny.games.registry import DEFAULT_GAME, find_game
from larceny.loadtest.floors import Floor
from larceny.loadtest.measure import Load, measure
from larceny.server.domain.pace import Pace

from ..common.output import emit, make_console


def run(
    game_name: str | None,
    tables: int,
    seats: int,
    seconds: float,
    rate: float | None,
    playing: float,
    floor: str | None,
    bots: str | None,
    pace: str | None,
    as_json: bool,
) -> None:
    """Measure and tell."""
    if not Path("/proc/self/stat").exists():
        raise click.UsageError("A server's memory and time are read from /proc: only on Linux.")
    game = find_game(game_name or DEFAULT_GAME)
    game.ruleset(game.default_edition).check_players(seats)
    if tables < 1 or not 0 < seconds < inf or (rate is not None and not 0 < rate < inf):
        raise click.UsageError("--tables, --seconds and --rate must be positive numbers.")
    if not 0 < playing <= 1:
        raise click.UsageError("--playing is a share: more than 0, and at most 1.")
    if bots is not None and bots not in names_for(game.name):
        raise click.UsageError(f"--bots is one of {', '.join(names_for(game.name))}.")
    load = Load(
        game.name,
        tables,
        seats,
        seconds,
        rate,
        playing,
        Floor(floor) if floor else None,
        bots,
        Pace(pace) if pace else Pace.NORMAL if bots else Pace.AT_ONCE,
    )
    fields = measure(load).to_json()
    if as_json:
        emit(fields)
        return
    lines = Table.grid(padding=(0, 3, 0, 0))
    for name, value in fields.items():
        if value is not None:
            lines.add_row(name, f"{value:,}")
    make_console().print(lines)
