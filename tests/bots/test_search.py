"""The search: bounded, stoppable, reproducible; and it finds what there is to find."""

import threading
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest

from larceny.bots.search import Budget, Search
from larceny.kernel.events import Seat
from tests.clocks import ManualClock


@dataclass(frozen=True)
class Word:
    """An action of a small game."""

    index: int

    @property
    def word(self) -> str:
        return str(self.index)

    def to_json(self) -> dict[str, Any]:
        return {"word": self.word, "verb": "show", "number": self.index}


WORDS = tuple(Word(number) for number in range(3))


class Position:
    """Two seats each show a number from 0 to 2 at the same time."""

    def __init__(self) -> None:
        self.shown: list[int | None] = [None, None]
        self.players = 2

    def deciders(self) -> list[int]:
        return [seat for seat, shown in enumerate(self.shown) if shown is None]


class Rules:
    """Copies and changes positions as a Game does."""

    def copy(self, state: Position) -> Position:
        twin = Position()
        twin.shown = [*state.shown]
        return twin

    def legal_actions(self, state: Position, seat: Seat) -> tuple[Word, ...]:
        return WORDS

    def apply_legal(self, state: Position, seat: Seat, action: Word) -> list[Any]:
        state.shown[seat] = action.index
        return []


class Model:
    """Tells a search about such a game."""

    def __init__(
        self, pays: Sequence[Sequence[float]], meanwhile: Callable[[], None] = lambda: None
    ) -> None:
        self.pays = pays
        self.meanwhile = meanwhile
        self.game = cast("Any", Rules())

    def sample(self) -> Position:
        return Position()

    def candidates(self, state: Position, seat: Seat) -> Sequence[Word]:
        return WORDS

    def branch(self, state: Position, seat: Seat, action: Word) -> Hashable:
        return -1 if state.deciders() else state.shown[0]

    def play_on(self, state: Position, dice: Random) -> None:
        for seat in state.deciders():
            state.shown[seat] = dice.randrange(3)

    def is_far(self, state: Position) -> bool:
        return not state.deciders()

    def evaluate(self, state: Position) -> list[float]:
        self.meanwhile()
        mine, other = state.shown
        assert mine is not None
        assert other is not None
        return [self.pays[mine][other], 1 - self.pays[mine][other]]


def searching(model: Model, stopped: threading.Event | None = None) -> Search[Any, Word]:
    return Search(cast("Any", model), Seat(0), Random(1), stopped=stopped)


DOMINATED = ((0.2, 0.1, 0.2), (0.6, 0.9, 0.8), (0.3, 0.4, 0.2))
MATCHING = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
TRAP = ((1.0, 1.0, 0.0), (0.5, 0.5, 0.5), (0.1, 0.1, 0.1))


def test_finds_what_is_better_whatever_the_other_does() -> None:
    search = searching(Model(DOMINATED))
    search.think(Budget(sims=200))
    assert search.best(WORDS) is WORDS[1]


def test_expects_the_other_to_choose_what_is_good_for_him() -> None:
    # 0 pays most if the other chooses at random; but then the other would choose 2.
    search = searching(Model(TRAP))
    search.think(Budget(sims=3_000))
    assert search.best(WORDS) is WORDS[1]


def test_nobody_answers_a_choice_that_is_made_at_the_same_time() -> None:
    # If the other could answer, no choice would ever pay; so it pays about a third.
    search = searching(Model(MATCHING))
    search.think(Budget(sims=3_000))
    visits = [visits for _, visits, _ in search.found(WORDS)]
    means = [mean for _, _, mean in search.found(WORDS)]
    assert min(visits) > 0.1 * sum(visits)
    assert all(0.2 < mean < 0.5 for mean in means)


def test_the_same_seed_and_number_of_simulations_find_the_same() -> None:
    found = []
    for _ in range(2):
        search = searching(Model(MATCHING))
        search.think(Budget(sims=100))
        found.append(search.found(WORDS))
    assert found[0] == found[1]


def test_keeps_to_its_number_of_simulations() -> None:
    search = searching(Model(DOMINATED))
    search.think(Budget(sims=7))
    assert search.simulations == 7
    search.think(Budget(sims=5, ms=10_000))
    assert search.simulations == 12


def test_keeps_to_its_time() -> None:
    clock = ManualClock()

    def simulated() -> None:
        clock.now += 0.002

    search = Search(cast("Any", Model(DOMINATED, simulated)), Seat(0), Random(1), clock=clock)
    search.think(Budget(ms=50))
    assert search.simulations == 25
    assert clock.now == pytest.approx(0.05)
    assert search.best(WORDS) is not None


def test_can_be_stopped_from_elsewhere() -> None:
    stopped = threading.Event()

    def simulated() -> None:
        if search.simulations == 100:
            elsewhere = threading.Thread(target=stopped.set)
            elsewhere.start()
            elsewhere.join()

    search = searching(Model(DOMINATED, simulated), stopped)
    search.think(Budget(sims=100_000))
    assert search.simulations == 100
    assert search.best(WORDS) is WORDS[1]


def test_a_search_without_simulations_has_no_best_action() -> None:
    stopped = threading.Event()
    stopped.set()
    search = searching(Model(DOMINATED), stopped)
    search.think(Budget(sims=10))
    assert search.best(WORDS) is None


def test_without_a_bound_it_does_not_begin() -> None:
    with pytest.raises(ValueError, match="bound"):
        searching(Model(DOMINATED)).think(Budget())


def test_compares_two_actions_however_poor_one_is() -> None:
    search = searching(Model(DOMINATED))
    search.think(Budget(sims=50))
    good, poor = search.compare((WORDS[1], WORDS[0]), 50)
    assert good > poor + 0.2


class Thinks:
    """Believes that the other shows one number, and likes its own answers so well."""

    def __init__(self, other: Word, *liking: float) -> None:
        self.other = other
        self.prior = dict(enumerate(liking))
        self.asked: set[Seat] = set()

    def decides(self, state: Position, seat: Seat, legal: Sequence[Word]) -> Word:
        self.asked.add(seat)
        assert self.other in legal
        return self.other


def guided(pays: Sequence[Sequence[float]], policy: Thinks, answers: Sequence[Word] = WORDS) -> Any:
    model = cast("Any", Model(pays))
    return Search(model, Seat(0), Random(1), answers=answers, policy=cast("Any", policy))


@pytest.mark.parametrize(("other", "best"), [(0, 0), (1, 0), (2, 1)])
def test_who_is_thought_to_know_what_others_do_answers_that(other: int, best: int) -> None:
    policy = Thinks(WORDS[other], 0.4, 0.3, 0.3)
    search = guided(TRAP, policy)
    search.think(Budget(sims=300))
    assert search.best(WORDS) is WORDS[best]
    assert policy.asked == {1}


def test_only_the_given_answers_are_searched() -> None:
    search = guided(DOMINATED, Thinks(WORDS[0], 0.5, 0.0, 0.5), answers=(WORDS[0], WORDS[2]))
    search.think(Budget(sims=100))
    assert [action.index for action, _, _ in search.found(WORDS)] == [2, 0]


def test_the_likeliest_is_looked_at_first_and_most_where_all_are_worth_the_same() -> None:
    alike = ((0.5,) * 3,) * 3
    search = guided(alike, Thinks(WORDS[0], 0.2, 0.7, 0.1))
    search.think(Budget(sims=1))
    assert search.best(WORDS) is WORDS[1]
    search.think(Budget(sims=199))
    visits = {action.index: visits for action, visits, _ in search.found(WORDS)}
    assert visits[1] > visits[0] > visits[2] > 0


def test_what_is_better_is_found_though_it_is_thought_unlikely() -> None:
    search = guided(DOMINATED, Thinks(WORDS[1], 0.45, 0.1, 0.45))
    search.think(Budget(sims=300))
    assert search.best(WORDS) is WORDS[1]
