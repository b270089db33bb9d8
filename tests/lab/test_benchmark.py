"""The table that others can beat: OpenSpiel's search at our tables, and results as Markdown."""

from larceny.bots import make
from larceny.cli.research.arena import named
from larceny.games.registry import find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.lab.arena.crosstable import BENCHMARK, markdown
from larceny.lab.arena.pairings import pairings
from larceny.lab.arena.results import PairingResult
from larceny.lab.tables import Setting

GAME = find_game("master-thieves")
RULES = GAME.ruleset("french")


def decided(seed: str, deal: str) -> int:
    """Let OpenSpiel's search choose its first card; return which."""
    state, events = GAME.deal(RULES, 2, Chance.of(deal))
    while len(state.deciders()) < 2:
        seat = state.deciders()[0]
        events += GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])
    bot = make(GAME.name, "openspiel:sims=3", seed)
    bot.begin(Seat(1), RULES)
    for event in events:
        bot.witness(GAME.witnessed(event, Seat(1)))
    legal = GAME.legal_actions(state, Seat(1))
    action = bot.choose(GAME.view(state, Seat(1)), legal)
    assert action in legal
    return int(action.index)


def test_openspiels_search_decides_for_the_seat_that_is_asked_and_alike_with_a_seed() -> None:
    assert decided("one", "tea") == decided("one", "tea")
    assert len({decided(seed, "tea") for seed in "abcdef"}) > 1, "with other dice otherwise"


def test_the_benchmark_stands_for_bots_and_others_may_sit_beside_it() -> None:
    assert named(["net:mine.npz", "benchmark"]) == ["net:mine.npz", *BENCHMARK]


def test_results_are_a_table_with_intervals_and_games() -> None:
    bots = ("net:some/where/mine.npz", "expert")
    met = [PairingResult(one) for one in pairings([Setting(GAME.name, RULES, 4)], bots, "ladder")]
    for deal, winner in enumerate((0, 1, 2)):
        for seat in range(4):
            met[0].games += 1
            met[0].played[deal] = met[0].played.get(deal, 0) + 1
            met[0].wins[deal] = met[0].wins.get(deal, 0.0) + (seat <= winner)
    table = markdown(met)
    assert "master-thieves, french, 4 players" in table
    assert "a fair share is 25.0%" in table
    assert "| `net:mine.npz` | 50.0% (" in table
    assert table.rstrip().endswith(", 12 |")
