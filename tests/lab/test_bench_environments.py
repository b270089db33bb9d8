"""Measuring the environments: both play, and count the same thing."""

from itertools import islice

import pyspiel
from pettingzoo.classic import leduc_holdem_v4

import larceny.envs.openspiel_game  # noqa: F401  (registers ours)
from larceny.envs import pettingzoo_env
from larceny.lab.bench.environments import agents, players


def test_agents_of_both_count_their_decisions() -> None:
    for env in (pettingzoo_env.raw_env(players=2), leduc_holdem_v4.env()):
        first, second = islice(agents(env), 2)
        assert 0 < first < second


def test_players_of_both_count_their_decisions() -> None:
    for name in ("larceny_master_thieves(players=2)", "kuhn_poker"):
        game = pyspiel.load_game(name)
        first, second = islice(players(game, tensors=True), 2)
        assert 0 < first < second
