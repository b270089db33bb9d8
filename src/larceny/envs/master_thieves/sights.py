"""The same numbers as `encode(view)`, straight from the position, in a fraction of the time.

See `encodings.Sights` for why, and for what holds them to the views.

What is told of every seat is kept twice in a row, so that any seat's order is a slice of it.
"""

from functools import lru_cache
from operator import itemgetter

from larceny.games.master_thieves.abilities import looks_in
from larceny.games.master_thieves.choices import PlayedCards
from larceny.games.master_thieves.pieces import (
    BOX_POSITIONS,
    DRAWER_AT,
    FULL_HAND,
    PLACES,
    UPPER_SLOT,
    is_long,
    is_turned_over,
)
from larceny.games.master_thieves.scoring import winners
from larceny.games.master_thieves.state import NO_CARD, NOBODY, NOWHERE, ON_SHEET, State
from larceny.kernel.events import Seat, every_seat

from ..writing import ORDERS
from .encoding import (
    CHAIRS,
    FACES,
    GRAINS,
    NO_CARDS,
    NO_FACE,
    NOTHING_SEEN_INSIDE,
    PLAIN_WOOD,
    STANDS,
    WITH_RUBIES,
    WITHOUT_RUBIES,
    Seats,
    inside,
    numbers_of,
    order,
    progress,
    turn,
)

remembered = lru_cache(1 << 14)

_BY_PLACE = tuple(
    itemgetter(*DRAWER_AT[box], PLACES + is_turned_over(box)) for box in range(BOX_POSITIONS)
)
"""_BY_PLACE[box]: picks the drawers as they stand, out of all by number, and how the box stands."""


_NOTHING = bytearray()  # what it joins is a bytearray


class Sights:
    """What the seats see in one game."""

    def __init__(self, state: State) -> None:
        """Look at a game, from now on or only once."""
        self.state = state
        self.players = state.players
        self.face_up = state.rules.played_cards is PlayedCards.FACE_UP
        self._box: int | None = None
        self._wood = PLAIN_WOOD
        self._grains = (*(GRAINS[grain] for grain in state.grains), *STANDS)
        self._hands_seen: object = None
        self._numbers_seen: object = None
        self._chosen_seen: object = None
        self._revealed_seen = 0
        self._white_seen: object = None
        self._black_seen: object = None
        self._alarms_seen: object = None
        self._nobody_inside = bytes(state.players)
        self._played = NO_CARDS * 2 * state.players

    def observe(self, viewer: Seat) -> bytearray:
        """Write what a seat sees now."""
        state = self.state
        place, actor, asked = state.place, state.actor, state.asked
        slot: int = NOWHERE  # of the drawer that the viewer looks into
        if place != NOWHERE and looks_in(state, viewer):
            slot = UPPER_SLOT[state.box][place]
        if state.box != self._box:
            self._write_the_box()
        if state.hands != self._hands_seen or state.numbers != self._numbers_seen:
            self._write_hands()
        if state.chosen != self._chosen_seen or state.revealed != self._revealed_seen:
            self._write_choices()
        if state.white != self._white_seen:
            self._white_seen = state.white
            self._white = b"".join([WITHOUT_RUBIES[gems] for gems in state.white]) * 2
        if state.black != self._black_seen:
            self._black_seen = state.black
            self._black = b"".join([WITH_RUBIES[gems] for gems in state.black]) * 2
        if state.alarms != self._alarms_seen:
            self._alarms_seen = state.alarms
            self._on_sheet = bytes([at == ON_SHEET for at in state.alarms]) * 2
        card, last = state.chosen[viewer], viewer + self.players
        return _NOTHING.join(
            (
                CHAIRS[viewer],
                turn(
                    state.phase,
                    place,
                    place != NOWHERE and state.looked,
                    state.fell,
                    state.placements,
                    state.placed,
                    state.alarm_set,
                    state.rotations,
                    state.flips,
                ),
                progress(state.round, state.red, state.share, state.last_ruby_taken, state.ending),
                NOTHING_SEEN_INSIDE if slot == NOWHERE else self._inside(slot),
                self._wood,
                numbers_of(state.numbers[viewer], state.hands[viewer]),
                self._left[viewer:last],
                NO_FACE if card == NO_CARD else FACES[card][state.numbers[viewer][card]],
                self._faces[7 * viewer + 7 : 7 * last],
                self._has_chosen[viewer:last],
                self._played[6 * viewer : 6 * last],
                self._white[2 * viewer : 2 * last],
                self._black[3 * viewer : 3 * last],
                self._on_sheet[viewer:last],
                self._nobody_inside if slot == NOWHERE else self._alarm_inside(slot, viewer),
                _order(
                    viewer,
                    self.players,
                    state.deciders() if asked == NOBODY else asked,
                    actor,
                    state.revealed,
                    state.acted,
                    state.droppers,
                    state.queue,
                    state.pickers,
                    state.to_fill,
                    None if state.ending is None else winners(state),
                ),
            )
        )

    def _inside(self, slot: int) -> bytes:
        state = self.state
        long = is_long(slot // 2) if state.looked else None
        ruby = bool(state.rubies >> slot & 1) if state.looked else None
        return inside(state.front[slot], state.found_empty, state.barred, long, ruby)

    def _alarm_inside(self, slot: int, viewer: Seat) -> bytes:
        alarms = self.state.alarms
        if slot not in alarms:
            return self._nobody_inside
        return bytes(alarms[seat] == slot for seat in ORDERS[self.players][viewer])

    def _write_the_box(self) -> None:
        state = self.state
        self._box = state.box
        if not state.rules.plain_wood:
            self._wood = b"".join(_BY_PLACE[state.box](self._grains))

    def _write_hands(self) -> None:
        """Count the cards that are left; the choices are to be looked at anew."""
        state = self.state
        self._hands_seen, self._numbers_seen = state.hands, state.numbers
        self._left = bytes(map(int.bit_count, state.hands)) * 2
        self._chosen_seen = None

    def _write_choices(self) -> None:
        """Look at the cards on the table as one does who laid none; one's own are added later."""
        state = self.state
        chosen, revealed, seats = state.chosen.copy(), state.revealed, every_seat(self.players)
        self._chosen_seen, self._revealed_seen = chosen, revealed
        self._has_chosen = bytes(map(NO_CARD.__ne__, chosen)) * 2
        faces = [NO_FACE] * self.players
        if revealed:
            numbers = state.numbers
            for seat in seats:
                if revealed >> seat & 1:
                    faces[seat] = FACES[chosen[seat]][numbers[seat][chosen[seat]]]
        self._faces = b"".join(faces) * 2
        if self.face_up:
            self._played = b"".join([self._aside(seat) for seat in seats]) * 2

    def _aside(self, seat: Seat) -> bytes:
        """Write the cards that lie face up before a seat."""
        card = self.state.chosen[seat]
        on_table = 0 if card == NO_CARD else 1 << card
        return numbers_of(self.state.numbers[seat], FULL_HAND & ~self.state.hands[seat] & ~on_table)


@remembered
def _order(
    viewer: Seat,
    players: int,
    deciders: Seats | int,
    actor: Seat,
    revealed: int,
    acted: int,
    droppers: int,
    queue: Seats,
    pickers: Seats,
    to_fill: Seats,
    won: Seats | None,
) -> bytes:
    return order(
        viewer,
        players,
        (deciders,) if isinstance(deciders, int) else deciders,
        None if actor == NOBODY else actor,
        _seats(revealed, players),
        _seats(acted, players),
        _seats(droppers, players),
        queue,
        pickers,
        to_fill,
        won,
    )


def _seats(bits: int, players: int) -> Seats:
    return tuple(seat for seat in every_seat(players) if bits >> seat & 1)
