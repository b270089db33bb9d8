"""What a seat can know from all it has witnessed, and full positions that fit it.

A view shows the table as it is; knowledge adds what a perfect memory keeps. Who was there from the
deal on knows the whole box, and lacks only cards: the numbers of others until they are turned
over, and the characters chosen face down. Who came later knows what he has seen since.
"""

from typing import Any

from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, by_seat, every_seat
from larceny.kernel.tuples import with_item

from . import events as e
from .abilities import misopened
from .choices import AlarmAlone, Duty
from .memory import Memory, Side
from .pieces import (
    BOX_POSITIONS,
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    DIAMOND,
    DRAWER_AT,
    EVERY_GRAIN,
    FULL_HAND,
    NO_GEMS,
    PLACES,
    SAPPHIRE,
    SLOTS,
    Character,
    Gems,
    diamonds,
    hand,
    is_long,
    is_turned_over,
    rubies,
    sapphires,
)
from .ruleset import RUBIES, Ruleset
from .state import NO_CARD, NOBODY, NOWHERE, ON_SHEET, Phase, State, diamonds_not_handed_out
from .view_types import View
from .views import view


class Knowledge(Memory):
    """What one viewer can know: his memory, asked and drawn from."""

    @classmethod
    def from_view(cls, rules: Ruleset, seen: View) -> "Knowledge":
        """Begin in the middle of a game, with nothing but what is seen now."""
        memory = cls(rules, seen.players, seen.viewer)
        memory.boxes = {box: box for box in range(BOX_POSITIONS)}
        memory.sides = [Side(NO_GEMS, False, None, None, True) for _ in range(SLOTS)]
        memory.long = [None] * PLACES
        if seen.actor is not None and (card := seen.seats[seen.actor].card) is not None:
            memory.character = card[0]
        for seat, place_mat in by_seat(seen.seats):
            if seat in seen.revealed and place_mat.card is not None:
                memory.turned_up[seat] = 1 << place_mat.card[0]
        if (drawer := seen.open_drawer) is not None:
            memory._see(e.Seen(drawer.place, drawer.gems, drawer.alarm, None))
            if seen.phase is Phase.RECOVER:  # whose alarm lies alone there is told to all
                memory._alarm_alone(e.AlarmLeftAlone(seen.deciders[0], drawer.place))
            if drawer.looked:
                memory._see_secret(e.SecretSeen(drawer.place, drawer.long, drawer.ruby, None))
        return memory

    # Asking the memory ----------------------------------------------------------------------

    def allows(self, seen: View, state: State) -> bool:
        """Ask whether the table could really stand like this."""
        return (
            view(state, self.viewer) == seen
            and self._cards_fit(seen, state)
            and any(
                now == state.box and self._box_fits(state, then) for then, now in self.boxes.items()
            )
        )

    def _cards_fit(self, seen: View, state: State) -> bool:
        numbers = self._known_numbers(seen)
        for seat in every_seat(self.players):
            for character in CHARACTERS:
                if numbers[seat][character] not in (None, state.numbers[seat][character]):
                    return False
            if self._gone(seen, seat) & (state.hands[seat] | _bit(state.chosen[seat])):
                return False
            if _bit(state.chosen[seat]) & ~self._may_have_chosen(seen, seat):
                return False
        return True

    def _box_fits(self, state: State, then: int) -> bool:
        """Ask whether a position fits, if the box stood like `then` when it was first seen."""
        for label, side in enumerate(self.sides):
            slot = _TRUE_SLOT[then][label]
            front = state.front[slot]
            if side.all_known and front != side.front:
                return False
            if diamonds(front) < diamonds(side.front) or sapphires(front) < sapphires(side.front):
                return False
            if side.ruby not in (None, bool(state.rubies >> slot & 1)):
                return False
            alarm = state.alarm_in(slot)
            if not side.may_hide_alarm and alarm != (NOBODY if side.alarm is None else side.alarm):
                return False
        return self._long_fits(then)

    def _long_fits(self, then: int) -> bool:
        return all(
            known is None or known == long
            for known, long in zip(self.long, _LONG_AT[then], strict=True)
        )

    def _known_numbers(self, seen: View) -> list[list[int | None]]:
        """Join the remembered card numbers with those that lie open, or in one's hand."""
        numbers = [list(known) for known in self.numbers]
        for seat, place_mat in by_seat(seen.seats):
            cards = (place_mat.hand or ()) + (place_mat.played or ())
            if place_mat.card is not None:
                cards += (place_mat.card,)
            for character, number in cards:
                numbers[seat][character] = number
        return numbers

    def _may_have_chosen(self, seen: View, seat: Seat) -> int:
        """Return the characters that a seat may have chosen, as far as cards lie hidden.

        Once the smugglers have been called, whoever kept his card down is none (MT-4.2).
        """
        called = seen.phase is not Phase.CHOOSE and seat not in seen.revealed
        return FULL_HAND & ~self._gone(seen, seat) & ~(called << Character.SMUGGLER)

    def _gone(self, seen: View, seat: Seat) -> int:
        """Return the characters that a seat is remembered, or seen, to have played already."""
        face_up = seen.seats[seat].played or ()
        return self.played[seat] | _bits(character for character, _ in face_up)

    # Drawing a position ---------------------------------------------------------------------

    def sample(self, seen: View, chance: Chance) -> State:
        """Draw a full position that fits what is seen and remembered."""
        state = _what_is_seen(self.rules, seen, chance)
        self._draw_cards(state, seen, chance)
        self._draw_box(state, seen, chance)
        _draw_flags(state, seen)
        return state

    def _draw_cards(self, state: State, seen: View, chance: Chance) -> None:
        numbers = self._known_numbers(seen)
        for character in CHARACTERS:
            known = {mine[character] for mine in numbers}
            free = chance.shuffle(set(range(1, CARDS_OF_A_CHARACTER + 1)) - known)
            for mine in numbers:
                if mine[character] is None:
                    mine[character] = free.pop()
        state.numbers = tuple(tuple(number or 0 for number in mine) for mine in numbers)
        hands: list[int] = []
        for seat, place_mat in by_seat(seen.seats):
            if place_mat.card is not None:
                state.chosen[seat] = place_mat.card[0]
            elif place_mat.has_chosen:
                state.chosen[seat] = chance.choice(hand(self._may_have_chosen(seen, seat)))
            hands.append(self._draw_hand(state, seen, seat, chance))
        state.hands = tuple(hands)

    def _draw_hand(self, state: State, seen: View, seat: Seat, chance: Chance) -> int:
        place_mat = seen.seats[seat]
        if place_mat.hand is not None:
            return _bits(character for character, _ in place_mat.hand)
        gone = self._gone(seen, seat) | _bit(state.chosen[seat])
        return _bits(chance.shuffle(hand(FULL_HAND & ~gone))[: place_mat.cards_left])

    def _draw_box(self, state: State, seen: View, chance: Chance) -> None:
        """Draw how the box was found, and what is hidden in it."""
        found = [
            then
            for then, now in self.boxes.items()
            if self._long_fits(then) and seen.turned_over in (None, is_turned_over(now))
        ]
        for then in chance.shuffle(found):
            if self._draw_rubies(state, then, chance):
                break
        state.box = self.boxes[then]
        _draw_grains(state, seen, chance)
        for _ in range(_TRIES):
            if self._draw_fronts(state, then, chance):
                return
        raise AssertionError("what is seen and remembered fits no position")

    def _draw_rubies(self, state: State, then: int, chance: Chance) -> bool:
        """Draw where the rubies lie that nobody has taken; say if they find room."""
        state.rubies = 0
        free: list[list[int]] = []
        for drawer in range(PLACES):
            labels = [2 * drawer, 2 * drawer + 1]
            real = [_TRUE_SLOT[then][label] for label in labels]
            facts = [self.sides[label].ruby for label in labels]
            if True in facts:
                state.rubies |= 1 << real[facts.index(True)]
            elif None in facts and is_long(real[0] // 2):
                open_to_it = zip(real, facts, strict=True)
                free.append([slot for slot, fact in open_to_it if fact is None])
        on_pillows = rubies(state.red) + sum(rubies(pillow) for pillow in state.black)
        hidden = RUBIES - on_pillows - state.rubies.bit_count()
        if hidden > len(free):
            return False
        for slots in chance.shuffle(free)[:hidden]:
            state.rubies |= 1 << chance.choice(slots)
        return True

    def _draw_fronts(self, state: State, then: int, chance: Chance) -> bool:
        """Draw where the unseen alarms, diamonds and sapphires lie; say if they found room."""
        unknown = []
        for label, side in enumerate(self.sides):
            slot = _TRUE_SLOT[then][label]
            state.front[slot] = side.front
            if side.alarm is not None:
                state.alarms = with_item(state.alarms, side.alarm, slot)
            if not side.all_known:
                unknown.append(slot)
        unseen = chance.shuffle(_unseen_gems(state))
        for owner, slot in by_seat(state.alarms):
            if slot == _SOMEWHERE and not self._draw_alarm(state, owner, then, unseen, chance):
                state.alarms = tuple([_SOMEWHERE if at != ON_SHEET else at for at in state.alarms])
                return False
        for kind in unseen:
            state.front[chance.choice([s for s in unknown if self._has_room(state, s)])] += kind
        return True

    def _draw_alarm(
        self, state: State, owner: Seat, then: int, unseen: list[Gems], chance: Chance
    ) -> bool:
        """Draw where an alarm lies that was set before the viewer came."""
        never_alone = (
            self.rules.alarm_alone is AlarmAlone.RECOVERED
            and self.rules.jeweler_imitation is Duty.MUST
        )
        # In an open drawer an alarm may lie alone until the turn's last imitation is placed.
        unfinished = NOWHERE if state.place == NOWHERE else state.upper(state.place)
        taken = {slot // 2 for slot in state.alarms if slot >= 0}
        rooms = []
        for label, side in enumerate(self.sides):
            slot = _TRUE_SLOT[then][label]
            if side.may_hide_alarm and slot // 2 not in taken and self._has_room(state, slot):
                can_add = unseen and not side.all_known
                if state.front[slot] or can_add or slot == unfinished or not never_alone:
                    rooms.append(slot)
        if not rooms:
            return False
        slot = chance.choice(rooms)
        state.alarms = with_item(state.alarms, owner, slot)
        if never_alone and not state.front[slot] and slot != unfinished:
            state.front[slot] += unseen.pop()
        return True

    def _has_room(self, state: State, slot: int) -> bool:
        """Ask whether gems or an alarm may lie in a slot: nothing lies on the other side."""
        if self.rules.sticky_drawers:
            return True
        return not state.front[slot ^ 1] and slot ^ 1 not in state.alarms


_TRIES = 1000

_SOMEWHERE = -2
"""For an alarm that is not on its sheet, until its place has been drawn."""


_LONG_AT = tuple(tuple(is_long(drawer) for drawer in standing) for standing in DRAWER_AT)

_TRUE_SLOT = tuple(
    tuple(
        2 * DRAWER_AT[then][label // 2] + (label % 2 ^ is_turned_over(then))
        for label in range(SLOTS)
    )
    for then in range(BOX_POSITIONS)
)
"""_TRUE_SLOT[then][label]: a labelled side, if the box stood like `then` when first seen."""


def _bit(character: int) -> int:
    return 0 if character == NO_CARD else 1 << character


def _bits(characters: Any) -> int:
    return sum(1 << character for character in characters)


def _what_is_seen(rules: Ruleset, seen: View, chance: Chance) -> State:
    """Set up what everybody sees."""
    state = State(rules, seen.players, Chance.of(str(chance.word())))
    state.white = tuple([seat.white for seat in seen.seats])
    state.black = tuple([seat.black for seat in seen.seats])
    state.red = seen.red
    state.alarms = tuple([ON_SHEET if seat.alarm_on_sheet else _SOMEWHERE for seat in seen.seats])
    state.revealed = _bits(seen.revealed)
    state.to_fill, state.share = seen.to_fill, seen.share
    state.round, state.phase = seen.round, seen.phase
    state.actor = NOBODY if seen.actor is None else seen.actor
    state.asked = _the_one_asked(seen)
    state.queue, state.pickers = seen.queue, seen.pickers
    state.acted, state.droppers = _bits(seen.acted), _bits(seen.droppers)
    state.place = NOWHERE if seen.open_drawer is None else seen.open_drawer.place
    state.looked = seen.open_drawer is not None and seen.open_drawer.looked
    state.fell, state.alarm_set = seen.fell, seen.alarm_set
    state.placements, state.placed = seen.placements, seen.placed
    state.rotations, state.flips = seen.rotations, seen.flips
    state.last_ruby_taken, state.ending = seen.last_ruby_taken, seen.ending
    return state


def _the_one_asked(seen: View) -> Seat:
    """Name the seat that owes a decision, where it is one seat's and not anybody's."""
    anybodys = seen.phase is Phase.CHOOSE or (seen.phase is Phase.FILL and not seen.share)
    return NOBODY if anybodys or not seen.deciders else seen.deciders[0]


def _unseen_gems(state: State) -> list[Gems]:
    """List the diamonds and sapphires that must be in the box and have not been placed yet."""
    rules, players = state.rules, state.players
    in_play = rules.diamonds_needed(players) - diamonds_not_handed_out(state)
    held = state.all_gems()
    missing = in_play - diamonds(held), rules.sapphires_needed(players) - sapphires(held)
    return [DIAMOND] * missing[0] + [SAPPHIRE] * missing[1]


def _draw_grains(state: State, seen: View, chance: Chance) -> None:
    by_place = seen.grains or tuple(chance.shuffle(EVERY_GRAIN))
    grains = list(by_place)
    for place, drawer in enumerate(DRAWER_AT[state.box]):
        grains[drawer] = by_place[place]
    state.grains = tuple(grains)


def _draw_flags(state: State, seen: View) -> None:
    """Settle what only the opener of the drawer knows for sure."""
    lying, ruby = False, False
    if seen.open_drawer is not None:
        slot = state.upper(state.place)
        lying, ruby = bool(state.front[slot]), bool(state.rubies >> slot & 1)
        found_empty = seen.open_drawer.found_empty
        state.found_empty = not lying if found_empty is None else found_empty
    failed = state.looked and not ruby
    lost = failed or misopened(state, lying)
    state.barred = lost if seen.barred is None else seen.barred
