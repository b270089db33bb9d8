"""The games by name."""

from larceny.kernel.errors import InvalidRuleset

from .master_thieves import GAME as MASTER_THIEVES
from .master_thieves import MasterThieves

GAMES = {MASTER_THIEVES.name: MASTER_THIEVES}


def find_game(name: str) -> MasterThieves:
    """Return the game with this name."""
    if name not in GAMES:
        raise InvalidRuleset("unknown-game", game=name, known=list(GAMES))
    return GAMES[name]
