"""Frames of WebSocket (RFC 6455, 5.2) as nearly all of them are: one short text, whole and plain.

Each is written and read here at once. What else there is, the library reads, frame by frame.
"""

from struct import Struct
from typing import Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was built without a compiler
    from websockets.utils import apply_mask

_short: Final = Struct("!BB").pack
_middle: Final = Struct("!BBH").pack
_long: Final = Struct("!BBQ").pack
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text; its size follows."""
_MASKED: Final = 0x80
"""Is added to the size by a client; the mask follows it."""


def framed(text: bytes) -> bytes:
    """Return a text as a frame of a server: whole, and without a mask."""
    size = len(text)
    if size < 126:
        return _short(_WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return _middle(_WHOLE_TEXT, 126, size) + text
    return _long(_WHOLE_TEXT, 127, size) + text


class SharedFrames:
    """Frames a text once that is told to many, one after the other.

    All who are told the same are handed the same bytes: what waits for a thousand slow readers is
    there once.
    """

    __slots__ = ("_frame", "_text")

    def __init__(self) -> None:
        self._text = self._frame = b""

    def of(self, text: bytes) -> bytes:
        """Return a text as a frame; the one that was made last, if it is that text."""
        if text is not self._text:
            self._text, self._frame = text, framed(text)
        return self._frame


def text_in(data: bytes) -> str | None:
    """Return the text in one frame of a client; None where data is anything else than just that."""
    if len(data) < 8 or data[0] != _WHOLE_TEXT:
        return None
    size, begins = data[1] - _MASKED, 6
    if size == 126:
        size, begins = int.from_bytes(data[2:4], "big"), 8
    elif not 0 <= size < 126:
        return None
    if len(data) != begins + size:
        return None
    try:
        return apply_mask(data[begins:], data[begins - 4 : begins]).decode()
    except UnicodeDecodeError:
        return None


def size_read(frame: Any) -> int:
    """Return how many bytes a frame of a client took, if it was written as short as it can be."""
    size = len(frame.data)
    if size < 126:
        return 6 + size
    return (8 if size < 1 << 16 else 14) + size
