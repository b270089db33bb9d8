"""The same numbers as `encode(view)`, straight from the position, in a fraction of the time.

See `encodings.Sights` for why, and for what holds them to the views.

What is told of every seat is kept twice in a row, so that any seat's order is a slice of it.
"""

from functools import lru_cache
from operator import attrgetter

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.deck import EVERY_TILE, JARS, Tile, jar
from larceny.games.forty_thieves.pieces import COMBINATIONS, SQUARES
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS
from larceny.games.forty_thieves.scoring import winners
from larceny.games.forty_thieves.state import NOWHERE, After, Phase, State, eyes_left
from larceny.kernel.events import Seat, every_seat

from ..layout import MOST
from ..writing import ONE
from .encoding import (
    BACK,
    CHAIRS,
    FRONT,
    GAP,
    GEM_BITS,
    JAR,
    NO_BACK,
    NO_TALES,
    NO_TILES,
    NOTHING_PLAYED,
    golden_tales,
    jar_counts,
    moment,
    order,
    played,
    square,
)

remembered = lru_cache(1 << 14)

_FACE_DOWN = (*(square(jar(tile), None) for tile in EVERY_TILE), GAP)
_TOP = tuple(BACK[jar(tile)] for tile in EVERY_TILE)
_IN_HAND = (*(JAR[jar(tile)] for tile in EVERY_TILE[:JARS]), JAR[-1])
"""What is seen of a tile: on the board, on the stack, in a hand. A gap (-1) finds the last."""

_ASKED = (*((seat,) for seat in every_seat(MAX_PLAYERS)), ())
_IN_TURN = [
    [
        [
            order(viewer, players, _ASKED[asked], asked, (), None, None)
            for asked in every_seat(players)
        ]
        for viewer in every_seat(players)
    ]
    for players in range(MAX_PLAYERS + 1)
]
"""By number of players, viewer, and the one who is asked because it is his turn."""
_QUIET = NO_TALES + NOTHING_PLAYED
_JAR_OF_TILE = bytes(max(jar(tile), 0) for tile in EVERY_TILE).ljust(256, b"\0")


_NOTHING = bytearray()  # what it joins is a bytearray

_how_far = attrgetter(
    "phase",
    "led",
    "again",
    "lantern",
    "lit",
    "announced",
    "claims",
    "taking",
    "to_clear",
    "after",
    "ending",
)
"""What `moment` writes, at one go."""

_AT_REST = {
    phase: [
        [
            moment(phase, led, again, NOWHERE, 0, NOWHERE, 0, NOWHERE, 0, After.NOTHING, None)
            for again in (False, True)
        ]
        for led in (False, True)
    ]
    for phase in (Phase.DRAW, Phase.GLIMPSE, Phase.ACTION, Phase.STEAL)
}
"""The four questions of every turn. Nothing is lit, announced or taken while they are asked."""


class Sights:
    """What the seats see in one game."""

    def __init__(self, state: State) -> None:
        """Look at a game, from now on or only once."""
        self.state = state
        self.players = state.players
        self.tales = state.rules.three_tales
        self._board_seen: list[Tile] = []
        self._face_up_seen = 0
        self._discards_seen: tuple[Tile, ...] = ()
        self._discards = NO_TILES
        self._front_of = (*(FRONT[front] for front in state.deck), FRONT[-1])  # by tile
        self._hands_seen: list[tuple[Tile, ...]] = [(Tile(-1),)] * state.players
        self._backs = [b""] * state.players * 2
        self._backs_from: list[bytes | None] = [None] * state.players
        self._fronts = [b""] * state.players
        self._tokens_seen: tuple[int, ...] = ()
        self._won_seen: tuple[int, ...] = ()
        self._sapphires_seen: tuple[tuple[Tile, ...], ...] = ()
        self._eyes_seen: tuple[tuple[Tile, ...], ...] = ()
        self._in_turn = _IN_TURN[state.players]

    def observe(self, viewer: Seat) -> bytearray:
        """Write what a seat sees now."""
        state = self.state
        stack, discards, turn = state.stack, state.discards, state.turn
        if state.board != self._board_seen or state.face_up != self._face_up_seen:
            self._write_the_board()
        if discards is not self._discards_seen:
            self._discards_seen = discards
            self._discards = jar_counts(bytes(discards).translate(_JAR_OF_TILE))
        if state.hands != self._hands_seen:
            self._write_hands()
        if state.eye_tokens != self._tokens_seen:
            self._write_tokens()
        if (
            state.won != self._won_seen
            or state.sapphire_tiles != self._sapphires_seen
            or state.eye_tiles != self._eyes_seen
        ):
            self._write_hoards()
        at_rest = None if state.after else _AT_REST.get(state.phase)
        return _NOTHING.join(
            (
                CHAIRS[viewer],
                at_rest[state.led][state.again] if at_rest else moment(*_how_far(state)),
                ONE[turn if turn < MOST else MOST],
                ONE[len(stack)],
                self._eyes_left,
                GEM_BITS[state.gems],
                _TOP[stack[-1]] if stack else NO_BACK,
                self._tales_and_chain() if self.tales or state.chain else _QUIET,
                self._discards,
                self._fronts[viewer],
                self._board,
                self._backs_from[viewer] or self._gather_backs(viewer),
                self._won[viewer],
                self._eye_tokens[viewer],
                self._eye_tiles[viewer],
                self._in_turn[viewer][state.active]
                if state.asked == state.active and not state.chain
                else self._order(viewer),
            )
        )

    def _order(self, viewer: Seat) -> bytes:
        state = self.state
        return order(
            viewer,
            self.players,
            _ASKED[state.asked],
            state.active,
            state.to_ask,
            state.chain[-1][0] if state.chain else None,
            None if state.ending is None else winners(state),
        )

    def _tales_and_chain(self) -> bytes:
        tales = self._tales() if self.tales else NO_TALES
        return tales + (self._played() if self.state.chain else NOTHING_PLAYED)

    def _tales(self) -> bytes:
        state = self.state
        return golden_tales(
            state.merchant_at(),
            state.merchant_turn,
            state.loot,
            tuple([state.deck[tile] for tile in state.gone]),
            tuple([state.deck[tile] for tile in state.golden]),
        )

    def _played(self) -> bytes:
        state = self.state
        fronts = tuple([state.deck[tile] for _, tile in state.chain])
        return played(fronts, None if state.target is None else state.target.word)

    def _write_the_board(self) -> None:
        """Look at the tiles on the board, which mostly lie face down."""
        state = self.state
        self._board_seen, self._face_up_seen = state.board.copy(), state.face_up
        tiles = [_FACE_DOWN[tile] for tile in state.board]
        if state.face_up:
            for number in _squares(state.face_up):
                tile = state.board[number]
                tiles[number] = square(jar(tile), state.deck[tile])
        self._board = b"".join(tiles)

    def _write_hands(self) -> None:
        """Look at hands that have changed: backs for everybody, fronts for the seat itself."""
        fronts, players = self._front_of, self.players
        seen, self._hands_seen = self._hands_seen, self.state.hands.copy()
        for seat, hand in enumerate(self._hands_seen):
            if hand is not seen[seat]:
                first, second, third = hand if len(hand) == SLOTS else (*hand, -1, -1, -1)[:SLOTS]
                backs = _IN_HAND[first] + _IN_HAND[second] + _IN_HAND[third]
                self._backs[seat] = self._backs[seat + players] = backs
                self._fronts[seat] = fronts[first] + fronts[second] + fronts[third]
        self._backs_from = [None] * players

    def _gather_backs(self, viewer: Seat) -> bytes:
        backs = self._backs_from[viewer] = b"".join(self._backs[viewer : viewer + self.players])
        return backs

    def _write_tokens(self) -> None:
        """Count the Evil Eye tokens, beside the board and with the seats."""
        tokens = self._tokens_seen = self.state.eye_tokens
        printed = self.state.rules.evil_eye_tokens
        self._eyes_left, self._eye_tokens = _count_tokens(printed, tokens)

    def _write_hoards(self) -> None:
        """Look at what has been won, and at tiles that were kept."""
        state, players = self.state, self.players
        self._won_seen = state.won
        self._sapphires_seen, self._eyes_seen = state.sapphire_tiles, state.eye_tiles
        gems = bytes(state.won) * 2
        sapphires, eyes = _tiles_by_jar(state.sapphire_tiles), _tiles_by_jar(state.eye_tiles)
        self._won, self._eye_tiles = [], []
        for viewer in every_seat(players):
            last = viewer + players
            tiles = slice(COMBINATIONS * viewer, COMBINATIONS * last)
            self._won.append(gems[viewer:last] + sapphires[tiles])
            self._eye_tiles.append(eyes[tiles])


@remembered
def _count_tokens(printed: int, held: tuple[int, ...]) -> tuple[bytes, list[bytes]]:
    """Count the tokens that are left beside the board, and those of the seats from each viewer."""
    counts, players = bytes([min(number, MOST) for number in held]) * 2, len(held)
    return ONE[eyes_left(printed, held)], [counts[seat:][:players] for seat in every_seat(players)]


def _tiles_by_jar(kept: tuple[tuple[Tile, ...], ...]) -> bytes:
    return b"".join([_jar_counts(bytes(tiles)) for tiles in kept]) * 2


@remembered
def _squares(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(SQUARES) if bits >> number & 1)


@remembered
def _jar_counts(tiles: bytes) -> bytes:
    return jar_counts(tiles.translate(_JAR_OF_TILE)) if tiles else NO_TILES
