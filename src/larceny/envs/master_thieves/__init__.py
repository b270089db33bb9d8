"""Master Thieves as numbers."""

from larceny.games.master_thieves.knowledge import Knowledge
from larceny.games.master_thieves.ruleset import Ruleset

from ..encodings import Encoding
from ..layout import Plan
from .encoding import SEEN, encode
from .memory import REMEMBERED, remember
from .sights import Sights


def longest(rules: Ruleset, players: int) -> int:
    """Bound the decisions: to fill, to choose and act in every round, to pick every gem."""
    filling = 2 * rules.box_diamonds + 4 * players
    gems = rules.diamonds_needed(players) + rules.sapphires_needed(players) + 6
    return filling + rules.round_cap * players * 16 + gems


ENCODING = Encoding(
    *(Plan(SEEN, REMEMBERED), encode, Sights, Knowledge, remember, longest),
    memory_from=Knowledge.from_view,
)
