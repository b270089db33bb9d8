"""What each viewer may see now, built field by field, and events as each may witness them.

A view shows what lies open on the table at this moment. What was open before is memory, and
memory is the player's own affair.

Every secret passes through `veil`, and nothing else hides anything: a field that is not written
here is not seen by anybody. (A test takes away one `veil` after the other and must see the secret
leak each time.)
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer, every_seat

from . import events as e
from .abilities import looks_in
from .choices import PlayedCards
from .pieces import (
    CHARACTERS,
    DRAWER_AT,
    FULL_HAND,
    Gems,
    Grain,
    Place,
    hand,
    is_long,
    is_turned_over,
)
from .scoring import scores, winners
from .state import NO_CARD, NOBODY, NOWHERE, ON_SHEET, State
from .view_types import CardFace, OpenDrawer, SeatView, View

T = TypeVar("T")


def veil(secret: T, sees: bool) -> T | None:
    """Show a secret to one who may see it, and None to the others."""
    return secret if sees else None


def view(state: State, viewer: Viewer) -> View:
    """Return what a viewer sees on the table now."""
    over = state.is_over()
    return View(
        viewer=viewer,
        edition=state.rules.name,
        players=state.players,
        round=state.round,
        phase=state.phase,
        deciders=state.deciders(),
        actor=None if state.actor == NOBODY else state.actor,
        queue=state.queue,
        acted=seats_of(state.acted, state.players),
        revealed=seats_of(state.revealed, state.players),
        droppers=seats_of(state.droppers, state.players),
        pickers=state.pickers,
        seats=tuple([_seat(state, seat, viewer) for seat in every_seat(state.players)]),
        red=state.red,
        grains=grains(state),
        turned_over=turned_over(state),
        open_drawer=open_drawer(state, looks_in(state, viewer)),
        fell=state.fell,
        barred=barred(state, looks_in(state, viewer)),
        placements=state.placements,
        placed=state.placed,
        alarm_set=state.alarm_set,
        rotations=state.rotations,
        flips=state.flips,
        to_fill=state.to_fill,
        share=state.share,
        last_ruby_taken=state.last_ruby_taken,
        ending=state.ending,
        scores=scores(state) if over else None,
        winners=winners(state) if over else None,
    )


def open_view(state: State) -> View:
    """Return what one sees who may see all that a view can show."""
    seats = every_seat(state.players)
    inside = any(looks_in(state, seat) for seat in seats)
    return view(state, SPECTATOR)._replace(
        seats=tuple(_seat(state, seat, seat) for seat in seats),
        open_drawer=open_drawer(state, inside),
    )


@lru_cache(4096)
def seats_of(bits: int, players: int) -> tuple[Seat, ...]:
    """List the seats whose bits are set."""
    return tuple([seat for seat in every_seat(players) if bits >> seat & 1])


def _seat(state: State, seat: Seat, viewer: Viewer) -> SeatView:
    return SeatView(*seat_facts(mat(state, seat), seat == viewer))


Mat = tuple[tuple[int, ...], int, int, Gems, Gems, bool, bool, bool]


def mat(state: State, seat: Seat) -> Mat:
    """Return all that the view of a seat follows from, whoever looks on."""
    return (
        state.numbers[seat],
        state.hands[seat],
        state.chosen[seat],
        state.white[seat],
        state.black[seat],
        state.alarms[seat] == ON_SHEET,
        bool(state.revealed >> seat & 1),
        state.rules.played_cards is PlayedCards.FACE_UP,
    )


CardFaces = tuple[CardFace, ...]
SeatFacts = tuple[Gems, Gems, bool, int, bool, CardFace | None, CardFaces | None, CardFaces | None]
"""The fields of a `SeatView`, in their order."""


def seat_facts(one: Mat, own: bool) -> SeatFacts:
    """Return what lies before a seat as it sees it itself, or as the others do."""
    numbers, held, chosen, white, black, alarm_on_sheet, turned_over, face_up = one
    on_table = 0 if chosen == NO_CARD else 1 << chosen
    aside = FULL_HAND & ~held & ~on_table
    return (
        white,
        black,
        alarm_on_sheet,
        held.bit_count(),
        chosen != NO_CARD,
        veil(_card(numbers, chosen), turned_over or own),
        veil(_cards(numbers, held), own),
        veil(_cards(numbers, aside), face_up),
    )


def _card(numbers: tuple[int, ...], chosen: int) -> CardFace | None:
    return None if chosen == NO_CARD else (CHARACTERS[chosen], numbers[chosen])


@lru_cache(4096)
def _cards(numbers: tuple[int, ...], characters: int) -> tuple[CardFace, ...]:
    return tuple((character, numbers[character]) for character in hand(characters))


def grains(state: State) -> tuple[Grain, ...] | None:
    """List the grain of the drawer at each place, where it shows."""
    of_drawers = state.grains
    here = tuple([of_drawers[drawer] for drawer in DRAWER_AT[state.box]])
    return veil(here, not state.rules.plain_wood)


def turned_over(state: State) -> bool | None:
    """Say whether the box is turned over, where that shows."""
    return veil(is_turned_over(state.box), not state.rules.plain_wood)


def barred(state: State, sees: bool) -> bool | None:
    """Say whether the ability is lost: that tells what lies in the drawer, so it is kept back."""
    return veil(state.barred, sees)


DrawerFacts = tuple[Place, Gems | None, Seat | None, bool | None, bool, bool | None, bool | None]
"""The fields of an `OpenDrawer`, in their order."""


def open_drawer(state: State, sees: bool) -> OpenDrawer | None:
    """Return the drawer that stands open, if any, as one sees it who looks in, or not."""
    return None if state.place == NOWHERE else OpenDrawer(*drawer_facts(state, sees))


def drawer_facts(state: State, sees: bool) -> DrawerFacts:
    """Return what is seen of the drawer that stands open by one who looks in, or not."""
    slot = state.upper(state.place)
    alarm = state.alarm_in(slot)
    long = is_long(state.drawer(state.place)) if state.looked else None
    ruby = bool(state.rubies >> slot & 1) if state.looked else None
    return (
        state.place,
        veil(state.front[slot], sees),
        veil(None if alarm == NOBODY else alarm, sees),
        veil(state.found_empty, sees),
        state.looked,
        veil(long, sees),
        veil(ruby, sees),
    )


# Events -------------------------------------------------------------------------------------

_SECRETIVE: dict[type[Event], Callable[[Any, bool], Event]] = {
    e.Dealt: lambda event, sees: e.Dealt(event.seat, veil(event.numbers, sees)),
    e.Chose: lambda event, sees: e.Chose(event.seat, veil(event.character, sees)),
    e.Seen: lambda event, sees: e.Seen(
        event.place, veil(event.gems, sees), veil(event.alarm, sees), event.seen_by
    ),
    e.SecretSeen: lambda event, sees: e.SecretSeen(
        event.place, veil(event.long, sees), veil(event.ruby, sees), event.seen_by
    ),
}

_OPEN: frozenset[type[Event]] = frozenset(
    {
        e.RubiesPlaced,
        e.FillingBegun,
        e.DiamondsPut,
        e.RoundBegun,
        e.Revealed,
        e.TurnBegun,
        e.Opened,
        e.Fell,
        e.Took,
        e.TookRuby,
        e.Left,
        e.Looked,
        e.RubyFell,
        e.Placed,
        e.PlacedNothing,
        e.AlarmSet,
        e.AlarmKept,
        e.AlarmLeftAlone,
        e.AlarmRecovered,
        e.AlarmLetLie,
        e.BoxMoved,
        e.TurnEnded,
        e.SmugglersCounted,
        e.Picked,
        e.RoundEnded,
        e.CardsPassed,
        e.GameOver,
    }
)


def witnessed(event: Event, viewer: Viewer) -> Event:
    """Return an event as a viewer may witness it."""
    if type(event) in _OPEN:
        return event
    sees = event.only is None or event.only == viewer
    return _SECRETIVE[type(event)](event, sees)


REVEALING_NOTHING_HIDDEN: frozenset[type[Event]] = frozenset(
    {
        e.FillingBegun,
        e.DiamondsPut,
        e.TurnBegun,
        e.Left,
        e.Placed,
        e.PlacedNothing,
        e.AlarmSet,
        e.AlarmKept,
        e.AlarmLetLie,
        e.BoxMoved,
        e.TurnEnded,
    }
)
"""Events from which nobody learns anything hidden: what one did in the open, with open things."""
