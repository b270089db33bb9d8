"""drand, a public beacon: a league of organisations signs a number every few seconds.

https://drand.love; its chain `quicknet` speaks every three seconds. That the randomness is the hash
of the signature is checked; the signature itself (BLS12-381) is not, see docs/deals.md.
"""

import asyncio

import httpx
import msgspec

from larceny.kernel.sealed_deal import BeaconRound

from ..ports.beacon import BeaconSilent

QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
GENESIS_MS = 1_692_803_367_000
PERIOD_MS = 3_000
"""When its first round came out, and how often it speaks."""

PATIENCE_S = 5.0
"""How long a relay may take in all."""


class _Answer(msgspec.Struct):
    round: int
    randomness: str
    signature: str


_ANSWER = msgspec.json.Decoder(_Answer)


class Drand:
    """Asks a relay of drand, such as https://api.drand.sh."""

    def __init__(self, relay: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._relay = relay.rstrip("/")
        self._transport = transport

    def round_after(self, at_ms: int) -> BeaconRound:
        """Name the first round that comes out after a time."""
        number = max(0, at_ms - GENESIS_MS) // PERIOD_MS + 2
        return BeaconRound(QUICKNET, number, "", "")

    def out_at(self, number: int) -> int:
        """Return when a round comes out, in milliseconds since 1970."""
        return GENESIS_MS + (number - 1) * PERIOD_MS

    async def look_up(self, number: int) -> BeaconRound:
        """Return what a round says, as the relay tells it."""
        try:
            async with (
                asyncio.timeout(PATIENCE_S),
                httpx.AsyncClient(transport=self._transport) as client,
            ):
                answer = await client.get(f"{self._relay}/{QUICKNET}/public/{number}")
                answer.raise_for_status()
                told = _ANSWER.decode(answer.content)
        except (httpx.HTTPError, OSError, TimeoutError, msgspec.MsgspecError) as trouble:
            raise BeaconSilent(type(trouble).__name__) from trouble
        said = BeaconRound(QUICKNET, told.round, told.signature, told.randomness)
        if told.round != number or not said.fits:
            raise BeaconSilent("another-round" if told.round != number else "does-not-fit")
        return said
