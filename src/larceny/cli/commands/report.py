"""The options of `larceny report`."""

from pathlib import Path
from typing import Any

import click

from .options import json_option


@click.command(short_help="Draw a page about many games.")
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path),
    default=Path("report.html"),
    show_default=True,
    metavar="FILE.html",
    help="Page to write.",
)
@click.option("--title", help="Title of the page.")
@json_option
def report(**options: Any) -> None:
    """Draw a page with plots about the games in FILEs, as `simulate --out` writes them.

    The page is one file and needs no network. Games of several editions, options and numbers of
    players are set beside each other. If FILEs are folders of `larceny learn`, the page shows how
    their nets learned.
    """
    from ..research.report import run

    run(**options)
