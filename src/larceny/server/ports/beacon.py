"""A public beacon: a source of randomness that nobody knows before its time, and all do after."""

from typing import Protocol

from larceny.kernel.sealed_deal import BeaconRound


class BeaconSilent(Exception):
    """The beacon has not answered, or not yet."""


class Beacon(Protocol):
    """Tells what a beacon says, round by round."""

    def round_after(self, at_ms: int) -> BeaconRound:
        """Name the first round that comes out after a time; what it says is not known yet."""
        ...

    def out_at(self, number: int) -> int:
        """Return when a round comes out, in milliseconds since 1970."""
        ...

    async def look_up(self, number: int) -> BeaconRound:
        """Return what a round says; raise `BeaconSilent` if that cannot be had now."""
        ...
