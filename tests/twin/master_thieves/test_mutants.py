"""Planted faults: the games that twin and engine play side by side find every one of them."""

import pytest

from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.ruleset import Ruleset

from .lockstep import Differs, Observers, play_side_by_side
from .mutants import MUTANTS, Mutant, planted
from .rulesets import OTHERS, rules_of
from .test_deal import test_the_engines_lots_give_the_engines_deal as deals_are_the_engines

GAMES = 8


def _table(name: str) -> tuple[Ruleset, int]:
    if name in OTHERS:
        return rules_of(name)
    edition, players = name.split()
    return GAME.ruleset(edition), int(players)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.file}: {mutant.fault}")
def test_every_planted_fault_is_found(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, players = _table(mutant.table)
    with planted(mutant) as faulty:
        if mutant.file == "deal":
            monkeypatch.setattr("tests.twin.master_thieves.test_deal.MasterThieves", faulty)
            with pytest.raises(AssertionError):
                deals_are_the_engines(rules, players)
            return
        with pytest.raises((Differs, ValueError)):
            play_side_by_side(
                rules,
                players,
                GAMES,
                "planted",
                faulty(rules, players),
                Observers if mutant.observed else None,
            )
