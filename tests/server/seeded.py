"""Tables of bots whose secrets are known: a server that finds them plays the same games every time.

python -m tests.server.seeded DATABASE GAME BOT SEATS SECRET... prints the ids of the tables.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.server.adapters.sql_store import open_store
from larceny.server.adapters.system_clock import SystemClock
from larceny.server.domain import identity as names
from larceny.server.domain.tables import Chair, Plan, Status, Table

NAMES = ("Ada", "Bruno", "Carlotta", "Dora")


def lay_table(game: str, bot: str, seats: int, secret: str) -> Table:
    """Return a table that has begun; what its bots decide follows from the secret, too."""
    rules = find_game(game)
    plan = Plan(game, dict(rules.ruleset(rules.default_edition).to_fields()), seats, reaction_ms=0)
    chairs = tuple(
        Chair(name=name, bot=bot, colour=seat, ready=True)
        for seat, name in enumerate(NAMES[:seats])
    )
    table = Table(
        names.new_id(), plan, "", chairs, commitment(secret), secret, SystemClock().now_ms()
    )
    return replace(table, status=Status.PLAYING)


def main(argv: Sequence[str]) -> None:
    """Lay a table for each secret."""
    database, game, bot, seats, *secrets = argv
    store = open_store(database)
    for secret in secrets:
        table = lay_table(game, bot, int(seats), secret)
        store.tables.add_table(table)
        print(table.id)
    store.close()


if __name__ == "__main__":
    main(sys.argv[1:])
