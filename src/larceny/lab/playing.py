"""One game between bots, played as fast as the rules allow."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from larceny.bots import Bot
from larceny.games.registry import AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.dice import Dice
from larceny.kernel.events import Event, Seat
from larceny.kernel.game import State
from larceny.kernel.play import Match, play

from .tables import Setting
from .work import Row

AnyMatch = Match[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    ending: str
    unit: str  # in which the length of a game is counted, such as "rounds"
    length: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def to_row(self) -> Row:
        """Return the game as columns."""
        return {**asdict(self), "scores": list(self.scores), "winners": list(self.winners)}

    @classmethod
    def of_row(cls, row: Row) -> "Played":
        """Read a game back from its columns."""
        return cls(
            row["ending"],
            row["unit"],
            row["length"],
            row["decisions"],
            tuple(row["scores"]),
            tuple(row["winners"]),
        )

    def win_share(self, seat: Seat) -> float:
        """Return a seat's part of the victory; those who share it have equal parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def match_of_bots(setting: Setting, bots: Sequence[Bot], secret: str) -> AnyMatch:
    """Let bots play a match to its end."""
    match: AnyMatch = Match(find_game(setting.game), setting.rules, setting.players, secret)
    play(match, bots)
    return match


def played(match: AnyMatch) -> Played:
    """Tell how a match went that is over."""
    return _result(match.game, match.state, len(match.moves))


def play_by_bots(setting: Setting, bots: Sequence[Bot], secret: str) -> tuple[Played, list[Event]]:
    """Let bots play; tell how it went, and everything that happened."""
    match = match_of_bots(setting, bots, secret)
    return played(match), match.events


def play_at_random(
    setting: Setting, secret: str, listen: bool = True
) -> tuple[Played, list[Event]]:
    """Play at random without telling any seat what happens, which is much faster."""
    game, dice = find_game(setting.game), Dice.of(secret)
    state, events = game.deal(setting.rules, setting.players, Chance.of(secret))
    decisions = game.play_out(state, dice, events if listen else None)
    return _result(game, state, decisions), events


def play_many(setting: Setting, games: int, seed: str) -> Iterator[Played]:
    """Play many games at random, dealt by quick dice: nobody needs to check these deals.

    Game `i` is played with the dice of `seed/i`, so each can be played again alone.
    """
    game = find_game(setting.game)
    for number in range(games):
        dice = Dice.of(f"{seed}/{number}")
        state, _ = game.deal(setting.rules, setting.players, dice)
        yield _result(game, state, game.play_out(state, dice))


def _result(game: AnyGame, state: State, decisions: int) -> Played:
    ending = game.ending(state)
    assert ending is not None
    return Played(
        ending, *length_of(game, state), decisions, game.scores(state), game.winners(state)
    )


def length_of(game: AnyGame, state: State) -> tuple[str, int]:
    """Say how long a game has lasted, by the chapter it has come to: "round 7" is 7 rounds."""
    part, _, number = game.chapter(state).rpartition(" ")
    return (f"{part}s", int(number)) if number.isdecimal() else ("chapters", 0)
