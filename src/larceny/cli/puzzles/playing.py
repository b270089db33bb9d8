"""`larceny puzzles play`: the puzzle of the day, one after the other, or the trainer."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import click

from larceny.games.registry import find_title
from larceny.kernel.chance import Chance
from larceny.puzzles.collection import find_puzzle
from larceny.puzzles.daily import Daily, Shared, daily, read_day, today
from larceny.puzzles.endless import next_puzzle
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.rating import after_puzzle
from larceny.puzzles.streaks import after_day, running
from larceny.puzzles.workshop import find_workshop

from ..common.output import emit, make_console
from .asking import HELP, Prompt
from .record import SolverRecord, read_solver, write_solver
from .selecting import collected, selected
from .showing import PuzzleScreen
from .training import train

TRIES = 3
"""So many answers may be given; the first one counts for the rating."""


def run(
    puzzle: str | None,
    daily: bool,
    day: str | None,
    game: str | None,
    theme: str | None,
    trainer: bool,
    level: int | None,
    seed: str | None,
    path: Path | None,
    as_json: bool,
) -> None:
    """Find out what is wanted, and let somebody solve it."""
    if (puzzle is not None) + (daily or day is not None) + trainer > 1:
        raise click.UsageError("Please give only one of PUZZLE, --daily (or --day) and --trainer.")
    if level is not None and not trainer:
        raise click.UsageError("--level is for --trainer.")
    if theme is not None and (puzzle is not None or daily or day is not None or trainer):
        raise click.UsageError("--theme is for puzzles one after the other.")
    if game is not None and (puzzle is not None or daily or day is not None):
        raise click.UsageError("A day and a name say which puzzle it is: --game is not for them.")
    session = Session(as_json)
    if trainer:
        train(session.prompt, game, level, seed, as_json)
    elif daily or day is not None:
        session.of_the_day(today() if day is None else read_day(day), path)
    elif puzzle is not None:
        session.solve(find_puzzle(puzzle, collected(path)), "Puzzle")
    else:
        session.endless(path, game, theme, seed)


class Session:
    """Somebody who solves puzzles at a terminal."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.console = make_console()
        self.prompt = Prompt(self.console, as_json)
        self.record: SolverRecord = read_solver()

    # Which puzzle -------------------------------------------------------------------------------

    def of_the_day(self, day: date, path: Path | None) -> None:
        """Solve the puzzle of a day, and show a line to share."""
        found: Daily = daily(day, collected(path))
        missed, solved = self.solve(found.puzzle, f"Puzzle {found.number}, {found.day}")
        streak = after_day(self.record.streak, day, solved)
        if day == today():
            self._keep(replace(self.record, streak=streak))
        title = find_title(found.puzzle.game).display_name
        shared = Shared.of(found, title, missed, solved, running(streak, day))
        if self.as_json:
            emit({"share": shared.line(), "streak": shared.streak})
        else:
            self.console.print(shared.line())

    def endless(
        self, path: Path | None, game: str | None, theme: str | None, seed: str | None
    ) -> None:
        """Solve one puzzle after the other, until somebody has enough."""
        puzzles = selected(path, game, theme)
        drawn = 0
        if not self.as_json:
            self.console.print(HELP)
        while True:
            of = f"{seed}/{drawn}" if seed is not None else f"{len(self.record.had)}"
            had = self.record.had
            puzzle = next_puzzle(puzzles, self.record.rating.rating, had, Chance.of(of))
            before = self.record.rating.rating
            missed, solved = self.solve(puzzle, "Puzzle")
            rating = after_puzzle(
                self.record.rating, puzzle.difficulty.rating, solved and not missed
            )
            self._keep(replace(self.record.with_puzzle(puzzle.id), rating=rating))
            self._tell_rating(before)
            drawn += 1
            self.prompt.enter("Enter: the next one, q: stop ")

    def _tell_rating(self, before: float) -> None:
        rating = self.record.rating
        if self.as_json:
            emit({"rating": round(rating.rating), "deviation": round(rating.deviation)})
        else:
            change = f"{rating.rating - before:+.0f}"
            self.console.print(
                f"Your rating: {rating.rating:.0f} ({change}), give or take {rating.deviation:.0f}."
            )

    def _keep(self, record: SolverRecord) -> None:
        self.record = record
        write_solver(record)

    # One puzzle ---------------------------------------------------------------------------------

    def solve(self, puzzle: Puzzle, heading: str) -> tuple[int, bool]:
        """Let a puzzle be solved; say how many answers were wrong, and whether one was right."""
        screen = PuzzleScreen(self.console, puzzle)
        names = screen.offered()
        if self.as_json:
            emit(_to_json(puzzle))
        else:
            screen.show(heading)
            self.prompt.offer(names)
        show_rule: Callable[[], None] = screen.show_rule
        given: list[str] = []
        while puzzle.right not in given and len(given) < min(TRIES, len(puzzle.answers) - 1):
            word = self.prompt.answer(puzzle.answers, names, show_rule)
            if word not in given:
                given.append(word)
                self._judge(screen, word)
        solved = puzzle.right in given
        if not self.as_json:
            screen.explain_right(solved)
        return len(given) - solved, solved

    def _judge(self, screen: PuzzleScreen, word: str) -> None:
        puzzle = screen.puzzle
        if self.as_json:
            why = puzzle.because.get(word)
            told = {"answer": word, "right": word == puzzle.right}
            reason = {} if why is None else {"kind": why.kind, "rule": why.rule, **why.facts}
            emit({**told, "because": reason} if reason else told)
        elif word != puzzle.right:
            screen.explain_wrong(word)


def _to_json(puzzle: Puzzle) -> dict[str, object]:
    """Tell a puzzle to a program: all that is needed to solve it, and nothing more."""
    shown = find_workshop(puzzle.game).shown(puzzle)
    return {
        "puzzle": puzzle.id,
        "game": puzzle.game,
        "theme": puzzle.theme,
        "rating": puzzle.difficulty.rating,
        "asked": dict(puzzle.asked),
        "answers": list(puzzle.answers),
        "view": shown.view.to_json(),
        "events": [event.to_json() for event in shown.events],
        "told": list(shown.told),
    }
