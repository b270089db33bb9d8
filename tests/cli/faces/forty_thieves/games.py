"""Positions all through games that are played at random."""

from collections.abc import Iterator
from random import Random

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.state import State
from larceny.kernel.events import Event
from larceny.kernel.play import Match

NAMES = ("Zoë", "Ada", "Bruno", "A very long name indeed")


def played_at_random(
    edition: str, players: int, secret: str = "picture", **changes: object
) -> Iterator[tuple[State, list[Event]]]:
    """Play a game; return every position with the events that led to it."""
    rules = GAME.ruleset(edition, **{"turn_cap": 60, **changes})
    match, dice = Match(GAME, rules, players, secret), Random(secret)
    events = match.events
    while not match.is_over:
        yield match.state.copy(), list(events)
        seat = match.deciders[0]
        events = match.act(seat, dice.choice(match.legal_actions(seat)))
    yield match.state.copy(), list(events)
