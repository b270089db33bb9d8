"""Whether the adviser of 40 Thieves can be trusted: of all that it calls 30 % likely, is 30 % true?

Random games are watched by a seat with a perfect memory. At some positions the adviser is asked
about every tile and every theft, and what it says is held against the truth.
"""

import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from larceny.games.forty_thieves.adviser import Advice, Odds, advise
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.game import GAME
from larceny.games.forty_thieves.pieces import PLACES
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import State
from larceny.kernel import game as kernel
from larceny.kernel.play import Match

from .figures import wilson

ADVISED = GAME.name
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


@dataclass(slots=True)
class Calibration:
    """The reliability of the adviser, kind by kind, and how long it took."""

    board: Reliability = field(default_factory=Reliability)
    hands: Reliability = field(default_factory=Reliability)
    steals: Reliability = field(default_factory=Reliability)
    seconds: list[float] = field(default_factory=list)

    def kinds(self) -> dict[str, Reliability]:
        """Name what was asked about."""
        return {
            "thefts": self.steals,
            "tiles on the board": self.board,
            "tiles in other hands": self.hands,
        }

    def median_ms(self) -> float:
        """Return the median of the milliseconds that an advice took."""
        return statistics.median(self.seconds) * 1e3

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain values."""
        bins = {
            kind: {name: found.to_json() for name, found in reliability.rows()}
            for kind, reliability in self.kinds().items()
        }
        return {"positions": len(self.seconds), "median_ms": self.median_ms(), **bins}


@dataclass(frozen=True, slots=True)
class Asked:
    """A position, what the adviser said to a seat there, and how long it took."""

    state: State
    seat: int
    advice: Advice
    seconds: float


def ask_adviser(rules: Ruleset, players: int, seed: str) -> Iterator[Asked]:
    """Play random games for ever, and ask the adviser now and then."""
    dice, decisions = Random(seed), 0
    while True:
        seat = dice.randrange(players)
        match = Match(GAME, rules, players, f"{seed}/{dice.random()}")
        memory = GAME.knowledge(rules, players, seat)
        events = match.events
        while True:
            for event in events:
                memory.witness(GAME.witnessed(event, seat))
            if match.is_over:
                break
            decisions += 1
            if decisions % ASK_EVERY == 0:
                seen, began = match.view(seat), time.perf_counter()
                advice = advise(memory, seen)
                yield Asked(match.state, seat, advice, time.perf_counter() - began)
            decider = match.deciders[0]
            events = match.act(decider, dice.choice(match.legal_actions(decider)))


def calibrate(
    rules: kernel.Ruleset, players: int, positions: int, seed: str
) -> Iterator[Calibration]:
    """Hold the adviser against the truth; tell after every position how it stands."""
    found, own_rules = Calibration(), GAME.ruleset_from_fields(rules.to_fields())
    for number, asked in enumerate(ask_adviser(own_rules, players, seed), 1):
        compare(found, asked)
        yield found
        if number == positions:
            return


def compare(found: Calibration, asked: Asked) -> None:
    """Hold one advice against the truth."""
    state, advice = asked.state, asked.advice
    found.seconds.append(asked.seconds)
    for place, said in advice.steals.items():
        found.steals.add(said, is_combination(state.front(square) for square in PLACES[place]))
    for square, odds in enumerate(advice.board):
        if odds is not None:
            _compare_tile(found.board, odds, state.front(square))
    for seat, hand in enumerate(advice.hands):
        if seat != asked.seat:
            for tile, odds in zip(state.hands[seat], hand, strict=True):
                _compare_tile(found.hands, odds, state.deck[tile])


def _compare_tile(found: Reliability, odds: Odds, truth: int) -> None:
    """Hold what was said of a tile against its front, also if that was called impossible."""
    for front, said in odds.items():
        found.add(said, front == truth)
    if truth not in odds:
        found.add(0.0, true=True)
