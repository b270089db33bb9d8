"""Backups: of a server that runs, and into an empty database of either kind."""

import gzip
import json
import shutil
import stat
import time
from pathlib import Path

import pytest

from larceny.kernel.events import Seat
from larceny.server.adapters.backup import back_up, opened, restore
from larceny.server.adapters.database import UnusableDatabase
from larceny.server.adapters.dump import Row, UnusableBackup
from larceny.server.adapters.sql_store import open_store
from larceny.server.ports.pushes import Device, Turn
from larceny.server.ports.store import Person, Rating

from ..cli.conftest import CommandLine, larceny
from . import nursery, writers
from .samples import new_answer, new_entry, new_line, stored_table

__all__ = ["larceny"]  # the fixture


def fill(url: str) -> None:
    """Store something of everything."""
    store = open_store(url)
    store.people.add_person(Person("ann", "Ann “♦”", 1), "hash")
    tables = [stored_table(store) for _ in range(3)]
    for table in tables:
        entries = [new_entry(table, seq, deadline=seq or None) for seq in range(20)]
        store.journal.append(entries)
        store.chat.say(new_line(table, "hello\n💎"))
        store.sealed.seal(new_answer(table, 3, Seat(1)))
    store.ratings.rate(tables[0], "forty-thieves", 5, {"ann": Rating(25.1, 8.0 / 3, 1)})
    store.leases.lease("clock", "n", 0, 100)
    store.pushes.key("k" * 43)
    device = Device("d" * 64, "ann", "hash", "https://push.example.org/a", "p", "a", "it", 7)
    store.pushes.add_device(device, most=10)
    store.pushes.note(tables[0], 19, [Turn(Seat(0), 18, "ann")], 8)
    store.close()


def everything(path: Path) -> list[Row]:
    """Read everything in a backup."""
    with opened(path) as copy:
        return sorted(copy.rows, key=repr)


def numbers_in(path: Path, name: str) -> dict[str, list[int]]:
    """Read the numbers of steps in one part of a backup, table by table."""
    numbers: dict[str, list[int]] = {}
    for row in everything(path):
        if row.table == name:
            numbers.setdefault(row.values["table_id"], []).append(row.values["seq"])
    return numbers


def test_what_is_restored_is_what_was_there(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    fill(database_url)
    counts = back_up(database_url, tmp_path / "backup")
    assert (counts["people"], counts["tables"], counts["journal"]) == (1, 3, 60)
    assert restore(tmp_path / "backup", other_url) == counts
    back_up(other_url, tmp_path / "again")
    assert everything(tmp_path / "again") == everything(tmp_path / "backup")
    store = open_store(other_url)
    assert len(store.tables.outdated({})) == 3
    assert store.people.person("ann") == Person("ann", "Ann “♦”", 1)
    store.close()


def test_a_backup_is_taken_while_others_write(database_url: str, tmp_path: Path) -> None:
    """It has what was acknowledged before it began, and nothing that did not stay."""
    store = open_store(database_url)
    tables = [stored_table(store) for _ in range(8)]
    writer, pipe = nursery.start(writers.write_forever, database_url, "w", tables)
    for number in range(4):
        before = dict(pipe.recv())
        time.sleep(0.05)
        while pipe.poll():
            before = dict(pipe.recv())
        path = tmp_path / f"backup-{number}"
        back_up(database_url, path)
        pipe.recv()
        assert writer.is_alive()
        copied, last = numbers_in(path, "journal"), numbers_in(path, "deadlines")
        assert len({len(numbers) for numbers in copied.values()}) == 1  # groups are whole
        for table, numbers in copied.items():
            assert sorted(numbers) == list(range(len(numbers)))
            assert len(numbers) > before[table]
            assert last[table] == [max(numbers)]  # of the same moment
    writer.kill()
    acknowledged = [dict(group) for group in writers.everything_from(pipe)]
    writer.join()
    for table in tables:
        stored = [entry.seq for entry in store.journal.entries(table)]
        assert len(copied[table]) <= acknowledged[-1][table] + 1 <= len(stored)
    store.close()


def test_a_backup_is_not_put_into_a_database_that_holds_something(
    database_url: str, tmp_path: Path
) -> None:
    fill(database_url)
    back_up(database_url, tmp_path / "backup")
    with pytest.raises(UnusableDatabase, match="not-empty"):
        restore(tmp_path / "backup", database_url)
    back_up(database_url, tmp_path / "again")
    assert everything(tmp_path / "again") == everything(tmp_path / "backup")


def test_a_database_that_is_set_up_and_holds_nothing_is_empty(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    fill(database_url)
    counts = back_up(database_url, tmp_path / "backup")
    open_store(other_url).close()
    assert restore(tmp_path / "backup", other_url) == counts


def test_a_backup_is_for_its_owner_only(database_url: str, tmp_path: Path) -> None:
    fill(database_url)
    back_up(database_url, tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup"]


def test_a_backup_that_cannot_be_taken_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "backup"
    path.write_text("the old one")
    with pytest.raises(UnusableDatabase, match="missing"):
        back_up(f"sqlite:///{tmp_path / 'nothing.db'}", path)
    (tmp_path / "text.db").write_text("no database, but long enough to look like one" * 100)
    with pytest.raises(UnusableDatabase, match="trouble"):
        back_up(f"sqlite:///{tmp_path / 'text.db'}", path)
    assert path.read_text() == "the old one"
    assert sorted(found.name for found in tmp_path.iterdir()) == ["backup", "text.db"]


@pytest.mark.parametrize("share", [0.001, 0.1, 0.5, 0.999])
def test_a_backup_that_was_cut_short_is_refused_and_nothing_of_it_stays(
    database_url: str, other_url: str, tmp_path: Path, share: float
) -> None:
    fill(database_url)
    back_up(database_url, tmp_path / "backup")
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "backup").write_bytes(whole[: max(1, int(len(whole) * share))])
    with pytest.raises(UnusableBackup):
        restore(tmp_path / "backup", other_url)
    store = open_store(other_url)
    assert store.tables.outdated({}) == []
    store.close()


def test_a_dump_with_spoilt_lines_is_refused(postgres_url: str, tmp_path: Path) -> None:
    fill(postgres_url)
    back_up(postgres_url, tmp_path / "backup")
    with gzip.open(tmp_path / "backup") as file:
        lines = file.readlines()
    assert json.loads(lines[0])["larceny-backup"] == 1
    for spoilt in ([*lines[:-3], *lines[-2:]], lines[:-1], [*lines[:-1], b"{{{"], lines[:1]):
        with gzip.open(tmp_path / "spoilt", "wb") as file:
            file.writelines(spoilt)
        with pytest.raises(UnusableBackup, match="cut-short"):
            everything(tmp_path / "spoilt")
    with gzip.open(tmp_path / "newer", "wb") as file:
        file.writelines([b'{"larceny-backup": 2, "revision": "0001"}\n', *lines[1:]])
    with pytest.raises(UnusableBackup, match="newer"):
        everything(tmp_path / "newer")


# From the command line --------------------------------------------------------------------------


def test_larceny_backup_and_restore(
    larceny: CommandLine, database_url: str, other_url: str, tmp_path: Path
) -> None:
    fill(database_url)
    path = str(tmp_path / "backup")
    told = larceny.works("backup", path, "--database", database_url)
    assert told == f"{path} written: 1 people, 3 tables, 60 decisions.\n"
    (told_json,) = larceny.tells("restore", path, "--database", other_url)
    assert told_json["decisions"] == 60
    assert told_json["restore"] == path
    assert "is not empty" in larceny.refuses("restore", path, "--database", other_url)


def test_what_cannot_be_done_is_told(
    larceny: CommandLine, tmp_path: Path, postgres_url: str
) -> None:
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    path = tmp_path / "backup"
    assert "There is no database" in larceny.refuses("backup", str(path), "--database", database)
    assert "There is no file" in larceny.refuses("restore", str(path), "--database", database)
    path.write_text("a letter to Ann")
    assert "no backup" in larceny.refuses("restore", str(path), "--database", database)
    nowhere = "postgresql://ann:secret@127.0.0.1:1/larceny"
    told = larceny.refuses("backup", str(path), "--database", nowhere)
    assert "cannot be used" in told
    assert "secret" not in told
    fill(database)
    shutil.rmtree(tmp_path / "gone", ignore_errors=True)
    gone = str(tmp_path / "gone" / "backup")
    assert "There is no file" in larceny.refuses("backup", gone, "--database", database)


def test_the_database_is_the_servers_if_nothing_is_said(
    larceny: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    fill(database)
    monkeypatch.setenv("LARCENY_DATABASE", database)
    assert "3 tables" in larceny.works("backup", str(tmp_path / "one"))
    monkeypatch.delenv("LARCENY_DATABASE")
    (tmp_path / "larceny.toml").write_text(f'database = "{database}"\n')
    config = str(tmp_path / "larceny.toml")
    assert "3 tables" in larceny.works("backup", str(tmp_path / "two"), "--config", config)
