"""40 Thieves: sixteen jars around nine sapphires, for 2 to 4 players.

`GAME` is all that the outside needs. The rules are in docs/rules/forty-thieves.md.
"""

from .game import GAME, FortyThieves

__all__ = ["GAME", "FortyThieves"]
