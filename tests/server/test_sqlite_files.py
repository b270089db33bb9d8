"""The files of SQLite: nobody else can read them, and one server at a time uses them."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from larceny.server.adapters.backup import back_up, restore
from larceny.server.adapters.database import UnusableDatabase
from larceny.server.adapters.sql_store import open_store
from larceny.server.composition import open_database
from larceny.server.ports.store import Person

from .processes import run_serve
from .samples import set_up

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows knows no such permissions")


def permissions(folder: Path) -> dict[str, str]:
    """Say what others may do with the files of a folder."""
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


@pytest.fixture(autouse=True)
def others_may_read() -> Iterator[None]:
    """Let files be readable by all, as they usually are."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = open_database(f"sqlite:///{tmp_path}/larceny.db")
    store.people.add_person(Person("ann-ann-ann", "Ann", 0), "hash")
    found = permissions(tmp_path)
    store.close()
    assert set(found) == {f"larceny.db{end}" for end in ("", "-wal", "-shm", "-lock")}
    assert set(found.values()) == {"0o600"}


def test_a_database_that_all_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "larceny.db"
    with sqlite3.connect(path) as older:
        older.execute("PRAGMA journal_mode=WAL")
        older.execute("CREATE TABLE something (a)")
        for file in tmp_path.iterdir():
            file.chmod(0o644)
        store = open_store(f"sqlite:///{path}")
        found = permissions(tmp_path)
        store.close()
    assert {"larceny.db", "larceny.db-wal"} <= set(found)
    assert set(found.values()) == {"0o600"}


def test_backups_and_what_is_restored_are_for_their_owner_alone(tmp_path: Path) -> None:
    url, again = set_up(tmp_path / "larceny.db"), f"sqlite:///{tmp_path}/again.db"
    back_up(url, tmp_path / "larceny.backup")
    restore(tmp_path / "larceny.backup", again)
    found = permissions(tmp_path)
    assert (found["larceny.backup"], found["again.db"]) == ("0o600", "0o600")


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "larceny.db"
    url = set_up(path)
    first = open_database(url)
    second = run_serve(tmp_path, "--port", "0", "--database", url)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == (
        f"larceny: Another server uses {path} already. SQLite is for one server at a time; several "
        "of them need PostgreSQL and Redis.\n"
    )
    first.close()
    open_database(url).close()  # and now it may


def test_nothing_is_restored_into_a_database_that_a_server_uses(tmp_path: Path) -> None:
    back_up(set_up(tmp_path / "larceny.db"), tmp_path / "larceny.backup")
    url = set_up(tmp_path / "other.db")
    server = open_database(url)
    with pytest.raises(UnusableDatabase, match="in-use"):
        restore(tmp_path / "larceny.backup", url)
    back_up(url, tmp_path / "other.backup")  # which may be made at any time
    server.close()


def test_a_database_that_cannot_be_opened_is_not_locked(tmp_path: Path) -> None:
    path = tmp_path / "larceny.db"
    path.write_bytes(b"no database at all" * 100)
    for _ in range(2):
        with pytest.raises(UnusableDatabase) as refusal:
            open_database(f"sqlite:///{path}")
        assert refusal.value.code == "trouble"
