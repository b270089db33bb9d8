"""Deals whose tiles are arranged, so that rare things happen soon.

Only where tiles lie is changed: what the jars hide, and how many tiles there are, stays.
"""

from collections.abc import Callable
from enum import StrEnum
from random import Random

from larceny.games.forty_thieves.choices import Adjacency
from larceny.games.forty_thieves.deck import JARS, Tile
from larceny.games.forty_thieves.pieces import (
    EVERY_SQUARE,
    PAIRS,
    PLACES,
    Front,
    Special,
    colour_of,
    is_leader,
    thief_of,
)
from larceny.games.forty_thieves.state import Phase, State
from larceny.kernel.tuples import with_item


class Wish(StrEnum):
    """How tiles are arranged."""

    BY_LOT = "by lot"
    ONE_COLOUR = "one colour on the board"
    OPEN = "thieves of one colour lie open"
    SPECIALS = "special tiles in the hands and on the board"
    DAGGERS = "Daggers in the hands"
    EYES = "Evil Eyes and Amulets in the hands"
    LEADERS = "Leaders on the board"
    GOLD_ON_BOARD = "golden tiles on the board"
    GOLD_ON_STACK = "golden tiles on top of the stack"
    FEW_LEFT = "a short stack, many discards"
    HOARDS = "full hoards, and few sapphires left"


def arrange(state: State, wish: Wish, dice: Random) -> None:
    """Arrange the tiles of a game that has just been dealt."""
    if wish is Wish.BY_LOT or state.phase is Phase.WISH:
        return
    hands = state.players if wish is Wish.DAGGERS else dice.randrange(1, state.players + 1)
    loose = [*state.board, *state.stack, *(tile for hand in state.hands for tile in hand)]
    dice.shuffle(loose)
    state.hands = [()] * state.players
    taste = _TASTES.get(wish)
    if taste is not None:
        loose.sort(key=lambda tile: taste(state, tile) * dice.random(), reverse=True)
    if wish in (Wish.SPECIALS, Wish.DAGGERS, Wish.EYES):
        _lay_hands(state, loose, hands, dice)
        _lay_board(state, loose, dice)
    else:
        _lay_board(state, loose, dice)
        dice.shuffle(loose)
        _lay_hands(state, loose, hands, dice)
    dice.shuffle(loose)
    if wish is Wish.GOLD_ON_STACK:
        loose.sort(key=lambda tile: tile >= JARS and dice.random() < 0.8)
        if dice.random() < 0.5:  # something else is drawn before them
            loose.append(loose.pop(0))
    state.stack = tuple(loose)
    if wish is Wish.OPEN:
        _open_board(state, dice)
    if wish is Wish.HOARDS:
        _fill_hoards(state, dice)
    if wish is Wish.LEADERS:
        _gather_leaders(state, dice)
    if wish is Wish.FEW_LEFT:
        gold = [tile for tile in loose if tile >= JARS]  # it is never discarded
        rest = [tile for tile in loose if tile < JARS]
        kept = dice.randrange(6)
        state.discards, state.stack = tuple(rest[kept:]), (*gold, *rest[:kept])


def _lay_board(state: State, loose: list[Tile], dice: Random) -> None:
    laid = [loose.pop(0) for _ in range(16)]
    dice.shuffle(laid)
    state.board = laid


def _lay_hands(state: State, loose: list[Tile], number: int, dice: Random) -> None:
    for seat in {state.active, *range(number)}:
        size = dice.choice([3, 3, 3, 2, 1])
        hand = [tile for tile in loose if tile < JARS][:size]  # golden tiles are in no hand
        state.hands[seat] = tuple(hand)
        for tile in hand:
            loose.remove(tile)


def _open_board(state: State, dice: Random) -> None:
    """Turn most thieves up; or all tiles; or all but two, with a Lantern in the hand."""
    thieves = [s for s in EVERY_SQUARE if thief_of(state.front(s)) is not None]
    state.face_up = sum(1 << square for square in thieves if dice.random() < 0.9)
    extreme = dice.random()
    if extreme < 0.4:
        state.face_up = 0xFFFF
    if extreme < 0.3:
        first, second = dice.choice(PAIRS[Adjacency.FOUR])
        state.face_up ^= 1 << first | 1 << second
        lanterns = [i for i, t in enumerate(state.stack) if state.deck[t] == Special.LANTERN]
        if lanterns and state.hands[state.active]:
            first_tile, *others = state.hands[state.active]
            state.hands[state.active] = (state.stack[lanterns[0]], *others)
            state.stack = with_item(state.stack, lanterns[0], first_tile)


def _fill_hoards(state: State, dice: Random) -> None:
    """Let seats have Sapphire tiles, Evil Eyes and gems, many of them one seat."""
    rich = dice.randrange(state.players)
    hoards: dict[Front, list[tuple[Tile, ...]]] = {
        kind: [()] * state.players for kind in (Special.SAPPHIRE, Special.EVIL_EYE)
    }
    for kind, kept in hoards.items():
        for tile in [t for t in state.stack if state.deck[t] == kind]:
            seat = dice.choice([rich, rich, dice.randrange(state.players)])
            kept[seat] += (tile,)
    taken = {tile for kept in hoards.values() for tiles in kept for tile in tiles}
    state.stack = tuple(tile for tile in state.stack if tile not in taken)
    state.sapphire_tiles, state.eye_tiles = map(tuple, hoards.values())
    won = [0] * state.players
    for gem in range(dice.randrange(1, 9)):
        state.gems ^= 1 << gem
        won[dice.randrange(state.players)] += 1
    state.won = tuple(won)
    state.eye_tokens = tuple(dice.randrange(3) for _ in range(state.players))


def _gather_leaders(state: State, dice: Random) -> None:
    """Let the Leaders on the board lie at one place."""
    squares = dice.choice(PLACES)
    leaders = [s for s in EVERY_SQUARE if is_leader(state.front(s))]
    outside = [s for s in leaders if s not in squares]
    free = [s for s in squares if s not in leaders]
    for one, other in zip(outside, free, strict=False):
        state.board[one], state.board[other] = state.board[other], state.board[one]


def _one_colour(state: State, tile: Tile) -> float:
    shown = thief_of(state.deck[tile])
    if shown is None:
        return 2.0 if state.deck[tile] == Special.AMULET else 0.5
    return 9.0 if colour_of(shown) == state.turn + state.active else 1.0


def _daggers(state: State, tile: Tile) -> float:
    """Want Daggers, and what they can be played against."""
    front = state.deck[tile]
    return {Special.DAGGER: 40.0, Special.SAPPHIRE: 9.0, Special.EVIL_EYE: 9.0}.get(front, 1.0)


_TASTES: dict[Wish, Callable[[State, Tile], float]] = {
    Wish.ONE_COLOUR: _one_colour,
    Wish.OPEN: _one_colour,
    Wish.SPECIALS: lambda state, tile: 9.0 if thief_of(state.deck[tile]) is None else 1.0,
    Wish.DAGGERS: _daggers,
    Wish.EYES: lambda s, t: 9.0 if s.deck[t] in (Special.EVIL_EYE, Special.AMULET) else 1.0,
    Wish.HOARDS: lambda s, t: 9.0 if s.deck[t] in (Special.AMULET, Special.LANTERN) else 1.0,
    Wish.LEADERS: lambda state, tile: 99.0 if is_leader(state.deck[tile]) else 1.0,
    Wish.GOLD_ON_BOARD: lambda state, tile: 99.0 if tile >= JARS else 1.0,
}
