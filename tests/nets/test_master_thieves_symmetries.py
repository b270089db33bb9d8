"""A net of Master Thieves is asked about a box from all sides; every side is the same game."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

import pytest

from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.actions import ACTIONS, MOVE_BOX
from larceny.games.master_thieves.choices import SeenBy
from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.pieces import (
    DRAWER_AT,
    EVERY_PLACE,
    HOME,
    MOVED,
    PLACE_OF_DRAWER,
    SIDES,
    SLOTS,
    TURNED_OVER,
    Grain,
    Move,
    Place,
    is_long,
)
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import NOWHERE, ON_SHEET, State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event
from larceny.kernel.play import Match
from larceny.nets.master_thieves.symmetries import SYMMETRIES
from larceny.nets.tables import Table
from tests.effort import amount

from .sides import Moment, Seats, compare_answers, compare_what_is_seen, unlearned_net

FRENCH = GAME.ruleset("french")
TABLES = [
    (FRENCH, 2),
    (GAME.ruleset("english_a"), 3),
    (replace(FRENCH, drawers_seen_by=SeenBy.OPENER, sticky_drawers=0.5, plain_wood=True), 4),
]

EVERY = amount(quick=4, usual=2, soak=1)
"""What is seen is compared so often; that the positions are the same, at every decision."""

each_way = pytest.mark.parametrize("way", range(len(SYMMETRIES)))

# From another side the same box may stand as no box of the game can: in a mirror its drawers follow
# each other the other way round. But drawers are told apart by what is in them, by grain, and by
# being long or short. So there the drawers change their parts: what is in a drawer here, and its
# grain, is there in the one that stands where this one was moved.

_WITHOUT_QUARTERS: Final = [way - way % len(SIDES) for way in range(len(SYMMETRIES))]
"""By way: the one without its quarter turns, but mirrored and upside down if it is."""

_UPSIDE_DOWN: Final = [symmetry.stands == (1, 0) for symmetry in SYMMETRIES]


def _drawer(drawer: int, way: int) -> int:
    """Say which drawer has another one's part there.

    It does not depend on quarter turns: those the box there makes itself. So a long drawer has the
    part of a long one: in a mirror E and W exchange places, turned over N and S.
    """
    home = TURNED_OVER if _UPSIDE_DOWN[way] else HOME
    return DRAWER_AT[home][SYMMETRIES[_WITHOUT_QUARTERS[way]].places[drawer]]


def _box(box: int, way: int) -> int:
    """Say how the box stands there: so that every drawer stands where its part was moved."""
    standing = {
        _drawer(drawer, way): SYMMETRIES[way].places[place]
        for drawer, place in enumerate(PLACE_OF_DRAWER[box])
    }
    return PLACE_OF_DRAWER.index(tuple(Place(standing[drawer]) for drawer in sorted(standing)))


def turned(state: State, way: int) -> State:
    """Lay out the same position, as it looks from another side."""
    other = state.copy()
    other.box = _box(state.box, way)
    grains = {_drawer(drawer, way): grain for drawer, grain in enumerate(state.grains)}
    other.grains = tuple(Grain(grains[drawer]) for drawer in sorted(grains))
    slots = [2 * _drawer(slot // 2, way) + (slot % 2 ^ _UPSIDE_DOWN[way]) for slot in range(SLOTS)]
    for here, there in enumerate(slots):
        other.front[there] = state.front[here]
    other.rubies = sum(1 << there for here, there in enumerate(slots) if state.rubies >> here & 1)
    other.alarms = tuple(slot if slot == ON_SHEET else slots[slot] for slot in state.alarms)
    if state.place != NOWHERE:
        other.place = Place(SYMMETRIES[way].places[state.place])
    return other


# Turning over --------------------------------------------------------------------------------

_FLIPPED: Final = PLACE_OF_DRAWER[TURNED_OVER]
"""By place: where a drawer stands after the box was turned over; at home they stand by number."""


def after_flip(way: int) -> int:
    """Say which symmetry leads from here to there once both boxes have been turned over.

    What stands somewhere now stood on the other side; it was moved, and then turned over there.
    """
    places, stands, _ = SYMMETRIES[way]
    moved = tuple(_FLIPPED[places[_FLIPPED[place]]] for place in EVERY_PLACE)
    return [(one.places, one.stands) for one in SYMMETRIES].index((moved, stands))


def test_a_quarter_turn_further_is_three_after_turning_over() -> None:
    """N and S exchange places, E and W do not (MT-2.6); mirrored and upside down stay."""
    for way in range(len(SYMMETRIES)):
        quarter = way % len(SIDES)
        assert after_flip(way) == _WITHOUT_QUARTERS[way] + -quarter % len(SIDES)


def test_long_drawers_stay_long_from_every_side() -> None:
    for way in range(len(SYMMETRIES)):
        for drawer in EVERY_PLACE:
            assert is_long(_drawer(drawer, way)) == is_long(drawer)


# Side by side --------------------------------------------------------------------------------


def _moves_to(box: int) -> tuple[Move, ...]:
    """Return moves that take a box from home to another position."""
    found: dict[int, tuple[Move, ...]] = {HOME: ()}
    waiting = [HOME]
    for standing in waiting:
        for move in Move:
            then = MOVED[standing][move]
            if then not in found:
                found[then] = (*found[standing], move)
                waiting.append(then)
    return found[box]


def _dealt(events: list[Event], way: int) -> tuple[list[Event], int]:
    """Tell of a deal from another side, and which symmetry leads there after it.

    No deal begins like that: the box is moved, while it is empty, to where its long drawers stand.
    """
    told: list[Event] = [e.BoxMoved(None, move) for move in _moves_to(_box(HOME, way))]
    for event in events:
        if isinstance(event, e.RubiesPlaced):
            moved = [Place(SYMMETRIES[way].places[place]) for place in event.places]
            told.append(e.RubiesPlaced(tuple(moved)))
            continue
        if isinstance(event, e.BoxMoved):
            assert event.move is Move.FLIP
            way = after_flip(way)
        told.append(event)
    return told, way


def side_by_side(
    way: int, rules: Ruleset, players: int, seed: str, late: int = 0
) -> Iterator[Moment]:
    """Play a game by lot, and the same one as it looks from another side, to the end.

    Before so many decisions nobody sits there to watch.
    """
    net = unlearned_net(GAME.name)
    here, there = (Seats(Match(GAME, rules, players, seed), net) for _ in range(2))
    there.match.events, way = _dealt(here.match.events, way)
    there.match.state = turned(here.match.state, way)
    dice = Chance.of(seed)
    while not here.match.is_over:
        for seats in (here, there):
            if len(here.match.moves) < late:
                seats.told = len(seats.match.events)
            seats.watch()
        if len(here.match.moves) >= late:
            yield Moment(way, here, there)
        seat = here.match.deciders[0]
        action = dice.choice(here.match.legal_actions(seat))
        here.match.act(seat, action)
        there.match.act(seat, ACTIONS[SYMMETRIES[way].actions[action.index]])
        if action is MOVE_BOX[Move.FLIP]:
            way = after_flip(way)
        assert turned(here.match.state, way) == there.match.state
    assert here.match.result() == there.match.result()


@each_way
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_box_from_another_side_is_the_box_that_a_net_is_told(
    way: int, rules: Ruleset, players: int
) -> None:
    """What may be done, and what is seen and remembered there, is what was moved here."""
    table = Table(GAME.name, rules, players)
    for game in range(amount(quick=1, usual=1, soak=20)):
        games = side_by_side(way, rules, players, f"sides {game}")
        assert compare_what_is_seen(table, islice(games, 0, None, EVERY)) > 50


@each_way
def test_who_came_later_remembers_the_same_from_every_side(way: int) -> None:
    games = side_by_side(way, FRENCH, 3, "came later", late=60)
    table = Table(GAME.name, FRENCH, 3)
    assert compare_what_is_seen(table, islice(games, 0, None, EVERY)) > 50


@each_way
def test_an_answer_does_not_depend_on_the_side(way: int) -> None:
    games = side_by_side(way, FRENCH, 2, "one answer")
    assert compare_answers(Table(GAME.name, FRENCH, 2), islice(games, 0, None, EVERY)) > 3
