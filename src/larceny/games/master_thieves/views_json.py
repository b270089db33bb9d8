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
from .pieces import (
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    EVERY_GRAIN,
    EVERY_PLACE,
    Gems,
    Grain,
    Place,
    gems_text,
)
from .ruleset import MAX_PLAYERS
from .scoring import scores, winners
from .state import NOBODY, NOWHERE, Ending, Phase, State
from .view_types import CardFace
from .views import (
    CardFaces,
    Mat,
    barred,
    drawer_facts,
    grains,
    mat,
    seat_facts,
    seats_of,
    turned_over,
)

_BOOL: Final = ("false", "true")
_NULL: Final = "null"
_PHASE: Final = tuple(map(write_value_text(Phase), Phase))
_PLACE: Final = tuple(map(write_value_text(Place), EVERY_PLACE))
_NUMBER: Final = tuple(map(str, range(1 + max(MAX_PLAYERS, len(EVERY_GRAIN)))))
"""Seats, grains and how many play, as they are written."""
_ending: Final = write_value_text(Ending)
_points: Final = write_value_text(tuple[int, ...])
_card: Final = write_value_text(CardFace)
_CARD: Final = tuple(
    [tuple([_card((one, n)) for n in range(1 + CARDS_OF_A_CHARACTER)]) for one in CHARACTERS]
)
"""Cards, by character and by the number on them."""
_GEMS: Final[dict[int, str]] = {}
"""Handfuls that have been written; there are as many as can lie somewhere."""
_text: Final = lru_cache(1 << 12)(json_text)


def views_json(state: State, viewers: Iterable[Viewer]) -> list[str]:
    """Write what several viewers see."""
    mats = [_seat(mat(state, seat)) for seat in every_seat(state.players)]
    shown = [others for others, _ in mats]
    common = _common(state)
    to_all: list[str | None] = [None, None]  # to those who do not look in, and to those who do
    written = []
    for viewer in viewers:
        sees = looks_in(state, viewer)
        rest = to_all[sees]
        if rest is None:
            rest = to_all[sees] = (
                f'"barred":{_bool(barred(state, sees))},"open_drawer":{_drawer(state, sees)},'
                f"{common}"
            )
        if viewer is None:
            seats, who = shown, _NULL
        else:
            seats, who = shown.copy(), _NUMBER[viewer]
            _, seats[viewer] = mats[viewer]
        written.append(f'{{"viewer":{who},"seats":[{",".join(seats)}],{rest}}}')
    return written


@lru_cache(1 << 12)
def _seat(one: Mat) -> tuple[str, str]:
    """Write what lies before a seat as the others see it, and as it does: most is as it was."""
    return _seat_text(one, False), _seat_text(one, True)


def _seat_text(one: Mat, own: bool) -> str:
    """Write what lies before a seat, as `SeatView` is spelled."""
    white, black, alarm_on_sheet, cards_left, has_chosen, card, hand, played = seat_facts(one, own)
    return (
        f'{{"white":{_gems(white)},"black":{_gems(black)},'
        f'"alarm_on_sheet":{_BOOL[alarm_on_sheet]},"cards_left":{cards_left},'
        f'"has_chosen":{_BOOL[has_chosen]},'
        f'"card":{_NULL if card is None else _CARD[card[0]][card[1]]},'
        f'"hand":{_cards(hand)},"played":{_cards(played)}}}'
    )


def _drawer(state: State, sees: bool) -> str:
    """Write the drawer that stands open, as `OpenDrawer` is spelled."""
    if state.place == NOWHERE:
        return _NULL
    place, gems, alarm, found_empty, looked, long, ruby = drawer_facts(state, sees)
    return (
        f'{{"place":{_PLACE[place]},"gems":{_NULL if gems is None else _gems(gems)},'
        f'"alarm":{_NULL if alarm is None else _NUMBER[alarm]},"found_empty":{_bool(found_empty)},'
        f'"looked":{_BOOL[looked]},"long":{_bool(long)},"ruby":{_bool(ruby)}}}'
    )


def _gems(handful: Gems) -> str:
    text = _GEMS.get(handful)
    if text is None:
        text = _GEMS[handful] = json_text(gems_text(handful))
    return text


def _cards(cards: CardFaces | None) -> str:
    if cards is None:
        return _NULL
    return f"[{','.join([_CARD[character][number] for character, number in cards])}]"


def _bool(value: bool | None) -> str:
    return _NULL if value is None else _BOOL[value]


def _numbers(numbers: tuple[Seat, ...] | tuple[Grain, ...]) -> str:
    return f"[{','.join([_NUMBER[one] for one in numbers])}]" if numbers else "[]"


_SEATS_IN: Final = tuple(
    [_numbers(seats_of(bits, MAX_PLAYERS)) for bits in range(1 << MAX_PLAYERS)]
)
"""Sets of seats, by their bits."""


def _common(state: State) -> str:
    """Write what all see alike."""
    over = state.is_over()
    ending = _NULL if state.ending is None else _ending(state.ending)
    wood = grains(state)
    return (
        f'"edition":{_text(state.rules.name)},"players":{_NUMBER[state.players]},'
        f'"round":{state.round},'
        f'"phase":{_PHASE[state.phase]},"deciders":{_numbers(state.deciders())},'
        f'"actor":{_NULL if state.actor == NOBODY else _NUMBER[state.actor]},'
        f'"queue":{_numbers(state.queue)},"acted":{_SEATS_IN[state.acted]},'
        f'"revealed":{_SEATS_IN[state.revealed]},"droppers":{_SEATS_IN[state.droppers]},'
        f'"pickers":{_numbers(state.pickers)},"red":{_gems(state.red)},'
        f'"grains":{_NULL if wood is None else _numbers(wood)},'
        f'"turned_over":{_bool(turned_over(state))},'
        f'"fell":{_BOOL[state.fell]},"placements":{state.placements},"placed":{state.placed},'
        f'"alarm_set":{_BOOL[state.alarm_set]},"rotations":{state.rotations},'
        f'"flips":{state.flips},"to_fill":{_numbers(state.to_fill)},"share":{state.share},'
        f'"last_ruby_taken":{_BOOL[state.last_ruby_taken]},"ending":{ending},'
        f'"scores":{_points(scores(state)) if over else _NULL},'
        f'"winners":{_numbers(winners(state)) if over else _NULL}'
    )
