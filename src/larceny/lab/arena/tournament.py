"""The games of an arena.

Deal `d` has the secret `seed/d` for every pairing at every table, and the dice of the bot in seat
`s` are named after deal and seat, whichever bot it is. A pairing plays every deal once for each
seat in which the odd one can sit. So pairings are compared by the same luck, and nobody gains by a
good seat.
"""

from dataclasses import dataclass

from larceny.bots import make
from larceny.kernel.events import Seat

from ..playing import play_by_bots
from ..work import Row
from .pairings import Pairing
from .thinking import Thinking, Timed


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    pairings: tuple[Pairing, ...]
    games: int  # at least so many a pairing; whole turns round the table are played
    seed: str

    @property
    def kind(self) -> str:
        """Return the name of this kind of work."""
        return "arena"

    @property
    def total(self) -> int:
        """Return how many games there are."""
        return sum(self.games_of(pairing) for pairing in self.pairings)

    def deals(self, pairing: Pairing) -> int:
        """Count the deals that a pairing plays."""
        return -(-self.games // pairing.setting.players)

    def games_of(self, pairing: Pairing) -> int:
        """Count the games that a pairing plays."""
        return self.deals(pairing) * pairing.setting.players

    def plan(self) -> Row:
        """Return everything that the games depend on."""
        met = [{**p.setting.plan(), "odd": p.odd, "field": p.field} for p in self.pairings]
        return {"pairings": met, "games": self.games, "seed": self.seed}

    def find(self, number: int) -> tuple[int, int, Seat]:
        """Say which pairing, deal and seat a number stands for."""
        for which, pairing in enumerate(self.pairings):
            if number < self.games_of(pairing):
                deal, seat = divmod(number, pairing.setting.players)
                return which, deal, Seat(seat)
            number -= self.games_of(pairing)
        raise IndexError(number)

    def name(self, number: int) -> str:
        """Name a game."""
        which, deal, seat = self.find(number)
        pairing = self.pairings[which]
        return f"{pairing.setting}, {','.join(pairing.bots(seat))}, deal {self.seed}/{deal}"

    def play(self, number: int) -> Row:
        """Play one game."""
        which, deal, seat = self.find(number)
        pairing, secret = self.pairings[which], f"{self.seed}/{deal}"
        setting, odd, field = pairing.setting, Thinking(), Thinking()
        bots = [
            Timed(
                make(setting.game, name, f"{secret}/bot {chair}"), odd if chair == seat else field
            )
            for chair, name in enumerate(pairing.bots(seat))
        ]
        played, _ = play_by_bots(setting, bots, secret)
        return {
            **setting.labels(),
            "pairing": which,
            "odd": pairing.odd,
            "field": pairing.field,
            "seed": self.seed,
            "deal": deal,
            "seat": seat,
            **played.to_row(),
            **odd.to_row("odd"),
            **field.to_row("field"),
        }
