"""The options of `larceny replay`."""

from typing import Any

import click

from .options import file_argument, json_option, viewer_options


@click.command(short_help="Show a recorded game move by move.")
@file_argument
@viewer_options
@click.option(
    "--delay",
    type=click.FloatRange(0, 3600),
    metavar="S",
    help="Seconds between moves on a terminal; 1 if not given.",
)
@click.option("--from", "first", type=int, metavar="N", help="Begin with move N; 0 is the deal.")
@click.option("--to", "last", type=int, metavar="N", help="End with move N.")
@click.option("--step", is_flag=True, help="Wait for Enter after every move on a terminal.")
@json_option
def replay(**options: Any) -> None:
    """Show a recorded game, in text or JSON, move by move.

    You see it as a spectator does, unless --seat or --open says otherwise. With --json, one object
    a line for every move.
    """
    from ..records.replay import run

    run(**options)
