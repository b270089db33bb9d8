"""What the decider may do, as a mask: one function for each question, as in the engine."""

from collections.abc import Iterable
from types import SimpleNamespace

from larceny.games.master_thieves.choices import AlarmAlone, Duty, SmugglerTakes
from larceny.games.master_thieves.pieces import Character
from larceny.games.master_thieves.state import Phase

from ..ops import Flag, Word, Words, both, either, first_of, joined, no, one_at, only
from . import acts
from .box import Drawer, alarm_in, drawer_at
from .fields import SEAT
from .table import Table, box_moves

Mask = tuple[Word, Word]


def legal(table: Table, s: SimpleNamespace) -> Words:
    """Return the legal actions of the decider."""
    asks = s.phase.__eq__
    me = s.seats[table.decider(s)]
    card = SEAT.read(me, "chosen")
    cases: list[tuple[Flag, Mask]] = [
        (asks(Phase.FILL) | asks(Phase.OPEN), _offered((True, acts.OPENINGS))),
        (asks(Phase.PUT), ((one_at(s.share) - 1) << acts.FIRST_PUT, 0)),
        (asks(Phase.CHOOSE), (SEAT.read(me, "hand") << acts.FIRST_CHOOSE, 0)),
        (asks(Phase.TAKE), _taking(table, s, card)),
        (asks(Phase.RUBY), _taking_ruby(table, s)),
        (asks(Phase.PLACE), _placing(table, s, card)),
        (asks(Phase.ALARM), _setting_alarm(table, s)),
        (asks(Phase.MOVE) | asks(Phase.FILL_MOVE), _moving(table, s)),
        (asks(Phase.BOOTY) | asks(Phase.CONFISCATE), _picking(table, s)),
    ]
    if table.rules.alarm_alone is AlarmAlone.OWNER_MAY_RECOVER:  # MT-8.7
        either_way = _offered((True, (acts.RECOVER_ALARM, acts.LET_ALARM_LIE)))
        cases.append((asks(Phase.RECOVER), either_way))
    return tuple(
        first_of(*((asked, mask[word]) for asked, mask in cases if _may_offer(mask[word])))
        for word in range(acts.MASK_WORDS)
    )


def _offered(*offers: tuple[Flag, Iterable[int]]) -> Mask:
    """Join actions, each offered where its flag is on."""
    low: Word = 0
    high: Word = 0
    for flag, actions in offers:
        indices = tuple(actions)
        low = joined(low, only(flag, acts.low(indices)) if acts.low(indices) else 0)
        high = joined(high, only(flag, acts.high(indices)) if acts.high(indices) else 0)
    return low, high


def _may_offer(word: Word) -> bool:
    return not (isinstance(word, int) and word == 0)


def _taking(table: Table, s: SimpleNamespace, card: Word) -> Mask:
    """What the character may do with gems that lie in front (MT-7.1, MT-10.1, MT-11.1)."""
    smuggler = card == Character.SMUGGLER
    chooses_one = table.rules.smuggler_takes is SmugglerTakes.ONE_UNLESS_RING
    thief_chooses = table.rules.thief_takes is Duty.MAY
    offers: list[tuple[Flag, Iterable[int]]] = [
        (True, (acts.LEAVE,)),
        (both(no(s.found_empty), either(not chooses_one, ~smuggler)), (acts.TAKE_ALL,)),
        (
            card == Character.MASTER_THIEF if chooses_one or thief_chooses else True,
            (acts.LOOK,),
        ),
    ]
    if chooses_one:
        gems, lying = table.shapes.gems, s.drawers[_open_drawer(s).index]
        offers += [
            (smuggler & gems.has(lying, "diamonds"), (acts.TAKE_DIAMOND,)),
            (smuggler & gems.has(lying, "sapphires"), (acts.TAKE_SAPPHIRE,)),
        ]
    return _offered(*offers)


def _taking_ruby(table: Table, s: SimpleNamespace) -> Mask:
    """The ruby can be taken if it was found lying in the upper secret (MT-11.3, MT-11.4)."""
    found = ~s.barred if table.asks_alike else True
    return _offered((found, (acts.TAKE_ALL,)), (True, (acts.LEAVE,)))


def _placing(table: Table, s: SimpleNamespace, card: Word) -> Mask:
    """Place an imitation that one has; place none only where the edition lets one (MT-1.4)."""
    white = s.white[table.decider(s)]
    able: Flag = True
    if table.rules.master_thief_imitation and table.asks_alike:  # a master thief who found nothing
        able = ~(s.barred & (card == Character.MASTER_THIEF))
    return _offered(
        (both(able, table.shapes.white.has(white, "diamonds")), (acts.PLACE_DIAMOND,)),
        (both(able, table.shapes.white.has(white, "sapphires")), (acts.PLACE_SAPPHIRE,)),
        (no(_owes_an_imitation(table, s, card)), (acts.PLACE_NOTHING,)),
    )


def _owes_an_imitation(table: Table, s: SimpleNamespace, card: Word) -> Flag:
    """Ask whether the actor must place (MT-7.2, MT-8.1, MT-9.1)."""
    rules = table.rules
    lifted: dict[Duty, Flag] = {
        Duty.MAY: False,
        Duty.MUST: True,
        Duty.MUST_UNLESS_EMPTY: ~s.found_empty,
        Duty.MUST_UNLESS_FELL: ~s.barred,
    }
    owed = either(
        both(card == Character.SMUGGLER, lifted[rules.smuggler_imitation]),
        both(card == Character.JEWELER, lifted[rules.jeweler_imitation]),
        both(card == Character.GEMOLOGIST, lifted[rules.gemologist_imitation]),
    )
    return both(s.placed == 0, owed)


def _setting_alarm(table: Table, s: SimpleNamespace) -> Mask:
    """Only one alarm a drawer (MT-8.2); one's own is on its sheet, or one would not be asked."""
    free: Flag = True
    if table.asks_alike:
        free = no(alarm_in(s.alarms, _open_drawer(s).upper).lies_there())
    return _offered((free, (acts.SET_ALARM,)), (True, (acts.KEEP_ALARM,)))


def _moving(table: Table, s: SimpleNamespace) -> Mask:
    """The moves of the box that are left (MT-3.9, MT-6)."""
    filling = s.phase == Phase.FILL_MOVE
    moves = box_moves(table.rules, filling, s.placed, s.rotations, s.flips)
    return _offered(
        (moves.rotate, acts.ROTATIONS), (moves.flip, (acts.FLIP,)), (moves.done, (acts.DONE,))
    )


def _picking(table: Table, s: SimpleNamespace) -> Mask:
    """A gem that lies on the red pillow (MT-7.4, MT-12.2)."""
    pillow = table.shapes.pillow
    return _offered(
        (pillow.has(s.red, "diamonds"), (acts.PICK_DIAMOND,)),
        (pillow.has(s.red, "sapphires"), (acts.PICK_SAPPHIRE,)),
        (pillow.has(s.red, "rubies"), (acts.PICK_RUBY,)),
    )


def _open_drawer(s: SimpleNamespace) -> Drawer:
    return drawer_at(s.place, s.quarters, s.turned)
