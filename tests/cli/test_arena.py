"""`larceny arena` and `larceny report`, and runs that are interrupted."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from larceny.bots import names_for
from tests.clocks import NEVER

from .conftest import CommandLine

ARENA = ("arena", "forty-thieves", "--bots", "novice,random", "--players", "3", "--seed", "s")


def without_times(output: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in output.items() if key != "timing"}


def test_an_arena_for_people(larceny: CommandLine) -> None:
    output = larceny.works(*ARENA, "--games", "6", "--jobs", "1")
    assert "40 Thieves · standard · 3 players · fair share 33.3%" in output
    row = next(line for line in output.splitlines() if line.startswith("novice"))
    assert row.split()[:3] == ["novice", "random", "6"]
    ladder = next(line for line in output.splitlines() if line.startswith("1"))
    assert ladder.split()[1] == "novice"


def test_the_same_seed_gives_the_same_result_with_one_and_two_processes(
    larceny: CommandLine,
) -> None:
    (alone,) = larceny.tells(*ARENA, "--games", "6", "--jobs", "1")
    (together,) = larceny.tells(*ARENA, "--games", "6", "--jobs", "2")
    assert without_times(alone) == without_times(together)
    assert {entry["bot"] for entry in alone["timing"]["bots"]} == {"novice", "random"}
    assert [entry["odd"] for entry in alone["pairings"]] == ["novice", "random"]
    assert alone["pairings"][0]["deals"] == 2
    assert alone["ratings"][0]["bot"] == "novice"
    (other,) = larceny.tells(*ARENA[:-1], "t", "--games", "6", "--jobs", "1")
    assert other["pairings"] != alone["pairings"]


def test_a_ladder_over_both_games_and_several_tables(larceny: CommandLine) -> None:
    (output,) = larceny.tells(
        *("arena", "all", "--bots", "novice,random", "--players", "2,8", "--format", "ladder"),
        *("--games", "2", "--jobs", "1", "--set", "name=x"),
    )
    tables = [(entry["game"], entry["players"], entry["games"]) for entry in output["pairings"]]
    assert tables == [("master-thieves", 2, 2), ("master-thieves", 8, 8), ("forty-thieves", 2, 2)]
    assert [entry["place"] for entry in output["ratings"]] == [1, 2, 1, 2]


def test_a_folder_keeps_games_and_result(larceny: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "run"
    (output,) = larceny.tells(*ARENA, "--games", "6", "--jobs", "1", "--out", str(out))
    assert sorted(path.name for path in out.iterdir()) == ["games.jsonl", "result.json", "table.md"]
    assert json.loads((out / "result.json").read_text()) == output
    games = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert [game["number"] for game in games] == list(range(12))


PAUSES_AFTER_EIGHT_GAMES = """
from threading import Event
from larceny.cli.main import main
from larceny.lab.journal import Journal

add = Journal.add

def add_and_pause(journal, number, row):
    add(journal, number, row)
    if len(journal) == 8:
        Event().wait()

Journal.add = add_and_pause
main()
"""
"""However late the interrupt comes, there is something left to play."""


def test_an_interrupted_arena_says_how_to_go_on_and_does(
    larceny: CommandLine, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    arena = ["arena", "master-thieves", "--bots", "novice,random", "--players", "3"]
    arena += ["--set", "round_cap=4", "--games", "60"]
    args = [*arena, "--out", str(out)]
    run = subprocess.Popen(
        [sys.executable, "-c", PAUSES_AFTER_EIGHT_GAMES, *args, "--jobs", "2"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        # where the tests themselves run in the background, Ctrl-C would be ignored
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    journal = tmp_path / "games.jsonl.part"
    deadline = time.monotonic() + NEVER
    while not journal.exists() or journal.read_bytes().count(b"\n") < 9:  # a plan, and eight games
        assert time.monotonic() < deadline
        assert run.poll() is None
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    printed, complained = run.communicate(timeout=NEVER)
    assert run.returncode == 130
    assert printed == ""
    assert f"games are kept in {journal}. To go on: larceny arena" in complained
    assert complained.strip().endswith("--resume")
    assert journal.read_bytes().count(b"\n") - 1 == 8
    assert "8 of 120" in complained

    refused = larceny.refuses(*args)
    assert "A run was interrupted here." in refused
    assert "what differs: seed" in larceny.refuses(*args, "--seed", "t", "--resume")
    (resumed,) = larceny.tells(*args, "--jobs", "1", "--resume")
    (whole,) = larceny.tells(*arena, "--jobs", "2")
    assert without_times(resumed) == without_times(whole)
    assert not journal.exists()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("arena", "master-thieves", "--bots", "novice"), "at least two bots"),
        (("arena", "master-thieves", "--bots", "novice,x"), "no bot “x”"),
        (("arena", "master-thieves", "--bots", "novice,random", "--players", "9"), "9 cannot play"),
        (("arena", "chess", "--bots", "novice,random"), "There is no game “chess”."),
        (("arena", "all", "--bots", "novice,random", "--games", "0"), "must be at least 1"),
        (("arena", "all", "--bots", "novice,random", "--edition", "x"), "no edition “x”"),
        (("arena", "all", "--bots", "novice,random", "--resume"), "the file that --out names"),
        ((*ARENA, "--resume", "--out", "/nowhere/x.jsonl"), "There is no run to resume"),
        (("simulate", "master-thieves", "--players", "few"), "“few” is no number of seats"),
        (("simulate", "master-thieves", "--players", "8-2"), "“8-2” is no range of seats"),
        (("simulate", "master-thieves", "--players", "2,4-3"), "“4-3” is no range of seats"),
        (("simulate", "master-thieves", "--jobs", "0"), "--jobs must be at least 1"),
        (("simulate", "master-thieves", "--out", "x.csv"), "x.csv is neither of .jsonl, .parquet"),
        (("simulate", "master-thieves", "--vary", "round_cap"), "round_cap is a number"),
        (("simulate", "master-thieves", "--vary", "x"), "no field “x”"),
        (("report", "/nowhere/games.jsonl"), "There is no file /nowhere/games.jsonl."),
        (("report", "/nowhere/games.parquet"), "There is no file /nowhere/games.parquet."),
        (("simulate", "master-thieves", "--bots", "random:x=3"), "“random” has no options"),
        (("simulate", "all", "--bots", "novice:slots=2:slots=5"), "“slots” of the bot “novice” is"),
    ],
)
def test_is_refused_with_a_sentence(
    larceny: CommandLine, args: tuple[str, ...], sentence: str
) -> None:
    assert sentence in larceny.refuses(*args)


# Runs that cannot begin, or not go on -------------------------------------------------------------

SIMULATE = ("simulate", "master-thieves", "--players", "2", "--games", "60", "--seed", "s")


@pytest.mark.parametrize("refused", [("--jobs", "0"), ("--bots", "x"), ("--players", "9")])
def test_what_is_refused_leaves_nothing_in_the_way(
    larceny: CommandLine, tmp_path: Path, refused: tuple[str, str]
) -> None:
    out = tmp_path / "games.jsonl"
    larceny.refuses(*SIMULATE, "--out", str(out), *refused)
    larceny.refuses(*ARENA, "--out", str(tmp_path / "arena"), *refused)
    assert list(tmp_path.iterdir()) == []
    larceny.works(*SIMULATE, "--games", "1", "--jobs", "1", "--out", str(out))


def test_without_ray_nothing_is_begun(
    larceny: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    out = tmp_path / "deep" / "games.jsonl"
    assert "larceny[ray]" in larceny.refuses(*SIMULATE, "--ray", "local", "--out", str(out))
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_is_not_there_leaves_nothing_in_the_way(
    larceny: CommandLine, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    output = larceny.refuses(*SIMULATE, "--ray", "nonsense", "--out", str(out))
    assert "no Ray cluster at nonsense" in output
    assert "To go on" not in output
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_the_place_of_the_file_is_seen_before_the_first_game(
    larceny: CommandLine, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    out.mkdir()
    assert f"{out} is a folder" in larceny.refuses(*SIMULATE, "--out", str(out))
    assert list(tmp_path.iterdir()) == [out]


def with_files_of_at_most(kilobytes: int, *args: str) -> "subprocess.CompletedProcess[str]":
    """Run a command where files cannot grow, as on a full disk."""
    most = kilobytes * 1024
    return subprocess.run(
        [sys.executable, "-m", "larceny.cli.main", *args],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )


def test_a_full_disk_names_the_file_and_says_how_to_go_on(
    larceny: CommandLine, tmp_path: Path
) -> None:
    out, journal = tmp_path / "games.jsonl", tmp_path / "games.jsonl.part"
    args = (*SIMULATE, "--out", str(out), "--jobs", "1")
    run = with_files_of_at_most(20, *args)
    assert run.returncode == 2
    kept = journal.read_bytes().count(b"\n") - 1
    assert kept > 0
    assert f"{kept} of 60 games are kept in {journal}. To go on: larceny simulate" in run.stderr
    assert f"larceny: {journal} cannot be used: File too large." in run.stderr
    assert larceny.tells(*args, "--resume")[0]["games"] == 60
    assert len(out.read_text().splitlines()) == 60


def test_a_disk_that_is_full_at_once_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run = with_files_of_at_most(0, *SIMULATE, "--out", str(out), "--jobs", "1")
    assert f"larceny: {out} cannot be used: File too large." in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_result_that_cannot_be_written_loses_no_games(
    larceny: CommandLine, tmp_path: Path
) -> None:
    (tmp_path / "result.json").mkdir()
    args = (*ARENA, "--games", "3", "--jobs", "1", "--out", str(tmp_path))
    output = larceny.refuses(*args)
    assert "6 of 6 games are kept" in output
    assert "result.json is a folder" in output
    (tmp_path / "result.json").rmdir()
    assert larceny.tells(*args, "--resume")[0]["pairings"][0]["games"] == 3


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600)])
def test_others_may_read_what_the_umask_allows(
    larceny: CommandLine, tmp_path: Path, umask: int, mode: int
) -> None:
    page = tmp_path / "page.html"
    before = os.umask(umask)
    try:
        larceny.works(*ARENA, "--games", "3", "--jobs", "1", "--out", str(tmp_path))
        larceny.works("report", str(tmp_path / "games.jsonl"), "--out", str(page))
    finally:
        os.umask(before)
    for path in (page, tmp_path / "result.json", tmp_path / "games.jsonl"):
        assert path.stat().st_mode & 0o777 == mode


def test_a_single_deal_is_shown_without_an_interval(larceny: CommandLine) -> None:
    args = (*ARENA, "--games", "3", "--jobs", "1")
    row = next(line for line in larceny.works(*args).splitlines() if line.startswith("novice"))
    assert row.split()[4] == "–"
    assert row.endswith("± –")
    (output,) = larceny.tells(*args)
    assert output["pairings"][0]["win_share"]["low95"] is None
    (output,) = larceny.tells(*SIMULATE, "--games", "1", "--jobs", "1")
    assert output["seats"][0]["score"]["margin95"] is None


def test_the_help_names_the_bots_and_the_folder(larceny: CommandLine) -> None:
    output = " ".join(larceny.works("arena", "--help").split())
    assert f"{', '.join(names_for('master-thieves'))}, with their options" in output
    assert "docs/bots.md" in output
    assert "--out FOLDER Folder for the games" in output


# Simulations for a report -----------------------------------------------------------------------


def test_simulate_all_and_report(larceny: CommandLine, tmp_path: Path) -> None:
    games, page = tmp_path / "games.parquet", tmp_path / "page.html"
    args = ("simulate", "all", "--edition", "all", "--players", "2-3", "--games", "2")
    tables = larceny.tells(*args, "--jobs", "1", "--out", str(games))
    assert len(tables) == 16
    assert {table["game"] for table in tables} == {"master-thieves", "forty-thieves"}
    (output,) = larceny.tells("report", str(games), "--out", str(page))
    assert output["games"] == 32
    assert page.read_text().startswith("<!DOCTYPE html>")
    assert "Master Thieves by random" in page.read_text()
    assert "32 games" in " ".join(larceny.works("report", str(games), "--out", str(page)).split())


def test_simulate_varies_a_field(larceny: CommandLine) -> None:
    tables = larceny.tells(
        *("simulate", "master-thieves", "--vary", "box_actions", "--vary", "round_cap=2,3"),
        *("--players", "2", "--games", "1", "--jobs", "1", "--edition", "english_b"),
    )
    assert [table["rules"] for table in tables] == [
        "english_b",
        *("english_b[box_actions=one]", "english_b[box_actions=two_if_placed]"),
        *("english_b[round_cap=2]", "english_b[round_cap=3]"),
    ]


def test_what_is_no_file_of_games_is_refused(larceny: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("{}\n")
    assert "Line 1 of" in larceny.refuses("report", str(path))
    path.write_text("")
    assert "There are no games" in larceny.refuses("report", str(path))
