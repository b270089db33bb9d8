"""What a seat may not know does not reach its bytes: non-interference, and proof that it is tested.

For each viewer, the true position is replaced by another one that his knowledge allows; his view,
his legal actions and the events he witnesses must stay the same. Then every line of redaction is
taken away in turn, and each time the very same test must fail.
"""

from typing import Any

import pytest

from larceny.games.master_thieves import GAME, views
from tests.effort import amount, some
from tests.planting import plants_faults

from ..redaction import redactions, without_redaction
from ..worlds import Pair, check_pair, leaks, pairs
from .table import editions
from .worlds import MasterThievesFacts

FACTS = MasterThievesFacts()

SETTINGS: dict[str, dict[str, Any]] = {
    "as printed": {},
    "opener": {"drawers_seen_by": "opener"},
    "plain wood": {"plain_wood": True},
    "opener, sticky": {"drawers_seen_by": "opener", "sticky_drawers": 0.3},
}
PLAYERS = (2, 3, 5)
TABLES = [
    (setting, PLAYERS[(number + size) % len(PLAYERS)])
    for number, setting in enumerate(SETTINGS)
    for size in range(amount(quick=1, usual=1, soak=len(PLAYERS)))
]


def drawn_pairs(edition: str, setting: str, players: int, games: int = 1) -> list[Pair]:
    """Draw pairs of worlds that are not the same from some random games."""
    rules = GAME.ruleset(edition, **SETTINGS[setting])
    return [
        pair
        for number in range(games)
        for pair in pairs(FACTS, rules, players, f"{edition}/{number}")
        if not pair.is_the_same_world_twice()
    ]


@editions()
@pytest.mark.parametrize(("setting", "players"), some(TABLES, quick=1, usual=len(TABLES)))
@pytest.mark.rule("MT-4.1", "MT-5.4", "MT-2.8", "MT-3.2", "MT-4.4")
def test_a_viewer_cannot_tell_worlds_apart_that_his_knowledge_allows(
    edition: str, setting: str, players: int
) -> None:
    drawn = drawn_pairs(edition, setting, players)
    for pair in drawn:
        check_pair(GAME, pair)
    assert len(drawn) > 80


# Taking away one line of redaction ------------------------------------------------------------


@plants_faults
def test_without_one_line_of_redaction_the_secret_leaks() -> None:
    drawn = drawn_pairs("english_a", "opener", 3, games=amount(quick=2, usual=2, soak=8))
    drawn += drawn_pairs("french", "plain wood", 3)
    assert not leaks(GAME, drawn)
    for which, line in enumerate(redactions(views)):
        with without_redaction(views, which):
            assert leaks(GAME, drawn), f"nobody notices that {line} is gone"
    assert not leaks(GAME, drawn)


@plants_faults
def test_there_are_redactions_to_take_away() -> None:
    assert len(redactions(views)) >= 15
