"""The views of many, written at once, are what each of them sees; events, what they tell."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from larceny.games.registry import GAMES, AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer
from tests.effort import amount

DRAWN_BY_LOT = amount(quick=1, usual=1, soak=10)

encode = msgspec.json.Encoder().encode


def check_views(game: AnyGame, state: Any, viewers: Sequence[Viewer]) -> None:
    for viewer, text in zip(viewers, game.views_json(state, viewers), strict=True):
        told: dict[str, Any] = json.loads(text)
        assert text.encode() == encode(told)  # not a blank too much
        one_by_one = game.view(state, viewer).to_json()
        assert {name: encode(value) for name, value in told.items()} == {
            name: encode(value) for name, value in one_by_one.items()
        }


def check_events(game: AnyGame, events: Sequence[Event], viewers: Sequence[Viewer]) -> None:
    for event in events:
        for one in (event, *(game.witnessed(event, viewer) for viewer in viewers)):
            assert one.to_json_text().encode() == encode(one.to_json())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(DRAWN_BY_LOT))
def test_views_and_events_are_written_as_their_plain_values(name: str, number: int) -> None:
    game, dice = find_game(name), Random(number)
    for edition in game.editions:
        rules = game.ruleset(edition)
        players = dice.choice((2, 3, 4))
        state, events = game.deal(rules, players, Chance.of(f"views/{number}"))
        viewers = [SPECTATOR, *range(players)]
        while game.ending(state) is None:
            check_views(game, state, viewers)
            check_events(game, events, viewers)
            seat = dice.choice(state.deciders())
            events = game.apply(state, seat, dice.choice(game.legal_actions(state, seat)))
        check_events(game, events, viewers)
        check_views(game, state, [Seat(0)])
