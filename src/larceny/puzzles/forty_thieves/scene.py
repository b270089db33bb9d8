"""What a solver of a puzzle of 40 Thieves is shown, and all that follows from it.

A scene is a position, of which the solver sees what his seat sees, and what he remembers of tiles
that lie hidden now: their fronts, or that somebody looked and did not have to show them. Positions
are from before the first shuffle of the discards, so that this is all a perfect memory keeps.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Protocol, TypeVar

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.deck import Jar, jar
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.knowledge import Knowledge, Label
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    PLACES,
    SPECIALS,
    SQUARE_NAMES,
    SQUARE_OF_NAME,
    Front,
    Place,
    Special,
    Square,
    is_line,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import GAP, State
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat

from ..puzzle import Facts, InvalidPuzzle

SECRET = "secret"
"""Another player glimpsed it and did not have to show it (FT-5.2)."""

LIT_SECRET = "lit-secret"
"""Another player saw it by a Lantern from the hand and did not have to show it (FT-5.8)."""

NOT_SHOWN: Mapping[str, tuple[Front, ...]] = {
    SECRET: (Special.LANTERN, Special.DAGGER, Special.SAPPHIRE),
    LIT_SECRET: (Special.SAPPHIRE,),
}
"""What a tile cannot be that was not shown."""

HOW = ("glimpsed", "shown", "turned-up", "held", "played", SECRET, LIT_SECRET)
"""How the viewer came to know of a tile."""

_FRONT_OF_NAME = {name: Front(number) for number, name in enumerate(FRONT_NAMES)}


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that the viewer remembers of a tile whose front is not seen now."""

    at: str  # a square `b2`, a discard `discard 3` from the bottom, another's hand `hand 1 2`
    front: Front | None  # None: it was not shown
    how: str
    turn: int

    def to_json(self) -> list[Any]:
        """Return it as plain values."""
        name = None if self.front is None else FRONT_NAMES[self.front]
        return [self.at, name, self.how, self.turn]

    @classmethod
    def from_json(cls, given: Sequence[Any]) -> "Told":
        """Read it back."""
        try:
            at, name, how, turn = given
            if how not in HOW or (name is None) != (how in NOT_SHOWN):
                raise InvalidPuzzle("scene", text=str(given))
            return cls(at, None if name is None else _FRONT_OF_NAME[name], how, turn)
        except (TypeError, KeyError, ValueError) as error:
            if isinstance(error, InvalidPuzzle):
                raise
            raise InvalidPuzzle("scene", text=str(given)) from None


@dataclass(frozen=True, slots=True)
class Known:
    """A tile of which something is known: told, or seen on the table now."""

    at: str
    label: Label
    front: Front | None
    none_of: tuple[Front, ...] = ()


T = TypeVar("T", covariant=True)


class Laid(Protocol[T]):
    """Where tiles lie: by their numbers, or by the labels by which they are followed."""

    @property
    def board(self) -> Sequence[T]:
        """Return the tiles on the board."""
        ...

    @property
    def hands(self) -> Sequence[Sequence[T]]:
        """Return the tiles in the hands."""
        ...

    @property
    def discards(self) -> Sequence[T]:
        """Return the discards."""
        ...


class Scene:
    """A table as a solver has it before him."""

    def __init__(self, state: State, seat: Seat, told: Iterable[Told]) -> None:
        self.state = state
        self.seat = seat
        self.told = tuple(told)
        self.rules: Ruleset = state.rules
        self.view: View = GAME.view(state, seat)
        memory = Knowledge.from_view(self.rules, self.view)
        self.board = tuple(memory.board)
        self.hand = memory.hands[seat]
        self._labels = dict(_named(memory))
        self.known = (*self._seen(memory), *map(self._remembered, self.told))
        self.deduction = self.supposing(self.known)
        self.certain: dict[frozenset[Label], bool] = {}  # by four tiles, as far as it was asked

    @classmethod
    def from_json(cls, given: Facts, seat: Seat) -> "Scene":
        """Read a scene."""
        state = GAME.read_position(given["position"])
        return cls(state, seat, map(Told.from_json, given["told"]))

    def to_json(self) -> dict[str, Any]:
        """Write a scene as plain values."""
        return {
            "position": GAME.write_position(self.state),
            "told": [told.to_json() for told in self.told],
        }

    def _seen(self, memory: Knowledge) -> Iterator[Known]:
        """List the tiles whose fronts are seen now."""
        for name, tile, label in zip(SQUARE_NAMES, self.view.board, self.board, strict=True):
            if tile is not None and tile.front is not None:
                yield Known(name, label, tile.front)
        for slot, front in enumerate(self.view.seats[self.seat].fronts or ()):
            yield Known(f"hand {self.seat} {slot + 1}", self.hand[slot], front)
        for seat, labels in enumerate(memory.kept):
            for number, label in enumerate(labels, 1):
                yield Known(f"kept {seat} {number}", label, Special.SAPPHIRE)
        for seat, labels in enumerate(memory.eye_tiles):
            for number, label in enumerate(labels, 1):
                yield Known(f"eye {seat} {number}", label, Special.EVIL_EYE)

    def _remembered(self, told: Told) -> Known:
        if told.at not in self._labels:
            raise InvalidPuzzle("no-such-tile", text=told.at)
        return Known(told.at, self._labels[told.at], told.front, NOT_SHOWN.get(told.how, ()))

    def supposing(self, known: Iterable[Known]) -> Deduction:
        """Return what follows from some of what is known, and from nothing else."""
        deduction = Deduction(self.rules)
        for one in known:
            if one.front is not None:
                deduction.is_front(one.label, one.front)
            else:
                deduction.is_none_of(one.label, one.none_of)
        return deduction

    def untrue(self) -> list[str]:
        """List the tiles of which something is told that is not so."""
        state, tiles = self.state, dict(_named(self.state))
        return [
            told.at
            for told in self.told
            if (front := state.deck[tiles[told.at]]) in NOT_SHOWN.get(told.how, ())
            or told.front not in (None, front)
        ]

    # What lies where ------------------------------------------------------------------------

    def back(self, square: Square) -> Jar:
        """Return the jar on a square."""
        return jar(self.board[square])

    def label_at(self, name: str) -> Label:
        """Return the tile at a named place."""
        return self._labels[name]

    def face_down(self) -> list[Square]:
        """List the squares whose tiles lie face down."""
        return [
            square
            for name, square in SQUARE_OF_NAME.items()
            if (tile := self.view.board[square]) is not None and tile.front is None
        ]

    def told_fronts(self) -> set[Label]:
        """List the tiles whose fronts are told or seen: nothing has to be deduced about them."""
        return {one.label for one in self.known if one.front is not None}

    @cached_property
    def unsafe(self) -> frozenset[Label]:
        """List the tiles on the board and in the hand that may spoil a theft."""
        tiles = [label for label in (*self.board, *self.hand) if label != GAP]
        return frozenset(label for label in tiles if any(map(spoils, self.deduction.odds(label))))

    def lot(self, word: str) -> str:
        """Break ties among wrong answers: by a lot of its own for every scene."""
        return sha256(f"{self._written} {word}".encode()).hexdigest()

    @cached_property
    def _written(self) -> str:
        return GAME.write_position(self.state)

    def places(self) -> list[Place]:
        """List the places where a theft can be announced (FT-8.4, FT-8.5)."""
        return [
            Place(place)
            for place, squares in enumerate(PLACES)
            if is_line(Place(place)) or place in self.view.gems
            if all(self.board[square] != GAP for square in squares)
        ]


def _named(tiles: Laid[T]) -> Iterator[tuple[str, T]]:
    """Name every tile that can be told of: as it lies, or as it is followed."""
    yield from zip(SQUARE_NAMES, tiles.board, strict=True)
    for seat, hand in enumerate(tiles.hands):
        for slot, tile in enumerate(hand, 1):
            yield f"hand {seat} {slot}", tile
    for number, tile in enumerate(tiles.discards, 1):
        yield f"discard {number}", tile


def spoils(front: Front) -> bool:
    """Ask whether a front spoils a theft (FT-8.2)."""
    return front in SPECIALS and front != Special.AMULET
