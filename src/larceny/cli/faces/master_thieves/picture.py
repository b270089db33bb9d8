"""The picture of the table as one viewer sees it now: box, pillows, order of the round, hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from larceny.games.master_thieves.pieces import CHARACTER_LETTERS, PLACE_NAMES, Place
from larceny.games.master_thieves.state import Phase
from larceny.games.master_thieves.view_types import CardFace, OpenDrawer, View
from larceny.kernel.events import Seat, every_seat

from ...common.signs import BRASS, QUIET, SEAT_STYLE, WOOD, Signs, printable, signs_for
from .box_picture import LARGE, SMALL, draw_box
from .gems import ALARM, CHARACTER_NAMES, RED_PILLOW, gems_in_words, gems_mark

ROOMY = (112, 34)
"""From so many columns and lines on, the large picture is drawn."""

NARROW = 79
"""With fewer columns, the pillows are drawn below the box."""

LONGEST_NAME = {True: 12, False: 6}
"""How much of a name is shown, where there is much room and where there is little."""


@dataclass(frozen=True, slots=True)
class Painter:
    """Draws tables for one terminal; `names` are the players', by seat."""

    names: Sequence[str]
    signs: Signs
    width: int
    roomy: bool

    @classmethod
    def for_console(cls, console: Console, names: Sequence[str]) -> "Painter":
        """Make a painter that knows the size and the letters of a terminal."""
        width, height = console.size
        roomy = width >= ROOMY[0] and (height >= ROOMY[1] or not console.is_terminal)
        return cls([printable(name) for name in names], signs_for(console), width, roomy)

    def table(self, view: View, inside: Mapping[Place, str] | None = None) -> RenderableType:
        """Draw everything that a viewer sees."""
        size = LARGE if self.roomy else SMALL
        box = Text("\n").join(draw_box(view, self.signs, size, inside))
        parts: list[RenderableType] = [self.heading(view)]
        if self.width < NARROW:
            parts += [box, self.pillows(view)]
        else:
            both = Table.grid(padding=(0, 3 if self.roomy else 1))
            both.add_column(width=size.width, no_wrap=True)
            both.add_column(no_wrap=True)
            both.add_row(box, self.pillows(view))
            parts.append(both)
        if view.open_drawer is not None:
            parts.append(self.drawer(view.open_drawer, view))
        if view.round and view.phase not in (Phase.CHOOSE, Phase.OVER):
            parts.append(self.order(view))
        if (hand := self.hand(view)) is not None:
            parts.append(hand)
        return Group(*parts)

    def heading(self, view: View) -> RenderableType:
        """Say which game this is and how far it has gone."""
        stage = f"round {view.round}" if view.round else "filling the box"
        if view.phase is Phase.OVER:
            stage = f"over after round {view.round}"
        bar = f" {self.signs.bar} "
        parts = ["Master Thieves", view.edition, f"{view.players} players", stage]
        return Rule(Text(bar.join(parts), style=f"bold {BRASS}"), align="left", style=WOOD)

    # Pillows ----------------------------------------------------------------------------------

    def pillows(self, view: View) -> RenderableType:
        """Draw what lies before everybody, and the red pillow."""
        red = Text("red pillow ", style=f"bold {RED_PILLOW}")
        red.append_text(gems_mark(view.red, self.signs))
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
        face_up = any(mine.played for mine in view.seats)
        last = ("card", "played") if face_up else ("hand", "card")
        alarm = ALARM if face_up and not self.roomy else "alarm"
        for head in ("", "player", "white", "black", alarm, *last):
            rows.add_column(head, no_wrap=True)
        for seat in every_seat(view.players):
            card, mine = self._card(view, seat), view.seats[seat]
            played = "".join(CHARACTER_LETTERS[character] for character, _ in mine.played or ())
            end = (card, Text(played)) if face_up else (Text(str(mine.cards_left)), card)
            rows.add_row(*self._pillow_row(view, seat), *end)
        return Group(red, rows)

    def _pillow_row(self, view: View, seat: Seat) -> list[Text]:
        mine = view.seats[seat]
        now = view.phase is not Phase.CHOOSE and seat in view.deciders
        style = SEAT_STYLE[seat] + (" bold" if now or seat == view.viewer else "")
        gap = " " if self.roomy else ""
        return [
            Text(self.signs.acts if now else " ", style=f"bold {BRASS}"),
            Text(self.name(seat, view, LONGEST_NAME[self.roomy]), style=style),
            gems_mark(mine.white, self.signs, gap),
            gems_mark(mine.black, self.signs, gap),
            Text(ALARM if mine.alarm_on_sheet else self.signs.dash),
        ]

    def name(self, seat: Seat, view: View, longest: int | None = None) -> str:
        """Name a seat, with its sign; the viewer is "You"."""
        name = "You" if seat == view.viewer else self.names[seat]
        return f"{self.signs.seats[seat]} {name[:longest]}"

    def _card(self, view: View, seat: Seat) -> Text:
        mine = view.seats[seat]
        if mine.card is not None:
            hidden = "" if seat in view.revealed else " (hidden)" if self.roomy else "*"
            return Text(self.card(mine.card) + hidden)
        if mine.has_chosen:
            return Text("hidden" if self.roomy else "?", style=QUIET)
        return Text(self.signs.dash, style="dim")

    def card(self, face: CardFace) -> str:
        """Name a card: its character and number, in short where there is little room."""
        character, number = face
        if self.roomy:
            return f"{CHARACTER_NAMES[character]} {number}"
        return f"{CHARACTER_LETTERS[character]}{number}"

    # Lines below the box ----------------------------------------------------------------------

    def drawer(self, drawer: OpenDrawer, view: View) -> Text:
        """Say what lies in the drawer that stands open."""
        line = Text(f"{PLACE_NAMES[drawer.place]} stands open: ", style=f"bold {BRASS}")
        if drawer.gems is None:
            line.append("you may not look in.", style="not bold")
            return line
        inside = [gems_in_words(drawer.gems)]
        if drawer.alarm is not None:
            mine = drawer.alarm == view.viewer
            inside.append("your alarm" if mine else f"the alarm of {self.names[drawer.alarm]}")
        if drawer.looked:
            inside.append("a ruby behind" if drawer.ruby else "no ruby behind")
        line.append(", ".join(inside) + ".", style="not bold default")
        return line

    def order(self, view: View) -> Text:
        """Draw the strip of the round: who has acted, who acts, who is still to come."""
        lines, line = [], Text("Order: ", style=QUIET)
        for seat in turn_order(view):
            turn = self._turn(view, seat)
            if len(line) + len(turn) > self.width:  # never break a line inside a turn
                lines.append(line)
                line = Text("       ")
            line.append_text(turn).append("  ")
        return Text("\n").join([*lines, line])

    def _turn(self, view: View, seat: Seat) -> Text:
        card = view.seats[seat].card if seat in view.revealed else None
        name = "You" if seat == view.viewer else self.names[seat][: LONGEST_NAME[self.roomy]]
        label = f"{name} {self.card(card) if card else '?'}"
        if seat == view.actor:
            return Text(f"{self.signs.acts}{label}", style=f"bold {BRASS}")
        if seat in view.acted:
            return Text(f"{self.signs.acted}{label}", style=QUIET)
        return Text(label, style=SEAT_STYLE[seat])

    def hand(self, view: View) -> Text | None:
        """List the viewer's own cards; while choosing, the answers list them."""
        if view.viewer is None or view.phase in (Phase.CHOOSE, Phase.OVER):
            return None
        cards = view.seats[view.viewer].hand
        if cards is None:
            return None
        line = Text("Hand: ", style=QUIET)
        named = [f"{CHARACTER_NAMES[character]} {number}" for character, number in cards]
        line.append(", ".join(named) or "empty", style="default")
        return line


def turn_order(view: View) -> list[Seat]:
    """List the seats in the order of their turns as far as it can be seen, hidden cards last."""

    def key(seat: Seat) -> tuple[int, ...]:
        card = view.seats[seat].card if seat in view.revealed else None
        return (1, seat) if card is None else (0, *card)

    return sorted(every_seat(view.players), key=key)
