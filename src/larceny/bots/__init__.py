"""Players made of code. They get what their seat may know, and no more.

`make("novice", seed)` seats one; the same seed plays the same game again.
"""

from .registry import NAMES, Bot, UnknownBot, make, make_table

__all__ = ["NAMES", "Bot", "UnknownBot", "make", "make_table"]
