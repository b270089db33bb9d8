"""What nets of Master Thieves are told.

The chair and the grains are left out: seats are told from the observer on, and a perfect memory
tells drawers apart by where they stand.
"""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

from larceny.bots.master_thieves.win_chances import win_chances
from larceny.envs.master_thieves import ENCODING
from larceny.games.master_thieves.events import TurnEnded
from larceny.games.master_thieves.pieces import CHARACTERS, KINDS, NO_GEMS, PLACES, POINTS
from larceny.games.master_thieves.ruleset import MAX_PLAYERS
from larceny.twin.ops import Word, both, least, number

from ..fading import Slips
from ..inputs import Input, Recipe, Scales, Seen, at_most
from .symmetries import symmetries

_YES = (1.0,)
_NUMBER = (1 / 8,)  # of a card
_SIDE = (1 / 2, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
_WHOLE_BOX = {0: 1 / 8, 1: 1 / 4, 3: 1 / 3}  # diamonds, sapphires, rubies of a side
_DIAMOND, _SAPPHIRE, _RUBY = (POINTS[kind] for kind in KINDS)

TAKEN: Scales = {
    **dict.fromkeys(("phase", "open place", "looked", "fell", "alarm set"), _YES),
    **dict.fromkeys(("placements", "placed"), (1 / 2,)),
    **dict.fromkeys(("rotations", "flips"), _YES),
    "round": (1 / 20,),
    "red": (1 / 4, 1 / 2, 1.0),
    "share": (1 / 3,),
    **dict.fromkeys(("last ruby", "inside", "found empty", "barred", "secret"), _YES),
    "gems": (1 / 2, 1.0),
    "turned over": _YES,
    "hand": _NUMBER,
    "cards left": (1 / 6,),
    "card": (*_YES * len(CHARACTERS), *_NUMBER),
    "has chosen": _YES,
    "played": _NUMBER,
    "white": (1 / 8, 1 / 2),
    "black": (1 / 8, 1 / 4, 1 / 2),
    **dict.fromkeys(("alarm on sheet", "alarm inside", "decides", "acts"), _YES),
    **dict.fromkeys(("revealed", "acted", "dropped"), _YES),
    **dict.fromkeys(("queue", "picks", "fills"), (1 / 4,)),
    "sides up": _SIDE,
    "sides down": _SIDE,
    "long": _YES,
    "known numbers": _NUMBER,
    "known played": _YES,
}

HIDDEN: Scales = {"hand": _NUMBER, "card": TAKEN["card"]}
"""The cards in a hand, and the one that lies face down."""

_EVEN = 128  # what stands for as many points as the observer has
_NONE = 64  # what stands for no points


def derived(seen: Seen) -> Iterator[Input]:
    """Work out what a player sees at a glance."""
    seats = range(seen.players)
    scores = [_score(seen, seat) for seat in seats]
    whites = [seen.of(seat, "white", 0) + seen.of(seat, "white", 1) for seat in seats]
    for seat in seats:
        if seat == 0:
            yield Input("score", scores[0], 1 / 12, _NONE)
        else:
            ahead = at_most(scores[seat] + _EVEN - scores[0])
            yield Input(f"ahead@{seat}", ahead, 1 / 8, _EVEN)
        for few in (1, 2, 4):
            yield Input(f"white at most {few}@{seat}", number(whites[seat] <= few))
        yield from _cards(seen, seat)
    yield Input("emptiest", least(whites), 1 / 4)
    for left in range(1, len(CHARACTERS) + 1):
        yield Input(f"my cards {left}", number(seen.of(0, "cards left") == left))
    yield from _box(seen)


def _score(seen: Seen, seat: int) -> Word:
    """Count a seat's points, and so many more that they are never below 0."""
    diamonds, sapphires, rubies = seen.row("black", seat)
    black = _DIAMOND * diamonds + _SAPPHIRE * sapphires + _RUBY * rubies
    diamonds, sapphires = seen.row("white", seat)
    return black + _NONE - _DIAMOND * diamonds - _SAPPHIRE * sapphires


def _cards(seen: Seen, seat: int) -> Iterator[Input]:
    """Tell which cards a seat may still have in its hand, and whose number is known."""
    if seat == 0:
        may_have = [card != 0 for card in seen.row("hand")]
    else:
        played, shown = seen.row("known played", seat), seen.row("card", seat)
        may_have = [a + b == 0 for a, b in zip(played, shown, strict=False)]
    for card, (may, told) in enumerate(zip(may_have, seen.row("known numbers", seat), strict=True)):
        yield Input(f"may have@{seat}.{card}", number(may))
        yield Input(f"may have, known@{seat}.{card}", number(both(may, told != 0)))


def _box(seen: Seen) -> Iterator[Input]:
    """Tell the open drawer from both sides, and what the whole box holds."""
    there = seen.row("open place")
    for name in ("sides up", "sides down", "long"):
        scales = cycle(TAKEN[name])
        for index, values in enumerate(zip(*seen.rows(name, PLACES), strict=True)):
            told = sum(here * value for here, value in zip(there, values, strict=True))
            yield Input(f"open: {name}.{index}", told, next(scales))
    for name in ("sides up", "sides down"):
        by_kind = list(zip(*seen.rows(name, PLACES), strict=True))
        for index, scale in _WHOLE_BOX.items():
            yield Input(f"whole box: {name}.{index}", at_most(sum(by_kind[index])), scale)


def forget(known: Any, slips: Slips) -> None:
    """Lose what sides of drawers hold, and which cards were played."""
    for side in known.sides:
        if slips():
            side.front, side.all_known = NO_GEMS, False
            side.ruby, side.alarm, side.may_hide_alarm = None, None, True
    for seat, played in enumerate(known.played):
        known.played[seat] = sum(1 << c for c in CHARACTERS if played >> c & 1 and not slips())


INPUTS = Recipe(
    *(ENCODING.plan, MAX_PLAYERS, TAKEN, derived, HIDDEN),
    points=8.0,
    turn=TurnEnded,
    win_chances=win_chances,
    forget=forget,
    symmetries=symmetries,
)
