"""Who learns what in 40 Thieves, for pairs of worlds that a viewer must not tell apart.

Written from the rulebook, not from the code: what everybody at the table gets to see when somebody
does something, whoever he is. Every decision is made in the open; what it brings to light is
sometimes not.
"""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.actions import (
    Action,
    Dagger,
    Glimpse,
    Lead,
    Peek,
    Play,
    Replace,
    Reveal,
    Steal,
)
from larceny.games.forty_thieves.deck import jar
from larceny.games.forty_thieves.pieces import GOLDEN, NEIGHBOURS, PLACES, Special, Square
from larceny.games.forty_thieves.state import State
from larceny.games.registry import AnyGame
from larceny.kernel.events import Seat, Viewer

EAGER = (Lead, Play, Dagger, Reveal, Glimpse, Replace)


class FortyThievesFacts:
    """What the rulebook of 40 Thieves says."""

    game: AnyGame = GAME

    def choose(self, legal: Sequence[Action], dice: Random) -> Action:
        """Choose by lot, but like to glimpse, to play tiles and to lead."""
        if dice.random() < 0.6:
            for kind in EAGER:
                some = [action for action in legal if isinstance(action, kind)]
                if some:
                    return dice.choice(some)
        return dice.choice(legal)

    def same_luck(self, truth: State, other: State) -> None:
        """The backs that will come from the stack are luck; what is under them is a secret."""
        other.chance = truth.chance.copy()
        tiles = defaultdict(list)
        for tile in other.stack:
            tiles[jar(tile)].append(tile)
        other.stack = tuple(tiles[jar(tile)].pop() for tile in truth.stack)

    def other_answers(self, legal: Sequence[Action], action: Action, own: bool) -> Sequence[Action]:
        """Everything is done in the open."""
        return [action] if action in legal else []

    def laid_open(self, state: State, seat: Seat, action: Action, viewer: Viewer) -> Any:
        """Say what a viewer rightly learns from a decision."""
        after = state.copy()
        GAME.apply(after, seat, action)
        return (
            came_to_light(state, after, seat, action, viewer),
            own_hand(after, viewer),
            on_the_table(after),
            gained(state, after, seat, action, viewer),
        )


def own_hand(after: State, viewer: Viewer) -> Any:
    """Everybody sees his own hand, also the tiles that he has just drawn or been passed."""
    return None if viewer is None else [after.deck[tile] for tile in after.hands[viewer]]


def on_the_table(after: State) -> Any:
    """What lies open when all is done: sapphires, hoards, tiles that are turned up, gold."""
    return (
        after.gems,
        after.won,
        after.eye_tokens,
        [len(tiles) for tiles in (*after.sapphire_tiles, *after.eye_tiles, *after.hands)],
        [after.front(Square(square)) for square in range(16) if after.face_up >> square & 1],
        [after.deck[tile] for tile in (*after.gone, *after.golden)],
        [(seat, after.deck[tile]) for seat, tile in after.chain],
        (after.merchant_turn, after.loot, after.turn, after.active),
        after.ending,
    )


def came_to_light(state: State, after: State, seat: Seat, action: Action, viewer: Viewer) -> Any:
    """What was turned up for all, or for the viewer alone, and perhaps turned down again."""
    if isinstance(action, Glimpse):
        return glimpsed(state, seat, action.square, viewer)
    if isinstance(action, Reveal):
        squares = [s for s in range(16) if state.lit >> s & 1] + [action.square]
        return [state.front(Square(s)) for s in sorted(squares)] if len(squares) == 3 else None
    if isinstance(action, Steal):
        return [state.front(square) for square in PLACES[action.place]]
    if isinstance(action, Play | Dagger):
        return state.deck[state.hands[seat][action.slot]]
    if isinstance(action, Lead):
        return state.deck[state.hands[seat][action.slot]]
    return under_a_hand_lantern(state, after, action, viewer)


def glimpsed(state: State, seat: Seat, square: int, viewer: Viewer) -> Any:
    """Thieves, Amulets and Evil Eyes stay secret; a Lantern lights what is around it."""
    front = state.front(Square(square))
    if front == Special.LANTERN:
        around = NEIGHBOURS[state.rules.lantern_adjacency][square]
        lit = [s for s in around if not state.face_up >> s & 1]
        return front, [state.front(s) for s in lit] if len(lit) <= 3 else None
    if front in (Special.DAGGER, Special.SAPPHIRE, *GOLDEN) or viewer == seat:
        return front
    return "a secret"


def under_a_hand_lantern(state: State, after: State, action: Action, viewer: Viewer) -> Any:
    """Once nobody stops the Lantern, its player sees two tiles; Sapphires and gold are shown."""
    target = action if isinstance(action, Peek) else state.target
    if not isinstance(target, Peek) or after.chain or len(state.chain) % 2 == 0:
        return None
    return [
        front
        if viewer == state.active or front == Special.SAPPHIRE or front in GOLDEN
        else "a secret"
        for front in (state.front(square) for square in target.squares)
    ]


def gained(state: State, after: State, seat: Seat, action: Action, viewer: Viewer) -> Any:
    """A tile taken from the board is seen by the one who takes it; gold by everybody."""
    if not isinstance(action, Replace | Lead):
        return None
    front, lay_open = state.front(action.square), state.face_up >> action.square & 1
    return front if viewer == seat or front in GOLDEN or lay_open else "a secret"
