"""Whatever is said over the socket, in whatever order: a clear answer, and the games go on."""

import asyncio
import json
import re
import tempfile
from collections import Counter
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule
from starlette.types import Message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larceny.games.registry import GAMES
from larceny.kernel.events import Seat
from larceny.kernel.play import verify
from larceny.kernel.record import Record
from larceny.protocol import messages as m
from larceny.server.domain import identity as names
from larceny.server.domain.tables import Status
from larceny.server.ports.store import Person
from larceny.server.realtime.socket import (
    FLOODED,
    MOST_A_SECOND,
    MOST_BYTES,
    TOO_BIG,
    TOO_SLOW,
    Socket,
)
from larceny.server.service.history.archive import Archive
from larceny.server.service.history.records import Records
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from ..effort import amount
from .api import Api, Guest, listening, serve, started
from .clocks import ManualClock
from .tables import Guest as Listener
from .tables import chosen, guest, nobody_is_asked, play_on, service_on, table_with
from .waiting import PATIENCE_S, PATIENTLY

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", DOCUMENT.partition("## Codes")[2]))
_ROWS = re.findall(r"^\| (\d{4}[\d, ]*) \|", DOCUMENT, re.MULTILINE)
CLOSING = {int(code) for row in _ROWS for code in row.split(", ")}
told_to_client = msgspec.json.Decoder(m.ServerMessage).decode


class Wire:
    """A WebSocket without a network."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[str] = []
        self.code: int | None = None
        self.idle = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if self.incoming.empty():
            self.idle.set()
        message = await self.incoming.get()
        self.idle.clear()
        return message

    async def send(self, message: Message) -> None:
        if self.code is not None:
            raise RuntimeError("closed")
        if message["type"] == "websocket.close":
            self.code = message["code"]
            self.put(type="websocket.disconnect")
        else:
            self.sent.append(message["text"])

    def put(self, **message: Any) -> None:
        self.idle.clear()
        self.incoming.put_nowait(message)


class Tab:
    """A socket of somebody, and the task that answers it."""

    def __init__(self, service: Service, person: Person) -> None:
        self.wire = Wire()
        self.socket = Socket(self.wire.receive, self.wire.send, person, service)
        self.task = asyncio.ensure_future(self.socket.run())

    async def settled(self) -> list[str]:
        """Wait until everything is answered; return what was said since the last time."""
        waiting = asyncio.ensure_future(self.wire.idle.wait())
        await asyncio.wait(
            [waiting, self.task], timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED
        )
        assert waiting.done() or self.task.done()
        waiting.cancel()
        for _ in range(3):
            await asyncio.sleep(0)  # the writer sends
        said, self.wire.sent = self.wire.sent, []
        return said


# What may be said ---------------------------------------------------------------------------------

WORDS = sorted({action.word for game in GAMES.values() for action in game.actions})


def mostly(usual: st.SearchStrategy[Any], strange: st.SearchStrategy[Any]) -> Any:
    """Draw something usual, and something strange now and then."""
    return st.integers(0, 9).flatmap(lambda lot: usual if lot else strange)


IDS = mostly(st.sampled_from(["1", "2", "again"]), st.text(max_size=70))
SEQS = mostly(
    st.integers(0, 40),
    st.sampled_from([-1, 2**31, 2**63, 2**64, 10**40, -(10**40), 1.5, None, "1"]),
)
KINDS = ("subscribe", "unsubscribe", "act", "chat", "undo", "consent", "ping", "snapshot", "")
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
NOT_MESSAGES = st.one_of(
    st.text(max_size=60),
    ANYTHING.map(json.dumps),
    st.sampled_from(
        [
            "",
            "null",
            "{",
            '{"type":"ping"',
            '{"type":"ping","id":"\\ud800"}',
            '{"type":"ping","id":"\\u0000"}',
            '{"type":"ping","type":"act","id":"1"}',
            '{"a":' + "[" * 4_000 + "]" * 4_000 + ',"type":"ping","id":"1"}',
            "[" * MOST_BYTES,
            '{"type":"ping","id":' + "9" * 8_000 + "}",
            '{"type":"chat","table":"tttttttt","id":"1","text":"' + "x" * 600 + '"}',
        ]
    ),
)
WHO = st.integers(0, 4)
GAME = mostly(st.integers(0, 1), st.just(2))
SEAT = mostly(st.integers(0, 1), st.integers(2, 4))


class Fuzz(RuleBasedStateMachine):
    """Two people and a stranger, some with several tabs, at two tables."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.context = service_on(f"sqlite:///{self.folder.name}/larceny.db")
        numbers = count(10**30)
        with (  # the same game again, if something is found
            patch.object(names, "new_token", lambda: str(next(numbers))),
            patch.object(names, "new_id", lambda: str(next(numbers))),
        ):
            self.do(self._begin())
        for game in (0, 1):
            for who in range(len(self.tabs)):
                self.subscribe_to(who, game)
            self.play_on(game, 12, Random(game))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    async def _begin(self) -> None:
        self.service = await self.context.__aenter__()
        asyncio.get_running_loop().set_exception_handler(self._failed)
        self.failures: list[Any] = []
        self.tables: list[str] = []
        self.people: list[list[Person]] = []
        for game, edition in (("forty-thieves", "standard"), ("master-thieves", "english_a")):
            table, guests = await table_with(
                self.service, game, people=2, edition=edition, reaction_ms=0
            )
            self.tables.append(table.id)
            self.people.append([one.person for one in guests])
        self.tables.append("no-such-table")
        stranger = await guest(self.service)
        everybody = [one for people in self.people for one in people]
        self.owners = [*everybody, stranger.person]
        self.tabs = [Tab(self.service, person) for person in self.owners]
        for tab in self.tabs:
            assert len(await tab.settled()) == 1  # welcome

    def _failed(self, loop: Any, context: dict[str, Any]) -> None:
        self.failures.append(context)

    # Saying things --------------------------------------------------------------------------------

    async def _say(self, who: int, text: str, answered: bool) -> None:
        """Say something; check that it is answered, and how."""
        tab = self.tabs[who]
        tab.wire.put(type="websocket.receive", text=text)
        said = await tab.settled()
        if tab.wire.code is not None:
            assert tab.wire.code in CLOSING
            await self._again(who)
            return
        assert not tab.task.done()
        assert said or not answered, text
        for other in self.tabs:
            said += await other.settled() if other is not tab else []
        self._check(said)

    def _check(self, said: list[str]) -> None:
        for text in said:
            message = told_to_client(text)
            assert not isinstance(message, m.Error) or message.code in CODES, message
        assert not self.failures

    async def _again(self, who: int) -> None:
        await self.tabs[who].task
        self.tabs[who] = Tab(self.service, self.owners[who])
        await self.tabs[who].settled()

    def say(self, who: int, message: Any) -> None:
        answered = message.get("type") != "unsubscribe"
        self.do(self._say(who, json.dumps(message), answered))

    def subscribe_to(self, who: int, game: int) -> None:
        self.say(who, {"type": "subscribe", "table": self.tables[game]})

    def at(self, game: int, seat: Seat) -> int:
        """Return who sits on a seat, or somebody else."""
        return (2 * game + seat) % len(self.tabs)

    @rule(who=WHO, game=GAME, seq=SEQS)
    def subscribe(self, who: int, game: int, seq: Any) -> None:
        self.say(who, {"type": "subscribe", "table": self.tables[game], "from_seq": seq})

    @rule(who=WHO, game=GAME)
    def unsubscribe(self, who: int, game: int) -> None:
        self.say(who, {"type": "unsubscribe", "table": self.tables[game]})

    @rule(seat=SEAT, game=GAME, id_=IDS, seq=SEQS, word=st.sampled_from(WORDS))
    def act(self, seat: Seat, game: int, id_: str, seq: Any, word: str) -> None:
        act = {"type": "act", "table": self.tables[game], "id": id_, "seq": seq, "action": word}
        self.say(self.at(game, seat), act)

    @rule(seat=SEAT, game=GAME, id_=IDS, text=st.text(max_size=30))
    def chat(self, seat: Seat, game: int, id_: str, text: str) -> None:
        self.say(
            self.at(game, seat),
            {"type": "chat", "table": self.tables[game], "id": id_, "text": text},
        )

    @rule(seat=SEAT, game=GAME, id_=IDS, seq=SEQS)
    def undo(self, seat: Seat, game: int, id_: str, seq: Any) -> None:
        self.say(
            self.at(game, seat), {"type": "undo", "table": self.tables[game], "id": id_, "seq": seq}
        )

    @rule(seat=SEAT, game=GAME, id_=IDS, seq=SEQS, agree=st.booleans())
    def consent(self, seat: Seat, game: int, id_: str, seq: Any, agree: bool) -> None:
        asked = {"type": "consent", "table": self.tables[game], "id": id_, "seq": seq}
        self.say(self.at(game, seat), {**asked, "agree": agree})

    @rule(seat=st.integers(0, 1), game=st.integers(0, 1), steps=st.integers(1, 9))
    def agree_to_take_back(self, seat: Seat, game: int, steps: int) -> None:
        table = self.tables[game]
        seq = max(0, self.service.sessions.loaded[table].position.seq - steps)
        self.say(2 * game + seat, {"type": "undo", "table": table, "id": "u", "seq": seq})
        agreed = {"type": "consent", "table": table, "id": "c", "seq": seq, "agree": True}
        self.say(2 * game + 1 - seat, agreed)

    @rule(
        who=WHO,
        kind=st.sampled_from(KINDS),
        fields=st.fixed_dictionaries(
            {},
            optional={
                "table": st.one_of(st.text(max_size=50), ANYTHING),
                "id": ANYTHING,
                "seq": ANYTHING,
                "text": ANYTHING,
                "action": ANYTHING,
                "extra": ANYTHING,
            },
        ),
    )
    def wrong_fields(self, who: int, kind: str, fields: dict[str, Any]) -> None:
        self.say(who, {"type": kind, **fields})

    @rule(who=WHO, text=NOT_MESSAGES)
    def not_a_message(self, who: int, text: str) -> None:
        self.do(self._say(who, text, answered=True))

    @rule(who=WHO, size=st.sampled_from([MOST_BYTES + 1, 10**6]))
    def giant(self, who: int, size: int) -> None:
        self.do(self._say(who, "x" * size, answered=False))

    @rule(who=WHO, data=st.binary(max_size=20))
    def binary(self, who: int, data: bytes) -> None:
        async def send() -> None:
            self.tabs[who].wire.put(type="websocket.receive", bytes=data)
            await self.tabs[who].settled()
            assert self.tabs[who].wire.code == TOO_BIG
            await self._again(who)

        self.do(send())

    @rule(who=WHO)
    def goes_and_comes_back(self, who: int) -> None:
        self.tabs[who].wire.put(type="websocket.disconnect")
        self.do(self._again(who))

    @rule(game=st.integers(0, 1), moves=st.integers(1, 12), seed=st.integers(0, 999))
    def play(self, game: int, moves: int, seed: int) -> None:
        """Do what is legal, so that the games go on; sometimes twice."""
        self.play_on(game, moves, Random(seed))

    def play_on(self, game: int, moves: int, dice: Random) -> None:
        for _ in range(moves):
            session = self.service.sessions.loaded[self.tables[game]]
            seats = [
                seat
                for seat in session.position.deciders()
                if not session.position.has_answered(seat)
            ]
            if seats:
                self._play(game, session, dice.choice(seats), dice)
            else:
                self.do(nobody_is_asked(self.service))  # a window closes

    def _play(self, game: int, session: TableSession, seat: Seat, dice: Random) -> None:
        legal = session.position.game.reactions(
            session.position.state, seat
        ) or session.position.game.legal_actions(session.position.state, seat)
        word = chosen([action.word for action in legal], dice)
        table, id_ = self.tables[game], f"play {session.position.seq}"
        act = {
            "type": "act",
            "table": table,
            "id": id_,
            "seq": session.position.seq,
            "action": word,
        }
        for _ in range(dice.choice([1, 1, 1, 2])):
            self.say(2 * game + seat, act)

    # Afterwards -----------------------------------------------------------------------------------

    def teardown(self) -> None:
        try:
            self.do(self._end())
        finally:
            self.runner.close()
            self.folder.cleanup()

    async def _end(self) -> None:
        """Normal people can play every game to its end."""
        for table, people in zip(self.tables[:2], self.people, strict=True):
            await self._finish(table, people)
        for tab in self.tabs:
            tab.wire.put(type="websocket.disconnect")
            await tab.task
        assert not self.failures
        await self.context.__aexit__(None, None, None)

    async def _finish(self, table: str, people: list[Person]) -> None:
        listeners = [Listener(person, self.service) for person in people]
        for one in listeners:
            await one.subscribe(table)
        session = self.service.sessions.loaded[table]
        playing = play_on(table, listeners, Random(1), lambda: session.table.status is Status.OVER)
        await asyncio.wait_for(playing, PATIENCE_S)
        assert self.service.sessions.loaded[table] is session
        record = await Records(Archive(self.service.store)).for_viewer(table, None)
        assert isinstance(record, Record)
        verify(session.position.game, record)


Fuzz.TestCase.settings = settings(
    max_examples=amount(quick=2, usual=3, soak=100),
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestFuzz = Fuzz.TestCase


# At a real socket ---------------------------------------------------------------------------------


def talk_to(url: str, who: Guest) -> connect:
    headers = {"Authorization": f"Bearer {who.token}"}
    address = url.replace("http", "ws", 1) + "/api/socket"
    return connect(address, additional_headers=headers, **PATIENTLY)


BURST = 10_000


async def everything_told(
    socket: ClientConnection, until: str, most: int | None = None
) -> tuple[list[Any], int | None]:
    """Read until a pong comes, or so much, or the socket is closed; return all, and how it was."""
    told: list[Any] = []
    try:
        while len(told) != most:
            told.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S)))
            if told[-1]["type"] == "pong" and told[-1]["id"] == until:
                break
    except ConnectionClosed as closed:
        return told, None if closed.rcvd is None else closed.rcvd.code
    return told, None


@pytest.mark.anyio
async def test_ten_thousand_messages_in_a_burst(tmp_path: Path) -> None:
    """No time passes meanwhile, however long it takes: it is all said in one second."""
    clock = ManualClock()
    async with serve(tmp_path, clock=clock) as api:
        ann, bo = await api.guest(), await api.guest()
        table = await started(api, [ann, bo], changes={"round_cap": 2})
        async with listening(api) as url, talk_to(url, ann) as noisy, talk_to(url, bo) as quiet:
            await quiet.send(json.dumps({"type": "subscribe", "table": table}))
            act = {"type": "act", "table": table, "id": "x", "seq": 0, "action": "nonsense"}
            half_way = asyncio.Event()

            async def shout() -> None:
                for number in range(BURST):
                    await noisy.send(json.dumps(act if number % 2 else {"type": "ping", "id": "n"}))
                    if number == BURST // 2:
                        half_way.set()

            shouting = asyncio.create_task(shout())
            hearing = asyncio.create_task(everything_told(noisy, "never", most=1 + BURST))
            await half_way.wait()
            await quiet.send('{"type": "ping", "id": "me"}')
            assert (await everything_told(quiet, "me"))[1] is None
            told, code = await hearing
            await asyncio.gather(shouting, return_exceptions=True)
            assert code in (None, TOO_SLOW, FLOODED)
            if code is None:
                clock.advance(1)
                await noisy.send('{"type": "ping", "id": "the end"}')
                assert (await everything_told(noisy, "the end"))[1] is None
            kinds = Counter(one.get("code", one["type"]) for one in told)
            assert kinds["too-fast"] > 0
            assert kinds["pong"] + kinds["unknown-action"] <= MOST_A_SECOND
            assert set(kinds) <= {"welcome", "pong", "too-fast", "unknown-action", "illegal-action"}
            session = await api.service.sessions.find(table)
            assert session.position.seq == 0


@pytest.mark.anyio
async def test_what_is_no_message_closes_only_its_own_socket(api: Api) -> None:
    ann = await api.guest()
    async with listening(api) as url, talk_to(url, ann) as other:
        for frame, is_text in [
            (b"\x00\x01", False),
            (b"\xff\xfe\xfd", True),  # not UTF-8
            (b"x" * (MOST_BYTES + 1), True),
            (b"x" * 10**6, True),
        ]:
            async with talk_to(url, ann) as socket:
                await socket.send(frame, text=is_text)
                _, code = await everything_told(socket, "never")
                assert code in CLOSING
        await other.send('{"type": "ping", "id": "here"}')
        assert (await everything_told(other, "here"))[1] is None
