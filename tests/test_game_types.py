"""The TypeScript of views and events is what real games send."""

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest

from larceny.games.registry import brought, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import SPECTATOR, Seat, every_seat
from larceny.protocol import game_types

GAMES = brought("browser_types")


class Border:
    """Reads the types as they are written for the browser, and holds values against them."""

    def __init__(self, written: str) -> None:
        self.aliases = dict(re.findall(r"^export type (\w+) = (.+);$", written, re.MULTILINE))
        self.shapes = {
            name: dict(re.findall(r"^  (\w+): (.+);$", body, re.MULTILINE))
            for name, body in re.findall(
                r"export interface (\w+) \{\n(.*?)\n\}", written, re.DOTALL
            )
        }
        self._known: dict[tuple[type, object, str], bool] = {}

    def fits(self, value: Any, type_: str) -> bool:
        if isinstance(value, list | dict):
            return self._fits(value, type_)
        key = (type(value), value, type_)  # unions have hundreds of literals: each is asked once
        if key not in self._known:
            self._known[key] = self._fits(value, type_)
        return self._known[key]

    def _fits(self, value: Any, type_: str) -> bool:
        parts = split_outside(type_, " | ")
        if len(parts) > 1:
            return any(self.fits(value, part) for part in parts)
        if type_.endswith("[]"):
            inside = type_[:-2].removeprefix("(").removesuffix(")")
            return isinstance(value, list) and all(self.fits(item, inside) for item in value)
        if type_.startswith("["):
            parts = split_outside(type_[1:-1], ", ")
            right = isinstance(value, list) and len(value) == len(parts)
            return right and all(map(self.fits, value, parts))
        if type_.startswith('"') or type_.isdigit():
            return bool(value == json.loads(type_))
        match type_:
            case "string":
                return isinstance(value, str)
            case "number":
                return isinstance(value, int | float) and not isinstance(value, bool)
            case "boolean":
                return isinstance(value, bool)
            case "null":
                return value is None
        if type_ in self.aliases:
            return self.fits(value, self.aliases[type_])
        shape = self.shapes[type_]
        return (
            isinstance(value, dict)
            and value.keys() == shape.keys()
            and all(self.fits(value[name], inside) for name, inside in shape.items())
        )


@cache
def split_outside(text: str, separator: str) -> list[str]:
    """Cut a type where it is not inside brackets."""
    parts, depth, last = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if depth == 0 and text.startswith(separator, at):
            parts.append(text[last:at])
            last = at + len(separator)
    return [*parts, text[last:]]


@pytest.mark.parametrize("name", GAMES)
def test_every_view_and_event_has_the_shape_that_is_written_for_the_browser(name: str) -> None:
    game, dice = find_game(name), Random(5)
    border = Border(game_types.typescript(GAMES[name]))
    kinds = set()
    for edition in game.editions:
        state, events = game.deal(game.ruleset(edition), 3, Chance.of("types"))
        while True:
            for viewer in (SPECTATOR, *every_seat(3)):
                view = json.loads(json.dumps(game.view(state, viewer).to_json()))
                assert border.fits(view, "View"), view
                for event in events:
                    told = json.loads(json.dumps(game.witnessed(event, viewer).to_json()))
                    assert border.fits(told, told["event"]), told
                    kinds.add(told["event"])
            if game.ending(state) is not None:
                break
            seat = dice.choice(state.deciders())
            events = game.apply(state, seat, dice.choice(game.legal_actions(state, seat)))
    assert len(kinds) > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_value_of_another_shape_does_not_fit(name: str) -> None:
    game = find_game(name)
    border = Border(game_types.typescript(GAMES[name]))
    state, _ = game.deal(game.ruleset(game.default_edition), 2, Chance.of("types"))
    view = json.loads(json.dumps(game.view(state, Seat(0)).to_json()))
    assert border.fits(view, "View")
    assert not border.fits({**view, "phase": "sleeping"}, "View")
    assert not border.fits({**view, "deciders": "0"}, "View")
    assert not border.fits({**view, "more": 1}, "View")


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_the_shape_that_is_written_for_the_browser(name: str) -> None:
    written = game_types.typescript(GAMES[name])
    border = Border(written)
    for action in find_game(name).actions:
        told = json.loads(json.dumps(action.to_json()))
        assert told["word"] == action.word
        assert border.fits(told, game_types.interface(type(action))), told


def test_places_and_squares_are_literal_types() -> None:
    for name, type_, values in (
        ("master-thieves", "Place", 12),
        ("forty-thieves", "Square", 16),
        ("forty-thieves", "Place", 19),
        ("forty-thieves", "Slot", 3),
    ):
        aliases = Border(game_types.typescript(GAMES[name])).aliases
        assert len(aliases[type_].split(" | ")) == values


def test_what_a_tile_is_aimed_at_needs_no_parser_in_the_browser() -> None:
    written = game_types.typescript(GAMES["forty-thieves"])
    table = written[written.index("export const TARGET_ACTIONS") :]
    lines = re.findall(r'^  ("[^"]+"): (\{.*\}),$', table, re.MULTILINE)
    assert [json.loads(word) for word, _ in lines] == [json.loads(one)["word"] for _, one in lines]
    assert '"rob 1 gem": {"word": "rob 1 gem", "verb": "rob", "victim": 1, "tile": false}' in table
