"""A second solver for puzzles of 40 Thieves, by brute force from the rules in words.

It reads what a solver is shown (a view as JSON, and what is told), tries every front that a tile
could have, and asks whether the forty thieves and twenty special tiles can still be dealt out so.
Nothing of `larceny.puzzles`, of the deduction or of the knowledge is used.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import permutations, product
from typing import Any

COLOURS, SYMBOLS, SPECIALS = "rgby", "scmht", "LSADE"
COLUMNS, ROWS = "abcd", "1234"
NOT_SHOWN = {"secret": "LDS", "lit-secret": "S"}

Fronts = Mapping[str, str]

PLACES: dict[str, tuple[str, ...]] = {
    **{
        str(3 * r + c + 1): tuple(
            f"{COLUMNS[x]}{ROWS[y]}" for y, x in product((r, r + 1), (c, c + 1))
        )
        for r, c in product(range(3), repeat=2)
    },
    **{f"row {row}": tuple(f"{column}{row}" for column in COLUMNS) for row in ROWS},
    **{f"column {column}": tuple(f"{column}{row}" for row in ROWS) for column in COLUMNS},
    "falling": ("a1", "b2", "c3", "d4"),
    "rising": ("a4", "b3", "c2", "d1"),
}


def go_together(fronts: Sequence[str]) -> bool:
    """FT-8.2, FT-8.3."""
    thieves = [front for front in fronts if len(front) == 2]
    if len(thieves) + fronts.count("A") < 4:
        return False
    for part in (0, 1):
        values = {thief[part] for thief in thieves}
        if len(values) <= 1 or len(values) == len(thieves):
            return True
    return False


class Jars:
    """All that can be under the tiles that one seat sees."""

    def __init__(self, view: Mapping[str, Any], told: Sequence[Sequence[Any]]) -> None:
        self.view = view
        self.family = view["edition"] == "family"
        self.jar: dict[str, str] = {}
        self.front: dict[str, str] = {}
        self.never: dict[str, str] = {}
        for square, tile in zip(PLACES_OF_SQUARES, view["board"], strict=True):
            self._add(square, tile["jar"], tile["front"])
        for seat, mat in enumerate(view["seats"]):
            fronts = mat["fronts"] or [None] * len(mat["jars"])
            for slot, (jar, front) in enumerate(zip(mat["jars"], fronts, strict=True), 1):
                self._add(f"hand {seat} {slot}", jar, front)
            for number, jar in enumerate(mat["sapphire_tiles"]):
                self._add(f"kept {seat} {number}", jar, "S")
            for number, jar in enumerate(mat["eye_tiles"]):
                self._add(f"eye {seat} {number}", jar, "E")
        for number, jar in enumerate(view["discards"], 1):
            self._add(f"discard {number}", jar, None)
        for at, front, how, _ in told:
            assert at in self.jar, at
            if front is None:
                self.never[at] = NOT_SHOWN[how]
            else:
                self.front[at] = front
        self.told = set(self.front)
        self.cached: dict[tuple[tuple[str, str], ...], bool] = {}
        self.found: dict[tuple[str, tuple[str, ...]], str] = {}  # by jar and what it shows

    def _add(self, at: str, jar: str, front: str | None) -> None:
        self.jar[at] = jar
        if front is not None:
            self.front[at] = front

    # Can it be dealt so? ----------------------------------------------------------------------

    def can_be(self, supposed: Fronts) -> bool:
        """Ask whether some tiles can have these fronts, all at once."""
        key = tuple(sorted(supposed.items()))
        if key not in self.cached:
            self.cached[key] = self._can_be({**self.front, **supposed}) and all(
                self.front.get(at, front) == front and front not in self.never.get(at, "")
                for at, front in supposed.items()
            )
        return self.cached[key]

    def _can_be(self, front: Fronts) -> bool:
        wrong_symbol: dict[str, dict[str, str]] = {colour: {} for colour in COLOURS}
        wrong_colour: dict[str, dict[str, str]] = {symbol: {} for symbol in SYMBOLS}
        for at, shown in front.items():
            colour, symbol = tuple(self.jar[at])
            if len(shown) == 2:
                if (shown[0] == colour) == (shown[1] == symbol):
                    return False  # exactly one of the two is right (FT-2.1)
                if shown[0] == colour:
                    if wrong_symbol[colour].setdefault(symbol, shown[1]) != shown[1]:
                        return False
                elif wrong_colour[symbol].setdefault(colour, shown[0]) != shown[0]:
                    return False
        return (
            all(_exchanged(SYMBOLS, tuple(told.items())) for told in wrong_symbol.values())
            and all(_exchanged(COLOURS, tuple(told.items())) for told in wrong_colour.values())
            and self._specials_can_be(front)
        )

    def _specials_can_be(self, front: Fronts) -> bool:
        """Of each jar one tile is special, and of each special there are four (FT-1.3, FT-2.2)."""
        allowed: list[str] = []
        for jar, tiles in self.tiles_of.items():
            known = tuple(front.get(at, "") for at in tiles)
            if (jar, known) not in self.found:
                self.found[jar, known] = "".join(sorted(self._specials_of(jar, front)))
            allowed.append(self.found[jar, known])
        return all(allowed) and (self.family or _dealt_out(tuple(sorted(allowed))))

    def _specials_of(self, jar: str, front: Fronts) -> set[str]:
        tiles = self.tiles_of[jar]
        kinds = "CS" if self.family else "CSX"
        if len(tiles) > len(kinds):
            return set()
        padded = [*tiles, *[""] * (len(kinds) - len(tiles))]
        found: set[str] = set()
        for order in permutations(kinds):
            special = set(SPECIALS)
            for at, kind in zip(padded, order, strict=True):
                if at in front and _kind(jar, front[at]) != kind:
                    break
                if kind == "X" and at:
                    special &= {front[at]} if at in front else special - {*self.never.get(at, "")}
            else:
                found |= special
        return found

    @cached_property
    def tiles_of(self) -> dict[str, list[str]]:
        return {
            jar: [at for at, its in self.jar.items() if its == jar]
            for jar in map("".join, product(COLOURS, SYMBOLS))
        }

    # Questions ----------------------------------------------------------------------------------

    def fronts(self, at: str, supposed: Fronts | None = None) -> list[str]:
        """List everything that a tile can be."""
        given = dict(supposed or {})
        if at in given:
            return [given[at]]
        colour, symbol = tuple(self.jar[at])
        thieves = [colour + s for s in SYMBOLS if s != symbol]
        thieves += [c + symbol for c in COLOURS if c != colour]
        every = [*thieves, *([] if self.family else SPECIALS)]
        return [front for front in every if self.can_be({**given, at: front})]

    def worlds(self, tiles: Sequence[str], supposed: Fronts | None = None) -> Iterator[list[str]]:
        """List everything that some tiles can be together."""
        given = dict(supposed or {})
        order = sorted(tiles, key=lambda at: len(self.fronts(at, given)))

        def rest(left: Sequence[str], so_far: dict[str, str]) -> Iterator[list[str]]:
            if not left:
                yield [so_far[at] for at in tiles]
                return
            for front in self.fronts(left[0], so_far):
                yield from rest(left[1:], {**so_far, left[0]: front})

        return rest(order, given)

    def is_certain(self, tiles: Sequence[str]) -> bool:
        """Ask whether four tiles make a combination whatever they are."""
        if any(set(self.fronts(at)) & set("LSDE") for at in tiles):
            return False
        return all(map(go_together, self.worlds(tiles)))

    def is_settled(self, tiles: Sequence[str], seen: Fronts) -> bool:
        """Ask whether it is known if four tiles go together, once something was seen."""
        return len({go_together(world) for world in self.worlds(tiles, seen)}) == 1

    def places(self) -> dict[str, tuple[str, ...]]:
        """List where a theft can be announced."""
        gems = {str(gem) for gem in self.view["gems"]}
        return {name: four for name, four in PLACES.items() if name in gems or not name.isdigit()}

    def face_down(self) -> list[str]:
        """List the squares whose tiles lie face down."""
        tiles = zip(PLACES_OF_SQUARES, self.view["board"], strict=True)
        return [square for square, tile in tiles if tile["front"] is None]


PLACES_OF_SQUARES = [f"{column}{row}" for row, column in product(ROWS, COLUMNS)]


def _kind(jar: str, front: str) -> str:
    if len(front) == 1:
        return "X"
    return "C" if front[0] == jar[0] else "S"


@cache
def _dealt_out(allowed: tuple[str, ...]) -> bool:
    """Ask whether each jar can have one of the specials that it may have, four of each in all."""
    given: dict[int, str] = {}

    def find(jar: int, tried: set[str]) -> bool:
        for special in allowed[jar]:
            if special not in tried:
                tried.add(special)
                holders = [other for other, its in given.items() if its == special]
                if len(holders) < 4 or any(find(other, tried) for other in holders):
                    given[jar] = special
                    return True
        return False

    return all(find(jar, set()) for jar in range(len(allowed)))


@cache
def _exchanged(values: str, told: tuple[tuple[str, str], ...]) -> bool:
    """Ask whether values can be exchanged so that none stays in its place (FT-2.3)."""
    return any(
        all(own != other for own, other in zip(values, order, strict=True))
        and all(order[values.index(own)] == other for own, other in told)
        for order in permutations(values)
    )


# The questions of the themes ------------------------------------------------------------------


def certain_after(jars: Jars, moved: Mapping[str, str]) -> bool:
    """Ask whether a theft is certain once tiles lie elsewhere: by square, which tile lies there."""
    return any(
        jars.is_certain([moved.get(square, square) for square in four])
        for four in jars.places().values()
    )


def interchanges() -> dict[str, dict[str, str]]:
    """List the 42 interchanges, and what they move (FT-6.3)."""
    found = {}
    for (c, r), (down, right) in product(
        product(range(4), repeat=2), ((0, 1), (1, 0), (1, 1), (1, -1))
    ):
        if 0 <= c + right < 4 and r + down < 4:
            one, other = f"{COLUMNS[c]}{ROWS[r]}", f"{COLUMNS[c + right]}{ROWS[r + down]}"
            found[f"interchange {one} {other}"] = {one: other, other: one}
    return found


def solve(theme: str, asked: Mapping[str, Any], seat: int, jars: Jars) -> list[str]:
    """List all answers that are right."""
    match theme:
        case "certain-theft":
            return [
                f"steal {name}" for name, four in jars.places().items() if jars.is_certain(four)
            ]
        case "which-interchange":
            return [word for word, moved in interchanges().items() if certain_after(jars, moved)]
        case "which-replace":
            slots = range(1, 1 + len(jars.view["seats"][seat]["jars"]))
            return [
                f"replace {slot} {square}"
                for slot, square in product(slots, PLACES_OF_SQUARES)
                if certain_after(jars, {square: f"hand {seat} {slot}"})
            ]
        case "which-glimpse":
            four = PLACES[asked["theft"].removeprefix("steal ")]
            return [
                f"glimpse {square}"
                for square in jars.face_down()
                if all(jars.is_settled(four, {square: front}) for front in jars.fronts(square))
            ]
        case "what-lies-under":
            return jars.fronts(asked["square"])
        case "which-is-safe":
            untold = [square for square in jars.face_down() if square not in jars.told]
            return [square for square in untold if not set(jars.fronts(square)) & set("LSDE")]
    raise AssertionError(theme)
