"""The journal of a run: what was to be played, and every game that has finished.

The first line says what the plan is; then each game has a line, in the order in which they
finished, written out at once. Whoever is interrupted loses only what was being played, and can go
on as long as the plan is the same. A last line that was cut short is cut off.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from .work import LabTrouble, Row, Work, naming

VERSION = 1


class Journal:
    """Finished games, to be read in the order of their numbers."""

    def __init__(self, file: IO[bytes], path: Path | None) -> None:
        self._file = file
        self._at: dict[int, int] = {}  # by number: where its line begins
        self._end = 0
        self.path = path

    @classmethod
    def begin(cls, work: Work, path: Path | None) -> "Journal":
        """Begin a new one, in a file that is kept, or in one that nobody sees."""
        if path is None:
            journal = cls(tempfile.TemporaryFile(), None)  # noqa: SIM115  (it stays open)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            journal = cls(path.open("w+b"), path)
        try:
            journal._append(header(work))
        except BaseException:
            journal.remove()
            raise
        return journal

    @classmethod
    def resume(cls, work: Work, path: Path) -> "Journal":
        """Go on with one, if it is about the same games."""
        journal = cls(path.open("r+b"), path)
        try:
            journal._read(work)
        except BaseException:
            journal.close()
            raise
        return journal

    def _read(self, work: Work) -> None:
        for line in self._file:
            if not line.endswith(b"\n"):
                break  # cut short
            try:
                entry = json.loads(line)
            except ValueError:
                raise LabTrouble("not-a-journal", path=str(self.path)) from None
            if not self._end:
                self._check(entry, header(work))
            else:
                self._at[entry["number"]] = self._end
            self._end += len(line)
        if not self._end:
            raise LabTrouble("not-a-journal", path=str(self.path))
        self._file.truncate(self._end)

    def _check(self, entry: Any, wanted: Row) -> None:
        if not isinstance(entry, dict) or "plan" not in entry or "run" not in entry:
            raise LabTrouble("not-a-journal", path=str(self.path))
        begun = {"run": entry["run"], "version": entry.get("version"), **entry["plan"]}
        asked = {"run": wanted["run"], "version": wanted["version"], **wanted["plan"]}
        differing = [key for key in {**begun, **asked} if begun.get(key) != asked.get(key)]
        if differing:
            raise LabTrouble("another-plan", path=str(self.path), differing=differing)

    def _append(self, entry: Row) -> None:
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
        with naming(self.path or tempfile.gettempdir()):
            self._file.seek(self._end)
            self._file.write(line)
            self._file.flush()
        self._end += len(line)

    def __contains__(self, number: int) -> bool:
        return number in self._at

    def __len__(self) -> int:
        return len(self._at)

    def add(self, number: int, row: Row) -> None:
        """Write down a finished game."""
        begins = self._end
        self._append({"number": number, **row})
        self._at[number] = begins

    def rows(self) -> Iterator[Row]:
        """Tell of all finished games by number, whatever their order was."""
        for number in sorted(self._at):
            self._file.seek(self._at[number])
            row: Row = json.loads(self._file.readline())
            yield row

    def written(self) -> int:
        """Count the games that lie in the file.

        They may be one more than were counted: an interrupt can come right after one was written.
        """
        if self.path is None:
            return len(self)
        if not self.path.exists():
            return 0  # removed, and the interrupt came right after that
        with self.path.open("rb") as file:
            return sum(line.endswith(b"\n") for line in file) - 1  # the first line is the plan

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def remove(self) -> None:
        """Throw it away, once its games are written elsewhere, or if there are none."""
        with suppress(OSError):  # what a full disk did not take is not wanted any more
            self.close()
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def header(work: Work) -> Row:
    """Say what is to be played, as JSON would tell it again."""
    plan: Row = json.loads(json.dumps({"plan": work.plan()}))
    return {"run": work.kind, "version": VERSION, **plan}
