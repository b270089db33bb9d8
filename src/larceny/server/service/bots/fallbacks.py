"""Fallbacks: which bot plays a seat, and which simpler one takes over for one that fails."""

from collections.abc import Sequence

from larceny.bots import default_bot, names_for
from larceny.bots.personas import BY_ID
from larceny.kernel.events import Seat

from ...domain.tables import Table
from ...ports.thinkers import LATE

LEVELS = ("master", "expert", "novice", "random")
"""From the one that thinks most to the one that thinks least."""

AS_A_MASTER = ("grandmaster",)
"""Who is replaced as a master is: it does not search, and whoever takes over must not, either."""

NEVER_THINKS = LEVELS[-1]
"""Who decides by lot, and takes as long for that whatever there is to choose from."""

CHANCES, LATE_CHANCES = 2, 8
"""So often a bot may fail in a game, or only be late, before a simpler one plays its seat for good:
where a machine has more to do than it can, it has less then."""


def simpler_than(game: str, bot: str) -> Sequence[str]:
    """List the bots of a game that could decide for one, the best first; never nobody."""
    known = names_for(game)
    level = LEVELS[0] if bot in AS_A_MASTER else bot
    below = LEVELS[LEVELS.index(level) + 1 :] if level in LEVELS else LEVELS
    return [name for name in below if name in known] or LEVELS[-1:]


def spec_of(table: Table, seat: Seat, bot: str) -> str:
    """Say how the bot that decides for a seat is made: in the manner of the thief who sits there.

    Who decides for a thief that failed has no manner.
    """
    thief = BY_ID.get(table.chairs[seat].persona)
    return bot if thief is None or thief.level != bot else thief.spec(table.plan.game)


def bot_on(table: Table, seat: Seat) -> str:
    """Name the bot that plays a seat if none has failed, or nobody does who should."""
    return table.chairs[seat].bot or default_bot(table.plan.game)


class Fallbacks:
    """The bots of all tables here as far as they differ from what their chairs say."""

    def __init__(self) -> None:
        self._failures: dict[str, dict[Seat, float]] = {}
        self._replaced: dict[str, dict[Seat, str]] = {}

    def bot_at(self, table: Table, seat: Seat) -> str:
        """Name the bot that plays a seat."""
        replaced = self._replaced.get(table.id, {}).get(seat)
        return replaced or bot_on(table, seat)

    def failed(self, table: Table, seat: Seat, why: str) -> None:
        """Note that the bot of a seat failed; perhaps a simpler one plays on."""
        failures = self._failures.setdefault(table.id, {})
        failures[seat] = failures.get(seat, 0) + (CHANCES / LATE_CHANCES if why == LATE else 1)
        if failures[seat] >= CHANCES:
            simpler = simpler_than(table.plan.game, self.bot_at(table, seat))[0]
            self._replaced.setdefault(table.id, {})[seat] = simpler
            failures[seat] = 0

    def forget(self, table: str) -> None:
        """Let a table go."""
        self._failures.pop(table, None)
        self._replaced.pop(table, None)
