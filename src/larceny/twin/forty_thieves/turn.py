"""The turn: how it ends and begins, and how the game ends (FT-4.1, FT-9, FT-11.4)."""

from larceny.games.forty_thieves.state import After, Ending, Phase

from ..ops import either, no, number, only, where
from .fields import NOWHERE, Moment
from .tales import merchant_ends_turn
from .terms import Terms


def end_turn(t: Moment, d: Moment, terms: Terms) -> None:
    """End the turn: the merchant takes and walks on, then the next player (FT-4.1, FT-11.4)."""
    ends = d.after == int(After.END)
    if terms.tales:
        ends = ends & ~d.genie
        merchant_ends_turn(t, d, ends)
    ends = ends & no(d.over)
    capped = ends & (t.turn >= terms.rules.turn_cap)
    t.ending = where(capped, int(Ending.TURN_CAP), t.ending)
    d.over = either(d.over, capped)
    begins = ends & ~capped
    next_seat = where(t.active == terms.players - 1, 0, t.active + 1)
    if terms.tales:
        next_seat = where(t.again, t.active, next_seat)
        t.again = t.again & ~begins & ~d.over
    t.active = where(begins, next_seat, t.active)
    t.turn = t.turn + number(begins)
    t.announced = where(begins, NOWHERE, t.announced)
    if terms.leaders:
        t.led = t.led & ~begins & ~d.over
    empty = t.hands[t.active] == 0
    d.after = where(begins, only(empty, int(After.DRAWING)), d.after)
    t.phase = where(begins & ~empty, int(Phase.DRAW), t.phase)
    t.asked = where(begins, t.active, t.asked)
    end_game(t, d)


def end_game(t: Moment, d: Moment) -> None:
    """End the game, in the middle of a turn if need be (FT-9)."""
    t.phase = where(d.over, int(Phase.OVER), t.phase)
    for name in ("announced", "taking"):
        setattr(t, name, where(d.over, NOWHERE, getattr(t, name)))
    for name in ("claims", "to_clear"):
        setattr(t, name, where(d.over, 0, getattr(t, name)))
    d.after = where(d.over, int(After.NOTHING), d.after)
