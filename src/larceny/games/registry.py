"""The games by name: our own, and those that other packages bring.

A package brings a game by an entry point of the group `larceny.games` that names its `Title`; ours
are declared in the same way. One that cannot be loaded is left out, and said so in a sentence.
"""

import logging
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.game import Game
from larceny.kernel.title import BrokenTitle, Title, load

AnyGame = Game[Any, Any, Any, Any]
"""A game of which one knows only what all games have in common."""

GROUP = "larceny.games"

_log = logging.getLogger(__name__)


class Declared(NamedTuple):
    """A title that somebody declares, before it is loaded."""

    where: str
    find: Callable[[], Any]


def declared() -> Iterator[Declared]:
    """List the titles that installed packages declare, and in any case our own."""
    ours = False
    for point in entry_points(group=GROUP):
        ours = ours or point.value.startswith(f"{__package__}.")
        yield Declared(point.value, point.load)
    if not ours:  # a checkout that was not installed, or not since titles are declared
        folders = import_module(__package__).__path__
        for folder in (one for one in pkgutil.iter_modules(folders) if one.ispkg):
            where = f"{__package__}.{folder.name}.title:TITLE"
            yield Declared(where, partial(pkgutil.resolve_name, where))


def loaded(found: Iterable[Declared]) -> dict[str, Title]:
    """Load titles, by name; leave out what cannot be loaded, or would take another's place."""
    titles: list[Title] = []
    for where, find in found:
        try:
            title = find()
        except Exception as error:  # whatever a foreign package does: the others are not to suffer
            _log.warning("The game %s cannot be loaded: %s", where, error)
            continue
        if not isinstance(title, Title):
            _log.warning("The game %s cannot be loaded: it is no Title", where)
        else:
            titles.append(title)
    kept: dict[str, Title] = {}
    for title in sorted(titles, key=lambda title: (title.rank, title.name)):
        if title.name in kept or any(title.prefix == other.prefix for other in kept.values()):
            _log.warning(
                "The game %s is left out: its name or its prefix %s is taken",
                *(title.name, title.prefix),
            )
        else:
            kept[title.name] = title
    return kept


TITLES: dict[str, Title] = loaded(declared())
"""The titles by the names of their games, in the order in which they are listed."""

GAMES: dict[str, AnyGame] = {name: title.game for name, title in TITLES.items()}
"""The games by the names under which they are found."""

DEFAULT_GAME = next(iter(GAMES))

OLDER_RULES: dict[str, tuple[AnyGame, ...]] = {}
"""Rules that a game had before, by its name: what began under them is played on under them."""


def find_game(name: str) -> AnyGame:
    """Return the game with this name."""
    return find_title(name).game


def find_title(name: str) -> Title:
    """Return the title of the game with this name."""
    if name not in TITLES:
        raise InvalidRuleset("unknown-game", game=name, known=list(TITLES))
    return TITLES[name]


def brought(part: str) -> dict[str, Any]:
    """Load one part of every title that brings it, by game; leave out what cannot be loaded."""
    parts: dict[str, Any] = {}
    for name, title in TITLES.items():
        if (reference := getattr(title, part)) is not None:
            try:
                parts[name] = load(reference)
            except BrokenTitle as broken:
                _log.warning("The %s of the game %s cannot be loaded: %s", part, name, broken)
    return parts


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
