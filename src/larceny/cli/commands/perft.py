"""The options of `larceny perft`."""

from typing import Any

import click

from .options import json_option, players_option, rules_options


@click.command(short_help="Count sequences of decisions.")
@click.argument("game_name", metavar="GAME")
@rules_options
@players_option
@click.option("--depth", type=int, default=4, show_default=True, help="Longest sequence.")
@click.option("--position", metavar="LINE", help="Position to count from, instead of a deal.")
@click.option("--seed", default="larceny", show_default=True, help="Seed of the deal.")
@click.option(
    "--engine",
    type=click.Choice(["rules", "twin"]),
    default="rules",
    show_default=True,
    help="What counts: the rules, by depth, or their twin for GPUs, by breadth.",
)
@json_option
def perft(**options: Any) -> None:
    """Count the sequences of decisions that begin in a position, by their length.

    Where several seats owe a decision at once, only the first of them is asked, since the order of
    their answers changes nothing.
    """
    from ..research.perft import run

    run(**options)
