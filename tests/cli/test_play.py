"""`larceny play`: whole games typed by somebody who answers at random."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from larceny.games.master_thieves import GAME
from tests.effort import some

from .conftest import CommandLine, answers

WORDS = ("", "?", "h", "l", "tn", "flip", "thief", "d", "take all", "xyzzy", "? MT-7.4", "? MT-99")


@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_a_few_rounds_answered_at_random_in_each_edition(
    larceny: CommandLine, edition: str
) -> None:
    output = larceny.works(
        *("play", "--edition", edition, "--players", "2", "--seed", edition),
        *("--set", "round_cap=4"),
        typed=answers(edition, words=WORDS),
    )
    assert f"Master Thieves · {edition} · 2 players · round 1" in output
    assert "win" in output.splitlines()[-4]
    path = output.splitlines()[-1].removeprefix("Check it with: larceny verify ")
    assert larceny.works("verify", path).count("ok ") == 4
    assert not larceny.saved.exists()


@pytest.mark.parametrize("edition", some(sorted(GAME.editions), quick=1, usual=1))
def test_a_whole_game_in_a_process_of_its_own(tmp_path: Path, edition: str) -> None:
    """The way a person runs it, but for the terminal; to the end that the rules bring about."""
    command = [sys.executable, "-m", "larceny.cli.main", "play", "--edition", edition]
    run = subprocess.run(
        [*command, "--seed", "whole", "--players", "2"],
        input="1\n" * 3000,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "the game is over (MT-13" in run.stdout
    assert "\x1b" not in run.stdout
    assert run.stderr == ""
    (kept,) = (tmp_path / "larceny" / "finished").iterdir()
    assert json.loads(kept.read_text())["result"] is not None


def test_the_same_seed_and_answers_play_the_same_game(larceny: CommandLine) -> None:
    output = [
        larceny.works("play", "--seed", "same", "--set", "round_cap=1", typed=answers("same"))
        for _ in range(2)
    ]
    assert output[0].splitlines()[:-2] == output[1].splitlines()[:-2]


def test_bad_answers_are_explained_and_lose_nothing(larceny: CommandLine) -> None:
    output = larceny.works(
        *("play", "--seed", "x", "--players", "2"),
        typed="xyzzy\n99\n\nt\nflip\n? MT-99\nq\n",
    )
    assert "“xyzzy” is none of the answers." in output
    assert "There is no answer 99; they go from 1 to 12." in output
    assert "This needs an answer" in output
    assert "“t” could be open T.N, open T.E, open T.S, open T.W." in output
    assert "“flip” is not allowed now: MT-3.7 Filling. Type ? MT-3.7 to read it." in output
    assert "The rules have no paragraph “MT-99”." in output
    assert json.loads(larceny.saved.read_text())["moves"][-1][0] != 0


def test_a_question_mark_shows_the_rule_behind_the_question(larceny: CommandLine) -> None:
    output = larceny.works("play", "--seed", "x", "--players", "2", typed="?\n? mt-13.4\nh\nq\n")
    assert "MT-3.7 Filling" in output
    assert "MT-13.4 Points" in output
    assert "any paragraph of the rules" in output


def test_a_package_that_is_too_small_is_worth_a_notice(larceny: CommandLine) -> None:
    args = ("play", "--edition", "english_a", "--players", "8", "--seed", "x")
    assert "8 players need 84 diamonds" in larceny.works(*args, typed="q\n")
    refused = larceny.refuses(*args, "--new", "--set", "strict_stock=true")
    assert "The package is too small for 8 players" in refused
    assert "MT-1.3" in refused


def test_the_game_can_be_named_in_either_way(larceny: CommandLine) -> None:
    for args in (["master-thieves"], ["--game", "master-thieves"]):
        output = larceny.works("play", *args, "--new", "--seed", "x", typed="q\n")
        assert "Master Thieves · french" in output


@pytest.mark.parametrize(
    ("args", "typed", "title"),
    [
        ([], "2\n", "40 Thieves"),
        ([], "\n", "Master Thieves"),
        (["--edition", "leaders"], "", "40 Thieves"),
        (["--edition", "french"], "", "Master Thieves"),
    ],
)
def test_who_names_no_game_is_asked_unless_the_edition_tells(
    larceny: CommandLine,
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    typed: str,
    title: str,
) -> None:
    monkeypatch.setattr("larceny.cli.play.start._somebody_is_there", lambda: True)
    output = larceny.works("play", *args, "--seed", "x", typed=f"{typed}q\n")
    assert ("Which game?" in output) == bool(typed)
    assert f"{title} · " in output


def test_another_seat_other_bots_and_a_name(larceny: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    larceny.works(
        *("play", "--players", "3", "--seat", "2", "--bots", "random,novice", "--seed", "x"),
        *("--name", " Zoë\n", "--save", str(path)),
        typed="q\n",
    )
    kept = json.loads(path.read_text())
    assert kept["players"] == ["Ada", "Bruno", "Zoë"]
    assert kept["table"] == {"seat": 2, "bots": ["random", "novice", ""]}


def test_variants_and_rules_of_ones_own(larceny: CommandLine, tmp_path: Path) -> None:
    rules, path = tmp_path / "rules.toml", tmp_path / "game.json"
    rules.write_text('edition = "italian"\nround_cap = 3\n')
    larceny.works(
        *("play", "--rules", str(rules), "--variant", "strict_box_order"),
        *("--set", "plain_wood=true", "--save", str(path)),
        typed="q\n",
    )
    ruleset = json.loads(path.read_text())["ruleset"]
    assert (ruleset["name"], ruleset["round_cap"]) == ("italian", 3)
    assert (ruleset["box_order"], ruleset["plain_wood"]) == ("either_order", True)


def test_as_json_it_can_be_played_by_a_program(larceny: CommandLine) -> None:
    output = larceny.tells(
        *("play", "--players", "2", "--seed", "json", "--set", "round_cap=2"),
        typed="?\nh\nxyzzy\n" + answers("json"),
    )
    kinds = {line["type"] for line in output}
    assert {"events", "ask", "refused", "rule", "help", "over"} <= kinds
    assert output[-1]["type"] == "over"
    assert len(output[-1]["scores"]) == 2
    refused = next(line for line in output if line["type"] == "refused")
    assert set(refused) == {"type", "error", "code", "details"}


def test_the_json_of_a_seat_shows_no_secret_of_another(larceny: CommandLine) -> None:
    output = larceny.tells(
        *("play", "--players", "4", "--seed", "json", "--set", "round_cap=3"),
        *("--set", "drawers_seen_by=opener"),
        typed=answers("json"),
    )
    events = [event for line in output if line["type"] == "events" for event in line["events"]]
    secrets = [event for event in events if event["event"] in ("Chose", "Dealt")]
    assert len(secrets) > 8
    for event in secrets:
        mine = event["seat"] == 0
        assert (event.get("character", event.get("numbers")) is not None) == mine
    for event in events:
        if event["event"] == "Seen":
            assert (event["gems"] is not None) == (event["seen_by"] == 0)
    for line in output:
        if line["type"] == "ask":
            assert [seat["hand"] is not None for seat in line["view"]["seats"]] == [
                seat == 0 for seat in range(4)
            ]


def test_whoever_asks_is_told_what_a_good_player_and_a_net_would_do(larceny: CommandLine) -> None:
    game = ("play", "master-thieves", "--seed", "advice", "--set", "round_cap=1")
    shown = larceny.works(*game, typed="!\n" + answers("advice"))
    assert "A good player would: " in shown
    assert "A grandmaster would play: " in shown
    told = [
        json.loads(line) for line in larceny.works(*game, "--json", typed="!\nq\n").splitlines()
    ]
    asked = next(one for one in told if one["type"] == "ask")
    (advice,) = (one for one in told if one["type"] == "advice")
    words = {one["word"] for one in asked["legal"]}
    assert advice["action"] in words
    assert {one["word"] for one in advice["likely"]} <= words
