"""How fast the rules are, beside python-chess."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from random import Random

from larceny.games.registry import AnyGame
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.play import Match, replay
from larceny.kernel.record import Record

from .measuring import Decisions, Figure, best_seconds, side_by_side

TABLES = (2, 3, 4, 8)


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


def measure_positions(game: AnyGame) -> Iterator[Figure]:
    """Measure copies, the size of a position and the replay of a whole game."""
    for players in tables(game):
        record = _recorded(game, players)
        half = Match(game, game.ruleset(game.default_edition), players, "bench")
        for seat, word in record.moves[: len(record.moves) // 2]:
            half.act(seat, word)
        copying = best_seconds(partial(game.copy, half.state), 2000) * 1e6
        line = game.write_position(half.state)
        replaying = best_seconds(partial(replay, game, record), 1) * 1e3
        yield Figure(f"copy/{game.name}/{players}", round(copying, 2), "µs")
        yield Figure(f"position/{game.name}/{players}", len(line.encode()), "bytes")
        yield Figure(f"replay/{game.name}/{players}", round(replaying, 2), "ms")
