"""The twin of Master Thieves is exact: engine and twin play the same games side by side."""

from collections import Counter

import pytest

from larceny.games.master_thieves.game import GAME
from tests.effort import amount

from .lockstep import EVERYWHERE, TO_THE_END, play_side_by_side
from .rulesets import EDITIONS, OTHERS, rules_of

GAMES = amount(quick=4, usual=5, soak=1500)
ROUNDS = amount(quick=7, usual=13, soak=TO_THE_END)
"""Cards are passed after six rounds; games to the end are played below, and in a soak."""


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_every_edition_at_every_table_size(edition: str, players: int) -> None:
    seed = f"{edition} {players}"
    reached = play_side_by_side(GAME.ruleset(edition), players, GAMES, seed, rounds=ROUNDS)
    assert reached["event CardsPassed"] > 0


@pytest.mark.parametrize("name", OTHERS)
def test_every_other_choice_of_the_rules(name: str) -> None:
    rules, players = rules_of(name)
    reached = play_side_by_side(rules, players, GAMES, name, rounds=ROUNDS)
    assert reached["event RoundEnded"] >= GAMES


def test_every_phase_ending_and_rare_path_is_reached() -> None:
    """A table of how often each was reached; none is zero."""
    reached: Counter[str] = Counter()
    for edition in ("french", "english_a"):
        for players in (2, 3, 4):
            reached += play_side_by_side(GAME.ruleset(edition), players, 12, f"table {players}")
    for name in ("a short game", "rubies fall onto red"):
        reached += play_side_by_side(*rules_of(name), 10, name)
    print("\n".join(f"{reached[path]:7} {path}" for path in EVERYWHERE))
    assert not [path for path in EVERYWHERE if not reached[path]]
