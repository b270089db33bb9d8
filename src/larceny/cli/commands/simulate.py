"""The options of `larceny simulate`."""

from pathlib import Path
from typing import Any

import click

from ..options import json_option, players_option, rules_options


@click.command(short_help="Let bots play many games.")
@click.argument("game_name", metavar="GAME")
@rules_options
@players_option
@click.option("--games", type=int, default=1000, show_default=True, help="Games to play.")
@click.option("--seed", default="larceny", show_default=True, help="Game i is dealt from SEED/i.")
@click.option("--jobs", type=int, default=1, show_default=True, help="Processes to play in.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Bot for all seats (random or novice), or one for each, with commas.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE.jsonl",
    help="Write every game on a line of its own, as JSON.",
)
@json_option
def simulate(**options: Any) -> None:
    """Let bots play many games of GAME, and tell how they went.

    The games are the same for any number of --jobs.
    """
    from ..simulate import run

    run(**options)
