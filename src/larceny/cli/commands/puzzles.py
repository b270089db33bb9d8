"""The options of `larceny puzzles` and its commands."""

from pathlib import Path
from typing import Any

import click

from .options import json_option

game_option = click.option("--game", metavar="GAME", help="Only puzzles of this game.")
theme_option = click.option("--theme", metavar="THEME", help="Only puzzles of this theme.")
file_option = click.option(
    "--file",
    "path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Puzzles of your own instead of those in the package.",
)


@click.group(short_help="Solve puzzles; make and check them.")
def puzzles() -> None:
    """Solve puzzles: questions about both games with exactly one right answer, and a trainer.

    `larceny puzzles play --daily` is the puzzle of the day, the same for everybody.
    """


@puzzles.command(short_help="Solve puzzles, one after the other.")
@click.argument("puzzle", required=False)
@click.option("--daily", is_flag=True, help="The puzzle of the day (UTC), the same for everybody.")
@click.option("--day", metavar="YYYY-MM-DD", help="The puzzle of another day.")
@game_option
@theme_option
@click.option("--trainer", is_flag=True, help="Follow the box through more and more moves.")
@click.option("--level", type=int, metavar="N", help="With --trainer: the level to begin with.")
@click.option("--seed", metavar="TEXT", help="Draw the same puzzles or exercises again.")
@file_option
@json_option
def play(**options: Any) -> None:
    """Solve puzzles, one after the other: each about as hard as you are good.

    PUZZLE is the name of a single one, or the first letters of it. Your rating, your streak and
    your record with the trainer are kept beside your saved games.
    """
    from ..puzzles.playing import run

    run(**options)


@puzzles.command(short_help="Prove every puzzle anew.")
@game_option
@theme_option
@click.option("--sample", type=int, metavar="N", help="Only so many of each theme.")
@click.option("--difficulty", is_flag=True, help="Show how hard they are, and how bots did.")
@file_option
@json_option
def check(**options: Any) -> None:
    """Prove every puzzle anew: that one answer is right, and why each other one is wrong.

    By exact deduction; what a master would do is played out again with fixed dice. Faults are
    listed, and the exit code is 2 if there is one.
    """
    from ..puzzles.checking import run

    run(**options)


@puzzles.command(short_help="Make puzzles out of games that bots play.")
@game_option
@click.option("--number", type=int, metavar="N", help="So many of each game; else a full set.")
@click.option("--seed", metavar="TEXT", help="Seed of the games; the same one makes the same set.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    required=True,
    help="Where to write them: FILE.jsonl, or packed as FILE.jsonl.gz.",
)
@json_option
def make(**options: Any) -> None:
    """Make puzzles out of games that bots play, and keep those that can be proven.

    A full set takes several minutes. The set in the package was made by this command.
    """
    from ..puzzles.making import run

    run(**options)
