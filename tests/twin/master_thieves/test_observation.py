"""What a seat sees and remembers in the twin is what the engine's environment writes."""

import numpy as np
import pytest

from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.tuples import with_item
from larceny.twin.master_thieves import MasterThieves
from larceny.twin.rows import as_bytes
from tests.effort import amount, some

from .lockstep import TO_THE_END, Observers, play_side_by_side
from .rulesets import EDITIONS, OTHERS, rules_of

GAMES = amount(quick=2, usual=4, soak=50)
ROUNDS = amount(quick=7, usual=9, soak=TO_THE_END)


@pytest.mark.parametrize(("edition", "players"), some(EDITIONS, quick=3, usual=8))
def test_observations_are_the_engines_byte_for_byte(edition: str, players: int) -> None:
    rules = GAME.ruleset(edition)
    play_side_by_side(rules, players, GAMES, "seen", observers=Observers, rounds=ROUNDS)


@pytest.mark.parametrize("name", some(OTHERS, quick=3, usual=8))
def test_observations_by_other_rules(name: str) -> None:
    play_side_by_side(*rules_of(name), GAMES, "seen", observers=Observers, rounds=ROUNDS)


def test_observations_to_the_end() -> None:
    """The sixth ruby ends games in the middle of a round, with cards on the table."""
    reached = play_side_by_side(GAME.ruleset("french"), 2, 12, "to the end", observers=Observers)
    assert reached["ending SIXTH_RUBY"] > 0
    assert reached["ending EMPTY_PILLOW"] > 0


@pytest.mark.parametrize("edition", ["french", "english_a"])
def test_what_a_seat_may_not_know_changes_nothing_that_it_observes(edition: str) -> None:
    """Non-interference: only hidden cards differ, so what is seen and known does not."""
    rules, seat = GAME.ruleset(edition), Seat(1)
    twin = MasterThieves(rules, 4)
    positions = _on_the_way(rules, 40)
    others = [_with_other_secrets(position, seat) for position in positions]
    assert sum(one != other for one, other in zip(positions, others, strict=True)) > 20

    seats = np.full(len(positions), seat, np.uint32)
    for memory in (False, True):
        ours = as_bytes(twin.observe(twin.from_engine(positions), seats, memory), 2000)
        same = as_bytes(twin.observe(twin.from_engine(others), seats, memory), 2000)
        assert (ours == same).all()


def _on_the_way(rules: object, number: int) -> list[State]:
    """Return positions of the first six rounds, where cards are still unknown."""
    positions = []
    for index in range(number):
        position, _ = GAME.deal(rules, 4, Chance.of(f"on the way {index}"))  # type: ignore[arg-type]
        dice = Chance.of(f"by lot {index}")
        while position.round < 1 + index % 5 or (position.deciders() == (3,) and dice.below(2)):
            decider = position.deciders()[0]
            legal = GAME.legal_actions(position, decider)
            GAME.apply(position, decider, dice.choice(legal))
        for _ in range(dice.below(8)):
            if (decider := position.deciders()[0]) is not None:
                legal = GAME.legal_actions(position, decider)
                GAME.apply(position, decider, dice.choice(legal))
        positions.append(position)
    return positions


def _with_other_secrets(position: State, seat: Seat) -> State:
    """Exchange what a seat cannot know: cards in two other hands, and what they chose in secret."""
    other = position.copy()
    one, two = 2, 3
    for character in range(6):
        hidden = [
            bool(position.hands[who] >> character & 1)
            or (position.chosen[who] == character and not position.revealed >> who & 1)
            for who in (one, two)
        ]
        if all(hidden):
            numbers = [list(row) for row in other.numbers]
            numbers[one][character], numbers[two][character] = (
                numbers[two][character],
                numbers[one][character],
            )
            other.numbers = tuple(tuple(row) for row in numbers)
    for who in (one, two):
        chosen, in_secret = other.chosen[who], not other.revealed >> who & 1
        left = [c for c in range(1, 6) if other.hands[who] >> c & 1]
        if chosen > 0 and in_secret and left:
            hand = other.hands[who] ^ (1 << chosen | 1 << left[0])
            other.hands = with_item(other.hands, who, hand)
            other.chosen[who] = left[0]
    return other
