"""Work that is done at once, and work that kills whoever does it. Processes import it from here."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from larceny.lab.work import Row


@dataclass(frozen=True)
class Squares:
    """Multiplies numbers by themselves."""

    total: int = 20
    seed: str = "a"

    @property
    def kind(self) -> str:
        return "squares"

    def plan(self) -> Row:
        return {"total": self.total, "seed": self.seed}

    def name(self, number: int) -> str:
        return f"the square of {number}"

    def play(self, number: int) -> Row:
        return {"square": number * number}


@dataclass(frozen=True)
class Deadly(Squares):
    """One number kills the process, so many times; each death leaves a file."""

    deadly: int = 7
    deaths: int = 1
    graves: Path = Path()

    def play(self, number: int) -> Row:
        if number == self.deadly and (dead := len(list(self.graves.iterdir()))) < self.deaths:
            (self.graves / str(dead)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Squares.play(self, number)


@dataclass(frozen=True)
class Broken(Squares):
    """One number cannot be multiplied."""

    def play(self, number: int) -> Row:
        if number == 5:
            raise ArithmeticError("five is right out")
        return Squares.play(self, number)
