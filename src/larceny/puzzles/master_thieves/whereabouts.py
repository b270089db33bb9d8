"""Where something lies in the box, and what falls from it: certain for whoever has followed it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from larceny.games.master_thieves.memory import Side
from larceny.games.master_thieves.pieces import (
    EVERY_PLACE,
    NO_GEMS,
    PLACE_NAMES,
    SLOTS,
    counts,
    gems_text,
    is_long,
)

from ..puzzle import Because, Facts
from .box import ABOVE, BELOW, EVERY_SPOT, drawer_at, path, slips, slot_at, spot_of
from .scene import Scene

ENOUGH = 3
"""So many gems together are worth a question; fewer only if they are of two kinds."""


class Box(Protocol):
    """What can be asked what lies in it."""

    @property
    def box(self) -> int:
        """Return how it stands."""
        ...

    def side(self, slot: int) -> Side:
        """Return what lies at a side."""
        ...


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A question whose answers are spots: where are these gems, this alarm, a ruby?"""

    name: str
    what: str  # gems, alarm, ruby
    rule: str

    def drafts(self, scene: Scene) -> Iterator[dict[str, Any]]:
        """List what can be asked and is in one place only."""
        for slot in range(SLOTS):
            side = scene.side(slot)
            asked = self._asked(scene, slot, side)
            if asked is not None and len(self.solutions(scene, asked)) == 1:
                yield asked

    def _asked(self, scene: Scene, slot: int, side: Side) -> dict[str, Any] | None:
        if self.what == "gems":
            kinds = counts(side.front)
            worth = sum(number for _, number in kinds) >= ENOUGH or len(kinds) > 1
            return {"gems": gems_text(side.front)} if worth else None
        if self.what == "alarm":
            return None if side.alarm is None else {"owner": side.alarm}
        spot = spot_of(slot, scene.box)
        if not side.ruby or not spot.endswith(ABOVE):
            return None
        return {"among": sorted([spot, *self._other_rubies(scene, slot)])}

    def _other_rubies(self, scene: Scene, slot: int) -> list[str]:
        """List long drawers whose ruby does not lie above, and short ones where one could err."""
        at = [slot_at(f"{PLACE_NAMES[place]} {ABOVE}", scene.box) for place in EVERY_PLACE]
        without = [other for other in at if not scene.side(other).ruby]
        likely = [slip.spot for slip in slips(slot, *scene.since(self.what, slot))]
        order = sorted(
            (spot_of(other, scene.box) for other in without),
            key=lambda spot: (
                spot not in likely,
                not is_long(slot_at(spot, scene.box) // 2),
                spot,
            ),
        )
        return order[:4]

    def _holds(self, box: Box, asked: Facts, spot: str) -> bool:
        side = box.side(slot_at(spot, box.box))
        match self.what:
            case "gems":
                return bool(gems_text(side.front) == asked["gems"])
            case "alarm":
                return bool(side.alarm == asked["owner"])
            case _:
                return side.ruby is True

    def solutions(self, box: Box, asked: Facts) -> list[str]:
        """List all spots where it is."""
        return [spot for spot in asked.get("among", EVERY_SPOT) if self._holds(box, asked, spot)]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List where one slip in following the box leads; then the same drawer, and other gems."""
        if "among" in asked:
            return [spot for spot in asked["among"] if spot != right]
        slot = slot_at(right, scene.box)
        led = [slip.spot for slip in slips(slot, *scene.since(self.what, slot))]
        filled = [spot_of(s, scene.box) for s in range(SLOTS) if scene.side(s).front != NO_GEMS]
        other_side = spot_of(slot ^ 1, scene.box)
        return [s for s in dict.fromkeys([*led[:3], other_side, *led, *filled]) if s != right]

    def refute(self, scene: Scene, asked: Facts, right: str, wrong: str) -> Because:
        """Say what lies there, and which slip leads there, if one does."""
        slot = slot_at(right, scene.box)
        facts: dict[str, Any] = self._lies(scene, wrong)
        box, moves = scene.since(self.what, slot)
        for slip in slips(slot, box, moves):
            if slip.spot == wrong:
                facts |= {"slip": slip.kind, "move": slip.move}
                rule = "MT-2.6" if moves[slip.move].name == "FLIP" else "MT-2.5"
                return Because("lies-there", rule, facts)
        return Because("lies-there", self.rule, facts)

    def _lies(self, scene: Scene, spot: str) -> dict[str, Any]:
        side = scene.side(slot_at(spot, scene.box))
        facts: dict[str, Any] = {"lies": gems_text(side.front)}
        if side.alarm is not None:
            facts["alarm"] = side.alarm
        if self.what == "ruby":
            facts["long"] = is_long(slot_at(spot, scene.box) // 2)
        return facts

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Look into the drawer."""
        told = {key: because.facts[key] for key in because.facts if key not in ("slip", "move")}
        return because.kind == "lies-there" and told == self._lies(scene, wrong)

    def proof(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """List the way that it went since it was put there."""
        slot = self.slot(scene, asked, right)
        return {"path": path(slot, *scene.since(self.what, slot))}

    def follow(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the moves of the box that had to be followed."""
        return len(scene.since(self.what, self.slot(scene, asked, right))[1])

    def slot(self, scene: Scene, asked: Facts, right: str) -> int:
        """Return the side that the question is about."""
        return slot_at(right, scene.box)


@dataclass(frozen=True, slots=True)
class WhatFalls:
    """A drawer is opened: which gems fall (MT-5.2)?"""

    name: str = "what-falls"
    what: str = "gems"

    def drafts(self, scene: Scene) -> Iterator[dict[str, Any]]:
        """Ask about every drawer in which something lies, below or above."""
        for place in EVERY_PLACE:
            asked = {"place": PLACE_NAMES[place]}
            if any(scene.gems(slot) for slot in drawer_at(place, scene.box)):
                yield asked

    def solutions(self, box: Box, asked: Facts) -> list[str]:
        """Say what falls."""
        return [gems_text(box.side(_below(box, asked)).front)]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List what lies above in that drawer, what lies elsewhere, and nothing."""
        slots = [_below(scene, asked) ^ 1, *range(SLOTS)]
        elsewhere = [gems_text(scene.gems(slot)) for slot in slots]
        near = [text for text in dict.fromkeys(elsewhere) if text not in (right, "-")]
        return [*near[:2], *(["-"] if right != "-" else []), *near[2:]]

    def refute(self, scene: Scene, asked: Facts, right: str, wrong: str) -> Because:
        """Say where such gems lie, if they do."""
        where = [s for s in EVERY_SPOT if gems_text(scene.gems(slot_at(s, scene.box))) == wrong]
        facts = {} if wrong == "-" else {"lies": where[0]}
        return Because("falls", "MT-5.2", facts)

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Look there."""
        if because.kind != "falls" or wrong == self.solutions(scene, asked)[0]:
            return False
        spot = because.facts.get("lies")
        return spot is None or gems_text(scene.gems(slot_at(spot, scene.box))) == wrong

    def proof(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """List the way that the gems went since they were put there: they lie below, or above."""
        slot = self.slot(scene, asked, right)
        return {"path": path(slot, *scene.since("gems", slot))}

    def follow(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the moves of the box that had to be followed."""
        return len(scene.since("gems", self.slot(scene, asked, right))[1])

    def slot(self, scene: Scene, asked: Facts, right: str) -> int:
        """Return the side of the drawer on which something lies."""
        below = _below(scene, asked)
        return below if scene.gems(below) else below ^ 1


def _below(box: Box, asked: Facts) -> int:
    return slot_at(f"{asked['place']} {BELOW}", box.box)


THEMES: Mapping[str, Whereabouts | WhatFalls] = {
    theme.name: theme
    for theme in (
        Whereabouts("where-are-the-gems", "gems", "MT-2.3"),
        Whereabouts("where-is-the-alarm", "alarm", "MT-8.2"),
        Whereabouts("where-is-a-ruby", "ruby", "MT-2.4"),
        WhatFalls(),
    )
}
