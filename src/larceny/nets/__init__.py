"""Nets that play: what they are told, how they are stored, and how one decides without JAX.

    inputs ─► a file for each game (what its nets are told)
           ─► tables (one ruleset, one size of the table) ─► files ─► forward ─► bot

What a net is told is worked out from the numbers of an observation with memory (`larceny.envs`), by
functions that take plain numbers as well as the words of the twin. So a bot is told byte for byte
what the net was told while it learned. Nets learn in `larceny.learn`.
"""
