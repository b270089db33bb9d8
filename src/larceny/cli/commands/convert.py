"""The options of `larceny convert`."""

from pathlib import Path
from typing import Any

import click

from .options import file_argument, json_option


@click.command(short_help="Write a record as text, JSON or BBCode.")
@file_argument
@click.option(
    "--to",
    "form",
    type=click.Choice(["text", "json", "plain", "markdown", "bbcode"]),
    required=True,
    help="Form to write.",
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
    """Write a record as text that can be read back, or as JSON for programs.

    The other forms are for forums, and cannot be read back: every move in a sentence, under a
    header with the result; as plain text, Markdown or BBCode.
    """
    from ..records.convert import run

    run(**options)
