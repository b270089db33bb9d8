"""Pairs of worlds that a viewer must not be able to tell apart, in any game.

A random game is watched by a viewer who has been there from the deal, and by one who has just come
in. At each step we draw another full position that their knowledge allows, and what somebody does
next there. A pair is kept if the rules lay open the same facts in both worlds; then the viewer
must see the same view, the same legal actions and the same events, to the byte.

The pairs are drawn with the rules as they are. So the same pairs can be shown to rules from which
one line of redaction was taken away.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from larceny.games.registry import AnyGame
from larceny.kernel.chance import Chance
from larceny.kernel.checks import CheckFailed, check_same_sight
from larceny.kernel.events import Event, Seat, Viewer


@dataclass(frozen=True)
class Pair:
    """Two positions, what one seat does in each, and who looks on."""

    viewer: Viewer
    seat: Seat
    truth: Any
    action: Any
    other: Any
    other_action: Any

    def is_the_same_world_twice(self) -> bool:
        """Ask whether there is nothing to tell apart."""
        return bool(self.truth == self.other) and self.action is self.other_action


class Facts(Protocol):
    """What the rulebook of a game says about who learns what."""

    game: AnyGame

    def choose(self, legal: Sequence[Any], dice: Random) -> Any:
        """Choose by lot, but curiously."""
        ...

    def same_luck(self, truth: Any, other: Any) -> None:
        """Give the other world the luck of the true one: luck to come is no secret of the table."""
        ...

    def other_answers(self, legal: Sequence[Any], action: Any, own: bool) -> Sequence[Any]:
        """List what the seat may have done in the other world, as far as a viewer can tell."""
        ...

    def laid_open(self, state: Any, seat: Seat, action: Any, viewer: Viewer) -> Any:
        """Say what a viewer rightly learns from a decision."""
        ...


def pairs(facts: Facts, rules: Any, players: int, secret: str) -> Iterator[Pair]:
    """Watch a random game, and draw pairs of worlds at every step."""
    game, dice = facts.game, Random(secret)
    state, events = game.deal(rules, players, Chance.of(secret))
    viewers: list[Viewer] = [None, *range(players)]
    memories = {viewer: game.knowledge(rules, players, viewer) for viewer in viewers}
    while True:
        for viewer, memory in memories.items():
            for event in events:
                memory.witness(game.witnessed(event, viewer))
        if game.ending(state) is not None:
            return
        seat = dice.choice(state.deciders())
        action = facts.choose(game.legal_actions(state, seat), dice)
        viewer = dice.choice(viewers)
        seen = game.view(state, viewer)
        for memory in (memories[viewer], game.knowledge_from(rules, seen)):
            other = memory.sample(seen, Chance.of(str(dice.random())))
            facts.same_luck(state, other)
            pair = _paired(facts, viewer, seat, state, action, other, dice)
            if pair is not None:
                yield pair
        events = game.apply(state, seat, action)


def _paired(
    facts: Facts, viewer: Viewer, seat: Seat, state: Any, action: Any, other: Any, dice: Random
) -> Pair | None:
    """Draw what the seat does in the other world; None if the rules then lay open other facts."""
    legal = facts.game.legal_actions(other, seat)
    answers = facts.other_answers(legal, action, viewer == seat)
    if not answers:
        return None
    other_action = dice.choice(answers)
    if facts.laid_open(state, seat, action, viewer) != facts.laid_open(
        other, seat, other_action, viewer
    ):
        return None
    return Pair(viewer, seat, facts.game.copy(state), action, other, other_action)


# What the viewer gets -------------------------------------------------------------------------


def check_pair(game: AnyGame, pair: Pair) -> None:
    """Raise CheckFailed if the viewer can tell the two worlds apart."""
    check_same_sight(game, pair.truth, pair.other, pair.viewer)
    truth, other = game.copy(pair.truth), game.copy(pair.other)
    told = _told(game, game.apply(truth, pair.seat, pair.action), pair.viewer)
    told_otherwise = _told(game, game.apply(other, pair.seat, pair.other_action), pair.viewer)
    if told != told_otherwise:
        raise CheckFailed("an event does not leak", pair.viewer, told, told_otherwise)
    check_same_sight(game, truth, other, pair.viewer)


def _told(game: AnyGame, events: list[Event], viewer: Viewer) -> list[str]:
    return [json.dumps(game.witnessed(event, viewer).to_json()) for event in events]


def told_apart(game: AnyGame, drawn: Iterable[Pair]) -> Iterator[Pair]:
    """Yield the pairs of worlds that their viewer can tell apart."""
    for pair in drawn:
        try:
            check_pair(game, pair)
        except CheckFailed:
            yield pair


def leaks(game: AnyGame, drawn: Iterable[Pair]) -> bool:
    """Ask whether a viewer can tell some pair of worlds apart."""
    return any(True for _ in told_apart(game, drawn))
