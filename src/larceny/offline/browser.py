"""The door for JavaScript: a device whose questions, answers and messages are texts."""

import json
from collections.abc import Callable
from typing import NamedTuple

from .device import Device, Keep, Send
from .routes import answer


class Door(NamedTuple):
    """What the browser's worker calls."""

    load: Callable[[str], None]  # a table that was kept
    load_solved: Callable[[str], None]  # what was answered to puzzles
    be: Callable[[str, str], None]  # who holds the device: id and name
    ask: Callable[[str, str, str | None], tuple[int, str]]  # method, address, body
    say: Callable[[str], None]  # a message of the socket


def begin(keep: Keep, send: Send, keep_solved: Callable[[str], None]) -> Door:
    """Begin with a device that knows no table yet, and on which nothing was solved."""
    device = Device(keep, send, keep_solved=keep_solved)

    def be(person: str, name: str) -> None:
        device.person, device.name = person, name

    def ask(method: str, address: str, body: str | None) -> tuple[int, str]:
        return answer(device, method, address, body)

    def say(message: str) -> None:
        device.receive(json.loads(message))

    return Door(device.load, device.load_solved, be, ask, say)
