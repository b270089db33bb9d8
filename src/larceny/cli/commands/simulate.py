"""The options of `larceny simulate`."""

from typing import Any

import click

from .options import bulk_options, json_option, rules_options


@click.command(short_help="Let bots play many games.")
@click.argument("game_name", metavar="GAME")
@rules_options
@bulk_options(games="Games to play at each table.", seed="Game i is dealt from SEED/i.")
@click.option(
    "--vary",
    "varied",
    multiple=True,
    metavar="FIELD",
    help="Play with every value of a field, too, or with some: FIELD=VALUE,VALUE; `all` varies one "
    "field after the other. May be repeated.",
)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Bot for all seats, such as random or novice, or one for each, with commas.",
)
@click.option(
    "--engine",
    type=click.Choice(["rules", "twin"]),
    default="rules",
    show_default=True,
    help="What plays: the rules, or their twin for GPUs, where bots are random, first, last or "
    "prefer:WORD+WORD.",
)
@click.option(
    "--records",
    is_flag=True,
    help="Write the record of every game, too: for `larceny learn --imitate`, and to be replayed.",
)
@json_option
def simulate(**options: Any) -> None:
    """Let bots play many games of GAME, and tell how they went.

    GAME can be `all`, and so can --edition. The games are the same for any number of --jobs. With
    --out, every game is written down with what happened in it, for `larceny report`. The twin plays
    millions of games in the time of thousands, but deals by lots of its own and tells less of each.
    """
    from ..research.bulk_options import BulkOptions
    from ..research.simulate import run

    run(BulkOptions(**options))
