"""`larceny peers`: our bots among bots of OpenSpiel."""

import sys

import pytest

from .conftest import CommandLine

SMALL = ("--players", "2", "--ms", "1")
"""A decision is simulated once or twice."""


@pytest.mark.parametrize("game", ["master-thieves", "forty-thieves"])
def test_every_seat_of_a_deal_is_played(larceny: CommandLine, game: str) -> None:
    (output,) = larceny.tells("peers", game, *SMALL, "--games", "2")
    assert (output["game"], output["bot"], output["players"], output["games"]) == (
        game,
        "master",
        2,
        2,
    )
    assert output["fair"] == 0.5
    assert 0 <= output["wins"]["value"] <= 1
    assert output["wins"]["low95"] is None  # of one deal
    assert output["peer_simulations_a_game"] > 0


def test_a_bot_without_a_time_limit_can_play_too(larceny: CommandLine) -> None:
    args = ("peers", "master-thieves", "--bot", "expert", *SMALL, "--games", "1")
    output = " ".join(larceny.works(*args).split())
    assert "one expert among OpenSpiel's ISMCTS" in output
    assert "(95 %: –; a fair share is 50.0%)" in output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("nothing",), "There is no game “nothing”. Games: master-thieves, forty-thieves."),
        (("forty-thieves", "--players", "9"), "9 cannot play"),
        (("forty-thieves", "--bot", "x"), "There is no bot “x”."),
        (("forty-thieves", "--bot", "expert:ms=3"), "“expert” has no option “ms”."),
        (("forty-thieves", "--games", "0"), "--games must be at least 1"),
    ],
)
def test_is_refused_with_a_sentence(
    larceny: CommandLine, args: tuple[str, ...], sentence: str
) -> None:
    assert sentence in larceny.refuses("peers", *args)


def test_openspiel_is_an_extra(larceny: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "larceny.cli.research.peers", raising=False)
    monkeypatch.delitem(sys.modules, "larceny.lab.peers", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert "larceny[research]" in larceny.refuses("peers", "forty-thieves")
