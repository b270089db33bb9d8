"""How fast the rules are, beside python-chess."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from random import Random

from larceny.games.registry import AnyGame, find_title
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.play import Match, replay
from larceny.kernel.record import Record

from ..playing import play_many
from ..tables import Setting
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
    rules, made = game.ruleset(game.default_edition), 0
    legal_actions, apply, random = game.legal_actions, game.apply, Random(players).random
    for number in range(sys.maxsize):
        state, _ = game.deal(rules, players, Chance.of(str(number)))
        while owed := state.deciders():
            seat = owed[0]
            legal = legal_actions(state, seat)
            apply(state, seat, legal[int(random() * len(legal))])
            made += 1
        yield made


def random_chess() -> Decisions:
    """Play chess uniformly at random with python-chess, to the end or for 300 moves."""
    import chess  # noqa: PLC0415  (an extra: only this peer needs it)

    random, made = Random(0).random, 0
    while True:
        board = chess.Board()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            made += 1
        yield made


OPENSPIEL = ("hanabi", "hearts", "connect_four")
"""Games of OpenSpiel in C++: two of cards and hidden hands, and one that is as small as can be."""


def random_openspiel(name: str) -> Decisions:
    """Play a game of OpenSpiel uniformly at random, seen from Python; luck is no decision."""
    import pyspiel  # noqa: PLC0415  (an extra)

    game, dice, made = pyspiel.load_game(name), Random(0), 0
    random = dice.random
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                made += 1
        yield made


def measure_random_play(game: AnyGame) -> Iterator[Figure]:
    """Measure decisions per second beside python-chess, and beside games in C++."""
    for players in tables(game):
        name = f"random-play/{game.name}/{players}"
        yield _beside(name, random_play(game, players), "python-chess", random_chess())
        for peer in OPENSPIEL:
            theirs = random_openspiel(peer)
            yield _beside(f"{name}/{peer}", random_play(game, players), f"OpenSpiel {peer}", theirs)


def many_games(game: AnyGame, players: int) -> Decisions:
    """Play a game at random, all of its decisions in one call."""
    setting, made = Setting(game.name, game.ruleset(game.default_edition), players), 0
    for played in play_many(setting, sys.maxsize, "bench"):
        made += played.decisions
        yield made


def measure_play_many(game: AnyGame) -> Iterator[Figure]:
    """Measure games in bulk beside python-chess, at the table that the game is best at."""
    ours = many_games(game, find_title(game.name).players)
    yield _beside(f"play-many/{game.name}", ours, "python-chess", random_chess())


def _beside(name: str, ours: Decisions, peer: str, theirs: Decisions) -> Figure:
    rate, beside = side_by_side(ours, theirs)
    return Figure(name, round(rate), "decisions/s", peer, round(beside), round(rate / beside, 2))


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
