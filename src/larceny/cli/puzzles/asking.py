"""A question with numbered answers at a terminal; what is typed may be anything."""

import contextlib
import sys
from collections.abc import Callable, Sequence

import click
from rich.console import Console
from rich.text import Text

from ..common.output import emit
from ..common.signs import BRASS, QUIET

HELP = "Type the number of an answer, ? for the rule behind the question, or q to stop."


class Prompt:
    """Asks, until there is an answer or nobody answers any more."""

    def __init__(self, console: Console, as_json: bool) -> None:
        self.console = console
        self.as_json = as_json
        self.interactive = console.is_terminal and sys.stdin.isatty() and not as_json
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (its import makes `input` comfortable)

    def offer(self, names: Sequence[str]) -> None:
        """List answers by number."""
        for number, name in enumerate(names, 1):
            line = Text.assemble((f"{number:>2}", f"bold {BRASS}"), " ", name)
            self.console.print(line)

    def answer(
        self, words: Sequence[str], names: Sequence[str], show_rule: Callable[[], None]
    ) -> str:
        """Return the answer that is chosen, by number, word or name."""
        while True:
            text = " ".join(self._read().lower().split())
            if text in ("q", "quit"):
                raise click.exceptions.Exit(0)
            if text == "?" and not self.as_json:
                show_rule()
                continue
            if text.isascii() and text.isdigit() and 1 <= int(text) <= len(words):
                return words[int(text) - 1]
            for word, name in zip(words, names, strict=True):
                if text and text in (word.lower(), name.lower()):
                    return word
            self._refuse(text)

    def _refuse(self, text: str) -> None:
        if self.as_json:
            emit({"refused": text})
        else:
            self.console.print(HELP)

    def enter(self, words: str) -> None:
        """Wait for Enter, where somebody sits at the keyboard; q stops."""
        if self.interactive and input(words).strip().lower() == "q":
            raise click.exceptions.Exit(0)

    def _read(self) -> str:
        try:
            text = input("" if self.as_json else "> ")
        except EOFError:
            raise click.exceptions.Exit(0) from None
        if not (self.as_json or sys.stdin.isatty()):
            self.console.print(text, style=QUIET)
        return text
