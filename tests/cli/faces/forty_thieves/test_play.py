"""`larceny play forty-thieves`, and every other command for 40 Thieves."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from larceny import rulebook
from larceny.games.forty_thieves import GAME
from tests.effort import some

from ...conftest import CommandLine, answers

WORDS = (
    *("", "?", "h", "l", "0", "0", "10", "11", "12", "b2", "c3", "replace 1 b2", "interchange"),
    *("row 2", "a", "xyzzy", "? FT-8.2", "? FT-99", "? MT-1.1"),
)


@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_some_turns_answered_at_random_in_each_edition(larceny: CommandLine, edition: str) -> None:
    output = larceny.works(
        *("play", "forty-thieves", "--edition", edition, "--players", "3", "--seed", edition),
        *("--set", "turn_cap=30", "--bots", "random,novice"),
        typed=answers(edition, words=WORDS),
    )
    assert f"40 Thieves · {edition} · 3 players · turn " in output
    assert max(map(len, output.splitlines()[:-2])) <= 80
    assert "\x1b" not in output
    path = output.splitlines()[-1].removeprefix("Check it with: larceny verify ")
    assert larceny.works("verify", path).count("ok ") == 4
    assert not larceny.saved.exists()


ENDS = ("King of Thieves", "win together", "Everybody has lost")


@pytest.mark.parametrize("edition", some(sorted(GAME.editions), quick=1, usual=1))
def test_a_whole_game_in_a_process_of_its_own(tmp_path: Path, edition: str) -> None:
    """The way a person runs it, but for the terminal; to the end that the rules bring about."""
    command = [sys.executable, "-m", "larceny.cli.main", "play", "forty-thieves"]
    run = subprocess.run(
        [*command, "--edition", edition, "--seed", "whole", "--players", "2"],
        input="0\n1\n" * 3000,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert any(end in run.stdout for end in ENDS)
    assert run.stderr == ""
    (kept,) = (tmp_path / "larceny" / "finished").iterdir()
    assert json.loads(kept.read_text())["game"] == "forty-thieves"


def test_answers_can_be_given_step_by_step(larceny: CommandLine) -> None:
    """A kind of answer asks for the rest; Enter goes back; words lead there at once."""
    output = larceny.works(
        *("play", "forty-thieves", "--seed", "steps", "--players", "2", "--bots", "random"),
        typed="1\n\nglimpse\nb2\ninterchange\nc3\nb2\n10\n2\nq\n",
    )
    assert output.count("Which tile do you glimpse?") == 2
    assert "Enter alone goes back." in output
    assert "Which tiles do you interchange? Name one, or both." in output
    assert "With which tile do you interchange c3?" in output
    assert "You interchange b2 and c3." in output
    assert "Which row do you announce?" in output
    words = [word for seat, word in json.loads(larceny.saved.read_text())["moves"] if seat == 0]
    assert words[:3] == ["glimpse b2", "interchange b2 c3", "steal row 2"]


def test_the_rule_behind_a_question_is_this_games(larceny: CommandLine) -> None:
    args = ("play", "forty-thieves", "--seed", "x", "--players", "2")
    output = larceny.works(*args, typed="?\n? ft-9.2\n? MT-1.1\nh\nq\n")
    assert "FT-5.1 " in output
    assert "FT-9.2 Points" in output
    assert "The rules have no paragraph “MT-1.1”." in output
    assert "[CAPITALS] in brackets" in output


def test_who_holds_no_dagger_is_not_asked_for_one(larceny: CommandLine) -> None:
    output = larceny.tells(
        *("play", "forty-thieves", "--seed", "dagger", "--set", "turn_cap=40"),
        typed=answers("dagger", words=WORDS),
    )
    asked = [line for line in output if line["type"] == "ask"]
    assert all(len(line["legal"]) > 1 for line in asked)
    assert any(line["type"] == "automatic" and line["word"] == "pass" for line in output)


def test_the_json_of_a_seat_shows_no_secret_of_another(larceny: CommandLine) -> None:
    output = larceny.tells(
        *("play", "forty-thieves", "--seed", "json", "--set", "turn_cap=40"),
        typed=answers("json", words=WORDS),
    )
    events = [event for line in output if line["type"] == "events" for event in line["events"]]
    secret = [event for event in events if event["event"] in ("Glimpsed", "Drew", "Replaced")]
    assert len(secret) > 20
    for event in secret:
        lay_open = event.get("lay_open", False)
        assert (event["front"] is not None) == (event["seat"] == 0 or lay_open)
    assert output[-1]["type"] == "over"


# The other commands ------------------------------------------------------------------------


@pytest.fixture
def lost_file(larceny: CommandLine, tmp_path: Path) -> Path:
    """A game that the merchant won."""
    for number in range(50):
        path = tmp_path / f"{number}.json"
        larceny.works(
            *("play", "forty-thieves", "--edition", "three_tales", "--players", "2"),
            *("--bots", "random", "--seed", f"lost {number}", "--save", str(path)),
            typed="0\n" * 600,
        )
        if json.loads(path.read_text())["result"]["ending"] == "merchant":
            return path
    raise LookupError


def test_a_game_that_everybody_lost_is_shown_checked_and_converted(
    larceny: CommandLine, lost_file: Path, tmp_path: Path
) -> None:
    assert "won by nobody" in larceny.works("verify", str(lost_file))
    (checked,) = larceny.tells("verify", str(lost_file))
    assert checked["winners"] == []
    assert "all have lost (FT-11.5)" in larceny.works("replay", str(lost_file))
    text, back = tmp_path / "lost.txt", tmp_path / "back.json"
    larceny.works("convert", str(lost_file), "--to", "text", "-o", str(text))
    assert "; winners -\n" in text.read_text()
    larceny.works("convert", str(text), "--to", "json", "-o", str(back))
    assert larceny.works("verify", str(back)).count("ok ") == 4


def test_a_replay_shows_nobody_what_they_may_not_know(
    larceny: CommandLine, lost_file: Path
) -> None:
    for args, knows in (([], set()), (["--seat", "1"], {1}), (["--open"], {0, 1})):
        for step in larceny.tells("replay", str(lost_file), *args):
            assert (step["word"] is not None) == (step["seat"] in knows)
            for seat, mine in enumerate(step["view"]["seats"]):
                assert (mine["fronts"] is not None) == (seat in knows)
    assert "hides" in larceny.works("replay", str(lost_file), "--open", "--to", "0")
    assert "hides" not in larceny.works("replay", str(lost_file), "--to", "0")


def test_the_rules_of_each_edition(larceny: CommandLine) -> None:
    output = larceny.works("rules", "forty-thieves", "--edition", "leaders")
    for chapter in rulebook.chapters("forty-thieves"):
        for paragraph in chapter.paragraphs:
            assert f"{paragraph.number} {paragraph.title}" in output
    row = larceny.works("rules", "forty-thieves", "--diff", "family").splitlines()[1]
    assert row.split() == ["FT-12.1", "family", "false", "true"]
    assert "44 in the stack" in larceny.works("rules", "forty-thieves", "--players", "4")
    (needs,) = larceny.tells("rules", "forty-thieves", "--edition", "family", "--players", "2")
    assert needs["stack"] == 24
    refused = larceny.refuses("rules", "forty-thieves", "--paragraph", "MT-4.2")
    assert "no paragraph “MT-4.2”" in refused


def test_a_position_is_known_by_its_edition(larceny: CommandLine) -> None:
    line = larceny.works("position", "--deal", "--edition", "family", "--players", "3").strip()
    assert line.startswith("family 3 ")
    output = larceny.works("position", line)
    assert "40 Thieves · family · 3 players · turn 1" in output
    assert "may (FT-5.1): glimpse ... (16), pass" in output
    (as_json,) = larceny.tells("position", line, "--open")
    assert GAME.read_position(as_json["position"]) == GAME.read_position(line)


def test_perft_and_simulate(larceny: CommandLine) -> None:
    (counted,) = larceny.tells("perft", "forty-thieves", "--players", "2", "--depth", "1")
    assert counted["depths"][0]["nodes"] == 17
    output = larceny.works(
        *("simulate", "forty-thieves", "--edition", "three_tales", "--players", "2"),
        *("--games", "12", "--bots", "novice,random"),
    )
    assert "turns  " in output
    assert "won by nobody" in output
    (as_json,) = larceny.tells("simulate", "forty-thieves", "--players", "2", "--games", "2")
    assert as_json["turns"]["least"] > 0


def test_bad_options_are_refused(larceny: CommandLine) -> None:
    for args, sentence in (
        (["play", "forty-thieves", "--players", "5"], "for 2 to 4 players. (FT-1.1 Players)"),
        (["play", "forty-thieves", "--edition", "french"], "no edition “french”"),
        (["play", "forty-thieves", "--variant", "one_action"], "no variant “one_action”"),
        (["play", "forty-thieves", "--bots", "genius"], "no bot “genius”"),
        (["position", "standard 2 board=gm"], "“gm” is no board"),
        (["position", "standard 2 gems=12"], "this table needs 9"),
    ):
        assert sentence in larceny.refuses(*args)
