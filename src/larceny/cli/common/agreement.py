"""What is agreed on before a game: the game, its ruleset, and who looks on."""

from collections.abc import Sequence
from pathlib import Path

import click

from larceny.games.registry import GAMES, AnyGame, find_game
from larceny.kernel.events import SPECTATOR, Seat, Viewer
from larceny.kernel.game import Ruleset

from .files import read_text


def games_with(edition: str) -> list[str]:
    """Name the games that have an edition of this name."""
    return [name for name, game in GAMES.items() if edition in game.editions]


def agree(
    game_name: str,
    edition: str | None = None,
    variants: Sequence[str] = (),
    changes: Sequence[str] = (),
    rules_file: Path | None = None,
) -> tuple[AnyGame, Ruleset]:
    """Find the game, and the ruleset that the options ask for."""
    game = find_game(game_name)
    if rules_file is not None and edition is not None:
        raise click.UsageError("--rules names an edition itself; please give it or --edition.")
    if rules_file is not None:
        rules: Ruleset = game.ruleset_from_toml(read_text(rules_file))
    else:
        rules = game.ruleset(game.default_edition if edition is None else edition)
    for name in variants:
        rules = game.variant(rules, name)
    if changes:
        rules = rules.with_changes(**dict(_change(change) for change in changes))
    return game, rules


def _change(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise click.UsageError(f"--set needs FIELD=VALUE, not “{text}”.")
    return name.strip(), value.strip()


def chosen_seat(seat: int, players: int) -> Seat:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < players:
        raise click.BadParameter(
            f"there is no seat {seat}; they go from 0 to {players - 1}.", param_hint="--seat"
        )
    return Seat(seat)


def chosen_viewer(seat: int | None, spectator: bool, all_open: bool, players: int) -> Viewer:
    """Say who looks on; refuse two at once."""
    if (seat is not None) + spectator + all_open > 1:
        raise click.UsageError("Please give only one of --seat, --spectator and --open.")
    return SPECTATOR if seat is None else chosen_seat(seat, players)
