"""The journal of a run: what was to be played, and every game that has finished.

The first line says what the plan is; then each game has a line, in the order in which they
finished, written out at once. Whoever is interrupted loses only what was being played, and can go
on as long as the plan is the same. A last line that was cut short is cut off.
"""

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from .work import LabTrouble, Row, Work

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
        journal._append(header(work))
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
                told = json.loads(line)
            except ValueError:
                raise LabTrouble("not-a-journal", path=str(self.path)) from None
            if not self._end:
                self._check(told, header(work))
            else:
                self._at[told["number"]] = self._end
            self._end += len(line)
        if not self._end:
            raise LabTrouble("not-a-journal", path=str(self.path))
        self._file.truncate(self._end)

    def _check(self, told: Any, wanted: Row) -> None:
        if not isinstance(told, dict) or "plan" not in told or "run" not in told:
            raise LabTrouble("not-a-journal", path=str(self.path))
        begun = {"run": told["run"], "version": told.get("version"), **told["plan"]}
        asked = {"run": wanted["run"], "version": wanted["version"], **wanted["plan"]}
        differing = [key for key in {**begun, **asked} if begun.get(key) != asked.get(key)]
        if differing:
            raise LabTrouble("another-plan", path=str(self.path), differing=differing)

    def _append(self, told: Row) -> None:
        line = json.dumps(told, separators=(",", ":")).encode() + b"\n"
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

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def remove(self) -> None:
        """Throw it away, once its games are written elsewhere."""
        self.close()
        if self.path is not None:
            os.unlink(self.path)


def header(work: Work) -> Row:
    """Say what is to be played, as JSON would tell it again."""
    told: Row = json.loads(json.dumps({"plan": work.plan()}))
    return {"run": work.kind, "version": VERSION, **told}
