"""Who meets whom: one seat of one bot, all other seats of another."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from larceny.kernel.events import Seat

from ..tables import Setting


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot among others of one kind, at a table."""

    setting: Setting
    odd: str
    field: str

    def bots(self, seat: Seat) -> list[str]:
        """Name the bots by seat, when the odd one sits there."""
        names = [self.field] * self.setting.players
        names[seat] = self.odd
        return names


def pairings(settings: Sequence[Setting], bots: Sequence[str], form: str) -> tuple[Pairing, ...]:
    """List who meets whom at every table.

    In a round robin each bot is the odd one among each other; of two at a table, either is the odd
    one in the same games, so these are listed once. On a ladder each bot meets the next lower one
    in the order given: the first is the highest.
    """
    pairs = list(pairwise(bots) if form == "ladder" else combinations(bots, 2))
    listed = []
    for setting in settings:
        for first, second in pairs:
            listed.append(Pairing(setting, first, second))
            if form == "round-robin" and setting.players > 2:
                listed.append(Pairing(setting, second, first))
    return tuple(listed)
