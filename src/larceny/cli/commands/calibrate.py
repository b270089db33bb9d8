"""The options of `larceny calibrate`."""

from typing import Any

import click

from .options import json_option, players_option, rules_options


@click.command(short_help="Test how well a game is forecast.")
@click.argument("game", metavar="[GAME]", required=False)
@rules_options
@players_option
@click.option("--positions", type=int, default=10_000, show_default=True, help="Positions to ask.")
@click.option("--seed", default="larceny", show_default=True, help="Where the games come from.")
@json_option
def calibrate(**options: Any) -> None:
    """Hold what a game's forecaster says against the truth in random positions.

    It prints a reliability table: of all that was called about so likely, which share was true?
    And how long a forecast took. Without GAME it takes the first game that brings a forecaster.
    """
    from ..research.calibrate import run

    run(**options)
