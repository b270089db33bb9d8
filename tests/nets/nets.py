"""Nets that have learned nothing, for tests."""

from pathlib import Path

import numpy as np

from larceny.games.registry import find_game
from larceny.nets import files
from larceny.nets.tables import Table, widths

GAME = "master-thieves"


def unlearned(
    seed: int = 1, width: int = 16, layers: int = 3, name: str = GAME
) -> dict[str, np.ndarray]:
    """Return weights by lot."""
    lot = np.random.default_rng(seed)
    game = find_game(name)
    settings = len(Table(name, game.ruleset(game.default_edition), 4).setting)
    told, _ = widths(name)
    shapes = {"w0": (told, width), "s0": (settings, width), "b0": (width,)}
    for layer in range(1, layers):
        shapes |= {f"w{layer}": (width, width)}
        shapes |= {f"b{layer}": (width,)}
    shapes |= {"w": (width, len(game.actions)), "b": (len(game.actions),)}
    return {name: lot.normal(0, 0.3, shape) for name, shape in shapes.items()}


def stored(folder: Path, tables: tuple[str, ...] = ("french/4",), seed: int = 1) -> Path:
    """Write such a net."""
    path = folder / f"net-{seed}.npz"
    files.write(path, unlearned(seed), files.card_for(GAME, list(tables), {}))
    return path
