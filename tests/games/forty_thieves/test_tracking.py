"""Tiles are followed by what all can see, and are where the followed ones are said to be."""

from random import Random

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.deck import Tile
from larceny.games.forty_thieves.events import Shuffled
from larceny.games.forty_thieves.pieces import SQUARE_NAMES
from larceny.games.forty_thieves.state import GAP, State
from larceny.games.forty_thieves.tracking import Tracking
from larceny.kernel.events import SPECTATOR, Event, Seat
from larceny.kernel.play import Match
from tests.effort import amount

GAMES_BY_LOT = amount(quick=2, usual=6, soak=100)
DECISIONS = 600


def lies(state: State, seat: Seat) -> dict[str, Tile]:
    """Say which tile really lies where, as a seat calls the places."""
    places = {
        name: tile for name, tile in zip(SQUARE_NAMES, state.board, strict=True) if tile != GAP
    }
    for holder, hand in enumerate(state.hands):
        called = "hand" if holder == seat else f"hand.{holder}"
        places.update((f"{called}.{slot}", tile) for slot, tile in enumerate(hand))
    return places


def tiles(tracking: Tracking, state: State) -> dict[str, int]:
    """Say which real tile each followed one is, wherever it lies."""
    truth, followed = lies(state, Seat(0)), tracking.places(Seat(0))
    assert sorted(followed.values()) == sorted(truth)
    return {called: truth[place] for called, place in followed.items()}


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("number", range(GAMES_BY_LOT))
def test_every_tile_is_followed_until_it_leaves(edition: str, number: int) -> None:
    dice, players = Random(f"{edition} {number}"), 2 + number % 3
    match = Match(GAME, GAME.ruleset(edition), players, secret=f"{edition} {number}")
    tracking = Tracking(players)
    tracking.follow(0, seen(match.events))
    before = tiles(tracking, match.state)
    for step in range(1, DECISIONS):
        if match.is_over:
            break
        seat = match.deciders[0]
        events = match.act(seat, dice.choice(match.legal_actions(seat)))
        tracking.follow(step, seen(events))
        now = tiles(tracking, match.state)
        assert all(before.get(called, tile) == tile for called, tile in now.items())
        if not any(isinstance(event, Shuffled) for event in events):
            stayed = set(before.values()) & set(now.values())
            assert {c for c, tile in before.items() if tile in stayed} <= now.keys()
        before = now


def seen(events: list[Event]) -> list[Event]:
    """What somebody without a seat witnesses: nothing else may be needed."""
    return [GAME.witnessed(event, SPECTATOR) for event in events]


def test_a_seat_calls_its_own_hand_by_the_slot_alone() -> None:
    tracking = Tracking(2)
    tracking.hands[0] = ["1.0"]
    assert tracking.places(Seat(0)) == {"1.0": "hand.0"}
    assert tracking.places(Seat(1)) == {"1.0": "hand.0.0"}
