"""A game in a terminal: the story, the table, the question, and a prompt. Nothing but lines."""

import contextlib
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.views import View
from larceny.kernel.errors import IllegalAction, LarcenyError
from larceny.kernel.events import Event
from larceny.rulebook import Paragraph

from .ending import final_points
from .paragraphs import show_paragraph
from .picture import Painter
from .questions import Answer, answer, question
from .sentences import rule_title, sentence_of
from .signs import BRASS, QUIET, signs_for
from .story import tell_story

HELP = """\
Answer by the number of an answer, by its word (open T.N), by all but its verb (tn, thief), or by \
enough letters to be clear (m, f, ro 1 cw). Enter alone will do where there is only one answer.

  ?          the rule behind the question
  ? MT-7.4   any paragraph of the rules
  l          look at the table again
  q          save the game and quit

The box is shown unfolded: T, M, B are its top, middle and bottom level; N, E, S, W its sides. \
Each drawer front has a grain of its own, which goes where the drawer goes and stands on its head \
when the box has been turned over.

Gems are Diamonds (1 point), Sapphires (2) and Rubies (4). White pillows hold imitations and count \
against their owners; black ones hold what was won. Cards are named by letter and number: S \
smuggler, J jeweler, G gemologist, T thief, M master thief, D detective; a * marks your own card \
while it lies face down. A ! is an alarm that can still be set.

What you saw earlier is yours to remember."""

WELCOME = "Type h for help, ? for the rule behind a question, q to save and quit."

MARGIN = 3
"""Lines that the prompt needs, and a little air."""


class TextScreen:
    """Shows a game to a person at a terminal of any kind."""

    def __init__(self, console: Console, names: Sequence[str], rules: Ruleset) -> None:
        self.console = console
        self.rules = rules
        self.names = names
        self.viewer: int | None = None
        self.opening = [WELCOME]  # said before the first question
        self.interactive = console.is_terminal and sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (its import makes `input` comfortable)

    def say_first(self, sentence: str) -> None:
        """Remember something to say before the first question."""
        self.opening.append(sentence)

    def ask(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> None:
        """Show what has happened since, the table, and the question."""
        self.viewer = view.viewer
        story = self._story(events)
        painter = Painter.for_console(self.console, self.names)
        table = Group(painter.table(view), self._question(view, legal))
        self._print_in_screens(story, table)

    def _story(self, events: Sequence[Event]) -> RenderableType:
        lines = Table.grid(padding=(0, 1))
        told, self.opening = [*self.opening, *tell_story(self.names, self.viewer, events)], []
        mark = signs_for(self.console).dot
        for sentence in told:
            mine = sentence.startswith("You")
            lines.add_row(Text(mark, style=QUIET), Text(sentence, style="bold" if mine else ""))
        return lines

    def _print_in_screens(self, story: RenderableType, table: RenderableType) -> None:
        """Print the story over the table; where both do not fit, one screen after the other."""
        self.console.clear()
        self.console.print(story)
        if self.interactive:
            options = self.console.options
            lines = sum(len(self.console.render_lines(part, options)) for part in (story, table))
            if lines + MARGIN > self.console.height:
                input("Enter shows the table. ")
                self.console.clear()
        self.console.print(table)

    def _question(self, view: View, legal: Sequence[Action]) -> RenderableType:
        asked = Text(question(view, legal), style=f"bold {BRASS}")
        return Group(asked, self._listed([answer(view, action) for action in legal]))

    def _listed(self, answers: Sequence[Answer]) -> RenderableType:
        """List numbered answers in as few lines as they need."""
        cells = []
        for number, offered in enumerate(answers, start=1):
            cell = Text.assemble((f"{number:>2}", f"bold {BRASS}"), " ", offered.name)
            if offered.meaning:
                cell.append(f" ({offered.meaning})", style=QUIET)
            cells.append(cell)
        widest = max(len(cell) for cell in cells) + 2
        rows = ceil(len(cells) / max(1, self.console.width // widest))
        columns = ceil(len(cells) / rows)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        return grid

    def read(self) -> str:
        """Read an answer; where nobody types, show it as if someone had."""
        text = input("> ")
        if not sys.stdin.isatty():
            self.console.print(text)
        return text

    def refuse(self, refusal: LarcenyError) -> None:
        """Say why an answer will not do."""
        if isinstance(refusal, IllegalAction):
            action = refusal.details.get("action")
            told = f"“{action}” is not allowed now: {rule_title(refusal.rule)}."
            self.console.print(f"{told} Type ? {refusal.rule} to read it.")
        else:
            self.console.print(sentence_of(refusal))

    def show_rule(self, rule: Paragraph) -> None:
        """Show a paragraph of the rules."""
        self.console.print(show_paragraph(rule, self.rules))

    def show_help(self) -> None:
        """Explain how to answer."""
        self.console.print(HELP)

    def take_for_granted(self, action: Action) -> None:
        """Say that there was nothing to decide."""
        told = "Where only one kind of gem is left on the red pillow, you pick without being asked."
        if told not in self.opening:
            self.say_first(told)

    def end(self, view: View, events: Sequence[Event], path: Path | None) -> None:
        """Show how the game ended, and where it is kept."""
        self.viewer = view.viewer
        painter = Painter.for_console(self.console, self.names)
        self._print_in_screens(self._story(events), final_points(view, painter))
        if path is not None:
            self.console.print(f"\nThe record is in {path}", soft_wrap=True)
            self.console.print(f"Check it with: larceny verify {path}", soft_wrap=True)
