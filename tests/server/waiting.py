"""Waiting for something to hold: as long as it takes, so that a slow machine is never wrong."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ..clocks import NEVER

PATIENCE_S = NEVER
"""When a test that waits gives up. It is only there to end a hang: nothing takes nearly so long."""

PATIENTLY: dict[str, Any] = {
    "open_timeout": PATIENCE_S,
    "close_timeout": PATIENCE_S,
    "ping_interval": None,
}
"""How a socket is opened: nobody is taken for dead because the machine is slow."""

_LOOK_S = 0.005


async def eventually(holds: Callable[[], object]) -> None:
    """Wait until something holds, while the event loop goes on."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(_LOOK_S)


def wait_until(holds: Callable[[], object]) -> None:
    """Wait until something holds, where there is no event loop."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(_LOOK_S)
