"""40 Thieves for many tables at once, with all its optional rules, for 2 to 4 players.

    terms ─► fields ─► tiles, squares ─► legal
                                      └► a decision, in the order in which the table sees it:
       playing ─► looking ─► acting ─► stealing ─► tales ─► turn ─► drawing

A decision is a pipeline without branches: every stage is computed for every table, and a flag says
where it takes place. Stages hand on a `Moment`: the named fields of the state, and what has
happened so far in this decision.
"""

from .game import FortyThieves

__all__ = ["FortyThieves"]
