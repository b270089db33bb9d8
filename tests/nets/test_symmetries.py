"""A net of 40 Thieves is asked about a table from all sides; every side is the same game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import ACTIONS
from larceny.games.forty_thieves.game import GAME
from larceny.games.forty_thieves.pieces import GEMS
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import NOWHERE, State
from larceny.games.master_thieves.game import GAME as MASTER_THIEVES
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, every_seat
from larceny.kernel.play import Match
from larceny.nets.bot import NetBot
from larceny.nets.files import Net, card_for
from larceny.nets.forty_thieves.symmetries import SYMMETRIES, Symmetry
from larceny.nets.forward import Forward
from larceny.nets.tables import Table
from tests.effort import amount

from .nets import unlearned

RULES = GAME.ruleset(GAME.default_edition)
LEADERS = replace(RULES, leaders=True)
TABLES = [(RULES, 2), (RULES, 3), (LEADERS, 4)]

each_symmetry = pytest.mark.parametrize("symmetry", SYMMETRIES, ids=range(len(SYMMETRIES)))


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


class Seats:
    """Bots that only watch a game, each from its seat."""

    def __init__(self, match: Match[Any, Any, Any, Any], net: Net) -> None:
        self.match = match
        self.bots = [NetBot(net, "watches", untrained=1) for _ in match.names]
        for seat, bot in zip(every_seat(len(self.bots)), self.bots, strict=True):
            bot.begin(seat, match.rules)
        self.told = 0

    def watch(self) -> None:
        """Let everybody witness what is new."""
        for event in self.match.events[self.told :]:
            for seat, bot in zip(every_seat(len(self.bots)), self.bots, strict=True):
                bot.witness(GAME.witnessed(event, seat))
        self.told = len(self.match.events)

    def decider(self) -> tuple[NetBot, Any, list[int]]:
        """Return who decides, what he sees, and what he may do."""
        seat = self.match.deciders[0]
        legal = [action.index for action in self.match.legal_actions(seat)]
        return self.bots[seat], self.match.view(seat), legal


def side_by_side(
    symmetry: Symmetry, rules: Ruleset, players: int, net: Net, seed: str
) -> Iterator[tuple[Seats, Seats]]:
    """Play a game by lot, and the same one as it looks from another side, while they are the same.

    They part when several gaps are filled: the stack fills them in the order of their squares.
    """
    here, there = (Seats(Match(GAME, rules, players, seed), net) for _ in range(2))
    there.match.state = turned(here.match.state, symmetry)
    there.match.events = [_laid(event, symmetry) for event in there.match.events]
    dice = Chance.of(seed)
    while not here.match.is_over and turned(here.match.state, symmetry) == there.match.state:
        for seats in (here, there):
            seats.watch()
        yield here, there
        seat = here.match.deciders[0]
        action = dice.choice(here.match.legal_actions(seat))
        here.match.act(seat, action)
        there.match.act(seat, ACTIONS[symmetry.actions[action.index]])


def unlearned_net() -> Net:
    """Return a net of 40 Thieves with weights by lot."""
    card = card_for(GAME.name, [], {})
    return Net({k: v.astype(np.float32) for k, v in unlearned(name=GAME.name).items()}, card)


def _numbers(bot: NetBot, view: Any) -> list[int]:
    return list(bot.encoding.encode(view) + bot.encoding.remember(bot.known(view), bot.seat))


@each_symmetry
def test_each_moves_everything_to_a_place_of_its_own(symmetry: Symmetry) -> None:
    for moved in symmetry:
        assert sorted(moved) == list(range(len(moved)))
    for rules, players in TABLES:
        table = Table(GAME.name, rules, players)
        assert table.symmetries is not None
        for come in table.symmetries.numbers:
            assert sorted(come) == list(range(len(come)))


def test_the_eight_form_a_group() -> None:
    every = {(one.squares, one.actions) for one in SYMMETRIES}
    assert len(every) == 8
    assert SYMMETRIES[0].squares == tuple(range(16))
    assert SYMMETRIES[0].actions == tuple(range(len(ACTIONS)))
    for one, other in product(SYMMETRIES, repeat=2):
        squares = tuple(one.squares[there] for there in other.squares)
        actions = tuple(one.actions[there] for there in other.actions)
        assert (squares, actions) in every


@each_symmetry
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_table_from_another_side_is_the_table_that_a_net_is_told(
    symmetry: Symmetry, rules: Ruleset, players: int
) -> None:
    """What may be done, and what is seen and remembered there, is what was moved here."""
    net, way = unlearned_net(), SYMMETRIES.index(symmetry)
    table = Table(GAME.name, rules, players)
    assert table.symmetries is not None
    compared = 0
    for game in range(amount(quick=1, usual=2, soak=20)):
        for seats in side_by_side(symmetry, rules, players, net, f"sides {game}"):
            (bot, view, legal), (other, seen, allowed) = (one.decider() for one in seats)
            assert sorted(symmetry.actions[index] for index in legal) == allowed
            told, turned_ = _numbers(bot, view), _numbers(other, seen)
            assert [told[come] for come in table.symmetries.numbers[way]] == turned_
            if compared % 20 == 0:
                assert (table.told([told])[way] == table.told([turned_])[0]).all()
            compared += 1
    assert compared > 50


@each_symmetry
def test_an_answer_does_not_depend_on_the_side(symmetry: Symmetry) -> None:
    net = unlearned_net()
    asked = 0
    for number, seats in enumerate(side_by_side(symmetry, RULES, 2, net, "one answer")):
        (bot, view, legal), (other, seen, _) = (one.decider() for one in seats)
        if len(legal) == 1 or number % 10:
            continue
        actions = [ACTIONS[index] for index in legal]
        moved = [ACTIONS[symmetry.actions[index]] for index in legal]
        chances = bot.probabilities(view, actions, temperature=1.0)
        assert np.allclose(chances, other.probabilities(seen, moved, temperature=1.0), atol=1e-5)
        asked += 1
    assert asked > 3


def test_a_table_can_be_asked_about_as_it_lies() -> None:
    net = unlearned_net()
    table = Table(GAME.name, RULES, 2)
    once = Forward(net, Table(GAME.name, RULES, 2, unturned=True))
    match = Match(GAME, RULES, 2, "as it lies")
    seats = Seats(match, net)
    seats.watch()
    bot, view, _ = seats.decider()
    told = table.told([_numbers(bot, view)])
    assert len(told) == 8
    assert (once.table.told([_numbers(bot, view)]) == told[:1]).all()
    assert np.allclose(once.answers(told[:1]), Forward(net, table).logits(told)[:1], atol=1e-5)


def test_who_is_asked_together_is_asked_from_all_sides() -> None:
    net = unlearned_net()
    forward = Forward(net, Table(GAME.name, RULES, 2))
    lot = np.random.default_rng(1)
    rows = lot.integers(0, 2, (5, 8, len(forward.inputs)), np.uint8)
    together = forward.answers(rows.reshape(40, -1))
    alone = np.concatenate([forward.answers(told) for told in rows])
    assert together.shape == (5, len(ACTIONS))
    assert np.allclose(together, alone, atol=1e-3)


def test_with_a_merchant_there_is_one_way_only() -> None:
    """He comes from the south-west, and walks clockwise (FT-11.3)."""
    table = Table(GAME.name, replace(RULES, three_tales=True), 2)
    assert table.symmetries is not None
    assert len(table.symmetries.numbers) == len(table.symmetries.actions) == 1


def test_a_box_of_drawers_has_no_other_sides() -> None:
    rules = MASTER_THIEVES.ruleset(MASTER_THIEVES.default_edition)
    assert Table(MASTER_THIEVES.name, rules, 4).symmetries is None
