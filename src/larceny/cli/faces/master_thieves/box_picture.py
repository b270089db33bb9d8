"""The jewelry box, unfolded: its three levels one below the other, its four sides side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from larceny.games.master_thieves.pieces import EVERY_PLACE, PLACE_NAMES, SIDES, Place, gems_text
from larceny.games.master_thieves.view_types import OpenDrawer, View

from ...common.signs import BRASS, QUIET, SEAT_STYLE, WOOD, Signs
from .gems import ALARM, gems_mark
from .grains import front

PLAIN_FRONT = ("", "")


@dataclass(frozen=True, slots=True)
class BoxSize:
    """How large the box is drawn."""

    front_width: int
    with_knobs: bool

    @property
    def width(self) -> int:
        """Count the columns of the whole box."""
        return len(SIDES) * (self.front_width + 1) + 1


SMALL = BoxSize(front_width=7, with_knobs=False)
LARGE = BoxSize(front_width=11, with_knobs=True)


def draw_box(
    view: View, signs: Signs, size: BoxSize, inside: Mapping[Place, str] | None = None
) -> list[Text]:
    """Draw the box line by line; `inside` names what is in each drawer when all lies open."""
    across, down = signs.edges[-2], signs.edges[-1]
    lines: list[Text] = []
    for level in range(3):
        places = EVERY_PLACE[4 * level : 4 * level + 4]
        lines.append(
            _edge(view, places, size, signs.edges[3:6] if level else signs.edges[:3], across)
        )
        cells = [_front(view, place, signs, size, inside) for place in places]
        for row in zip(*cells, strict=True):
            bar = Text(down, style=WOOD)
            lines.append(bar + bar.join(row) + bar)
    left, middle, right = list(signs.edges[6:9])
    bottom = middle.join([across * size.front_width] * len(SIDES))
    lines.append(Text(f"{left}{bottom}{right}", style=WOOD))
    return lines


def _edge(view: View, places: Sequence[Place], size: BoxSize, corners: str, across: str) -> Text:
    """Draw the edge over a level, with the names of its places."""
    left, middle, right = list(corners)
    line = Text(style=WOOD)
    for k, place in enumerate(places):
        line.append(middle if k else left)
        is_open = view.open_drawer is not None and view.open_drawer.place == place
        line.append(PLACE_NAMES[place], style=f"bold {BRASS}" if is_open else "bold")
        line.append(across * (size.front_width - len(PLACE_NAMES[place])))
    line.append(right)
    return line


def _front(
    view: View, place: Place, signs: Signs, size: BoxSize, inside: Mapping[Place, str] | None
) -> list[Text]:
    """Draw one drawer front: open, closed, or with what is in it written on it."""
    width = size.front_width
    drawer = view.open_drawer
    grain = PLAIN_FRONT
    if view.grains is not None:
        grain = front(view.grains[place], bool(view.turned_over), width)
    if drawer is not None and drawer.place == place:
        rows = _open(drawer, signs, width)
    elif inside is not None:
        content = inside[place]
        style = "bold" if content != "/" else "dim"
        rows = [Text(grain[0], style=WOOD), Text("" if content == "/" else content, style=style)]
    else:
        rows = [Text(row, style=WOOD) for row in grain]
    if size.with_knobs:
        rows.insert(1, Text("o" if drawer is None or drawer.place != place else "", style=BRASS))
    return [_fit(row, width) for row in rows]


def _open(drawer: OpenDrawer, signs: Signs, width: int) -> list[Text]:
    """Draw the drawer that stands open, with what lies in it as far as one may look in."""
    marks = Text("open", style=f"bold reverse {BRASS}")
    if drawer.alarm is not None:
        marks.append(" ")
        marks.append(f"{ALARM}{signs.seats[drawer.alarm]}", SEAT_STYLE[drawer.alarm])
    if drawer.gems is None:
        return [marks, Text("?", style=QUIET)]
    lying = gems_mark(drawer.gems, signs, "")
    if len(lying) > width:
        lying = Text(gems_text(drawer.gems))
    return [marks, lying]


def _fit(row: Text, width: int) -> Text:
    """Bring a row to the width of a front, what it says in the middle."""
    row = row.copy()
    row.truncate(width)
    row.align("center", width)
    return row
