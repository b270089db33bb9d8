"""Doors for research: views and decisions as numbers, PettingZoo, OpenSpiel.

Import the door you need; each needs its library, which the extra `research` brings:

    from larceny.envs import pettingzoo_env
    import larceny.envs.openspiel_game  # registers the games with pyspiel

The layout of observations is in docs/research.md.
"""
