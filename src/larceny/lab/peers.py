"""Our search beside OpenSpiel's own, on the same game: who searches faster, and who wins.

The peer is OpenSpiel's information-set tree search in Python, `ismcts`, on our games of OpenSpiel,
with our sampler of what is hidden, and with dice to the end of the game as it is delivered. It is
given the same time for a decision.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from larceny.bots import make
from larceny.bots.any_game import AnyModel
from larceny.bots.registry import read_spec, strongest_searcher
from larceny.bots.search import Budget, Clock, Search
from larceny.envs import openspiel_game
from larceny.envs.openspiel_table import SECRET_BYTES
from larceny.kernel.events import Seat, every_seat

UCT = 1.4
"""How curious the peer is; its rewards lie between a loss of about a third and a gain of 1."""


class Peer(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, bounded by time instead of by a number of simulations."""

    def __init__(self, game: Any, ms: float, seed: int, clock: Clock = perf_counter) -> None:
        dice = np.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(1, dice)
        super().__init__(game, evaluator, UCT, 1, random_state=dice)
        self.set_resampler(
            lambda state, player: state.resample_from_infostate(player, dice.random_sample)
        )
        self.ms = ms
        self.clock = clock
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        """Search until the time is over, at least once."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        ends = self.clock() + self.ms / 1_000
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if self.clock() >= ends and self._root_node.total_visits > 0:
                return self.get_final_policy(state, self._root_node)


class OurSeat:
    """One of our bots at a table of OpenSpiel; it is given what its seat witnesses."""

    def __init__(
        self, state: Any, seat: Seat, spec: str, seed: str, clock: Clock = perf_counter
    ) -> None:
        self.seat = seat
        self.bot = make(state.table.setting.game.name, spec, seed, clock)
        self.bot.begin(seat, state.table.setting.rules)
        self.witnessed = 0

    def step(self, state: Any) -> int:
        """Decide."""
        table = state.table
        game = table.setting.game
        for event in table.log[self.witnessed :]:
            self.bot.witness(game.witnessed(event, self.seat))
        self.witnessed = len(table.log)
        legal = game.legal_actions(table.state, self.seat)
        return int(self.bot.choose(game.view(table.state, self.seat), legal).index)


@dataclass(frozen=True, slots=True)
class Met:
    """How a game against peers went."""

    deal: int
    seat: Seat
    share: float  # of the victory, that our bot won
    simulations: int  # of the peers


def load(game: str, players: int) -> Any:
    """Load one of our games into OpenSpiel."""
    assert openspiel_game is not None  # importing it registers the games
    return pyspiel.load_game(f"larceny_{game.replace('-', '_')}", {"players": players})


def meet(game: str, players: int, spec: str, ms: float, seed: str) -> Iterator[Met]:
    """Seat one of our bots among peers, in every seat of a deal after the other; for ever."""
    loaded, deal, spec = load(game, players), 0, timed(game, spec, ms)
    while True:
        secret = Random(f"{seed}/{deal}").randbytes(SECRET_BYTES)
        for seat in every_seat(players):
            yield _meet_once(loaded, secret, deal, seat, spec, ms)
        deal += 1


def timed(game: str, spec: str, ms: float) -> str:
    """Give a bot the time that its peers have, if it plays by the clock and nothing else is set."""
    kind, options = read_spec(game, spec)
    return f"{spec}:ms={ms}" if kind.plays_by_the_clock(options) and not options else spec


def _meet_once(loaded: Any, secret: bytes, deal: int, seat: Seat, spec: str, ms: float) -> Met:
    state = loaded.new_initial_state()
    for byte in secret:
        state.apply_action(byte)
    ours = OurSeat(state, seat, spec, f"{secret.hex()}/{seat}")
    peers = {
        other: Peer(loaded, ms, deal * 64 + seat * 8 + other)
        for other in range(loaded.num_players())
        if other != seat
    }
    while not state.is_terminal():
        player = state.current_player()
        state.apply_action(int((ours if player == seat else peers[player]).step(state)))
    winners = state.table.setting.game.winners(state.table.state)
    share = (seat in winners) / len(winners) if winners else 0.0
    return Met(deal, seat, share, sum(peer.simulations for peer in peers.values()))


# Speed --------------------------------------------------------------------------------------------


class ToTheEnd(AnyModel):
    """What the peer does, told to our search: every legal action, and dice to the end."""

    def branch(self, state: Any, seat: Seat, action: Any) -> int:
        """Tell all decisions apart, as the peer does."""
        return int(action.index)


def in_the_middle(game: str, players: int, decisions: int = 60) -> Any:
    """Play at random for a while, to where somebody has something to decide."""
    state, dice = load(game, players).new_initial_state(), Random(3)
    for _ in range(SECRET_BYTES):
        state.apply_action(dice.randrange(256))
    while decisions > 0 or len(state.legal_actions()) < 3:
        state.apply_action(dice.choice(state.legal_actions()))
        decisions -= 1
    return state


def our_simulations(state: Any, ms: float, to_the_end: bool, clock: Clock = perf_counter) -> float:
    """Count how many simulations a second our search runs in a position."""
    table, seat = state.table, state.current_player()
    game, rules, players = table.setting.game, table.setting.rules, table.setting.players
    if not to_the_end:
        ours = OurSeat(state, seat, f"{strongest_searcher(game.name)}:ms={ms}", "speed", clock)
        ours.step(state)
        search: Any = getattr(ours.bot, "search", None)
        return float(search.simulations / ms * 1_000)
    knowledge = game.knowledge(rules, players, seat)
    for event in table.log:
        knowledge.witness(game.witnessed(event, seat))
    model = ToTheEnd(game, knowledge, game.view(table.state, seat), seat, Random(1))
    plain: Search[Any, Any] = Search(model, seat, Random(1), clock=clock)
    plain.think(Budget(ms=ms))
    return plain.simulations / ms * 1_000


def peer_simulations(state: Any, ms: float, clock: Clock = perf_counter) -> float:
    """Count how many simulations a second the peer's search runs in a position."""
    peer = Peer(state.get_game(), ms, 1, clock)
    peer.step(state)
    return peer.simulations / ms * 1_000


def first(met: Iterator[Met], games: int) -> list[Met]:
    """Play so many games."""
    return list(islice(met, games))
