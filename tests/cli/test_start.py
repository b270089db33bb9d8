"""Starting: fast, and without loading what is not needed."""

import resource
import subprocess
import sys

import pytest

from larceny import __version__
from larceny.cli.group import LarcenyGroup
from larceny.cli.main import COMMANDS, cli

from .conftest import CommandLine

OURS = [name for name in COMMANDS if name != "bench"]


def test_every_command_is_where_the_table_says_and_does_what_it_says() -> None:
    assert isinstance(cli, LarcenyGroup)
    for name, (_, told) in COMMANDS.items():
        command = cli.get_command(None, name)  # type: ignore[arg-type]
        assert command is not None
        assert command.name == name
        if name in OURS:
            assert command.short_help == told


def test_help_lists_every_command(larceny: CommandLine) -> None:
    told = larceny.works("--help")
    for name, (_, does) in COMMANDS.items():
        assert name in told
        assert does in told


@pytest.mark.parametrize("command", OURS)
def test_help_of_a_command(larceny: CommandLine, command: str) -> None:
    told = larceny.works(command, "--help")
    assert f"Usage: larceny {command}" in told
    assert "--json" in told


def test_version(larceny: CommandLine) -> None:
    assert larceny.works("--version") == f"larceny, version {__version__}\n"


def test_help_loads_neither_rich_nor_the_games() -> None:
    script = (
        "import sys\n"
        "from larceny.cli.main import cli, COMMANDS\n"
        f"for name in {OURS!r}:\n"
        "    try: cli([name, '--help'])\n"
        "    except SystemExit: pass\n"
        "print([m for m in sys.modules if m.split('.')[0] == 'rich' or 'larceny.games' in m])\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("args", [["--version"], ["--help"], ["play", "--help"]])
def test_it_starts_within_300_ms(args: list[str]) -> None:
    """By its own processor time, the best of a few tries: a busy machine is not our concern."""
    seconds = []
    for _ in range(5):
        began = _spent_by_children()
        subprocess.run(
            [sys.executable, "-m", "larceny.cli.main", *args], check=True, capture_output=True
        )
        seconds.append(_spent_by_children() - began)
    assert min(seconds) < 0.3


def _spent_by_children() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def test_an_unknown_command_is_refused(larceny: CommandLine) -> None:
    assert "No such command 'ply'" in larceny.refuses("ply")
