"""A device: its tables and puzzles, and what keeps them.

The browser hands in what it has kept, and is told what to keep: `keep` gets the id of a table, a
text (None: forget it), and what everybody may know of it, for lists; `keep_solved` gets what was
answered to puzzles; `send` gets each message for the screen. None waits for anything.
"""

import secrets
from collections.abc import Callable, Mapping
from time import time_ns
from typing import Any

from larceny.games.registry import find_game
from larceny.kernel.errors import LarcenyError
from larceny.kernel.json_text import json_text

from . import messages
from .kept import Chair, KeptTable, read
from .messages import table_info
from .refusals import NeedsAServer, NotFound
from .seating import bot_for
from .solved import Solved, read_solved
from .table import Table

PREFIX = "local-"
"""How the ids of tables begin that only this device knows."""

Keep = Callable[[str, str | None, str], None]
Send = Callable[[str], None]


def now_ms() -> int:
    """Return the time of day."""
    return time_ns() // 1_000_000


class Device:
    """The tables and puzzles of whoever holds a device."""

    def __init__(
        self,
        keep: Keep,
        send: Send,
        clock: Callable[[], int] = now_ms,
        keep_solved: Callable[[str], None] = lambda _text: None,
    ) -> None:
        self.keep = keep
        self.keep_solved = keep_solved
        self.send = send
        self.clock = clock
        self.person = "here"
        self.name = "You"
        self.tables: dict[str, KeptTable] = {}
        self.solved = Solved()
        self._set_up: dict[str, Table] = {}

    def load(self, text: str) -> None:
        """Take a table that was kept; what cannot be read is left where it is."""
        try:
            kept = read(text)
        except LarcenyError:
            return
        self.tables[kept.id] = kept

    def table(self, id_: str) -> Table:
        """Return a table, set up."""
        if id_ not in self.tables:
            raise NotFound("no-such-table")
        if id_ not in self._set_up:
            self._set_up[id_] = Table(self.tables[id_])
        return self._set_up[id_]

    def open_table(self, wanted: Mapping[str, Any]) -> Table:
        """Lay a table and deal: bots take every chair but the first."""
        game = find_game(wanted["game"])
        edition = wanted.get("edition") or game.default_edition
        rules = game.ruleset(edition, **wanted.get("changes", {}))
        seats = wanted["seats"]
        rules.check_players(seats)
        if wanted.get("companions"):
            raise NeedsAServer
        asked = {one["seat"]: one for one in wanted.get("bots", ())}
        chairs = [Chair(self.name)]
        for seat in range(1, seats):
            chairs.append(bot_for(game, asked.get(seat, {}), chairs))
        agreed = KeptTable(
            id="",
            created=0,
            game=game.name,
            rules_version=game.rules_version,
            ruleset=dict(rules.to_fields()),
            chairs=tuple(chairs),
            secret="",
            pace=wanted.get("pace") or "normal",
            memory_aid=wanted.get("memory_aid") or "none",
            score=bool(wanted.get("score")),
        )
        return self._dealt(agreed)

    def again(self, table: Table) -> Table:
        """Deal at the same table once more; who asks twice is led to the same game."""
        kept = table.kept
        if kept.rematch in self.tables:
            return self.table(kept.rematch)
        new = self._dealt(kept)
        kept.rematch = new.kept.id
        self.changed(table)
        return new

    def _dealt(self, agreed: KeptTable) -> Table:
        """Deal as it is agreed on."""
        now = self.clock()
        kept = KeptTable(
            id=PREFIX + secrets.token_hex(8),
            created=now,
            game=agreed.game,
            rules_version=agreed.rules_version,
            ruleset=agreed.ruleset,
            chairs=agreed.chairs,
            secret=secrets.token_hex(16),
            times=[now],
            pace=agreed.pace,
            memory_aid=agreed.memory_aid,
            score=agreed.score,
        )
        self.tables[kept.id] = kept
        return self.changed(self.table(kept.id))

    def forget(self, id_: str) -> None:
        """Forget a table."""
        self.tables.pop(id_, None)
        self._set_up.pop(id_, None)
        self.keep(id_, None, "")

    def changed(self, table: Table) -> Table:
        """Keep a table as it is now."""
        self.keep(table.kept.id, table.kept.to_json(), json_text(table_info(table, self.person)))
        return table

    def told(self, table: Table) -> Table:
        """Tell the screen what is agreed on at a table, and keep it."""
        self.send(messages.lobby(table, self.person))
        return self.changed(table)

    # Puzzles ------------------------------------------------------------------------------------

    def load_solved(self, text: str) -> None:
        """Take what was answered to puzzles; who cannot be read begins anew."""
        self.solved = read_solved(text) or self.solved

    def solved_more(self) -> None:
        """Keep what was answered to puzzles as it is now."""
        self.keep_solved(self.solved.to_json())

    # The socket ---------------------------------------------------------------------------------

    def receive(self, message: Mapping[str, Any]) -> None:
        """Follow a message of the client, as a server's socket would."""
        try:
            self._follow(message)
        except LarcenyError as problem:
            self.send(messages.error(problem, message))

    def _follow(self, message: Mapping[str, Any]) -> None:
        kind = message["type"]
        if kind == "ping":
            self.send(messages.pong(message["id"]))
        elif kind == "subscribe":
            table = self.table(message["table"])
            self.send(messages.snapshot(table, self.person))
            self.send(messages.presence(table))
            self._let_bots_decide(table)
        elif kind == "act":
            self._act(self.table(message["table"]), message)
        elif kind == "undo":
            table = self.table(message["table"])
            table.go_back(message["seq"])
            self.send(messages.snapshot(table, self.person))
            self.send(messages.ack(table, message["id"]))
            self.changed(table)
            self._let_bots_decide(table)
        elif kind in ("chat", "consent"):
            raise NeedsAServer

    def _act(self, table: Table, message: Mapping[str, Any]) -> None:
        made = table.decide(message["action"], self.clock())
        self.send(messages.step(table, made))
        self.send(messages.ack(table, message["id"]))
        self._let_bots_decide(table)
        self.changed(table)

    def _let_bots_decide(self, table: Table) -> None:
        moved = False
        for made in table.bots_decide(self.clock()):
            self.send(messages.step(table, made))
            moved = True
        if moved:
            self.changed(table)
        if table.match.is_over:
            self.send(messages.lobby(table, self.person))
