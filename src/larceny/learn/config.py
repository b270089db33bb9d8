"""What a run is made of: everything that is stored with it, and how it changes while it learns."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings of a run. Where two numbers are given: at the beginning, and at the end."""

    game: str
    tables: tuple[str, ...]  # RULESET/PLAYERS, such as french/4; they take turns
    seed: int = 1
    begun_with: str = ""  # the hash of the net whose policy it began with; none: it began anew

    # A best response: one seat learns, at all others sits this frozen bot (`opponent`)
    against: str = ""
    against_temperature: float = 0.5

    # What is learned from the games of others, instead of by playing
    imitates: str = ""  # the hash of a file of games, and whose decisions in it
    examples: int = 4096  # decisions in a minibatch

    # The nets
    width: int = 512
    layers: int = 4
    critic_layers: int = 3

    # Playing
    games: int = 32_768  # at once, at each kind of table
    steps: int = 64  # decisions a table between two updates
    old_share: float = 0.1  # of the seats are played by older selves
    old_selves: int = 4  # that are kept
    copies: tuple[str, ...] = ()  # hashes of nets that stay as they are, among the older selves
    among_copies: float = 0.0  # of the tables: instead, a copy has all seats there but one
    old_every: float = 1 / 24  # of the whole run, one more is kept
    warm_up: int = 771  # decisions by lot before the first: so that tables do not march in step

    # Learning
    batch_steps: int = 2  # steps of all tables in a minibatch
    critic_first: int = 0  # updates in which only the critic learns: for a policy that can play
    learning_rate: tuple[float, float] = (4.2e-4, 2e-5)
    entropy: tuple[float, float] = (0.022, 0.002)
    magnet: tuple[float, float] = (0.02, 0.005)
    magnet_every: int = 200  # updates, the magnet is renewed
    clip: float = 0.2
    trace: float = 0.95  # λ
    win_from: float = 0.35  # of the whole run: from there on the reward is who wins
    points_kept: float = 0.15  # and so much of the points
    average: float = 0.98  # of the averaged weights is kept at an update

    # How long the whole run is planned to be; exactly one of them is more than 0
    schedule_minutes: float = 0.0  # of training, without compiling and evaluating
    schedule_decisions: float = 0.0  # for runs that must be repeatable

    def to_json(self) -> dict[str, Any]:
        """Return the settings as plain values."""
        return asdict(self)

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Config":
        """Read the settings."""
        known = {field.name for field in fields(cls)}
        values: dict[str, Any] = {}
        for name, value in told.items():
            if name in known:
                values[name] = tuple(value) if isinstance(value, list) else value
        return cls(**values)

    def changed(self, **changes: Any) -> "Config":
        """Return the settings with some changed."""
        return Config.from_json({**json.loads(json.dumps(self.to_json())), **changes})

    def fraction(self, seconds: float, decisions: int) -> float:
        """Say how much of the planned run is over."""
        if self.schedule_decisions > 0:
            return min(1.0, decisions / self.schedule_decisions)
        return min(1.0, seconds / (60 * self.schedule_minutes))

    def frozen(self) -> tuple[int, ...]:
        """Say at how many tables each frozen net has all seats but one."""
        if self.against:
            return (self.games,)
        each = round(self.games * self.among_copies / max(1, len(self.copies)))
        return (each,) * len(self.copies) if each else ()

    def rates(self, fraction: float, updates: int) -> "Rates":
        """Return what changes in the course of a run."""
        left = 1 - fraction
        win = min(1.0, fraction / self.win_from) if self.win_from > 0 else 1.0
        return Rates(
            learning_rate=_between(self.learning_rate, left),
            entropy=_between(self.entropy, left**1.5),
            magnet=_between(self.magnet, left),
            points=1 - (1 - self.points_kept) * win,
            win=win,
            policy=float(updates >= self.critic_first),
        )


class Rates(NamedTuple):
    """What changes in the course of a run."""

    learning_rate: float
    entropy: float
    magnet: float
    points: float  # how much the points matter
    win: float  # how much it matters who wins
    policy: float  # 1 where the policy learns, 0 where only the critic does


def _between(ends: tuple[float, float], left: float) -> float:
    begin, end = ends
    return (begin - end) * left + end
