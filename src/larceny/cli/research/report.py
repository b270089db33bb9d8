"""`larceny report`: a page about games that were played in bulk."""

from collections.abc import Sequence
from pathlib import Path

from larceny.games.registry import find_title
from larceny.lab.report import Report, report_on, report_on_runs
from larceny.lab.report.learning import is_run
from larceny.lab.rows import read_rows

from ..common.files import FileTrouble, write_text
from ..common.output import emit, make_console


def run(files: Sequence[Path], out: Path, title: str | None, as_json: bool) -> None:
    """Read, draw and write."""
    if all(is_run(path) for path in files):
        _write(report_on_runs(files, title), out, as_json)
        return
    try:
        rows = (row for path in files for row in read_rows(path))
        page = report_on(rows, lambda game: find_title(game).display_name, title)
    except OSError as trouble:
        raise FileTrouble.of(trouble) from None
    _write(page, out, as_json)


def _write(page: Report, out: Path, as_json: bool) -> None:
    write_text(out, page.html)
    if as_json:
        emit({"out": str(out), "games": page.games, "plots": page.plots})
        return
    make_console().print(f"{out}: {page.games:,} games, {len(page.plots)} plots")
