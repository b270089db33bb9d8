"""Tables that are laid in a simulated world: short games of both kinds, agreed on by lot."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.identity import hash_of
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import Chair, Plan, Status, Table, Watching
from larceny.server.ports.pushes import Device
from larceny.server.ports.store import Person, Store

from .nodes import BEGAN_MS

CLOCKS = (
    TimeControl(),
    TimeControl(),
    TimeControl(ClockKind.PER_MOVE, 2_500),
    TimeControl(ClockKind.BANK, 1_000, 2_500),
)


@dataclass(frozen=True)
class Seated:
    """Somebody at a table: a player, or one who looks on."""

    person: str
    token: str
    table: str
    seat: int | None
    has_device: bool


@dataclass(frozen=True)
class Laid:
    """A table, and the people at it."""

    table: Table
    people: tuple[Seated, ...]


@cache
def short_rules(game: str, **changes: int) -> dict[str, Any]:
    """Return the rules of a game that is over soon."""
    known = find_game(game)
    return dict(known.ruleset(known.default_edition, **changes).to_fields())


def plan_by_lot(dice: Random) -> Plan:
    """Agree on a short game."""
    if dice.random() < 0.5:
        game, seats = "forty-thieves", dice.choice((2, 2, 2, 3, 3, 4))
        rules = short_rules(game, turn_cap=dice.randint(2, 4))
    else:
        game, seats = "master-thieves", dice.choice((2, 2, 2, 3))
        rules = short_rules(game, round_cap=1)
    return Plan(
        game=game,
        ruleset=rules,
        seats=seats,
        clock=dice.choice(CLOCKS),
        watching=Watching.DELAYED if dice.random() < 0.1 else Watching.OPEN,
        reaction_ms=dice.choice((0, 800, 2_000)),
        rated=dice.random() < 0.35,
        pace=Pace.BRISK if dice.random() < 0.08 else Pace.AT_ONCE,
    )


@dataclass(frozen=True)
class Agreed:
    """What is agreed on at a table, and who comes."""

    plan: Plan
    secret: str
    bots: int = 0  # on the last chairs
    devices: frozenset[int] = frozenset()  # the seats of those who are told of their turn
    has_onlooker: bool = False


def agreed_by_lot(dice: Random) -> Agreed:
    """Agree by lot."""
    plan = plan_by_lot(dice)
    return Agreed(
        plan=plan,
        secret=f"secret {dice.getrandbits(64)}",
        bots=1 if dice.random() < 0.3 else 0,
        devices=frozenset(seat for seat in range(plan.seats) if dice.random() < 0.4),
        has_onlooker=dice.random() < 0.2,
    )


def lay(store: Store, number: int, agreed: Agreed) -> Laid:
    """Lay a table at which everybody has sat down, and put it into the store."""
    plan, bots = agreed.plan, agreed.bots
    id_, secret = f"table-{number:04}", agreed.secret
    chairs, people = [], []
    for seat in range(plan.seats):
        if seat >= plan.seats - bots:
            chairs.append(Chair(name=f"Bot {seat}", bot="random", colour=seat, ready=True))
            continue
        one = _somebody(store, id_, seat, seat in agreed.devices)
        people.append(one)
        chairs.append(
            Chair(
                person=one.person,
                name=one.person,
                colour=seat,
                ready=True,
                contribution=f"from {seat}",
            )
        )
    if agreed.has_onlooker:
        people.append(_somebody(store, id_, None, False))
    table = Table(
        id=id_,
        plan=plan,
        host=people[0].person,
        chairs=tuple(chairs),
        commitment=commitment(secret),
        secret=secret,
        created=BEGAN_MS - 1_000,
        status=Status.PLAYING,
        rules_version=find_game(plan.game).rules_version,
    )
    store.tables.add_table(table)
    return Laid(table, tuple(people))


def _somebody(store: Store, table: str, seat: int | None, has_device: bool) -> Seated:
    person, token = f"{table}-{'x' if seat is None else seat}", f"token {table} {seat}"
    store.people.add_person(Person(person, person, BEGAN_MS), hash_of(token))
    if has_device:
        device = Device(f"phone of {person}", person, hash_of(token), "", "", "", "en", BEGAN_MS)
        store.pushes.add_device(device, 10)
    return Seated(person, token, table, seat, has_device)
