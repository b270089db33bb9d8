"""Games are gone through in a process of their own, which is nice to the server."""

import asyncio
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

from larceny.bots.analysis import SIMULATIONS
from larceny.kernel import record as records
from larceny.kernel.events import Seat
from larceny.kernel.record import Record

from ..ports.analyst import AnalysisFailed

COMMAND = (sys.executable, "-m", "larceny.bots.analysis_worker")


class AnalystProcess:
    """Starts a process for each game, and ends it."""

    def __init__(self, sims: int = SIMULATIONS) -> None:
        self.sims = sims

    async def judge(self, record: Record, seat: Seat) -> AsyncGenerator[dict[str, Any], None]:
        """Tell what the process tells, line by line."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        assert process.stdout is not None
        wanted = {"record": records.to_json(record), "seat": seat, "sims": self.sims}
        try:
            with suppress(BrokenPipeError, ConnectionResetError):  # it died: it is seen below
                process.stdin.write(json.dumps(wanted).encode() + b"\n")
                await process.stdin.drain()
            async for line in process.stdout:
                yield json.loads(line)
            if await process.wait() != 0:
                raise AnalysisFailed(f"exit code {process.returncode}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            process.stdin.close()
