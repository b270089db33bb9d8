"""`larceny analyse`: a recorded game, judged by a master."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from larceny.bots.analysis import SIMULATIONS, Judged, decisions
from larceny.bots.analysis import analyse as go_through
from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.kernel.play import replay as play_again
from larceny.kernel.record import Record

from ..common.files import read_record
from ..common.output import emit, make_console
from ..common.signs import BRASS

WORTH_TELLING = 0.005
"""A decision that cost less is as good as the master's."""


def run(file: Path, seat: int | None, sims: int | None, worst: int, as_json: bool) -> None:
    """Go through a record and tell."""
    record = read_record(file)
    play_again(find_game(record.game), record)  # refuse it now rather than in the middle
    if seat is not None and not 0 <= seat < len(record.players):
        raise click.UsageError(f"The record has the seats 0 to {len(record.players) - 1}.")
    seats = None if seat is None else (Seat(seat),)
    err = make_console(stderr=True)
    judged: list[Judged] = []
    for one in track(
        go_through(record, seats, SIMULATIONS if sims is None else sims),
        "Judging",
        total=decisions(record, seats),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ):
        judged.append(one)
        if as_json:
            emit(one.to_json())
    if not as_json:
        _show(record, judged, worst, make_console())


def _show(record: Record, judged: Sequence[Judged], worst: int, console: Console) -> None:
    for seat, name in enumerate(record.players):
        own = [one.cost for one in judged if one.seat == seat]
        if own:
            lost = f"{sum(own) / len(own):.1%} lost on average"
            console.print(f"{name}: {len(own)} decisions, {lost}")
    costly = sorted(judged, key=lambda one: -one.cost)[:worst]
    rows = [one for one in costly if one.cost >= WORTH_TELLING]
    if not rows:
        console.print("\nThe master would have done nothing better.", style=BRASS)
        return
    console.print("\nThe costliest decisions", style=BRASS)
    console.print(_table(record, rows))


def _table(record: Record, rows: Sequence[Judged]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in ("move", "when", "player", "did", "the master would have"):
        table.add_column(head)
    by_net = any(one.net is not None for one in rows)
    if by_net:
        table.add_column("the net")
    table.add_column("error", justify="right")
    table.add_column("cost", justify="right")
    for one in rows:
        table.add_row(
            str(one.move + 1),
            _chapter(record, one.move),
            record.players[one.seat],
            one.made,
            one.best,
            *([_by_net(one)] if by_net else []),
            "" if one.error is None else f"±{one.error:.0%}",
            f"{one.cost:.0%}",
        )
    return table


def _by_net(one: Judged) -> str:
    """Say how often a net plays what was done, and what it plays most often."""
    if one.net is None:
        return ""
    if one.net.best == one.made:
        return f"so, too: {one.net.made_chance:.0%}"
    return f"so {one.net.made_chance:.0%}, {one.net.best} {one.net.best_chance:.0%}"


def _chapter(record: Record, move: int) -> str:
    """Say in which round or turn a move was made."""
    return [title for at, title in record.chapters if at <= move][-1]
