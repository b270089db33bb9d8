"""Who begins: a seat by lot, or one that the host has named."""

from enum import StrEnum

from .chance import Chance
from .errors import InvalidRuleset
from .events import Seat


class FirstPlayer(StrEnum):
    """Who begins. A game allows chance, and as many seats as it has."""

    CHANCE = "chance"
    SEAT_0 = "seat_0"
    SEAT_1 = "seat_1"
    SEAT_2 = "seat_2"
    SEAT_3 = "seat_3"
    SEAT_4 = "seat_4"
    SEAT_5 = "seat_5"
    SEAT_6 = "seat_6"
    SEAT_7 = "seat_7"

    @property
    def seat(self) -> Seat | None:
        """Return the seat that was named; None if chance decides."""
        return None if self is FirstPlayer.CHANCE else Seat(int(self.removeprefix("seat_")))

    def drawn(self, players: int, chance: Chance) -> Seat:
        """Say who begins. A lot is drawn only where chance decides."""
        named = self.seat
        return Seat(chance.below(players)) if named is None else named

    def check(self, players: int, rule: str) -> None:
        """Refuse a seat that is not at the table; `rule` is the paragraph that says who begins."""
        if self.seat is not None and self.seat >= players:
            raise InvalidRuleset("first-player", seat=int(self.seat), players=players, rule=rule)


def first_players(seats: int) -> tuple[FirstPlayer, ...]:
    """List what the field allows in a game for so many: chance, and every seat."""
    return tuple(FirstPlayer)[: 1 + seats]
