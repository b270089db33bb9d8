"""What must hold in any game, over all combinations of options and all sizes of table."""

from collections import Counter
from random import Random

import pytest

from larceny.games.forty_thieves import GAME
from larceny.kernel.checks import check_game
from tests.effort import some

from .rulesets import BY_LOT, NUMBERS, all_tables, ruleset

TABLES = all_tables()
PLAYED = some(enumerate(TABLES), quick=12, usual=60)
CHUNK = 16


@pytest.mark.parametrize("first", range(0, len(PLAYED), CHUNK))
@pytest.mark.rule("FT-9.1", "FT-9.5", "FT-4.5")
def test_random_games_keep_what_must_hold(first: int) -> None:
    endings: Counter[str] = Counter()
    for index, (changes, players) in PLAYED[first : first + CHUNK]:
        secret = f"random/{index}/0"
        checked = check_game(GAME, ruleset(changes, Random(secret)), players, secret)
        endings[checked.ending] += 1
    assert endings.total() == len(PLAYED[first : first + CHUNK])


def test_the_tables_are_all_combinations() -> None:
    assert len(TABLES) == 2**4 * 2**4 * 3  # optional rules and jars; readings; players


def test_the_lot_reaches_every_number() -> None:
    drawn = [
        ruleset(changes, Random(f"random/{index}/0")) for index, (changes, _) in enumerate(TABLES)
    ]
    for name, values in {**NUMBERS, **BY_LOT}.items():
        assert {getattr(rules, name) for rules in drawn} == set(values)
