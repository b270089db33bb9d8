"""A net is asked about a table from all sides: what holds for the ways to look at it in any game.

That every side is the same game is shown by the tests of each game's symmetries.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any, TypeAlias

import numpy as np
import pytest

from larceny.games.forty_thieves.game import GAME as FORTY_THIEVES
from larceny.games.master_thieves.game import GAME as MASTER_THIEVES
from larceny.kernel.play import Match
from larceny.nets.forty_thieves.symmetries import SYMMETRIES as OF_A_BOARD
from larceny.nets.forward import Forward
from larceny.nets.master_thieves.symmetries import SYMMETRIES as OF_A_BOX
from larceny.nets.tables import Table

from .sides import Seats, numbers, unlearned_net

Symmetry: TypeAlias = tuple[Sequence[int], ...]

each_game = pytest.mark.parametrize("game", [FORTY_THIEVES, MASTER_THIEVES], ids=lambda g: g.name)
each_games_symmetries = pytest.mark.parametrize(
    ("game", "symmetries", "many"),
    [(FORTY_THIEVES, OF_A_BOARD, 8), (MASTER_THIEVES, OF_A_BOX, 16)],
    ids=[FORTY_THIEVES.name, MASTER_THIEVES.name],
)


def table_of(game: Any, players: int = 2, unturned: bool = False) -> Table:
    """Return a table by the rules of the usual edition."""
    return Table(game.name, game.ruleset(game.default_edition), players, unturned)


@each_games_symmetries
def test_each_moves_everything_to_a_place_of_its_own(
    game: Any, symmetries: Sequence[Symmetry], many: int
) -> None:
    for symmetry in symmetries:
        for moved in symmetry:
            assert sorted(moved) == list(range(len(moved)))
    for players in (2, 3, 4):
        ways = table_of(game, players).symmetries
        assert ways is not None
        assert len(ways.numbers) == len(ways.actions) == many
        for come in ways.numbers:
            assert sorted(come) == list(range(len(come)))


@each_games_symmetries
def test_they_form_a_group(game: Any, symmetries: Sequence[Symmetry], many: int) -> None:
    ways = table_of(game).symmetries
    assert ways is not None
    number = {tuple(map(tuple, one)): way for way, one in enumerate(symmetries)}
    assert len(number) == many
    for first, second in product(range(many), repeat=2):
        both = zip(symmetries[first], symmetries[second], strict=True)
        way = number[tuple(tuple(then[there] for there in moved) for moved, then in both)]
        assert (ways.actions[way] == ways.actions[second][ways.actions[first]]).all()
        assert (ways.numbers[way] == ways.numbers[first][ways.numbers[second]]).all()


@each_games_symmetries
def test_the_first_leaves_everything_as_it_is(
    game: Any, symmetries: Sequence[Symmetry], many: int
) -> None:
    ways = table_of(game).symmetries
    assert ways is not None
    for moved in (*symmetries[0], ways.numbers[0], ways.actions[0]):
        assert list(moved) == list(range(len(moved)))


@each_game
def test_a_table_can_be_asked_about_as_it_lies(game: Any) -> None:
    net, table = unlearned_net(game.name), table_of(game)
    match = Match(game, table.rules, 2, "as it lies")
    seats = Seats(match, net, unturned=1)
    seats.watch()
    bot, view, legal = seats.decider()
    told = table.told([numbers(bot, view)])
    once, _ = bot.question(view)
    assert (once.table.told([numbers(bot, view)]) == told[:1]).all()
    as_it_lies = Forward(net, table).logits(told)[0]
    assert np.allclose(once.answers(told[:1])[0], as_it_lies, atol=1e-5)
    actions = [game.actions[index] for index in legal]
    assert np.allclose(bot.probabilities(view, actions), bot.mixed(as_it_lies, actions), atol=1e-5)


@each_game
def test_who_is_asked_together_is_asked_from_all_sides(game: Any) -> None:
    forward = Forward(unlearned_net(game.name), table_of(game))
    assert forward.table.symmetries is not None
    ways = len(forward.table.symmetries.numbers)
    lot = np.random.default_rng(1)
    rows = lot.integers(0, 2, (5, ways, len(forward.inputs)), np.uint8)
    together = forward.answers(rows.reshape(5 * ways, -1))
    alone = np.concatenate([forward.answers(told) for told in rows])
    assert together.shape == (5, len(game.actions))
    assert np.allclose(together, alone, atol=1e-3)
