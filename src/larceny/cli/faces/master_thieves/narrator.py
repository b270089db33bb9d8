"""Sentences in which gems are added up: what is placed in a row, and the red pillow divided."""

from collections.abc import Sequence

from larceny.games.master_thieves.pieces import NO_GEMS, Gems
from larceny.kernel.events import Seat, Viewer

from ..narrator import Narrator, Sentence
from .gems import gems_in_words


class GemNarrator(Narrator):
    """Gathers sentences, and adds up the gems of one that goes on."""

    def __init__(self, names: Sequence[str], viewer: Viewer) -> None:
        super().__init__(names, viewer)
        self.placed = NO_GEMS  # in a row, and told as one thing
        self.dividing: Sentence | None = None
        self.picked: dict[Seat, Gems] = {}  # when the red pillow is divided

    def begin(self, seat: Seat, role: str = "") -> None:
        """Begin a sentence about a seat."""
        super().begin(seat, role)
        self.placed = NO_GEMS

    def do(self, seat: Seat, verb: str, what: str) -> None:
        """Tell that a seat did something."""
        super().do(seat, verb, what)
        self.placed = NO_GEMS

    def place(self, seat: Seat, kind: Gems) -> None:
        """Tell that a seat placed a gem; what it places in a row is told as one thing."""
        sentence = self.about(seat)
        placed = self.placed + kind
        if self.placed:
            sentence.doings.pop()
        self.do(seat, "place", gems_in_words(placed))
        self.placed = placed

    def pick(self, seat: Seat, kind: Gems) -> None:
        """Tell that a seat picked a gem; a whole dividing of the red pillow is told at once."""
        if self.dividing is None or self.sentences[-1] is not self.dividing:
            self.fact("")
            self.dividing, self.picked = self.sentences[-1], {}
        self.picked[seat] = self.picked.get(seat, NO_GEMS) + kind
        picks = ", ".join(
            f"{self.who(seat)} {self.does(seat, 'pick')} {gems_in_words(gems)}"
            for seat, gems in self.picked.items()
        )
        self.dividing.doings = [f"from the red pillow, {picks}"]
