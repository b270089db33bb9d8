"""A game in a terminal: the story, the table, the question, and a prompt. Nothing but lines."""

import contextlib
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from larceny.bots.advice import Advice
from larceny.kernel.errors import IllegalAction, LarcenyError
from larceny.kernel.events import Event, Seat
from larceny.kernel.game import Action, Ruleset, View
from larceny.kernel.record import Result
from larceny.rulebook import Paragraph

from ..common.signs import BRASS, QUIET, signs_for
from ..faces import AnyFace
from .answers import AnyAnswer
from .error_messages import error_message, rule_title
from .paragraphs import show_paragraph

HELP = """\
Answer by the number of an answer, by its word ({help.word}), by all but its verb \
({help.without_verb}), or by enough letters to be clear ({help.begun}). Enter alone will do where \
there is only one answer.

  ?          the rule behind the question
  ? {help.paragraph}   any paragraph of the rules
  l          look at the table again
  !          advice: what a good player would do, and what a grandmaster would play
  q          save the game and quit

{help.table}

What you saw earlier is yours to remember."""

WELCOME = "Type h for help, ? for the rule behind a question, q to save and quit."

MARGIN = 3
"""Lines that the prompt needs, and a little air."""


class TextScreen:
    """Shows a game to a person at a terminal of any kind."""

    def __init__(
        self, console: Console, face: AnyFace, names: Sequence[str], seat: Seat, rules: Ruleset
    ) -> None:
        self.console = console
        self.face = face
        self.names = names
        self.seat = seat
        self.rules = rules
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
        table = self.face.table(self.console, self.names, view)
        whole = Group(table, self.question(view, legal, ""))
        self._print_in_screens(self._story(events), whole)

    def ask_which(self, view: View, actions: Sequence[Action], kind: str) -> None:
        """Show only the question: within a kind of answer, or the whole one again."""
        self.console.print(self.question(view, actions, kind))
        if kind:
            self.console.print(Text("Enter alone goes back.", style=QUIET))

    def offered(self, view: View, actions: Sequence[Action], kind: str) -> Sequence[AnyAnswer]:
        """Return the answers as they are shown."""
        return self.face.answers(self.names, view, actions, kind)

    def question(self, view: View, actions: Sequence[Action], kind: str) -> RenderableType:
        """Show a question and the answers to it."""
        asked = Text(self.face.question(self.names, view, actions, kind), style=f"bold {BRASS}")
        return Group(asked, self._listed(self.offered(view, actions, kind)))

    def _story(self, events: Sequence[Event]) -> RenderableType:
        lines = Table.grid(padding=(0, 1))
        sentences = [*self.opening, *self.face.story(self.names, self.seat, events)]
        self.opening = []
        mark = signs_for(self.console).dot
        for sentence in sentences:
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

    def _listed(self, answers: Sequence[AnyAnswer]) -> RenderableType:
        """List numbered answers in as few lines as they need."""
        cells = []
        for answer in answers:
            cell = Text.assemble((f"{answer.number:>2}", f"bold {BRASS}"), " ", answer.name)
            if answer.meaning:
                cell.append(f" ({answer.meaning})", style=QUIET)
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
            message = f"“{action}” is not allowed now: {rule_title(refusal.rule)}."
            self.console.print(f"{message} Type ? {refusal.rule} to read it.")
        else:
            self.console.print(error_message(refusal))

    def show_rule(self, rule: Paragraph) -> None:
        """Show a paragraph of the rules."""
        self.console.print(show_paragraph(rule, self.rules))

    def show_advice(self, advice: Advice) -> None:
        """Show what a good player would do, and how likely a grandmaster plays what."""
        self.console.print(f"A good player would: {advice.action.word}", style=BRASS)
        if advice.likely:
            named = ", ".join(f"{one.action.word} {one.chance:.0%}" for one in advice.likely)
            self.console.print(f"A grandmaster would play: {named}")

    def show_help(self) -> None:
        """Explain how to answer."""
        self.console.print(HELP.format(help=self.face.help))

    def take_for_granted(self, action: Action, why: str) -> None:
        """Say that there was nothing to decide, once before the next question."""
        if why and why not in self.opening:
            self.say_first(why)

    def end(self, view: View, result: Result, events: Sequence[Event], path: Path | None) -> None:
        """Show how the game ended, and where it is kept."""
        points = self.face.points(self.console, self.names, view)
        self._print_in_screens(self._story(events), points)
        if path is not None:
            self.console.print(f"\nThe record is in {path}", soft_wrap=True)
            self.console.print(f"Check it with: larceny verify {path}", soft_wrap=True)
