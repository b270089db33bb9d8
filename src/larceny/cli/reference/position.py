"""`larceny position`: a position as a picture, and what may be decided in it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from larceny.games.registry import DEFAULT_GAME, AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import every_seat
from larceny.kernel.game import State

from ..common.agreement import agree, chosen_viewer, games_with
from ..common.output import emit, make_console
from ..common.signs import BRASS
from ..screens.answers import AnyAnswer
from ..screens.watching import Watcher


def run(
    line: str | None,
    deal: bool,
    game_name: str | None,
    edition: str | None,
    variants: Sequence[str],
    changes: Sequence[str],
    rules_file: Path | None,
    players: int,
    seed: str,
    seat: int | None,
    spectator: bool,
    all_open: bool,
    as_json: bool,
) -> None:
    """Show a position, or write the line of a dealt one."""
    if deal == (line is not None):
        raise click.UsageError("Please give either the LINE of a position or --deal.")
    if line is None:
        name = game_name or _game_of(edition or "")
        game, rules = agree(name, edition, variants, changes, rules_file)
        state, _ = game.deal(rules, players, Chance.of(seed))
        written = game.write_position(state)
        if as_json:
            emit({"position": written, "seed": seed})
        else:
            click.echo(written)
        return
    game = find_game(game_name or _game_of(line))
    state = game.read_position(line)
    viewer = chosen_viewer(seat, spectator, all_open, state.players)
    _show(game, state, Watcher(game, viewer, all_open), as_json)


def _game_of(line: str) -> str:
    """Name the game that has the edition with which a line begins."""
    edition = re.match(r"\w*", line)
    found = games_with(edition[0]) if edition else []
    return found[0] if found else DEFAULT_GAME


def _show(game: AnyGame, state: State, watcher: Watcher, as_json: bool) -> None:
    rule = game.rule_behind(state)
    if as_json:
        fields: dict[str, Any] = {
            "rule": rule,
            "legal": {str(seat): words for seat, words in _legal(game, state).items()},
            "ending": game.ending(state),
            **watcher.to_json(state),
        }
        emit(fields)
        return
    console = make_console()
    names = [f"Seat {seat}" for seat in every_seat(state.players)]
    console.print(watcher.picture(state, console, names))
    for seat in state.deciders():
        line = Text(f"Seat {seat} may ({rule}): ", style=f"bold {BRASS}")
        offered = watcher.face.answers(
            names, game.view(state, seat), game.legal_actions(state, seat), ""
        )
        console.print(line.append(", ".join(map(_written, offered)), style="not bold default"))


def _written(answer: AnyAnswer) -> str:
    """Write an answer; of a kind of answer, how many there are."""
    many = len(answer.actions)
    return answer.word if many == 1 else f"{answer.word} ... ({many})"


def _legal(game: AnyGame, state: State) -> dict[int, list[str]]:
    """List what every decider may do."""
    return {
        seat: [action.word for action in game.legal_actions(state, seat)]
        for seat in state.deciders()
    }
