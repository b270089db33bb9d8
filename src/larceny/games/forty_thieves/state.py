"""The position: everything that lies on the table, and whose decision it waits for.

It is changed only by `transition`. It is small, so that a copy costs little.
"""

from collections.abc import Iterable
from enum import IntEnum
from operator import attrgetter
from typing import Any, Final

from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import Seat, every_seat

from .actions import SLOTS, Action
from .choices import MerchantCorner
from .deck import Deck, Tile, jar_arithmetic_holds, tiles_in_play
from .pieces import CENTRE, CORNERS, GEMS, SQUARE_NAMES, SQUARES, Front, Place, Sapphire, Square
from .ruleset import MAX_PLAYERS, Ruleset

NOBODY: Final = Seat(-1)
NOWHERE: Final[Any] = -1  # no square, no sapphire, no place
GAP: Final = Tile(-1)

ALL_GEMS: Final = (1 << GEMS) - 1

MERCHANT_STAYS: Final = 6
"""The merchant's turn once he stands still (FT-11.5)."""


class Phase(IntEnum):
    """What is asked for now."""

    DRAW = 0  # throw tiles away, then draw
    GLIMPSE = 1  # glimpse at a tile, or play a Lantern
    PAIR = 2  # name the two tiles under the Lantern
    REVEAL = 3  # name the neighbours that a Lantern on the board lights
    ACTION = 4  # replace, interchange, or play a special tile
    TARGET = 5  # name what the played tile is aimed at
    DAGGER = 6  # play a Dagger against the tile played last, or let it be
    STEAL = 7  # announce a theft
    TAKE = 8  # take a sapphire for a line
    CLAIM = 9  # claim an indirect theft
    WISH = 10  # make a wish
    OVER = 11


class After(IntEnum):
    """How the turn goes on, once golden tiles have acted."""

    NOTHING = 0  # the table waits for a decision
    DRAWING = 1  # go on drawing to three
    ACTION = 2
    STEAL = 3
    REPLACED = 4  # draw for the golden tile that was gained, then steal
    LED = 5  # draw for the golden tile that was gained, then another action
    END = 6  # the turn is over


class Ending(IntEnum):
    """How a game ended."""

    LAST_SAPPHIRE = 0  # FT-9.1
    FOUR_LEADERS = 1  # FT-10.4
    MERCHANT = 2  # FT-11.5: everybody loses
    TURN_CAP = 3  # FT-9.5


Played = tuple[Seat, Tile]
"""A tile that was played from a hand, and has not taken effect yet: seat, tile."""


FIELDS: Final = (
    "active",
    "after",
    "again",
    "announced",
    "asked",
    "board",
    "chain",
    "chance",
    "claims",
    "deck",
    "discards",
    "ending",
    "eye_tiles",
    "eye_tokens",
    "face_up",
    "gaps",
    "gems",
    "golden",
    "gone",
    "hands",
    "lantern",
    "led",
    "lit",
    "loot",
    "merchant_start",
    "merchant_turn",
    "phase",
    "players",
    "rules",
    "sapphire_tiles",
    "stack",
    "taking",
    "target",
    "to_ask",
    "to_clear",
    "turn",
    "won",
)


_OWED_BY: Final[tuple[tuple[Seat, ...], ...]] = (
    *((seat,) for seat in every_seat(MAX_PLAYERS)),
    (),
)
"""_OWED_BY[asked]: the seats that owe a decision; the last one is for NOBODY."""


class State:
    """A position of 40 Thieves."""

    __slots__ = FIELDS

    def __init__(  # noqa: PLR0915  (one statement for each field)
        self, rules: Ruleset, players: int, deck: Deck, chance: Chance, of: "State | None" = None
    ) -> None:
        self.rules = rules
        self.players = players
        self.deck = deck  # the front of each tile
        self.chance = chance  # where luck comes from next; not part of the position
        if of is None:
            # The table
            self.board = [GAP] * SQUARES  # tiles
            self.gaps = 0  # bit per square where no tile lies
            self.face_up = 0  # bit per square
            self.gems = ALL_GEMS  # bit per sapphire that lies on the board
            self.stack: tuple[Tile, ...] = ()  # tiles; the last one is on top
            self.discards: tuple[Tile, ...] = ()
            self.gone: tuple[Tile, ...] = ()  # golden tiles that have acted

            # Hands and hoards, by seat
            self.hands: list[tuple[Tile, ...]] = [()] * players
            self.won = (0,) * players  # sapphires (gems)
            self.sapphire_tiles: tuple[tuple[Tile, ...], ...] = ((),) * players
            self.eye_tokens = (0,) * players
            self.eye_tiles: tuple[tuple[Tile, ...], ...] = ((),) * players

            # The merchant
            self.merchant_turn = 0  # 0: not in play; then 1-5; then he stays
            self.merchant_start = 0  # where in CORNERS his walk began
            self.loot = 0

            # The turn
            self.turn = 0
            self.active = Seat(0)  # whose turn it is
            self.phase = Phase.DRAW
            self.asked = NOBODY
            self.led = False  # a Leader was played
            self.again = False  # the same player plays a second turn
            self.lantern: Square = NOWHERE  # the square of a Lantern that is being shown
            self.lit = 0  # bit per square that it lights
            self.chain: tuple[Played, ...] = ()  # a special tile, then Daggers
            self.target: Action | None = None  # what the special tile is aimed at
            self.to_ask: tuple[Seat, ...] = ()  # who may still play a Dagger, next one first
            self.announced: Place = NOWHERE  # the place of the theft
            self.claims = 0  # bit per place: combinations made by it, not yet claimed
            self.taking: Place = NOWHERE  # the line for which a sapphire is taken
            self.to_clear = 0  # bit per square: tiles of lines, to be discarded
            self.golden: tuple[Tile, ...] = ()  # golden tiles about to act
            self.after = After.NOTHING
            self.ending: Ending | None = None
        else:  # as `copy` does
            self.board = of.board.copy()
            self.gaps = of.gaps
            self.face_up = of.face_up
            self.gems = of.gems
            self.stack = of.stack
            self.discards = of.discards
            self.gone = of.gone
            self.hands = of.hands.copy()
            self.won = of.won
            self.sapphire_tiles = of.sapphire_tiles
            self.eye_tokens = of.eye_tokens
            self.eye_tiles = of.eye_tiles
            self.merchant_turn = of.merchant_turn
            self.merchant_start = of.merchant_start
            self.loot = of.loot
            self.turn = of.turn
            self.active = of.active
            self.phase = of.phase
            self.asked = of.asked
            self.led = of.led
            self.again = of.again
            self.lantern = of.lantern
            self.lit = of.lit
            self.chain = of.chain
            self.target = of.target
            self.to_ask = of.to_ask
            self.announced = of.announced
            self.claims = of.claims
            self.taking = of.taking
            self.to_clear = of.to_clear
            self.golden = of.golden
            self.after = of.after
            self.ending = of.ending

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(self.rules, self.players, self.deck, self.chance.copy(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, _EVERYTHING(self)

    def __eq__(self, other: object) -> bool:
        """Compare positions; where luck comes from next is no part of them."""
        if not isinstance(other, State):
            return NotImplemented
        if self.turn != other.turn or self.phase is not other.phase:  # most differ here
            return False
        return _POSITION(self) == _POSITION(other)

    __hash__ = None  # type: ignore[assignment]  # a position changes

    # Looking at the table ---------------------------------------------------------------------

    def deciders(self) -> tuple[Seat, ...]:
        """List the seats that owe a decision."""
        return _OWED_BY[self.asked]

    def is_over(self) -> bool:
        """Ask whether the game has ended."""
        return self.phase is Phase.OVER

    def front(self, square: Square) -> Front:
        """Return what the tile on a square hides, or shows."""
        return self.deck[self.board[square]]

    def occupied(self) -> int:
        """Return the squares where a tile lies, as bits."""
        return ALL_SQUARES & ~self.gaps

    def face_down(self) -> int:
        """Return the squares where a tile lies face down, as bits."""
        return ALL_SQUARES & ~(self.gaps | self.face_up)

    def eyes(self, seat: Seat) -> int:
        """Count a seat's Evil Eyes, tokens and tiles."""
        return self.eye_tokens[seat] + len(self.eye_tiles[seat])

    def eyes_left(self) -> int:
        """Count the Evil Eye tokens beside the board."""
        return eyes_left(self.rules.evil_eye_tokens, self.eye_tokens)

    def merchant_at(self) -> Sapphire:
        """Return the sapphire's place where the merchant stands, or NOWHERE."""
        if not self.merchant_turn:
            return Sapphire(NOWHERE)
        if self.merchant_turn > len(CORNERS):
            return CENTRE
        return CORNERS[(self.merchant_start + self.merchant_turn - 1) % len(CORNERS)]

    # Conservation -------------------------------------------------------------------------------

    def all_tiles(self) -> list[Tile]:
        """List every tile, wherever it lies."""
        tiles = [tile for tile in self.board if tile != GAP]
        tiles += self.stack
        tiles += self.discards
        tiles += self.gone
        tiles += self.golden
        tiles += [tile for _, tile in self.chain]
        for seat in every_seat(self.players):
            tiles += self.hands[seat]
            tiles += self.sapphire_tiles[seat]
            tiles += self.eye_tiles[seat]
        return tiles

    def check(self) -> None:
        """Refuse a position that cannot stand on a table."""
        if not jar_arithmetic_holds(self.deck, self.rules):
            raise InvalidPosition("jars-do-not-fit")
        have, need = sorted(self.all_tiles()), tiles_in_play(self.rules, self.deck)
        if have != need:
            raise InvalidPosition("tiles-not-conserved", have=len(have), need=len(need))
        gems = self.gems.bit_count() + sum(self.won) + self.loot
        if gems != GEMS or min(self.won) < 0 or self.loot < 0:
            raise InvalidPosition("sapphires-not-conserved", have=gems, need=GEMS)
        for seat, hand in enumerate(self.hands):
            if len(hand) > SLOTS:
                raise InvalidPosition("too-many-tiles-in-hand", seat=seat, tiles=len(hand))
        for square, tile in enumerate(self.board):
            if tile == GAP and self.face_up >> square & 1:
                raise InvalidPosition("gap-face-up", square=SQUARE_NAMES[square])
        assert self.gaps == gaps_in(self.board)
        if min(self.eye_tokens) < 0:
            raise InvalidPosition("evil-eyes", eyes=list(self.eye_tokens))


def gaps_in(board: list[Tile]) -> int:
    """Return the squares of a board where no tile lies, as bits."""
    return sum(1 << square for square, tile in enumerate(board) if tile == GAP)


def first_corner(rules: Ruleset, players: int, active: Seat) -> int:
    """Say where in CORNERS the merchant's walk begins (FT-11.3).

    It is south-west, or at the left of the active seat. Seats sit south, west, north and east of
    the board; two players face each other.
    """
    if rules.merchant_corner is MerchantCorner.SOUTH_WEST:
        return 0
    return 2 * active if players == 2 else active


def eyes_left(printed: int, held: Iterable[int]) -> int:
    """Count the tokens that the seats have left; debts beyond them are counted on (FT-1.4)."""
    return max(0, printed - sum(held))


ALL_SQUARES: Final = (1 << SQUARES) - 1

_POSITION: Final = attrgetter(*(name for name in FIELDS if name != "chance"))
_EVERYTHING: Final = attrgetter(*FIELDS)


def _restored(*values: Any) -> State:
    """Make a position of the values of all its fields, as when it comes from another process."""
    fields = dict(zip(FIELDS, values, strict=True))
    state = State(fields["rules"], fields["players"], fields["deck"], fields["chance"])
    for name, value in fields.items():
        setattr(state, name, value)
    return state
