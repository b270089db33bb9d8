"""The options of `larceny loadtest`."""

from typing import Any

import click

from .options import json_option

PACES = ("calm", "normal", "brisk", "at-once")
"""As the server has them: --help need not load it."""


@click.command(short_help="Load the server with tables of random play.")
@click.option("--game", "game_name", help="Title; else the first one.")
@click.option("--tables", type=int, default=200, show_default=True, help="Tables.")
@click.option("--seats", type=int, default=3, show_default=True, help="People at each table.")
@click.option("--seconds", type=float, default=10.0, show_default=True, help="How long to count.")
@click.option("--rate", type=float, help="Moves a second of all tables together; else flat out.")
@click.option(
    "--playing", type=float, default=1.0, show_default=True, help="Share of tables that play."
)
@click.option(
    "--floor",
    type=click.Choice(["fast", "plain"]),
    is_flag=False,
    flag_value="fast",
    help="Measure a bare relay, too, and the ratio to it: a fast one, or with =plain a simple one.",
)
@click.option(
    "--bots",
    metavar="LEVEL",
    help="Let one person sit at each table among bots, and tell how fast they answer.",
)
@click.option(
    "--pace",
    type=click.Choice(PACES),
    help="How long bots wait before they answer; else `normal` with bots.",
)
@json_option
def loadtest(**options: Any) -> None:
    """Start a server of its own, and let people play random legal moves over real sockets.

    Every decision is durably committed before it is sent. The time is from sending a decision to
    the other clients' receiving it. With --bots, times are from a bot's question to its answer,
    without what the pace of a table holds back.

    The floor is a bare relay that commits and broadcasts, too: the fast one on uvloop, in groups
    and without compression; the plain one each message by itself.
    """
    from ..hosting.loadtest import run

    run(**options)
