"""One small frozen class per decision of the rulebook.

Every action exists once, has an index that never changes, and a word by which people write it:
squares a1-d4, sapphires 1-9, slots of a hand 1-3, seats from 0.
"""

from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import Annotated, Final, NewType

from larceny.kernel.actions import ActionSpace, UniqueAction, say_types
from larceny.kernel.events import Seat, every_seat
from larceny.kernel.spelling import Spelling, spell

from .choices import Adjacency
from .pieces import (
    EVERY_PLACE,
    EVERY_SAPPHIRE,
    EVERY_SQUARE,
    PAIRS,
    PLACE_NAMES,
    SQUARE_NAMES,
    Place,
    Sapphire,
    Square,
)
from .ruleset import MAX_PLAYERS

SLOTS: Final = 3
"""Tiles in a full hand (FT-4.5)."""

Slot = NewType("Slot", int)
"""Which tile of a hand, from the left."""

EVERY_SLOT: Final = tuple(map(Slot, range(SLOTS)))
spell(Slot, [slot + 1 for slot in EVERY_SLOT])


@dataclass(frozen=True, eq=False)
class Action(UniqueAction):
    """A decision of 40 Thieves."""


@dataclass(frozen=True, eq=False)
class Discard(Action):
    """Throw away these tiles of one's hand, or none; then draw to three (FT-4.2)."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, eq=False)
class Glimpse(Action):
    """Glimpse at a tile on the board (FT-5.1)."""

    square: Square


@dataclass(frozen=True, eq=False)
class Play(Action):
    """Play a special tile from one's hand (FT-5.7, FT-6.4)."""

    slot: Slot


@dataclass(frozen=True, eq=False)
class Peek(Action):
    """Name the two tiles under a Lantern from the hand (FT-5.7)."""

    squares: tuple[Square, Square]


@dataclass(frozen=True, eq=False)
class Reveal(Action):
    """Name a tile that a Lantern on the board lights (FT-5.5)."""

    square: Square


@dataclass(frozen=True, eq=False)
class Replace(Action):
    """Replace a tile on the board by one of the hand (FT-6.2)."""

    slot: Slot
    square: Square


@dataclass(frozen=True, eq=False)
class Lead(Action):
    """Replace a tile on the board by a Leader, face up (FT-10.2)."""

    slot: Slot
    square: Square


@dataclass(frozen=True, eq=False)
class Interchange(Action):
    """Interchange two adjacent tiles (FT-6.3)."""

    squares: tuple[Square, Square]


@dataclass(frozen=True, eq=False)
class Pass(Action):
    """Do nothing, or nothing more."""


@dataclass(frozen=True, eq=False)
class Prize(Action):
    """Take a sapphire: with a Sapphire tile (FT-6.5), or for a line (FT-8.5, FT-8.7)."""


@dataclass(frozen=True, eq=False)
class TakeGem(Prize):
    """Take a sapphire that lies on the board."""

    gem: Sapphire


@dataclass(frozen=True, eq=False)
class Rob(Prize):
    """Take a sapphire, gem or tile, from an opponent's hoard."""

    victim: Seat
    tile: bool


@dataclass(frozen=True, eq=False)
class RobMerchant(Prize):
    """Take a sapphire of the merchant's loot (FT-11.6)."""


@dataclass(frozen=True, eq=False)
class Drop(Action):
    """Name the Evil Eye, token or tile, that an Amulet takes away (FT-6.6)."""

    tile: bool


@dataclass(frozen=True, eq=False)
class Give(Action):
    """Name the opponent who gets the Evil Eye tile (FT-6.7)."""

    to: Seat


@dataclass(frozen=True, eq=False)
class Dagger(Action):
    """Play a Dagger against the tile that was played last (FT-7.1)."""

    slot: Slot


@dataclass(frozen=True, eq=False)
class Steal(Action):
    """Announce a theft (FT-8.1), or claim an indirect one (FT-8.9)."""

    place: Place


class Wishes(StrEnum):
    """What one can wish of the Genie."""

    EYES = "eyes"  # be rid of all Evil Eyes
    TURN = "turn"  # play a second turn
    MERCHANT = "merchant"  # be rid of the merchant, and have his loot


@dataclass(frozen=True, eq=False)
class Wish(Action):
    """Make a wish (FT-11.7)."""

    wish: Wishes


say_types(Discard, slots="tuple[Slot, ...]")
say_types(Peek, squares="tuple[Square, Square]")
say_types(Interchange, squares="tuple[Square, Square]")

SPACE: Final[ActionSpace[Action]] = ActionSpace()
_register: Final = SPACE.register


def _discard_word(slots: tuple[Slot, ...]) -> str:
    return " ".join(["discard", *(str(slot + 1) for slot in slots)]) if slots else "keep"


def _pair_names(squares: tuple[Square, Square]) -> str:
    return f"{SQUARE_NAMES[squares[0]]} {SQUARE_NAMES[squares[1]]}"


_SLOT_SETS: Final = [tuple(s for s in EVERY_SLOT if bits >> s & 1) for bits in range(1 << SLOTS)]
_ALL_PAIRS: Final = PAIRS[Adjacency.EIGHT]

DISCARD: Final[tuple[Discard, ...]] = tuple(
    _register(_discard_word(s), Discard(s)) for s in _SLOT_SETS
)
GLIMPSE: Final[tuple[Glimpse, ...]] = tuple(
    _register(f"glimpse {SQUARE_NAMES[s]}", Glimpse(s)) for s in EVERY_SQUARE
)
PLAY: Final[tuple[Play, ...]] = tuple(
    _register(f"play {slot + 1}", Play(slot)) for slot in EVERY_SLOT
)
PEEK: Final[tuple[Peek, ...]] = tuple(
    _register(f"peek {_pair_names(p)}", Peek(p)) for p in _ALL_PAIRS
)
REVEAL: Final[tuple[Reveal, ...]] = tuple(
    _register(f"reveal {SQUARE_NAMES[s]}", Reveal(s)) for s in EVERY_SQUARE
)
REPLACE: Final[tuple[Replace, ...]] = tuple(
    _register(f"replace {slot + 1} {SQUARE_NAMES[s]}", Replace(slot, s))
    for slot, s in product(EVERY_SLOT, EVERY_SQUARE)
)
LEAD: Final[tuple[Lead, ...]] = tuple(
    _register(f"lead {slot + 1} {SQUARE_NAMES[s]}", Lead(slot, s))
    for slot, s in product(EVERY_SLOT, EVERY_SQUARE)
)
INTERCHANGE: Final[tuple[Interchange, ...]] = tuple(
    _register(f"interchange {_pair_names(p)}", Interchange(p)) for p in _ALL_PAIRS
)
PASS: Final[Pass] = _register("pass", Pass())
TAKE_GEM: Final[tuple[TakeGem, ...]] = tuple(
    _register(f"take {g + 1}", TakeGem(g)) for g in EVERY_SAPPHIRE
)
ROB_GEM: Final[tuple[Rob, ...]] = tuple(
    _register(f"rob {seat} gem", Rob(seat, tile=False)) for seat in every_seat(MAX_PLAYERS)
)
ROB_TILE: Final[tuple[Rob, ...]] = tuple(
    _register(f"rob {seat} tile", Rob(seat, tile=True)) for seat in every_seat(MAX_PLAYERS)
)
ROB_MERCHANT: Final[RobMerchant] = _register("rob merchant", RobMerchant())
DROP_TOKEN: Final[Drop] = _register("drop token", Drop(tile=False))
DROP_TILE: Final[Drop] = _register("drop tile", Drop(tile=True))
GIVE: Final[tuple[Give, ...]] = tuple(
    _register(f"give {seat}", Give(seat)) for seat in every_seat(MAX_PLAYERS)
)
DAGGER: Final[tuple[Dagger, ...]] = tuple(
    _register(f"dagger {slot + 1}", Dagger(slot)) for slot in EVERY_SLOT
)
STEAL: Final[tuple[Steal, ...]] = tuple(
    _register(f"steal {PLACE_NAMES[place]}", Steal(place)) for place in EVERY_PLACE
)
WISH: Final[tuple[Wish, ...]] = tuple(_register(f"wish {wish}", Wish(wish)) for wish in Wishes)

PRIZES: Final[tuple[Prize, ...]] = (*TAKE_GEM, *ROB_GEM, *ROB_TILE, ROB_MERCHANT)

_TARGETS: Final[tuple[Action, ...]] = (*PEEK, *PRIZES, DROP_TOKEN, DROP_TILE, *GIVE)
Target = Annotated[str, Spelling("Target", values=tuple(one.word for one in _TARGETS))]
"""What a played tile is aimed at, as the word of the decision that names it (FT-5.7, FT-6.4)."""

ACTIONS: Final = tuple(SPACE.all)
action_of_word: Final = SPACE.of_word
action_of_index: Final = SPACE.of_index
