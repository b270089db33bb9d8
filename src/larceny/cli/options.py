"""Options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

json_option = click.option(
    "--json", "as_json", is_flag=True, help="Write JSON for programs instead of text."
)
game_argument = click.argument("game", metavar="GAME")
players_option = click.option(
    "--players", type=int, default=4, show_default=True, metavar="N", help="Seats at the table."
)
file_argument = click.argument("file", type=click.Path(path_type=Path))


def rules_options(command: F) -> F:
    """Add the options by which a ruleset is agreed on."""
    for option in reversed(
        (
            click.option("--edition", metavar="NAME", help="Printed edition to play by."),
            click.option(
                "--variant",
                "variants",
                multiple=True,
                metavar="NAME",
                help="Variant that the edition offers, such as one_action; may be repeated.",
            ),
            click.option(
                "--set",
                "changes",
                multiple=True,
                metavar="FIELD=VALUE",
                help="Change one field of the ruleset; may be repeated.",
            ),
            click.option(
                "--rules",
                "rules_file",
                type=click.Path(path_type=Path),
                metavar="FILE.toml",
                help="Ruleset of your own: an edition and the fields that change.",
            ),
        )
    ):
        command = option(command)
    return command


def viewer_options(command: F) -> F:
    """Add the options that say through whose eyes something is shown."""
    for option in reversed(
        (
            click.option("--seat", type=int, metavar="N", help="See what seat N sees, from 0."),
            click.option("--spectator", is_flag=True, help="See what anybody sees (the default)."),
            click.option("--open", "all_open", is_flag=True, help="See everything."),
        )
    ):
        command = option(command)
    return command


def database_options(command: F) -> F:
    """Add the options that say which database is meant: as for the server, if nothing is said."""
    for option in reversed(
        (
            click.option(
                "--database", metavar="URL", help="Database: SQLite in a file, or PostgreSQL."
            ),
            click.option(
                "--config",
                type=click.Path(path_type=Path),
                metavar="FILE.toml",
                help="Settings of the server, which name the database.",
            ),
        )
    ):
        command = option(command)
    return command
