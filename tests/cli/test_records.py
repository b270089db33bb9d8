"""Records: `larceny replay`, `larceny verify` and `larceny convert`."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.records import write_record
from larceny.kernel.chance import commitment
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from larceny.kernel.sealed_deal import AddedBy, BeaconRound, Chain, SealedDeal, SealScope

from .conftest import CommandLine


def test_verify_says_what_it_checked(larceny: CommandLine, record_file: Path) -> None:
    output = larceny.works("verify", str(record_file))
    assert "committed to" in output
    assert "moves are legal: master-thieves, french[round_cap=2], 2 players" in output
    assert "The result is right: round_cap" in output
    assert "the same events" in output
    (told_json,) = larceny.tells("verify", str(record_file))
    assert told_json["ok"] is True
    assert told_json["checked"] == ["commitment", "moves", "result", "digest"]


def test_verify_tells_how_the_seats_sealed_and_who_withheld(
    larceny: CommandLine, tmp_path: Path
) -> None:
    table, secret = "T" * 22, "tea"
    chains = [Chain(SealScope(table, commitment(secret), seat), "0" * 64) for seat in (0, 1)]
    deal = SealedDeal(
        table=table,
        round=1,
        added_by=(AddedBy.SEALED, AddedBy.SEALED),
        seals=(chains[0].seal, chains[1].seal),
        withheld=((0, Seat(1)),),
        beacon=BeaconRound("c", 7, "00", sha256(b"\0").hexdigest()),
    )
    added = [chains[0].text(1), ""]
    match = Match(GAME, GAME.ruleset("french"), ["Ann", "Bo"], secret, added, sealed=deal)
    path = tmp_path / "sealed.txt"
    path.write_text(write_record(match.record()), encoding="utf-8")
    output = " ".join(larceny.works("verify", str(path)).split())
    assert "sealed before any was opened: Ann sealed, Bo sealed" in output
    assert "Bo did not open in round 0" in output
    assert "hash of its signature: round 7" in output
    (told,) = larceny.tells("verify", str(path))
    assert (told["checked"][1], told["withheld"]) == ("seals", [[0, 1]])
    other = replace(match.record(), contributions=("0" * 64, ""))
    path.write_text(write_record(other), encoding="utf-8")
    assert "seat 0 added to the deal is not what it had sealed" in larceny.refuses(
        "verify", str(path)
    )


def test_records_convert_there_and_back(
    larceny: CommandLine, record_file: Path, tmp_path: Path
) -> None:
    text, back = tmp_path / "game.txt", tmp_path / "back.json"
    larceny.works("convert", str(record_file), "--to", "text", "-o", str(text))
    assert text.read_text().startswith("Larceny record 1\n")
    larceny.works("verify", str(text))
    larceny.works("convert", str(text), "--to", "json", "-o", str(back))
    original = json.loads(record_file.read_text(encoding="utf-8"))
    original.pop("table")
    assert json.loads(back.read_text()) == original
    assert larceny.works("convert", str(record_file), "--to", "text") == text.read_text()
    (output,) = larceny.tells("convert", str(record_file), "--to", "text")
    assert output["text"] == text.read_text()
    (output,) = larceny.tells("convert", str(record_file), "--to", "text", "-o", str(text))
    assert output["out"] == str(text)


def other_first_move(output: dict[str, Any]) -> None:
    seat, word = output["moves"][0]
    output["moves"][0] = [seat, "open B.W" if word != "open B.W" else "open T.N"]


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "cut short": (lambda record: record.update(moves=record["moves"][:-1]), "was cut short"),
    "another secret": (
        lambda record: record.update(secret="x"),
        "not the one that was committed to",
    ),
    "no secret": (lambda record: record.update(secret=None), "does not show its secret"),
    "another score": (lambda record: record["result"].update(scores=[99, 0]), "has another result"),
    "another move": (other_first_move, "digest"),
    "an illegal move": (
        lambda record: record["moves"].insert(0, [0, "done"]),
        "Move 1 of the record",
    ),
    "an unknown move": (
        lambda output: output["moves"].insert(0, [0, "cheat"]),
        "“cheat” by seat 0",
    ),
    "a seat too far": (lambda output: output["moves"].insert(0, [7, "open T.N"]), "breaks MT-"),
    "no moves": (lambda output: output.pop("moves"), "The record has no “moves”."),
    "another format": (lambda output: output.update(format="pgn"), "no record of a Larceny game"),
    "a later version": (lambda output: output.update(version=3), "format version 3"),
    "a version that it is not": (lambda output: output.update(version=2), "no “sealed”"),
    "later rules": (
        lambda record: record.update(rules_version=9),
        "version 9 of the rules, newer than this program's (1)",
    ),
    "older rules": (
        lambda record: record.update(rules_version=0),
        "version 0 of the rules, older than this program's (1). It can be read, but not played",
    ),
    "another game": (lambda output: output.update(game="chess"), "no game “chess”"),
    "nine players": (lambda output: output.update(players=["x"] * 9), "9 cannot play"),
    "no players": (lambda output: output.update(players=[]), "0 cannot play"),
    "nonsense": (lambda output: output.update(moves=7), "cannot be read"),
    "a strange field": (lambda output: output["ruleset"].update(luck=1), "no field “luck”"),
    "a name with tricks": (
        lambda output: output.update(players=["\x1b[2J", "b"]),
        "may not have line breaks",
    ),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_record_that_was_tampered_with_is_refused(
    larceny: CommandLine, record_file: Path, how: str
) -> None:
    output = json.loads(record_file.read_text(encoding="utf-8"))
    change, sentence = TAMPERED[how]
    change(output)
    record_file.write_text(json.dumps(output), encoding="utf-8")
    refused = larceny.refuses("verify", str(record_file))
    assert sentence in refused or (how == "another move" and "Move " in refused)
    result = larceny("verify", str(record_file), "--json")
    assert result.exit_code == 2
    assert json.loads(result.stderr)["code"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text.replace("Result: ", "Outcome? "), "cannot be read"),
        (lambda text: text.replace("Digest: ", "Digest: 0"), "digest"),
        (lambda text: text.replace("Game: master-thieves\n", ""), "no “Game”"),
        (lambda text: text.replace("Rules: french", "Rules: klingon"), "no edition “klingon”"),
        (lambda text: text.replace("0: choose", "9" * 5000 + ": choose", 1), "cannot be read"),
        (lambda text: text.replace("Rules-version: 1", "Rules-version: ²"), "cannot be read"),
        (lambda text: "", "no record"),
        (lambda text: "Dear diary", "no record"),
    ],
)
def test_a_text_that_was_tampered_with_is_refused(
    larceny: CommandLine, record_file: Path, change: Callable[[str], str], sentence: str
) -> None:
    text = larceny.works("convert", str(record_file), "--to", "text")
    record_file.write_text(change(text), encoding="utf-8")
    assert sentence in larceny.refuses("verify", str(record_file))


def test_a_record_of_a_running_game_verifies_as_such(larceny: CommandLine) -> None:
    larceny.works("play", "--seed", "x", typed="1\nq\n")
    assert "still on" in larceny.works("verify", str(larceny.saved))


# Replay ------------------------------------------------------------------------------------


def test_a_replay_shows_every_move(larceny: CommandLine, record_file: Path) -> None:
    moves = len(json.loads(record_file.read_text(encoding="utf-8"))["moves"])
    output = larceny.works("replay", str(record_file))
    assert f"Move 0 of {moves}" in output
    assert f"Move {moves} of {moves}" in output
    assert "the game is over (MT-13.3)" in output


def test_a_replay_can_begin_and_end_anywhere(larceny: CommandLine, record_file: Path) -> None:
    output = larceny.tells("replay", str(record_file), "--from", "3", "--to", "5")
    assert [step["move"] for step in output] == [3, 4, 5]
    assert "there are none" in larceny.refuses("replay", str(record_file), "--from", "9999")
    assert "there are none" in larceny.refuses(
        "replay", str(record_file), "--from", "5", "--to", "4"
    )


def test_a_replay_shows_nobody_what_they_may_not_know(
    larceny: CommandLine, record_file: Path
) -> None:
    for args, knows in (
        ([], set()),
        (["--spectator"], set()),
        (["--seat", "0"], {0}),
        (["--seat", "1"], {1}),
        (["--open"], {0, 1}),
    ):
        steps = larceny.tells("replay", str(record_file), *args)
        for step in steps:
            assert (step["word"] is not None) == (step["seat"] in knows)
            for event in step["events"]:
                if event["event"] in ("Chose", "Dealt"):
                    secret = event.get("character", event.get("numbers"))
                    assert (secret is not None) == (event["seat"] in knows)
            for seat, mine in enumerate(step["view"]["seats"]):
                assert (mine["hand"] is not None) == (seat in knows)
        assert ("position" in steps[0]) == (args == ["--open"])


def test_an_open_replay_shows_what_is_in_the_box(larceny: CommandLine, record_file: Path) -> None:
    output = larceny.works("replay", str(record_file), "--open", "--to", "0")
    assert output.count("(R)") == 6
    assert "Guest: smuggler " in output
    assert "(R)" not in larceny.works("replay", str(record_file), "--to", "0")


# For forums ----------------------------------------------------------------------------------


def for_forum(larceny: CommandLine, record: Path, form: str) -> list[str]:
    return larceny.works("convert", str(record), "--to", form).splitlines()


def test_a_record_becomes_sentences_under_its_result(
    larceny: CommandLine, record_file: Path
) -> None:
    told = json.loads(record_file.read_text(encoding="utf-8"))
    lines = for_forum(larceny, record_file, "plain")
    assert lines[:2] == ["Master Thieves", "=============="]
    assert lines[3].startswith("Players: ")
    assert lines[5].startswith("Result: ")
    assert "won by " in lines[5]
    assert "Round 1" in lines
    numbered = [int(line.split(". ")[0]) for line in lines if line[:1].isdigit()]
    assert numbered == sorted(set(numbered))
    assert numbered[-1] == len(told["moves"])


@pytest.mark.parametrize(
    ("form", "title", "heading", "name"),
    [
        ("plain", "Master Thieves", "Round 1", "*B* [b]x"),
        ("markdown", "## Master Thieves", "### Round 1", r"\*B\* \[b\]x"),
        ("bbcode", "[size=5][b]Master Thieves[/b][/size]", "[b]Round 1[/b]", "*B* (b)x"),
    ],
)
def test_each_forum_has_its_markup_and_names_are_none(
    larceny: CommandLine, record_file: Path, form: str, title: str, heading: str, name: str
) -> None:
    told = json.loads(record_file.read_text(encoding="utf-8"))
    told["players"][1] = "*B* [b]x"
    record_file.write_text(json.dumps(told), encoding="utf-8")
    lines = for_forum(larceny, record_file, form)
    assert lines[0] == title
    assert heading in lines
    assert name in next(line for line in lines if "Players" in line)


def test_what_was_never_played_like_that_does_not_become_sentences(
    larceny: CommandLine, record_file: Path
) -> None:
    told = json.loads(record_file.read_text(encoding="utf-8"))
    told["moves"].insert(0, [0, "done"])
    record_file.write_text(json.dumps(told), encoding="utf-8")
    assert "Move 1 of the record" in larceny.refuses(
        "convert", str(record_file), "--to", "markdown"
    )
