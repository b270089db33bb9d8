"""`larceny learn`: nets that learn by playing themselves."""

from typing import Any

from larceny.lab.work import needs_extra


def run(started: float, **options: Any) -> None:
    """Begin a run, or go on with one."""
    try:
        from larceny.learn import program
        from larceny.learn.wishes import Wishes
    except ModuleNotFoundError as missing:
        raise needs_extra("learn", missing.name or "jax") from None
    program.run(Wishes(**options), started)
