"""The options of `larceny learn`."""

import time
from pathlib import Path
from typing import Any

import click

from .options import json_option


@click.command(short_help="Let nets learn by playing themselves.")
@click.argument("game", metavar="GAME")
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder of the run.",
)
@click.option("--minutes", type=float, default=9.0, show_default=True, help="Until it stops.")
@click.option("--iterations", type=int, default=0, help="Updates until it stops; 0: by the clock.")
@click.option("--resume", is_flag=True, help="Go on where the run stopped.")
@click.option("--tables", default="", help="EDITION/PLAYERS, with commas; they take turns.")
@click.option(
    "--against",
    default="",
    metavar="BOT",
    help="grandmaster, or net:FILE: it stays as it is, and one seat learns to beat it.",
)
@click.option("--schedule-minutes", type=float, help="Training that the whole run is planned for.")
@click.option("--schedule-decisions", type=float, help="The same in decisions: repeatable.")
@click.option(
    "--begin", metavar="NET", type=click.Path(path_type=Path), help="A net to begin with."
)
@click.option(
    "--imitate",
    type=click.Path(dir_okay=False, exists=True, path_type=Path),
    metavar="FILE",
    help="Games with records: learn to decide as was decided there, instead of by playing.",
)
@click.option("--whose", default="", metavar="BOT", help="Whose decisions; everybody's if unsaid.")
@click.option(
    "--copies",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="NET",
    help="A net that sits among the older selves all the time; may be repeated.",
)
@click.option("--set", "changes", multiple=True, metavar="NAME=VALUE", help="A setting.")
@click.option("--judge-seconds", type=float, default=60.0, show_default=True, help="Between two.")
@click.option(
    "--judge-games", type=int, help="Games to judge by.  [default: 8192 on a GPU, 256 without one]"
)
@json_option
@click.option("--cache", type=click.Path(path_type=Path), help="Folder for compiled code.")
def learn(**options: Any) -> None:
    """Let a net learn a game by playing itself, on a GPU if there is one.

    A run is a folder. It stops in time and is saved; `--resume` goes on exactly where it stopped.
    The net in it, net.npz, plays wherever bots do: `--bots net:RUN/net.npz,expert`. With --against
    it is a best response: what it wins above a fair share is what the frozen net can be exploited
    by, at the least. It needs JAX (the extra `learn`). docs/learning.md has the settings, and what
    came of them.
    """
    started = time.monotonic()
    from ..research.learn import run

    run(started, **options)
