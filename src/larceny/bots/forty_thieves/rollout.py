"""The rollout policy of the master's search: how a sampled position is quickly played on.

Everybody acts on what he could know: tiles that lie open, and those he has seen. The rest of a
sampled position is as hidden to him as it would be at the table.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from larceny.games.forty_thieves.actions import (
    DAGGER,
    DISCARD,
    GLIMPSE,
    PASS,
    PLAY,
    REPLACE,
    STEAL,
    Action,
    Give,
    Rob,
    TakeGem,
)
from larceny.games.forty_thieves.deck import Tile
from larceny.games.forty_thieves.legality import legal_actions
from larceny.games.forty_thieves.pieces import (
    EVERY_PLACE,
    EVERY_SAPPHIRE,
    GEMS,
    PLACE_BITS,
    PLACES,
    SPECIALS,
    SQUARES,
    THIEF_OF,
    Front,
    Place,
    Special,
)
from larceny.games.forty_thieves.scoring import scores, winners
from larceny.games.forty_thieves.state import GAP, NOBODY, NOWHERE, Phase, State
from larceny.kernel.events import Seat, by_seat, every_seat

from .evaluation import IN_HAND, LINE_PLACES, Scoreboard, completing, goes, tie_broken

NOTHING_GLIMPSED = (NOBODY, GAP)


class SeenTiles:
    """What the players of a sampled position know of its tiles."""

    def __init__(self, tiles: Sequence[int]) -> None:
        self.tiles = tiles  # by seat, a bit for each tile
        self.glimpsed: tuple[Seat, Tile] = NOTHING_GLIMPSED  # the last tile that somebody looked at

    def known(self, state: State, seat: Seat) -> int:
        """Return the squares where a seat knows what lies there, as bits."""
        tiles, known = self.tiles[seat], state.face_up
        looker, glimpsed = self.glimpsed
        if looker == seat:
            tiles |= 1 << glimpsed
        for square, tile in enumerate(state.board):
            if tile != GAP and tiles >> tile & 1:
                known |= 1 << square
        return known


def bits_of(tiles: Iterable[Tile]) -> int:
    """Gather tiles, a bit for each."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile
    return bits


@cache
def _worth_stealing(gems: int) -> tuple[Place, ...]:
    """List the places where a theft pays: where a sapphire lies, and the lines."""
    return (*(place for place in EVERY_PLACE[:GEMS] if gems >> place & 1), *LINE_PLACES)


class Openings:
    """What a player could steal by what he knows: at once, or with a tile of his hand."""

    def __init__(self, state: State, known: int) -> None:
        self.ready: Place = NOWHERE
        self.fitting: dict[int, int] = {}  # by square, the fronts that would complete a theft
        self.look_at: int = NOWHERE
        most = 1
        for place in _worth_stealing(state.gems):
            bits = PLACE_BITS[place]
            number = (known & bits).bit_count()
            if number < most or number < 2:
                continue
            missing = bits & ~known
            if not missing:
                if goes(*_known_fronts(state, place, known)):
                    self.ready = place
                    return
                continue
            first = (missing & -missing).bit_length() - 1
            if missing == 1 << first:
                fits = completing(*_known_fronts(state, place, known))
                self.fitting[first] = self.fitting.get(first, 0) | fits
            if number > most:
                self.look_at, most = first, number

    def use_of(self, front: Front) -> int | None:
        """Say where a tile would complete a theft."""
        thief = THIEF_OF[front]
        plain = front if thief is None else thief
        for square, fits in self.fitting.items():
            if fits >> plain & 1:
                return square
        return None


def _known_fronts(state: State, place: Place, known: int) -> list[Front]:
    deck, board = state.deck, state.board
    fronts = [deck[board[square]] for square in PLACES[place] if known >> square & 1]
    fronts.sort()
    return fronts


def rollout_action(state: State, seat: Seat, seen: SeenTiles, dice: Random) -> Action:
    """Decide without much thought."""
    match state.phase:
        case Phase.DRAW:
            return _draw(state, seat, seen)
        case Phase.GLIMPSE:
            return _glimpse(state, seat, seen, dice)
        case Phase.ACTION:
            return _act(state, seat, seen)
        case Phase.STEAL:
            ready = Openings(state, seen.known(state, seat)).ready
            return STEAL[ready] if ready >= 0 else PASS
        case Phase.DAGGER:
            return _parry(state, seat)
        case _:
            legal = legal_actions(state, seat)
            points = scores(state)
            return max(legal, key=lambda action: _liking(action, points))


def _fronts(state: State, seat: Seat) -> list[Front]:
    return [state.deck[tile] for tile in state.hands[seat]]


def _draw(state: State, seat: Seat, seen: SeenTiles) -> Action:
    openings = Openings(state, seen.known(state, seat))
    bits = 0
    for slot, front in enumerate(_fronts(state, seat)):
        if front not in SPECIALS and openings.use_of(front) is None:
            bits |= 1 << slot
    return DISCARD[bits]


def _glimpse(state: State, seat: Seat, seen: SeenTiles, dice: Random) -> Action:
    known = seen.known(state, seat)
    square = Openings(state, known).look_at
    if square < 0:
        unknown = [s for s, tile in enumerate(state.board) if tile != GAP and not known >> s & 1]
        if not unknown:
            return PASS
        square = dice.choice(unknown)
    seen.glimpsed = (seat, state.board[square])
    return GLIMPSE[square]


def _act(state: State, seat: Seat, seen: SeenTiles) -> Action:
    openings = Openings(state, seen.known(state, seat))
    hand = _fronts(state, seat)
    if openings.ready < 0:
        for slot, front in enumerate(hand):
            square = openings.use_of(front)
            if square is not None:
                return REPLACE[slot * SQUARES + square]
    for special in (Special.SAPPHIRE, Special.AMULET, Special.EVIL_EYE):
        if special in hand and (special != Special.AMULET or state.eyes(seat)):
            return PLAY[hand.index(special)]
    return PASS


def _parry(state: State, seat: Seat) -> Action:
    """Play a Dagger against what is aimed at oneself."""
    match state.target:
        case Rob(victim=victim) | Give(to=victim):
            hand = _fronts(state, seat)
            if victim == seat and len(state.chain) == 1 and Special.DAGGER in hand:
                return DAGGER[hand.index(Special.DAGGER)]
    return PASS


def _liking(action: Action, points: Sequence[int]) -> float:
    """Prefer to hurt the one who is ahead, and anything to nothing."""
    match action:
        case Rob(victim=seat) | Give(to=seat):
            return 1.0 + points[seat]
        case TakeGem():
            return 0.5
        case _:
            return 0.0 if action is PASS else 0.1


def evaluate(state: State) -> list[float]:
    """Say how likely each seat wins."""
    if state.phase is Phase.OVER:
        won = winners(state)
        return [1 / len(won) if seat in won else 0.0 for seat in every_seat(state.players)]
    points = []
    for seat, score in by_seat(scores(state)):
        held = sum(IN_HAND.get(front, 0.0) for front in _fronts(state, seat))
        points.append(held + tie_broken(score, state.eyes(seat), state.won[seat]))
    gems = frozenset(gem for gem in EVERY_SAPPHIRE if state.gems >> gem & 1)
    scoreboard = Scoreboard(tuple(points), gems, state.merchant_turn)
    return [scoreboard.win_chance(seat) for seat in every_seat(state.players)]
