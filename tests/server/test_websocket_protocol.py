"""The WebSocket of the server: the frames that it writes by itself."""

import pytest
from websockets.frames import Frame, Opcode

from larceny.server.realtime.websocket_protocol import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
