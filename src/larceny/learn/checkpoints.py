"""A run in a folder: what is needed to go on exactly where it stopped, in files of a few megabytes.

run.json          settings and how far it is
curves.jsonl      a line at each evaluation
net.npz           the averaged policy, as a bot reads it
state-0.npz …     everything that learns, older selves, and the tables as they stand
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

MOST_BYTES = 15_000_000
"""In one file: some places that lend machines take none that are larger than 16 MB."""

Arrays = dict[str, NDArray[Any]]


@dataclass(slots=True)
class Progress:
    """How far a run is."""

    iterations: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0  # of training
    chunks: int = 0
    kept: int = 0  # older selves, those that were dropped among them


def save(folder: Path, config: dict[str, Any], progress: Progress, arrays: Arrays) -> None:
    """Write everything; what is not whole is never seen under its name."""
    folder.mkdir(parents=True, exist_ok=True)
    shards = list(_shards(arrays))
    for number, shard in enumerate(shards):
        part = folder / f"state-{number}.part"
        with part.open("wb") as file:
            np.savez(file, **shard)  # type: ignore[arg-type]
    for number in range(len(shards)):
        (folder / f"state-{number}.part").replace(folder / f"state-{number}.npz")
    for old in folder.glob("state-*.npz"):
        if int(old.stem.partition("-")[2]) >= len(shards):
            old.unlink()
    told = {"config": config, "progress": asdict(progress), "shards": len(shards)}
    part = folder / "run.part"
    part.write_text(json.dumps(told, indent=1), encoding="utf-8")
    part.replace(folder / "run.json")


def exists(folder: Path) -> bool:
    """Ask whether there is a run to go on with."""
    return (folder / "run.json").exists()


def load_settings(folder: Path) -> dict[str, Any]:
    """Read only the settings."""
    settings: dict[str, Any] = _told(folder)["config"]
    return settings


def _told(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    return told


def load(folder: Path) -> tuple[Progress, Arrays]:
    """Read how far it is, and everything that learns."""
    told = _told(folder)
    arrays: Arrays = {}
    for number in range(told["shards"]):
        with np.load(folder / f"state-{number}.npz", allow_pickle=False) as file:
            arrays |= {name: file[name] for name in file.files}
    return Progress(**told["progress"]), arrays


def add_line(folder: Path, line: dict[str, Any]) -> None:
    """Add to the curves."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "curves.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def _shards(arrays: Arrays) -> Iterator[Arrays]:
    shard: Arrays = {}
    for name, one in arrays.items():
        if shard and sum(kept.nbytes for kept in shard.values()) + one.nbytes > MOST_BYTES:
            yield shard
            shard = {}
        shard[name] = one
    yield shard
