"""Determinisation: boards drawn from what has been deduced, many at a time.

A jar's three tiles are drawn together, and so is what each colour and each symbol has exchanged;
that is what binds tiles to one another. Only how many special tiles of a sort are left binds
different jars, and of that each jar is told just its share.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from larceny.games.forty_thieves.deck import JARS, Tile
from larceny.games.forty_thieves.jar_weights import Kind, Kinds
from larceny.games.forty_thieves.pieces import LEADER_SYMBOL, SYMBOLS, Front, leader, thief

from .boards import NOTHING

Column = list[Front]
"""What one tile hides, in one drawn board after the other."""


class Deduced(Protocol):
    """What has been deduced of the tiles."""

    def odds(self, tile: int) -> Mapping[Front, float]:
        """Tell how likely each front of a tile is."""
        ...

    def exchanges(self, kind: Kind, owner: int) -> list[Sequence[int]]:
        """List the ways in which a colour or a symbol can have exchanged what is wrong."""
        ...

    def fillings(self, number: int) -> Mapping[tuple[Kinds, Front], float]:
        """Tell how likely each arrangement of a jar's tiles is with each special tile."""
        ...


def sample_fronts(
    deduced: Deduced, tiles: Sequence[Tile], leaders: bool, number: int, dice: Random
) -> list[Column]:
    """Draw what some tiles hide, so many times; a negative tile is a gap."""
    drawn = _Draws(deduced, leaders, number, dice)
    return [drawn.column(tile) for tile in tiles]


class _Draws:
    def __init__(self, deduced: Deduced, leaders: bool, number: int, dice: Random) -> None:
        self.deduced = deduced
        self.leaders = leaders
        self.number = number
        self.dice = dice
        self.filled: dict[int, list[tuple[Kinds, Front]]] = {}
        self.exchanged: dict[tuple[Kind, int], list[Sequence[int]]] = {}

    def column(self, tile: Tile) -> Column:
        if tile < 0:
            return [NOTHING] * self.number
        if tile >= JARS:
            odds = self.deduced.odds(tile)
            return self.dice.choices(list(odds), list(odds.values()), k=self.number)
        jar, place = divmod(tile, 3)
        fillings = self._filled(jar)
        colour, symbol = divmod(jar, len(SYMBOLS))
        symbols = self._exchanged(Kind.COLOUR_RIGHT, colour)
        colours = self._exchanged(Kind.SYMBOL_RIGHT, symbol)
        column: Column = []
        for i, (kinds, special) in enumerate(fillings):
            kind = kinds[place]
            if kind is Kind.SPECIAL:
                column.append(special)
            elif kind is Kind.COLOUR_RIGHT:
                wrong = symbols[i][symbol]
                leads = self.leaders and wrong == LEADER_SYMBOL
                column.append(leader(colour) if leads else thief(colour, wrong))
            else:
                column.append(thief(colours[i][colour], symbol))
        return column

    def _filled(self, jar: int) -> list[tuple[Kinds, Front]]:
        if jar not in self.filled:
            odds = self.deduced.fillings(jar)
            self.filled[jar] = self.dice.choices(list(odds), list(odds.values()), k=self.number)
        return self.filled[jar]

    def _exchanged(self, kind: Kind, owner: int) -> list[Sequence[int]]:
        if (kind, owner) not in self.exchanged:
            ways = self.deduced.exchanges(kind, owner)
            self.exchanged[kind, owner] = self.dice.choices(ways, k=self.number)
        return self.exchanged[kind, owner]
