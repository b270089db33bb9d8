"""The worker process that analyses one game: python -m larceny.bots.analysis_worker

It reads a line from its input, `{"record", "seat", "sims"}`, and writes a line for each thing that
it knows: first `{"of"}`, how many decisions there are, then one for each decision. It is nice to
everybody else on the machine, and ends when nobody reads it any more.
"""

import json
import os
import signal
import sys

from larceny.kernel import record as records
from larceny.kernel.events import Seat

from .analysis import SIMULATIONS, analyse, decisions

NICE = 10


def main() -> int:
    """Read what to analyse, and write what is found line by line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it ends it
    if hasattr(os, "nice"):  # Windows has no such thing
        os.nice(NICE)
    wanted = json.loads(sys.stdin.readline())
    record = records.from_json(wanted["record"])
    seats = (Seat(int(wanted["seat"])),)
    try:
        _write({"of": decisions(record, seats)})
        for judged in analyse(record, seats, int(wanted.get("sims", SIMULATIONS))):
            _write(judged.to_json())
    except BrokenPipeError:
        os._exit(0)  # nothing can be said, and nothing is to be tidied up
    return 0


def _write(line: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
