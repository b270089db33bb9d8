"""Players made of code. They get what their seat may know, and no more.

`make(game, "novice", seed)` seats one; the same seed plays the same game again.
"""

from .kind import Bot
from .registry import UnknownBot, default_bot, make, make_table, names_for

__all__ = ["Bot", "UnknownBot", "default_bot", "make", "make_table", "names_for"]
