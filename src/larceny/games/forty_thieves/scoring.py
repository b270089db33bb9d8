"""Points, ties and winners (FT-9.2, FT-9.3)."""

from typing import Final

from larceny.kernel.events import Seat, every_seat
from larceny.kernel.scores import ScoreItem, ScoreSheet, TieBreakStep

from .state import Ending, State

SCORE_POINTS: Final = {
    "sapphires": 1,
    "sapphire_tiles": 1,
    "evil_eye_tokens": -1,
    "evil_eye_tiles": -1,
}
"""What one thing of each kind counts (FT-9.2)."""

TIE_BREAK_KINDS: Final = ("evil_eyes", "sapphires")


def score(state: State, seat: Seat) -> int:
    """Count the hoard's sapphires, gems and tiles, less its Evil Eyes; hands count nothing."""
    return state.won[seat] + len(state.sapphire_tiles[seat]) - state.eyes(seat)


def scores(state: State) -> tuple[int, ...]:
    """Return every seat's points (FT-9.2)."""
    return tuple([score(state, seat) for seat in every_seat(state.players)])


def standing(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return what is compared: points, then fewest Evil Eyes, then most gems (FT-9.3)."""
    return score(state, seat), -state.eyes(seat), state.won[seat]


def winners(state: State) -> tuple[Seat, ...]:
    """List those whom nobody beats; nobody, if the merchant beat them all (FT-11.5)."""
    if state.ending is Ending.MERCHANT:
        return ()
    best = max(standing(state, seat) for seat in every_seat(state.players))
    return tuple(seat for seat in every_seat(state.players) if standing(state, seat) == best)


def score_sheet(state: State) -> ScoreSheet:
    """Say how every seat's points come about, and what breaks ties (FT-9.2, FT-9.3)."""
    every = every_seat(state.players)
    return ScoreSheet(
        items=tuple(_items(state, seat) for seat in every),
        tie_breaks=(
            TieBreakStep("evil_eyes", tuple(state.eyes(seat) for seat in every), fewest=True),
            TieBreakStep("sapphires", tuple(state.won), fewest=False),
        ),
    )


def _items(state: State, seat: Seat) -> tuple[ScoreItem, ...]:
    counts = (
        state.won[seat],
        len(state.sapphire_tiles[seat]),
        state.eye_tokens[seat],
        len(state.eye_tiles[seat]),
    )
    return tuple(
        ScoreItem(kind, count, points * count)
        for (kind, points), count in zip(SCORE_POINTS.items(), counts, strict=True)
    )
