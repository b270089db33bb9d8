"""A net in a file: its weights, and a card that says what it is, what it was trained for and how.

The file is NumPy's `.npz` without pickles. Weights are stored as float16: half the size, and no
decision that was measured depends on more. The card has a hash over weights and card, the version
of the rules and a fingerprint of what the net is told: a net that does not fit is refused by name.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from larceny.games.registry import find_game
from larceny.kernel.errors import LarcenyError

from .tables import Floats, fingerprint

FORMAT = 1
_CARD = "card"

Card = dict[str, Any]


class UnusableNet(LarcenyError):
    """A file is no net, or one for another game, other rules or other inputs."""

    kind = "unusable-net"


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """A net that was read."""

    weights: dict[str, Floats]
    card: Card


def card_for(game: str, tables: list[str], run: Mapping[str, Any]) -> Card:
    """Say what a net is: its game, rules and inputs, the tables it was trained for, and the run."""
    rules = find_game(game)
    return {
        "format": FORMAT,
        "game": game,
        "rules_version": rules.rules_version,
        "inputs": fingerprint(game, rules.ruleset(rules.default_edition)),
        "tables": tables,
        "run": dict(run),
    }


def write(path: Path, weights: Mapping[str, Any], card: Card) -> str:
    """Write a net; return its hash."""
    halves = {name: np.asarray(one, np.float16) for name, one in weights.items()}
    card = {**card, "hash": _hash(halves, card)}
    told = np.frombuffer(json.dumps(card).encode(), np.uint8)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **{**halves, _CARD: told})  # type: ignore[arg-type]
    part.replace(path)
    return str(card["hash"])


def read(path: Path, game: str | None = None) -> Net:
    """Read a net; refuse one that is broken, or does not fit this game as it is now."""
    try:
        with np.load(path, allow_pickle=False) as file:
            halves = {name: file[name] for name in file.files}
        card: Card = dict(json.loads(halves.pop(_CARD).tobytes()))
    except (OSError, ValueError, TypeError, KeyError, BadZipFile) as error:
        raise UnusableNet("unreadable", file=str(path), why=str(error)) from error
    if card.get("format") != FORMAT:
        raise UnusableNet("format", file=str(path), format=card.get("format"), known=FORMAT)
    if card.get("hash") != _hash(halves, {k: v for k, v in card.items() if k != "hash"}):
        raise UnusableNet("hash", file=str(path))
    _check_fits(path, card, game)
    return Net(_joined({name: one.astype(np.float32) for name, one in halves.items()}), card)


def _joined(weights: dict[str, Floats]) -> dict[str, Floats]:
    """Join the gains and offsets of norms (g, h), which older nets have, to the layers after them.

    (x · g + h) @ w + b  =  x @ (g · w) + (h @ w + b)
    """
    found = dict(weights)
    for name in weights:
        if name[0] == "g":
            layer = name[1:]
            after, gain, offset = weights[f"w{layer}"], found.pop(name), found.pop(f"h{layer}")
            found[f"w{layer}"] = gain[:, None] * after
            found[f"b{layer}"] = offset @ after + weights[f"b{layer}"]
    return found


def _check_fits(path: Path, card: Card, game: str | None) -> None:
    if game is not None and card["game"] != game:
        raise UnusableNet("game", file=str(path), game=card["game"], wanted=game)
    rules = find_game(card["game"])
    version, known = card["rules_version"], rules.rules_version
    if version != known:
        raise UnusableNet("rules", file=str(path), version=version, known=known)
    if card["inputs"] != fingerprint(card["game"], rules.ruleset(rules.default_edition)):
        raise UnusableNet("inputs", file=str(path))


def _hash(halves: Mapping[str, Any], card: Card) -> str:
    hashed = sha256(json.dumps(card, sort_keys=True).encode())
    for name in sorted(halves):
        hashed.update(f"{name} {halves[name].shape}".encode())
        hashed.update(np.ascontiguousarray(halves[name]).tobytes())
    return hashed.hexdigest()
