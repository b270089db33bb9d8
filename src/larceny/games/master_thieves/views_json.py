"""The views of several viewers as JSON, for those who are told after every decision.

It is what `views.view` shows, written straight from the position: what all see alike once, and what
lies before a seat only when it is new. A test holds it against the views one by one.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from larceny.kernel.events import Seat, Viewer, every_seat
from larceny.kernel.json_text import json_text, write_value_text

from .abilities import looks_in
from .pieces import Gems, Grain
from .scoring import scores, winners
from .state import NOBODY, Ending, Phase, State
from .view_types import CardFace, OpenDrawer
from .views import (
    Box,
    CardFaces,
    Mat,
    SeatFacts,
    barred,
    box,
    grains,
    mat,
    open_drawer,
    seat_facts,
    seats_of,
    turned_over,
)

_BOOL: Final = ("false", "true")
_NULL: Final = "null"
_PHASE: Final = tuple(map(write_value_text(Phase), Phase))
_ending: Final = write_value_text(Ending)
_gems: Final = write_value_text(Gems)
_grains: Final = write_value_text(tuple[Grain, ...])
_seats: Final = write_value_text(tuple[Seat, ...])
_points: Final = write_value_text(tuple[int, ...])
_drawer: Final = write_value_text(OpenDrawer)
_card: Final = write_value_text(CardFace)
_cards: Final = write_value_text(CardFaces)
_text: Final = lru_cache(1 << 12)(json_text)


def views_json(state: State, viewers: Iterable[Viewer]) -> list[str]:
    """Write what several viewers see."""
    mats = [_seat(mat(state, seat)) for seat in every_seat(state.players)]
    shown = [others for others, _ in mats]
    common = _common(state)
    drawers: dict[bool, str] = {}
    written = []
    for viewer in viewers:
        sees = looks_in(state, viewer)
        if sees not in drawers:
            opened = open_drawer(state, sees)
            drawers[sees] = (
                f'"barred":{_bool(barred(state, sees))},'
                f'"open_drawer":{_NULL if opened is None else _drawer(opened)},{common}'
            )
        if viewer is None:
            seats, who = shown, "null"
        else:
            seats, who = shown.copy(), str(viewer)
            _, seats[viewer] = mats[viewer]
        written.append(f'{{"viewer":{who},"seats":[{",".join(seats)}],{drawers[sees]}}}')
    return written


@lru_cache(1 << 12)
def _seat(one: Mat) -> tuple[str, str]:
    """Write what lies before a seat as the others see it, and as it does: most is as it was."""
    return _seat_text(seat_facts(*one, own=False)), _seat_text(seat_facts(*one, own=True))


def _seat_text(facts: SeatFacts) -> str:
    """Write what lies before a seat, as `SeatView` is spelled."""
    white, black, alarm_on_sheet, cards_left, has_chosen, card, hand, played = facts
    return (
        f'{{"white":{_gems(white)},"black":{_gems(black)},'
        f'"alarm_on_sheet":{_BOOL[alarm_on_sheet]},"cards_left":{cards_left},'
        f'"has_chosen":{_BOOL[has_chosen]},"card":{_NULL if card is None else _card(card)},'
        f'"hand":{_NULL if hand is None else _cards(hand)},'
        f'"played":{_NULL if played is None else _cards(played)}}}'
    )


def _bool(value: bool | None) -> str:
    return _NULL if value is None else _BOOL[value]


def _common(state: State) -> str:
    """Write what all see alike."""
    players = state.players
    over = state.is_over()
    ending = _NULL if state.ending is None else _ending(state.ending)
    return (
        f'"edition":{_text(state.rules.name)},"players":{players},"round":{state.round},'
        f'"phase":{_PHASE[state.phase]},"deciders":{_seats(state.deciders())},'
        f'"actor":{"null" if state.actor == NOBODY else state.actor},'
        f'"queue":{_seats(state.queue)},"acted":{_bits(state.acted, players)},'
        f'"revealed":{_bits(state.revealed, players)},"droppers":{_bits(state.droppers, players)},'
        f'"pickers":{_seats(state.pickers)},"red":{_gems(state.red)},{_box(box(state))},'
        f'"fell":{_BOOL[state.fell]},"placements":{state.placements},"placed":{state.placed},'
        f'"alarm_set":{_BOOL[state.alarm_set]},"rotations":{state.rotations},'
        f'"flips":{state.flips},"to_fill":{_seats(state.to_fill)},"share":{state.share},'
        f'"last_ruby_taken":{_BOOL[state.last_ruby_taken]},"ending":{ending},'
        f'"scores":{_points(scores(state)) if over else "null"},'
        f'"winners":{_seats(winners(state)) if over else "null"}'
    )


@lru_cache(1 << 12)
def _bits(bits: int, players: int) -> str:
    return _seats(seats_of(bits, players))


@lru_cache(1 << 12)
def _box(facts: Box) -> str:
    seen = grains(*facts)
    shown = _NULL if seen is None else _grains(seen)
    return f'"grains":{shown},"turned_over":{_bool(turned_over(*facts))}'
