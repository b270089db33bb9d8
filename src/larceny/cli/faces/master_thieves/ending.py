"""The end of a game: points pillow by pillow, who won, and what broke a tie."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from larceny.games.master_thieves.pieces import KINDS, counts, value
from larceny.games.master_thieves.view_types import View
from larceny.kernel.events import Seat, every_seat

from ...common.signs import BRASS, SEAT_STYLE
from .gems import GEM_NAMES, gems_mark
from .picture import Painter


def final_points(view: View, painter: Painter) -> RenderableType:
    """Show how everybody's points came about, and who won."""
    assert view.scores is not None
    assert view.winners is not None
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    table.add_column("player")
    table.add_column("black pillow")
    table.add_column("points", justify="right")
    table.add_column("white pillow")
    table.add_column("points", justify="right")
    table.add_column("total", justify="right")
    for seat in sorted(every_seat(view.players), key=lambda seat: -_total(view, seat)):
        mine = view.seats[seat]
        table.add_row(
            Text(painter.name(seat, view), style=SEAT_STYLE[seat]),
            gems_mark(mine.black, painter.signs),
            f"+{value(mine.black)}",
            gems_mark(mine.white, painter.signs),
            f"-{value(mine.white)}" if mine.white else "0",
            Text(str(_total(view, seat)), style="bold"),
        )
    lines = [Text(line, style=f"bold {BRASS}") for line in verdict(view, painter.names)]
    return Group(table, Text(), *lines)


def _total(view: View, seat: Seat) -> int:
    return 0 if view.scores is None else view.scores[seat]


def verdict(view: View, names: Sequence[str]) -> list[str]:
    """Say who won, and how a tie was broken (MT-13.5)."""
    assert view.winners is not None
    winners = [_name(view, names, seat) for seat in view.winners]
    best = max(_total(view, seat) for seat in every_seat(view.players))
    tied = [seat for seat in every_seat(view.players) if _total(view, seat) == best]
    lines = []
    if len(tied) > 1:
        who = _listed([_name(view, names, seat) for seat in tied])
        lines.append(f"{who} have {best} points each. {_tie_break(view, tied)}")
    if winners == ["You"]:
        lines.append(f"You win with {best} points.")
    elif len(winners) == 1:
        lines.append(f"{winners[0]} wins with {best} points.")
    else:
        lines.append(f"{_listed(winners)} win together with {best} points.")
    return lines


def _name(view: View, names: Sequence[str], seat: Seat) -> str:
    return "You" if seat == view.viewer else names[seat]


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _tie_break(view: View, tied: Sequence[int]) -> str:
    assert view.winners is not None
    losers = [seat for seat in tied if seat not in view.winners]
    if not losers:
        return "Their gems do not tell them apart (MT-13.5)."
    remaining, deciding = list(tied), []
    for kind in reversed(KINDS):  # rubies first
        held = {seat: dict(counts(view.seats[seat].black)).get(kind, 0) for seat in remaining}
        most = max(held.values())
        if min(held.values()) < most:
            deciding.append(GEM_NAMES[kind][1])
        remaining = [seat for seat in remaining if held[seat] == most]
        if len(remaining) == len(view.winners):
            break
    return f"The black pillows decide, by {' and then '.join(deciding)} (MT-13.5)."
