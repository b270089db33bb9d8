"""40 Thieves as numbers."""

from larceny.games.forty_thieves.ruleset import Ruleset

from ..encodings import Encoding
from ..layout import Plan
from .encoding import SEEN, encode
from .memory import REMEMBERED, memory, memory_from, remember
from .sights import Sights


def longest(rules: Ruleset, players: int) -> int:
    """Bound the decisions: in every turn a hundred, of which Daggers may take the most."""
    return rules.turn_cap * 100


ENCODING = Encoding(Plan(SEEN, REMEMBERED), encode, Sights, memory, remember, longest, memory_from)
