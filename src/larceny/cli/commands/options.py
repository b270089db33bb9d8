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


def bulk_options(
    games: str,
    seed: str,
    out: str = "Write every game into FILE.jsonl or FILE.parquet.",
    place: str = "FILE",
) -> Callable[[F], F]:
    """Add the options of work in bulk: how much, from which seed, where, and what is kept."""
    options = (
        click.option(
            "--players",
            default="4",
            show_default=True,
            metavar="N",
            help="Seats at the table; several as 2,3 or 2-8.",
        ),
        click.option("--games", type=int, default=1000, show_default=True, help=games),
        click.option("--seed", default="larceny", show_default=True, help=seed),
        click.option("--jobs", type=int, metavar="N", help="Processes to play in; else all cores."),
        click.option(
            "--ray",
            metavar="ADDRESS",
            help="Ray cluster to play on; `local` makes one on this machine.",
        ),
        click.option(
            "--out",
            type=click.Path(path_type=Path),
            metavar=place,
            help=out,
        ),
        click.option("--resume", is_flag=True, help="Go on with a run that was interrupted."),
    )

    def add(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return add


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
