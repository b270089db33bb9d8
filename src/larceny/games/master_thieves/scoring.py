"""Points, ties and winners (MT-13.4, MT-13.5)."""

from collections.abc import Callable
from typing import Final

from larceny.kernel.events import Seat, every_seat
from larceny.kernel.scores import ScoreItem, ScoreSheet, TieBreakStep

from .choices import TieBreak
from .pieces import KINDS, POINTS, Gems, diamonds, rubies, sapphires, value
from .state import State

COUNTS: Final[dict[str, Callable[[Gems], int]]] = {
    "diamonds": diamonds,
    "sapphires": sapphires,
    "rubies": rubies,
}
"""The kinds of gems by name, in the order of their points, and how each is counted."""

TIE_BREAKS: Final[dict[TieBreak, tuple[str, ...]]] = {
    TieBreak.RUBIES_SAPPHIRES: ("rubies", "sapphires"),
    TieBreak.RUBIES_SAPPHIRES_DIAMONDS: ("rubies", "sapphires", "diamonds"),
}
"""Which gems of the black pillow are compared between equals, one after the other (MT-13.5)."""

COUNTED: Final = {"black": (1, tuple(COUNTS)), "white": (-1, ("diamonds", "sapphires"))}
"""How each pillow counts, and the gems that can lie there: a ruby is never an imitation."""

_POINTS_OF: Final = dict(zip(COUNTS, map(POINTS.__getitem__, KINDS), strict=True))
SCORE_POINTS: Final = {
    f"{pillow}_{kind}": sign * _POINTS_OF[kind]
    for pillow, (sign, kinds) in COUNTED.items()
    for kind in kinds
}
"""What one gem of each kind counts on each pillow (MT-13.4)."""

TIE_BREAK_KINDS: Final = tuple(
    dict.fromkeys(kind for kinds in TIE_BREAKS.values() for kind in kinds)
)


def score(state: State, seat: Seat) -> int:
    """Count the black pillow plus and the white one minus; nothing else counts (MT-13.6)."""
    return value(state.black[seat]) - value(state.white[seat])


def scores(state: State) -> tuple[int, ...]:
    """Return every seat's points."""
    return tuple(score(state, seat) for seat in every_seat(state.players))


def standing(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what is compared: points, then the black pillow's gems kind by kind (MT-13.5)."""
    broken_by = TIE_BREAKS[state.rules.tie_break]
    return (score(state, seat), *(COUNTS[kind](state.black[seat]) for kind in broken_by))


def winners(state: State) -> tuple[Seat, ...]:
    """List those whom nobody beats; several share the victory."""
    best = max(standing(state, seat) for seat in every_seat(state.players))
    return tuple(seat for seat in every_seat(state.players) if standing(state, seat) == best)


def score_sheet(state: State) -> ScoreSheet:
    """Say how every seat's points come about, and what breaks ties (MT-13.4, MT-13.5)."""
    return ScoreSheet(
        items=tuple(
            (*_items("black", black), *_items("white", white))
            for black, white in zip(state.black, state.white, strict=True)
        ),
        tie_breaks=tuple(
            TieBreakStep(kind, tuple(map(COUNTS[kind], state.black)), fewest=False)
            for kind in TIE_BREAKS[state.rules.tie_break]
        ),
    )


def _items(pillow: str, handful: Gems) -> list[ScoreItem]:
    items = []
    for gem in COUNTED[pillow][1]:
        kind, count = f"{pillow}_{gem}", COUNTS[gem](handful)
        items.append(ScoreItem(kind, count, SCORE_POINTS[kind] * count))
    return items
