"""A second box for puzzles of Master Thieves: drawers as lists that are really turned.

It follows what a solver is told, event by event, with nothing of the rules' own arithmetic.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

LEVELS, SIDES = "TMB", "NESW"


@dataclass
class Side:
    gems: Counter[str] = field(default_factory=Counter)
    alarm: int | None = None
    ruby: bool = False


@dataclass
class Drawer:
    upper: Side = field(default_factory=Side)
    lower: Side = field(default_factory=Side)


def read_gems(text: str) -> Counter[str]:
    return Counter({kind: int(number) for number, kind in re.findall(r"(\d+)([DSR])", text)})


def write_gems(gems: Counter[str]) -> str:
    return "".join(f"{gems[kind]}{kind}" for kind in "DSR" if gems[kind]) or "-"


class Box:
    """Three levels from the top, each with its drawers in the order N, E, S, W."""

    def __init__(self) -> None:
        self.levels = [[Drawer() for _ in SIDES] for _ in LEVELS]

    def at(self, place: str) -> Drawer:
        level, side = place.split(".")
        return self.levels[LEVELS.index(level)][SIDES.index(side)]

    def move(self, word: str) -> None:
        """Rotate (MT-2.5) or turn over (MT-2.6)."""
        if word == "flip":
            self.levels.reverse()
            for level in self.levels:
                level[0], level[2] = level[2], level[0]
                for drawer in level:
                    drawer.upper, drawer.lower = drawer.lower, drawer.upper
            return
        _, number, way = re.split("[ _]", word)
        for level in self.levels[: int(number)]:
            if way == "cw":  # what stood in the north stands in the east
                level.insert(0, level.pop())
            else:
                level.append(level.pop(0))

    def follow(self, events: Iterable[Mapping[str, Any]]) -> "Box":
        for event in events:
            self._follow(event["event"], event)
        return self

    def _follow(self, kind: str, event: Mapping[str, Any]) -> None:
        drawer = self.at(event["place"]) if event.get("place") else Drawer()
        match kind:
            case "BoxMoved":
                self.move(event["move"])
            case "RubiesPlaced":
                for place in event["places"]:
                    self.at(place).upper.ruby = True
            case "DiamondsPut":
                drawer.upper.gems["D"] += event["count"]
            case "Placed":
                drawer.upper.gems += read_gems(event["kind"])
            case "Took":
                drawer.upper.gems -= read_gems(event["gems"])
            case "Fell":
                drawer.lower.gems -= read_gems(event["gems"])
                if event["alarm"] is not None:
                    drawer.lower.alarm = None
                if event["to"] == "drawer":
                    drawer.upper.gems += read_gems(event["gems"])
            case "TookRuby":
                drawer.upper.ruby = False
            case "RubyFell":
                drawer.lower.ruby, drawer.upper.ruby = False, event["to"] == "secret"
            case "AlarmSet":
                drawer.upper.alarm = event["seat"]
            case "AlarmRecovered":
                drawer.upper.alarm = None
            case "Seen":
                assert write_gems(drawer.upper.gems) == event["gems"]
                assert drawer.upper.alarm == event["alarm"]

    def spots(self) -> dict[str, Side]:
        return {
            f"{level}.{side} {height}": part
            for level in LEVELS
            for side in SIDES
            for height, part in (
                ("above", self.at(f"{level}.{side}").upper),
                ("below", self.at(f"{level}.{side}").lower),
            )
        }


def solve(theme: str, asked: Mapping[str, Any], box: Box) -> list[str]:
    """List all answers that are right."""
    spots = box.spots()
    match theme:
        case "where-are-the-gems":
            return [spot for spot, side in spots.items() if write_gems(side.gems) == asked["gems"]]
        case "where-is-the-alarm":
            return [spot for spot, side in spots.items() if side.alarm == asked["owner"]]
        case "where-is-a-ruby":
            return [spot for spot in asked["among"] if spots[spot].ruby]
        case "what-falls":
            return [write_gems(box.at(asked["place"]).lower.gems)]
    raise AssertionError(theme)
