"""The view of 40 Thieves as a row of numbers.

Every piece is written by a function of plain values, and what was written once is remembered.
`encode` takes the values from a view, which is all that it ever gets.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from larceny.games.forty_thieves.actions import ACTIONS, SLOTS, Drop, Give, Peek, Prize
from larceny.games.forty_thieves.deck import Jar
from larceny.games.forty_thieves.pieces import (
    COMBINATIONS,
    FRONT_NAMES,
    GEMS,
    GOLDEN,
    PLACES,
    SQUARES,
    Front,
    Place,
    Square,
)
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS
from larceny.games.forty_thieves.view_types import SquareView, View
from larceny.kernel.events import Seat

from ..layout import Field, Fields
from ..writing import FIRST_CHAIR, ORDERS, bits, count, marks, one_hot, place_in, values_of

TARGETS = tuple(a.word for a in ACTIONS if isinstance(a, Peek | Prize | Drop | Give))
"""What a special tile can be aimed at, as the words of these decisions."""

_PHASES, _AFTER, _ENDINGS = (values_of(View, name) for name in ("phase", "after", "ending"))
_FRONTS, _BACKS = len(FRONT_NAMES), COMBINATIONS + 1

SEEN: Fields = (
    Field("seat", MAX_PLAYERS, "the observer's chair, one-hot; decisions name chairs"),
    Field("phase", _PHASES, "what is asked for now, one-hot in the order of `Phase`"),
    Field("led", 1, "a Leader was played in this turn"),
    Field("again", 1, "the same player plays a second turn"),
    Field("lantern", SQUARES, "the square of a Lantern that is being shown, one-hot: a1 b1 … d4"),
    Field("lit", SQUARES, "squares named for it"),
    Field("announced", len(PLACES), "a successful theft that is being paid, one-hot as `steal`"),
    Field("claims", len(PLACES), "combinations made by it, not yet claimed"),
    Field("taking", len(PLACES), "the line for which a sapphire is taken, one-hot"),
    Field("to clear", SQUARES, "tiles of stolen lines"),
    Field("after", _AFTER, "how the turn goes on, one-hot in the order of `After`"),
    Field("ending", _ENDINGS, "how the game ended, one-hot"),
    Field("turn", 1, "its number"),
    Field("stack", 1, "tiles in the stack"),
    Field("eyes left", 1, "Evil Eye tokens beside the board"),
    Field("sapphires", GEMS, "sapphires on the board"),
    Field("stack top", _BACKS, "the jar on top of the stack, one-hot; last: gold"),
    Field("merchant", GEMS, "where the merchant stands, one-hot"),
    Field("merchant turn", 1, "since how many turns"),
    Field("loot", 1, "sapphires that the merchant has taken"),
    Field("gone", len(GOLDEN), "golden tiles that have acted"),
    Field("golden", len(GOLDEN), "golden tiles about to act"),
    Field("chain", 1, "tiles that were played and have not taken effect"),
    Field("played first", _FRONTS, "the first of them, one-hot by front"),
    Field("played last", _FRONTS, "the last of them, one-hot by front"),
    Field("target", len(TARGETS), "what it is aimed at, one-hot: peeks, prizes, drops, gifts"),
    Field("discards", COMBINATIONS, "discarded tiles by jar"),
    Field("hand", SLOTS * _FRONTS, "the observer's tiles, one-hot by front for each slot"),
    Field("board", SQUARES * (_BACKS + _FRONTS), "each square: jar (last: gold), front if up"),
    Field("jars", SLOTS * COMBINATIONS, "the hand, one-hot by jar for each slot", each_seat=True),
    Field("gems", 1, "sapphires won", each_seat=True),
    Field("sapphire tiles", COMBINATIONS, "Sapphire tiles kept, by jar", each_seat=True),
    Field("eye tokens", 1, "Evil Eye tokens", each_seat=True),
    Field("eye tiles", COMBINATIONS, "Evil Eye tiles, by jar", each_seat=True),
    Field("decides", 1, "owes a decision", each_seat=True),
    Field("active", 1, "it is the seat's turn", each_seat=True),
    Field("asked", 1, "the place among those who may still play a Dagger; 0: none", each_seat=True),
    Field("played", 1, "played the last of the tiles in the chain", each_seat=True),
    Field("won", 1, "the game is over, and the seat has won", each_seat=True),
)

Seats = tuple[Seat, ...]

CHAIRS = one_hot(MAX_PLAYERS)
FRONT = one_hot(_FRONTS)
GAP = bytes(_BACKS + _FRONTS)

_PHASE, _SQUARE, _PLACE = one_hot(_PHASES), one_hot(SQUARES), one_hot(len(PLACES))
_AFTERWARDS, _ENDING, _GEM = one_hot(_AFTER), one_hot(_ENDINGS), one_hot(GEMS)
_SQUARE_BITS, _PLACE_BITS, GEM_BITS = bits(SQUARES), bits(len(PLACES)), bits(GEMS)
JAR, _TARGET = one_hot(COMBINATIONS), one_hot(len(TARGETS))
BACK = one_hot(_BACKS)[:-1]  # NO_JAR finds the last one, gold
NO_BACK = bytes(_BACKS)
_NUMBER_OF_TARGET = {word: number for number, word in enumerate(TARGETS)}

remembered = lru_cache(1 << 14)


@remembered
def square(jar: Jar, front: Front | None) -> bytes:
    """Write a tile on the board."""
    return BACK[jar] + FRONT[-1 if front is None else front]


@remembered
def moment(
    phase: int,
    led: bool,
    again: bool,
    lantern: int,
    lit: int,
    announced: Place,
    claims: int,
    taking: int,
    to_clear: int,
    after: int,
    ending: int | None,
) -> bytes:
    """Write how far the turn is. Sets are bits; nowhere is -1."""
    return b"".join(
        (
            _PHASE[phase],
            bytes((led, again)),
            _SQUARE[lantern],
            _SQUARE_BITS[lit],
            _PLACE[announced],
            _PLACE_BITS[claims],
            _PLACE[taking],
            _SQUARE_BITS[to_clear],
            _AFTERWARDS[after],
            _ENDING[-1 if ending is None else ending],
        )
    )


@remembered
def golden_tales(
    merchant: int, merchant_turn: int, loot: int, gone: tuple[int, ...], golden: tuple[int, ...]
) -> bytes:
    """Write where the merchant stands, what he has, and which golden tiles came up."""
    return b"".join(
        (
            _GEM[merchant],
            bytes((merchant_turn, loot)),
            marks(len(GOLDEN), (front - GOLDEN[0] for front in gone)),
            marks(len(GOLDEN), (front - GOLDEN[0] for front in golden)),
        )
    )


NO_TALES = golden_tales(-1, 0, 0, (), ())


@remembered
def played(fronts: tuple[int, ...], target: str | None) -> bytes:
    """Write the tiles that were played, and what they are aimed at."""
    first, last = (fronts[0], fronts[-1]) if fronts else (-1, -1)
    aim = -1 if target is None else _NUMBER_OF_TARGET[target]
    return bytes((len(fronts),)) + FRONT[first] + FRONT[last] + _TARGET[aim]


NOTHING_PLAYED = played((), None)


@remembered
def jar_counts(jars: bytes) -> bytes:
    """Write how often each jar is among some tiles."""
    return bytes(map(jars.count, range(COMBINATIONS)))


NO_TILES = jar_counts(b"")


def slots(rows: tuple[bytes, ...], tiles: tuple[int, ...]) -> list[bytes]:
    """Write the tiles of a hand by a table, and nothing for what it lacks."""
    return [rows[tile] for tile in (*tiles, -1, -1, -1)[:SLOTS]]


@remembered
def order(
    viewer: int,
    players: int,
    deciders: Seats,
    active: Seat,
    to_ask: Seats,
    last_player: int | None,
    winners: Seats | None,
) -> bytes:
    """Write who does what when."""
    seats = ORDERS[players][viewer]
    row = [seat in deciders for seat in seats] + [seat == active for seat in seats]
    asked = [place_in(to_ask, seat) for seat in seats]
    last = [seat == last_player for seat in seats] + [seat in (winners or ()) for seat in seats]
    return bytes(row) + bytes(asked) + bytes(last)


def encode(view: View) -> bytearray:
    """Write a view; one without a seat looks on from the first chair."""
    viewer = view.viewer or FIRST_CHAIR
    merchant = view.merchant
    seats = [view.seats[seat] for seat in ORDERS[view.players][viewer]]
    return bytearray().join(
        (
            CHAIRS[viewer],
            moment(
                view.phase,
                view.led,
                view.again,
                _somewhere(view.lantern),
                _as_bits(view.lit),
                _somewhere(view.announced),
                _as_bits(view.claims),
                _somewhere(view.taking),
                _as_bits(view.to_clear),
                view.after,
                view.ending,
            ),
            bytes((count(view.turn), view.stack, view.eyes_left)),
            GEM_BITS[_as_bits(view.gems)],
            NO_BACK if view.stack_top is None else BACK[view.stack_top],
            golden_tales(
                -1 if merchant is None else merchant.gem,
                0 if merchant is None else merchant.turn,
                0 if merchant is None else merchant.loot,
                view.gone,
                view.golden,
            ),
            played(tuple(tile.front for tile in view.chain), view.target),
            jar_counts(bytes(view.discards)),
            *slots(FRONT, view.seats[viewer].fronts or ()),
            *map(_tile, view.board),
            *chain.from_iterable(slots(JAR, mat.jars) for mat in seats),
            bytes(mat.gems for mat in seats),
            *(jar_counts(bytes(mat.sapphire_tiles)) for mat in seats),
            bytes(count(mat.eye_tokens) for mat in seats),
            *(jar_counts(bytes(mat.eye_tiles)) for mat in seats),
            order(
                viewer,
                view.players,
                view.deciders,
                view.active,
                view.to_ask,
                view.chain[-1].seat if view.chain else None,
                view.winners,
            ),
        )
    )


def _tile(tile: SquareView | None) -> bytes:
    return GAP if tile is None else square(tile.jar, tile.front)


def _somewhere(place: Place | Square | None) -> int:
    return -1 if place is None else place


def _as_bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
