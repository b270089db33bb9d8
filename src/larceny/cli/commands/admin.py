"""The options of `larceny admin`."""

from typing import Any

import click

from .options import database_options, json_option


@click.group(short_help="What people have reported, for administrators.")
def admin() -> None:
    """Look after a server: what people have reported."""


@admin.command(short_help="List what people have reported, or close one of it.")
@click.option("--closed", is_flag=True, help="List those that are closed.")
@click.option("--close", metavar="ID", help="Close this one, with --note.")
@click.option("--note", metavar="TEXT", help="What was decided, for whoever reads it later.")
@database_options
@json_option
def reports(**options: Any) -> None:
    """List the reports that wait, the oldest first; or close one with a note.

    Nothing follows from a report by itself, nor from closing it: people decide.
    """
    from ..hosting.reports import run_reports

    run_reports(**options)
