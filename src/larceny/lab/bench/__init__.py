"""Benchmarks: how fast rules, bots and environments are, beside peers of the field."""
