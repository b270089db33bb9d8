"""Tables laid before the server starts: people with tokens sit there, and the game may begin."""

from dataclasses import dataclass, replace

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain import identity as names
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.ports.store import Person, Store


@dataclass(frozen=True, slots=True)
class Laid:
    """People, by their tokens, and the tables at which they sit, one after the other."""

    tables: tuple[str, ...]
    tokens: tuple[str, ...]


def lay_tables(
    database: str,
    game: str,
    tables: int,
    seats: int,
    games: int,
    bots: str | None = None,
    pace: Pace = Pace.AT_ONCE,
) -> list[Laid]:
    """Lay so many tables, each for so many games; the server deals when the first one comes.

    With bots, one person sits at each table among them.
    """
    found = find_game(game)
    fields = dict(found.ruleset(found.default_edition).to_fields())
    plan = Plan(game, fields, seats, reaction_ms=0, pace=pace)
    store = open_store(database)
    try:
        return [_lay(store, plan, number, games, bots) for number in range(tables)]
    finally:
        store.close()


def _lay(store: Store, plan: Plan, number: int, games: int, bots: str | None) -> Laid:
    tokens, chairs = [], []
    for seat in range(plan.seats):
        if bots is not None and seat > 0:
            chairs.append(Chair(bot=bots, name=f"{bots} {seat}", colour=seat, ready=True))
            continue
        token = names.new_token()
        person = Person(names.new_id(), f"Load {number}.{seat}", number)
        store.people.add_person(person, names.hash_of(token))
        tokens.append(token)
        chairs.append(Chair(person=person.id, name=person.name, colour=seat, ready=True))
    tables = [_table(plan, tuple(chairs), number) for _ in range(games)]
    for table in tables:
        store.tables.add_table(table)
    return Laid(tuple(table.id for table in tables), tuple(tokens))


def _table(plan: Plan, chairs: tuple[Chair, ...], number: int) -> Table:
    secret = names.new_token()
    table = Table(
        id=names.new_id(),
        plan=plan,
        host=chairs[0].person or "",
        chairs=chairs,
        commitment=commitment(secret),
        secret=secret,
        created=number,
    )
    return replace(table, status=Status.PLAYING)
