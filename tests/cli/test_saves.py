"""A game is saved whatever happens, and goes on as if nothing had."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.clocks import NEVER

from .conftest import CommandLine, answers

GAME = ("play", "--players", "3", "--seed", "saved", "--set", "round_cap=2")


def finished(output: str) -> Path:
    return Path(output.splitlines()[-1].removeprefix("Check it with: larceny verify "))


def test_quitting_says_how_to_go_on(larceny: CommandLine) -> None:
    output = larceny.works(*GAME, typed="1\nq\n")
    assert f"The game is saved in {larceny.saved}" in output
    assert "Go on with it: larceny play --resume" in output
    assert larceny.works("verify", str(larceny.saved)).count("ok ") == 4


@pytest.mark.parametrize("stops", [[3], [1, 2, 3, 4, 5], [10, 1, 4]])
def test_a_game_that_was_interrupted_ends_like_one_that_was_not(
    larceny: CommandLine, stops: list[int]
) -> None:
    typed = answers("saved").splitlines(keepends=True)
    whole = finished(larceny.works(*GAME, typed="".join(typed)))
    begun = 0
    args: tuple[str, ...] = GAME
    for stop in stops:
        larceny.works(*args, typed="".join([*typed[begun : begun + stop], "q\n"]))
        begun, args = begun + stop, ("play", "--resume")
    pieced = finished(larceny.works(*args, typed="".join(typed[begun:])))
    assert pieced != whole
    assert json.loads(pieced.read_text()) == json.loads(whole.read_text())


def test_the_end_of_input_saves(larceny: CommandLine) -> None:
    assert "The game is saved" in larceny.works(*GAME, typed="1\n")
    assert json.loads(larceny.saved.read_text())["result"] is None


def test_ctrl_c_saves_quietly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "larceny.cli.main", *GAME],
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # where the tests themselves run in the background, Ctrl-C would be ignored
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert process.stdout is not None
    assert any("12 B.W" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    output, trouble = process.communicate(timeout=NEVER)
    assert process.returncode == 130
    assert "The game is saved" in output
    assert trouble == ""


def test_a_saved_game_is_offered(larceny: CommandLine) -> None:
    larceny.works(*GAME, typed="1\nq\n")
    output = larceny.works("play", typed="\nq\n")
    assert "There is a saved game of Master Thieves for 3 players (filling)." in output
    assert "The saved game goes on." in output


def test_one_who_declines_gets_a_new_game_and_loses_nothing(larceny: CommandLine) -> None:
    larceny.works(*GAME, typed="1\nq\n")
    kept = larceny.saved.read_text()
    output = larceny.works("play", "--players", "2", typed="n\nq\n")
    aside = larceny.saved.with_name("saved-game.set-aside-1.json")
    assert "The earlier game was kept as" in output
    assert aside.read_text() == kept
    larceny.works("play", "--new", typed="q\n")
    assert aside.with_name("saved-game.set-aside-2.json").exists()


def test_one_who_says_nothing_at_the_offer_loses_nothing(larceny: CommandLine) -> None:
    larceny.works(*GAME, typed="1\nq\n")
    kept = larceny.saved.read_text()
    assert larceny("play", typed="").exit_code == 130
    assert larceny.saved.read_text() == kept


@pytest.mark.parametrize(
    "wish",
    [
        ("--edition", "x"),
        ("--players", "9"),
        ("--seat", "7"),
        ("--bots", "genius"),
        ("--bots", "novice,novice"),
        ("--game", "forty-thieves", "--set", "round_cup=1"),
    ],
)
@pytest.mark.parametrize("how", [("--new",), ("--json",), ()])
def test_options_that_are_refused_leave_the_saved_game_where_it_is(
    larceny: CommandLine, wish: tuple[str, ...], how: tuple[str, ...]
) -> None:
    larceny.works(*GAME, typed="1\nq\n")
    kept = larceny.saved.read_text()
    larceny.refuses("play", *how, *wish, typed="n\n")
    assert larceny.saved.read_text() == kept
    assert list(larceny.saved.parent.iterdir()) == [larceny.saved]


def test_impossible_options_are_refused_before_the_saved_game_is_offered(
    larceny: CommandLine,
) -> None:
    larceny.works(*GAME, typed="1\nq\n")
    refused = larceny("play", "--edition", "x", typed="")
    assert (refused.exit_code, refused.stdout) == (2, "")


DAMAGES: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "no json": lambda text: "gems\n",
    "another move": lambda text: text.replace('"put 1"', '"put 9"').replace(
        '"open T.N"', '"open B.W"', 1
    ),
    "another digest": lambda text: text.replace('"digest": "', '"digest": "0'),
    "another seat": lambda text: text.replace('"seat": 0', '"seat": 7'),
    "no bots": lambda text: text.replace('"bots": ["", "novice", "novice"]', '"bots": 3'),
    "another field": lambda text: text.replace('"plain_wood"', '"plane_wood"'),
    "brackets": lambda text: '{"format":' + "[" * 100_000,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_reported_and_kept_aside(larceny: CommandLine, damage: str) -> None:
    larceny.works(*GAME, typed="1\n1\n1\nq\n")
    spoilt = DAMAGES[damage](larceny.saved.read_text())
    larceny.saved.write_text(spoilt)
    output = larceny.works("play", "--players", "2", "--seed", "x", typed="q\n")
    output = " ".join(output.split())
    assert "The saved game is damaged. It was kept as" in output
    assert "2 players" in output
    kept = larceny.saved.with_name("saved-game.damaged-1.json")
    assert kept.read_text() == spoilt
    larceny.saved.write_text(spoilt)
    assert "The saved game is damaged" in larceny.refuses("play", "--resume")
    assert larceny.saved.with_name("saved-game.damaged-2.json").read_text() == spoilt


def test_a_save_that_is_no_text_is_kept_aside(larceny: CommandLine) -> None:
    larceny.saved.parent.mkdir(parents=True)
    larceny.saved.write_bytes(b"\xff\xfe\x00")
    output = larceny.works("play", "--seed", "x", typed="q\n")
    assert "is damaged" in output
    assert larceny.saved.with_name("saved-game.damaged-1.json").read_bytes() == b"\xff\xfe\x00"


def test_a_finished_game_in_the_way_is_set_aside(larceny: CommandLine, record_file: Path) -> None:
    larceny.saved.parent.mkdir(parents=True)
    larceny.saved.write_text(record_file.read_text(encoding="utf-8"))
    assert "is over" in larceny.refuses("play", "--resume")
    assert "The earlier game was kept as" in larceny.works("play", typed="q\n")


def test_there_must_be_a_game_to_resume(larceny: CommandLine) -> None:
    assert "There is no saved game to resume" in larceny.refuses("play", "--resume")


def test_a_game_in_a_file_of_ones_own(larceny: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "evening.json"
    output = larceny.works(*GAME, "--save", str(path), typed="1\nq\n")
    assert f"larceny play --resume --save {path}" in output
    assert not larceny.saved.exists()
    output = larceny.works("play", "--resume", "--save", str(path), typed=answers("x"))
    assert finished(output) == path
    assert "is over" in larceny.refuses("play", "--resume", "--save", str(path))
    path.write_text("my diary")
    assert "no record" in larceny.refuses("play", "--save", str(path))
    assert path.read_text() == "my diary"


def test_a_record_without_a_table_cannot_be_resumed(larceny: CommandLine, tmp_path: Path) -> None:
    larceny.works(*GAME, typed="1\nq\n")
    path = tmp_path / "record.txt"
    larceny.works("convert", str(larceny.saved), "--to", "text", "-o", str(path))
    refused = larceny.refuses("play", "--resume", "--save", str(path))
    assert "does not say who sat where" in refused


def test_where_nothing_can_be_saved_the_game_goes_on(larceny: CommandLine) -> None:
    larceny.state.write_text("a file, where a folder should be")
    output = larceny.works(*GAME, typed=answers("x"))
    assert "This game will not be saved." in " ".join(output.split())
    assert "points." in output.splitlines()[-1]
    larceny.refuses(*GAME, "--save", str(larceny.state / "game.json"))


def test_a_saved_game_can_be_read_by_its_owner_alone(record_file: Path) -> None:
    """The deal follows from the secret in it."""
    assert record_file.stat().st_mode & 0o777 == 0o600
