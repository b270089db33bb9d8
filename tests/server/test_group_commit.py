"""Group commit: what waits is stored together, and nobody waits for what never will be."""

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest

from larceny.server.service.runtime.group_commit import GroupCommit


def test_what_comes_while_a_group_is_written_is_the_next_group() -> None:
    """Given a group that is being written, when three more come, then they are stored together."""
    groups: list[list[str]] = []
    may_write, is_writing = Event(), Event()

    def write(things: Sequence[str]) -> list[bool]:
        is_writing.set()
        may_write.wait()
        groups.append(list(things))
        return [True] * len(things)

    async def story() -> None:
        commit: GroupCommit[str] = GroupCommit("test", write)
        await commit.start()
        first = asyncio.create_task(commit.append("a"))
        await asyncio.to_thread(is_writing.wait)
        more = [asyncio.create_task(commit.append(thing)) for thing in "bcd"]
        await asyncio.sleep(0)
        may_write.set()
        assert await asyncio.gather(first, *more) == [True] * 4
        await commit.stop()

    asyncio.run(story())
    assert groups == [["a"], ["b", "c", "d"]]


def test_who_comes_after_the_end_can_be_cut_off() -> None:
    """Given a store that has stopped, when somebody waits for it, then he can go."""

    async def story() -> None:
        commit: GroupCommit[str] = GroupCommit("test", lambda things: [True] * len(things))
        await commit.start()
        await commit.stop()
        late = asyncio.create_task(commit.append("late"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        late.cancel()
        with pytest.raises(asyncio.CancelledError):
            await late

    asyncio.run(story())


def test_who_is_cut_off_knows_that_it_is_stored() -> None:
    """Given a slow write, when who waits is cut off, then he goes once it is over."""
    stored: list[str] = []
    may_write, is_writing = Event(), Event()

    def write(things: Sequence[str]) -> list[bool]:
        is_writing.set()
        may_write.wait()
        stored.extend(things)
        return [True] * len(things)

    async def story() -> None:
        commit: GroupCommit[str] = GroupCommit("test", write)
        await commit.start()
        waiting = asyncio.create_task(commit.append("a"))
        await asyncio.to_thread(is_writing.wait)
        waiting.cancel()
        await asyncio.sleep(0)
        assert not waiting.done()
        may_write.set()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert stored == ["a"]
        await commit.stop()

    asyncio.run(story())
