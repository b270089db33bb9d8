"""The options of `larceny position`."""

from typing import Any

import click

from .options import json_option, players_option, rules_options, viewer_options


@click.command(short_help="Show a position, or deal one.")
@click.argument("line", required=False)
@click.option("--deal", is_flag=True, help="Write the line of a freshly dealt position.")
@click.option("--game", "game_name", help="Game; if not given, the one that has the edition.")
@rules_options
@players_option
@click.option("--seed", default="larceny", show_default=True, help="Seed of the deal.")
@viewer_options
@json_option
def position(**options: Any) -> None:
    """Show the position that LINE describes (docs/notation.md), and what may be decided in it.

    With --deal, write the line of a dealt position instead: --edition, --players, --seed and the
    other options say which. Elsewhere they are not used; LINE names its own edition.
    """
    from ..reference.position import run

    run(**options)
