"""What lids tell a player who counts: half a truth about each tile, and more with every sibling.

Of three jars that look alike, one hides a thief whose colour is right, one a thief whose symbol is
right, and one a special tile (FT-2.2). Whoever remembers what was in one of them knows more of the
others.
"""

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from larceny.bots import retention
from larceny.bots.retention import Retention
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.deck import NO_JAR, Jar
from larceny.games.forty_thieves.jar_weights import Kind
from larceny.games.forty_thieves.pieces import (
    COLOURS,
    PLACES,
    SPECIALS,
    SQUARES,
    SYMBOLS,
    THIEF_OF,
    Front,
    Golden,
    Square,
    thief,
)
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Event

Odds = dict[Front, float]
"""How likely each front is."""


def kind_of(jar: Jar, front: Front) -> Kind:
    """Say in which way a tile makes its jar right, or that it is a special one."""
    shown = THIEF_OF[front]
    if shown is None:
        return Kind.SPECIAL
    same_colour = shown // len(SYMBOLS) == jar // len(SYMBOLS)
    return Kind.COLOUR_RIGHT if same_colour else Kind.SYMBOL_RIGHT


class Lids:
    """What is remembered of jars: which kinds of tiles have been seen under them."""

    def __init__(self, retention_: Retention, dice: Random) -> None:
        self._seen: retention.Memory[tuple[Jar, Kind], Front] = retention.Memory(retention_, dice)
        self._jars = [NO_JAR] * SQUARES  # on the board, as far as one has watched them

    def see_board(self, view: View) -> None:
        """Look at the board: the jars are open to all."""
        self._jars = [NO_JAR if tile is None else tile.jar for tile in view.board]

    def witness(self, event: Event) -> None:
        """Remember what comes to light under which jar."""
        match event:
            case e.BoardLaid(jars=jars):
                self._jars = list(jars)
            case e.Laid(square=square, jar=jar):
                self._jars[square] = jar
            case e.Replaced(square=square) | e.Led(square=square):
                self._jars[square] = NO_JAR  # until one looks again
            case e.Interchanged(squares=(one, other)):
                self._jars[one], self._jars[other] = self._jars[other], self._jars[one]
            case e.Drew(jar=jar, front=front) if front is not None:
                self._see(jar, front)
            case e.Glimpsed(square=square, front=front) if front is not None:
                self._see_on_board([square], [front])
            case e.Shown(squares=squares, fronts=fronts):
                self._see_on_board(squares, fronts)
            case e.Announced(place=place, fronts=fronts):
                self._see_on_board(PLACES[place], fronts)
            case e.TurnEnded():
                self._seen.pass_turn()

    def _see_on_board(self, squares: Iterable[Square], fronts: Iterable[Front]) -> None:
        for square, front in zip(squares, fronts, strict=True):
            self._see(self._jars[square], front)

    def _see(self, jar: Jar, front: Front) -> None:
        if jar != NO_JAR:
            self._seen.keep((jar, kind_of(jar, front)), front)

    def odds(self, jar: Jar, family: bool) -> Odds:
        """Say what a tile with this jar may be that one has not seen, or has forgotten."""
        kinds = (Kind.COLOUR_RIGHT, Kind.SYMBOL_RIGHT) if family else tuple(Kind)
        left = tuple(kind for kind in kinds if (jar, kind) not in self._seen)
        return _odds(jar, left or kinds)  # if all are in mind, it is one of those seen before


@lru_cache(maxsize=1 << 10)
def _odds(jar: Jar, kinds: tuple[Kind, ...]) -> Odds:
    if jar == NO_JAR:
        return {Golden.GENIE: 1.0}  # which one does not matter: any spoils a theft
    colour, symbol = divmod(jar, len(SYMBOLS))
    fronts = {
        Kind.COLOUR_RIGHT: [thief(colour, s) for s in SYMBOLS if s != symbol],
        Kind.SYMBOL_RIGHT: [thief(c, symbol) for c in COLOURS if c != colour],
        Kind.SPECIAL: list(SPECIALS),
    }
    return {front: 1 / len(kinds) / len(fronts[kind]) for kind in kinds for front in fronts[kind]}
