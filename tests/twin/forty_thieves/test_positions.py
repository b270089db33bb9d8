"""Every position of the engine's own tests is loaded, and stepped as it is there."""

import os
import pickle
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

import pytest

from larceny.games.forty_thieves.actions import Action, action_of_index
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import State
from larceny.kernel.errors import InvalidRuleset
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.game import NotCovered

from .harvest import FILE
from .lockstep import Lockstep, Recording, same_position

RULES = Path(__file__).parents[2] / "games" / "forty_thieves"
ROOT = Path(__file__).parents[3]


class Told:
    """Plays the one action that it was told."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def choose(self, state: State, legal: Sequence[Action]) -> Action:
        """Return it, if it is legal."""
        assert self.action in legal
        return self.action


def harvested(to: Path) -> list[tuple[State, Action]]:
    """Run the engine's tests, and return their positions with what was done there."""
    files = sorted(str(file) for file in RULES.glob("test_[01]*.py"))
    plugin = f"{__package__}.harvest"
    command = [sys.executable, "-m", "pytest", "-q", "-p", plugin, "-p", "no:cacheprovider", *files]
    environment = dict(os.environ, **{FILE: str(to)})
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert to.exists(), done.stdout.decode()
    found = []
    for one in pickle.loads(to.read_bytes()):
        state, index = pickle.loads(one)
        state.chance = Recording(state.chance.key, state.chance.drawn)
        found.append((state, action_of_index(index)))
    return found


def test_every_position_of_the_engines_tests_is_loaded_and_stepped(tmp_path: Path) -> None:
    """Given the positions of the rules' tests, when the same is done, then the same comes of it."""
    tables: dict[tuple[Ruleset, int], list[tuple[State, Action]]] = defaultdict(list)
    for state, action in harvested(tmp_path / "positions"):
        tables[state.rules, state.players].append((state, action))
    refused: Counter[str] = Counter()
    stepped = 0
    for (rules, players), some in tables.items():
        twin = FortyThieves(rules, players)
        play = []
        for state, action in some:
            try:
                twin.from_engine([state])
            except NotCovered as refusal:
                refused[refusal.field] += 1
                continue
            play.append((state, Told(action)))
        if play:
            games = Lockstep(twin, play)  # type: ignore[arg-type]
            for index, (state, _) in enumerate(play):
                assert same_position(twin.to_engine(games.words, index), state)
            games.play(1)
            stepped += len(play)
    assert stepped > 500
    assert set(refused) <= {"gaps", "gone"}, refused
    assert refused.total() < stepped / 20, refused


@pytest.mark.parametrize("players", [1, 5])
def test_a_table_of_the_wrong_size_is_refused(players: int) -> None:
    """Given one or five players, then the rules refuse them as the engine's do."""
    with pytest.raises(InvalidRuleset, match=r"FT-1\.1"):
        FortyThieves(Ruleset(), players)
