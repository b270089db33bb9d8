"""How hard the puzzles are, in tables: by theme, and by class."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, quantiles
from typing import Any

from rich.table import Table

from larceny.puzzles.by_net import net_chance
from larceny.puzzles.difficulty import stars
from larceny.puzzles.puzzle import Puzzle

from ..common.signs import BRASS

HEADS = (
    "puzzles",
    "rating",
    "from",
    "to",
    "novice",
    "expert",
    "net",
    "remember",
    "follow",
    "proof",
)


def difficulty_rows(puzzles: Sequence[Puzzle]) -> dict[str, dict[str, Any]]:
    """Tell it by theme and by class: how many, how hard, and how many bots found the answer."""
    groups: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        groups[puzzle.theme].append(puzzle)
    for number in range(1, 6):
        groups["*" * number] = [p for p in puzzles if stars(p.difficulty.rating) == number]
    by_net = {puzzle.id: net_chance(puzzle) for puzzle in puzzles}
    return {name: _row(its, by_net) for name, its in groups.items() if its}


def _row(puzzles: Sequence[Puzzle], by_net: Mapping[str, float | None]) -> dict[str, Any]:
    ratings = [puzzle.difficulty.rating for puzzle in puzzles]
    tenths = quantiles(ratings, n=10) if len(ratings) > 1 else ratings * 9
    return {
        "puzzles": len(puzzles),
        "rating": round(mean(ratings)),
        "from": round(tenths[0]),
        "to": round(tenths[-1]),
        "novice": _mean(puzzle.difficulty.novice for puzzle in puzzles),
        "expert": _mean(puzzle.difficulty.expert for puzzle in puzzles),
        "net": _mean(by_net[puzzle.id] for puzzle in puzzles),
        **{name: _feature(puzzles, name) for name in ("remember", "follow", "proof")},
    }


def _mean(shares: Iterable[float | None]) -> float | None:
    asked = [share for share in shares if share is not None]
    return round(mean(asked), 3) if asked else None


def _feature(puzzles: Sequence[Puzzle], name: str) -> float | None:
    numbers = [p.difficulty.features[name] for p in puzzles if name in p.difficulty.features]
    return round(mean(numbers), 1) if numbers else None


def difficulty_tables(puzzles: Sequence[Puzzle]) -> list[Table]:
    """Draw both tables; `from` and `to` leave out a tenth at either end."""
    rows = difficulty_rows(puzzles)
    by_theme = {name: row for name, row in rows.items() if not name.startswith("*")}
    by_class = {name: row for name, row in rows.items() if name.startswith("*")}
    return [_table("theme", by_theme), _table("class", by_class)]


def _table(what: str, rows: dict[str, dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=BRASS)
    table.add_column(what)
    for head in HEADS:
        table.add_column(head, justify="right")
    for name, row in rows.items():
        table.add_row(name, *(_written(head, row[head]) for head in HEADS))
    return table


def _written(head: str, value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.0%}" if head in ("novice", "expert", "net") else f"{value:g}"
