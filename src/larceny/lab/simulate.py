"""Playing many games at some tables.

Game `i` at every table is dealt with the secret `seed/i`, and its bots throw dice of the same name.
So the games are the same however many processes play them, each can be played again alone, and
tables are compared by the same deals as far as their rules deal alike.
"""

from dataclasses import dataclass

from larceny.bots import make_table
from larceny.kernel.record import to_json

from .playing import match_of_bots, play_at_random, played
from .tables import Setting
from .tallies import tally
from .work import Row


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played."""

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    games: int  # at each table
    seed: str
    tallied: bool = False  # whether rows tell what the game counts about itself
    recorded: bool = False  # whether they have the record of their game

    @property
    def kind(self) -> str:
        """Return the name of this kind of work."""
        return "simulate"

    @property
    def total(self) -> int:
        """Return how many games there are."""
        return len(self.settings) * self.games

    def plan(self) -> Row:
        """Return everything that the games depend on."""
        return {
            "tables": [setting.plan() for setting in self.settings],
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "tallied": self.tallied,
            **({"recorded": True} if self.recorded else {}),
        }

    def name(self, number: int) -> str:
        """Name a game."""
        table, index = divmod(number, self.games)
        return f"{self.settings[table]}, {','.join(self.bots)}, deal {self.seed}/{index}"

    def play(self, number: int) -> Row:
        """Play one game."""
        table, index = divmod(number, self.games)
        setting, secret = self.settings[table], f"{self.seed}/{index}"
        told: Row = {"bots": list(self.bots), "seed": self.seed, "index": index}
        if set(self.bots) == {"random"}:
            found, events = play_at_random(setting, secret, listen=self.tallied)
        else:
            bots = make_table(setting.game, self.bots, setting.players, secret)
            match = match_of_bots(setting, bots, secret)
            found, events = played(match), match.events
            if self.recorded:
                told["record"] = to_json(match.record())
        counted = tally(setting.game, events) if self.tallied else {}
        return {**setting.labels(), **told, **found.to_row(), **counted}
