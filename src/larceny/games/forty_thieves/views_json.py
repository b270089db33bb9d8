"""The views of several viewers as JSON, for those who are told after every decision.

It is what `views.view` shows, written straight from the position: what all see alike once, and the
board and what lies before a seat only when it is new. A test holds it against the views one by one.
"""

from collections.abc import Iterable
from functools import lru_cache

from larceny.kernel.events import Seat, Viewer, every_seat
from larceny.kernel.json_text import json_text, write_text, write_value_text

from .deck import JAR_OF, Deck, Jar, Tile
from .pieces import EVERY_PLACE, EVERY_SAPPHIRE, EVERY_SQUARE, Front, Place, Sapphire, Square
from .scoring import scores, winners
from .state import After, Ending, Phase, Played, State
from .view_types import Merchant, PlayedTile, SeatView, SquareView
from .views import (
    Mat,
    jars,
    mat,
    merchant,
    numbers_in,
    seat_view,
    somewhere,
    squares,
)

_BOOL = ("false", "true")
_PHASE = tuple(map(write_value_text(Phase), Phase))
_AFTER = tuple(map(write_value_text(After), After))
_ending = write_value_text(Ending | None)
_seats = write_value_text(tuple[Seat, ...])
_points = write_value_text(tuple[int, ...])
_jars = write_value_text(tuple[Jar, ...])
_jar = write_value_text(Jar | None)
_fronts = write_value_text(tuple[Front, ...])
_place = write_value_text(Place | None)
_square = write_value_text(Square | None)
_merchant = write_value_text(Merchant | None)
_write_seat = write_text(SeatView)
_write_squares = write_value_text(tuple[SquareView | None, ...])
_write_chain = write_value_text(tuple[PlayedTile, ...])
_write_sapphires = write_value_text(tuple[Sapphire, ...])
_write_some_squares = write_value_text(tuple[Square, ...])
_write_places = write_value_text(tuple[Place, ...])
_text = lru_cache(1 << 12)(json_text)


def views_json(state: State, viewers: Iterable[Viewer]) -> list[str]:
    """Write what several viewers see."""
    mats = [_seat(mat(state, seat)) for seat in every_seat(state.players)]
    shown = [others for others, _ in mats]
    common = _common(state)
    written = []
    for viewer in viewers:
        if viewer is None:
            seats, who = shown, "null"
        else:
            seats, who = shown.copy(), str(viewer)
            _, seats[viewer] = mats[viewer]
        written.append(f'{{"viewer":{who},"seats":[{",".join(seats)}],{common}}}')
    return written


@lru_cache(1 << 12)
def _seat(one: Mat) -> tuple[str, str]:
    """Write what lies before a seat as the others see it, and as it does: most is as it was."""
    return _write_seat(seat_view(*one, own=False)), _write_seat(seat_view(*one, own=True))


@lru_cache(1 << 12)
def _board(deck: Deck, board: tuple[Tile, ...], face_up: int) -> str:
    """Write the board."""
    return _write_squares(squares(deck, board, face_up))


@lru_cache(1 << 12)
def _chain(deck: Deck, chain: tuple[Played, ...]) -> str:
    return _write_chain(tuple([PlayedTile(seat, JAR_OF[tile], deck[tile]) for seat, tile in chain]))


@lru_cache(1 << 12)
def _sapphires(bits: int) -> str:
    return _write_sapphires(numbers_in(bits, EVERY_SAPPHIRE))


@lru_cache(1 << 12)
def _squares(bits: int) -> str:
    return _write_some_squares(numbers_in(bits, EVERY_SQUARE))


@lru_cache(1 << 12)
def _places(bits: int) -> str:
    return _write_places(numbers_in(bits, EVERY_PLACE))


def _common(state: State) -> str:
    """Write what all see alike."""
    deck, stack, target = state.deck, state.stack, state.target
    return (
        f'"edition":{_text(state.rules.name)},"players":{state.players},"turn":{state.turn},'
        f'"active":{state.active},"phase":{_PHASE[state.phase]},'
        f'"deciders":{_seats(state.deciders())},'
        f'"board":{_board(deck, tuple(state.board), state.face_up)},'
        f'"gems":{_sapphires(state.gems)},"stack":{len(stack)},'
        f'"stack_top":{_jar(JAR_OF[stack[-1]] if stack else None)},'
        f'"discards":{_jars(jars(state.discards))},"eyes_left":{state.eyes_left()},'
        f'"merchant":{_merchant(merchant(state))},'
        f'"gone":{_fronts(tuple([deck[tile] for tile in state.gone]))},'
        f'"golden":{_fronts(tuple([deck[tile] for tile in state.golden]))},'
        f'"led":{_BOOL[state.led]},"again":{_BOOL[state.again]},'
        f'"lantern":{_square(somewhere(state.lantern))},"lit":{_squares(state.lit)},'
        f'"chain":{_chain(deck, state.chain) if state.chain else "[]"},'
        f'"target":{"null" if target is None else _text(target.word)},'
        f'"to_ask":{_seats(state.to_ask)},"announced":{_place(somewhere(state.announced))},'
        f'"claims":{_places(state.claims)},"taking":{_place(somewhere(state.taking))},'
        f'"to_clear":{_squares(state.to_clear)},"after":{_AFTER[state.after]},'
        f'"ending":{_ending(state.ending)},"scores":{_points(scores(state))},'
        f'"winners":{_seats(winners(state)) if state.is_over() else "null"}'
    )
