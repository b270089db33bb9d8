"""A puzzle on a screen: what happened or is remembered, the table, the question."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from larceny.games.registry import find_title
from larceny.puzzles.difficulty import stars
from larceny.puzzles.puzzle import InvalidPuzzle, Puzzle
from larceny.puzzles.workshop import find_workshop
from larceny.rulebook import paragraph

from ..common.signs import BOT_NAMES, BRASS, QUIET, signs_for
from ..faces import AnyFace, find_face
from ..faces.puzzle_words import YOU, PuzzleWords, Row
from ..screens.error_messages import rule_title
from ..screens.paragraphs import without_table


def words_of(game: str) -> PuzzleWords:
    """Return the words for the puzzles of a game."""
    words = find_face(game).puzzles
    if words is None:
        raise InvalidPuzzle("no-puzzles", game=game, known=[])
    return words


class PuzzleScreen:
    """Shows one puzzle, and what came of it."""

    def __init__(self, console: Console, puzzle: Puzzle) -> None:
        self.console = console
        self.puzzle = puzzle
        self.face: AnyFace = find_face(puzzle.game)
        self.words = words_of(puzzle.game)
        self.names = [(YOU if seat == puzzle.seat else name) for seat, name in _everybody()]

    def show(self, heading: str) -> None:
        """Show everything that is needed to solve it."""
        puzzle, console = self.puzzle, self.console
        shown = find_workshop(puzzle.game).shown(puzzle)
        title = find_title(puzzle.game).display_name
        hard = "*" * stars(puzzle.difficulty.rating)
        console.print(Text(f"{heading} · {title} {hard} ({puzzle.id})", style=f"bold {BRASS}"))
        if shown.events:
            self._list(
                "What you have seen:", self.face.story(self.names, puzzle.seat, shown.events)
            )
        told = self.words.told(puzzle, self.names, shown)
        if told:
            console.print(Text("What you remember:", style=QUIET))
            console.print(_rows(told))
        names = self.names[: len(shown.view.to_json()["seats"])]
        console.print(self.face.table(console, names, shown.view))
        console.print(Text(self.question(), style=f"bold {BRASS}"))

    def _list(self, heading: str, lines: Sequence[str]) -> None:
        self.console.print(Text(heading, style=QUIET))
        mark = signs_for(self.console).dot
        for line in lines:
            self.console.print(Text(f"{mark} {line}"))

    def question(self) -> str:
        """Say what is asked."""
        return self.words.question(self.puzzle, self.names)

    def offered(self) -> list[str]:
        """Name the answers."""
        return [self.words.answer(self.puzzle, word) for word in self.puzzle.answers]

    def explain_wrong(self, word: str) -> None:
        """Say why an answer is wrong, and by which rule."""
        why = self.words.because(self.puzzle, self.names, word)
        rule = rule_title(self.puzzle.because[word].rule)
        name = self.words.answer(self.puzzle, word)
        self.console.print(f"{name[0].upper()}{name[1:]} is wrong. {why} ({rule})")

    def explain_right(self, solved: bool) -> None:
        """Say what is right, and what proves it."""
        name = self.words.answer(self.puzzle, self.puzzle.right)
        judged = "Right" if solved else "It is"
        proof = self.words.proof(self.puzzle, self.names)
        self.console.print(Text(f"{judged}: {name}. {proof}", style="bold"))

    def show_rule(self) -> None:
        """Show the paragraph behind the question."""
        rule = paragraph(next(iter(self.puzzle.because.values())).rule)
        self.console.print(Text(f"{rule.number} {rule.title}", style=f"bold {BRASS}"))
        self.console.print(without_table(rule.text))


def _rows(rows: Sequence[Row]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _everybody() -> list[tuple[int, str]]:
    return list(enumerate(BOT_NAMES))
