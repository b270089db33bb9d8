"""A WebSocket by hand, for those who do not keep to what is usual: frames as bytes, over TCP."""

import socket
import struct
from contextlib import suppress
from urllib.parse import urlsplit

from .waiting import PATIENCE_S

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """Write a frame as a client does: masked, if only with zeros."""
    assert len(payload) < 126
    return bytes((opcode | (0x80 if last else 0), 0x80 | len(payload))) + b"\0\0\0\0" + payload


def upgrade(url: str, token: str | None = None, path: str = "/api/socket") -> bytes:
    """Write the request for a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*lines, "", ""]).encode()


class RawSocket:
    """A connection on which anything can be said."""

    def __init__(self, url: str, token: str | None = None, wait: bool = True) -> None:
        where = urlsplit(url)
        assert where.hostname is not None
        assert where.port is not None
        self.tcp = socket.create_connection((where.hostname, where.port), PATIENCE_S)
        self.told = b""
        self.tcp.sendall(upgrade(url, token))
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait for the answer to the upgrade."""
        while b"\r\n\r\n" not in self.told:
            assert self._read()
        self.told = self.told.partition(b"\r\n\r\n")[2]

    def say(self, data: bytes) -> bool:
        """Send something; say no if nobody takes it any more."""
        try:
            self.tcp.sendall(data)
        except OSError:
            return False
        return True

    def code(self) -> int | None:
        """Read until the server closes; return the code, or None where it just ended."""
        while True:
            while (found := self._next_frame()) is not None:
                opcode, payload = found
                if opcode == CLOSE:
                    (code,) = struct.unpack("!H", payload[:2])
                    return int(code)
            if not self._read():
                return None

    def end(self) -> None:
        """Hang up."""
        with suppress(OSError):
            self.tcp.close()

    def _read(self) -> bool:
        try:
            some = self.tcp.recv(65_536)
        except ConnectionError:
            some = b""
        self.told += some
        return bool(some)

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Take one frame of the server from what was read."""
        if len(self.told) < 2:
            return None
        length, begins = self.told[1] & 0x7F, 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            length, begins = int.from_bytes(self.told[2 : 2 + wide], "big"), 2 + wide
        if len(self.told) < begins + length:
            return None
        opcode, payload = self.told[0] & 0x0F, self.told[begins : begins + length]
        self.told = self.told[begins + length :]
        return opcode, payload
