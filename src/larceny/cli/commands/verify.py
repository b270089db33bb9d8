"""The options of `larceny verify`."""

from typing import Any

import click

from .options import file_argument, json_option


@click.command(short_help="Check a record by playing it again.")
@file_argument
@json_option
def verify(**options: Any) -> None:
    """Check a record: its secret against the commitment, its moves, result and digest.

    Leaves with 0 if all is right, and with 2 and the reason if something is not.
    """
    from ..records.verify import run

    run(**options)
