"""Whether a forecaster can be trusted: of all that it calls 30 % likely, is 30 % true?

Random games are watched by a seat with a perfect memory. At some positions the forecaster that the
game's title brings is asked, and all that it says is held against the truth.
"""

import statistics
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from larceny.games.registry import TITLES, AnyGame, find_game, find_title
from larceny.kernel.events import every_seat
from larceny.kernel.game import Ruleset
from larceny.kernel.play import Match
from larceny.kernel.title import load

from .figures import wilson
from .work import LabTrouble

BINS = 10
ASK_EVERY = 23
"""Decisions from one position to the next; prime, so that no phase is preferred."""


@dataclass(slots=True)
class Bin:
    """All that was called about so likely."""

    said: float = 0.0  # the sum of what was said
    true: int = 0
    count: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the bin as plain values: the mean of what was said, and the share of truth."""
        low, high = wilson(self.true, self.count)
        shares = {"said": self.said / self.count, "true": self.true / self.count}
        return {"count": self.count, **shares, "low95": low, "high95": high}


@dataclass(slots=True)
class Reliability:
    """What was said, sorted by how likely it was called; certainties apart."""

    impossible: Bin = field(default_factory=Bin)
    certain: Bin = field(default_factory=Bin)
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def add(self, said: float, true: bool) -> None:
        """Hold one more saying against the truth."""
        if said == 0.0:
            found = self.impossible
        elif said == 1.0:
            found = self.certain
        else:
            found = self.bins[min(int(said * BINS), BINS - 1)]
        found.said += said
        found.true += true
        found.count += 1

    def rows(self) -> Iterator[tuple[str, Bin]]:
        """List the bins that are not empty, each with its name."""
        names = [f"{10 * number}-{10 * (number + 1)} %" for number in range(BINS)]
        named = [("0 %", self.impossible), *zip(names, self.bins, strict=True)]
        for name, found in (*named, ("100 %", self.certain)):
            if found.count:
                yield name, found

    def error(self) -> float:
        """Return the mean distance between what was said and what was true, over the bins."""
        count = sum(found.count for _, found in self.rows())
        return sum(abs(found.said - found.true) for _, found in self.rows()) / max(count, 1)


class Forecaster(Protocol):
    """Says how likely things are that a seat cannot see; a title brings it for its game."""

    @property
    def kinds(self) -> Sequence[str]:
        """Name the kinds of things that it speaks of."""
        ...

    def forecast(self, memory: Any, view: Any, /) -> Any:
        """Say how likely everything is, for one who knows and sees this."""
        ...

    def outcomes(self, said: Any, state: Any, seat: Any, /) -> Iterable[tuple[str, float, bool]]:
        """Tell of each saying its kind, how likely it was called, and whether it is true."""
        ...


def forecasting_games() -> list[str]:
    """Name the games that bring a forecaster."""
    return [name for name, title in TITLES.items() if title.forecaster is not None]


def forecaster_of(game: str) -> Forecaster:
    """Return what forecasts in a game."""
    reference = find_title(game).forecaster
    if reference is None:
        raise LabTrouble("no-forecaster", game=game, known=forecasting_games())
    forecaster: Forecaster = load(reference)
    return forecaster


@dataclass(slots=True)
class Calibration:
    """The reliability of a forecaster, kind by kind, and how long it took."""

    kinds: dict[str, Reliability]
    seconds: list[float] = field(default_factory=list)

    def median_ms(self) -> float:
        """Return the median of the milliseconds that a forecast took."""
        return statistics.median(self.seconds) * 1e3

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain values."""
        bins = {
            kind: {name: found.to_json() for name, found in reliability.rows()}
            for kind, reliability in self.kinds.items()
        }
        return {"positions": len(self.seconds), "median_ms": self.median_ms(), **bins}


@dataclass(frozen=True, slots=True)
class Asked:
    """All that was said at a position, with its outcomes, and how long it took."""

    outcomes: Iterable[tuple[str, float, bool]]
    seconds: float


def ask(game: AnyGame, rules: Any, players: int, seed: str) -> Iterator[Asked]:
    """Play random games for ever, and ask the forecaster now and then."""
    forecaster, dice, decisions = forecaster_of(game.name), Random(seed), 0
    while True:
        seat = every_seat(players)[dice.randrange(players)]
        match = Match(game, rules, players, f"{seed}/{dice.random()}")
        memory = game.knowledge(rules, players, seat)
        events = match.events
        while True:
            for event in events:
                memory.witness(game.witnessed(event, seat))
            if match.is_over:
                break
            decisions += 1
            if decisions % ASK_EVERY == 0:
                seen, began = match.view(seat), time.perf_counter()
                said = forecaster.forecast(memory, seen)
                seconds = time.perf_counter() - began
                yield Asked(forecaster.outcomes(said, match.state, seat), seconds)
            decider = match.deciders[0]
            events = match.act(decider, dice.choice(match.legal_actions(decider)))


def calibrate(
    game: str, rules: Ruleset, players: int, positions: int, seed: str
) -> Iterator[Calibration]:
    """Hold a forecaster against the truth; tell after every position how it stands."""
    found = Calibration({kind: Reliability() for kind in forecaster_of(game).kinds})
    for number, asked in enumerate(ask(find_game(game), rules, players, seed), 1):
        found.seconds.append(asked.seconds)
        for kind, said, true in asked.outcomes:
            found.kinds[kind].add(said, true)
        yield found
        if number == positions:
            return
