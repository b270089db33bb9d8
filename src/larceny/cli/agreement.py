"""What is agreed on before a game: the game, its ruleset, and who looks on."""

from collections.abc import Sequence
from pathlib import Path

import click

from larceny.games.master_thieves import MasterThieves
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.registry import find_game
from larceny.kernel.events import SPECTATOR, Viewer

from .files import read_text


def agree(
    game_name: str,
    edition: str | None = None,
    variants: Sequence[str] = (),
    changes: Sequence[str] = (),
    rules_file: Path | None = None,
) -> tuple[MasterThieves, Ruleset]:
    """Find the game, and the ruleset that the options ask for."""
    game = find_game(game_name)
    if rules_file is not None and edition is not None:
        raise click.UsageError("--rules names an edition itself; please give it or --edition.")
    if rules_file is not None:
        rules = game.ruleset_from_toml(read_text(rules_file))
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


def stock_notice(rules: Ruleset, players: int) -> str | None:
    """Say that the package is too small for a table, if it is (MT-1.2)."""
    if rules.stock_suffices(players):
        return None
    return (
        f"{players} players need {rules.diamonds_needed(players)} diamonds and "
        f"{rules.sapphires_needed(players)} sapphires; the package of {rules.name} holds "
        f"{rules.stock_diamonds} and {rules.stock_sapphires}. You play as if they were there "
        "(MT-1.2)."
    )


def chosen_seat(seat: int, players: int) -> int:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < players:
        raise click.BadParameter(
            f"there is no seat {seat}; they go from 0 to {players - 1}.", param_hint="--seat"
        )
    return seat


def chosen_viewer(seat: int | None, spectator: bool, all_open: bool, players: int) -> Viewer:
    """Say who looks on; refuse two at once."""
    if (seat is not None) + spectator + all_open > 1:
        raise click.UsageError("Please give only one of --seat, --spectator and --open.")
    return SPECTATOR if seat is None else chosen_seat(seat, players)
