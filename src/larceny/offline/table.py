"""A table on a device: one person, and bots that answer at once."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from larceny import bots
from larceny.bots.personas import BY_ID
from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import Event, Seat
from larceny.kernel.play import Decider, Match, seat_deciders, tell

from .kept import KeptTable
from .refusals import Refused

OWN = Seat(0)
"""Where whoever holds the device sits."""

AnyMatch = Match[Any, Any, Any, Any]


class Step(NamedTuple):
    """A decision, or the deal, and what it brought about."""

    seq: int
    events: list[Event]


def dealt(game: AnyGame, rules: Any, names: Sequence[str], secret: str) -> AnyMatch:
    """Deal; nobody else is there to add anything to the secret, as records say of every seat."""
    return Match(game, rules, names, secret, [""] * len(names))


class Table:
    """A table that is played at."""

    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        self.game: AnyGame = find_game(kept.game)
        if kept.rules_version != self.game.rules_version:
            known = self.game.rules_version
            raise Refused("older-rules", rules_version=kept.rules_version, known=known)
        self._set_up(kept.moves)

    def _set_up(self, moves: list[tuple[Seat, str]]) -> None:
        """Deal again and play what was played; the bots are told of it as they witnessed it."""
        kept = self.kept
        rules = self.game.ruleset_from_fields(kept.ruleset)
        names = [chair.name for chair in kept.chairs]
        self.match = dealt(self.game, rules, names, kept.secret)
        self.asked_since = [kept.undone] * len(names)
        for seat, word in moves:
            self._apply(seat, word)
        kept.moves, kept.times = self.match.moves, kept.times[: len(moves) + 1]
        self.seated = {seat: self._bot(seat) for seat in self._bot_seats()}
        everybody = [self.seated.get(Seat(seat), _Nobody()) for seat in range(len(names))]
        seat_deciders(self.match, everybody)
        self._everybody = everybody

    def _bot_seats(self) -> Iterator[Seat]:
        return (Seat(n) for n, chair in enumerate(self.kept.chairs) if chair.bot is not None)

    def _bot(self, seat: Seat) -> Any:
        chair = self.kept.chairs[seat]
        spec = BY_ID[chair.persona].id if chair.persona else str(chair.bot)
        return bots.make(self.game.name, spec, f"{self.kept.secret}/bot {seat}")

    def _apply(self, seat: Seat, word: str) -> list[Event]:
        before = set(self.match.deciders)
        events = self.match.act(seat, word)
        for one in self.match.deciders:
            if one == seat or one not in before:
                self.asked_since[one] = self.seq
        return events

    @property
    def seq(self) -> int:
        """Return the number of the last step."""
        return len(self.match.moves) + self.kept.undone

    @property
    def is_over(self) -> bool:
        """Ask whether nothing is decided here any more."""
        return self.kept.status != "playing"

    def decide(self, word: str, now: int) -> Step:
        """Do what whoever holds the device decided; refuse what may not be."""
        if self.is_over:
            raise Refused("not-playing", status=self.kept.status)
        if OWN not in self.match.deciders:
            raise Refused("not-your-turn")
        step = self._step(OWN, word, now)
        self.kept.mine = step.seq
        return step

    def bots_decide(self, now: int) -> Iterator[Step]:
        """Let the bots answer, one after the other, until the person is asked or all is over."""
        while not self.is_over and (asked := self._asked_bot()) is not None:
            view, legal = self.match.view(asked), self.match.legal_actions(asked)
            yield self._step(asked, self.seated[asked].choose(view, legal).word, now)

    def _asked_bot(self) -> Seat | None:
        """Return the bot that answers next; where all answer at once, the person goes first."""
        asked = self.match.deciders
        return None if OWN in asked or not asked else asked[0]

    def _step(self, seat: Seat, word: str, now: int) -> Step:
        events = self._apply(seat, word)
        tell(self.match, self._everybody, events)
        self.kept.times.append(now)
        if self.match.is_over:
            self.kept.status = "over"
        return Step(self.seq, events)

    def go_back(self, seq: int) -> None:
        """Set the table up as it stood after a step; what follows is numbered anew, and higher."""
        kept = self.kept
        left = seq - kept.undone
        if self.is_over or not 0 <= left < len(self.match.moves):
            raise Refused("nothing-to-undo", seq=self.seq)
        last, moves = self.seq, self.match.moves[:left]
        kept.undone = last + 1 - left
        kept.mine = 0
        self._set_up(moves)

    def give_up(self) -> None:
        """End the game before its end."""
        if self.kept.status == "playing":
            self.kept.status = "abandoned"


class _Nobody(Decider[Any, Any, Any]):
    """Sits where a person does: is told everything, and decides nothing."""

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""

    def witness(self, event: Event) -> None:
        """Be told what happened."""

    def choose(self, view: Any, legal: Any) -> Any:
        """Never be asked: a person decides by himself."""
        raise AssertionError(view, legal)
