"""The picture of the table as one viewer sees it now: board, stack, hoards, hands, merchant."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from larceny.games.forty_thieves.deck import Jar
from larceny.games.forty_thieves.pieces import Front
from larceny.games.forty_thieves.state import MERCHANT_STAYS, Phase
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat, every_seat

from ...common.signs import BRASS, QUIET, SEAT_STYLE, WOOD, Signs, printable, signs_for
from .board import LARGE, SMALL, Hidden, draw_board
from .tiles import GOLDEN_TITLES, front_mark, front_name, jar_mark, jar_name
from .words import aim_in_words, listed

ROOMY = (100, 32)
"""From so many columns and lines on, the large picture is drawn."""

NARROW = 79
"""With fewer columns, hoards and hands are drawn below the board."""

LONGEST_NAME = {True: 12, False: 6}
"""How much of a name is shown, where there is much room and where there is little."""

PARTS_OF_A_TURN = {
    "hand": (Phase.DRAW,),
    "glimpse": (Phase.GLIMPSE, Phase.PAIR, Phase.REVEAL),
    "action": (Phase.ACTION, Phase.TARGET),
    "steal": (Phase.STEAL, Phase.TAKE, Phase.CLAIM),
}


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

    def table(self, view: View, hidden: Hidden | None = None) -> RenderableType:
        """Draw everything that a viewer sees."""
        size = LARGE if self.roomy else SMALL
        board = Text("\n").join(draw_board(view, self.signs, size, hidden))
        beside = Group(*self._facts(view), Text(), self.players(view))
        parts: list[RenderableType] = [self.heading(view)]
        if self.width < NARROW:
            parts += [board, beside]
        else:
            both = Table.grid(padding=(0, 3 if self.roomy else 1, 0, 0))
            both.add_column(width=size.width, no_wrap=True)
            both.add_column(no_wrap=True)
            both.add_row(board, beside)
            parts.append(both)
        parts += [line for line in (self.played(view), self.hand(view)) if line is not None]
        return Group(*parts)

    def name(self, seat: Seat, view: View, longest: int | None = None) -> str:
        """Name a seat; the viewer is "You"."""
        return "You" if seat == view.viewer else self.names[seat][:longest]

    def heading(self, view: View) -> RenderableType:
        """Say which game this is and how far it has gone."""
        stage = f"over after turn {view.turn}" if view.phase is Phase.OVER else f"turn {view.turn}"
        bar = f" {self.signs.bar} "
        parts = ["40 Thieves", view.edition, f"{view.players} players", stage]
        return Rule(Text(bar.join(parts), style=f"bold {BRASS}"), align="left", style=WOOD)

    # Beside the board -------------------------------------------------------------------------

    def _facts(self, view: View) -> list[Text]:
        facts = [] if view.phase is Phase.OVER else [self.turn(view)]
        facts += [
            self._pile("stack   ", view.stack, view.stack_top),
            self._pile(
                "discards", len(view.discards), view.discards[-1] if view.discards else None
            ),
            Text.assemble(("Evil Eyes left ", QUIET), str(view.eyes_left)),
        ]
        if view.merchant is not None or view.gone:
            facts.append(self.tales(view))
        return facts

    def turn(self, view: View) -> Text:
        """Say whose turn it is, and which part of it."""
        whose = "Your" if view.active == view.viewer else f"{self.names[view.active][:12]}’s"
        line = Text(f"{whose} turn", style=f"bold {SEAT_STYLE[view.active]}")
        line.append("\n")
        done, parts = True, []
        for part, phases in PARTS_OF_A_TURN.items():
            if view.phase in phases or (view.phase is Phase.DAGGER and part == self._stage(view)):
                done = False
                parts.append(Text(f"{self.signs.acts}{part}", style=f"bold {BRASS}"))
            else:
                parts.append(Text(f"{self.signs.acted if done else ' '}{part}", style=QUIET))
        return line.append_text(Text(" ").join(parts))

    def _stage(self, view: View) -> str:
        """Say in which part of the turn the tile was played that waits for Daggers."""
        return "glimpse" if (view.target or "").startswith("peek") else "action"

    def _pile(self, name: str, count: int, top: Jar | None) -> Text:
        line = Text.assemble((f"{name} ", QUIET), f"{count:>2}")
        if top is not None:
            line.append("  top ", style=QUIET).append_text(jar_mark(top, self.signs))
            line.append(f" {jar_name(top)}")
        return line

    def tales(self, view: View) -> Text:
        """Say where the merchant is and what he has; and which golden tiles have acted."""
        if view.merchant is None:
            gone = [GOLDEN_TITLES[front] for front in view.gone]
            return Text.assemble(("golden tiles gone ", QUIET), ", ".join(gone))
        line = Text("merchant ", style=f"bold {BRASS}")
        if view.merchant.turn == MERCHANT_STAYS:
            line.append("rests", style="not bold")
        else:
            at = f"at {view.merchant.gem + 1}, turn {view.merchant.turn} of 5"
            line.append(at, style="not bold default")
        return line.append(f", loot {view.merchant.loot}", style="not bold default")

    # Players ----------------------------------------------------------------------------------

    def players(self, view: View) -> RenderableType:
        """Draw what lies before everybody: hoards, points, and the backs of their hands."""
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
        for head in ("", "player"):
            rows.add_column(head, no_wrap=True)
        for head in ("gem", "tile", "eye", "pts"):
            rows.add_column(head, no_wrap=True, justify="right")
        rows.add_column("hand", no_wrap=True)
        for seat in every_seat(view.players):
            rows.add_row(*self._player(view, seat))
        return rows

    def _player(self, view: View, seat: Seat) -> list[Text]:
        mine = view.seats[seat]
        now = seat in view.deciders
        style = SEAT_STYLE[seat] + (" bold" if now or seat == view.viewer else "")
        eyes = mine.eye_tokens + len(mine.eye_tiles)
        return [
            Text(f"{self.signs.acts if now else ' '}{seat}", style=f"bold {BRASS}"),
            Text(self.name(seat, view, LONGEST_NAME[self.roomy]), style=style),
            *(self._count(number) for number in (mine.gems, len(mine.sapphire_tiles), eyes)),
            Text(str(view.scores[seat]), style="bold"),
            Text(" ").join(jar_mark(jar, self.signs) for jar in mine.jars),
        ]

    def _count(self, number: int) -> Text:
        return Text(str(number)) if number else Text(self.signs.dash, style="dim")

    # Below the board --------------------------------------------------------------------------

    def played(self, view: View) -> Text | None:
        """Say which tiles have been played and wait for Daggers."""
        if view.target is None:
            return None
        line = Text("On the table: ", style=f"bold {BRASS}")
        tiles = [f"{self.name(tile.seat, view)} {front_name(tile.front)}" for tile in view.chain]
        tiles[0] += f" {aim_in_words(view.target, lambda seat: self.whose(seat, view))}"
        return line.append(listed(tiles, ", against it "), style="not bold default")

    def whose(self, seat: Seat, view: View) -> str:
        """Name a seat as an owner."""
        return "your" if seat == view.viewer else f"{self.names[seat]}’s"

    def hand(self, view: View) -> Text | None:
        """Show the viewer's own tiles."""
        if view.viewer is None or view.phase is Phase.OVER:
            return None
        return self.fronts("Your hand: ", view.seats[view.viewer].fronts or ())

    def fronts(self, whose: str, fronts: Sequence[Front]) -> Text:
        """Show the tiles of a hand, by slot."""
        line = Text(whose, style=QUIET)
        for slot, front in enumerate(fronts, start=1):
            line.append(f" {slot} ", style=f"bold {BRASS}")
            line.append_text(front_mark(front, self.signs)).append(" ")
        return line if fronts else line.append("empty", style="default")
