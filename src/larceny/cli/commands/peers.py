"""The options of `larceny peers`."""

from typing import Any

import click

from larceny.lab.work import needs_extra

from .options import json_option


@click.command(short_help="Play against OpenSpiel's search.")
@click.argument("game_name", metavar="GAME")
@click.option("--bot", default="master", show_default=True, help="Which of our bots plays.")
@click.option("--players", type=int, default=None, help="Seats at the table.")
@click.option("--games", default=20, show_default=True, help="Games; every deal in every seat.")
@click.option("--ms", default=50.0, show_default=True, help="Milliseconds a decision.")
@click.option("--seed", default="peers", show_default=True, help="The deals follow from it.")
@json_option
def peers(**options: Any) -> None:
    """Seat one of our bots among bots of OpenSpiel, with equal time for every decision.

    Our bot gets the time if it plays by the clock, as the master does, unless its options say
    otherwise; the others get it always. They are OpenSpiel's information-set tree search in
    Python, on our game of OpenSpiel, with our sampler of what is hidden. Needs larceny[research].
    """
    try:
        from ..research.peers import run
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] not in ("numpy", "open_spiel", "pyspiel"):
            raise
        raise needs_extra("research", "open_spiel") from None

    run(**options)
