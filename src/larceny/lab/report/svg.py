"""Drawings: a few kinds of plots, as text. Colours and fonts come from the page's style.

All are drawn 360 units wide, which is a phone; wide screens set several beside each other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from ..clusters import Estimate
from .axis import Axis, Writer, number

WIDTH = 360
ROW = 26
TOP = 6
FOOT = 24
LEFT = 118
RIGHT = 62
LETTER = 6.3
"""About how wide a letter is; labels are set in 12."""


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Write words."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Draw a line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, more: str = "") -> str:
    """Draw a box."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
        f'class="{kind}"{more}/>'
    )


def drawing(height: float, parts: Sequence[str]) -> str:
    """Put a drawing together; what it shows is described in words beside it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" aria-hidden="true" focusable="false">'
        f"{''.join(parts)}</svg>"
    )


def shortened(words: str, room: float) -> str:
    """Cut a label that does not fit."""
    most = max(int(room / LETTER), 4)
    return words if len(words) <= most else words[: most - 1] + "…"


@dataclass(frozen=True, slots=True)
class Dot:
    """A figure with its interval, and how it is marked: a `seat-N` colour, or `plain`, `strong`."""

    label: str
    estimate: Estimate
    kind: str = "seat-0"


def dots(
    rows: Sequence[Dot], write: Writer, reference: float | None = None, left: float = LEFT
) -> str:
    """Draw figures below each other, each with its interval; a reference as a dashed line."""
    values = [end for row in rows for end in row.estimate.ends]
    axis = Axis.over([*values, *([] if reference is None else [reference])])
    width, bottom = WIDTH - left - RIGHT, TOP + ROW * len(rows)
    parts = _axis(axis, write, left, width, bottom)
    if reference is not None:
        x = left + width * axis.at(reference)
        parts.append(line(x, TOP - 2, x, bottom, "reference"))
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW / 2
        mid = left + width * axis.at(row.estimate.value)
        low, high = (left + width * axis.at(value) for value in row.estimate.ends)
        parts += [
            text(left - 10, y + 4, shortened(row.label, left - 10), "label", "end"),
            line(low, y, high, y, f"interval {row.kind}"),
            f'<circle cx="{mid:.1f}" cy="{y:.1f}" r="5" class="dot {row.kind}"/>',
            text(WIDTH - 2, y + 4, write(row.estimate.value), "value", "end"),
        ]
    return drawing(bottom + FOOT, parts)


def _axis(axis: Axis, write: Writer, left: float, width: float, bottom: float) -> list[str]:
    parts = []
    every = 1 if len(axis.ticks) * 38 < width else 2
    for count, tick in enumerate(axis.ticks):
        x = left + width * axis.at(tick)
        parts.append(line(x, TOP, x, bottom, "grid"))
        if count % every == 0:
            parts.append(text(x, bottom + 16, write(tick), "tick", "middle"))
    return parts


def bars(rows: Sequence[Dot], write: Writer) -> str:
    """Draw bars from zero, to the right or to the left, with thin intervals."""
    values = [end for row in rows for end in row.estimate.ends]
    axis = Axis.over([0.0, *values])
    width, bottom = WIDTH - LEFT - RIGHT, TOP + ROW * len(rows)
    zero = LEFT + width * axis.at(0)
    parts = _axis(axis, write, LEFT, width, bottom)
    for place, row in enumerate(rows):
        y, mid = TOP + ROW * place, LEFT + width * axis.at(row.estimate.value)
        low, high = (LEFT + width * axis.at(end) for end in row.estimate.ends)
        parts += [
            text(LEFT - 10, y + ROW / 2 + 4, shortened(row.label, LEFT - 10), "label", "end"),
            box(min(zero, mid), y + 5, abs(mid - zero), ROW - 10, f"bar {row.kind}", ' rx="2"'),
            line(low, y + ROW / 2, high, y + ROW / 2, "whisker"),
            text(WIDTH - 2, y + ROW / 2 + 4, write(row.estimate.value), "value", "end"),
        ]
    parts.append(line(zero, TOP, zero, bottom, "zero"))
    return drawing(bottom + FOOT, parts)


@dataclass(frozen=True, slots=True)
class Ridge:
    """How often each value came, with the mean marked."""

    label: str
    counts: Mapping[int, int]
    mean: float
    kind: str = "seat-0"


def ridges(rows: Sequence[Ridge], bins: int = 40) -> str:
    """Draw distributions below each other on one axis; all have the same area."""
    left, height = 70.0, 58.0
    width, bottom = WIDTH - left - 46, TOP + height * len(rows)
    low, high = _most_of([row.counts for row in rows])
    step = max(1, -(-(high - low + 1) // bins))
    axis = Axis.over([low, high + 1], 5)
    parts = _axis(axis, number, left, width, bottom)
    shapes = [_shares(row.counts, low, high, step) for row in rows]
    tallest = max((share for shape in shapes for share in shape.values()), default=1.0)
    for place, (row, shape) in enumerate(zip(rows, shapes, strict=True)):
        base = TOP + height * (place + 1) - 2
        for begins, share in shape.items():
            x = left + width * axis.at(begins)
            wide = left + width * axis.at(begins + step) - x
            tall = (height - 12) * share / tallest
            parts.append(box(x + 0.3, base - tall, wide - 0.6, tall, f"bar {row.kind}"))
        mean = left + width * axis.at(row.mean)
        parts += [
            line(left, base, left + width, base, "zero"),
            line(mean, base - height + 12, mean, base, "reference"),
            text(left - 10, base - 4, row.label, "label", "end"),
            text(WIDTH - 2, base - 4, number(row.mean), "value", "end"),
        ]
    return drawing(bottom + FOOT, parts)


def _most_of(counted: Sequence[Mapping[int, int]]) -> tuple[int, int]:
    """Return where all but the outermost half per cent on each side of every distribution lies."""
    lows, highs = [], []
    for counts in counted:
        total, passed, inside = sum(counts.values()), 0, []
        for value in sorted(counts):
            passed += counts[value]
            if passed >= 0.005 * total and passed - counts[value] <= 0.995 * total:
                inside.append(value)
        lows.append(inside[0])
        highs.append(inside[-1])
    return min(lows), max(highs)


def _shares(counts: Mapping[int, int], low: int, high: int, step: int) -> dict[int, float]:
    total, shares = sum(counts.values()), dict[int, float]()
    for value, count in counts.items():
        if low <= value <= high:
            begins = low + (value - low) // step * step
            shares[begins] = shares.get(begins, 0.0) + count / total
    return dict(sorted(shares.items()))


def heat(
    names: Sequence[str],
    heads: Sequence[str],
    values: Sequence[Sequence[float]],
    write: Writer,
    left: float = 96,
) -> str:
    """Draw a table of values as cells: the more, the fuller the colour."""
    wide, tall, top = (WIDTH - left - 4) / len(heads), 32.0, 22.0
    most = max((value for row in values for value in row), default=1.0)
    least = min((value for row in values for value in row), default=0.0)
    parts = [
        text(left + wide * (place + 0.5), 14, head, "tick", "middle")
        for place, head in enumerate(heads)
    ]
    for down, (name, row) in enumerate(zip(names, values, strict=True)):
        y = top + tall * down
        parts.append(text(left - 10, y + tall / 2 + 4, name, "label", "end"))
        for across, value in enumerate(row):
            full = (value - least) / (most - least) if most > least else 0.5
            more = f' rx="3" style="fill-opacity:{0.05 + 0.53 * full:.2f}"'  # text stays readable
            x = left + wide * across
            parts += [
                box(x + 1.5, y + 1.5, wide - 3, tall - 3, "cell", more),
                text(x + wide / 2, y + tall / 2 + 4, write(value), "cell-text", "middle"),
            ]
    return drawing(top + tall * len(names) + 4, parts)


def stacks(
    names: Sequence[str], parts_of: Sequence[Mapping[str, float]], kinds: Sequence[str]
) -> str:
    """Draw shares of a whole as one bar a row, in colours that a legend names."""
    left, width = 70.0, WIDTH - 70.0 - 4
    drawn = []
    for place, (name, shares) in enumerate(zip(names, parts_of, strict=True)):
        y, x = TOP + ROW * place, left
        drawn.append(text(left - 10, y + ROW / 2 + 4, name, "label", "end"))
        for which, kind in enumerate(kinds):
            wide = width * shares.get(kind, 0.0)
            drawn.append(box(x, y + 4, wide - 1, ROW - 8, f"bar seat-{which}"))
            x += wide
    y = TOP + ROW * len(names) + 14
    x = left
    for which, kind in enumerate(kinds):
        room = LETTER * len(kind) + 30
        if x + room > WIDTH:
            x, y = left, y + 20
        drawn += [box(x, y - 9, 10, 10, f"bar seat-{which}"), text(x + 15, y, kind, "tick")]
        x += room
    return drawing(y + 10, drawn)


@dataclass(frozen=True, slots=True)
class Curve:
    """How a figure changed: places from left to right, and values."""

    label: str
    points: Sequence[tuple[float, float]]
    kind: str


def curves(drawn: Sequence[Curve], write: Writer, reference: float | None = None) -> str:
    """Draw curves on the same axes, in colours that a legend names."""
    left, top, tall = 46.0, 20.0 * len(drawn) + TOP, 150.0
    width, bottom = WIDTH - left - 12, top + tall
    across = Axis.over([x for curve in drawn for x, _ in curve.points])
    values = [y for curve in drawn for _, y in curve.points]
    up = Axis.over([*values, *([] if reference is None else [reference])])
    parts = []
    for tick in up.ticks:
        y = bottom - tall * up.at(tick)
        parts += [line(left, y, left + width, y, "grid")]
        parts += [text(left - 6, y + 4, write(tick), "tick", "end")]
    for tick in across.ticks:
        parts.append(
            text(left + width * across.at(tick), bottom + 16, number(tick), "tick", "middle")
        )
    if reference is not None:
        y = bottom - tall * up.at(reference)
        parts.append(line(left, y, left + width, y, "reference"))
    for place, curve in enumerate(drawn):
        at = [(left + width * across.at(x), bottom - tall * up.at(y)) for x, y in curve.points]
        parts += [line(*one, *other, f"interval {curve.kind}") for one, other in pairwise(at)]
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" class="dot {curve.kind}"/>' for x, y in at
        ]
        y = TOP + 20.0 * place + 10
        parts += [
            box(left, y - 9, 10, 10, f"bar {curve.kind}"),
            text(left + 15, y, curve.label, "tick"),
        ]
    return drawing(bottom + FOOT, parts)
