"""People in a simulated world: they follow a table, decide by lot, and remember every byte.

They do what the browser client does. What was not acknowledged is sent again under the same id; a
connection that is silent or broken is opened anew, at any node; who is told to look again does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .loop import Handle
from .tables import Seated
from .wire import Connection

if TYPE_CHECKING:
    from .world import World

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode

PATIENCE_S = 5.0
"""How long a client waits for an answer."""

REACTION = "FT-7.2"
"""The paragraph that asks for reactions; who says nothing lets it be."""

SILENCE_S = 9.0
"""After so long without a word, it asks whether anybody is there."""


class Heard(NamedTuple):
    """A message that came, when, and over which connection."""

    at: float
    connection: int
    message: bytes
    told: dict[str, Any]


class Decided(NamedTuple):
    """What somebody has decided, and sent."""

    id: str
    word: str
    since: int  # the step that asked for it
    seq: int  # the last step that he had seen
    text: bytes


class Player:
    """A client."""

    def __init__(self, world: "World", seated: Seated) -> None:
        self.world = world
        self.seated = seated
        self.name = seated.person
        self.seat = seated.seat
        self.dice = world.chance[f"player {self.name}"]
        self.haste = self.dice.uniform(0.02, 0.25)  # how long he thinks, on the average
        self.sleepy = 0.25 if world.has_clock(seated.table) and self.dice.random() < 0.3 else 0.0
        self._is_waited_for = world.closes_by_itself(seated.table)
        self.looks_away = seated.has_device and self.dice.random() < 0.6
        self.heard: list[Heard] = []
        self.acked: list[Decided] = []
        self.said: dict[str, str] = {}  # lines that were acknowledged, by id
        self.agreed: list[tuple[int, int]] = []  # to take back: who asked, back to which step
        self.wrong: list[str] = []
        self.refused: list[str] = []  # codes
        self.turned_down: list[str] = []  # ids of decisions that came too late
        self.answered_before: list[str] = []  # ids, refused since the seat had answered
        self.left_at: list[float] = []
        self.is_done = False
        self.connection: Connection | None = None
        self.connections = 0
        self.seq = -1
        self._following = False
        self._resent_on: Connection | None = None
        self._asked_from: list[int] = []  # after which steps it was asked to go on
        self._legal: Any = None
        self._answered = -2  # the question that was answered last, by the step that asked it
        self._pending: Decided | None = None
        self._lines: dict[str, str] = {}
        self._number = 0
        self._heard_at = 0.0
        self._deciding: Handle | None = None
        self._tries = 0

    # Connecting ---------------------------------------------------------------------------------

    def after(self, seconds: float, do: Callable[..., object], *args: Any) -> Handle:
        """Do something later."""
        return self.world.loop.call_later(seconds, do, *args, context=self.world.outside)

    def connect(self) -> None:
        """Open a connection to some node."""
        if self.is_done or self.connection is not None:
            return
        self.connection = self.world.open(self, self.seated.token)
        self._following = False
        self._asked_from.clear()
        self._heard_at = self.world.loop.now
        self.after(PATIENCE_S, self._look_after, self.connection)

    def opened(self, connection: Connection) -> None:
        """Be let in."""

    def closed(self, connection: Connection, code: int) -> None:
        """Come back after a while."""
        if connection is self.connection:
            self.connection = None
            self._tries += 1
            wait = min(3.0, 0.1 * 2**self._tries) * self.dice.uniform(0.5, 1.5)
            self.after(wait, self.connect)

    def hang_up(self) -> None:
        """Break the connection off."""
        if self.connection is not None:
            self.connection.cut()

    def _look_after(self, connection: Connection) -> None:
        """Notice a connection over which nothing comes any more."""
        if connection is not self.connection or self.is_done:
            return
        silent = self.world.loop.now - self._heard_at
        if silent > SILENCE_S + PATIENCE_S or (not self._following and silent >= PATIENCE_S):
            connection.cut()
            return
        if silent > SILENCE_S:
            self._send({"type": "ping", "id": "there?"})
        self.after(PATIENCE_S, self._look_after, connection)

    def _send(self, message: dict[str, Any]) -> int:
        """Send a message; say how often, since there are faults that repeat it."""
        return self._send_bytes(_encode(message))

    def _send_bytes(self, text: bytes) -> int:
        if self.connection is None:
            return 0
        faults, dice = self.world.faults, self.dice
        late = faults.lateness("message-late", self.name, dice)
        self.connection.send(text, late)
        if not faults.strikes("message-repeated", self.name, dice):
            return 1
        self.connection.send(text, late + dice.uniform(0, 0.3))
        return 2

    # Listening ----------------------------------------------------------------------------------

    def received(self, connection: Connection, message: bytes) -> None:
        """Hear what the server says."""
        if connection is not self.connection:
            return
        self._heard_at = self.world.loop.now
        told = _decode(message)
        self.heard.append(Heard(self._heard_at, connection.number, message, told))
        match told["type"]:
            case "step":
                self._step(told)
            case "snapshot":
                self._snapshot(told)
            case "lobby":
                self._lobby(told["lobby"])
            case "ack":
                self._acknowledged(told)
            case "error":
                self._error(told)
            case "undo":
                self._undo_asked(told)
            case "welcome":
                self._tries = 0
                if self.looks_away:
                    self._send({"type": "look", "looking": False})
                self._follow()

    def _follow(self) -> None:
        if self.connection is None or self.is_done:
            return
        asks: dict[str, Any] = {"type": "subscribe", "table": self.seated.table}
        if self.seq >= 0 and self.dice.random() < 0.6:
            asks["from_seq"] = self.seq
        times = self._send(asks)
        if "from_seq" in asks:  # what is on its way already is heard again as often
            self._asked_from += [self.seq] * times

    def _begin_anew(self, after: float = 0.0) -> None:
        self._following = False
        connection = self.connection
        if connection is not None:
            self.after(after, self._follow_again, connection)

    def _follow_again(self, connection: Connection) -> None:
        if connection is self.connection and not self._following:
            self._follow()

    def _snapshot(self, told: dict[str, Any]) -> None:
        if told["seq"] < self.seq:
            self.wrong.append(f"went back from step {self.seq} to {told['seq']}")
        self.seq = told["seq"]
        self._take(told)
        self._lobby(told["lobby"])

    def _step(self, told: dict[str, Any]) -> None:
        before = told["seq"] - 1
        if before != self.seq and before in self._asked_from:
            self._asked_from.remove(before)  # it was asked twice
        elif before != self.seq:
            self.wrong.append(f"was told step {told['seq']} after {self.seq}")
        self.seq = told["seq"]
        if told["view"] is not None:
            self._take(told)
            if self.world.reads_aloud(self.seated.table):
                seen = {"type": "seen", "table": self.seated.table, "seq": self.seq}
                self.after(self.dice.uniform(0, 0.5), self._send, seen)

    def _lobby(self, lobby: dict[str, Any]) -> None:
        if lobby["status"] in ("over", "abandoned") and not self.is_done:
            self.is_done = True
            self.world.is_through(self)

    def _take(self, told: dict[str, Any]) -> None:
        """See how the table stands, and what one is asked."""
        if not self._following:
            self._following = True
            if self._resent_on is not self.connection:
                self._resend_all()
        self._legal = told["legal"]
        self._consider()

    def _consider(self) -> None:
        """Think about what one is asked."""
        if self._legal is None or self._pending is not None or self._deciding is not None:
            return
        if self._legal["since"] == self._answered:
            return
        in_window = self._legal["rule"] == REACTION and self._is_waited_for
        silence = 0.15 if in_window else self.sleepy
        if silence and self.dice.random() < silence:
            self._answered = self._legal["since"]  # lets his time run out
            return
        thinks = self.dice.expovariate(1 / self.haste)
        self._deciding = self.after(thinks, self._decide)

    # Deciding -----------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Ask whether he owes an answer, as far as he knows."""
        return self._legal is not None

    def _decide(self) -> None:
        self._deciding = None
        legal = self._legal
        if legal is None or self._pending is not None or legal["since"] == self._answered:
            return
        self.decide_on(self.world.chosen(self, legal, self._next_id()))

    def _next_id(self) -> str:
        return f"{self.name}/{self._number + 1}"

    def decide_on(self, word: str) -> None:
        """Decide, and see to it that it is acknowledged."""
        id_ = self._next_id()
        self._number += 1
        text = _encode(
            {"type": "act", "table": self.seated.table, "id": id_, "seq": self.seq, "action": word}
        )
        self._pending = Decided(id_, word, self._legal["since"], self.seq, text)
        self._resend(self._pending)

    def _resend_all(self) -> None:
        """Send once more, on a new connection, what may have been lost with the old one."""
        self._resent_on = self.connection
        if self._pending is not None:
            self._resend(self._pending)
        for id_ in self._lines:
            self._say_again(id_)

    def _resend(self, decided: Decided) -> None:
        if self._pending is decided and not self.is_done:
            self._send_bytes(decided.text)
            self.after(PATIENCE_S, self._ask_again, decided, self.connection)

    def _ask_again(self, decided: Decided, connection: Connection | None) -> None:
        if connection is not None and connection is self.connection:
            self._resend(decided)

    def _acknowledged(self, told: dict[str, Any]) -> None:
        id_ = told["id"]
        pending = self._pending
        if pending is not None and id_ == pending.id:
            self._pending = None
            self._answered = pending.since
            self.acked.append(pending)
            self._afterwards(told["seq"])
            self._consider()
        elif id_ in self._lines:
            self.said[id_] = self._lines.pop(id_)

    def _error(self, told: dict[str, Any]) -> None:
        code, id_ = told["code"], told.get("id")
        self.refused.append(code)
        pending = self._pending
        if code == "internal":
            self.wrong.append(f"was told of an internal error: {told}")
        if id_ is None:
            if code in ("resync", "unavailable", "internal"):
                self._begin_anew(0.0 if code == "resync" else self.dice.uniform(0.2, 1.0))
            return
        if pending is not None and id_ == pending.id:
            if code in ("unavailable", "internal", "too-fast"):
                self.after(self.dice.uniform(0.2, 1.0), self._resend, pending)
                return
            self._pending = None
            if code == "already-answered":
                self.answered_before.append(id_)
                self._answered = pending.since
            elif code == "not-playing":
                self._begin_anew()  # it has ended meanwhile
            elif code == "too-late":
                self.turned_down.append(id_)
                self._legal = None
                self._begin_anew(0.5)  # what has happened since is on its way
            else:
                self.wrong.append(f"was refused {pending.word}, which was legal: {told}")
        elif id_ in self._lines and code in ("unavailable", "internal"):
            self.after(0.5, self._say_again, id_)
        else:
            self._lines.pop(id_, None)

    # Everything else that people do -------------------------------------------------------------

    def _afterwards(self, seq: int) -> None:
        """Perhaps take it back, say something, leave, or break off."""
        lot = self.dice.random()
        if self.world.is_rated(self.seated.table) and lot < 0.06:
            return
        if lot < 0.06:
            back = {"type": "undo", "table": self.seated.table, "id": "undo", "seq": seq - 1}
            if seq > 0:
                self.after(self.dice.uniform(0, 0.1), self._send, back)
        elif lot < 0.10:
            self._number += 1
            id_ = f"{self.name}/{self._number}"
            self._lines[id_] = f"line {self._number}"
            self._say_again(id_)
        elif lot < 0.12:
            self.hang_up()
        elif lot < 0.13:
            self.world.leave_table(self)

    def _say_again(self, id_: str) -> None:
        text = self._lines.get(id_)
        if text is not None:
            self._send({"type": "chat", "table": self.seated.table, "id": id_, "text": text})

    def _undo_asked(self, told: dict[str, Any]) -> None:
        if self.seat in told["waiting"]:
            agree = self.dice.random() < 0.7
            if agree:
                self.agreed.append((told["seat"], told["seq"]))
            answer = {"type": "consent", "table": self.seated.table, "id": "consent"}
            self.after(
                self.dice.uniform(0, 0.2),
                self._send,
                {**answer, "seq": told["seq"], "agree": agree},
            )
