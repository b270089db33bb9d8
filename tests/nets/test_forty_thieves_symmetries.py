"""A net of 40 Thieves is asked about a table from all sides; every side is the same game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import ACTIONS
from larceny.games.forty_thieves.game import GAME
from larceny.games.forty_thieves.pieces import GEMS
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import NOWHERE, State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event
from larceny.kernel.play import Match
from larceny.nets.forty_thieves.symmetries import SYMMETRIES, Symmetry
from larceny.nets.tables import Table
from tests.effort import amount

from .sides import Moment, Seats, compare_answers, compare_what_is_seen, unlearned_net

RULES = GAME.ruleset(GAME.default_edition)
LEADERS = replace(RULES, leaders=True)
TABLES = [(RULES, 2), (RULES, 3), (LEADERS, 4)]

each_way = pytest.mark.parametrize("way", range(len(SYMMETRIES)))


def _bits(bits: int, moved: Sequence[int]) -> int:
    return sum(1 << there for here, there in enumerate(moved) if bits >> here & 1)


def turned(state: State, symmetry: Symmetry) -> State:
    """Lay out the same position, as it looks from another side."""
    other = state.copy()
    squares, places, actions, _ = symmetry
    for here, there in enumerate(squares):
        other.board[there] = state.board[here]
    for name in ("gaps", "face_up", "lit", "to_clear"):
        setattr(other, name, _bits(getattr(state, name), squares))
    other.gems = _bits(state.gems, places[:GEMS])
    other.claims = _bits(state.claims, places)
    for name, moved in (("lantern", squares), ("announced", places), ("taking", places)):
        number = getattr(state, name)
        setattr(other, name, number if number == NOWHERE else moved[number])
    if state.target is not None:
        other.target = ACTIONS[actions[state.target.index]]
    return other


def _laid(event: Event, symmetry: Symmetry) -> Event:
    """Turn the one event of a deal that tells what lies on the board."""
    if not isinstance(event, e.BoardLaid):
        return event
    jars = dict(zip(symmetry.squares, event.jars, strict=True))
    return e.BoardLaid(tuple(jars[number] for number in range(len(jars))), event.stack)


def side_by_side(way: int, rules: Ruleset, players: int, seed: str) -> Iterator[Moment]:
    """Play a game by lot, and the same one as it looks from another side, while they are the same.

    They part when several gaps are filled: the stack fills them in the order of their squares.
    """
    net, symmetry = unlearned_net(GAME.name), SYMMETRIES[way]
    here, there = (Seats(Match(GAME, rules, players, seed), net) for _ in range(2))
    there.match.state = turned(here.match.state, symmetry)
    there.match.events = [_laid(event, symmetry) for event in there.match.events]
    dice = Chance.of(seed)
    while not here.match.is_over and turned(here.match.state, symmetry) == there.match.state:
        for seats in (here, there):
            seats.watch()
        yield Moment(way, here, there)
        seat = here.match.deciders[0]
        action = dice.choice(here.match.legal_actions(seat))
        here.match.act(seat, action)
        there.match.act(seat, ACTIONS[symmetry.actions[action.index]])


@each_way
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_table_from_another_side_is_the_table_that_a_net_is_told(
    way: int, rules: Ruleset, players: int
) -> None:
    """What may be done, and what is seen and remembered there, is what was moved here."""
    table = Table(GAME.name, rules, players)
    compared = 0
    for game in range(amount(quick=1, usual=2, soak=20)):
        games = side_by_side(way, rules, players, f"sides {game}")
        compared += compare_what_is_seen(table, games)
    assert compared > 50


@each_way
def test_an_answer_does_not_depend_on_the_side(way: int) -> None:
    games = side_by_side(way, RULES, 2, "one answer")
    assert compare_answers(Table(GAME.name, RULES, 2), games) > 3


def test_with_a_merchant_there_is_one_way_only() -> None:
    """He comes from the south-west, and walks clockwise (FT-11.3)."""
    table = Table(GAME.name, replace(RULES, three_tales=True), 2)
    assert table.symmetries is not None
    assert len(table.symmetries.numbers) == len(table.symmetries.actions) == 1
