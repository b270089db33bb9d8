"""The view of Master Thieves as a row of numbers.

Every piece is written by a function of plain values, and what was written once is remembered.
`encode` takes the values from a view, which is all that it ever gets.
"""

from functools import lru_cache
from operator import mul

from larceny.games.master_thieves.pieces import (
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    PLACES,
    RUBY,
    Gems,
    Place,
    diamonds,
    rubies,
    sapphires,
)
from larceny.games.master_thieves.ruleset import MAX_PLAYERS
from larceny.games.master_thieves.view_types import CardFace, View
from larceny.kernel.events import Seat

from ..layout import Field, Fields
from ..writing import FIRST_CHAIR, ORDERS, Table, count, one_hot, place_in, values_of

_PHASES, _ENDINGS = values_of(View, "phase"), values_of(View, "ending")

SEEN: Fields = (
    Field("seat", MAX_PLAYERS, "the observer's chair, one-hot"),
    Field("phase", _PHASES, "what is asked for now, one-hot in the order of `Phase`"),
    Field("open place", PLACES, "where a drawer stands open, one-hot: T.N T.E T.S T.W M.N … B.W"),
    Field("looked", 1, "its secret compartment was looked for"),
    Field("fell", 1, "gems fell from it"),
    Field("placements", 1, "imitations that may still be placed"),
    Field("placed", 1, "imitations that have been placed"),
    Field("alarm set", 1, "the alarm in it was set this very turn"),
    Field("rotations", 1, "of the box, in this turn"),
    Field("flips", 1, "of the box, in this turn"),
    Field("round", 1, "0 while the box is filled"),
    Field("red", 3, "diamonds, sapphires, rubies on the red pillow"),
    Field("share", 1, "diamonds that the filler still has to put in"),
    Field("last ruby", 1, "the last ruby was taken"),
    Field("ending", _ENDINGS, "how the game ended, one-hot"),
    Field("inside", 1, "the observer sees what lies in the open drawer"),
    Field("gems", 2, "… diamonds and sapphires that lie there"),
    Field("found empty", 1, "… nothing lay there when it was opened"),
    Field("barred", 1, "… the character's ability is lost"),
    Field("secret", 4, "… after a look: long, short, a ruby, no ruby"),
    Field("grains", PLACES * PLACES, "for each place the grain of its drawer, one-hot"),
    Field("turned over", 2, "the box stands: as at home, turned over"),
    Field("hand", len(CHARACTERS), "the observer's cards: numbers by character; 0: not in hand"),
    Field("cards left", 1, "cards in the hand", each_seat=True),
    Field("card", len(CHARACTERS) + 1, "the chosen card, if seen: one-hot, then its number", True),
    Field("has chosen", 1, "a card lies before the seat", each_seat=True),
    Field("played", len(CHARACTERS), "cards that lie face up: numbers by character", True),
    Field("white", 2, "diamonds, sapphires on the white pillow", each_seat=True),
    Field("black", 3, "diamonds, sapphires, rubies on the black pillow", each_seat=True),
    Field("alarm on sheet", 1, "the alarm is at home", each_seat=True),
    Field("alarm inside", 1, "the alarm lies in the open drawer, if seen", each_seat=True),
    Field("decides", 1, "owes a decision", each_seat=True),
    Field("acts", 1, "it is the seat's turn", each_seat=True),
    Field("revealed", 1, "the card is turned over", each_seat=True),
    Field("acted", 1, "has had its turn in this round", each_seat=True),
    Field("dropped", 1, "as a smuggler gets no share", each_seat=True),
    Field("queue", 1, "the place among those who act next; 0: none", each_seat=True),
    Field("picks", 1, "the place among those who pick from red; 0: none", each_seat=True),
    Field("fills", 1, "the place among those who have not begun to fill; 0: none", each_seat=True),
    Field("won", 1, "the game is over, and the seat has won", each_seat=True),
)

Seats = tuple[Seat, ...]
Numbers = tuple[int, ...]
"""The numbers of a seat's cards, by character."""

CHAIRS = one_hot(MAX_PLAYERS)
NOTHING_SEEN_INSIDE = bytes(9)
PLAIN_WOOD = bytes(PLACES * PLACES + 2)
NO_CARDS = bytes(len(CHARACTERS))
NO_FACE = bytes(len(CHARACTERS) + 1)

_PHASE, _PLACE, _ENDING = one_hot(_PHASES), one_hot(PLACES), one_hot(_ENDINGS)
GRAINS, _CHARACTER = one_hot(PLACES), one_hot(len(CHARACTERS))

FACES = tuple(
    tuple(_CHARACTER[c] + bytes((number,)) for number in range(CARDS_OF_A_CHARACTER + 1))
    for c in CHARACTERS
)
"""FACES[character][number]: a card that is seen."""

remembered = lru_cache(1 << 14)


@remembered
def turn(
    phase: int,
    place: Place,
    looked: bool,
    fell: bool,
    placements: int,
    placed: int,
    alarm_set: bool,
    rotations: int,
    flips: int,
) -> bytes:
    """Write how far the turn is."""
    counts = (looked, fell, count(placements), count(placed), alarm_set, rotations, flips)
    return _PHASE[phase] + _PLACE[place] + bytes(counts)


@remembered
def progress(round_: int, red: Gems, share: int, last_ruby: bool, ending: int | None) -> bytes:
    """Write how far the game is."""
    counts = bytes((count(round_), *WITH_RUBIES[red], share, last_ruby))
    return counts + _ENDING[-1 if ending is None else ending]


WITHOUT_RUBIES = Table(lambda gems: bytes((count(diamonds(gems)), count(sapphires(gems)))))
WITH_RUBIES = Table(
    lambda gems: WITHOUT_RUBIES[gems & ~(rubies(gems) * RUBY)] + bytes((rubies(gems),))
)
"""A handful of gems as diamonds and sapphires, and with its rubies."""


@remembered
def inside(
    gems: Gems, found_empty: bool, barred: bool, long: bool | None, ruby: bool | None
) -> bytes:
    """Write what is seen in the open drawer."""
    secret = (long is True, long is False, ruby is True, ruby is False)
    return bytes((1, *WITHOUT_RUBIES[gems], found_empty, barred, *secret))


STANDS = (b"\1\0", b"\0\1")
"""STANDS[turned_over]: how the box stands."""


_MARKED = tuple(
    tuple(characters >> c & 1 for c in CHARACTERS) for characters in range(1 << len(CHARACTERS))
)


def numbers_of(numbers: Numbers, characters: int) -> bytes:
    """Write some of a seat's cards: their numbers by character."""
    return bytes(map(mul, numbers, _MARKED[characters]))


@remembered
def order(
    viewer: int,
    players: int,
    deciders: Seats,
    actor: int | None,
    revealed: Seats,
    acted: Seats,
    droppers: Seats,
    queue: Seats,
    pickers: Seats,
    to_fill: Seats,
    winners: Seats | None,
) -> bytes:
    """Write who does what when."""
    seats = ORDERS[players][viewer]
    acts = () if actor is None else (actor,)
    row: list[int] = []
    for some in (deciders, acts, revealed, acted, droppers):
        row += [seat in some for seat in seats]
    for line in (queue, pickers, to_fill):
        row += [place_in(line, seat) for seat in seats]
    return bytes(row) + bytes(seat in (winners or ()) for seat in seats)


def encode(view: View) -> bytearray:
    """Write a view; one without a seat looks on from the first chair."""
    viewer = view.viewer or FIRST_CHAIR
    around = ORDERS[view.players][viewer]
    drawer, seats = view.open_drawer, [view.seats[seat] for seat in around]
    return bytearray().join(
        (
            CHAIRS[viewer],
            turn(
                view.phase,
                -1 if drawer is None else drawer.place,
                drawer is not None and drawer.looked,
                view.fell,
                view.placements,
                view.placed,
                view.alarm_set,
                view.rotations,
                view.flips,
            ),
            progress(view.round, view.red, view.share, view.last_ruby_taken, view.ending),
            _inside(view),
            *_wood(view),
            _numbers(view.seats[viewer].hand),
            bytes(mat.cards_left for mat in seats),
            *(NO_FACE if mat.card is None else FACES[mat.card[0]][mat.card[1]] for mat in seats),
            bytes(mat.has_chosen for mat in seats),
            *(_numbers(mat.played) for mat in seats),
            *(WITHOUT_RUBIES[mat.white] for mat in seats),
            *(WITH_RUBIES[mat.black] for mat in seats),
            bytes(mat.alarm_on_sheet for mat in seats),
            bytes(drawer is not None and drawer.alarm == seat for seat in around),
            order(
                viewer,
                view.players,
                view.deciders,
                view.actor,
                view.revealed,
                view.acted,
                view.droppers,
                view.queue,
                view.pickers,
                view.to_fill,
                view.winners,
            ),
        )
    )


def _inside(view: View) -> bytes:
    drawer = view.open_drawer
    if drawer is None or drawer.gems is None:
        return NOTHING_SEEN_INSIDE
    return inside(
        drawer.gems, bool(drawer.found_empty), bool(view.barred), drawer.long, drawer.ruby
    )


def _wood(view: View) -> list[bytes]:
    if view.grains is None:
        return [PLAIN_WOOD]
    return [*(GRAINS[grain] for grain in view.grains), STANDS[bool(view.turned_over)]]


def _numbers(faces: tuple[CardFace, ...] | None) -> bytes:
    numbers = dict(faces or ())
    return bytes(numbers.get(character, 0) for character in CHARACTERS)
