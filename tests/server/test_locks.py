"""The lock of a table: who comes first has it first, and nobody who went away keeps it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps

import pytest

from larceny.server.service.runtime.locks import Lock


def told(story: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Let a story be a test."""

    async def run() -> None:
        await story()

    @wraps(story)
    def test() -> None:
        asyncio.run(run())

    return test


async def _hold(lock: Lock, name: str, held: list[str]) -> None:
    async with lock:
        held.append(name)
        await asyncio.sleep(0)


@told
async def test_nobody_takes_at_once_what_somebody_holds() -> None:
    lock = Lock()
    assert lock.acquire_at_once()
    assert not lock.acquire_at_once()
    lock.release()
    assert not lock.locked()
    assert lock.acquire_at_once()


@told
async def test_it_goes_round_in_the_order_in_which_people_came() -> None:
    lock, held = Lock(), list[str]()
    await lock.acquire()
    waiting = [asyncio.create_task(_hold(lock, name, held)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.acquire_at_once()  # it is handed on, not left lying
    await asyncio.gather(*waiting)
    assert held == ["a", "b", "c"]
    assert not lock.locked()


@told
async def test_who_does_not_wait_any_more_is_passed_over() -> None:
    lock, held = Lock(), list[str]()
    await lock.acquire()
    gone, stays = (asyncio.create_task(_hold(lock, name, held)) for name in "ab")
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    lock.release()
    await stays
    assert held == ["b"]
    assert not lock.locked()


@told
async def test_one_who_goes_as_it_is_handed_to_him_hands_it_on() -> None:
    lock, held = Lock(), list[str]()
    await lock.acquire()
    gone, stays = (asyncio.create_task(_hold(lock, name, held)) for name in "ab")
    await asyncio.sleep(0)
    lock.release()  # it is his, but he does not know yet
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await stays
    assert held == ["b"]
    assert not lock.locked()


@told
async def test_the_last_one_who_goes_leaves_it_free() -> None:
    lock, held = Lock(), list[str]()
    await lock.acquire()
    gone = asyncio.create_task(_hold(lock, "a", held))
    await asyncio.sleep(0)
    lock.release()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert not lock.locked()
    assert not lock.is_awaited()
