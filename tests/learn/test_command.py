"""`larceny learn` on the command line: what it refuses, it refuses with a sentence."""

from pathlib import Path

from click.testing import CliRunner

from larceny.cli.main import cli


def refused(*words: str) -> str:
    result = CliRunner().invoke(cli, ["learn", *words])
    assert result.exit_code == 2, result.output
    return " ".join(result.stderr.split())


def test_a_setting_that_there_is_not_is_refused(tmp_path: Path) -> None:
    sentence = refused("master-thieves", "--out", str(tmp_path), "--set", "depth=3")
    assert "There is no setting “depth”." in sentence
    assert "critic_layers" in sentence


def test_a_table_that_there_is_not_is_refused(tmp_path: Path) -> None:
    sentence = refused("master-thieves", "--out", str(tmp_path), "--tables", "french")
    assert "“french” is no table; write EDITION/PLAYERS" in sentence
