"""`larceny puzzles check`: every puzzle is proven anew."""

from collections.abc import Sequence
from pathlib import Path
from time import process_time

import click

from larceny.puzzles.checking import faults, repeated
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.workshop import Fault

from ..common.exit_codes import REFUSED
from ..common.output import emit, make_console
from .difficulty import difficulty_rows, difficulty_tables
from .selecting import selected, some_of_each

SENTENCES = {
    "answers": "it does not offer three different answers",
    "because": "the reason why “{about}” is wrong does not hold",
    "broken": "it cannot be set up ({about})",
    "difficulty": "its rating {about} is not what its features foretell",
    "impossible": "what it tells contradicts itself, or is not all there is to know",
    "margin": "the best answer is not clearly the best: {about}",
    "not-legal": "{about} cannot be done there",
    "not-offered": "the right answer “{about}” is not offered",
    "phase": "the table does not wait for that decision of that seat",
    "proof": "its proof does not prove it",
    "reasons": "it does not say of each wrong answer why it is wrong",
    "repeated": "it is there more than once",
    "rules-version": "it was made under version {about} of the rules",
    "solutions": "what is right is {about}",
    "untrue": "what it tells of {about} is not so",
    "unknown-theme": "there is no theme {about}",
}


def run(
    game: str | None,
    theme: str | None,
    sample: int | None,
    difficulty: bool,
    path: Path | None,
    as_json: bool,
) -> None:
    """Check puzzles; leave with 2 if one has a fault."""
    puzzles = selected(path, game, theme)
    if sample is not None:
        if sample < 1:
            raise click.BadParameter("check at least one.", param_hint="--sample")
        puzzles = some_of_each(puzzles, sample)
    began = process_time()
    found = [(name, Fault("repeated")) for name in repeated(puzzles)]
    for puzzle in puzzles:
        found += [(puzzle.id, fault) for fault in faults(puzzle)]
    _tell(puzzles, found, difficulty, process_time() - began, as_json)
    if found:
        raise click.exceptions.Exit(REFUSED)


def _tell(
    puzzles: Sequence[Puzzle],
    found: Sequence[tuple[str, Fault]],
    difficulty: bool,
    seconds: float,
    as_json: bool,
) -> None:
    if as_json:
        for name, fault in found:
            emit({"puzzle": name, "fault": fault.code, "about": fault.about})
        told = {"checked": len(puzzles), "faults": len(found), "seconds": round(seconds, 1)}
        emit({**told, "difficulty": difficulty_rows(puzzles)} if difficulty else told)
        return
    for name, fault in found:
        click.echo(f"{name}: {sentence(fault)}.")
    if difficulty:
        console = make_console()
        for table in difficulty_tables(puzzles):
            console.print(table)
            console.print()
    wrong = len({name for name, _ in found})
    good = "all proven" if not wrong else f"{wrong} with a fault"
    click.echo(f"{len(puzzles)} puzzles checked, {good} ({seconds:.1f} s of CPU).")


def sentence(fault: Fault) -> str:
    """Say what is wrong."""
    return SENTENCES[fault.code].format(about=fault.about)
