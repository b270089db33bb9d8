"""Whole games over real sockets, at a server process: many people, tabs, and bad connections."""

import asyncio
from collections.abc import Iterator

import pytest

from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.kernel.play import verify

from ..effort import EFFORT, Effort
from .clients import Person, check_told, play_out, sit_down
from .processes import UNLIMITED, ServerProcess, serving

PLAN = {"reaction_ms": 0}
SHORT = {"forty-thieves": {"turn_cap": 60}, "master-thieves": {"round_cap": 6}}
SIZES = [("master-thieves", players) for players in (2, 3, 5, 8)]
SIZES += [("forty-thieves", players) for players in (2, 3, 4)]
SOME = [("master-thieves", 8), ("forty-thieves", 4)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all games."""
    with serving(tmp_path_factory.mktemp("server"), **UNLIMITED) as running:
        yield running


@pytest.mark.parametrize(("game", "players"), SIZES if EFFORT is Effort.SOAK else SOME)
def test_everybody_sees_the_same_game_to_its_end(
    server: ServerProcess, game: str, players: int
) -> None:
    people = [Person(server.url) for _ in range(players)]
    table = sit_down(people, game, changes=SHORT[game], **PLAN)
    tabs = [one.tab(Seat(seat), plays=True) for seat, one in enumerate(people)]
    tabs[-1].stays_for = 7
    second_tab, spectator = people[0].tab(Seat(0)), Person(server.url).tab()
    clients = [*tabs, second_tab, spectator]
    record = asyncio.run(play_out(people[0], table, clients))
    assert verify(find_game(game), record).is_over
    check_told(record, clients)
    assert tabs[-1].came_back > 5
