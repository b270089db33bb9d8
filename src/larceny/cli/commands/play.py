"""The options of `larceny play`."""

from pathlib import Path
from typing import Any

import click

from .options import json_option, players_option, rules_options


@click.command(short_help="Play in the terminal, you against bots.")
@click.argument("game", required=False)
@click.option("--game", "named", metavar="GAME", help="The same as GAME.")
@rules_options
@players_option
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat, from 0.")
@click.option(
    "--bots",
    default=None,
    show_default="novice",
    help="Bot for the other seats (novice or random), or one for each, with commas.",
)
@click.option("--seed", metavar="TEXT", help="Play the same deal again; random if not given.")
@click.option("--name", default="Guest", show_default=True, help="Your name in the record.")
@click.option("--resume", is_flag=True, help="Go on with the saved game without asking.")
@click.option("--new", is_flag=True, help="Begin a new game; a saved one is set aside.")
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the game in this file instead of your state folder.",
)
@json_option
def play(game: str | None, named: str | None, **options: Any) -> None:
    """Play GAME in the terminal, you against bots, until it ends.

    Every move is saved. Type h for help at any prompt, ? for the rule behind it, q to quit.
    """
    from ..play.start import PlayOptions, run

    run(PlayOptions(game=game or named, **options))
