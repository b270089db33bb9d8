"""Files of games: JSON lines and Parquet tell the same."""

import sys
from pathlib import Path

import pytest

from larceny.games.registry import GAMES
from larceny.lab.rows import read_rows, write_rows
from larceny.lab.run import Run
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.lab.work import LabTrouble

BOTH = tuple(Setting(game.name, game.ruleset(game.default_edition), 2) for game in GAMES.values())
WORK = Simulation(BOTH, ("random",), 3, "rows", tallied=True)


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
def test_what_is_written_can_be_read(tmp_path: Path, form: str) -> None:
    out = tmp_path / f"games.{form}"
    Run(WORK, out).play_all().finish()
    found = [{"number": number, **WORK.play(number)} for number in range(WORK.total)]
    assert list(read_rows(out)) == found
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_a_journal_can_be_read_as_far_as_it_goes(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run = Run(WORK, out).play_all()
    path = run.journal.path
    assert path is not None
    path.write_bytes(path.read_bytes()[:-9])
    assert len(list(read_rows(path))) == WORK.total - 1


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_what_is_no_file_of_games_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text('{"square": 4}\n')
    with pytest.raises(LabTrouble) as refusal:
        list(read_rows(path))
    assert refusal.value.code == "not-games"


def test_another_ending_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(LabTrouble) as refusal:
        Run(WORK, tmp_path / "games.csv")
    assert refusal.value.code == "unknown-form"
    assert not list(tmp_path.iterdir())


def test_parquet_needs_an_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(LabTrouble) as refusal:
        write_rows(tmp_path / "games.parquet", [], {})
    assert refusal.value.details == {"extra": "lab", "package": "pyarrow"}
