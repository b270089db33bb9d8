"""Passwords: hashed with argon2id, off the event loop, one at a time.

One hash takes 46 MiB and about 0.15 s of one core: 2 passes, 1 lane. That is above
what OWASP asks for (19 MiB with 2 passes), and one at a time bounds the memory of them all.
"""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..domain.refusals import TooMuch

T = TypeVar("T")

MEMORY_KIB = 46 * 1024
PASSES = 2
LANES = 1

MOST_WAITING = 64
"""Hashes that may wait for their turn; more are refused, so that nobody waits for ever."""


class Argon2Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Return what is kept of a password."""
        return await self._in_turn(lambda: self._hasher.hash(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Ask whether a password is the right one; where there is none, take as long to say no."""
        return await self._in_turn(lambda: self._fits(password, hashed))

    def is_weak(self, hashed: str) -> bool:
        """Ask whether a password was hashed with less effort than is asked for today."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _fits(self, password: str, hashed: str | None) -> bool:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe(16))
        try:
            self._hasher.verify(self._nobodys if hashed is None else hashed, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooMuch("busy", retry_after_s=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
