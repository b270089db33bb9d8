"""The options of `larceny arena`."""

from typing import Any

import click

from larceny.lab.work import needs_extra

from .options import bulk_options, json_option, rules_options


@click.command(short_help="Hold bots against each other.")
@click.argument("game_name", metavar="GAME")
@rules_options
@bulk_options(
    games="Games a pairing, rounded up so that everybody sits in every seat equally often.",
    seed="Deal i is dealt from SEED/i, for every pairing alike.",
    out="Folder for the games and the result; with FILE.jsonl or FILE.parquet, the games alone.",
    place="FOLDER",
)
@click.option(
    "--bots",
    required=True,
    metavar="A,B,...",
    help="Bots, with commas: grandmaster, master, expert, novice, random, with their options "
    "behind a colon (docs/bots.md), such as master:ms=50. For a ladder, the highest first. "
    "`benchmark` names those that everybody can be held against.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["round-robin", "ladder"]),
    default="round-robin",
    show_default=True,
    help="Each against each other, or each against the next lower one.",
)
@json_option
def arena(form: str, **options: Any) -> None:
    """Hold bots against each other: one seat of one bot, all other seats of another.

    GAME can be `all`, and so can --edition. Every pairing plays the same deals, each once with the
    odd bot in every seat. The result is the same for any number of --jobs, if no bot plays by the
    clock. It tells the odd bot's share of the victories and its lead, with 95 % intervals over the
    deals, ratings over all games, and how long bots take for a decision.
    """
    from ..research.arena import run
    from ..research.bulk_options import BulkOptions

    try:
        run(BulkOptions(**options), form)
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] not in ("open_spiel", "pyspiel"):
            raise
        raise needs_extra("research", "open_spiel") from None
