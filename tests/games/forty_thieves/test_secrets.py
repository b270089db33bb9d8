"""What a seat may not know does not reach its bytes: non-interference, and proof that it is tested.

For each viewer, the true position is replaced by another one that his knowledge allows; his view,
his legal actions and the events he witnesses, their number and their order, must stay the same.
Then every line of redaction is taken away in turn, and each time the very same test must fail.
"""

from itertools import chain, count, islice
from typing import Any

import pytest

from larceny.games.forty_thieves import GAME, views
from larceny.games.forty_thieves.actions import PASS
from larceny.games.forty_thieves.pieces import Special
from larceny.games.forty_thieves.state import Phase
from larceny.kernel.events import Seat, Viewer
from tests.effort import amount
from tests.planting import plants_faults

from ..redaction import redactions, without_redaction
from ..worlds import Pair, check_pair, leaks, pairs
from .table import Table, editions, given
from .worlds import FortyThievesFacts

FACTS = FortyThievesFacts()
PAIRS = amount(quick=10, usual=30, soak=500)

SETTINGS: dict[str, dict[str, Any]] = {
    "as printed": {},
    "everything": {"leaders": True, "three_tales": True, "lantern_adjacency": "eight"},
    "fixed jars": {"fixed_jars": True, "three_tales": True},
}


def drawn_pairs(edition: str, setting: str, players: int, enough: int) -> list[Pair]:
    """Draw so many pairs of worlds that are not the same, from as many random games as it takes."""
    rules = GAME.ruleset(edition, **SETTINGS[setting])
    from_games = (pairs(FACTS, rules, players, f"{edition}/{number}") for number in count())
    drawn = chain.from_iterable(from_games)
    return list(islice((pair for pair in drawn if not pair.is_the_same_world_twice()), enough))


@editions()
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("FT-2.4", "FT-5.2", "FT-5.8", "FT-6.2", "FT-7.2")
def test_a_viewer_cannot_tell_worlds_apart_that_his_knowledge_allows(
    edition: str, setting: str, players: int
) -> None:
    for pair in drawn_pairs(edition, setting, players, enough=PAIRS):
        check_pair(GAME, pair)


# Daggers ----------------------------------------------------------------------------------------


def windows(drawn: list[Pair]) -> list[Pair]:
    """Keep the pairs in which somebody else is asked, and has a Dagger in one world only."""
    return [
        pair
        for pair in drawn
        if pair.truth.phase is Phase.DAGGER
        and pair.viewer != pair.seat
        and has_dagger(pair.truth, pair.seat) != has_dagger(pair.other, pair.seat)
    ]


def has_dagger(state: Any, seat: Seat) -> bool:
    return any(state.deck[tile] == Special.DAGGER for tile in state.hands[seat])


@pytest.mark.rule("FT-7.2")
def test_neither_being_asked_nor_passing_tells_who_holds_a_dagger() -> None:
    asked = windows(
        drawn_pairs(
            "standard", "as printed", 4, enough=amount(quick=1_500, usual=1_500, soak=10_000)
        )
    )
    assert len(asked) > 20
    for pair in asked:
        assert (pair.action, pair.other_action) == (PASS, PASS)
        check_pair(GAME, pair)


@pytest.mark.rule("FT-7.2")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_window_sounds_the_same_whoever_holds_daggers(viewer: Viewer) -> None:
    """Seat 0 plays a Sapphire; 1 and 3 let it be, whether they could have answered or not."""
    tales = []
    for one, three in (("D", "gs"), ("gs", "D"), ("gs", "gc"), ("D", "D")):
        table = given(f"standard 4 phase=action hands=S;{one},rs;bm;{three},rc")
        words = ["0 play 1", "0 take 5", "1 pass", "2 pass", "3 pass"]
        tales.append([heard(table.when(word), viewer) for word in words])
    assert tales[0] == tales[1] == tales[2] == tales[3]


def heard(table: Table, viewer: Viewer) -> Any:
    """What is told and asked, without the backs, which lie open and differ here."""
    return table.witnessed(viewer), table.deciders, table.phase


# Taking away one line of redaction --------------------------------------------------------------


@plants_faults
def test_without_one_line_of_redaction_the_secret_leaks() -> None:
    enough = amount(quick=250, usual=300, soak=600)
    drawn = drawn_pairs("leaders", "everything", 3, enough)
    drawn += drawn_pairs("leaders", "fixed jars", 3, enough)  # Leaders are guessed more often
    assert not leaks(GAME, drawn)
    for which, line in enumerate(redactions(views)):
        with without_redaction(views, which):
            assert leaks(GAME, drawn), f"nobody notices that {line} is gone"
    assert not leaks(GAME, drawn)


@plants_faults
def test_there_are_redactions_to_take_away() -> None:
    assert len(redactions(views)) == 7
