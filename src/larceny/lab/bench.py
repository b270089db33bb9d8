"""How fast the rules are, beside a named peer in the same run."""

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from larceny.bots import make_table
from larceny.bots.search import Clock
from larceny.games.registry import GAMES, AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.play import Match, play, replay
from larceny.kernel.record import Record

from .arena.thinking import Thinking, Timed
from .calibration import ADVISED, calibrate

TABLES = (2, 3, 4, 8)
SLICES = 25
SLICE_SECONDS = 0.12
WARM_UP_SECONDS = 1.0
"""Whoever remembers what comes again has seen most of it by then."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure; with a peer, `ratio` says how many times better ours is."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the figure without what it has not."""
        return {key: value for key, value in asdict(self).items() if value is not None}


Decisions = Iterator[int]
"""Plays on for ever, and tells after each game how many decisions have been made so far."""


def tables(game: AnyGame) -> list[int]:
    """List the table sizes to measure, as far as so many can play the game."""
    rules, sizes = game.ruleset(game.default_edition), []
    for players in TABLES:
        with suppress(InvalidRuleset):
            rules.check_players(players)
            sizes.append(players)
    return sizes


def random_play(game: AnyGame, players: int) -> Decisions:
    """Play a game uniformly at random, listing the legal actions at every decision."""
    rules, dice, made = game.ruleset(game.default_edition), Random(players), 0
    for number in range(sys.maxsize):
        state, _ = game.deal(rules, players, Chance.of(str(number)))
        while owed := state.deciders():
            game.apply(state, owed[0], dice.choice(game.legal_actions(state, owed[0])))
            made += 1
        yield made


def random_chess() -> Decisions:
    """Play chess uniformly at random with python-chess, to the end or for 300 moves."""
    import chess  # noqa: PLC0415  (an extra: only this peer needs it)

    dice, made = Random(0), 0
    while True:
        board = chess.Board()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(dice.choice(moves))
            made += 1
        yield made


def side_by_side(
    ours: Decisions, theirs: Decisions, clock: Clock = perf_counter
) -> tuple[float, float]:
    """Let both play in turns, so that noise strikes both; return decisions per second of each.

    The speed of a machine may change by half from one second to the next. So two slices that follow
    each other are held against each other, and the middle one of these pairs is reported.
    """
    for decisions in (ours, theirs):
        _rate(decisions, WARM_UP_SECONDS, clock)
    pairs = [
        (_rate(ours, SLICE_SECONDS, clock), _rate(theirs, SLICE_SECONDS, clock))
        for _ in range(SLICES)
    ]
    return sorted(pairs, key=lambda pair: pair[0] / pair[1])[SLICES // 2]


def _rate(decisions: Decisions, seconds: float, clock: Clock) -> float:
    """Let one play for a while; return its decisions per second, from the end of a game on."""
    before, began = next(decisions), clock()
    while True:  # at least one game, however busy the machine is
        made = next(decisions)
        if (spent := clock() - began) >= seconds:
            return (made - before) / spent


def measure_random_play(game: AnyGame) -> Iterator[Figure]:
    """Measure decisions per second beside python-chess."""
    for players in tables(game):
        name = f"random-play/{game.name}/{players}"
        ours, theirs = side_by_side(random_play(game, players), random_chess())
        yield Figure(
            name, round(ours), "decisions/s", "python-chess", round(theirs), round(ours / theirs, 2)
        )


def _recorded(game: AnyGame, players: int) -> Record:
    """Play one whole game at random and write it down."""
    match, dice = Match(game, game.ruleset(game.default_edition), players, "bench"), Random(1)
    while not match.is_over:
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    return match.record()


def _best_seconds(
    work: Callable[[], object], times: int, rounds: int = 7, clock: Clock = perf_counter
) -> float:
    """Return the least seconds that one call took."""
    best = float("inf")
    for _ in range(rounds):
        began = clock()
        for _ in range(times):
            work()
        best = min(best, (clock() - began) / times)
    return best


def measure_positions(game: AnyGame) -> Iterator[Figure]:
    """Measure copies, the size of a position and the replay of a whole game."""
    for players in tables(game):
        record = _recorded(game, players)
        half = Match(game, game.ruleset(game.default_edition), players, "bench")
        for seat, word in record.moves[: len(record.moves) // 2]:
            half.act(seat, word)
        copying = _best_seconds(partial(game.copy, half.state), 2000) * 1e6
        line = game.write_position(half.state)
        replaying = _best_seconds(partial(replay, game, record), 1) * 1e3
        yield Figure(f"copy/{game.name}/{players}", round(copying, 2), "µs")
        yield Figure(f"position/{game.name}/{players}", len(line.encode()), "bytes")
        yield Figure(f"replay/{game.name}/{players}", round(replaying, 2), "ms")


SEARCH_MS = 500.0
ADVICES = 500


def measure_adviser() -> Iterator[Figure]:
    """Measure how long the exact adviser of 40 Thieves takes, in the middle of random games."""
    *_, asked = calibrate(find_game(ADVISED).ruleset("standard"), 3, ADVICES, "bench")
    yield Figure(f"adviser/{ADVISED}", round(asked.median_ms(), 2), "ms")


DECIDING = 8
"""Games in which experts are timed."""


def measure_deciding(clock: Clock = perf_counter) -> Iterator[Figure]:
    """Measure how long experts think: all but one decision in a hundred take less."""
    for game in GAMES.values():
        thinking, rules = Thinking(), game.ruleset(game.default_edition)
        for number in range(DECIDING):
            table = make_table(game.name, ["expert"], 3, f"bench/{number}")
            match = Match(game, rules, 3, f"bench/{number}")
            play(match, [Timed(bot, thinking, clock) for bot in table])
        yield Figure(f"expert-99/{game.name}", round(thinking.quantile(0.99) * 1e3, 2), "ms")


def measure_search(clock: Clock = perf_counter) -> Iterator[Figure]:
    """Measure simulations a second beside OpenSpiel's own search on the same game.

    The master's own search, which plays to the end of the next round; and the same work as the
    peer does, dice to the end of the game.
    """
    from . import peers  # noqa: PLC0415  (an extra: only these figures need it)

    for game in GAMES.values():
        state = peers.in_the_middle(game.name, peers.TABLES[game.name])
        theirs = statistics.median(
            peers.peer_simulations(state, SEARCH_MS, clock) for _ in range(5)
        )
        for name, to_the_end in (("search", False), ("search-to-the-end", True)):
            times = [peers.our_simulations(state, SEARCH_MS, to_the_end, clock) for _ in range(5)]
            ours = statistics.median(times)
            peer = "OpenSpiel ISMCTS"
            yield Figure(
                f"{name}/{game.name}",
                round(ours),
                "simulations/s",
                peer,
                round(theirs, 1),
                round(ours / theirs, 2),
            )


def measure_start() -> Iterator[Figure]:
    """Measure how long the command line takes to start."""
    ours = [sys.executable, "-m", "larceny.cli.main", "--version"]
    bare = [sys.executable, "-c", "pass"]
    times = [
        _best_seconds(partial(subprocess.run, command, check=True, capture_output=True), 1) * 1e3
        for command in (ours, bare)
    ]
    yield Figure("start/cli", round(times[0]), "ms", "python -c pass", round(times[1]))


def measure_all() -> Iterator[Figure]:
    """Measure everything."""
    from .env_bench import measure_environments  # noqa: PLC0415  (it measures with what is here)

    for game in GAMES.values():
        yield from measure_random_play(game)
    for game in GAMES.values():
        yield from measure_positions(game)
    yield from measure_adviser()
    yield from measure_deciding()
    yield from measure_search()
    yield from measure_environments()
    yield from measure_start()
