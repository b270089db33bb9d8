"""The games by name."""

from typing import Any

from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.game import Game

from .forty_thieves import GAME as FORTY_THIEVES
from .master_thieves import GAME as MASTER_THIEVES

AnyGame = Game[Any, Any, Any, Any]
"""A game of which one knows only what all games have in common."""

GAMES: dict[str, AnyGame] = {game.name: game for game in (MASTER_THIEVES, FORTY_THIEVES)}
"""The games by the names under which they are found."""

DEFAULT_GAME = MASTER_THIEVES.name

OLDER_RULES: dict[str, tuple[AnyGame, ...]] = {}
"""Rules that a game had before, by its name: what began under them is played on under them."""


def find_game(name: str) -> AnyGame:
    """Return the game with this name."""
    if name not in GAMES:
        raise InvalidRuleset("unknown-game", game=name, known=list(GAMES))
    return GAMES[name]


def find_rules(name: str, rules_version: int) -> AnyGame | None:
    """Return a game with the rules that it had at a version; None if the package lost them."""
    games = (find_game(name), *OLDER_RULES.get(name, ()))
    return next((game for game in games if game.rules_version == rules_version), None)


def known_rules() -> dict[str, list[int]]:
    """List the versions of every game's rules that the package has; 0 is a game not begun."""
    return {
        name: [0, game.rules_version, *(older.rules_version for older in OLDER_RULES.get(name, ()))]
        for name, game in GAMES.items()
    }
