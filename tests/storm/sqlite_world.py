"""A world on real SQLite: one node, the real adapter, and a machine that loses its power.

What is on the disk then is what SQLite has synced. That it syncs its log with every commit is what
the adapter asks for (`PRAGMA synchronous`), and what the world goes by: without it, nothing that
was committed since the database was opened is there when the power comes back.
"""

import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import event

from larceny.server.adapters.sql_store import open_store
from larceny.server.ports.store import Entry, JournalStore, Store
from tests.server.samples import set_up

from .disk import Broken
from .faults import Fault
from .memory_store import Rows
from .world import READING, Setting, World, setting_by_lot

FULL = 2
"""What `PRAGMA synchronous` says where every commit is synced."""


class NotedJournal:
    """The journal, noting when what was stored."""

    def __init__(self, journal: JournalStore, world: "SqliteWorld") -> None:
        self._journal = journal
        self._world = world

    def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Store entries, and note it."""
        answers = self._journal.append(entries)
        for entry, is_stored in zip(entries, answers, strict=True):
            if is_stored:
                self._world.note(entry)
        return answers

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)


class SqliteWorld(World):
    """A world whose database is a file."""

    def furnish(self) -> Setting:
        """Furnish it by lot, with one node."""
        setting = setting_by_lot(self.chance["world"])
        return replace(setting, ahead_ms=setting.ahead_ms[:1])

    def open_store(self) -> Store:
        """Open a database of its own."""
        self._folder = tempfile.TemporaryDirectory(prefix="storm-")
        self._path = Path(self._folder.name) / "0.db"
        self._steps: dict[str, int] = {}
        set_up(self._path)
        return self._open()

    def _open(self) -> Store:
        opened = open_store(f"sqlite:///{self._path}")
        engine = opened.journal.engine  # type: ignore[attr-defined]

        @event.listens_for(engine, "connect")
        def _keep_log(connection: Any, record: Any) -> None:
            connection.execute("PRAGMA wal_autocheckpoint=0")  # its beginning stays where it is

        engine.dispose()
        with engine.connect() as connection:
            asked = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        self._is_synced = asked == FULL
        self._synced = self._log_size()
        journal: Any = NotedJournal(opened.journal, self)
        return replace(opened, journal=journal, failures=(*opened.failures, Broken))

    def _log(self) -> Path:
        return Path(f"{self._path}-wal")

    def _log_size(self) -> int:
        return self._log().stat().st_size if self._log().exists() else 0

    def note(self, entry: Entry) -> None:
        """Note that an entry was stored."""
        self.rows.stored_at[entry.table, entry.seq] = self.loop.now
        self._steps[entry.table] = max(self._steps.get(entry.table, -1), entry.seq)

    def last_step(self, table: str) -> int:
        """Return the last step of a table that is stored."""
        return self._steps.get(table, -1)

    def work_in_store(self, name: str, work: Any) -> tuple[Any, bool]:
        """Do something in the database; say whether it may have written."""
        writes = name not in READING
        if writes and self.disk.is_full:
            raise Broken("disk full")
        result = work()
        if self._is_synced:
            self._synced = self._log_size()
        return result, writes

    def _lose_power(self, fault: Fault) -> None:
        """Lose what was not synced, and the node with it."""
        super()._lose_power(fault)
        [node] = self.nodes
        node.kill()
        before, number = self._path, int(self._path.stem)
        kept = self._log().read_bytes()[: self._synced] if self._log().exists() else b""
        self._path = before.with_name(f"{number + 1}.db")
        shutil.copyfile(before, self._path)
        self._log().write_bytes(kept)
        self.store.close()
        self.store = self._open()
        self._come_back(node, fault.length)

    def run(self) -> None:
        """Let everything happen, then read what is stored."""
        self._is_synced_at_start()
        try:
            super().run()
            self._read()
        finally:
            self.store.close()
            self._folder.cleanup()

    def _is_synced_at_start(self) -> None:
        """Count on everything that was there before the world began."""
        self._synced = self._log_size()

    def _read(self) -> None:
        store, stored_at = self.store, self.rows.stored_at
        rows = self.rows = Rows()
        rows.stored_at = stored_at
        for laid in self.laid:
            id_ = laid.table.id
            table = store.tables.load_table(id_)
            assert table is not None
            rows.tables[id_] = table
            rows.journal[id_] = {entry.seq: entry for entry in store.journal.entries(id_)}
            rows.chat[id_] = store.chat.lines(id_)
            for seq in rows.journal[id_]:
                for answer in store.sealed.sealed(id_, seq):
                    rows.sealed.setdefault((id_, seq), {})[answer.seat] = answer
            for chair in table.chairs:
                player, game = chair.person or f"bot:{chair.bot}", table.plan.game
                for rated in store.ratings.history(player, game, 100):
                    if rated.table == id_ and rated not in rows.rated.get(id_, []):
                        rows.rated.setdefault(id_, []).append(rated)
                for known, rating in store.ratings.ratings(game, [player]).items():
                    rows.ratings[game, known] = rating
