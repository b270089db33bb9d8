"""The box: three levels of four drawers, and the red pillow before it."""

import re
from collections.abc import Iterator

from ..picture import View
from ..svg import element, moved
from .gems import gem

LEVELS, SIDES = "TMB", "NESW"
WIDTH, HEIGHT, LEFT, TOP = 116.0, 104.0, 18.0, 44.0


def box(view: View) -> str:
    """Draw the box as somebody sees it, with what is open."""
    hidden = view.get("hidden", {})
    told = [_case()]
    for at in range(12):
        level, side = divmod(at, 4)
        x, y = LEFT + WIDTH * side, TOP + HEIGHT * level
        told.append(moved(_drawer(view["grains"][at]), x, y))
        if (inside := hidden.get(f"{LEVELS[level]}.{SIDES[side]}")) is not None:
            told.append(moved(_inside(inside), x, y))
    told.append(_red_pillow(view["red"]))
    return "".join(told)


def _case() -> str:
    wood = element(
        "rect",
        x=4,
        y=24,
        width=492,
        height=350,
        rx=14,
        fill="#3a2213",
        stroke="#c9a24b",
        stroke_width=3,
    )
    lid = element(
        "rect",
        x=0,
        y=12,
        width=500,
        height=26,
        rx=10,
        fill="#8a5a33",
        stroke="#2e1b10",
        stroke_width=2,
    )
    foot = element(
        "rect",
        x=0,
        y=362,
        width=500,
        height=22,
        rx=8,
        fill="#6b4426",
        stroke="#2e1b10",
        stroke_width=2,
    )
    return wood + lid + foot


def _drawer(grain: int) -> str:
    """Draw a front: each has a grain of its own, which travels with it."""
    front = element(
        "rect",
        x=5,
        y=5,
        width=106,
        height=94,
        rx=7,
        fill="#8a5a33",
        stroke="#2e1b10",
        stroke_width=3,
    )
    lines = []
    for line in range(5):
        y = 18 + 17 * line
        bend = 5 + (grain * 7 + line * 5) % 13
        knot = 20 + (grain * 23 + line * 11) % 60
        d = f"M9 {y}Q{knot} {y - bend} {knot + 12} {y}T107 {y + (grain + line) % 3 - 1}"
        lines.append(element("path", d=d))
    grained = element(
        "g", "".join(lines), fill="none", stroke="#5d3922", stroke_width=2.2, opacity=0.75
    )
    knob = element("circle", cx=58, cy=52, r=10, fill="#e6c677", stroke="#6b4708", stroke_width=3)
    return front + grained + knob


def _inside(written: str) -> str:
    """Draw what lies in a drawer: above, and on its lower side."""
    upper, _, lower = written.partition("/")
    told = []
    for y, side in ((27, upper), (78, lower)):
        kinds = list(_gems(side))
        size = min(26.0, 96.0 / max(1, len(kinds)))
        left = 58 - size * len(kinds) / 2
        if kinds:
            told.append(
                element(
                    "rect",
                    x=left - 5,
                    y=y - 17,
                    width=size * len(kinds) + 10,
                    height=34,
                    rx=12,
                    fill="#14110f",
                    opacity=0.82,
                )
            )
        told += [
            moved(gem(kind), left + size * at, y - size / 2, size / 24)
            for at, kind in enumerate(kinds)
        ]
    return "".join(told)


def _gems(written: str) -> Iterator[str]:
    """Read gems such as `2D1S` or, in a secret compartment, `(R)`."""
    for count, kind in re.findall(r"([0-9]*)([DSR])", written):
        yield from kind * int(count or 1)


def _red_pillow(written: str) -> str:
    pillow = element(
        "path",
        d="M70 412Q250 392 430 412 448 448 430 486 250 504 70 486 52 448 70 412Z",
        fill="#8e1b24",
        stroke="#c9a24b",
        stroke_width=3,
    )
    kinds = list(_gems(written))
    size = min(40.0, 330.0 / max(1, len(kinds)))
    left = 250 - size * len(kinds) / 2
    return pillow + "".join(
        moved(gem(kind), left + size * at, 449 - size / 2, size / 24)
        for at, kind in enumerate(kinds)
    )


def emblem() -> str:
    """Draw what stands for the game: the box, seen from a corner, with a ruby on it."""
    told = [element("ellipse", cx=250, cy=432, rx=195, ry=36, fill="#000", opacity=0.4)]
    for level in range(3):
        y = 78 * (2 - level)
        told.append(
            element(
                "path",
                d=f"M58 {148 + y} 250 {226 + y}v72L58 {220 + y}z",
                fill="#5d3922",
                stroke="#2e1b10",
                stroke_width=4,
            )
        )
        told.append(
            element(
                "path",
                d=f"M442 {148 + y} 250 {226 + y}v72L442 {220 + y}z",
                fill="#8a5a33",
                stroke="#2e1b10",
                stroke_width=4,
            )
        )
        told += [element("circle", cx=x, cy=224 + y, r=13, fill="#e6c677") for x in (154, 346)]
    told.append(
        element(
            "path",
            d="M250 66 442 144 250 222 58 144z",
            fill="#a8713f",
            stroke="#c9a24b",
            stroke_width=5,
        )
    )
    return "".join(told) + moved(gem("R"), 196, 84, 4.5)
