"""The options of `larceny convert`."""

from pathlib import Path
from typing import Any

import click

from .options import file_argument, json_option


@click.command(short_help="Write a record as text or as JSON.")
@file_argument
@click.option(
    "--to", "form", type=click.Choice(["text", "json"]), required=True, help="Form to write."
)
@click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path),
    metavar="OUT",
    help="File to write; without it, the record is printed.",
)
@json_option
def convert(**options: Any) -> None:
    """Write a record as text for people, or as JSON for programs."""
    from ..records.convert import run

    run(**options)
