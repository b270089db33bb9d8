"""How fast the environments are, beside an environment of the same library in the same run.

Both play whole games at random in the loop that the library's documents show; what is counted are
decisions of seats, so that dealing, chance and the last rites of a game are part of the price.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any

from larceny.games.registry import TITLES

from .measuring import Decisions, Figure, side_by_side

TABLES = {name: (2, title.players) for name, title in TITLES.items()}

Environment = Any


@lru_cache(1 << 14)
def marked(mask: bytes) -> list[int]:
    """List what a mask allows. Masks come again: so it is the environments that are measured."""
    return [index for index, mark in enumerate(mask) if mark]


def agents(env: Environment) -> Decisions:
    """Play a PettingZoo environment with masks, for ever."""
    dice, made = Random(1), 0
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = marked(seen["action_mask"].tobytes())
                env.step(legal[int(dice.random() * len(legal))])
                made += 1
        yield made
        env.reset()


def players(game: Any, tensors: bool) -> Decisions:
    """Play a game of OpenSpiel for ever; with `tensors`, whoever decides looks at the state."""
    dice, made = Random(1), 0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            if tensors:
                state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            made += 1
        yield made


def _beside(name: str, peer: str, ours: Decisions, theirs: Decisions) -> Figure:
    mine, other = side_by_side(ours, theirs)
    return Figure(name, round(mine), "decisions/s", peer, round(other), round(mine / other, 2))


def measure_pettingzoo() -> Iterator[Figure]:
    """Measure the bare and the wrapped environment beside PettingZoo's Leduc hold'em."""
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415  (only this peer needs it)

    from larceny.envs import pettingzoo_env  # noqa: PLC0415  (an extra)

    doors: dict[str, tuple[Callable[..., Environment], Callable[..., Environment]]] = {
        "raw": (pettingzoo_env.raw_env, leduc_holdem_v4.raw_env),
        "wrapped": (pettingzoo_env.env, leduc_holdem_v4.env),
    }
    for game, sizes in TABLES.items():
        for size in sizes:
            for door, (ours, theirs) in doors.items():
                name = f"pettingzoo-{door}/{game}/{size}"
                env = ours(game=game, players=size)
                yield _beside(name, "leduc_holdem_v4", agents(env), agents(theirs()))


def measure_openspiel() -> Iterator[Figure]:
    """Measure bare play, and play with observations, beside OpenSpiel's Liar's Poker in Python."""
    import pyspiel  # noqa: PLC0415  (an extra)
    from open_spiel.python.games import liars_poker  # noqa: F401, PLC0415  (registers it)

    import larceny.envs.openspiel_game  # noqa: F401, PLC0415  (registers ours)

    for game, sizes in TABLES.items():
        for size in sizes:
            for door, tensors in (("openspiel", False), ("openspiel-tensors", True)):
                ours = pyspiel.load_game(f"larceny_{game.replace('-', '_')}(players={size})")
                theirs = pyspiel.load_game("python_liars_poker")
                yield _beside(
                    f"{door}/{game}/{size}",
                    "python_liars_poker",
                    players(ours, tensors),
                    players(theirs, tensors),
                )


def measure_environments() -> Iterator[Figure]:
    """Measure all doors."""
    yield from measure_pettingzoo()
    yield from measure_openspiel()
