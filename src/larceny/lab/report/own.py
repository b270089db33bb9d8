"""What a title brings to a report: ratios of its tally's columns, and plots of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from larceny.games.registry import TITLES
from larceny.kernel.title import load

from .balance import Shares
from .group import Gathered, Wanted
from .plot import Plot


class Own(NamedTuple):
    """The ratios that a chapter wants, its plots, and what it compares rulesets by."""

    wanted: Sequence[Wanted]
    plots: Callable[[Gathered], Iterator[Plot]]
    shares: Shares


def _no_plots(gathered: Gathered) -> Iterator[Plot]:
    yield from ()


NOTHING = Own((), _no_plots, {})


def own_of(game: str) -> Own:
    """Return what the title of a game brings; rows may be of a game that is not installed."""
    title = TITLES.get(game)
    own: Own | None = load(title.report) if title and title.report else None
    return NOTHING if own is None else own
