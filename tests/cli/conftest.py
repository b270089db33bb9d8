"""A command line of one's own: its state folder is empty, and nobody's game is in it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from larceny.cli.main import cli


@dataclass(frozen=True)
class CommandLine:
    """Runs commands as a person would."""

    state: Path

    def __call__(self, *args: str, typed: str = "") -> Result:
        result = CliRunner().invoke(cli, list(args), input=typed, prog_name="larceny")
        assert "Traceback" not in result.output
        return result

    def works(self, *args: str, typed: str = "") -> str:
        """Run a command that must succeed; return what it printed."""
        result = self(*args, typed=typed)
        assert result.exit_code == 0, result.output
        return result.stdout

    def tells(self, *args: str, typed: str = "") -> list[Any]:
        """Run a command with --json; return the objects it wrote."""
        return [json.loads(line) for line in self.works(*args, "--json", typed=typed).splitlines()]

    def refuses(self, *args: str, typed: str = "") -> str:
        """Run a command that must be refused; return the sentence."""
        result = self(*args, typed=typed)
        assert result.exit_code == 2, result.output
        return " ".join(result.stderr.split())

    @property
    def saved(self) -> Path:
        """Where the running game is kept."""
        return self.state / "larceny" / "saved-game.json"


@pytest.fixture
def larceny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LARCENY_TRACEBACK", "1")
    return CommandLine(tmp_path / "state")


def answers(seed: str, count: int = 4000, words: Sequence[str] = ()) -> str:
    """Type at random: many answers are refused, and none of them must do harm."""
    dice = Random(seed)
    offered = [*map(str, [1, 2, 3, 4, 5, 6] * 3), *words]
    return "".join(dice.choice(offered) + "\n" for _ in range(count))


@pytest.fixture
def record_file(larceny: CommandLine, tmp_path: Path) -> Path:
    """A short finished game, as JSON."""
    path = tmp_path / "game.json"
    larceny.works(
        *("play", "--players", "2", "--seed", "short", "--set", "round_cap=2"),
        *("--save", str(path)),
        typed=answers("short"),
    )
    return path
