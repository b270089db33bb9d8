"""Whatever is wrong is told in a sentence that names it, with exit code 2 and never a traceback."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import CommandLine

REFUSED: dict[str, tuple[list[str], str]] = {
    "unknown game": (["play", "--game", "chess"], "There is no game “chess”."),
    "unknown game by position": (["play", "chess"], "There is no game “chess”."),
    "unknown game to simulate": (["simulate", "chess"], "There is no game “chess”."),
    "unknown edition": (["play", "--edition", "spanish"], "There is no edition “spanish”."),
    "unknown edition to compare": (
        ["rules", "master-thieves", "--diff", "spanish"],
        "There is no edition “spanish”.",
    ),
    "unknown variant": (["play", "--variant", "blind"], "There is no variant “blind”."),
    "variant not offered": (
        ["play", "--edition", "italian", "--variant", "one_action"],
        "The edition italian does not offer the variant one_action",
    ),
    "one player": (["play", "--players", "1"], "1 cannot play; the table is for 2 to 8 players."),
    "nine players": (["play", "--players", "9"], "9 cannot play"),
    "nine players to simulate": (["simulate", "master-thieves", "--players", "9"], "9 cannot play"),
    "nine players to deal": (["position", "--deal", "--players", "9"], "9 cannot play"),
    "nine players to look up": (["rules", "master-thieves", "--players", "9"], "9 cannot play"),
    "players that are no number": (["play", "--players", "x"], "'x' is not a valid integer"),
    "no such seat": (["play", "--seat", "4"], "there is no seat 4; they go from 0 to 3"),
    "strict stock": (
        ["play", "--edition", "english_b", "--players", "8", "--set", "strict_stock=yes"],
        "The package is too small for 8 players",
    ),
    "field without value": (["play", "--set", "round_cap"], "--set needs FIELD=VALUE"),
    "unknown field": (["play", "--set", "round_cup=3"], "no field “round_cup”"),
    "bad number": (["play", "--set", "round_cap=many"], "round_cap cannot be “many”"),
    "number out of range": (["play", "--set", "box_diamonds=99"], "it goes from 0 to 24"),
    "not a number at all": (["play", "--set", "sticky_drawers=nan"], "sticky_drawers"),
    "bad value": (["play", "--set", "reveal=never"], "Allowed: all_at_once, smugglers_first."),
    "contradiction": (
        ["play", "--edition", "italian", "--set", "box_actions=one"],
        "one move cannot be both. (MT-6.5",
    ),
    "unknown bot": (
        ["play", "--bots", "genius"],
        "There is no bot “genius”. Bots: grandmaster, master, expert, novice, random.",
    ),
    "too many bots": (["play", "--bots", "novice,novice"], "name one bot for all, or 3"),
    "unknown bot to simulate": (["simulate", "master-thieves", "--bots", "x"], "no bot “x”"),
    "too few bots": (["simulate", "master-thieves", "--bots", "random,random"], "for 4 seats"),
    "no games": (["simulate", "master-thieves", "--games", "0"], "must be at least 1"),
    "seed with a line break": (["play", "--seed", "a\nb"], "may not have line breaks"),
    "empty position": (["position", ""], "A position begins with an edition"),
    "malformed position": (["position", "french 3 gems=all"], "“gems=all” is not part of"),
    "position of nobody": (["position", "french 3 phase=open"], "must say who `actor` is"),
    "position without gems": (["position", "french 3"], "0 rubies, but this table needs 6"),
    "position for nine": (["position", "french 9"], "9 cannot play"),
    "no position": (["position"], "either the LINE of a position or --deal"),
    "position seen by nobody": (
        ["position", "french 2 rest=T.N", "--seat", "2"],
        "there is no seat 2",
    ),
    "position seen twice": (
        ["position", "french 2 rest=T.N", "--seat", "1", "--open"],
        "only one of --seat, --spectator and --open",
    ),
    "no depth": (["perft", "master-thieves", "--depth", "0"], "at least one decision"),
    "perft of no position": (
        ["perft", "master-thieves", "--position", "x"],
        "begins with an edition",
    ),
    "unknown paragraph": (
        ["rules", "master-thieves", "--paragraph", "MT-99"],
        "The rules have no paragraph “MT-99”.",
    ),
    "two wishes": (["rules", "master-thieves", "--actions", "--fields"], "only one of"),
    "missing record": (["verify", "/nowhere/game.json"], "There is no file /nowhere/game.json."),
    "time that runs backwards": (["replay", "x", "--delay", "-1"], "-1.0 is not in the range"),
    "missing record to replay": (["replay", "/nowhere/g.json"], "There is no file"),
    "folder for a record": (["verify", "/"], "/ is a folder, not a file."),
    "missing rules": (["play", "--rules", "/nowhere/r.toml"], "There is no file /nowhere/r.toml."),
    "rules and edition": (["play", "--rules", "x", "--edition", "french"], "--edition"),
    "unknown form": (["convert", "x", "--to", "xml"], "'xml' is not one of 'text', 'json'"),
    "unknown option": (["play", "--cheat"], "No such option"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_is_refused_with_a_sentence(larceny: CommandLine, case: str) -> None:
    args, sentence = REFUSED[case]
    output = larceny.refuses(*args)
    assert sentence in output
    assert not larceny.saved.exists()


@pytest.mark.parametrize("case", REFUSED)
def test_is_refused_with_an_object_for_programs(larceny: CommandLine, case: str) -> None:
    result = larceny(*REFUSED[case][0], "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    output = json.loads(result.stderr)
    assert set(output) == {"error", "code", "details"}


def test_a_toml_file_that_is_wrong(larceny: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    for text, sentence in (
        ("round_cup = 3", "no field “round_cup”"),
        ("round_cap = ", "not valid TOML"),
        ('edition = "klingon"', "no edition “klingon”"),
        ("edition = 3", "no edition “3”"),
        ("plain_wood = 7", "plain_wood cannot be “7”"),
        ("round_cap = true", "round_cap cannot be"),
        ("[name]\nx = 1", "name cannot be"),
    ):
        path.write_text(text)
        assert sentence in larceny.refuses("play", "--rules", str(path))
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text in UTF-8" in larceny.refuses("play", "--rules", str(path))


def test_nothing_is_written_where_nothing_can_be(
    larceny: CommandLine, record_file: Path, tmp_path: Path
) -> None:
    blocked = str(record_file / "out")
    larceny.refuses("convert", str(record_file), "--to", "text", "-o", blocked)
    larceny.refuses("convert", str(record_file), "--to", "text", "-o", str(tmp_path))
    larceny.refuses("simulate", "master-thieves", "--games", "1", "--out", blocked)
    larceny.refuses("play", "--save", blocked)
    assert not list(tmp_path.glob(".*"))


def test_a_bug_is_reported_as_a_bug_with_its_own_exit_code(
    larceny: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LARCENY_TRACEBACK")
    monkeypatch.setattr("larceny.cli.records.verify.run", lambda **options: 1 / 0)
    result = larceny("verify", "x")
    assert result.exit_code == 70
    assert "a mistake of the program, not yours" in result.stderr
    assert json.loads(larceny("verify", "x", "--json").stderr)["error"] == "bug"


@pytest.mark.parametrize(
    "args", [["play", "--edition", "x"], ["verify", "/nowhere"], ["position", "x"]]
)
def test_a_process_of_its_own_is_refused_in_the_same_way(args: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "larceny.cli.main", *args],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("larceny: ")
    assert "Traceback" not in run.stderr


def test_a_terminal_without_our_letters_is_no_reason_to_fail() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "larceny.cli.main", "position", "french 2 rest=T.N"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "+T.N----+T.E----+" in run.stdout
    assert "?" not in run.stdout


def test_a_pipe_that_closes_early_is_no_reason_to_complain() -> None:
    command = f"{shlex.quote(sys.executable)} -m larceny.cli.main rules master-thieves | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert run.stdout.startswith("MT-1 ")
    assert run.stderr == ""
