"""Work in bulk: many games with numbers, each of which can be played alone, anywhere."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from larceny.kernel.errors import LarcenyError

Row = dict[str, Any]
"""How one game went, as columns: plain values, and lists of plain values."""


class LabTrouble(LarcenyError):
    """Work in bulk that cannot begin or go on; what has been played is kept."""

    kind = "lab"


class Work(Protocol):
    """Games numbered from 0. A number alone says how its game goes, whoever plays it when."""

    @property
    def kind(self) -> str:
        """Return the name of this kind of work."""
        ...

    @property
    def total(self) -> int:
        """Return how many games there are."""
        ...

    def plan(self) -> Mapping[str, Any]:
        """Return everything that the games depend on as plain values: equal plans, equal games."""
        ...

    def play(self, number: int) -> Row:
        """Play one game."""
        ...

    def name(self, number: int) -> str:
        """Name a game for people, so that they can play it again."""
        ...


def needs_extra(extra: str, package: str) -> LabTrouble:
    """Say that an extra of this package has to be installed."""
    return LabTrouble("extra", extra=extra, package=package)


@contextmanager
def naming(path: object) -> Iterator[None]:
    """Name a file that there is trouble with: neither a full disk nor pyarrow says which it is."""
    try:
        yield
    except OSError as trouble:
        trouble.strerror = trouble.strerror or str(trouble)  # before the name becomes part of it
        trouble.filename = str(path)
        raise
