"""Pairs of worlds that a viewer must not be able to tell apart.

A random game is watched by a viewer who has been there from the deal, and by one who has just come
in. At each step we draw another full position that their knowledge allows, and what somebody does
next there. A pair is kept if the rules lay open the same facts in both worlds; then the viewer
must see the same view, the same legal actions and the same events, to the byte.

The pairs are drawn with the rules as they are. So the same pairs can be shown to rules from which
one line of redaction was taken away.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import CHOOSE, LOOK, Action, Choose, Look, Open
from larceny.games.master_thieves.pieces import Character, is_long
from larceny.games.master_thieves.ruleset import Ruleset, SeenBy
from larceny.games.master_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.checks import CheckFailed, check_same_sight
from larceny.kernel.events import Event, Viewer


@dataclass(frozen=True)
class Pair:
    """Two positions, what one seat does in each, and who looks on."""

    viewer: Viewer
    seat: int
    truth: State
    action: Action
    other: State
    other_action: Action


def pairs(rules: Ruleset, players: int, secret: str) -> Iterator[Pair]:
    """Watch a random game, and draw pairs of worlds at every step."""
    dice = Random(secret)
    state, events = GAME.deal(rules, players, Chance.of(secret))
    viewers: list[Viewer] = [None, *range(players)]
    memories = {viewer: GAME.knowledge(rules, players, viewer) for viewer in viewers}
    while True:
        for viewer, memory in memories.items():
            for event in events:
                memory.witness(GAME.witnessed(event, viewer))
        if state.is_over():
            return
        seat = dice.choice(state.deciders())
        action = _curious_choice(GAME.legal_actions(state, seat), dice)
        viewer = dice.choice(viewers)
        seen = GAME.view(state, viewer)
        for memory in (memories[viewer], GAME.knowledge_from(rules, seen)):
            other = memory.sample(seen, Chance.of(str(dice.random())))
            other.chance = state.chance.copy()  # what sticks is luck, not a secret of the table
            pair = _paired(viewer, seat, state, action, other, dice)
            if pair is not None:
                yield pair
        events = GAME.apply(state, seat, action)


def _curious_choice(legal: Sequence[Action], dice: Random) -> Action:
    """Choose by lot, but look into secret compartments as often as one can."""
    for eager in (LOOK, CHOOSE[Character.MASTER_THIEF]):
        if eager in legal and dice.random() < 0.7:
            return eager
    return dice.choice(legal)


def _paired(
    viewer: Viewer, seat: int, state: State, action: Action, other: State, dice: Random
) -> Pair | None:
    """Draw what the seat does in the other world; None if the rules then lay open other facts."""
    answers = GAME.legal_actions(other, seat)
    if isinstance(action, Choose) and viewer != seat:
        other_action = dice.choice(answers)  # he may have chosen any card
    elif action in answers:
        other_action = action
    else:
        return None
    if laid_open(state, seat, action, viewer) != laid_open(other, seat, other_action, viewer):
        return None
    return Pair(viewer, seat, state.copy(), action, other, other_action)


# What the rules lay open ----------------------------------------------------------------------
#
# Written from the rulebook, not from the code: what everybody at the table gets to see when
# somebody does something, whoever he is.


def laid_open(state: State, seat: int, action: Action, viewer: Viewer) -> Any:
    """Say what a viewer rightly learns from a decision."""
    after = state.copy()
    GAME.apply(after, seat, action)
    looks_in = state.rules.drawers_seen_by is SeenBy.ALL or viewer == seat
    return (
        _what_fell(state, after, action),
        _what_was_seen(state, after, action) if looks_in else None,
        _what_changed_hands(after),
        _cards_turned_over(state, after),
        _own_cards(after, viewer),
        after.phase,
        after.deciders(),
    )


def _what_fell(state: State, after: State, action: Action) -> Any:
    """Gems and alarms that fall are seen by all; so is a ruby."""
    if isinstance(action, Open):
        slot = state.lower(action.place)
        return state.front[slot] - after.front[slot], state.alarm_in(slot)
    if isinstance(action, Look):
        return state.rubies >> state.lower(state.place) & 1
    return None


def _what_was_seen(state: State, after: State, action: Action) -> Any:
    """What lies in an open drawer, or behind it after a look."""
    if isinstance(action, Open):
        slot = state.upper(action.place)
        return state.front[slot], state.alarm_in(slot)
    if isinstance(action, Look):
        slot = state.upper(state.place)
        return is_long(state.drawer(state.place)), state.rubies >> slot & 1
    return None


def _what_changed_hands(after: State) -> Any:
    """Pillows and sheets lie open; so does whose lonely alarm somebody is asked about."""
    on_sheets = [slot < 0 for slot in after.alarms]
    return after.red, after.white, after.black, on_sheets


def _cards_turned_over(state: State, after: State) -> Any:
    """Cards are turned over for all to see, and perhaps put aside at once."""
    turned_now = [
        (seat, state.chosen[seat], state.numbers[seat][state.chosen[seat]])
        for seat in range(state.players)
        if state.chosen[seat] >= 0 and (after.round > state.round or after.is_over())
    ]
    open_now = [
        (seat, after.chosen[seat], after.numbers[seat][after.chosen[seat]])
        for seat in range(after.players)
        if after.revealed >> seat & 1
    ]
    return turned_now, open_now


def _own_cards(after: State, viewer: Viewer) -> Any:
    """Everybody sees the cards in his own hand, also those that he has just been given."""
    return None if viewer is None else (after.hands[viewer], after.numbers[viewer])


# What the viewer gets -------------------------------------------------------------------------


def check_pair(pair: Pair) -> None:
    """Raise CheckFailed if the viewer can tell the two worlds apart."""
    check_same_sight(GAME, pair.truth, pair.other, pair.viewer)
    truth, other = pair.truth.copy(), pair.other.copy()
    told = _told(GAME.apply(truth, pair.seat, pair.action), pair.viewer)
    told_otherwise = _told(GAME.apply(other, pair.seat, pair.other_action), pair.viewer)
    if told != told_otherwise:
        raise CheckFailed("an event does not leak", pair.viewer, told, told_otherwise)
    check_same_sight(GAME, truth, other, pair.viewer)


def _told(events: list[Event], viewer: Viewer) -> list[str]:
    return [json.dumps(GAME.witnessed(event, viewer).to_json()) for event in events]
