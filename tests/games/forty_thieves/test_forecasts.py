"""What the adviser says is held against the truth, saying by saying."""

from collections import defaultdict

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.forecasts import FORECASTER
from larceny.kernel.events import Seat

from .table import Table, given

Sayings = dict[str, list[tuple[float, bool]]]


def sayings(table: Table, seat: Seat = Seat(0)) -> Sayings:
    """What was called how likely for a seat, and whether it is true, by what was asked about."""
    seen = table.view(seat)
    said = FORECASTER.forecast(GAME.knowledge_from(table.state.rules, seen), seen)
    told: Sayings = defaultdict(list)
    for kind, likely, true in FORECASTER.outcomes(said, table.state, seat):
        told[kind].append((likely, true))
    return told


def test_a_theft_of_what_lies_open_is_foretold_rightly() -> None:
    line = "standard 2 phase=steal board=gm^,gs^,rm^,./gh^,gt^,.,./.,.,.,./.,.,.,."
    thefts = sayings(given(line))["thefts"]
    assert [true for likely, true in thefts if likely == 1.0] == [True]
    assert all(not true for likely, true in thefts if likely == 0.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hidden_tile_is_foretold_as_one_front(players: int) -> None:
    """Given any table, then of each tile the chances add up to 1, and just one front is true."""
    hands = "gm,gh,bt;" + "rs,rc,rm;" * (players - 2) + "ys,yc,ym"
    told = sayings(given(f"standard {players} hands={hands}"))
    for kind, tiles in (("tiles on the board", 16), ("tiles in other hands", 3 * (players - 1))):
        assert sum(likely for likely, _ in told[kind]) == pytest.approx(tiles)
        assert sum(true for _, true in told[kind]) == tiles


def test_what_is_called_impossible_and_is_there_all_the_same_counts_against_it() -> None:
    """Given what was said of one table, when it is held against another, then that is told."""
    seen = given("standard 2 board=rsrc^,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    other = given("standard 2 board=rsgs^,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    view = seen.view(Seat(0))
    said = FORECASTER.forecast(GAME.knowledge_from(seen.state.rules, view), view)
    board = [
        (likely, true)
        for kind, likely, true in FORECASTER.outcomes(said, other.state, Seat(0))
        if kind == "tiles on the board"
    ]
    assert (1.0, False) in board
    assert (0.0, True) in board
