"""What a perfect memory of 40 Thieves adds to a view: the fronts that the seat has seen before.

`Knowledge` follows every tile; here it keeps a notebook of fronts instead of drawing conclusions,
which takes a hundredth of the time. To conclude is left to the learner.

A shuffle loses where a tile is, not what its jar hides. So the notebook keeps, besides the fronts
that were seen, which a shuffle crosses out,

- what each jar hides, as far as it has come to light: a thief of its colour, a thief with its
  symbol, a special tile;
- in which arrangements these three can lie under its three tiles: at first all six. A tile that is
  seen leaves those with its kind at its place; tiles that are shuffled change places in all ways.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations
from typing import Final

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.deck import EVERY_JAR, JARS, TILES
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.jar_weights import ARRANGEMENTS, WHERE, Kind
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import (
    COMBINATIONS,
    SPECIALS,
    SQUARES,
    Front,
    Special,
    colour_of,
    symbol_of,
    thief_of,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.games.forty_thieves.witnesses import Witnesses
from larceny.kernel.events import Seat, Viewer, every_seat

from ..layout import Field, Fields
from ..writing import bits, from_seat

REMEMBERED: Fields = (
    Field("seen on board", SQUARES, "each square: 1 + the front, once it was seen"),
    Field("seen in hands", SLOTS, "the hand: 1 + the front, likewise", True),
    Field(
        "kinds on board", SQUARES * len(Kind), "each square: in how many ways it is of each kind"
    ),
    Field("glimpsed", SQUARES, "squares that another glimpsed at, and did not have to show"),
    Field(
        "lit by others",
        SQUARES,
        "squares that another saw by his Lantern, and did not have to show",
    ),
    Field("symbols under jars", COMBINATIONS, "of its colour: 1 + the symbol, once it came up"),
    Field("colours under jars", COMBINATIONS, "with its symbol: 1 + the colour, likewise"),
    Field("specials under jars", COMBINATIONS, "1 + which special tile, likewise"),
    Field("known to", SQUARES, "squares whose fronts the seat has seen", True),
)

_NOT_SEEN: Final = -1
_SQUARES: Final = bits(SQUARES)

_ALL_WAYS: Final = (1 << len(ARRANGEMENTS)) - 1
_WITH: Final = tuple(
    tuple(sum(1 << a for a in WHERE[place][kind]) for kind in Kind) for place in range(3)
)
"""_WITH[place][kind]: the arrangements with this kind at this place, a bit for each."""


@lru_cache(None)
def _mixed(ways: int, places: int) -> int:
    """Return the arrangements that come of some when the tiles at some places are mixed."""
    moved = [place for place in range(3) if places >> place & 1]
    found = 0
    for order in permutations(moved):
        to = dict(zip(moved, order, strict=True))
        for a, kinds in enumerate(ARRANGEMENTS):
            after = tuple(kinds[to.get(place, place)] for place in range(3))
            found |= (ways >> a & 1) << ARRANGEMENTS.index(after)
    return found


_NO_KIND: Final = bytes(len(Kind))
_COUNTED: Final = [
    [bytes([(ways & with_kind).bit_count() for with_kind in _WITH[place]]) for place in range(3)]
    for ways in range(_ALL_WAYS + 1)
]
"""_COUNTED[ways][place]: in how many of them the tile there is of each kind."""

BY_GLIMPSE, BY_LANTERN = 1, 2
"""How somebody else saw a tile that he did not have to show: then it is neither a Sapphire nor
golden, and, by a glimpse, neither a Lantern nor a Dagger (FT-5.2)."""


class Notebook(Deduction):
    """Keeps the fronts of tiles that were seen, until they are shuffled; and what jars hide."""

    seen: list[int]  # by label; the last is that of a gap
    secret: list[int]
    contents: bytearray  # as it is written
    ways: list[int]  # by jar: a bit for each arrangement

    def __init__(self, rules: Ruleset, of: "Notebook | None" = None) -> None:
        self.rules = rules
        self._begin()
        super().__init__(rules, of)
        if of is None:
            self._begin()  # what everybody knows beforehand is no memory
        else:
            self.seen = of.seen.copy()
            self.secret = of.secret.copy()
            self.contents = of.contents.copy()
            self.ways = of.ways.copy()

    def _begin(self) -> None:
        self.seen = [_NOT_SEEN] * (TILES + 1)
        self.secret = [0] * (TILES + 1)
        self.contents = bytearray(COMBINATIONS * len(Kind))
        at_first = _WITH[2][Kind.SPECIAL] if self.rules.family else _ALL_WAYS
        self.ways = [at_first] * COMBINATIONS

    def is_front(self, tile: int, front: Front) -> None:
        """Note a front, and under which jar it was."""
        self.seen[tile] = front
        if tile < JARS:
            number, place = divmod(tile, 3)
            kind, value = _under_jar(number, front)
            self.contents[COMBINATIONS * kind + number] = 1 + value
            self.ways[number] &= _WITH[place][kind]

    def is_none_of(self, tile: int, fronts: Iterable[Front]) -> None:
        """Note that a tile was seen by somebody, who did not have to show it."""
        self.secret[tile] |= BY_GLIMPSE if Special.LANTERN in fronts else BY_LANTERN

    def mixed(self, tiles: Iterable[int]) -> None:
        """Cross out what can no longer be told apart."""
        places = [0] * (COMBINATIONS + 1)  # by jar, and of golden tiles: a bit for each place
        for tile in tiles:
            self.seen[tile] = _NOT_SEEN
            self.secret[tile] = 0
            places[tile // 3] |= 1 << tile % 3
        for number in EVERY_JAR:
            self.ways[number] = _mixed(self.ways[number], places[number])

    def copy(self) -> "Notebook":
        """Go on from here without changing the original."""
        return Notebook(self.rules, self)


@lru_cache(None)
def _under_jar(number: int, front: Front) -> tuple[Kind, int]:
    """Say of which kind a front is under a jar, and what the jar does not tell of it."""
    shown = thief_of(front)
    if shown is None:
        return Kind.SPECIAL, SPECIALS.index(front)
    if colour_of(shown) == colour_of(number):
        return Kind.COLOUR_RIGHT, symbol_of(shown)
    assert symbol_of(shown) == symbol_of(number)
    return Kind.SYMBOL_RIGHT, colour_of(shown)


class _Noted(Knowledge):
    """Follows the tiles with a notebook."""

    def __init__(self, rules: Ruleset, players: int, viewer: Viewer) -> None:
        super().__init__(rules, players, viewer)
        self.deduction = Notebook(rules)


def memory(rules: Ruleset, players: int, viewer: Seat) -> Witnesses:
    """Begin to remember, from before the deal, without drawing conclusions."""
    return Witnesses(_Noted(rules, players, viewer), players)


def memory_from(rules: Ruleset, seen: View) -> Witnesses:
    """Begin to remember in the middle of a game: what lies open, and one's own hand."""
    remembered = Witnesses(_Noted.from_view(rules, seen), seen.players)
    open_ = [s for s, tile in enumerate(seen.board) if tile is not None and tile.front is not None]
    remembered.look_round([*open_, *([] if seen.lantern is None else [seen.lantern])])
    return remembered


def remember(remembered: Witnesses, viewer: Seat) -> bytes:
    """Write what is remembered."""
    tiles = remembered.tiles
    notes = tiles.deduction
    assert isinstance(notes, Notebook)
    seen, board = notes.seen, tiles.board
    rows = [bytes(1 + seen[label] for label in board)]
    for hand in from_seat(viewer, tuple(tiles.hands)):
        rows.append(bytes(1 + seen[label] for label in hand).ljust(SLOTS, b"\0"))
    rows += [
        _COUNTED[notes.ways[label // 3]][label % 3] if 0 <= label < JARS else _NO_KIND
        for label in board
    ]
    # What was kept secret tells nothing more where one has seen the tile.
    secrets = [0 if seen[label] != _NOT_SEEN else notes.secret[label] for label in board]
    rows += [bytes(how & secret != 0 for secret in secrets) for how in (BY_GLIMPSE, BY_LANTERN)]
    rows.append(bytes(notes.contents))
    known = [remembered.squares_known_to(seat) for seat in every_seat(tiles.players)]
    rows += [_SQUARES[squares] for squares in from_seat(viewer, tuple(known))]
    return b"".join(rows)
