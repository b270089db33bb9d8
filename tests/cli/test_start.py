"""Starting: without loading what is not needed. How long it takes is told by `make bench`."""

import json
import re
import subprocess
import sys

import click
import pytest

from larceny import __version__, compiled
from larceny.cli.commands.loadtest import PACES
from larceny.cli.group import LarcenyGroup
from larceny.cli.main import COMMANDS, cli
from larceny.server.domain.pace import Pace

from .conftest import CommandLine

OURS = [name for name in COMMANDS if name != "bench"]


def test_every_command_is_where_the_table_says_and_does_what_it_says() -> None:
    assert isinstance(cli, LarcenyGroup)
    for name, (_, output) in COMMANDS.items():
        command = cli.get_command(None, name)  # type: ignore[arg-type]
        assert command is not None
        assert command.name == name
        if name in OURS:
            assert command.short_help == output


def test_help_lists_every_command(larceny: CommandLine) -> None:
    output = larceny.works("--help")
    for name, (_, does) in COMMANDS.items():
        assert name in output
        assert does in output


def whole(name: str) -> list[str]:
    """Name a command, or the commands of a group."""
    command = cli.get_command(None, name)  # type: ignore[arg-type]
    if isinstance(command, click.Group):
        return [f"{name} {inside}" for inside in command.commands]
    return [name]


@pytest.mark.parametrize("command", [line for name in OURS for line in whole(name)])
def test_help_of_a_command(larceny: CommandLine, command: str) -> None:
    output = larceny.works(*command.split(), "--help")
    assert f"Usage: larceny {command}" in output
    assert "--json" in output


def test_help_of_a_group_lists_its_commands(larceny: CommandLine) -> None:
    groups = [name for name in OURS if whole(name) != [name]]
    assert groups == ["puzzles", "admin"]
    for name in groups:
        for line in whole(name):
            assert f"  {line.split()[1]} " in larceny.works(name, "--help")


def test_the_paces_of_a_load_test_are_the_servers() -> None:
    assert tuple(PACES) == tuple(Pace)


def test_version(larceny: CommandLine) -> None:
    assert larceny.works("--version") == f"larceny, version {__version__} ({compiled.how()})\n"


LOADED = """
import json, sys
before = set(sys.modules)
from larceny.cli.main import cli
for args in {each}:
    try: cli(args)
    except SystemExit: pass
print(json.dumps(sorted(set(sys.modules) - before)))
"""


@pytest.mark.parametrize(
    "each", [[["--version"], ["--help"]], [[name, "--help"] for name in OURS]], ids=["group", "all"]
)
def test_help_loads_nothing_but_click_and_the_command_line(each: list[list[str]]) -> None:
    script = LOADED.format(each=each)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded: list[str] = json.loads(run.stdout.splitlines()[-1])
    assert "click.core" in loaded
    others = {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names
    assert others <= {"click", "colorama", "larceny", compiled.LIBRARY}
    below = {name for name in loaded if re.match(r"larceny\.(?!cli\b)", name)}
    kernel = {"larceny.kernel", "larceny.kernel.errors"}
    assert below <= {"larceny.compiled", *kernel, "larceny.lab", "larceny.lab.work"}
    assert not {"asyncio", "http", "multiprocessing", "sqlite3", "ssl"} & set(loaded)


def test_an_unknown_command_is_refused(larceny: CommandLine) -> None:
    assert "No such command 'ply'" in larceny.refuses("ply")
