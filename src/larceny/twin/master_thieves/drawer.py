"""At the open drawer: what falls, what the characters do there, how it closes (MT-5, MT-7 … MT-11).

Every function says where (at which tables) something happens, as flags; only `at_the_drawer`
changes the state.
"""

from types import SimpleNamespace
from typing import NamedTuple

from larceny.games.master_thieves.choices import (
    AlarmAlone,
    Duty,
    FallenInFilling,
    RubyFallsTo,
    ShareIf,
    SixthRuby,
    SmugglerTakes,
)
from larceny.games.master_thieves.pieces import Character
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import Phase

from ..ops import Flag, Word, bit, both, either, first_of, no, number, one_at, only, where
from . import acts
from .box import AT_HOME, alarm_in, drawer_at, ruby_at, sent_home
from .table import Table


class Counted(NamedTuple):
    """The cards of the round that others depend on."""

    smugglers: Word
    detectives: Word

    def is_ring(self) -> Flag:
        """Ask whether the smugglers form a ring: at least two, and more than the detectives."""
        return (self.smugglers >= 2) & (self.smugglers > self.detectives)

    def smugglers_share(self, rules: Ruleset) -> Flag:
        """Ask whether the smugglers divide the red pillow, if there are any (MT-7.3)."""
        if rules.share_if is ShareIf.RING:
            return self.is_ring()
        return self.smugglers >= self.detectives


class AtDrawer(NamedTuple):
    """What came of a decision at the drawer."""

    places: Flag  # imitations are offered
    takes: Flag  # the character is asked what to take
    finds: Flag  # the master thief is asked about the ruby
    sets: Flag  # the jeweler is asked about the alarm
    left_alone: Flag  # the owner of a lonely alarm is asked about it
    owner: Word  # … who that is
    closes: Flag  # the drawer is closed, and the box may be moved
    drops: Flag  # a smuggler gets no share
    sixth: Flag  # the last ruby was taken, and that ends the game at once
    opens: Flag  # a drawer was opened


def at_the_drawer(  # noqa: PLR0915  (a drawer's whole turn, in the order of the rules)
    table: Table,
    s: SimpleNamespace,
    action: Word,
    seat: Word,
    card: Word,
    counted: Counted,
    picked: Word,
) -> AtDrawer:
    """Open a drawer, take, look, place, set the alarm, close: whatever the phase asks for.

    What was picked from red goes to the black pillow with what was taken: it is written once.
    """
    rules, shapes, alike = table.rules, table.shapes, table.asks_alike
    asks = s.phase.__eq__
    fills, opens, takes, rubies = (
        asks(Phase.FILL),
        asks(Phase.OPEN),
        asks(Phase.TAKE),
        asks(Phase.RUBY),
    )
    opening = fills | opens
    place = where(opening, action, s.place)
    drawer = drawer_at(place, s.quarters, s.turned)
    inside = s.drawers[drawer.index]
    on_top = bit(s.sides, drawer.index) == (s.turned != 0)
    upper, lower = only(on_top, inside), only(~on_top, inside)
    above, below = alarm_in(s.alarms, drawer.upper), alarm_in(s.alarms, drawer.upper ^ 1)

    # What is below falls: onto red, or to the owner of an alarm that falls with it (MT-5.2, MT-8).
    alarm_falls = opens & below.lies_there()
    to_owner = alarm_falls & ~below.is_of(seat)
    stays_in = fills if rules.fill_fallen is FallenInFilling.SAME_DRAWER else False
    to_red = both(opening, ~to_owner, no(stays_in))
    fell, empty = lower != 0, upper == 0
    blocked = opens & fell & (card != Character.GEMOLOGIST)  # MT-5.3, MT-9.2
    able = opens & ~blocked

    # The characters (MT-7 … MT-11)
    smuggler = able & (card == Character.SMUGGLER)
    thief = able & (card == Character.THIEF)
    asked_what = ~empty if not alike else True
    takes_to_red, smuggler_asked = smuggler, False
    if rules.smuggler_takes is SmugglerTakes.ONE_UNLESS_RING:
        takes_to_red = smuggler & counted.is_ring()
        smuggler_asked = both(smuggler & ~counted.is_ring(), asked_what)
    thief_asked = both(thief, asked_what) if rules.thief_takes is Duty.MAY else False
    asked_to_take = either(able & (card == Character.MASTER_THIEF), smuggler_asked, thief_asked)

    # Taking, and looking further (MT-11)
    takes_all = either(
        takes & (action == acts.TAKE_ALL), thief if rules.thief_takes is Duty.MUST else False
    )
    takes_ruby = rubies & (action == acts.TAKE_ALL)
    looks = takes & (action == acts.LOOK)
    here, under = ruby_at(drawer.index, s.turned), ruby_at(drawer.index, s.turned ^ 1)
    ruby_here = drawer.is_long & bit(s.rubies, here)
    ruby_falls = looks & drawer.is_long & bit(s.rubies, under)
    finds = looks & ruby_here
    if alike:
        finds = looks & ~ruby_falls
    moved_up = one_at(here) if rules.ruby_falls_to is RubyFallsTo.UPPER_SECRET else 0
    s.rubies = (
        s.rubies ^ only(ruby_falls, one_at(under) | moved_up) ^ only(takes_ruby, one_at(here))
    )
    last_ruby = takes_ruby & (s.rubies == 0)
    s.last_ruby_taken = s.last_ruby_taken | last_ruby
    sixth = last_ruby if rules.sixth_ruby is SixthRuby.AT_ONCE else False
    took = both(either(takes & ~looks, rubies), no(sixth))
    can_place: Flag = False  # after taking: a smuggler, and a master thief where the edition says
    if rules.smuggler_takes is SmugglerTakes.ONE_UNLESS_RING:
        can_place = card == Character.SMUGGLER
    if rules.master_thief_imitation:
        can_place = either(can_place, card == Character.MASTER_THIEF)

    # Placing (MT-1.4)
    places = asks(Phase.PLACE)
    puts_diamond = places & (action == acts.PLACE_DIAMOND)
    puts_sapphire = places & (action == acts.PLACE_SAPPHIRE)
    puts = puts_diamond | puts_sapphire
    from_white = first_of(
        (puts_diamond, shapes.white_diamond), (puts_sapphire, shapes.white_sapphire)
    )
    s.white = s.white.add(seat, 0 - from_white)
    offers = either(
        able & (card <= Character.GEMOLOGIST) & no(smuggler_asked), both(took, can_place)
    )
    more = 1 + only(card == Character.GEMOLOGIST, counted.detectives)
    s.placed = s.placed + number(puts)
    s.placements = where(offers, more, s.placements - number(puts))
    goes_on = puts & (s.placements != 0) & (s.white[seat] != 0)
    done = places & ~goes_on
    s.placements = only(~done, s.placements)

    # The alarm (MT-8.2)
    sets = both(
        done & (card == Character.JEWELER) & (s.alarms[seat] == AT_HOME),
        True if alike else ~above.lies_there(),
    )
    alarm = asks(Phase.ALARM)
    alarm_is_set = alarm & (action == acts.SET_ALARM)

    # What lies in the drawer afterwards, and where the rest went
    puts_in = only(asks(Phase.PUT), action - (acts.FIRST_PUT - 1))
    takes_one: Word = 0
    if rules.smuggler_takes is SmugglerTakes.ONE_UNLESS_RING:
        takes_one = first_of(
            (takes & (action == acts.TAKE_DIAMOND), shapes.diamond),
            (takes & (action == acts.TAKE_SAPPHIRE), shapes.sapphire),
        )
    emptied = either(takes_all, takes_ruby, takes_to_red)
    placed_in = first_of((puts_diamond, shapes.diamond), (puts_sapphire, shapes.sapphire))
    lying = only(~emptied, upper) + puts_in + placed_in + only(stays_in, lower) - takes_one
    touched = opening | asks(Phase.PUT) | takes | rubies | places
    s.drawers = s.drawers.add(drawer.index, only(touched, lying - inside))
    s.sides = s.sides ^ only(touched & ~on_top, one_at(drawer.index))
    s.share = s.share - puts_in
    fallen_ruby = only(ruby_falls, shapes.ruby) if rules.ruby_falls_to is RubyFallsTo.RED else 0
    s.red = s.red + only(to_red, lower) + only(takes_to_red, upper) + fallen_ruby - picked
    taken = only(takes_all | takes_ruby, upper) + only(takes_ruby, shapes.ruby) + takes_one + picked
    s.black = s.black.add(where(to_owner, below.owner(), seat), where(to_owner, lower, taken))

    # Closing; an alarm that was left alone (MT-8.7)
    closing = either(
        blocked,
        both(thief, no(thief_asked)),
        both(took, no(can_place)),
        looks & no(finds),
        done & ~sets,
        alarm,
    )
    alone = closing & (lying == 0) & above.lies_there()
    recovers = asks(Phase.RECOVER)
    s.alarms = sent_home(s.alarms, alarm_falls, below)
    left_alone: Flag = False
    owner: Word = 0
    if rules.alarm_alone is AlarmAlone.RECOVERED:
        s.alarms = sent_home(s.alarms, alone, above)
    elif rules.alarm_alone is AlarmAlone.OWNER_MAY_RECOVER:
        left_alone, owner = alone, above.owner()
        goes = recovers & (action == acts.RECOVER_ALARM)
        s.alarms = sent_home(s.alarms, goes, above)
    s.alarms = s.alarms.add(seat, only(alarm_is_set, drawer.upper - AT_HOME))
    closes = either(both(closing, no(left_alone)), recovers)

    # What is told of the turn
    s.place = place
    s.is_open = both(either(s.is_open, opening), no(closes), ~asks(Phase.PUT))
    s.fell = where(opens, fell, s.fell)
    s.barred = where(opens, fell, where(looks, ~ruby_here, s.barred))
    s.found_empty = both(where(opens, empty, s.found_empty), no(closes))
    s.looked = s.looked | looks
    s.alarm_set = s.alarm_set | alarm_is_set
    return AtDrawer(
        offers,
        asked_to_take,
        both(finds),
        sets,
        left_alone,
        owner,
        closes,
        blocked & (card == Character.SMUGGLER),
        sixth,
        opens,
    )
