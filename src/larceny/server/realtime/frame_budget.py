"""How much one client may send over its WebSocket, whatever it is: frames and bytes both count.

The limit of messages (`socket.MOST_A_SECOND`) sees whole messages only. Control frames, empty
fragments and messages that never end cost the server as much and would not be counted by it.
"""

from typing import Final

FRAMES_A_SECOND: Final = 500
MOST_FRAMES: Final = 1_000
"""Frames that a client may send in the long run, and at once: a little more than messages, so that
one who is only too fast is told so, and one who floods is cut off."""

FIRST_FRAMES = 500
"""Frames that it may send as soon as it comes: who is cut off gains little by coming back."""

BYTES_A_SECOND: Final = 512 * 2**10
MOST_BYTES: Final = 2 * 2**20
"""Bytes in the long run, and at once."""

MOST_FRAGMENTS = 64
"""Fragments of one message."""

LAST_FRAMES = 16
"""Frames that are still read after the server has closed: what was on its way, and the answer."""


class FrameBudget:
    """Two buckets of tokens, for frames and for bytes; the time is handed in."""

    __slots__ = ("_at", "_bytes", "_frames", "_frames_a_second")

    def __init__(self, now: float) -> None:
        self._at = now
        self._frames = float(FIRST_FRAMES)
        self._frames_a_second = FRAMES_A_SECOND
        self._bytes = float(MOST_BYTES)

    def take(self, frames: int, size: int, now: float) -> bool:
        """Count what was read; say no if it is too much."""
        passed, self._at = now - self._at, now
        self._frames = min(MOST_FRAMES, self._frames + passed * self._frames_a_second) - frames
        self._bytes = min(MOST_BYTES, self._bytes + passed * BYTES_A_SECOND) - size
        return self._frames >= 0 and self._bytes >= 0

    def end(self) -> None:
        """Leave only as much as one who is being sent away needs."""
        self._frames = min(self._frames, LAST_FRAMES)
        self._frames_a_second = 0
