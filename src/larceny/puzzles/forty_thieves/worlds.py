"""Worlds that fit what is known: what proves that something is certain, or only likely.

A world names fronts for some tiles. It is possible if the jars and everything that is known allow
all of them at once (`Deduction.allows`); so one possible world in which a theft fails proves that
it is not certain, and that there is none proves that it is.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.deck import NO_JAR, jar
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.knowledge import Label
from larceny.games.forty_thieves.pieces import FRONT_NAMES, Front
from larceny.games.forty_thieves.steal_probability import steal_probability

from .scene import Known, Scene

World = tuple[Front, ...]
"""Fronts, in the order of the tiles that they are asked for."""

FRONT_OF_NAME = {name: Front(number) for number, name in enumerate(FRONT_NAMES)}


def possible(deduction: Deduction, labels: Sequence[Label]) -> Iterator[World]:
    """List everything that some tiles can be together."""
    if not labels:
        yield ()
        return
    for front in deduction.odds(labels[0]):
        supposed = deduction.copy()
        supposed.is_front(labels[0], front)
        if supposed.allows({}):
            for rest in possible(supposed, labels[1:]):
                yield (front, *rest)


def chance(deduction: Deduction, labels: Sequence[Label]) -> float:
    """Tell how likely four tiles make a combination."""
    if any(jar(label) == NO_JAR for label in labels):
        return 0.0
    return steal_probability(deduction, labels)


def world_where(deduction: Deduction, labels: Sequence[Label], works: bool) -> World | None:
    """Find a possible world in which four tiles make a combination, or in which they do not."""
    order = _fewest_first(deduction, labels)
    for world in possible(deduction, order):
        if is_combination(world) is works:
            found = dict(zip(order, world, strict=True))
            return tuple(found[label] for label in labels)
    return None


def _fewest_first(deduction: Deduction, labels: Sequence[Label]) -> list[Label]:
    """Begin with the tiles that can be the fewest things: then the least is tried in vain."""
    return sorted(labels, key=lambda label: (len(deduction.odds(label)), label))


def is_certain(deduction: Deduction, labels: Sequence[Label]) -> bool:
    """Ask whether four tiles make a combination in every possible world."""
    return chance(deduction, labels) == 1.0 and world_where(deduction, labels, False) is None


def is_settled(deduction: Deduction, labels: Sequence[Label]) -> bool:
    """Ask whether it is known if four tiles make a combination."""
    return chance(deduction, labels) in (0.0, 1.0)


def left_open_by(
    deduction: Deduction, label: Label, labels: Sequence[Label]
) -> tuple[Front, Deduction] | None:
    """Find what could be seen at a tile so that it stays open whether four tiles go together.

    None: whatever is found there, the question is settled.
    """
    for front in deduction.odds(label):
        supposed = deduction.copy()
        supposed.is_front(label, front)
        if not is_settled(supposed, labels):
            return front, supposed
    return None


def needed(scene: Scene, holds: Callable[[Deduction], bool]) -> tuple[Known, ...]:
    """Leave out, one after the other, all that is known and not needed for something to hold.

    What is left proves it, and nothing of it can be spared.
    """
    kept = list(scene.known)
    for one in sorted(scene.known, key=lambda known: known.at, reverse=True):
        fewer = [other for other in kept if other is not one]
        if holds(scene.supposing(fewer)):
            kept = fewer
    return tuple(kept)


def names(known: Iterable[Known]) -> list[str]:
    """Name tiles by where they lie."""
    return [one.at for one in known]


def written(at: Sequence[str], world: World) -> dict[str, str]:
    """Write a world by where its tiles lie."""
    return {where: FRONT_NAMES[front] for where, front in zip(at, world, strict=True)}
