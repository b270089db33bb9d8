"""The mailbox: what a client says waits for the one who answers it, and for nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from larceny.server.realtime import draining
from larceny.server.realtime.draining import DrainableSocket
from larceny.server.realtime.flushes import Flushes
from larceny.server.realtime.mailbox import Mailbox

GONE = {"type": "websocket.disconnect", "code": 1001}


class Emptied:
    """Counts how often a mailbox said that it has room again."""

    times = 0

    def __call__(self) -> None:
        self.times += 1


def tell(story: Callable[[Mailbox, Emptied], Awaitable[None]]) -> None:
    """Tell a story of a mailbox."""

    async def run() -> None:
        emptied = Emptied()
        await story(Mailbox(asyncio.get_running_loop(), emptied), emptied)

    asyncio.run(run())


def test_texts_come_out_as_they_went_in_and_asgi_has_them_as_messages() -> None:
    async def story(mailbox: Mailbox, emptied: Emptied) -> None:
        for said in ("one", "two", GONE):
            mailbox.put_nowait(said)
        assert [await mailbox.take(), await mailbox.get()] == [
            "one",
            {"type": "websocket.receive", "text": "two"},
        ]
        assert (emptied.times, mailbox.qsize()) == (0, 1)
        assert await mailbox.get() is GONE
        assert emptied.times == 1

    tell(story)


def test_who_waits_is_woken_and_only_he_waits_who_has_nothing_to_answer() -> None:
    async def story(mailbox: Mailbox, _: Emptied) -> None:
        assert not mailbox.is_awaited()
        reader = asyncio.create_task(mailbox.take())
        await asyncio.sleep(0)
        assert mailbox.is_awaited()
        mailbox.put_nowait("one")
        assert not mailbox.is_awaited()
        assert await reader == "one"

    tell(story)


def test_one_who_goes_reads_no_more_texts_but_hears_that_the_client_is_gone() -> None:
    async def story(mailbox: Mailbox, emptied: Emptied) -> None:
        mailbox.put_nowait("too late")
        mailbox.take_no_more_texts()
        assert emptied.times == 1  # so that it is read on, and the end is heard
        mailbox.put_nowait("later still")
        mailbox.put_nowait({"type": "websocket.receive", "bytes": b"and this"})
        mailbox.put_nowait(GONE)
        assert await mailbox.take() is GONE

    tell(story)


def test_a_socket_is_closed_when_what_it_took_from_its_mailbox_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(draining, "TICK_S", 0)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message["type"])

    async def story(mailbox: Mailbox, _: Emptied) -> None:
        socket = DrainableSocket(mailbox.get, send, mailbox)
        await socket.send({"type": "websocket.accept"})
        mailbox.put_nowait("answer me")
        assert await mailbox.take() == "answer me"
        closing = asyncio.create_task(socket.close())
        for _again in range(10):  # each time it looks whether it may close
            await asyncio.sleep(0)
        assert sent == ["websocket.accept"]  # it is being answered
        reading = asyncio.create_task(mailbox.take())
        await closing
        assert sent == ["websocket.accept", "websocket.close"]
        reading.cancel()

    tell(story)


def test_a_flush_that_fails_leaves_the_others_theirs(caplog: pytest.LogCaptureFixture) -> None:
    flushed = []

    def fails() -> None:
        raise OSError("gone")

    async def story() -> None:
        flushes, loop = Flushes(), asyncio.get_running_loop()
        for flush in (lambda: flushed.append(1), fails, lambda: flushed.append(2)):
            flushes.soon(loop, flush)
        await asyncio.sleep(0)
        assert flushed == [1, 2]
        flushes.soon(loop, lambda: flushed.append(3))
        await asyncio.sleep(0)
        assert flushed == [1, 2, 3]

    asyncio.run(story())
    assert "flush-failed" in caplog.text
