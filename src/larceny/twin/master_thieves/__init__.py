"""Master Thieves for the GPU: every edition, two to eight players.

    acts, box, fields ─► table ─► legality
                              ─► drawer ─► round ─► step
                              ─► deal, scoring, positions, observation, memory

The rules are those of `larceny.games.master_thieves`, paragraph by paragraph; its tests play both
side by side. What is stored is less than there: what follows from cards, phase and actor (who has
acted, whose card lies open, who is next) is worked out again where it is asked for.
"""

from .game import MasterThieves

__all__ = ["MasterThieves"]
