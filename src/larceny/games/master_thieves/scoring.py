"""Points, ties and winners (MT-13.4, MT-13.5)."""

from .pieces import diamonds, rubies, sapphires, value
from .ruleset import TieBreak
from .state import State


def score(state: State, seat: int) -> int:
    """Count the black pillow plus and the white one minus; nothing else counts (MT-13.6)."""
    return value(state.black[seat]) - value(state.white[seat])


def scores(state: State) -> tuple[int, ...]:
    """Return every seat's points."""
    return tuple(score(state, seat) for seat in range(state.players))


def standing(state: State, seat: int) -> tuple[int, ...]:
    """Return what is compared: points, then the black pillow's gems kind by kind (MT-13.5)."""
    black = state.black[seat]
    broken_by: tuple[int, ...] = (rubies(black), sapphires(black))
    if state.rules.tie_break is TieBreak.RUBIES_SAPPHIRES_DIAMONDS:
        broken_by += (diamonds(black),)
    return (score(state, seat), *broken_by)


def winners(state: State) -> tuple[int, ...]:
    """List those whom nobody beats; several share the victory."""
    best = max(standing(state, seat) for seat in range(state.players))
    return tuple(seat for seat in range(state.players) if standing(state, seat) == best)
