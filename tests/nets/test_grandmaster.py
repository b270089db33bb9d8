"""The net that is shipped: small, strong, and loaded only by who needs it."""

import subprocess
import sys
from typing import Any

import pytest

from larceny.bots import make, make_table
from larceny.games.forty_thieves.game import GAME as FORTY_THIEVES
from larceny.games.master_thieves.game import GAME
from larceny.kernel.play import Match, play
from larceny.nets.bot import NetBot
from larceny.nets.grandmaster import SHIPPED, net_of
from tests.effort import amount

MOST_BYTES = 8_000_000


def test_every_net_that_is_shipped_fits_the_rules_as_they_are() -> None:
    files = sorted(SHIPPED.glob("*"))
    assert [file.name for file in files] == ["forty-thieves.npz", "master-thieves.npz"]
    for file in files:
        assert file.stat().st_size < MOST_BYTES
        card = net_of(file.stem).card
        assert card["tables"]
        assert card["run"]["config"]["seed"] == 1


@pytest.mark.parametrize(
    ("game", "edition", "players", "least"),
    [(GAME, "french", 4, 0.6), (FORTY_THIEVES, "standard", 2, 0.6)],
    ids=["master-thieves", "forty-thieves"],
)
def test_it_wins_more_than_its_share_among_experts(
    game: Any, edition: str, players: int, least: float
) -> None:
    wins, games = 0.0, amount(quick=4, usual=12, soak=200)
    for number in range(games):
        specs = ["expert"] * players
        seat = number % players
        specs[seat] = "grandmaster"
        match = Match(game, game.ruleset(edition), players, f"among experts {number}")
        play(match, make_table(game.name, specs, players, f"among experts {number}"))
        wins += (seat in match.winners) / len(match.winners)
    assert wins / games > least, "a fair share is a quarter, or a half"


def test_the_temperature_can_be_set() -> None:
    bot = make(GAME.name, "grandmaster:temperature=2", "seed")
    assert isinstance(bot, NetBot)
    assert bot.temperature == 2


LOADED = """
import sys
from typing import Any
from larceny.bots import make, names_for
assert "grandmaster" in names_for("master-thieves")
print("numpy" in sys.modules)
make("master-thieves", "grandmaster", "seed")
print("numpy" in sys.modules, "jax" in sys.modules)
"""


@pytest.mark.parametrize("already", ["", "import larceny.cli.main\n"])
def test_who_only_names_it_loads_no_numpy_and_nobody_jax(already: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", already + LOADED], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["False", "True", "False"]
