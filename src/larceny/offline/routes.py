"""What the client asks: the routes of the server's HTTP API that a device can answer by itself.

A room that has something for players without a server adds its routes to `ROUTES`: a method, the
pattern of a path, and a function that is given the device and what was asked. It returns plain
values, or a text as it is to be sent. What no route answers needs a server.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from larceny.games.registry import GAMES, AnyGame
from larceny.kernel.errors import LarcenyError
from larceny.kernel.json_text import json_text
from larceny.puzzles.asking import UnknownPuzzle
from larceny.rulebook import LANGUAGES, UnknownParagraph

from . import catalogue, finished, puzzle_answers, puzzles, refusals
from .device import Device
from .messages import table_info
from .refusals import NeedsAServer, NotFound, Refused
from .seating import bots_of
from .table import Table


class Asked(NamedTuple):
    """What was asked: the parts of the path that the pattern names, the query and the body."""

    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: Any


Answer = Callable[[Device, Asked], Any]


def answer(device: Device, method: str, address: str, body: str | None) -> tuple[int, str]:
    """Answer a request with a status and a text, as a server would; 0: it takes a server."""
    try:
        told = _answer(device, method, address, body)
    except LarcenyError as error:
        code, details, rule = refusals.told(error)
        status = error.answer if isinstance(error, Refused) else 400
        if isinstance(error, UnknownParagraph | UnknownPuzzle):
            status = 404
        return status, json_text({"code": code, "details": details, "rule": rule})
    if isinstance(told, str):
        return 200, told
    return (204, "") if told is None else (200, json_text(told))


def _answer(device: Device, method: str, address: str, body: str | None) -> Any:
    parts = urlsplit(address)
    for wanted, pattern, function in ROUTES:
        found = re.fullmatch(pattern, parts.path)
        if wanted == method and found is not None:
            query = dict(parse_qsl(parts.query))
            asked = Asked(found.groupdict(), query, json.loads(body) if body else {})
            return function(device, asked)
    raise NeedsAServer


# The games --------------------------------------------------------------------------------------


def _game(asked: Asked) -> AnyGame:
    name = asked.parts["game"]
    if name not in GAMES:
        raise NotFound("no-such-game", known=list(GAMES))
    return GAMES[name]


def _games(device: Device, asked: Asked) -> Any:
    return {"games": [catalogue.brief(game, bots_of(game)) for game in GAMES.values()]}


def _one_game(device: Device, asked: Asked) -> Any:
    game = _game(asked)
    return catalogue.in_full(game, bots_of(game))


def _ruleset(device: Device, asked: Asked) -> Any:
    return catalogue.ruleset(_game(asked), asked.body)


def _language(asked: Asked) -> str:
    language = asked.query.get("language", "en")
    return language if language in LANGUAGES else "en"


def _rules(device: Device, asked: Asked) -> Any:
    return catalogue.rules_in_words(_game(asked).name, _language(asked))


def _paragraph(device: Device, asked: Asked) -> Any:
    return catalogue.paragraph_in_words(_game(asked).name, asked.parts["number"], _language(asked))


def _actions(device: Device, asked: Asked) -> Any:
    actions = _game(asked).actions
    return {"actions": [{"index": one.index, "word": one.word} for one in actions]}


# Tables -----------------------------------------------------------------------------------------


def _table(device: Device, asked: Asked) -> Table:
    return device.table(asked.parts["table"])


def _info(device: Device, table: Table) -> Any:
    return table_info(table, device.person)


def _open(device: Device, asked: Asked) -> Any:
    return _info(device, device.open_table(asked.body))


def _look(device: Device, asked: Asked) -> Any:
    return _info(device, _table(device, asked))


def _again(device: Device, asked: Asked) -> Any:
    return _info(device, device.again(_table(device, asked)))


def _abandon(device: Device, asked: Asked) -> Any:
    table = _table(device, asked)
    table.give_up()
    return _info(device, device.told(table))


def _pace(device: Device, asked: Asked) -> Any:
    table = _table(device, asked)
    table.kept.pace = asked.body["pace"]
    return _info(device, device.told(table))


def _chat(device: Device, asked: Asked) -> Any:
    return {"lines": []}


def _record(device: Device, asked: Asked) -> Any:
    table = _table(device, asked)
    if not table.is_over:
        return finished.witnessed(table)
    return finished.record(table, asked.query.get("form", "json"))


def _replay(device: Device, asked: Asked) -> Any:
    return finished.replay(
        _table(device, asked), device.person, asked.query.get("eyes", finished.NOBODY)
    )


def _course(device: Device, asked: Asked) -> Any:
    return finished.course(_table(device, asked))


def _forget(device: Device, asked: Asked) -> Any:
    device.forget(asked.parts["table"])


# Puzzles ------------------------------------------------------------------------------------------


def _standing(device: Device, asked: Asked) -> Any:
    return puzzle_answers.standing(device.solved, device.clock())


def _history(device: Device, asked: Asked) -> Any:
    limit, offset = int(asked.query.get("limit", 20)), int(asked.query.get("offset", 0))
    return puzzle_answers.history(device.solved, limit, offset)


def _of_today(device: Device, asked: Asked) -> Any:
    return puzzle_answers.puzzle(puzzles.of_today(device.solved, device.clock()))


def _named(device: Device, asked: Asked) -> Any:
    found = puzzles.named(device.solved, asked.parts["puzzle"], device.clock())
    return puzzle_answers.puzzle(found)


def _draw(device: Device, asked: Asked) -> Any:
    game, theme = asked.body.get("game"), asked.body.get("theme")
    found = puzzles.drawn(device.solved, game, theme, device.clock())
    device.solved_more()
    return puzzle_answers.puzzle(found)


def _solve(device: Device, asked: Asked) -> Any:
    name, answer, day = asked.parts["puzzle"], asked.body["answer"], asked.body.get("day")
    found = puzzles.give(device.solved, name, answer, day, device.clock())
    device.solved_more()
    return puzzle_answers.state(found)


def _exercise(device: Device, asked: Asked) -> Any:
    return puzzle_answers.exercise(puzzles.exercise(device.solved))


def _train(device: Device, asked: Asked) -> Any:
    answer = asked.body["answer"]
    found = puzzles.train(device.solved, asked.body["number"], answer)
    device.solved_more()
    return puzzle_answers.result(found, answer)


_TABLE = r"/api/tables/(?P<table>[A-Za-z0-9_-]+)"
_PUZZLES = r"/api/puzzles"
_GAME = r"/api/games/(?P<game>[a-z0-9-]+)"

ROUTES: list[tuple[str, str, Answer]] = [
    ("GET", r"/api/games", _games),
    ("GET", _GAME, _one_game),
    ("POST", _GAME + "/ruleset", _ruleset),
    ("GET", _GAME + "/rules", _rules),
    ("GET", _GAME + "/rules/(?P<number>[A-Za-z0-9.-]+)", _paragraph),
    ("GET", _GAME + "/actions", _actions),
    ("POST", r"/api/tables", _open),
    ("GET", _TABLE, _look),
    ("DELETE", _TABLE, _forget),
    # Everything is agreed on when a table is laid: what a client says after that changes nothing.
    *(("POST", f"{_TABLE}/{what}", _look) for what in ("sit", "ready", "start", "leave", "open")),
    ("POST", _TABLE + "/rematch", _again),
    ("POST", _TABLE + "/abandon", _abandon),
    ("POST", _TABLE + "/pace", _pace),
    ("GET", _TABLE + "/chat", _chat),
    ("GET", _TABLE + "/record", _record),
    ("GET", _TABLE + "/replay", _replay),
    ("GET", _TABLE + "/course", _course),
    ("GET", _PUZZLES, _standing),
    ("POST", _PUZZLES, _draw),
    ("GET", _PUZZLES + "/history", _history),
    ("GET", _PUZZLES + "/daily", _of_today),
    ("GET", _PUZZLES + "/trainer", _exercise),
    ("POST", _PUZZLES + "/trainer", _train),
    ("GET", _PUZZLES + "/(?P<puzzle>[0-9a-f]{10})", _named),
    ("POST", _PUZZLES + "/(?P<puzzle>[0-9a-f]{10})/answer", _solve),
]
"""Method, pattern of the path, and what answers."""
