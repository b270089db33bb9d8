"""The twin of 40 Thieves plays like the engine: whose decision, what is legal, every position."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from larceny.games.forty_thieves import events
from larceny.games.forty_thieves.state import After, Ending, Phase
from larceny.kernel.events import Event
from larceny.twin.forty_thieves.game import FortyThieves
from tests.effort import amount

from .arranged import Wish
from .lockstep import COMPARED, Game, Lockstep, games, same_position
from .tables import TABLES, Changes, name_of, rules_of

GAMES = amount(quick=10, usual=48, soak=3_400)
"""At each size of table: in a soak, 10,200 games a preset."""
DECISIONS = amount(quick=12, usual=40, soak=1_000)
"""Some tastes never steal; their games last until the turns are up, some ten thousand."""
AT_ONCE = 500
REACHED: Counter[str] = Counter()
PLAYED: set[str] = set()


def batched(some: Iterable[Game], size: int) -> Iterator[list[Game]]:
    """Return games so many at a time."""
    left = iter(some)
    while batch := list(islice(left, size)):
        yield batch


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_decision_is_that_of_the_engine(table: tuple[Changes, int]) -> None:
    """Given arranged deals, when games are played with many tastes, then nothing ever differs."""
    changes, players = table
    rules = rules_of(changes)
    wishes = [wish for wish in Wish if rules.leaders or wish is not Wish.LEADERS]
    dealt = games(rules, players, GAMES, wishes, DECISIONS)
    twin = FortyThieves(rules, players)
    for some in batched(dealt, AT_ONCE):
        play = Lockstep(twin, some)
        play.play(DECISIONS)
        REACHED.update(play.reached)
        for index in range(0, len(play.states), COMPARED):
            assert same_position(twin.to_engine(play.words, index), play.states[index])
    PLAYED.add(name_of(table))


def things_to_reach() -> list[str]:
    """List what lockstep games have to come by: phases, endings, events, chains, ties."""
    silent = {"BoardLaid"}  # the deal is the engine's
    never = {After.NOTHING, After.STEAL}  # a Genie comes by looking, drawing or gaining
    kinds = [
        kind.__name__
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    return [
        *(f"phase {phase.name.lower()}" for phase in Phase if phase is not Phase.OVER),
        *(f"ending {ending.name.lower()}" for ending in Ending),
        *(f"event {kind}" for kind in kinds if kind not in silent),
        *(f"after {after.name.lower()}" for after in After if after not in never),
        *(f"chain {tiles}" for tiles in range(2, 5)),
        *(f"winners {number}" for number in range(3)),
        "golden tiles wait behind the Genie",
        "only one target",
        "only one pair",
        "nobody to answer",
        "nothing to glimpse",
    ]


def test_every_phase_ending_and_rare_path_was_reached() -> None:
    """Given all tables were played, then nothing that the rules know was left out."""
    if len(PLAYED) < len(TABLES) or GAMES < 48:
        pytest.skip("only some of the tables were played")
    missing = [thing for thing in things_to_reach() if not REACHED[thing]]
    assert not missing, dict(sorted(REACHED.items()))
