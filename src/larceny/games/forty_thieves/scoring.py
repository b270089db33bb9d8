"""Points, ties and winners (FT-9.2, FT-9.3)."""

from .state import Ending, State


def score(state: State, seat: int) -> int:
    """Count the hoard's sapphires, gems and tiles, less its Evil Eyes; hands count nothing."""
    return state.won[seat] + len(state.sapphire_tiles[seat]) - state.eyes(seat)


def scores(state: State) -> tuple[int, ...]:
    """Return every seat's points (FT-9.2)."""
    return tuple(score(state, seat) for seat in range(state.players))


def standing(state: State, seat: int) -> tuple[int, int, int]:
    """Return what is compared: points, then fewest Evil Eyes, then most gems (FT-9.3)."""
    return score(state, seat), -state.eyes(seat), state.won[seat]


def winners(state: State) -> tuple[int, ...]:
    """List those whom nobody beats; nobody, if the merchant beat them all (FT-11.5)."""
    if state.ending is Ending.MERCHANT:
        return ()
    best = max(standing(state, seat) for seat in range(state.players))
    return tuple(seat for seat in range(state.players) if standing(state, seat) == best)
