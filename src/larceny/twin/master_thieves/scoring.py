"""Points and winners (MT-13.4, MT-13.5)."""

from types import SimpleNamespace

from larceny.games.master_thieves.pieces import KINDS, POINTS
from larceny.games.master_thieves.scoring import TIE_BREAKS

from ..ops import WORD_BITS, Flag, Word, Words, most, only
from .table import Table

_KINDS = ("diamonds", "sapphires", "rubies")
_POINTS = {name: POINTS[kind] for name, kind in zip(_KINDS, KINDS, strict=True)}


def scores(table: Table, s: SimpleNamespace) -> Words:
    """Count the black pillow plus and the white one minus, as signed numbers."""
    return tuple(points.astype("int32") for points in _points(table, s))


def _points(table: Table, s: SimpleNamespace) -> list[Word]:
    """Count the points, in words: those below 0 wrap around."""
    black, white = table.shapes.pillow, table.shapes.white
    return [
        sum(points * black.read(plus, kind) for kind, points in _POINTS.items())
        - white.read(minus, "diamonds") * _POINTS["diamonds"]
        - white.read(minus, "sapphires") * _POINTS["sapphires"]
        for plus, minus in zip(s.black, s.white, strict=True)
    ]


def winners(table: Table, s: SimpleNamespace) -> tuple[Flag, ...]:
    """Say of every seat whether nobody beats it: points, then gems kind by kind."""
    best: list[Flag] = [True] * table.players
    for compared in zip(*_standings(table, s), strict=True):
        among = [only(flag, value + 1) for flag, value in zip(best, compared, strict=True)]
        highest = most(among)
        best = [value == highest for value in among]
    return tuple(best)


def _standings(table: Table, s: SimpleNamespace) -> list[list[Word]]:
    """Return what is compared for every seat, as few numbers as hold it, the first counting most.

    So much is added to the points that none are below 0.
    """
    rules, pillow = table.rules, table.shapes.pillow
    least = rules.imitation_diamonds + 2 * rules.imitation_sapphires
    most_points = sum(_POINTS[kind] * pillow.most(kind) for kind in _KINDS) + least
    standings = []
    for points, black in zip(_points(table, s), s.black, strict=True):
        row, width = [points + least], most_points.bit_length()
        for kind in TIE_BREAKS[rules.tie_break]:
            more = pillow.most(kind).bit_length()
            if width + more >= WORD_BITS:
                row.append(pillow.read(black, kind))
                width = more
            else:
                row[-1] = (row[-1] << more) | pillow.read(black, kind) if more else row[-1]
                width += more
        standings.append(row)
    return standings
