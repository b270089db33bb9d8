"""What every game of the twin offers, and how it refuses rules that it does not know.

A game is made for one ruleset and one number of players: rules are data when it is compiled. All
its functions take the words of a state and are written value by value (see `ops`).
"""

from typing import Any, Protocol

from .chance import Generator
from .layout import Layout
from .ops import Flag, Word, Words


class NotCovered(ValueError):
    """A rule that the engine knows and the twin does not; it names the field and its value."""

    def __init__(self, game: str, field: str, value: object) -> None:
        super().__init__(f"{game} on the GPU does not cover {field} = {value}")
        self.game, self.field, self.value = game, field, value


class Game(Protocol):
    """One game with one ruleset for one number of players.

    The next deal is drawn while a game is played, one lot a decision, so that to begin anew is a
    choice between two states. A game that is over before its next deal is drawn stays over
    until it is: `step` does nothing to it then.
    """

    name: str
    players: int
    rules: Any  # the engine's ruleset
    layout: Layout  # with the field "chance": the words of the generator
    generator: Generator
    actions: int  # how many indices of actions there are; they are the engine's
    mask_words: int  # words of a mask (see `masks`)
    step_lots: int  # lots that a step may need
    deal_lots: int  # lots that a deal takes

    def undealt(self, chance: Words) -> Words:
        """Return games that are over, with nothing of the next deal drawn."""

    def draw(self, state: Words, lot: Word) -> Words:
        """Draw one more lot of the next deal; once all are drawn, nothing."""

    def dealt(self, state: Words) -> tuple[Words, Flag]:
        """Begin anew where a game is over and its next deal is drawn; say where that is."""

    def decider(self, state: Words) -> Word:
        """Return the seat whose decision is taken next; where several owe one, the first."""

    def legal(self, state: Words) -> Words:
        """Return what the decider may do, as a mask."""

    def step(self, state: Words, action: Word, lots: Words) -> Words:
        """Do what the decider decided, and all that follows up to the next decision.

        What an action does that is not legal is not defined. A game that is over stays as it is.
        """

    def over(self, state: Words) -> Flag:
        """Ask whether the game has ended."""

    def scores(self, state: Words) -> Words:
        """Return every seat's points, as signed numbers (int32)."""

    def winners(self, state: Words) -> tuple[Flag, ...]:
        """Say of every seat whether nobody beats it, by the points as they stand."""

    def observe(self, state: Words, seat: Word, memory: bool = False) -> Words:
        """Return what a seat sees, and with `memory` knows, as a row of words (see `rows`).

        It is byte for byte what the engine's environment writes.
        """

    def packed_row(self, state: Words, seat: Word, memory: bool = False) -> Words | Any:
        """Return the same, or all its words as one array, [words, …]: whichever compiles sooner."""

    def observed(self, memory: bool = False) -> int:
        """Count the numbers of an observation."""

    def from_engine(self, positions: Any) -> Words:
        """Return positions of the engine as one state (NumPy), nothing of the next deal drawn."""

    def to_engine(self, state: Words, index: int) -> Any:
        """Return one table of a state as a position of the engine."""
