"""What the options say that all work in bulk shares."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click


@dataclass(frozen=True, slots=True, kw_only=True)
class BulkOptions:
    """Which tables are played at, by whom, how often, and where it is written."""

    game_name: str
    edition: str | None
    variants: Sequence[str]
    changes: Sequence[str]
    rules_file: Path | None
    players: str
    bots: str
    games: int
    seed: str
    jobs: int | None
    ray: str | None
    out: Path | None
    resume: bool
    as_json: bool
    varied: Sequence[str] = ()
    engine: str = "rules"
    records: bool = False

    def __post_init__(self) -> None:
        """Refuse what no table has to be found for."""
        if self.games < 1:
            raise click.UsageError("--games must be at least 1.")

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Read the names of bots, with what is set about them: `novice,master:sims=200`."""
        return tuple(name.strip() for name in self.bots.split(","))
