"""A table as text, for those who debug an environment: everything is laid open."""

from typing import Any

from larceny.games.registry import AnyGame


def picture(game: AnyGame, state: Any) -> str:
    """Write what lies on the table, a line a thing, and what is hidden."""
    table = game.laid_open(state)
    lines = [f"{game.name}, {game.chapter(state)}"]
    for name, value in table.items():
        if name == "seats":
            lines += [f"  seat {seat}: {_line(mat)}" for seat, mat in enumerate(value)]
        elif _says_something(value):
            lines.append(f"  {name}: {_line(value)}")
    return "\n".join(lines)


def _says_something(value: Any) -> bool:
    return value is not None and value is not False and value not in ([], ())


def _line(value: Any) -> str:
    if isinstance(value, dict):
        shown = {key: one for key, one in value.items() if _says_something(one)}
        return ", ".join(f"{key} {_line(one)}" for key, one in shown.items())
    if isinstance(value, list | tuple):
        return " ".join("-" if one is None else _line(one) for one in value)
    return str(value)
