"""What can be under which tile, as exactly as the jars let anybody know it.

All that comes to be known of a tile is its front, or that it is none of some special tiles; and
when tiles are shuffled, those with equal backs are no longer told apart. Whatever of this comes
together, the hidden things stay independent but for what they have in common:

- Each colour has exchanged its symbols in one of 44 ways. Those that fit are a set of bits.
- Each symbol has exchanged its colours in one of 9 ways. Likewise.
- Each jar has a table: the weight of each arrangement of its tiles with each special tile. The
  tables are bound by the number of the special tiles (see `jar_weights`).
- The golden tiles lie in one of six orders.

A tile is reckoned with here, 3·jar + place, and so it is a number to the type checker.

So a question about several tiles is a sum, over the kinds they may be of, of products of counts.
Counts and weights are integers; what is divided, is divided last.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, product
from typing import Final

from larceny.kernel.chance import Chance

from .deck import (
    DERANGED_COLOURS,
    DERANGED_SYMBOLS,
    FIXED_CONTENTS,
    JARS,
    NO_JAR,
    TILES,
    Contents,
    Deck,
    contents_of_all,
    jar,
    with_leaders,
)
from .jar_weights import (
    ARRANGEMENTS,
    WHERE,
    JarWeights,
    Kind,
    Kinds,
    Row,
    Table,
    drop,
    keep,
    lot,
    mix,
    reduced,
)
from .pieces import (
    COLOURS,
    COMBINATIONS,
    GOLDEN,
    LEADER_SYMBOL,
    SPECIALS,
    SYMBOLS,
    Front,
    colour_of,
    leader,
    symbol_of,
    thief,
)
from .ruleset import Ruleset

THIEVES: Final = (Kind.COLOUR_RIGHT, Kind.SYMBOL_RIGHT)

EXCHANGES: Final = (DERANGED_SYMBOLS, DERANGED_COLOURS)
"""EXCHANGES[kind]: the ways to exchange what is wrong on a thief of that kind."""

OWNER: Final = tuple(tuple(of(j) for j in range(COMBINATIONS)) for of in (colour_of, symbol_of))
"""OWNER[kind][jar]: whose exchange it is: the colour's or the symbol's that is right."""

PLACE: Final = tuple(reversed(OWNER))
"""PLACE[kind][jar]: which symbol or colour of the jar has been exchanged."""

_ALL: Final[Row] = (1,) * len(ARRANGEMENTS)
_NONE: Final[Row] = (0,) * len(ARRANGEMENTS)


@cache
def _thieves(leaders: bool) -> tuple[dict[Front, tuple[Kind, int]], ...]:
    """List the thieves that each jar can hide, with their kind and the exchanges that say so."""
    lists: list[dict[Front, tuple[Kind, int]]] = []
    for number in range(COMBINATIONS):
        fronts: dict[Front, tuple[Kind, int]] = {}
        for kind in THIEVES:
            own, wrong = OWNER[kind][number], PLACE[kind][number]
            for way, exchange in enumerate(EXCHANGES[kind]):
                front = _thief(leaders, kind, own, exchange[wrong])
                fronts[front] = (kind, fronts.get(front, (kind, 0))[1] | 1 << way)
        lists.append(fronts)
    return tuple(lists)


def _thief(leaders: bool, kind: Kind, right: int, wrong: int) -> Front:
    if kind is Kind.SYMBOL_RIGHT:
        return thief(wrong, right)
    if leaders and wrong == LEADER_SYMBOL:
        return leader(right)
    return thief(right, wrong)


class Deduction:
    """All that is known of the tiles."""

    fits: tuple[list[int], list[int]]
    _tables: list[Table]
    _golden: Row
    _counted: JarWeights | None

    def __init__(self, rules: Ruleset, of: "Deduction | None" = None) -> None:
        self.rules = rules
        if of is not None:  # as `copy` does
            self.fits = (list(of.fits[0]), list(of.fits[1]))
            self._tables = list(of._tables)
            self._golden = of._golden
            self._counted = of._counted
            return
        self.fits = (  # fits[kind][owner]: a bit for each exchange that is still possible
            [(1 << len(DERANGED_SYMBOLS)) - 1] * len(COLOURS),
            [(1 << len(DERANGED_COLOURS)) - 1] * len(SYMBOLS),
        )
        self._tables = [(_ALL,) * len(SPECIALS)] * COMBINATIONS
        self._golden = _ALL
        self._counted = None
        if rules.fixed_jars:  # everybody knows what each jar hides, but not under which tile
            for tile, front in enumerate(chain.from_iterable(map(self._led, FIXED_CONTENTS))):
                self.is_front(tile, front)
            self.mixed(range(JARS))
        if rules.family:  # what is out of play has been told apart
            for number, table in enumerate(self._tables):
                self._set(number, (keep(row, 2, Kind.SPECIAL) for row in table))
        if not rules.three_tales:
            for tile, front in enumerate(GOLDEN, JARS):
                self.is_front(tile, front)

    def copy(self) -> "Deduction":
        """Go on from here without changing the original."""
        return Deduction(self.rules, self)

    # What comes to be known -----------------------------------------------------------------

    def is_front(self, tile: int, front: Front) -> None:
        """Learn that a tile has a front: it was seen."""
        number, place = divmod(tile, 3)
        if tile >= JARS:
            self._golden = keep(self._golden, place, front - GOLDEN[0])
            return
        table = self._tables[number]
        thief = _thieves(self.rules.leaders)[number].get(front)
        if thief is None:
            self._set(
                number,
                (
                    keep(row, place, Kind.SPECIAL) if special == front else _NONE
                    for special, row in zip(SPECIALS, table, strict=True)
                ),
            )
        else:
            kind, ways = thief
            self.fits[kind][OWNER[kind][number]] &= ways
            self._set(number, (keep(row, place, kind) for row in table))

    def is_none_of(self, tile: int, fronts: Iterable[Front]) -> None:
        """Learn that a tile is none of some special or golden tiles: it was not shown."""
        number, place = divmod(tile, 3)
        fronts = frozenset(fronts)
        if tile >= JARS:
            for front in fronts.intersection(GOLDEN):
                self._golden = drop(self._golden, place, front - GOLDEN[0])
            return
        self._set(
            number,
            (
                drop(row, place, Kind.SPECIAL) if special in fronts else row
                for special, row in zip(SPECIALS, self._tables[number], strict=True)
            ),
        )

    def mixed(self, tiles: Iterable[int]) -> None:
        """Learn that tiles were shuffled: among them, equal backs cannot be told apart now."""
        places: dict[int, list[int]] = {}
        for tile in sorted({*tiles}):
            places.setdefault(jar(tile), []).append(tile % 3)
        for number, together in places.items():
            if number == NO_JAR:
                (self._golden,) = reduced((mix(self._golden, tuple(together)),))
            elif len(together) > 1:
                self._set(number, (mix(row, tuple(together)) for row in self._tables[number]))

    def _set(self, number: int, rows: Iterable[Row]) -> None:
        table = reduced(tuple(rows))
        if table != self._tables[number]:
            self._tables[number] = table
            self._counted = None

    # Asking ---------------------------------------------------------------------------------

    def _jar_weights(self) -> JarWeights:
        if self._counted is None:
            self._counted = JarWeights(tuple(self._tables))
        return self._counted

    def _is_possible(self) -> bool:
        return all(map(all, self.fits)) and any(self._golden) and self._jar_weights().ways > 0

    def _checked(self) -> JarWeights:
        if not self._is_possible():
            raise AssertionError("what is known of the tiles contradicts itself")
        return self._jar_weights()

    def allows(self, fronts: Mapping[int, Front]) -> bool:
        """Ask whether these tiles could have these fronts, all at once."""
        supposed = self.copy()
        for tile, front in fronts.items():
            supposed.is_front(tile, front)
        return supposed._is_possible()

    def odds(self, tile: int) -> dict[Front, float]:
        """Tell how likely each front is that a tile can have."""
        self._checked()
        return self._golden_odds(tile) if tile >= JARS else self._jar_odds(jar(tile))[tile % 3]

    def odds_of_all(self) -> dict[int, dict[Front, float]]:
        """Tell it of all tiles."""
        self._checked()
        in_jars = [odds for number in range(COMBINATIONS) for odds in self._jar_odds(number)]
        return dict(enumerate([*in_jars, *map(self._golden_odds, range(JARS, TILES))]))

    def _golden_odds(self, tile: int) -> dict[Front, float]:
        weights = {
            front: sum(keep(self._golden, tile % 3, order)) for order, front in enumerate(GOLDEN)
        }
        total = sum(self._golden)
        return {front: weight / total for front, weight in weights.items() if weight}

    def _jar_odds(self, number: int) -> list[dict[Front, float]]:
        """Tell the odds of the three tiles of a jar."""
        table, shares = self._tables[number], self._jar_weights().shares(number)
        arrangements = [
            sum(share * row[a] for share, row in zip(shares, table, strict=True))
            for a in range(len(ARRANGEMENTS))
        ]
        total = sum(arrangements)
        thieves = self._thief_counts(number)
        all_odds = []
        for place in range(3):
            odds: dict[Front, float] = {}
            for front, kind, count, out_of in thieves:
                first, second = WHERE[place][kind]
                if weight := arrangements[first] + arrangements[second]:
                    odds[front] = weight * count / (total * out_of)
            first, second = WHERE[place][Kind.SPECIAL]
            for special, share, row in zip(SPECIALS, shares, table, strict=True):
                if weight := share * (row[first] + row[second]):
                    odds[special] = weight / total
            all_odds.append(odds)
        return all_odds

    def _thief_counts(self, number: int) -> list[tuple[Front, Kind, int, int]]:
        """List the thieves in a jar: front, kind, and how many of the exchanges that fit say so."""
        counts = []
        for front, (kind, ways) in _thieves(self.rules.leaders)[number].items():
            fits = self.fits[kind][OWNER[kind][number]]
            if fits & ways:
                counts.append((front, kind, (fits & ways).bit_count(), fits.bit_count()))
        return counts

    def exchanges(self, kind: Kind, owner: int) -> list[Sequence[int]]:
        """List the ways in which a colour or a symbol can have exchanged what is wrong."""
        fits = self.fits[kind][owner]
        return [exchange for way, exchange in enumerate(EXCHANGES[kind]) if fits >> way & 1]

    def fillings(self, number: int) -> dict[tuple[Kinds, Front], float]:
        """Tell how likely each arrangement of a jar's tiles is with each special tile."""
        table, shares = self._tables[number], self._checked().shares(number)
        weights = {
            (kinds, special): share * weight
            for special, share, row in zip(SPECIALS, shares, table, strict=True)
            for kinds, weight in zip(ARRANGEMENTS, row, strict=True)
            if share * weight
        }
        total = sum(weights.values())
        return {filling: weight / total for filling, weight in weights.items()}

    def chance_of(
        self, tiles: Sequence[int], wins: Callable[[Kinds], int], out_of: int = 1
    ) -> float:
        """Tell how likely it is that some tiles with jars win.

        They lose if there is any special but an Amulet among them. Else `wins` says in how many
        cases, `out_of` so many, they win when they are of these kinds, SPECIAL meaning an Amulet.
        The tiles must be in the order of their labels.
        """
        specials = self._checked()
        places: dict[int, tuple[int, ...]] = {}
        for tile in tiles:
            places[jar(tile)] = (*places.get(jar(tile), ()), tile % 3)
        branches: list[tuple[int, list[Kinds]]] = [(specials.without(list(places)), [()])]
        whole = specials.ways * out_of
        for number, together in places.items():
            whole *= specials.arrangements(number)
            branches = [
                (specials.times(ways, weights), [a + b for a, b in product(before, kinds)])
                for ways, before in branches
                for weights, kinds in specials.options(number, together)
            ]
        won = sum(specials.ways_of(ways) * sum(map(wins, kinds)) for ways, kinds in branches)
        return won / whole

    # Drawing --------------------------------------------------------------------------------

    def sample(self, chance: Chance) -> Deck:
        """Draw a deck of all those that fit, each by its weight."""
        specials = self._checked().draw(chance)
        symbols = [_draw(DERANGED_SYMBOLS, fits, chance) for fits in self.fits[0]]
        colours = [_draw(DERANGED_COLOURS, fits, chance) for fits in self.fits[1]]
        hidden = contents_of_all(symbols, colours, [SPECIALS[special] for special in specials])
        fronts: list[Front] = []
        for contents, special, table in zip(hidden, specials, self._tables, strict=True):
            arrangement = ARRANGEMENTS[lot(chance, table[special])]
            fronts += [self._led(contents)[kind] for kind in arrangement]
        golden = ARRANGEMENTS[lot(chance, self._golden)]
        return (*fronts, *(GOLDEN[order] for order in golden))

    def _led(self, contents: Contents) -> Contents:
        return with_leaders(contents) if self.rules.leaders else contents


def _draw(exchanges: Sequence[Sequence[int]], fits: int, chance: Chance) -> Sequence[int]:
    return chance.choice([exchange for way, exchange in enumerate(exchanges) if fits >> way & 1])
