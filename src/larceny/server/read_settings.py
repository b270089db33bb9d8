"""Reading the settings, from what is furthest from the command to what is closest to it.

defaults ─► larceny.toml ─► LARCENY_… in the environment ─► options of the command line
"""

import os
import tomllib
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, get_type_hints

from larceny import compiled

from .service.people.rate_limits import Rate, Rates
from .settings import InvalidSettings, Settings, bad_value

PREFIX = "LARCENY_"
CONFIG = "LARCENY_CONFIG"
"""Names the file of settings."""

LIMITS = "limits."
"""What limits are called in front; in the file they have a section of their own."""

NOT_SETTINGS = frozenset({CONFIG, "LARCENY_TRACEBACK", compiled.SWITCH})

_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_settings(
    config: Path | None = None,
    environ: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Settings:
    """Read the settings; what is closer to the command wins."""
    environ = os.environ if environ is None else environ
    if config is None and environ.get(CONFIG):
        config = Path(environ[CONFIG])
    given = {} if config is None else _from_file(config)
    given |= _from_environment(environ)
    given |= {name: value for name, value in (options or {}).items() if value is not None}
    return _settings(given)


def kinds_of_settings() -> dict[str, Any]:
    """Return the name of every setting with its type; limits are `limits.NAME`."""
    kinds = get_type_hints(Settings)
    del kinds["limits"]
    return kinds | {LIMITS + name: kind for name, kind in get_type_hints(Rates).items()}


def variable_of(name: str) -> str:
    """Return the variable of the environment for a setting."""
    return PREFIX + name.replace(".", "_").upper()


def _from_file(path: Path) -> dict[str, Any]:
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise InvalidSettings("file", path=str(path), why=why) from None
    except ValueError as error:  # no TOML, or no UTF-8
        raise InvalidSettings("bad-toml", path=str(path), why=str(error)) from None
    limits = given.pop("limits", {})
    if not isinstance(limits, dict):
        raise bad_value("limits", limits, ["[limits]"])
    return given | {LIMITS + name: value for name, value in limits.items()}


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """Collect the settings in the environment; a misspelt one shall not be overlooked."""
    names = {variable_of(name): name for name in kinds_of_settings()}
    given: dict[str, Any] = {}
    for variable, value in environ.items():
        if not variable.startswith(PREFIX) or variable in NOT_SETTINGS:
            continue
        if variable not in names:
            raise InvalidSettings("unknown-variable", variable=variable, known=sorted(names))
        given[names[variable]] = value
    return given


def _settings(given: Mapping[str, Any]) -> Settings:
    kinds = kinds_of_settings()
    plain: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise InvalidSettings("unknown-key", key=name, known=sorted(kinds))
        found = _parse_value(name, kinds[name], value)
        if name.startswith(LIMITS):
            if not _is_limit(found):
                raise bad_value(name, value, [">0"])
            limits[name.removeprefix(LIMITS)] = found
        else:
            plain[name] = found
    return Settings(limits=Rates(**limits), **plain)


def _is_limit(limit: Rate | int) -> bool:
    if isinstance(limit, Rate):
        return limit.burst > 0 and 0 < limit.seconds < float("inf")
    return limit > 0


def _parse_value(name: str, kind: Any, value: Any) -> Any:
    """Read one value as the field's type; text such as the environment gives is understood."""
    try:
        return _PARSERS.get(kind, lambda given: kind(_text(given)))(value)
    except (ValueError, KeyError, TypeError):
        raise bad_value(name, value, _allowed(kind)) from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _truth(value: Any) -> bool:
    return value if isinstance(value, bool) else _TRUTH[_text(value).lower()]


def _number(value: Any) -> int:
    return value if type(value) is int else int(_text(value))


def _texts(value: Any) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    return tuple(_text(part).strip() for part in parts if part)


def _rate(value: Any) -> Rate:
    burst, seconds = value.split(",") if isinstance(value, str) else value
    return Rate(_number(burst), float(seconds))


_PARSERS: dict[Any, Callable[[Any], Any]] = {
    bool: _truth,
    int: _number,
    tuple[str, ...]: _texts,
    Rate: _rate,
}


def _allowed(kind: Any) -> list[str]:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return [str(member) for member in kind]
    return {
        bool: ["true", "false"],
        int: ["NUMBER"],
        str: ["TEXT"],
        Rate: ["NUMBER, SECONDS"],
    }.get(kind, ["TEXT, TEXT, …"])
