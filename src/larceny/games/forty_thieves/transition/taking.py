"""Taking a sapphire, from the board, a hoard or the merchant (FT-6.5, FT-8.5, FT-8.7)."""

from typing import Final

from larceny.kernel.events import Seat, made_once
from larceny.kernel.tuples import with_item

from ..actions import Action, Rob, TakeGem
from ..events import EventLog, Robbed, RobbedMerchant, TookGem
from ..pieces import Sapphire
from ..state import State

_took_gem: Final = made_once(TookGem)


def take(state: State, seat: Seat, prize: Action, events: EventLog) -> None:
    """Take what was chosen; it keeps its kind in the new hoard."""
    if isinstance(prize, TakeGem):
        take_gem(state, seat, prize.gem, events)
    elif isinstance(prize, Rob):
        rob(state, seat, prize, events)
    else:
        state.loot -= 1
        state.won = with_item(state.won, seat, state.won[seat] + 1)
        if events is not None:
            events.append(RobbedMerchant(seat))


def take_gem(state: State, seat: Seat, gem: Sapphire, events: EventLog) -> None:
    """Take a sapphire from the board."""
    state.gems ^= 1 << gem
    state.won = with_item(state.won, seat, state.won[seat] + 1)
    if events is not None:
        events.append(_took_gem(seat, gem))


def rob(state: State, seat: Seat, prize: Rob, events: EventLog) -> None:
    """Take a sapphire, gem or tile, from a hoard; of several tiles the one that came last."""
    if prize.tile:
        theirs, mine = state.sapphire_tiles[prize.victim], state.sapphire_tiles[seat]
        left = with_item(state.sapphire_tiles, prize.victim, theirs[:-1])
        state.sapphire_tiles = with_item(left, seat, (*mine, theirs[-1]))
    else:
        state.won = with_item(state.won, prize.victim, state.won[prize.victim] - 1)
        state.won = with_item(state.won, seat, state.won[seat] + 1)
    if events is not None:
        events.append(Robbed(seat, prize.victim, prize.tile))
