"""What a command line asks for: read, checked and joined with what a run has stored."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from larceny.games.registry import find_title
from larceny.kernel.errors import LarcenyError
from larceny.nets import files
from larceny.nets.forward import layers_of

from . import checkpoints
from .config import Config
from .examples import digest_of
from .opponent import SETTINGS, read_opponent

SCHEDULE_MINUTES = 25.0
"""How long a run is planned to train, if nothing is said."""

_SHAPE = ("width", "layers", "critic_layers")
"""The settings that a run keeps: they say how its nets are built."""

_NAMED = ("game", "tables", "begun_with", "against", "imitates", "copies")
"""The settings that are no numbers: other options say them."""

_COMMA = r",(?![^\[]*\])"  # but not within brackets


STUDYING: Mapping[str, Any] = {"learning_rate": [1e-3, 2e-5], "average": 0.995}
"""What is set otherwise where a net learns from the games of others."""


class Unlearnable(LarcenyError):
    """A run cannot begin, or go on, as it was asked for."""

    kind = "unlearnable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What a command line can ask for."""

    game: str
    out: Path
    minutes: float = 9.0
    iterations: int = 0
    resume: bool = False
    tables: str = ""
    against: str = ""
    schedule_minutes: float | None = None
    schedule_decisions: float | None = None
    changes: Sequence[str] = ()
    begin: Path | None = None
    imitate: Path | None = None
    whose: str = ""
    copies: Sequence[Path] = ()
    judge_seconds: float = 60.0
    judge_games: int | None = None  # as many as suit the device
    cache: Path | None = None
    as_json: bool = False

    def config(self) -> Config:
        """Return the settings of the run: what is stored, as far as nothing else is asked."""
        title = find_title(self.game)
        if title.twin is None or title.net_inputs is None:
            raise Unlearnable("game", game=self.game)
        if not self.minutes > 0:
            raise Unlearnable("minutes", minutes=self.minutes)
        changes = self._changes()
        if not checkpoints.exists(self.out):
            if self.resume:
                raise Unlearnable("no-run", folder=str(self.out))
            default = f"{title.game.default_edition}/{title.players}"
            begin = {"game": self.game, "tables": [default], "schedule_minutes": SCHEDULE_MINUTES}
            if self.against:
                begin |= {**SETTINGS, "against": self.against}
            if self.imitate is not None:
                begin |= {**STUDYING, "imitates": self._imitates()}
            begin["copies"] = [one.card["hash"] for one in self.nets_beside()]
            config = Config.from_json({**begin, **changes, **self._begun_with()})
            self._check_shapes(config)
            return _checked(config)
        if not self.resume:
            raise Unlearnable("exists", folder=str(self.out))
        if self.begin is not None:
            raise Unlearnable("begun", folder=str(self.out))
        stored = Config.from_json(checkpoints.load_settings(self.out))
        if stored.game != self.game:
            raise Unlearnable("another-game", folder=str(self.out), game=stored.game)
        if self.against and self.against != stored.against:
            raise Unlearnable("another-opponent", folder=str(self.out), against=stored.against)
        if self._imitates() != stored.imitates:
            raise Unlearnable("other-games", folder=str(self.out), imitates=stored.imitates)
        if self.copies:
            raise Unlearnable("begun", folder=str(self.out))
        changed = _checked(stored.changed(**changes))
        for name in _SHAPE:
            if getattr(changed, name) != getattr(stored, name):
                raise Unlearnable("shape", setting=name, value=getattr(stored, name))
        return changed

    def net(self) -> files.Net | None:
        """Read the net whose policy a run begins with; a best response begins as its opponent."""
        return self.opponent() if self.begin is None else files.read(self.begin, self.game)

    def opponent(self) -> files.Net | None:
        """Read the frozen net that a best response is asked against, if one is."""
        if not self.against:
            return None
        net = read_opponent(self.game, self.against)
        if net is None:
            raise Unlearnable("against", against=self.against, game=self.game)
        return net

    def nets_beside(self) -> list[files.Net]:
        """Read the nets that sit among the older selves."""
        return [files.read(path, self.game) for path in self.copies]

    def _check_shapes(self, config: Config) -> None:
        """Refuse nets to play with that are built otherwise: one program plays all of them."""
        for path, net in zip(self.copies, self.nets_beside(), strict=True):
            for name, value in _shape_of(net).items():
                if value != getattr(config, name):
                    wanted = getattr(config, name)
                    raise Unlearnable(
                        "copy-shape", file=str(path), setting=name, value=value, wanted=wanted
                    )

    def _imitates(self) -> str:
        """Name what is learned from; nothing, where a net plays."""
        if self.imitate is None:
            return ""
        return " ".join((digest_of(self.imitate), self.whose)).strip()

    def _begun_with(self) -> dict[str, Any]:
        """Return the settings that follow from that net: its hash and its shape."""
        net = self.net()
        if net is None:
            return {}
        return {"begun_with": net.card["hash"], **_shape_of(net)}

    def _changes(self) -> dict[str, Any]:
        changes = dict(map(_setting, self.changes))
        if self.tables:
            changes["tables"] = re.split(_COMMA, self.tables)
        if self.schedule_minutes is not None:
            changes |= {"schedule_minutes": self.schedule_minutes, "schedule_decisions": 0.0}
        if self.schedule_decisions is not None:
            changes |= {"schedule_decisions": self.schedule_decisions, "schedule_minutes": 0.0}
        return changes


def _shape_of(net: files.Net) -> dict[str, int]:
    return {"width": net.weights["b0"].size, "layers": layers_of(net.weights)}


def _setting(text: str) -> tuple[str, Any]:
    """Read one setting, such as `width=768` or `entropy=[0.03,0.002]`."""
    name, _, value = text.partition("=")
    known = _defaults()
    if name not in known:
        raise Unlearnable("setting", setting=name, known=sorted(known))
    try:
        read = json.loads(value)
    except ValueError:
        raise Unlearnable("value", setting=name, value=value) from None
    pair = isinstance(known[name], tuple)
    numbers = read if isinstance(read, list) else [read]
    if (
        isinstance(read, list) != pair
        or (pair and len(numbers) != len(known[name]))
        or not all(isinstance(n, int | float) and not isinstance(n, bool) for n in numbers)
    ):
        raise Unlearnable("value", setting=name, value=value)
    return name, read


def _defaults() -> Mapping[str, Any]:
    """Return the settings that are numbers."""
    return {one.name: one.default for one in fields(Config) if one.name not in _NAMED}


def _checked(config: Config) -> Config:
    if (config.schedule_minutes > 0) == (config.schedule_decisions > 0):
        raise Unlearnable("schedule")
    if config.steps % config.batch_steps:
        raise Unlearnable("steps", steps=config.steps, batch_steps=config.batch_steps)
    game = find_title(config.game).game
    for name in config.tables:
        ruleset, _, players = name.partition("/")
        if not players.isdigit():
            raise Unlearnable("table", table=name)
        game.read_ruleset(ruleset).check_players(int(players))
    return config
