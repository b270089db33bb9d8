"""The position: everything that lies on the table, and whose decision it waits for.

It is changed only by `transition`. It is small, so that a copy costs little.
"""

from enum import IntEnum
from operator import attrgetter
from typing import Any, Final

from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import Seat, by_seat, every_seat

from .choices import RubyFallsTo
from .pieces import (
    DRAWER_AT,
    EVERY_GRAIN,
    FULL_HAND,
    HOME,
    NO_GEMS,
    PLACE_NAMES,
    PLACE_OF_DRAWER,
    PLACES,
    RUBY,
    SLOTS,
    UPPER_SLOT,
    Gems,
    Grain,
    Place,
    diamonds,
    gems,
    is_long,
    rubies,
    sapphires,
)
from .ruleset import RUBIES, Ruleset

NOBODY: Final = Seat(-1)
NOWHERE: Final = Place(-1)
ON_SHEET: Final = -1
NO_CARD: Final = -1
_SEATS: Final = every_seat(16)  # by four bits; in pure Python to convert a number is a call


class Phase(IntEnum):
    """What is asked for now."""

    FILL = 0  # open a drawer to fill it
    PUT = 1  # put diamonds into it
    FILL_MOVE = 2  # move the box after filling
    CHOOSE = 3  # choose a card; everybody at once
    OPEN = 4  # open a drawer
    TAKE = 5  # take gems, look further, or leave them
    RUBY = 6  # take the ruby that was found, or leave it
    PLACE = 7  # place an imitation
    ALARM = 8  # set the alarm
    RECOVER = 9  # the owner: take back a lonely alarm
    MOVE = 10  # move the box
    BOOTY = 11  # smugglers pick from the red pillow
    CONFISCATE = 12  # detectives pick from the red pillow
    OVER = 13


class Ending(IntEnum):
    """How a game ended."""

    EMPTY_PILLOW = 0  # MT-13.1
    SIXTH_RUBY = 1  # MT-13.2
    ROUND_CAP = 2  # MT-13.3


FIELDS: Final = (
    "acted",
    "actor",
    "alarm_set",
    "alarms",
    "asked",
    "barred",
    "black",
    "box",
    "chance",
    "chosen",
    "droppers",
    "ending",
    "fell",
    "flips",
    "found_empty",
    "front",
    "grains",
    "hands",
    "last_ruby_taken",
    "looked",
    "numbers",
    "phase",
    "pickers",
    "place",
    "placed",
    "placements",
    "players",
    "queue",
    "red",
    "revealed",
    "rotations",
    "round",
    "rubies",
    "rules",
    "share",
    "to_fill",
    "white",
)


class State:
    """A position of Master Thieves."""

    __slots__ = FIELDS

    def __init__(  # noqa: PLR0915  (one statement for each field)
        self, rules: Ruleset, players: int, chance: Chance, of: "State | None" = None
    ) -> None:
        self.rules = rules
        self.players = players
        self.chance = chance  # where luck comes from next; not part of the position
        if of is None:
            # The box
            self.box = HOME
            self.front: list[Gems] = [NO_GEMS] * SLOTS
            self.rubies = 0  # bit per slot: a ruby in the secret compartment behind it
            self.alarms = (ON_SHEET,) * players  # by owner: the slot it lies in
            self.grains: tuple[Grain, ...] = EVERY_GRAIN  # by drawer

            # Pillows
            full = gems(rules.imitation_diamonds, rules.imitation_sapphires)
            self.white: tuple[Gems, ...] = (full,) * players
            self.black: tuple[Gems, ...] = (NO_GEMS,) * players
            self.red: Gems = NO_GEMS

            # Cards
            self.numbers: tuple[tuple[int, ...], ...] = tuple(
                [(seat + 1,) * 6 for seat in range(players)]
            )
            self.hands = (FULL_HAND,) * players
            self.chosen = [NO_CARD] * players
            self.revealed = 0  # bit per seat

            # Filling
            self.to_fill: tuple[Seat, ...] = ()  # seats that have not begun to fill
            self.share = 0  # diamonds that the filler still has to put in

            # The round
            self.round = 0
            self.phase = Phase.CHOOSE
            self.asked = NOBODY  # the one seat that owes a decision, if it is one
            self.actor = NOBODY  # whose turn it is
            self.queue: tuple[Seat, ...] = ()  # who acts after him, in this part of the round
            self.acted = 0  # bit per seat: has had its turn
            self.droppers = 0  # bit per seat: smugglers who get no share
            self.pickers: tuple[Seat, ...] = ()  # who picks from the red pillow, next one first

            # The turn
            self.place = NOWHERE  # where a drawer stands open
            self.fell = False  # gems fell from it
            self.barred = False  # ... so that the character's ability is lost
            self.found_empty = False  # nothing lay in it
            self.looked = False  # its secret compartment was looked for
            self.placements = 0  # imitations that may still be placed
            self.placed = 0  # imitations that have been placed
            self.alarm_set = False  # the alarm in it was set this very turn
            self.rotations = 0  # box moves made
            self.flips = 0

            # The end
            self.last_ruby_taken = False
            self.ending: Ending | None = None
        else:  # as `copy` does
            self.box = of.box
            self.front = of.front.copy()
            self.rubies = of.rubies
            self.alarms = of.alarms
            self.grains = of.grains
            self.white = of.white
            self.black = of.black
            self.red = of.red
            self.numbers = of.numbers
            self.hands = of.hands
            self.chosen = of.chosen.copy()
            self.revealed = of.revealed
            self.to_fill = of.to_fill
            self.share = of.share
            self.round = of.round
            self.phase = of.phase
            self.asked = of.asked
            self.actor = of.actor
            self.queue = of.queue
            self.acted = of.acted
            self.droppers = of.droppers
            self.pickers = of.pickers
            self.place = of.place
            self.fell = of.fell
            self.barred = of.barred
            self.found_empty = of.found_empty
            self.looked = of.looked
            self.placements = of.placements
            self.placed = of.placed
            self.alarm_set = of.alarm_set
            self.rotations = of.rotations
            self.flips = of.flips
            self.last_ruby_taken = of.last_ruby_taken
            self.ending = of.ending

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(self.rules, self.players, self.chance.copy(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, _EVERYTHING(self)

    def __eq__(self, other: object) -> bool:
        """Compare positions; where luck comes from next is no part of them."""
        if not isinstance(other, State):
            return NotImplemented
        if self.round != other.round or self.phase is not other.phase:  # most differ here
            return False
        return _POSITION(self) == _POSITION(other)

    __hash__ = None  # type: ignore[assignment]  # a position changes

    # Looking at the table ---------------------------------------------------------------------

    def drawer(self, place: Place) -> int:
        """Say which drawer stands at a place."""
        return DRAWER_AT[self.box][place]

    def upper(self, place: Place) -> int:
        """Say which slot is on top at a place."""
        return UPPER_SLOT[self.box][place]

    def lower(self, place: Place) -> int:
        """Say which slot is below at a place."""
        return UPPER_SLOT[self.box][place] ^ 1

    def alarm_in(self, slot: int) -> Seat:
        """Say whose alarm lies in a slot, or NOBODY."""
        return Seat(self.alarms.index(slot)) if slot in self.alarms else NOBODY

    def deciders(self) -> tuple[Seat, ...]:
        """List the seats that owe a decision."""
        if self.asked != NOBODY:
            return (self.asked,)
        if self.phase is Phase.CHOOSE:
            return tuple([seat for seat, card in by_seat(self.chosen) if card == NO_CARD])
        return self.to_fill  # FILL in a free order; empty once the game is over

    def first_decider(self) -> Seat:
        """Name the first of the seats that owe a decision; NOBODY once the game is over."""
        if self.asked != NOBODY:
            return self.asked
        if self.phase is Phase.CHOOSE:
            return Seat(self.chosen.index(NO_CARD))
        return self.to_fill[0] if self.to_fill else NOBODY

    def is_over(self) -> bool:
        """Ask whether the game has ended."""
        return self.phase is Phase.OVER

    def count(self, character: int) -> int:
        """Count the cards of a character among those turned over this round."""
        number = 0
        for seat, card in enumerate(self.chosen):
            if card == character and self.revealed >> seat & 1:
                number += 1
        return number

    def in_card_order(self, first: int, last: int) -> tuple[Seat, ...]:
        """List the seats that play one of these characters, in the order of turns (MT-4.3)."""
        cards = [  # numbers that are in the order of cards, then of what is printed on them
            card << 8 | self.numbers[seat][card] << 4 | seat
            for seat, card in by_seat(self.chosen)
            if first <= card <= last
        ]
        cards.sort()
        return tuple([_SEATS[card & 0xF] for card in cards])

    def all_gems(self) -> Gems:
        """Add up every gem on the table, in the box and on the pillows."""
        return (
            sum(self.front)
            + sum(self.white)
            + sum(self.black)
            + self.red
            + RUBY * self.rubies.bit_count()
            + self.share
        )

    def check(self) -> None:
        """Refuse a position that cannot stand on a table."""
        self._check_conservation()
        self._check_box()
        self._check_cards()
        self._check_turns()

    def _check_conservation(self) -> None:
        rules, players, held = self.rules, self.players, self.all_gems()
        waiting = diamonds_not_handed_out(self)
        for kind, have, need in (
            ("rubies", rubies(held), RUBIES),
            ("diamonds", diamonds(held) + waiting, rules.diamonds_needed(players)),
            ("sapphires", sapphires(held), rules.sapphires_needed(players)),
        ):
            if have != need:
                raise InvalidPosition("gems-not-conserved", gems=kind, have=have, need=need)
        for seat, pillow in enumerate(self.white):
            if rubies(pillow):
                raise InvalidPosition("ruby-on-white", seat=seat)
        if rubies(self.red) and rules.ruby_falls_to is not RubyFallsTo.RED:  # MT-11.5
            raise InvalidPosition("ruby-on-red")

    def _check_box(self) -> None:
        sticky = self.rules.sticky_drawers > 0
        for drawer in range(PLACES):
            slots = (2 * drawer, 2 * drawer + 1)
            if not sticky and self.front[slots[0]] and self.front[slots[1]]:
                raise InvalidPosition("gems-on-both-sides", place=self._named(drawer))
            in_secret = [slot for slot in slots if self.rubies >> slot & 1]
            if in_secret and not is_long(drawer):
                raise InvalidPosition("ruby-in-short-drawer", place=self._named(drawer))
            if len(in_secret) == 2:
                raise InvalidPosition("two-rubies-in-a-drawer", place=self._named(drawer))
            owners = [owner for owner, slot in enumerate(self.alarms) if slot in slots]
            if len(owners) > 1:
                raise InvalidPosition("two-alarms-in-a-drawer", place=self._named(drawer))
            if owners and not sticky and self.front[self.alarms[owners[0]] ^ 1]:
                raise InvalidPosition("alarm-apart-from-gems", place=self._named(drawer))
            if rubies(self.front[slots[0]] + self.front[slots[1]]):
                raise InvalidPosition("ruby-in-front", place=self._named(drawer))
        if sorted(self.grains) != list(EVERY_GRAIN):
            raise InvalidPosition("grains", grains=list(map(int, self.grains)))

    def _check_cards(self) -> None:
        for character in range(6):
            numbers = [mine[character] for mine in self.numbers]
            if len(set(numbers)) < len(numbers) or not all(1 <= n <= 8 for n in numbers):
                raise InvalidPosition("card-numbers", character=character, numbers=numbers)
        for seat, card in enumerate(self.chosen):
            if card != NO_CARD and self.hands[seat] >> card & 1:
                raise InvalidPosition("chosen-card-in-hand", seat=seat)
        sizes = {
            hand.bit_count() + (card != NO_CARD)
            for hand, card in zip(self.hands, self.chosen, strict=True)
        }
        left = 6 - max(self.round - 1, 0) % 6
        if self.phase is Phase.OVER:
            left -= 1  # the last round's cards have been put aside
        if sizes != {left}:
            raise InvalidPosition("hands-do-not-fit-the-round", sizes=sorted(sizes), need=left)

    def _check_turns(self) -> None:
        if self.phase in (Phase.FILL, Phase.PUT, Phase.FILL_MOVE, Phase.OVER):
            return
        for seat in every_seat(self.players):
            has_placed = self.acted >> seat & 1 or (seat == self.actor and self.placed)
            if not self.white[seat] and not has_placed:
                raise InvalidPosition("empty-pillow-before-the-turn", seat=seat)

    def _named(self, drawer: int) -> str:
        return PLACE_NAMES[PLACE_OF_DRAWER[self.box][drawer]]


_POSITION: Final = attrgetter(*(name for name in FIELDS if name != "chance"))


def share_of(state: State, filler: int) -> int:
    """Say how many diamonds the k-th player to fill gets; the first ones get the rest (MT-3.5)."""
    each, rest = divmod(state.rules.box_diamonds, state.players)
    return each + (filler < rest)


def diamonds_not_handed_out(state: State) -> int:
    """Count the diamonds for the box that no filler has been given yet."""
    begun = state.players - len(state.to_fill)
    return state.rules.box_diamonds - sum(share_of(state, filler) for filler in range(begun))


_EVERYTHING: Final = attrgetter(*FIELDS)


def _restored(*values: Any) -> State:
    """Make a position of the values of all its fields, as when it comes from another process."""
    fields = dict(zip(FIELDS, values, strict=True))
    state = State(fields["rules"], fields["players"], fields["chance"])
    for name, value in fields.items():
        setattr(state, name, value)
    return state
