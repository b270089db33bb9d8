"""Analysis of a finished game: what a master would have done, and what the difference cost.

At every decision of a seat the master knows what that seat knew then, and no more. Both its own
choice and the one that was made are played out many times, unless it judges by reckoning alone
(where to look, what to keep); the cost is the difference between how well the seat
then came off, from 0 (none) to 1 (a sure victory thrown away). Its standard error is that of the
play-outs, taken as if each had a position of its own. Where the game has a net, it says how often
it would have played what was done, and what it plays most often.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import Event, Seat, every_seat
from larceny.kernel.play import set_up_again
from larceny.kernel.record import Record

from .opinions import Mixing, chances_of, mixing_bot
from .registry import make, strongest_searcher
from .searcher import Weighed

SIMULATIONS = 300
"""How often each decision is played out."""


@runtime_checkable
class Judge(Protocol):
    """A bot that can weigh the decisions of others."""

    def begin(self, seat: Seat, rules: Any) -> None:
        """Stand behind a seat."""
        ...

    def witness(self, event: Event) -> None:
        """Watch."""
        ...

    def judges(self, view: Any, legal: Sequence[Any]) -> bool:
        """Ask whether it has an opinion on a decision."""
        ...

    def weigh(self, view: Any, legal: Sequence[Any], made: Any) -> Weighed:
        """Compare what was done with what it would have done."""
        ...


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision of a game, judged."""

    move: int  #: its place among the moves of the record
    seat: Seat  #: who decided
    made: str  #: what was done, as a word
    best: str  #: what the master would have done
    best_chance: float  #: how well the seat then comes off, from 0 to 1
    cost: float  #: by how much less it came off with what was made
    error: float | None = None  #: the standard error of the cost; None if it was reckoned only
    net: "ByNet | None" = None  #: what a net says to it, where the game has one

    def to_json(self) -> dict[str, Any]:
        """Return it as plain values."""
        return {
            "move": self.move,
            "seat": self.seat,
            "made": self.made,
            "best": self.best,
            "chance": round(self.best_chance, 3),
            "cost": round(self.cost, 3),
            "error": None if self.error is None else round(self.error, 3),
            "net": None if self.net is None else self.net.to_json(),
        }


@dataclass(frozen=True, slots=True)
class ByNet:
    """What a net would have played in a seat's place, knowing no more."""

    best: str  #: what it plays most often
    best_chance: float  #: how often that is, from 0 to 1
    made_chance: float  #: how often it plays what was done

    def to_json(self) -> dict[str, Any]:
        """Return it as plain values."""
        return {
            "best": self.best,
            "best_chance": round(self.best_chance, 3),
            "made_chance": round(self.made_chance, 3),
        }


def analyse(
    record: Record, seats: Collection[Seat] | None = None, sims: int = SIMULATIONS
) -> Iterator[Judged]:
    """Go through a game and judge the decisions of some seats, or of all, one after the other.

    A decision that was none, since only one thing was allowed, is not judged; nor is one where the
    master itself would do just anything.
    """
    again = set_up_again(find_game(record.game), record)
    game = again.game
    judges = _judges(record, again.rules, seats, sims)
    nets = {
        seat: net
        for seat in judges
        if (net := mixing_bot(record.game, seat, again.rules)) is not None
    }
    _tell(judges, game, again.events)
    _tell(nets, game, again.events)
    for number, (seat, word) in enumerate(record.moves):
        if seat in judges:
            view, legal = again.view(seat), again.legal_actions(seat)
            if judges[seat].judges(view, legal):
                made = game.action_of_word(word)
                weighed = judges[seat].weigh(view, legal, made)
                cost = max(0.0, weighed.best_chance - weighed.made_chance)
                by_net = _by_net(nets[seat], view, legal, made) if seat in nets else None
                yield Judged(
                    number,
                    seat,
                    word,
                    weighed.best.word,
                    weighed.best_chance,
                    cost,
                    weighed.error,
                    by_net,
                )
        events = again.act(seat, word)
        _tell(judges, game, events)
        _tell(nets, game, events)


def _by_net(net: Mixing, view: Any, legal: Sequence[Any], made: Any) -> ByNet:
    likely = chances_of(net, view, legal)
    made_chance = next(one.chance for one in likely if one.action == made)
    return ByNet(likely[0].action.word, likely[0].chance, made_chance)


def decisions(record: Record, seats: Collection[Seat] | None = None) -> int:
    """Count the decisions that will be judged."""
    again = set_up_again(find_game(record.game), record)
    judges = _judges(record, again.rules, seats, sims=1)
    count = 0
    for seat, word in record.moves:
        if seat in judges:
            count += judges[seat].judges(again.view(seat), again.legal_actions(seat))
        again.act(seat, word)
    return count


def _judges(
    record: Record, rules: Any, seats: Collection[Seat] | None, sims: int
) -> dict[Seat, Judge]:
    """Let a master stand behind each of some seats, or of all."""
    judges: dict[Seat, Judge] = {}
    for seat in every_seat(len(record.players)) if seats is None else sorted(seats):
        judges[seat] = _judge(record.game, seat, sims)
        judges[seat].begin(seat, rules)
    return judges


def _judge(game: str, seat: Seat, sims: int) -> Judge:
    """Return the master of a game, who can weigh what others did."""
    master = make(game, f"{strongest_searcher(game)}:sims={sims}", f"analysis/{seat}")
    assert isinstance(master, Judge)
    return master


def _tell(judges: Mapping[Seat, Judge | Mixing], game: AnyGame, events: Sequence[Event]) -> None:
    for seat, judge in judges.items():
        for event in events:
            judge.witness(game.witnessed(event, seat))
