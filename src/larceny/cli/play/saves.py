"""Saved games: a record that can be played on, with who sat where beside it.

A save is an ordinary record in JSON with one more key, `table`; so `larceny replay` and `larceny
verify` read it, too. It is written whole or not at all, and never thrown away.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from larceny.folders import state_folder
from larceny.games.records import read_record
from larceny.games.registry import find_game
from larceny.kernel import record as records
from larceny.kernel.errors import InvalidRecord, LarcenyError
from larceny.kernel.events import Seat
from larceny.kernel.play import verify
from larceny.kernel.record import Record

from ..common.files import PRIVATE, FileTrouble, read_text, write_text

TABLE = "table"


class SaveTrouble(LarcenyError):
    """A saved game that is not there, is over, or cannot be read."""

    kind = "save"


@dataclass(frozen=True, slots=True)
class Save:
    """A game to go on with: what was played, where the person sits, and which bots play."""

    record: Record
    seat: Seat
    bots: tuple[str, ...]  # by seat; the person's own entry is not used


def default_path() -> Path:
    """Say where the game that is being played is kept."""
    return state_folder() / "saved-game.json"


def finished_path(record: Record) -> Path:
    """Say where a finished game is kept: a name after its commitment that is still free."""
    folder, name = state_folder() / "finished", record.commitment[:12]
    path, number = folder / f"{name}.json", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.json", number + 1
    return path


def store(save: Save, path: Path) -> None:
    """Write a saved game; nobody else may read it, for the deal follows from its secret."""
    table = json.dumps({"seat": save.seat, "bots": list(save.bots)})
    text = records.to_json(save.record).replace("{\n", f'{{\n  "{TABLE}": {table},\n', 1)
    write_text(path, text + "\n", PRIVATE)


def load(path: Path) -> Save:
    """Read a saved game and play it again; refuse one that cannot be gone on with."""
    try:
        text = read_text(path)
    except FileTrouble as trouble:
        if trouble.code == "missing":
            raise SaveTrouble("none", path=str(path)) from None
        raise
    record = read_record(text)
    if record.result is not None:
        raise SaveTrouble("over", path=str(path))
    verify(find_game(record.game), record)
    saved = json.loads(text) if text.lstrip().startswith("{") else {}
    seat, bots = _table(saved, record, path)
    return Save(record, seat, bots)


def _table(saved: Mapping[str, Any], record: Record, path: Path) -> tuple[Seat, tuple[str, ...]]:
    table = saved.get(TABLE)
    if not isinstance(table, dict):
        raise SaveTrouble("no-table", path=str(path))
    seat, bots = table.get("seat"), table.get("bots")
    if not isinstance(seat, int) or not 0 <= seat < len(record.players):
        raise InvalidRecord("bad-field", why=f"table.seat is {seat!r}")
    if not isinstance(bots, list) or len(bots) != len(record.players):
        raise InvalidRecord("bad-field", why=f"table.bots is {bots!r}")
    return Seat(seat), tuple(str(bot) for bot in bots)


def keep_aside(path: Path, why: str) -> Path:
    """Move a file out of the way, under a name that says why and that is still free."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as trouble:
        raise FileTrouble.of(trouble, path) from None
    return aside


def remove(path: Path) -> None:
    """Forget a save whose game is kept as finished."""
    path.unlink(missing_ok=True)
