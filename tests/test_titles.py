"""No room names a game: whoever brings another one changes nothing outside its own folders."""

import re
from pathlib import Path

from larceny.games.registry import TITLES

SOURCE = Path(__file__).parents[1] / "src" / "larceny"

ALLOWED = {
    "__init__.py": "the public interface exports the classes of our two games, for type checkers",
    "facade.py": "`game` tells type checkers which class a name stands for",
}
"""Files that may name a game, and why."""


def words() -> re.Pattern[str]:
    """Match the name of any of our games, however it is written."""
    names = [name.replace("-", "[-_ ]?") for name in TITLES]
    names += [title.display_name.replace(" ", "[-_ ]?") for title in TITLES.values()]
    return re.compile("|".join(names), re.IGNORECASE)


def is_a_games_own(path: Path) -> bool:
    return any(part.split(".")[0] in folders() for part in path.parts)


def folders() -> set[str]:
    return {name.replace("-", "_") for name in TITLES}


def test_no_room_names_a_game() -> None:
    named = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if not is_a_games_own(path.relative_to(SOURCE))
        if words().search(path.read_text(encoding="utf-8"))
    }
    assert named - set(ALLOWED) == set()
    assert set(ALLOWED) - named == set(), "no longer needed"


def test_every_game_has_the_same_files_in_every_room() -> None:
    """Each room that one game has a folder or file in, the others have one in, too."""
    rooms = {
        folder: {
            path.relative_to(SOURCE).parent.as_posix()
            for path in SOURCE.rglob("*")
            if path.name.split(".")[0] == folder and "__pycache__" not in path.parts
        }
        for folder in folders()
    }
    assert len({frozenset(its) for its in rooms.values()}) == 1
