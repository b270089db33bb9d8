"""`larceny backup` and `larceny restore`: everything that a server keeps, in one file."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import click
from sqlalchemy.exc import SQLAlchemyError

from larceny.server.adapters import backup
from larceny.server.adapters.database import UnusableDatabase
from larceny.server.read_settings import read_settings
from larceny.server.settings import without_password

from ..common.files import FileTrouble
from ..common.output import emit


def run_backup(file: Path, database: str | None, config: Path | None, as_json: bool) -> None:
    """Write everything into a file; the server may run meanwhile."""
    url = _database(database, config)
    with _refusing(url, file):
        counts = backup.back_up(url, file)
    _tell("backup", file, url, counts, as_json)


def run_restore(file: Path, database: str | None, config: Path | None, as_json: bool) -> None:
    """Put everything back into an empty database."""
    url = _database(database, config)
    with _refusing(url, file):
        counts = backup.restore(file, url)
    _tell("restore", file, url, counts, as_json)


def _database(given: str | None, config: Path | None) -> str:
    return read_settings(config, options={"database": given}).database


@contextmanager
def _refusing(url: str, file: Path) -> Iterator[None]:
    """Turn the trouble that files and databases make into refusals."""
    try:
        yield
    except SQLAlchemyError as trouble:
        why = str(getattr(trouble, "orig", trouble)).strip().partition("\n")[0]
        raise UnusableDatabase("trouble", url=without_password(url), why=why) from trouble
    except ImportError as missing:
        package = str(missing.name)
        raise UnusableDatabase("no-driver", url=without_password(url), package=package) from None
    except OSError as trouble:
        raise FileTrouble.of(trouble, file) from None


def _tell(done: str, file: Path, url: str, counts: Mapping[str, int], as_json: bool) -> None:
    kept = {
        "people": counts["people"],
        "tables": counts["tables"],
        "decisions": counts["journal"],
    }
    if as_json:
        place = without_password(url)
        emit({done: str(file), "database": place, **kept, "rows": sum(counts.values())})
        return
    what = f"{kept['people']} people, {kept['tables']} tables, {kept['decisions']} decisions"
    if done == "backup":
        click.echo(f"{file} written: {what}.")
    else:
        click.echo(f"{without_password(url)} filled: {what}.")
