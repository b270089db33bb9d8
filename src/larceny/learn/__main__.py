"""`python -m larceny.learn GAME --out RUN --minutes N --resume`: needs only JAX and NumPy."""

import argparse
import sys
import time
from pathlib import Path

_STARTED = time.monotonic()


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, and run."""
    parser = argparse.ArgumentParser("larceny learn", description="Let nets learn by self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    parser.add_argument("--minutes", type=float, default=9.0, help="of this chunk, all in all")
    parser.add_argument("--iterations", type=int, default=0, help="of this chunk; 0: by the clock")
    parser.add_argument("--resume", action="store_true", help="go on where the run stopped")
    parser.add_argument("--tables", default="", help="EDITION/PLAYERS, ...; they take turns")
    parser.add_argument("--against", default="", help="a frozen bot: one seat learns to beat it")
    parser.add_argument("--schedule-minutes", type=float, help="of training, of the whole run")
    parser.add_argument("--schedule-decisions", type=float, help="instead of minutes")
    parser.add_argument("--begin", type=Path, metavar="NET", help="begin with a net's policy")
    parser.add_argument("--imitate", type=Path, metavar="FILE", help="games to learn from")
    parser.add_argument("--whose", default="", metavar="BOT", help="whose decisions in them; all")
    parser.add_argument(
        "--copies", type=Path, action="append", default=[], metavar="NET", help="plays with it"
    )
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="changes")
    parser.add_argument("--judge-seconds", type=float, default=60.0)
    parser.add_argument("--judge-games", type=int, help="8192 on a GPU, 256 without one")
    parser.add_argument("--cache", type=Path, help="a folder for compiled code")
    told = parser.parse_args(arguments)

    from larceny.kernel.errors import LarcenyError  # noqa: PLC0415 - the clock has started

    from .program import run  # noqa: PLC0415
    from .wishes import Wishes  # noqa: PLC0415

    try:
        run(Wishes(**vars(told)), _STARTED)
    except LarcenyError as refusal:
        parser.error(str(refusal))


if __name__ == "__main__":
    main(sys.argv[1:])
