"""A bot is told byte for byte what a net is told that learns on the twin."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from larceny.games.forty_thieves.game import GAME as FORTY_THIEVES
from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, seat_deciders, step
from larceny.nets.bot import NetBot
from larceny.nets.files import Net, card_for
from larceny.nets.inputs import MOST
from larceny.nets.tables import Table, widths
from larceny.twin.forty_thieves import FortyThieves
from larceny.twin.master_thieves import MasterThieves
from larceny.twin.rows import as_bytes
from tests.effort import amount

TABLES = [("french", 4), ("english_a", 3), ("english_b", 2), ("italian", 8)]


class Watcher(NetBot):
    """Plays by lot, and notes what a net would be told."""

    def __init__(self, seed: str, table: Table, notes: list[Any]) -> None:
        super().__init__(Net({}, card_for(GAME.name, [], {})), seed)
        self.table, self.notes = table, notes

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        self.notes.append(self.told(view, self.table))
        return self.dice.choice(legal)


def watched(table: Table, seed: str) -> tuple[list[State], list[Seat], list[Any]]:
    """Play a game by lot; return every position, who decided there, and what he was told."""
    match = Match(GAME, GAME.ruleset(table.rules.name), table.players, seed)
    notes: list[Any] = []
    bots = [Watcher(f"{seed}/{seat}", table, notes) for seat in range(table.players)]
    seat_deciders(match, bots)
    positions, deciders = [], []
    while not match.is_over:
        positions.append(match.state.copy())
        deciders.append(match.deciders[0])
        step(match, bots)
    return positions, deciders, notes


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_bot_and_the_twin_tell_a_net_the_same(edition: str, players: int) -> None:
    rules = GAME.ruleset(edition)
    table, twin = Table(GAME.name, rules, players), MasterThieves(rules, players)
    for game in range(amount(quick=1, usual=2, soak=50)):
        positions, deciders, notes = watched(table, f"inputs {game}")

        state = twin.from_engine(positions)
        seen = twin.observe(state, np.array(deciders, np.uint32), memory=True)
        rows = table.numbers_of_many(as_bytes(seen, twin.observed(memory=True)))

        assert rows.max() <= MOST
        assert (rows == np.stack(notes)).all()
        assert len(positions) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_comes_late_to_40_thieves_is_told_what_the_twin_tells(players: int) -> None:
    """The twin, too, begins to remember with what a position shows."""
    rules = FORTY_THIEVES.ruleset(FORTY_THIEVES.default_edition)
    table = Table(FORTY_THIEVES.name, rules, players)
    twin = FortyThieves(rules, players, memory=True)
    match = Match(FORTY_THIEVES, rules, players, f"late {players}")
    dice = Chance.of(f"late {players}")
    positions, deciders, notes = [], [], []
    while not match.is_over:
        seat = match.deciders[0]
        positions.append(match.state.copy())
        deciders.append(seat)
        bot = NetBot(Net({}, card_for(FORTY_THIEVES.name, [], {})), "late")
        bot.begin(seat, rules)
        notes.append(bot.told(match.view(seat), table))
        match.act(seat, dice.choice(match.legal_actions(seat)))

    seen = twin.observe(twin.from_engine(positions), np.array(deciders, np.uint32), memory=True)
    rows = table.numbers_of_many(as_bytes(seen, twin.observed(memory=True)))
    assert (rows == np.stack(notes)).all()
    assert len(positions) > 50


def test_a_smaller_table_is_told_less_by_the_same_weights() -> None:
    rules = GAME.ruleset("french")
    told, hidden = widths(GAME.name)
    for players in (2, 4, 8):
        table = Table(GAME.name, rules, players)
        rows = [*table.rows, *table.hidden_rows]
        assert len(set(rows)) == len(rows), "no weight stands for two inputs"
        assert max(rows) < told + hidden
        if players == 8:
            assert len(rows) == told + hidden


def test_tables_differ_by_their_setting() -> None:
    settings = {
        Table(GAME.name, GAME.ruleset(edition), players).setting.tobytes()
        for edition in GAME.editions
        for players in range(2, 9)
    }
    assert len(settings) == 7 * len(GAME.editions)
