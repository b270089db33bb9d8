"""Work in bulk on a terminal: how far it has got, and how to go on when it was interrupted."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from larceny.lab.ray_pool import check_ray
from larceny.lab.run import Run, all_cores
from larceny.lab.work import Work

from ..common.files import FileTrouble
from ..common.output import make_console
from .bulk_options import BulkOptions


def begin(work: Work, out: Path | None, options: BulkOptions) -> Run:
    """Begin a run, or go on with one; refuse whatever can be refused before it is begun."""
    if options.resume and out is None:
        raise click.UsageError("--resume goes on with the file that --out names.")
    if options.jobs is not None and options.jobs < 1:
        raise click.UsageError("--jobs must be at least 1.")
    if options.ray is not None:
        check_ray()
    if out is not None and out.is_dir():
        raise FileTrouble("directory", path=str(out))
    try:
        return Run(work, out, options.resume)
    except OSError as trouble:
        raise FileTrouble.of(trouble, out) from None


def play(run: Run, options: BulkOptions) -> None:
    """Play to the end."""
    jobs = min(all_cores(), run.work.total) if options.jobs is None else options.jobs
    console = make_console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        games_kept(run),
        Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        ) as progress,
    ):
        task = progress.add_task("", total=run.work.total, completed=run.done)
        with closing(run.play(jobs, options.ray)) as playing:
            for done in playing:
                progress.update(task, completed=done)


def finish(run: Run) -> None:
    """Write the file that was asked for."""
    with games_kept(run):
        run.finish()


@contextmanager
def games_kept(run: Run) -> Iterator[None]:
    """Whatever happens, say where the games are that have finished."""
    try:
        yield
    except BaseException as trouble:
        tell_how_to_go_on(run)
        if isinstance(trouble, KeyboardInterrupt):
            raise click.Abort from None
        if isinstance(trouble, OSError):
            raise FileTrouble.of(trouble) from None
        raise


def tell_how_to_go_on(run: Run) -> None:
    """Say what is kept, and the command that goes on with it."""
    kept = run.leave()
    if not kept:
        return
    path = run.journal.path
    if path is None:
        click.echo("larceny: Nothing is kept; with --out, a run can be resumed.", err=True)
        return
    command = ["larceny", *sys.argv[1:]]
    if "--resume" not in command:
        command.append("--resume")
    click.echo(
        f"larceny: {kept:,} of {run.work.total:,} games are kept in {path}. "
        f"To go on: {shlex.join(command)}",
        err=True,
    )
