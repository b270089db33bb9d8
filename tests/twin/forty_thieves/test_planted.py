"""Planted faults are found: lockstep games would not pass a twin that is wrong in one place."""

import pytest

from larceny.twin.forty_thieves.game import FortyThieves

from .arranged import Wish
from .lockstep import Lockstep, games
from .observed import Observed
from .planted import FAULTS, Fault, plant
from .tables import rules_of

GAMES, DECISIONS = 60, 60


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.function}: {fault.wrong}")
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a twin with one fault, when it plays beside the engine, then they soon differ."""
    rules = rules_of(fault.changes)
    wishes = list(Wish) if fault.wish is None else [fault.wish]
    some = list(games(rules, fault.players, GAMES, wishes, DECISIONS))
    twin = FortyThieves(rules, fault.players, memory=fault.sights)
    plant(fault, monkeypatch)
    with pytest.raises(AssertionError):
        (Observed if fault.sights else Lockstep)(twin, some).play(DECISIONS)
