"""Sockets that are open, by the token that opened them: they end when it does."""

import asyncio
from collections.abc import Sequence


class TokenSockets:
    """The tasks that talk over sockets."""

    def __init__(self) -> None:
        self._by_token: dict[str, set[asyncio.Task[None]]] = {}
        self._ended: set[asyncio.Task[None]] = set()

    def enter(self, token_hash: str) -> None:
        """Remember that the current task talks for a token."""
        self._by_token.setdefault(token_hash, set()).add(_this_task())

    def leave(self, token_hash: str) -> bool:
        """Forget the current task; say if it was ended because its token is worth nothing."""
        task = _this_task()
        tasks = self._by_token[token_hash]
        tasks.discard(task)
        if not tasks:
            del self._by_token[token_hash]
        was_ended = task in self._ended
        self._ended.discard(task)
        return was_ended

    def tokens(self) -> list[str]:
        """List the tokens that have connections."""
        return list(self._by_token)

    def end(self, hashes: Sequence[str]) -> None:
        """End the connections of tokens."""
        for token_hash in hashes:
            for task in self._by_token.get(token_hash, ()):
                self._ended.add(task)
                task.cancel()


def _this_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task is not None
    return task
