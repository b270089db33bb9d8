"""`larceny replay`: a recorded game, move by move."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from larceny.games.records import rules_of
from larceny.kernel.events import Event
from larceny.kernel.play import replay as play_again
from larceny.kernel.play import set_up_again
from larceny.kernel.record import Record

from ..common.agreement import chosen_viewer
from ..common.files import read_record
from ..common.output import emit, make_console
from ..common.signs import BRASS
from ..screens.watching import AnyMatch, Watcher

PAUSE = 1.0
"""Seconds between two moves on a terminal, if nothing else is asked for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a record; number 0 is the deal."""

    number: int
    seat: int | None
    word: str
    events: list[Event]


def run(
    file: Path,
    seat: int | None,
    spectator: bool,
    all_open: bool,
    delay: float | None,
    first: int | None,
    last: int | None,
    step: bool,
    as_json: bool,
) -> None:
    """Show a record."""
    record = read_record(file)
    game = rules_of(record)
    play_again(game, record)  # refuse it now rather than in the middle
    viewer = chosen_viewer(seat, spectator, all_open, len(record.players))
    watcher = Watcher(game, viewer, all_open)
    first, last = _span(first, last, len(record.moves))
    match = set_up_again(game, record)
    for move in _steps(match, record):
        if move.number > last:
            break
        if move.number < first:
            continue
        if as_json:
            emit(_to_json(move, watcher, match))
        else:
            _show(move, watcher, match, len(record.moves), step, delay)


def _span(first: int | None, last: int | None, moves: int) -> tuple[int, int]:
    """Return the numbers of the first and the last move to show."""
    first = 0 if first is None else first
    last = moves if last is None else min(last, moves)
    if not 0 <= first <= moves or last < first:
        raise click.UsageError(
            f"The record has moves 1 to {moves} (0 is the deal); there are none "
            f"from {first} to {last}."
        )
    return first, last


def _steps(match: AnyMatch, record: Record) -> Iterator[Step]:
    yield Step(0, None, "", list(match.events))
    for number, (seat, word) in enumerate(record.moves, start=1):
        yield Step(number, seat, word, match.act(seat, word))


def _to_json(move: Step, watcher: Watcher, match: AnyMatch) -> dict[str, Any]:
    """Return a step as plain values; what another seat decided in secret is left out."""
    own = watcher.all_open or move.seat == watcher.viewer
    return {
        "move": move.number,
        "chapter": match.game.chapter(match.state),
        "seat": move.seat,
        "word": move.word if own and move.seat is not None else None,
        "events": [event.to_json() for event in watcher.witnessed(move.events)],
        **watcher.to_json(match.state),
    }


def _show(
    move: Step, watcher: Watcher, match: AnyMatch, moves: int, step: bool, delay: float | None
) -> None:
    console = make_console()
    if console.is_terminal and move.number:
        _wait(console, step, delay)
    console.print(Text(f"Move {move.number} of {moves}", style=f"bold {BRASS}"))
    for sentence in watcher.story(match.names, move.events):
        console.print(sentence)
    console.print(watcher.picture(match.state, console, match.names))
    console.print()


def _wait(console: Console, step: bool, delay: float | None) -> None:
    """Wait for Enter, or a while; then make room for the next move."""
    if step:
        try:
            answer = input("Enter: next move, q: stop ")
        except EOFError:
            raise click.exceptions.Exit(0) from None
        if answer.strip().lower().startswith("q"):
            raise click.exceptions.Exit(0)
    else:
        time.sleep(PAUSE if delay is None else max(0.0, delay))
    console.clear()
