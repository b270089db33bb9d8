"""The fields of a state: one table, from which the words are packed by machine.

Sets of squares are 16 bits, sapphires 9 bits, places of thefts 19 bits, as in the engine. What lies
open on the board is known twice: by its tile, and as planes of 16 bits, one for each colour and
symbol, so that all nineteen places are judged at once (see `squares`).
"""

from types import SimpleNamespace

from ..chance import Generator
from ..layout import Field, Layout, Part, Parts
from .squares import PLANE
from .terms import EVERY_GEM, EVERY_SQUARE, MOST_DAGGERS, Terms
from .tiles import JAR_SET, TILES

WORD = 0xFFFF_FFFF
NOWHERE = 31  # instead of a place
HAND = 18  # bits: three tiles
SPOILERS = 5  # the plane after the five symbols
NO_TARGET = 0

HOARDED = Parts(Part("jar", 19), Part("owner", 3), Part("there", 1))
"""A tile in a hoard: four of these in a word, in the order in which they came."""

PLAYED_DAGGER = Parts(Part("tile", TILES), Part("seat", 3))

GLIMPSED, LIT = range(2)
SECRETS = 2
"""What somebody saw and did not have to show: planes after those of the seats."""

NOTES = 5
NOTED = Parts(Part("ruled_out", JAR_SET), Part("met", 0xFFF))
"""What a seat knows of jars, in five words (see `jar_notes`)."""

DEAL_LOTS = 29  # four ways to exchange symbols, five colours, 19 specials; who begins

Moment = SimpleNamespace
"""The fields of a state by name, and what has happened so far in a decision."""


def layout_of(terms: Terms, generator: Generator, memory: bool, in_parts: bool) -> Layout:
    """Return the layout of a state; what the rules do not need is not in it."""
    return Layout(
        Field("chance", WORD, lanes=generator.words),
        *_tiles(terms),
        *_seats(terms),
        *_turn(terms),
        *(_special(terms) if terms.specials else ()),
        *(_golden(terms) if terms.tales else ()),
        *(_memory(terms) if memory else ()),
        *(_drawing(terms) if in_parts else ()),
        Field("next_deck", 2**15 - 1, lanes=12),
        Field("next_first", terms.players - 1),
        Field("lots_drawn", DEAL_LOTS),
    )


def _tiles(terms: Terms) -> list[Field]:
    return [
        Field("board", TILES, lanes=16, stride=8),  # a row in each word
        Field("colours", EVERY_SQUARE, lanes=4),  # planes of what lies face up
        Field("symbols", EVERY_SQUARE, lanes=6),  # and last, what spoils a combination
        Field("face_up", EVERY_SQUARE),
        *([Field("leaders_up", EVERY_SQUARE)] if terms.leaders else ()),
        Field("gems", EVERY_GEM),
        Field("pile", WORD, lanes=2),  # the stack as a set, its top included
        Field("top", TILES),
        Field("discards", WORD, lanes=2),
        Field("deck", 2**15 - 1, lanes=12),  # two words for each role: see `tiles`
    ]


def _seats(terms: Terms) -> list[Field]:
    most_turns = terms.rules.turn_cap // terms.players + 2
    return [
        Field("hands", (1 << HAND) - 1, lanes=terms.players),
        Field("won", 9, lanes=terms.players),
        Field("tokens", most_turns, lanes=terms.players),
    ]


def _turn(terms: Terms) -> list[Field]:
    return [
        Field("turn", terms.rules.turn_cap),
        Field("active", terms.players - 1),
        Field("asked", terms.players - 1),
        Field("phase", 11),
        Field("ending", 3),
        Field("announced", NOWHERE),
        Field("taking", NOWHERE),
        Field("claims", (1 << 19) - 1),
        Field("to_clear", EVERY_SQUARE),
        *([Field("led", flag=True)] if terms.leaders else ()),
    ]


def _special(terms: Terms) -> list[Field]:
    return [
        Field("kept", WORD),  # Sapphire tiles: four HOARDED
        Field("eyes", WORD),  # Evil Eye tiles
        Field("lantern", 15),  # its square, while it is being shown
        Field("lit", EVERY_SQUARE),
        Field("played", TILES),  # the first tile of the chain
        Field("played_kind", 7),
        Field("chain", 1 + MOST_DAGGERS),  # how many tiles it has
        Field("daggers", lanes=MOST_DAGGERS, parts=PLAYED_DAGGER),
        Field("target", 66),  # 1 + number among the targets
    ]


def _golden(terms: Terms) -> list[Field]:
    return [
        Field("golden", 63),  # a queue of three, two bits each
        Field("gone", 7),
        Field("merchant_turn", 6),
        Field("merchant_start", 3),
        Field("loot", 9),
        Field("again", flag=True),
        Field("after", 6),  # while the Genie waits
        *([Field("gaps", EVERY_SQUARE)] if terms.gaps else ()),
    ]


def _memory(terms: Terms) -> list[Field]:
    """What each seat has seen and knows of jars (see `memory`)."""
    planes, hands = terms.players + SECRETS, (1 << 3 * terms.players) - 1
    return [
        Field("seen_board", EVERY_SQUARE, lanes=planes, stride=PLANE),
        Field("seen_hands", hands, lanes=planes, stride=PLANE),
        *(Field(f"noted{at}", lanes=terms.players, parts=NOTED) for at in range(NOTES)),
    ]


def _drawing(terms: Terms) -> list[Field]:
    """What is left to draw, where a step may stop in the middle of it."""
    later = [Field("fill_later", EVERY_SQUARE)] if terms.gaps else []
    return [Field("to_fill", EVERY_SQUARE), *later, Field("drawing", 6)]
