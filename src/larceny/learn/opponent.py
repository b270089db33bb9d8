"""The frozen bot that a best response learns against: what it wins above its share, it exploits.

How much an opponent wins who has learned for long against a bot that stays as it is, is the least
that can be won against it: nobody knows whether a better answer was missed.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax.numpy as jnp

from larceny.nets.files import Net, read
from larceny.nets.grandmaster import SHIPPED
from larceny.nets.tables import Floats

from .networks import Weights

SHIPPED_NET = "grandmaster"

SETTINGS: Mapping[str, Any] = {
    "learning_rate": [3e-4, 2e-5],
    "entropy": [0.006, 0.0005],
    "magnet": [0.0, 0.0],
    "critic_first": 60,
    "win_from": 0.0,
}
"""What is set otherwise than in self-play: the answer need not be safe against anybody else, and it
begins as a net that plays, with a critic that knows nothing yet."""


def read_opponent(game: str, spec: str) -> Net | None:
    """Read the net of `grandmaster` or `net:FILE`; None if it is neither."""
    kind, _, file = spec.partition(":")
    if spec == SHIPPED_NET:
        path = SHIPPED / f"{game}.npz"
        return read(path, game) if path.exists() else None
    return read(Path(file), game) if kind == "net" and file else None


def cooled(weights: Mapping[str, Floats] | Weights, temperature: float) -> Weights:
    """Return a net that mixes as this one does at a temperature: its last layer is scaled."""
    cold = {name: jnp.asarray(one) for name, one in weights.items()}
    return cold | {name: cold[name] / temperature for name in ("w", "b")}
