"""Work in bulk on a terminal: how far it has got, and how to go on when it was interrupted."""

import shlex
import sys
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from larceny.lab.run import Run, all_cores
from larceny.lab.work import LabTrouble, Work

from .files import FileTrouble
from .output import make_console


def begin(work: Work, out: Path | None, resume: bool) -> Run:
    """Begin a run, or go on with one; refuse a place that cannot be written."""
    if resume and out is None:
        raise click.UsageError("--resume goes on with the file that --out names.")
    try:
        return Run(work, out, resume)
    except OSError as trouble:
        raise FileTrouble.of(trouble, out) from None


def play(run: Run, jobs: int | None, ray: str | None) -> None:
    """Play to the end; whatever happens, say where the games are that have finished."""
    if jobs is None:
        jobs = min(all_cores(), run.work.total)
    if jobs < 1:
        raise click.UsageError("--jobs must be at least 1.")
    console = make_console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        ) as progress:
            task = progress.add_task("", total=run.work.total, completed=run.done)
            for done in run.play(jobs, ray):
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        tell_how_to_go_on(run)
        raise click.Abort from None
    except LabTrouble:
        tell_how_to_go_on(run)
        raise


def tell_how_to_go_on(run: Run) -> None:
    """Say what is kept, and the command that goes on with it."""
    path = run.journal.path
    if path is None:
        if run.done:
            click.echo("larceny: Nothing is kept; with --out, a run can be resumed.", err=True)
        return
    command = ["larceny", *sys.argv[1:]]
    if "--resume" not in command:
        command.append("--resume")
    click.echo(
        f"larceny: {run.done:,} of {run.work.total:,} games are kept in {path}. "
        f"To go on: {shlex.join(command)}",
        err=True,
    )
