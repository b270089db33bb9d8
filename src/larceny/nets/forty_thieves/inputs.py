"""What nets of 40 Thieves are told.

The chair is told, since decisions name chairs. An observation with memory holds what was seen, and
no conclusions; an input for each front, what tiles are likely, and how likely thefts go well, is
worked out in `at_once`.
"""

from collections.abc import Iterator

from larceny.envs.forty_thieves import ENCODING
from larceny.games.forty_thieves.events import TurnEnded
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS
from larceny.games.forty_thieves.witnesses import Witnesses
from larceny.twin.ops import Word

from ..fading import Slips
from ..inputs import Input, Recipe, Scales, Seen, at_most
from .at_once import AtOnce
from .symmetries import symmetries

_YES = (1.0,)
_FEW = (1 / 2,)

TAKEN: Scales = {
    **dict.fromkeys(("seat", "phase", "led", "again", "lantern", "lit", "announced"), _YES),
    **dict.fromkeys(("claims", "taking", "to clear", "after"), _YES),
    "turn": (1 / 40,),
    "stack": (1 / 40,),
    "eyes left": (1 / 8,),
    **dict.fromkeys(("sapphires", "stack top", "merchant", "gone", "golden"), _YES),
    **dict.fromkeys(("merchant turn", "loot"), (1 / 4,)),
    "chain": _FEW,
    **dict.fromkeys(("played first", "played last", "target"), _YES),
    "discards": _FEW,
    **dict.fromkeys(("hand", "board", "jars"), _YES),
    "gems": _FEW,
    **dict.fromkeys(("sapphire tiles", "eye tokens", "eye tiles", "asked"), _FEW),
    **dict.fromkeys(("decides", "active", "played"), _YES),
    "known to": _YES,
}

HIDDEN: Scales = {"hand": _YES}

_EVEN = 128  # what stands for as many points as the observer has
_NONE = 64  # what stands for no points


def derived(seen: Seen) -> Iterator[Input]:
    """Work out what a player sees at a glance."""
    scores = [_score(seen, seat) for seat in range(seen.players)]
    yield Input("score", scores[0], 1 / 4, _NONE)
    for seat in range(1, seen.players):
        ahead = at_most(scores[seat] + _EVEN - scores[0])
        yield Input(f"ahead@{seat}", ahead, 1 / 4, _EVEN)
    yield Input("sapphires on the board", sum(seen.row("sapphires")), 1 / 4)


def _score(seen: Seen, seat: int) -> Word:
    """Count a seat's points (FT-9.2), and so many more that they are never below 0."""
    plus = seen.of(seat, "gems") + sum(seen.row("sapphire tiles", seat))
    minus = seen.of(seat, "eye tokens") + sum(seen.row("eye tiles", seat))
    return at_most(plus + _NONE - minus)


def forget(known: Witnesses, slips: Slips) -> None:
    """Lose the fronts of tiles on the board and in hands."""
    for tiles in (known.tiles.board, *known.tiles.hands):
        known.tiles.deduction.mixed([tile for tile in tiles if tile >= 0 and slips()])


INPUTS = Recipe(
    *(ENCODING.plan, MAX_PLAYERS, TAKEN, derived, HIDDEN),
    points=3.0,
    turn=TurnEnded,
    forget=forget,
    at_once=AtOnce,
    symmetries=symmetries,
)
