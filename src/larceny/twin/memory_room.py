"""Whether a batch fits: said before the device is asked for more than it has."""

import os

import jax

COPIES = 3
"""A step holds the state before and after it, and a program beside it something of its own."""


class DoesNotFit(ValueError):
    """A batch that is larger than the device's memory."""


def room() -> int:
    """Return how many bytes the device has for us."""
    told = jax.local_devices()[0].memory_stats() or {}
    if "bytes_limit" in told:
        return int(told["bytes_limit"])
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def check_batch(batch: int, bytes_a_game: int) -> None:
    """Refuse a batch that the device cannot hold, or that has no game."""
    if batch < 1:
        raise DoesNotFit(f"A batch has at least one game, not {batch}.")
    has, takes = room(), COPIES * batch * bytes_a_game
    if takes > has:
        raise DoesNotFit(
            f"A batch of {batch:,} games takes {takes / 2**30:,.1f} GiB while it is stepped, and "
            f"the device has {has / 2**30:,.1f} GiB: at most {has // (COPIES * bytes_a_game):,} "
            "games fit."
        )
