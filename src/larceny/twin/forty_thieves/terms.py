"""What is known when the rules are compiled: a ruleset of the engine, and the number of players."""

from dataclasses import dataclass

from larceny.games.forty_thieves.choices import GoldenGap
from larceny.games.forty_thieves.ruleset import Ruleset

SQUARES = 16
EVERY_SQUARE = (1 << SQUARES) - 1
EVERY_GEM = (1 << 9) - 1
MOST_DAGGERS = 4  # as many as there are


@dataclass(frozen=True, slots=True)
class Terms:
    """One ruleset for one number of players."""

    rules: Ruleset
    players: int

    @property
    def specials(self) -> bool:
        """Ask whether there are special tiles: not in the family game (FT-12.1)."""
        return not self.rules.family

    @property
    def leaders(self) -> bool:
        """Ask whether Leaders are played (FT-10)."""
        return self.rules.leaders

    @property
    def tales(self) -> bool:
        """Ask whether golden tiles are played (FT-11)."""
        return self.rules.three_tales

    @property
    def gaps(self) -> bool:
        """Ask whether a gap can lie open in a decision: while the Genie waits (FT-11.2)."""
        return self.tales and self.rules.golden_gap is GoldenGap.FILLED_AFTER

    @property
    def most_draws(self) -> int:
        """Return how many tiles a decision can draw, and one for the new top of the stack.

        A whole board is laid anew, and the next hand is drawn to three. With golden tiles, two may
        be drawn before Sinbad takes them away, three after, and the merchant between.
        """
        return SQUARES + (7 if self.tales else 3) + 1
