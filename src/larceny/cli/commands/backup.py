"""The options of `larceny backup` and `larceny restore`."""

from typing import Any

import click

from .options import database_options, file_argument, json_option


@click.command(short_help="Copy everything that the server keeps.")
@file_argument
@database_options
@json_option
def backup(**options: Any) -> None:
    """Copy everything that the server keeps into FILE, while it runs.

    FILE holds secrets: of running games, and hashes of passwords. Nobody else may read it.
    """
    from ..hosting.backup import run_backup

    run_backup(**options)


@click.command(short_help="Put a backup into an empty database.")
@file_argument
@database_options
@json_option
def restore(**options: Any) -> None:
    """Put the backup in FILE into an empty database; all of it, or nothing.

    The database may be of another kind: it is also the way from SQLite to PostgreSQL.
    """
    from ..hosting.backup import run_restore

    run_restore(**options)
