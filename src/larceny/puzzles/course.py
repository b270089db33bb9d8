"""A game up to some point, as data: what it was dealt from, and the decisions since.

By it a puzzle can be shown move by move, and a bot can be asked that has watched all of it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from larceny.bots import make
from larceny.bots.kind import Bot
from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import Event, Seat
from larceny.kernel.game import Action, View
from larceny.kernel.play import Match

from .puzzle import Facts

AnyMatch = Match[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class SeenStep:
    """What a seat witnessed of a decision, and how the table stood for it then.

    The decision itself is not told: some are made in secret.
    """

    chapter: str
    events: tuple[Event, ...]
    view: View


Judge = Callable[[Bot, View, Sequence[Action]], bool]
"""Says whether a bot knows the answer, from what it is shown and may do."""


@dataclass(frozen=True, slots=True)
class Course:
    """The beginning of a game."""

    game: str
    rules: str  # as `Game.write_ruleset` writes them
    players: int
    secret: str
    moves: tuple[tuple[Seat, str], ...]

    @classmethod
    def of(cls, match: AnyMatch) -> "Course":
        """Take down a match as far as it has come."""
        rules = match.game.write_ruleset(match.rules)
        return cls(match.game.name, rules, len(match.names), match.secret, tuple(match.moves))

    @classmethod
    def from_json(cls, game: str, given: Facts) -> "Course":
        """Read a course of a game."""
        moves = [str(move).partition(" ") for move in given["moves"]]
        return cls(
            game,
            given["rules"],
            given["players"],
            given["secret"],
            tuple((Seat(int(seat)), word) for seat, _, word in moves),
        )

    def to_json(self) -> dict[str, Any]:
        """Write it as plain values."""
        return {
            "rules": self.rules,
            "players": self.players,
            "secret": self.secret,
            "moves": [f"{seat} {word}" for seat, word in self.moves],
        }

    def dealt(self) -> AnyMatch:
        """Deal, and play nothing yet."""
        game: AnyGame = find_game(self.game)
        return Match(game, game.read_ruleset(self.rules), self.players, self.secret)

    def played(self) -> AnyMatch:
        """Play it all."""
        match = self.dealt()
        for seat, word in self.moves:
            match.act(seat, word)
        return match

    def witnessed(self, seat: Seat) -> Iterator[Event]:
        """List what a seat has witnessed."""
        match = self.played()
        return (match.game.witnessed(event, seat) for event in match.events)

    def seen(self, seat: Seat) -> Iterator[SeenStep]:
        """Play it from the deal, as a seat sees it."""
        match = self.dealt()
        yield _seen(match, match.events, seat)
        for mover, word in self.moves:
            yield _seen(match, match.act(mover, word), seat)


def _seen(match: AnyMatch, events: Sequence[Event], seat: Seat) -> SeenStep:
    witnessed = tuple(match.game.witnessed(event, seat) for event in events)
    return SeenStep(match.game.chapter(match.state), witnessed, match.view(seat))


def success(course: Course, seat: Seat, spec: str, times: int, knows: Judge) -> float:
    """Let bots of a kind watch a course from one seat, and say how many of them know the answer.

    They decide on the way as if they sat there, since some look at their hand only then.
    """
    bots = [make(course.game, spec, f"puzzle {number}") for number in range(times)]
    match = course.dealt()

    def tell(events: Sequence[Event]) -> None:
        for event in events:
            seen = match.game.witnessed(event, seat)
            for bot in bots:
                bot.witness(seen)

    for bot in bots:
        bot.begin(seat, match.rules)
    tell(match.events)
    for mover, word in course.moves:
        if mover == seat:
            for bot in bots:
                bot.choose(match.view(seat), match.legal_actions(seat))
        tell(match.act(mover, word))
    view, legal = match.view(seat), match.legal_actions(seat)
    return sum(knows(bot, view, legal) for bot in bots) / times
