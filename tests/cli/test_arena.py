"""`larceny arena` and `larceny report`, and runs that are interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from .conftest import CommandLine

ARENA = ("arena", "forty-thieves", "--bots", "novice,random", "--players", "3", "--seed", "s")


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "timing"}


def test_an_arena_for_people(larceny: CommandLine) -> None:
    told = larceny.works(*ARENA, "--games", "6", "--jobs", "1")
    assert "40 Thieves · standard · 3 players · fair share 33.3%" in told
    row = next(line for line in told.splitlines() if line.startswith("novice"))
    assert row.split()[:3] == ["novice", "random", "6"]
    ladder = next(line for line in told.splitlines() if line.startswith("1"))
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
    (told,) = larceny.tells(
        *("arena", "all", "--bots", "novice,random", "--players", "2,8", "--format", "ladder"),
        *("--games", "2", "--jobs", "1", "--set", "name=x"),
    )
    tables = [(entry["game"], entry["players"], entry["games"]) for entry in told["pairings"]]
    assert tables == [("master-thieves", 2, 2), ("master-thieves", 8, 8), ("forty-thieves", 2, 2)]
    assert [entry["place"] for entry in told["ratings"]] == [1, 2, 1, 2]


def test_a_folder_keeps_games_and_result(larceny: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "run"
    (told,) = larceny.tells(*ARENA, "--games", "6", "--jobs", "1", "--out", str(out))
    assert sorted(path.name for path in out.iterdir()) == ["games.jsonl", "result.json"]
    assert json.loads((out / "result.json").read_text()) == told
    games = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert [game["number"] for game in games] == list(range(12))


def test_an_interrupted_arena_says_how_to_go_on_and_does(
    larceny: CommandLine, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    arena = ["arena", "master-thieves", "--bots", "novice,random", "--players", "3"]
    arena += ["--set", "round_cap=4", "--games", "60"]
    args = [*arena, "--out", str(out)]
    run = subprocess.Popen(
        [sys.executable, "-m", "larceny.cli.main", *args, "--jobs", "2"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        # where the tests themselves run in the background, Ctrl-C would be ignored
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    journal = tmp_path / "games.jsonl.part"
    deadline = time.monotonic() + 60
    while not journal.exists() or journal.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < deadline
        assert run.poll() is None
        time.sleep(0.01)
    os.kill(run.pid, signal.SIGINT)
    printed, complained = run.communicate(timeout=60)
    assert run.returncode == 130
    assert printed == ""
    assert f"games are kept in {journal}. To go on: larceny arena" in complained
    assert complained.strip().endswith("--resume")
    kept = journal.read_bytes().count(b"\n") - 1
    assert 4 <= kept < 120
    assert f"{kept:,} of 120" in complained

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
        (("simulate", "master-thieves", "--jobs", "0"), "--jobs must be at least 1"),
        (("simulate", "master-thieves", "--out", "x.csv"), "x.csv is neither of .jsonl, .parquet"),
        (("simulate", "master-thieves", "--vary", "round_cap"), "round_cap is a number"),
        (("simulate", "master-thieves", "--vary", "x"), "no field “x”"),
        (("report", "/nowhere/games.jsonl"), "There is no file /nowhere/games.jsonl."),
    ],
)
def test_is_refused_with_a_sentence(
    larceny: CommandLine, args: tuple[str, ...], sentence: str
) -> None:
    assert sentence in larceny.refuses(*args)


# Simulations for a report -----------------------------------------------------------------------


def test_simulate_all_and_report(larceny: CommandLine, tmp_path: Path) -> None:
    games, page = tmp_path / "games.parquet", tmp_path / "page.html"
    args = ("simulate", "all", "--edition", "all", "--players", "2-3", "--games", "2")
    tables = larceny.tells(*args, "--jobs", "1", "--out", str(games))
    assert len(tables) == 16
    assert {table["game"] for table in tables} == {"master-thieves", "forty-thieves"}
    (told,) = larceny.tells("report", str(games), "--out", str(page))
    assert told["games"] == 32
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
