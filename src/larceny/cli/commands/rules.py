"""The options of `larceny rules`."""

from typing import Any

import click

from .options import game_argument, json_option, rules_options


@click.command(short_help="Read the rules, and compare editions.")
@game_argument
@rules_options
@click.option(
    "--diff",
    metavar="EDITION",
    help="Show in which fields another edition differs, and which variants each offers.",
)
@click.option("--paragraph", metavar="NUMBER", help="Show one paragraph, such as MT-4.2.")
@click.option("--search", metavar="WORD", help="Find the paragraphs that speak of something.")
@click.option("--actions", is_flag=True, help="List all decisions with their indices.")
@click.option("--fields", is_flag=True, help="List the fields of the ruleset with their values.")
@click.option("--players", type=int, metavar="N", help="Show what a table of N players needs.")
@json_option
def rules(**options: Any) -> None:
    """Read the rules of GAME in an edition, or what was asked for of them."""
    from ..reference.rules import RulesOptions, run

    run(RulesOptions(**options))
