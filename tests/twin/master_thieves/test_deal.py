"""The deal: drawn one lot a decision, as the engine draws it, and a new game begins by itself."""

import numpy as np
import pytest

from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.kernel.chance import Chance
from larceny.twin.chance import PCG, THREEFRY, lot_for
from larceny.twin.game import NotCovered
from larceny.twin.master_thieves import MasterThieves
from larceny.twin.play import begin, decide_by_lot

from .lockstep import compare
from .rulesets import EDITIONS, OTHERS, rules_of

TABLES = [(GAME.ruleset(edition), players) for edition, players in EDITIONS] + [
    rules_of(name) for name in OTHERS
]


class Recorded(Chance):
    """A stream of chance that remembers what was drawn, and out of how many."""

    __slots__ = ("lots",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.lots: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        value = super().below(n)
        self.lots.append((value, n))
        return value


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)
def test_the_engines_lots_give_the_engines_deal(rules: Ruleset, players: int) -> None:
    twin = MasterThieves(rules, players)
    for seed in range(3):
        chance = Recorded(bytes([seed] * 32))
        position, _ = GAME.deal(rules, players, chance)
        assert len(chance.lots) == twin.deal_lots

        state = twin.undealt((np.zeros(1, np.uint32),))
        for drawn, (value, number) in enumerate(chance.lots):
            assert not twin.dealt(state)[1][0], drawn
            state = twin.draw(state, np.array([lot_for(value, number)], np.uint32))
        state, begins = twin.dealt(state)

        assert begins[0]
        compare(twin, state, 0, position)


@pytest.mark.parametrize("generator", [PCG, THREEFRY])
def test_games_by_lot_end_and_begin_anew(generator: object) -> None:
    twin = MasterThieves(GAME.ruleset("french", round_cap=2), 3, generator)  # type: ignore[arg-type]
    bits = np.random.default_rng(7).integers(0, 2**32, (twin.generator.words, 32), dtype=np.uint32)
    state = begin(twin, tuple(bits))
    games, deals = 0, set()
    for _ in range(220):
        made = decide_by_lot(twin, state)
        state = made.state
        games += int(made.began.sum())
        for table in np.flatnonzero(made.began):
            position = twin.to_engine(state, int(table))
            position.check()
            deals.add((position.grains, tuple(position.numbers), position.asked))
    assert games > 32
    assert len(deals) == games
    assert {asked for _, _, asked in deals} == {0, 1, 2}


def test_a_game_that_ends_before_its_next_deal_is_drawn_waits_for_it() -> None:
    rules = GAME.ruleset("french", round_cap=1, box_diamonds=0)
    twin = MasterThieves(rules, 8)
    position, _ = GAME.deal(rules, 8, Chance.of("short"))
    while not position.is_over():
        decider = position.deciders()[0]
        GAME.apply(position, decider, GAME.legal_actions(position, decider)[-1])
    state = twin.from_engine([position])
    for lot in range(twin.deal_lots):
        state, began = twin.dealt(twin.draw(state, np.array([99 * lot], np.uint32)))
        assert began[0] == (lot == twin.deal_lots - 1)
        after = twin.step(state, np.zeros(1, np.uint32)) if not began[0] else state
        assert all((one == other).all() for one, other in zip(state, after, strict=True))


def test_what_is_not_covered_is_refused_by_name() -> None:
    with pytest.raises(NotCovered, match=r"sticky_drawers = 0\.5"):
        MasterThieves(GAME.ruleset("french", sticky_drawers=0.5), 4)
