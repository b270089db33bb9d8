"""Master Thieves: a jewelry box, twelve drawers, six characters, 2 to 8 players.

Begin with `ruleset`, then `pieces`; `legality` says what may be done and `transition` what it
does. The rules in words: docs/rules/master-thieves.md.
"""

from .game import GAME, MasterThieves

__all__ = ["GAME", "MasterThieves"]
