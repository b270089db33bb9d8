"""Playing many games, in as many processes as asked for.

Game number `i` of a simulation is dealt with the secret `seed/i`, and its bots throw dice of the
same name. So the games are the same however many processes play them, and each can be played
again alone.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from larceny.bots import make_table
from larceny.games.registry import AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.game import Ruleset, State
from larceny.kernel.play import Match, play

MOST_GAMES_IN_A_CHUNK = 50


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    rules: Ruleset
    players: int
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    index: int
    ending: str
    unit: str  # in which the length of a game is counted, such as "rounds"
    length: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the game as plain values, its length under the name of the unit."""
        told = {}
        for name, value in asdict(self).items():
            if name != "unit":
                told[self.unit if name == "length" else name] = value
        return told


def play_one(plan: Plan, index: int) -> Played:
    """Play the game with this number."""
    secret = f"{plan.seed}/{index}"
    return _at_random(plan, index, secret) if _only_dice(plan) else _by_bots(plan, index, secret)


def _only_dice(plan: Plan) -> bool:
    return set(plan.bots) == {"random"}


def _at_random(plan: Plan, index: int, secret: str) -> Played:
    """Play at random without telling anybody what happens, which is much faster."""
    game, dice, decisions = find_game(plan.game), Random(secret), 0
    state, _ = game.deal(plan.rules, plan.players, Chance.of(secret))
    while deciders := state.deciders():
        game.apply(state, deciders[0], dice.choice(game.legal_actions(state, deciders[0])))
        decisions += 1
    ending = game.ending(state)
    assert ending is not None
    length = length_of(game, state)
    return Played(index, ending, *length, decisions, game.scores(state), game.winners(state))


def _by_bots(plan: Plan, index: int, secret: str) -> Played:
    match = Match(find_game(plan.game), plan.rules, plan.players, secret)
    result = play(match, make_table(plan.game, plan.bots, plan.players, secret)).result
    assert result is not None
    length = length_of(match.game, match.state)
    return Played(index, result.ending, *length, len(match.moves), result.scores, result.winners)


def length_of(game: AnyGame, state: State) -> tuple[str, int]:
    """Say how long a game has lasted, by the chapter it has come to: "round 7" is 7 rounds."""
    part, _, number = game.chapter(state).rpartition(" ")
    return (f"{part}s", int(number)) if number.isdecimal() else ("chapters", 0)


def play_chunk(plan: Plan, indices: range) -> list[Played]:
    """Play some games in a row; this is what a process is sent."""
    return [play_one(plan, index) for index in indices]


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play so many games and tell of them in order, whoever has played them."""
    if jobs == 1:
        for index in range(games):
            yield play_one(plan, index)
        return
    size = max(1, min(MOST_GAMES_IN_A_CHUNK, games // (4 * jobs)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    try:
        for played in pool.map(play_chunk, repeat(plan), chunks):
            yield from played
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
