"""`larceny perft`: how many sequences of decisions there are."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.lab.perft import Counted, count_by_depth
from larceny.lab.work import needs_extra

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
    engine: str = "rules",
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
    counted = list(
        _by_twin(game, state, depth) if engine == "twin" else count_by_depth(game, state, depth)
    )
    if as_json:
        emit({"game": game.name, "position": line, "depths": [asdict(count) for count in counted]})
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in ("depth", "nodes", "seconds"):
        table.add_column(head, justify="right")
    for count in counted:
        table.add_row(str(count.depth), f"{count.nodes:,}", f"{count.seconds:.3f}")
    make_console().print(table)


def _by_twin(game: AnyGame, state: Any, deepest: int) -> Iterator[Counted]:
    """Count by breadth: all positions of a depth at once, those that are alike only once."""
    try:
        from larceny.twin.game import NotCovered
        from larceny.twin.making import game_for
        from larceny.twin.uses.perft import Perft
    except ModuleNotFoundError as missing:
        raise needs_extra("twin", missing.name or "jax") from None
    try:
        twin = game_for(game.name, state.rules, len(game.scores(state)))
    except NotCovered as lack:
        raise click.UsageError(f"{lack}.") from None
    began = time.perf_counter()
    for depth, nodes in enumerate(Perft(twin).by_depth(state, deepest), 1):
        yield Counted(depth, nodes, time.perf_counter() - began)
