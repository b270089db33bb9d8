"""Answers about games that are over: made once, kept as bytes, and not sent to one who has them.

A replay is half a megabyte. Whether somebody may see it is asked each time; what it says cannot
change as long as the table does not.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response

from ..domain.tables import Table

MOST_BYTES = 32 * 2**20
"""How much is kept; what was asked for longest ago is forgotten first."""

CACHING = "private, no-cache"
"""A browser may keep it, but asks each time whether it still may see it."""

Key = tuple[str, ...]


def key_of(table: Table, *what: str) -> Key:
    """Return under what an answer about a table is kept: it is another one when that changes."""
    return table.id, str(table.version), *what


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer, and the tag by which browsers know it."""

    body: bytes
    tag: str


class FinishedAnswers:
    """What was told about games that are over."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Key, Kept] = OrderedDict()
        self._making: dict[Key, asyncio.Future[Kept]] = {}

    async def find(self, key: Key, make: Callable[[], bytes]) -> Kept:
        """Return an answer; `make` is called in a thread, once however many ask for it."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._make(key, make))
            making.add_done_callback(_looked_at)  # also if nobody waits any more
        return await asyncio.shield(making)

    async def _make(self, key: Key, make: Callable[[], bytes]) -> Kept:
        try:
            body = await asyncio.to_thread(make)
            kept = Kept(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')
            self._keep(key, kept)
            return kept
        finally:
            del self._making[key]

    def _keep(self, key: Key, kept: Kept) -> None:
        self._kept[key] = kept
        self._bytes += len(kept.body)
        while self._bytes > self._most_bytes:
            _, forgotten = self._kept.popitem(last=False)
            self._bytes -= len(forgotten.body)

    def __len__(self) -> int:
        return len(self._kept)


def _looked_at(making: asyncio.Future[Kept]) -> None:
    if not making.cancelled():
        making.exception()


class Finished:
    """Answers one request about a game that is over."""

    def __init__(self, request: Request) -> None:
        self._answers: FinishedAnswers = request.app.state.finished_answers
        self._known = request.headers.get("if-none-match", "")

    async def answer(
        self,
        table: Table,
        what: Key,
        make: Callable[[], bytes],
        headers: Mapping[str, str] | None = None,
        media_type: str = "application/json",
    ) -> Response:
        """Answer about a table as it is now."""
        return await self.kept(key_of(table, *what), make, headers, media_type)

    async def kept(
        self,
        key: Key,
        make: Callable[[], bytes],
        headers: Mapping[str, str] | None,
        media_type: str,
    ) -> Response:
        """Answer with what is kept under a key, or is made now; with nothing, if it is known."""
        kept = await self._answers.find(key, make)
        told = {"ETag": kept.tag, "Cache-Control": CACHING, **(headers or {})}
        if kept.tag in self._known:
            return Response(status_code=304, headers=told)
        return Response(kept.body, 200, told, media_type)


FinishedIn = Annotated[Finished, Depends(Finished)]
