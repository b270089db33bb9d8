"""Players made of code. They get what their seat may know, and no more.

`make("master-thieves", "novice", seed)` seats one; the same seed plays the same game again.
"""

from .registry import Bot, UnknownBot, make, make_table, names_for

__all__ = ["Bot", "UnknownBot", "make", "make_table", "names_for"]
