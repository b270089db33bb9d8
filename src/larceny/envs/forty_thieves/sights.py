"""The same numbers as `encode(view)`, straight from the position, in a fraction of the time.

A view is made of many small objects, which no learner ever looks at. Sights write what the views
would show without making them: every seat has a row, in which it is written anew what has changed
since the seat looked last. They are held against `encode(view)` for every seat in games by
all rulesets (tests/envs/test_encodings.py): they can show nothing that a view does not show.
"""

from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter, ne

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.deck import JARS, TILES, jar
from larceny.games.forty_thieves.pieces import SQUARES
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS
from larceny.games.forty_thieves.scoring import winners
from larceny.games.forty_thieves.state import GAP as NO_TILE
from larceny.games.forty_thieves.state import NOWHERE, After, Phase, State

from ..layout import MOST, Layout, Plan
from ..writing import count
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
    SEEN,
    golden_tales,
    jar_counts,
    moment,
    order,
    played,
    square,
)

remembered = lru_cache(1 << 14)

# What is often written into a row is a bytearray: anything else would be made into one each time.

_FACE_DOWN = (*(bytearray(square(jar(tile), None)) for tile in range(TILES)), bytearray(GAP))
_TOP = (*(bytearray(BACK[jar(tile)]) for tile in range(TILES)), bytearray(NO_BACK))
_IN_HAND = (*(bytearray(JAR[jar(tile)]) for tile in range(JARS)), bytearray(JAR[-1]))
"""What is seen of a tile: on the board, on the stack, in a hand. A gap (-1) finds the last."""
_OWN = tuple(bytearray(row) for row in FRONT)

_ASKED = (*((seat,) for seat in range(MAX_PLAYERS)), ())
_IN_TURN = [
    [
        [
            bytearray(order(viewer, players, _ASKED[asked], asked, (), None, None))
            for asked in range(players)
        ]
        for viewer in range(players)
    ]
    for players in range(MAX_PLAYERS + 1)
]
"""By number of players, viewer, and the one who is asked because it is his turn."""
_QUIET = NO_TALES + NOTHING_PLAYED
_JAR_OF_TILE = bytes(jar(tile) if tile < JARS else 0 for tile in range(256))

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
            bytearray(
                moment(phase, led, again, NOWHERE, 0, NOWHERE, 0, NOWHERE, 0, After.NOTHING, None)
            )
            for again in (False, True)
        ]
        for led in (False, True)
    ]
    for phase in (Phase.DRAW, Phase.GLIMPSE, Phase.ACTION, Phase.STEAL)
}
"""The four questions of every turn. Nothing is lit, announced or taken while they are asked."""


class Places:
    """Where things stand in a row, at a table of one size."""

    def __init__(self, players: int) -> None:
        layout = Layout(Plan(SEEN, ()), players, memory=False)
        self.length = layout.length
        self.moment = slice(layout["phase"].start, layout["ending"].stop)
        self.turn, self.stack, self.eyes_left = (
            layout[name].start for name in ("turn", "stack", "eyes left")
        )
        self.sapphires, self.top = layout["sapphires"], layout["stack top"]
        self.tales_and_chain = slice(layout["merchant"].start, layout["target"].stop)
        self.discards, self.hand = layout["discards"], layout["hand"]
        self.squares = _pieces(layout["board"], SQUARES)
        self.jars = _pieces(layout["jars"], players)
        self.gems, self.eye_tokens = layout["gems"], layout["eye tokens"]
        self.sapphire_tiles = _pieces(layout["sapphire tiles"], players)
        self.eye_tiles = _pieces(layout["eye tiles"], players)
        self.order = slice(layout["decides"].start, layout["won"].stop)


def _pieces(part: slice, number: int) -> list[slice]:
    """Divide a part of a row into so many equal pieces."""
    length = (part.stop - part.start) // number
    return [slice(start, start + length) for start in range(part.start, part.stop, length)]


_places = cache(Places)


class Sights:
    """What the seats see in one game."""

    def __init__(self, state: State) -> None:
        """Look at a game, from now on or only once."""
        self._state = state
        self._of: list[Sight | None] = [None] * state.players

    def look(self, viewer: int) -> bytearray:
        """Write what a seat sees now."""
        sight = self._of[viewer]
        if sight is None:
            sight = self._of[viewer] = Sight(self._state, viewer)
        return sight.look()


class Sight:
    """What one seat sees: a row, in which only what has changed is written anew."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.players = players = state.players
        self.tales = state.rules.three_tales
        self._at = at = _places(players)
        self._row = bytearray(at.length)
        self._row[:MAX_PLAYERS] = CHAIRS[viewer]
        self._is_quiet = True
        self._board_seen = [NO_TILE] * SQUARES
        self._face_up_seen = 0
        self._discards_seen: list[int] = []  # the pile itself: tiles are only ever added to it
        self._discards_counted = 0
        self._gems_seen = 0
        self._hands_seen: list[tuple[int, ...]] = [()] * players
        self._tokens_seen: list[int] = []
        self._won_seen: list[int] = []
        self._sapphires_seen: list[tuple[int, ...]] = [()] * players
        self._eyes_seen: list[tuple[int, ...]] = [()] * players
        self._own = (*(_OWN[front] for front in state.deck), _OWN[-1])  # by tile
        self._in_turn = _IN_TURN[players][viewer]
        # Where what is told of every seat stands, by seat.
        self._jars_at, self._sapphires_at, self._eyes_at = (
            places[-viewer:] + places[:-viewer]
            for places in (at.jars, at.sapphire_tiles, at.eye_tiles)
        )

    def look(self) -> bytearray:
        """Write what the seat sees now."""
        state, at, row = self.state, self._at, self._row
        stack, discards, turn = state.stack, state.discards, state.turn
        if state.board != self._board_seen or state.face_up != self._face_up_seen:
            self._look_at_the_board()
        if discards is not self._discards_seen or len(discards) != self._discards_counted:
            self._look_at_discards()
        if state.hands != self._hands_seen:
            self._look_at_hands()
        if state.eye_tokens != self._tokens_seen:
            self._look_at_tokens()
        if (
            state.gems != self._gems_seen
            or state.won != self._won_seen
            or state.sapphire_tiles != self._sapphires_seen
            or state.eye_tiles != self._eyes_seen
        ):
            self._look_at_spoils()
        if self.tales or state.chain or not self._is_quiet:
            self._look_at_tales_and_chain()
        row[at.moment] = (
            moment(*_how_far(state))
            if state.after or state.phase not in _AT_REST
            else _AT_REST[state.phase][state.led][state.again]
        )
        row[at.turn] = turn if turn < MOST else MOST
        row[at.stack] = len(stack)
        row[at.top] = _TOP[stack[-1] if stack else -1]
        row[at.order] = (
            self._in_turn[state.active]
            if state.asked == state.active and not state.chain
            else self._order()
        )
        return row.copy()

    def _order(self) -> bytes:
        state = self.state
        return order(
            self.viewer,
            self.players,
            _ASKED[state.asked],
            state.active,
            state.to_ask,
            state.chain[-1][0] if state.chain else None,
            None if state.ending is None else winners(state),
        )

    def _look_at_tales_and_chain(self) -> None:
        """Look at what mostly does not happen: the merchant's walk, tiles that were played."""
        tales = self._tales() if self.tales else NO_TALES
        seen = tales + (self._played() if self.state.chain else NOTHING_PLAYED)
        self._row[self._at.tales_and_chain] = seen
        self._is_quiet = seen == _QUIET

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

    def _look_at_the_board(self) -> None:
        """Look at the squares that have changed, mostly one or two."""
        state, row, places, seen = self.state, self._row, self._at.squares, self._board_seen
        board, face_up = state.board, state.face_up
        turned = face_up ^ self._face_up_seen
        for number in (*compress(range(SQUARES), map(ne, board, seen)), *_squares(turned)):
            tile = board[number]
            is_up = face_up >> number & 1
            row[places[number]] = square(jar(tile), state.deck[tile]) if is_up else _FACE_DOWN[tile]
        seen[:], self._face_up_seen = board, face_up

    def _look_at_discards(self) -> None:
        """Count the discards by jar: those that came since, or those of a new pile."""
        discards, row, place = self.state.discards, self._row, self._at.discards
        if discards is not self._discards_seen:
            self._discards_seen, self._discards_counted = discards, 0
            row[place] = NO_TILES
        for tile in discards[self._discards_counted :]:
            row[place.start + tile // 3] += 1
        self._discards_counted = len(discards)

    def _look_at_hands(self) -> None:
        """Look at hands that have changed: their backs, and the fronts of one's own."""
        row, seen, own = self._row, self._hands_seen, self._own
        for seat, hand in enumerate(self.state.hands):
            if hand is not seen[seat]:
                first, second, third = hand if len(hand) == SLOTS else (*hand, -1, -1, -1)[:SLOTS]
                row[self._jars_at[seat]] = _IN_HAND[first] + _IN_HAND[second] + _IN_HAND[third]
                if seat == self.viewer:
                    row[self._at.hand] = own[first] + own[second] + own[third]
                seen[seat] = hand

    def _look_at_tokens(self) -> None:
        """Count the Evil Eye tokens, beside the board and with the seats."""
        tokens = self._tokens_seen = self.state.eye_tokens.copy()
        self._row[self._at.eyes_left] = self.state.eyes_left()
        self._row[self._at.eye_tokens] = bytes(map(count, self._from_here(tokens)))

    def _look_at_spoils(self) -> None:
        """Look at what can still be won, what has been won, and at tiles that were kept."""
        state, row, at = self.state, self._row, self._at
        row[at.sapphires] = GEM_BITS[state.gems]
        row[at.gems] = bytes(self._from_here(state.won))
        self._gems_seen, self._won_seen = state.gems, state.won.copy()
        for kept, seen, places in (
            (state.sapphire_tiles, self._sapphires_seen, self._sapphires_at),
            (state.eye_tiles, self._eyes_seen, self._eyes_at),
        ):
            for seat in range(self.players):
                row[places[seat]] = _by_jar(kept[seat])
            seen[:] = kept

    def _from_here(self, by_seat: list[int]) -> list[int]:
        return by_seat[self.viewer :] + by_seat[: self.viewer]


@remembered
def _by_jar(tiles: tuple[int, ...]) -> bytes:
    return jar_counts(bytes(tiles).translate(_JAR_OF_TILE)) if tiles else NO_TILES


@remembered
def _squares(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(SQUARES) if bits >> number & 1)
