"""A card of 1200 × 630, as links are previewed: a picture on the left, words on the right.

It is looked at on phones, a third as large: no letter is smaller than 30.
"""

from dataclasses import dataclass

from .picture import SIDE, Picture
from .svg import DISPLAY, STRONG, element, fitted, moved, text, wrapped

WIDTH, HEIGHT = 1200, 630
BRASS, BRIGHT, QUIET, TEXT = "#c9a24b", "#e6c677", "#cfc4b3", "#f4ecdf"
SEATS = (
    (
        "#e8a13a",
        "M0 -11C3 -6 10 -3 10 4a5 5 0 0 1-8 3l2 5h-8l2-5a5 5 0 0 1-8-3C-10 -3 -3 -6 0 -11Z",
    ),
    ("#5ab4e6", "M0 -12 9 0 0 12 -9 0Z"),
    ("#2fb78c", "M0 -11a5 5 0 0 1 5 7 5 5 0 1 1-3 8l2 7h-8l2-7a5 5 0 1 1-3-8 5 5 0 0 1 5-7Z"),
    ("#f0e05a", "M0 11C-14 0 -10 -10 -5 -10c3 0 4 2 5 4 1-2 2-4 5-4 5 0 9 10-5 21Z"),
    (
        "#7d9cf5",
        "M0 -12 3.500 -4 12 -3.500 5.500 2 7.500 10.500 0 6 -7.500 10.500 -5.500 2 "
        "-12 -3.500 -3.500 -4Z",
    ),
    ("#f0784a", "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z"),
    ("#d58fc4", "M0 -11 11 9 -11 9Z"),
    ("#b8b8b8", "M-9 -9H9V9H-9Z"),
)
"""The eight hues of seats, each with its sign: colour is never the only sign."""

LEFT, COLUMN, RIGHT = 62, 624, 1140
CROWN = "M-14 8 -17 -9 -7 -2 0 -13 7 -2 17 -9 14 8Z"


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody at the table, or a game that somebody plays."""

    name: str
    colour: int  # which of the eight hues
    points: int | None = None
    won: bool = False
    told: str = ""  # what stands there instead of points


@dataclass(frozen=True, slots=True)
class Card:
    """What a card says, in the words of a language."""

    title: str
    line: str  # what there is to see
    rows: tuple[Row, ...] = ()
    note: str = ""  # what one may do there
    scene: str = ""  # a fragment of SVG; empty: the game's emblem


def card_svg(card: Card, picture: Picture) -> str:
    """Write a card as SVG."""
    content = [
        _ground(picture),
        moved(card.scene or picture.emblem(), LEFT, 65),
        text(
            COLUMN,
            96,
            30,
            "LARCENY",
            fill=BRASS,
            font_family=STRONG,
            font_weight=600,
            letter_spacing=6,
        ),
        text(
            COLUMN,
            168,
            76,
            fitted(card.title, 66, RIGHT - COLUMN),
            font_family=DISPLAY,
            font_weight=600,
        ),
        *_lines(card),
        *_rows(card),
    ]
    return _document("".join(content), WIDTH, HEIGHT)


def scene_svg(scene: str) -> str:
    """Write what a game has drawn as an SVG of its own."""
    return _document(scene, SIDE, SIDE)


def _document(content: str, width: int, height: int) -> str:
    return element(
        "svg",
        content,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
    )


def _ground(picture: Picture) -> str:
    middle, edge = picture.ground
    stops = element("stop", offset=0, stop_color=middle) + element(
        "stop", offset=1, stop_color=edge
    )
    shade = element("radialGradient", stops, id="ground", cx=0.26, cy=0.45, r=0.9)
    return (
        element("defs", shade)
        + element("rect", width=WIDTH, height=HEIGHT, fill="url(#ground)")
        + element(
            "rect",
            x=16,
            y=16,
            width=WIDTH - 32,
            height=HEIGHT - 32,
            rx=22,
            fill="none",
            stroke=BRASS,
            stroke_width=2,
            stroke_opacity=0.55,
        )
    )


def _lines(card: Card) -> list[str]:
    lines = wrapped(card.line, 34, RIGHT - COLUMN)[: 2 if card.rows else 4]
    told = [text(COLUMN, 222 + 42 * at, 34, line, fill=QUIET) for at, line in enumerate(lines)]
    if card.note:
        told.append(
            text(
                COLUMN,
                574,
                34,
                fitted(card.note, 34, RIGHT - COLUMN),
                fill=BRIGHT,
                font_family=STRONG,
                font_weight=600,
            )
        )
    return told


def _rows(card: Card) -> list[str]:
    """List who plays: the fewer they are, the larger."""
    if not card.rows:
        return []
    top = 300 if len(wrapped(card.line, 34, RIGHT - COLUMN)) > 1 else 268
    bottom = 530 if card.note else 580
    if len(card.rows) > 5:
        return _in_columns(card, top, bottom)
    step = min(62.0, (bottom - top) / len(card.rows))
    size = max(32.0, min(40.0, step * 0.72))
    return [
        _row(row, COLUMN, RIGHT, top + step * (at + 0.5), size) for at, row in enumerate(card.rows)
    ]


def _in_columns(card: Card, top: float, bottom: float) -> list[str]:
    """List many in two columns."""
    half = (len(card.rows) + 1) // 2
    step, middle = min(58.0, (bottom - top) / half), (COLUMN + RIGHT) / 2
    sides = ((COLUMN, middle - 14), (middle + 14, RIGHT))
    return [
        _row(row, sides[at // half][0], sides[at // half][1], top + step * (at % half + 0.5), 32)
        for at, row in enumerate(card.rows)
    ]


def _row(row: Row, left: float, right: float, middle: float, size: float) -> str:
    hue, sign = SEATS[row.colour % len(SEATS)]
    below = middle + size * 0.34
    colour = BRIGHT if row.won else TEXT
    points = row.told or ("" if row.points is None else str(row.points))
    told = element(
        "path", d=sign, fill=hue, transform=f"translate({left + 15:.5g} {middle:.5g}) scale(1.2)"
    )
    room = right - left - 44 - (0.6 * size * max(2, len(points)) + 14 if points else 0.0)
    if row.won:
        room -= 46
    name = fitted(row.name, size, room)
    told += text(left + 44, below, size, name, font_family=STRONG, font_weight=600, fill=colour)
    if row.won:
        crown_x = right - (0.62 * size * max(2, len(points)) + 24 if points else 20)
        told += element(
            "path", d=CROWN, fill=BRIGHT, transform=f"translate({crown_x:.5g} {middle:.5g})"
        )
    if points:
        told += text(
            right,
            below,
            size * 1.08,
            points,
            font_family=STRONG,
            font_weight=600,
            fill=colour,
            text_anchor="end",
        )
    return told
