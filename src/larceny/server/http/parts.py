"""The parts of the service that the HTTP API uses."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.types import Receive, Scope, Send

from ..ports.analyst import Analyst
from ..ports.clock import Clock
from ..ports.passwords import Passwords
from ..ports.pushes import Messenger
from ..ports.store import Person, Store
from ..service.history.analyses import Analyses
from ..service.history.archive import Archive
from ..service.history.hints import Hints
from ..service.history.records import Records
from ..service.history.replays import Replays
from ..service.lobby.lessons import Lessons
from ..service.lobby.lobby import Lobby
from ..service.people.accounts import Accounts
from ..service.people.personal_data import PersonalData
from ..service.people.rate_limits import RateLimits, Rates
from ..service.play.notes import Notes
from ..service.push.devices import PushDevices
from .options import Options
from .token_sockets import TokenSockets

Talk = Callable[[Scope, Receive, Send, Person], Awaitable[None]]
"""Talks with somebody over a socket that is accepted, until one of both goes away."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What stands behind the API; `app.state.parts` while the server runs."""

    store: Store
    lobby: Lobby
    limits: RateLimits
    passwords: Passwords
    accounts: Accounts
    personal_data: PersonalData
    devices: PushDevices
    records: Records
    replays: Replays
    hints: Hints
    lessons: Lessons
    analyses: Analyses
    notes: Notes
    token_sockets: TokenSockets
    talk: Talk
    options: Options


def make_parts(
    store: Store,
    lobby: Lobby,
    notes: Notes,
    talk: Talk,
    analyst: Analyst,
    passwords: Passwords,
    clock: Clock,
    rates: Rates | None = None,
    options: Options | None = None,
    messenger: Messenger | None = None,
) -> Parts:
    """Put the parts together."""
    limits, token_sockets = RateLimits(clock, rates), TokenSockets()
    accounts = Accounts(store.people, passwords, limits, clock)
    accounts.when_ended.append(token_sockets.end)
    archive = Archive(store)
    records = Records(archive)
    return Parts(
        store=store,
        lobby=lobby,
        limits=limits,
        passwords=passwords,
        accounts=accounts,
        personal_data=PersonalData(store, lobby.referee, accounts),
        devices=PushDevices(store.pushes, messenger, limits, clock),
        records=records,
        replays=Replays(archive),
        hints=Hints(archive, lobby.referee, limits),
        lessons=Lessons(store, lobby.referee),
        analyses=Analyses(archive, records, analyst, limits),
        notes=notes,
        token_sockets=token_sockets,
        talk=talk,
        options=Options() if options is None else options,
    )


def parts_in(request: Request) -> Parts:
    """Return the parts of the running server."""
    parts: Parts = request.app.state.parts
    return parts


PartsIn = Annotated[Parts, Depends(parts_in)]
