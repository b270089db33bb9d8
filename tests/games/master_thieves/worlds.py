"""Who learns what in Master Thieves, for pairs of worlds that a viewer must not tell apart."""

from collections.abc import Sequence
from random import Random
from typing import Any

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import CHOOSE, LOOK, Action, Choose, Look, Open
from larceny.games.master_thieves.choices import SeenBy
from larceny.games.master_thieves.pieces import Character, is_long
from larceny.games.master_thieves.state import State
from larceny.games.registry import AnyGame
from larceny.kernel.events import Seat, Viewer, every_seat


class MasterThievesFacts:
    """What the rulebooks of Master Thieves say."""

    game: AnyGame = GAME

    def choose(self, legal: Sequence[Action], dice: Random) -> Action:
        """Choose by lot, but look into secret compartments as often as one can."""
        for eager in (LOOK, CHOOSE[Character.MASTER_THIEF]):
            if eager in legal and dice.random() < 0.7:
                return eager
        return dice.choice(legal)

    def same_luck(self, truth: State, other: State) -> None:
        """What sticks is luck, not a secret of the table."""
        other.chance = truth.chance.copy()

    def other_answers(self, legal: Sequence[Action], action: Action, own: bool) -> Sequence[Action]:
        """Another may have chosen any card; everything else is done in the open."""
        if isinstance(action, Choose) and not own:
            return legal
        return [action] if action in legal else []

    def laid_open(self, state: State, seat: Seat, action: Action, viewer: Viewer) -> Any:
        """Say what a viewer rightly learns from a decision."""
        return _laid_open(state, seat, action, viewer)


# What the rules lay open ----------------------------------------------------------------------
#
# Written from the rulebook, not from the code: what everybody at the table gets to see when
# somebody does something, whoever he is.


def _laid_open(state: State, seat: Seat, action: Action, viewer: Viewer) -> Any:
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
        for seat in every_seat(state.players)
        if state.chosen[seat] >= 0 and (after.round > state.round or after.is_over())
    ]
    open_now = [
        (seat, after.chosen[seat], after.numbers[seat][after.chosen[seat]])
        for seat in every_seat(after.players)
        if after.revealed >> seat & 1
    ]
    return turned_now, open_now


def _own_cards(after: State, viewer: Viewer) -> Any:
    """Everybody sees the cards in his own hand, also those that he has just been given."""
    return None if viewer is None else (after.hands[viewer], after.numbers[viewer])
