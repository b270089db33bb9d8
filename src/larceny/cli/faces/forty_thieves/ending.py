"""The end of a game: points hoard by hoard, who won, and what broke a tie."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat, every_seat

from ...common.signs import BRASS, SEAT_STYLE
from .picture import Painter
from .words import listed


def final_points(view: View, painter: Painter) -> RenderableType:
    """Show how everybody's points came about, and who won."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    table.add_column("player")
    for head in ("gems", "Sapphire tiles", "Evil Eyes", "total"):
        table.add_column(head, justify="right")
    for seat in sorted(every_seat(view.players), key=lambda seat: -view.scores[seat]):
        mine = view.seats[seat]
        eyes = eyes_of(view, seat)
        table.add_row(
            Text(painter.name(seat, view), style=SEAT_STYLE[seat]),
            f"+{mine.gems}",
            f"+{len(mine.sapphire_tiles)}",
            f"-{eyes}" if eyes else "0",
            Text(str(view.scores[seat]), style="bold"),
        )
    lines = [Text(line, style=f"bold {BRASS}") for line in verdict(view, painter.names)]
    return Group(table, Text(), *lines)


def eyes_of(view: View, seat: Seat) -> int:
    """Count the Evil Eyes of a seat, tokens and tiles."""
    return view.seats[seat].eye_tokens + len(view.seats[seat].eye_tiles)


def verdict(view: View, names: Sequence[str]) -> list[str]:
    """Say who won, and how a tie was broken (FT-9.3); or that everybody has lost (FT-11.5)."""
    assert view.winners is not None
    if not view.winners:
        return ["The merchant has won. Everybody has lost (FT-11.5)."]
    winners = [_name(view, names, seat) for seat in view.winners]
    best = max(view.scores)
    tied = [seat for seat in every_seat(view.players) if view.scores[seat] == best]
    lines = []
    if len(tied) > 1:
        who = listed([_name(view, names, seat) for seat in tied])
        lines.append(f"{who} have {best} points each. {_tie_break(view, tied)}")
    if winners == ["You"]:
        lines.append(f"You win with {best} points: you are the King of Thieves.")
    elif len(winners) == 1:
        lines.append(f"{winners[0]} wins with {best} points, and is the King of Thieves.")
    else:
        lines.append(f"{listed(winners)} win together with {best} points.")
    return lines


def _name(view: View, names: Sequence[str], seat: Seat) -> str:
    return "You" if seat == view.viewer else names[seat]


def _tie_break(view: View, tied: Sequence[Seat]) -> str:
    assert view.winners is not None
    if set(tied) == set(view.winners):
        return "Their hoards do not tell them apart (FT-9.3)."
    fewest = min(eyes_of(view, seat) for seat in tied)
    remaining = [seat for seat in tied if eyes_of(view, seat) == fewest]
    deciding = ["the fewest Evil Eyes"] if len(remaining) < len(tied) else []
    if set(remaining) != set(view.winners):
        deciding.append("the most gems")
    return f"The hoards decide, by {' and then '.join(deciding)} (FT-9.3)."
