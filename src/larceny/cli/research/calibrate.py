"""`larceny calibrate`: a reliability table of what a game's forecaster says."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from larceny.lab.calibration import Calibration, Reliability, forecaster_of, forecasting_games
from larceny.lab.calibration import calibrate as hold_against_the_truth

from ..common.agreement import agree
from ..common.output import emit, make_console
from ..common.signs import BRASS


def run(
    game: str | None,
    edition: str | None,
    variants: Sequence[str],
    changes: Sequence[str],
    rules_file: Path | None,
    players: int,
    positions: int,
    seed: str,
    as_json: bool,
) -> None:
    """Ask, compare and tell."""
    if positions < 1:
        raise click.UsageError("--positions must be at least 1.")
    name = forecasting_games()[0] if game is None else game
    _, rules = agree(name, edition, variants, changes, rules_file)
    forecaster_of(name)
    rules.check_players(players)
    err = make_console(stderr=True)
    for found in track(
        hold_against_the_truth(name, rules, players, positions, seed),
        "Asking",
        total=positions,
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ):
        last = found
    if as_json:
        emit(last.to_json())
    else:
        _show(last, make_console())


def _show(found: Calibration, console: Console) -> None:
    console.print(f"{len(found.seconds):,} positions; a forecast takes {found.median_ms():.1f} ms")
    for kind, reliability in found.kinds.items():
        console.print(f"\n{kind}: off by {reliability.error():.2%} on average", style=BRASS)
        console.print(_table(reliability))


def _table(reliability: Reliability) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in ("called", "times", "said", "true", "95 % interval"):
        table.add_column(head, justify="right")
    for name, found in reliability.rows():
        figures = found.to_json()
        table.add_row(
            name,
            f"{found.count:,}",
            f"{figures['said']:.1%}",
            f"{figures['true']:.1%}",
            f"{figures['low95']:.1%} – {figures['high95']:.1%}",
        )
    return table
