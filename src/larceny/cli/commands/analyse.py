"""The options of `larceny analyse`."""

from typing import Any

import click

from .options import file_argument, json_option


@click.command(short_help="Let a master judge a recorded game.")
@file_argument
@click.option("--seat", type=int, metavar="N", help="Judge seat N alone, from 0.")
@click.option(
    "--sims",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="How often each decision is played out; more is slower and surer.",
)
@click.option(
    "--worst",
    type=click.IntRange(1),
    default=10,
    show_default=True,
    metavar="N",
    help="How many of the costliest decisions are listed.",
)
@json_option
def analyse(**options: Any) -> None:
    """Say what a master would have done at each decision of a recorded game, and what it cost.

    At every decision the master knows what that seat knew then, and no more. With --json, one
    object a line for every decision.
    """
    from ..records.analyse import run

    run(**options)
