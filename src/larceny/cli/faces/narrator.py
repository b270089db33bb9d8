"""How sentences about players are put together, in the second person for the one who reads.

What one player does in a row is told in one sentence: "Ada, thief, opens T.N: 2 diamonds lie there;
takes 2 diamonds; turns the box over."
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from larceny.kernel.events import Seat, Viewer

from ..common.signs import printable


@dataclass(slots=True)
class Sentence:
    """What one player did, thing by thing; or, without a seat, what came about by itself."""

    seat: Seat | None
    role: str = ""
    doings: list[str] = field(default_factory=list)


class Narrator:
    """Gathers sentences for one viewer."""

    def __init__(self, names: Sequence[str], viewer: Viewer) -> None:
        self.names = [printable(name) for name in names]
        self.viewer = viewer
        self.sentences: list[Sentence] = []

    # Words ------------------------------------------------------------------------------------

    def who(self, seat: Seat) -> str:
        """Name a seat."""
        return "you" if seat == self.viewer else self.names[seat]

    def whose(self, seat: Seat) -> str:
        """Name a seat as an owner."""
        return "your" if seat == self.viewer else f"{self.names[seat]}’s"

    def does(self, seat: Seat, verb: str) -> str:
        """Bring a verb into the right form for a seat."""
        return verb if seat == self.viewer else f"{verb}{'e' * verb.endswith('sh')}s"

    # Sentences --------------------------------------------------------------------------------

    def about(self, seat: Seat) -> Sentence:
        """Return the sentence that goes on about a seat, or begin one."""
        if not self.sentences or self.sentences[-1].seat != seat:
            self.begin(seat)
        return self.sentences[-1]

    def begin(self, seat: Seat, role: str = "") -> None:
        """Begin a sentence about a seat."""
        self.sentences.append(Sentence(seat, role))

    def do(self, seat: Seat, verb: str, what: str) -> None:
        """Tell that a seat did something."""
        self.about(seat).doings.append(f"{self.does(seat, verb)} {what}")

    def last_done(self, seat: Seat) -> str:
        """Return what was said last if a seat did it, else nothing."""
        last = self.sentences[-1] if self.sentences else None
        return last.doings[-1] if last and last.doings and last.seat == seat else ""

    def add(self, words: str) -> None:
        """Add words to the thing that was said last."""
        self.sentences[-1].doings[-1] += words

    def outcome(self, words: str) -> None:
        """Add what came of the thing that was done last."""
        if not self.sentences or not self.sentences[-1].doings:
            self.fact(words)
        else:
            self.add(f", {words}" if ":" in self.sentences[-1].doings[-1] else f": {words}")

    def fact(self, words: str) -> None:
        """Tell what came about by itself."""
        self.sentences.append(Sentence(None, doings=[words]))

    def written(self) -> list[str]:
        """Return all sentences."""
        return [text for sentence in self.sentences if (text := self._written(sentence))]

    def _written(self, sentence: Sentence) -> str:
        words = "; ".join(sentence.doings)
        if words and sentence.seat is not None:
            role = f", {sentence.role}," if sentence.role else ""
            words = f"{self.who(sentence.seat)}{role} {words}"
        return f"{words[0].upper()}{words[1:]}." if words else ""
