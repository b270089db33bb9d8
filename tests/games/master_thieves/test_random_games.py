"""What must hold in any game, over all editions, player counts and options; 2,000 games at most.

Every fourth is also played again from its record.
"""

from collections import Counter

import pytest

from larceny.games.master_thieves import GAME
from larceny.kernel.checks import check_game
from tests.effort import amount

from .rulesets import ruleset_and_players, switches
from .table import editions

GAMES_AN_EDITION = amount(quick=4, usual=25, soak=2_000)
CHUNK = min(25, GAMES_AN_EDITION)


@editions()
@pytest.mark.parametrize("first", range(0, GAMES_AN_EDITION, CHUNK))
@pytest.mark.rule("MT-13.3", "MT-2.3")
def test_random_games_keep_what_must_hold(edition: str, first: int) -> None:
    endings: Counter[str] = Counter()
    for index in range(first, first + CHUNK):
        rules, players = ruleset_and_players(edition, index)
        checked = check_game(
            GAME, rules, players, f"random/{edition}/{index}", replayed=index % 4 == 0
        )
        endings[checked.ending] += 1
    assert endings.total() == CHUNK


def test_the_lot_reaches_every_value_of_every_switch() -> None:
    drawn = [
        ruleset_and_players(edition, index)[0]
        for edition in GAME.editions
        for index in range(1, max(100, GAMES_AN_EDITION), 2)
    ]
    for name, values in switches().items():
        assert {getattr(rules, name) for rules in drawn} >= set(values), name
