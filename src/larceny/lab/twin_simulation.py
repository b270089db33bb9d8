"""Many games by the twin: the same tables and the same rows as a simulation by the engine.

A game is still played by its number alone, but its whole batch is played with it and remembered:
whoever asks for the next number finds it there. Seats play by lot or by a simple script. The twin
knows no events, so rows have no tally but who began.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

import numpy as np

from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.twin.cpu import join_outputs
from larceny.twin.game import Game
from larceny.twin.making import game_for
from larceny.twin.ops import Words
from larceny.twin.uses.playing_out import Finisher, Told, dealt
from larceny.twin.uses.scripts import script_of

from .playing import Played, length_of
from .tables import Setting
from .work import Row

BATCH = 1 << 14

End = tuple[str, str, int]
"""How a game ended, and its length with the unit before it."""


@dataclass(slots=True)
class Batch:
    """Rows of games that were played together."""

    number: int = -1
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True)
class TwinSimulation:
    """What is to be played."""

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    games: int  # at each table
    seed: str
    tallied: bool = False

    @property
    def kind(self) -> str:
        """Return the name of this kind of work."""
        return "simulate-twin"

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
        }

    def name(self, number: int) -> str:
        """Name a game."""
        table, index = divmod(number, self.games)
        return f"{self.settings[table]}, {','.join(self.bots)}, twin's deal {self.seed}/{index}"

    @cached_property
    def _batch(self) -> Batch:
        return Batch()

    @cached_property
    def _finishers(self) -> dict[int, Finisher]:
        return {}

    def check(self) -> None:
        """Refuse rules that the twin does not cover and bots that it does not know, at once."""
        join_outputs()  # nothing else is compiled in this process
        for setting in self.settings:
            game_for(setting.game, setting.rules, setting.players)
            script_of(find_game(setting.game), setting.players, self.bots)

    def play(self, number: int) -> Row:
        """Play one game, and all of its batch."""
        table, index = divmod(number, self.games)
        first = index // BATCH * BATCH
        if self._batch.number != table * self.games + first:
            self._batch.rows = self._play(table, first, min(BATCH, self.games - first))
            self._batch.number = table * self.games + first
        return self._batch.rows[index - first]

    def _finisher(self, table: int) -> Finisher:
        if table not in self._finishers:
            setting = self.settings[table]
            game = game_for(
                setting.game, setting.rules, setting.players, chance="threefry", in_parts=True
            )
            script = script_of(find_game(setting.game), setting.players, self.bots)
            self._finishers.clear()  # tables come one after the other
            self._finishers[table] = Finisher(game, script)
        return self._finishers[table]

    def _play(self, table: int, first: int, number: int) -> list[Row]:
        finisher, setting = self._finisher(table), self.settings[table]
        game = finisher.game
        begun = dealt(game, self.seed, first, number)
        found = finisher.finish(begun)
        labels = {**setting.labels(), "bots": list(self.bots), "seed": self.seed}
        columns = zip(
            ends_of(game, found.words),
            found.decisions.tolist(),
            found.scores.T.tolist(),
            found.winners.T.tolist(),
            np.asarray(game.decider(begun)).tolist(),
            strict=True,
        )
        rows = []
        for index, (end, decisions, scores, won, began) in enumerate(columns, first):
            winners = tuple(Seat(seat) for seat, has in enumerate(won) if has)
            played = Played(*end, decisions, tuple(scores), winners)
            rows.append({**labels, "index": index, **played.to_row(), "first_seat": began})
        return rows


def ends_of(game: Game, words: Words) -> list[End]:
    """Tell how games ended and how long they were: by the twin, or by the engine's positions."""
    if not hasattr(game, "endings"):
        engine = find_game(game.name)
        positions = (game.to_engine(words, index) for index in range(len(words[0])))
        return [(engine.ending(one) or "", *length_of(engine, one)) for one in positions]
    told = cast(Told, game)
    endings, lengths = np.asarray(told.ending(words)), np.asarray(told.length(words))
    return [
        (told.endings[ending], told.unit, length)
        for ending, length in zip(endings.tolist(), lengths.tolist(), strict=True)
    ]
