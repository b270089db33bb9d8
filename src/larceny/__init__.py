"""Larceny: Master Thieves and 40 Thieves, to play, to host and to study."""

__version__ = "0.1.0"
