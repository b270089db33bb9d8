"""`larceny rules`, `position`, `perft` and `simulate`."""

import json
from pathlib import Path

import pytest

from larceny import rulebook
from larceny.games.master_thieves import GAME

from .conftest import CommandLine

LINE = (
    "french 3 phase=open round=2 actor=0 chosen=T,S,D hands=SJGM,JGTM,SJGT "
    "T.N=2D1S!1(R)/ red=1D rest=B.E"
)


# Rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_the_rules_of_an_edition(larceny: CommandLine, edition: str) -> None:
    output = larceny.works("rules", "master-thieves", "--edition", edition)
    for chapter in rulebook.chapters("master-thieves"):
        for paragraph in chapter.paragraphs:
            assert f"{paragraph.number} {paragraph.title}" in output
    for field, value in GAME.ruleset(edition).to_fields().items():
        if field != "name":
            assert f"{field} = {str(value).lower()}" in output
    (as_json,) = larceny.tells("rules", "master-thieves", "--edition", edition)
    assert as_json["fields"] == GAME.ruleset(edition).to_fields()
    assert len(as_json["chapters"]) == 13


def test_what_sets_two_editions_apart(larceny: CommandLine) -> None:
    output = larceny.works("rules", "master-thieves", "--diff", "english_b")
    assert "french" in output.splitlines()[0]
    assert "english_b" in output.splitlines()[0]
    row = next(line for line in output.splitlines() if "box_order" in line)
    assert row.split() == ["MT-6.2", "box_order", "either_order", "rotate_then_flip"]
    assert "box_diamonds" not in output
    (as_json,) = larceny.tells("rules", "master-thieves", "--diff", "english_b")
    assert as_json["editions"] == ["french", "english_b"]
    assert all(entry["rule"].startswith("MT-") for entry in as_json["differences"])
    assert "same rules" in larceny.works("rules", "master-thieves", "--diff", "french")


@pytest.mark.rule("MT-6.5", "MT-3.6", "MT-6.2")
def test_which_variants_each_of_two_editions_offers(larceny: CommandLine) -> None:
    args = ("rules", "master-thieves", "--edition", "english_b", "--diff", "italian")
    rows = [line.split() for line in larceny.works(*args).splitlines()]
    assert ["variant", "changes", "english_b", "italian"] in rows
    assert ["one_action", "box_actions=one", "offered", "–"] in rows
    assert ["free_fill_order", "fill_order=free", "offered", "–"] in rows
    assert ["strict_box_order", "box_order=either_order", "–", "offered"] in rows
    (as_json,) = larceny.tells(*args)
    assert as_json["variants"][0] == {
        "variant": "one_action",
        "changes": {"box_actions": "one"},
        "offered": [True, False],
    }


def test_which_variants_an_edition_offers_stands_below_its_fields(larceny: CommandLine) -> None:
    args = ("rules", "forty-thieves", "--fields")
    assert larceny.works(*args).splitlines()[-1] == "Variant family: family=true"
    (as_json,) = larceny.tells(*args)
    assert list(as_json["variants"]) == ["leaders", "three_tales", "family"]
    offered = larceny.works("rules", "master-thieves", "--edition", "english_a", "--fields")
    assert offered.splitlines()[-1] == "Variant free_fill_order: fill_order=free"
    assert offered.count("Variant") == 1


def test_one_paragraph_with_what_the_edition_says(larceny: CommandLine) -> None:
    args = ("rules", "master-thieves", "--paragraph", "mt-4.2")
    assert "reveal = smugglers_first" in larceny.works(*args)
    output = larceny.works(*args, "--edition", "english_a")
    assert "reveal = all_at_once" in output
    assert "|" not in output
    (as_json,) = larceny.tells(*args)
    assert as_json["number"] == "MT-4.2"
    assert as_json["values"] == {"reveal": "smugglers_first"}


def test_searching_the_rules(larceny: CommandLine) -> None:
    output = larceny.works("rules", "master-thieves", "--search", "RUBY")
    assert "MT-11.3 He finds a ruby" in output
    (as_json,) = larceny.tells("rules", "master-thieves", "--search", "ruby")
    assert "MT-13.2" in [paragraph["number"] for paragraph in as_json["paragraphs"]]
    assert "No paragraph" in larceny.works("rules", "master-thieves", "--search", "xyzzy")


def test_the_actions_and_their_indices(larceny: CommandLine) -> None:
    output = larceny.works("rules", "master-thieves", "--actions").splitlines()
    assert output[1].split() == ["0", "open", "T.N"]
    assert len(output) == len(GAME.actions) + 1
    (as_json,) = larceny.tells("rules", "master-thieves", "--actions")
    assert [entry["index"] for entry in as_json["actions"]] == list(range(len(GAME.actions)))


def test_the_fields_of_a_ruleset_of_ones_own(larceny: CommandLine) -> None:
    args = ("rules", "master-thieves", "--fields", "--variant", "one_action")
    row = next(line for line in larceny.works(*args).splitlines() if "box_actions" in line)
    assert row.split() == ["box_actions", "one", "MT-6.1"]
    (as_json,) = larceny.tells(*args)
    assert as_json["fields"]["box_actions"] == "one"


def test_what_a_table_needs(larceny: CommandLine) -> None:
    args = ("rules", "master-thieves", "--edition", "english_a", "--players", "8")
    assert "84 of 72" in larceny.works(*args)
    (as_json,) = larceny.tells(*args)
    assert as_json["shares"] == [2, 2, 2, 2, 1, 1, 1, 1]
    assert as_json["stock_suffices"] is False


# Positions ---------------------------------------------------------------------------------


def test_a_position_as_a_picture(larceny: CommandLine) -> None:
    output = larceny.works("position", LINE)
    assert "round 2" in output
    assert "Seat 0 may (MT-5.1): open T.N, open T.E" in output
    assert "2D1S" not in output
    assert "Hand: smuggler 1" in larceny.works("position", LINE, "--seat", "0")
    assert "2D1S!1(" in larceny.works("position", LINE, "--open")


def test_a_position_for_programs(larceny: CommandLine) -> None:
    (output,) = larceny.tells("position", LINE)
    assert output["rule"] == "MT-5.1"
    assert len(output["legal"]["0"]) == 12
    assert output["view"]["red"] == "1D"
    (output,) = larceny.tells("position", LINE, "--open")
    assert GAME.read_position(output["position"]) == GAME.read_position(LINE)


def test_a_dealt_position_reads_back(larceny: CommandLine) -> None:
    args = ("position", "--deal", "--edition", "italian", "--players", "5", "--seed", "x")
    line = larceny.works(*args).strip()
    assert line.startswith("italian 5 ")
    (output,) = larceny.tells(*args)
    assert output["position"] == line
    assert "5 players" in larceny.works("position", line)


# Counting and playing in bulk --------------------------------------------------------------


def test_perft(larceny: CommandLine) -> None:
    output = larceny.works("perft", "master-thieves", "--depth", "2").splitlines()
    assert output[1].split()[:2] == ["1", "12"]
    (as_json,) = larceny.tells("perft", "master-thieves", "--depth", "2", "--position", LINE)
    assert [entry["depth"] for entry in as_json["depths"]] == [1, 2]
    assert as_json["depths"][0]["nodes"] == 12


def test_simulate(larceny: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    table = ("simulate", "master-thieves", "--players", "3", "--games", "6")
    args = (*table, "--seed", "s", "--jobs", "1")
    output = larceny.works(*args, "--out", str(out))
    assert "decisions a second" in output
    assert "95 % interval" in output
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert [game["index"] for game in games] == list(range(6))
    (as_json,) = larceny.tells(*args)
    assert as_json["games"] == 6
    mean = sum(game["scores"][1] for game in games) / 6
    assert as_json["seats"][1]["score"]["mean"] == pytest.approx(mean)
    assert sum(seat["wins"]["share"] for seat in as_json["seats"]) == pytest.approx(1)


def test_simulate_tells_of_a_package_that_is_too_small(larceny: CommandLine) -> None:
    output = larceny.works(
        *("simulate", "master-thieves", "--edition", "english_b", "--players", "8"),
        *("--games", "1", "--set", "round_cap=1"),
    )
    assert "8 players need 92 diamonds" in output
