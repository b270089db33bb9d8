"""`larceny perft`: how many sequences of decisions there are."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table

from larceny.games.registry import find_game
from larceny.kernel.chance import Chance
from larceny.lab.perft import count_by_depth

from ..common.agreement import agree
from ..common.output import emit, make_console
from ..common.signs import BRASS


def run(
    game_name: str,
    edition: str | None,
    variants: Sequence[str],
    changes: Sequence[str],
    rules_file: Path | None,
    players: int,
    depth: int,
    position: str | None,
    seed: str,
    as_json: bool,
) -> None:
    """Count by depth from a position, or from a deal."""
    if depth < 1:
        raise click.BadParameter("count at least one decision deep.", param_hint="--depth")
    if position is not None:
        game = find_game(game_name)
        state = game.read_position(position)
    else:
        game, rules = agree(game_name, edition, variants, changes, rules_file)
        state, _ = game.deal(rules, players, Chance.of(seed))
    line = game.write_position(state)
    counted = list(count_by_depth(game, state, depth))
    if as_json:
        emit({"game": game.name, "position": line, "depths": [asdict(count) for count in counted]})
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in ("depth", "nodes", "seconds"):
        table.add_column(head, justify="right")
    for count in counted:
        table.add_row(str(count.depth), f"{count.nodes:,}", f"{count.seconds:.3f}")
    make_console().print(table)
