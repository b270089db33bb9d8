"""The opening of a deal: all seals are fixed, and the seats open what they have sealed.

A round is open for a while. Who has not opened when it ends is out, and the next round begins, in
which the others open something new. Nobody is told a text before the game is over.
"""

from dataclasses import dataclass, field, replace

from larceny.kernel.events import Seat, by_seat
from larceny.kernel.sealed_deal import AddedBy, BeaconRound, SealedDeal, SealScope

ROUND_MS = 5_000
"""How long the seats have to open; a browser that is there takes as long as its message does."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What was fixed when a game began, and how far it has been opened."""

    until: int  # when the time to open in this round is over
    added_by: tuple[AddedBy, ...]
    seals: tuple[str, ...]
    texts: tuple[str, ...] = field(repr=False)  # what is known in this round, by seat
    round: int = 0
    withheld: tuple[tuple[int, Seat], ...] = ()
    beacon: BeaconRound | None = None

    def waiting(self) -> tuple[Seat, ...]:
        """List the seats that are asked to open, and have not yet."""
        out = {seat for _, seat in self.withheld}
        return tuple(
            seat
            for seat, how in by_seat(self.added_by)
            if how is AddedBy.SEALED and not self.texts[seat] and seat not in out
        )

    @property
    def is_complete(self) -> bool:
        """Ask whether all is known that the deal follows from."""
        return not self.waiting() and (self.beacon is None or self.beacon.is_out)

    def fits(self, scope: SealScope, text: str) -> bool:
        """Ask whether a text of this round is what a seat has sealed."""
        return scope.seal(text, self.round) == self.seals[scope.seat]

    def opened(self, seat: Seat, text: str) -> "Opening":
        """Take the text of a seat in this round."""
        return replace(self, texts=(*self.texts[:seat], text, *self.texts[seat + 1 :]))

    def next_round(self, until: int, beacon: BeaconRound | None) -> "Opening":
        """Leave those out who have not opened; the others open their next text."""
        late = tuple((self.round, seat) for seat in self.waiting())
        texts = tuple(
            "" if how is AddedBy.SEALED else text
            for how, text in zip(self.added_by, self.texts, strict=True)
        )
        return replace(
            self,
            until=until,
            round=self.round + 1,
            texts=texts,
            withheld=(*self.withheld, *late),
            beacon=beacon,
        )

    def deal(self, table: str) -> SealedDeal:
        """Return how the deal came about, once it is complete."""
        return SealedDeal(
            table=table,
            round=self.round,
            added_by=self.added_by,
            seals=self.seals,
            withheld=self.withheld,
            beacon=self.beacon,
        )
