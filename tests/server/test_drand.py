"""The public beacon: what a relay says is taken only if it fits."""

import asyncio

import httpx
import pytest

from larceny.server.adapters.drand import QUICKNET, Drand
from larceny.server.ports.beacon import BeaconSilent

ROUND = 1000
SAID = {  # as drand's own documentation shows it
    "round": ROUND,
    "randomness": "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
    "signature": "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b1957"
    "6350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
}


def relay(status: int = 200, **changes: object) -> tuple[Drand, list[str]]:
    """Return a beacon whose relay always answers the same, and the addresses that were asked."""
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(str(request.url))
        return httpx.Response(status, json={**SAID, **changes})

    return Drand("https://relay.test/", httpx.MockTransport(answer)), asked


def test_a_round_is_looked_up_at_the_relay() -> None:
    drand, asked = relay()
    said = asyncio.run(drand.look_up(ROUND))
    assert asked == [f"https://relay.test/{QUICKNET}/public/{ROUND}"]
    assert (said.chain, said.round, said.randomness) == (QUICKNET, ROUND, SAID["randomness"])
    assert said.is_out
    assert said.fits


@pytest.mark.parametrize(
    "changes",
    [
        {"status": 404},
        {"status": 500},
        {"round": ROUND + 1},
        {"randomness": "0" * 64},
        {"signature": "no number"},
        {"signature": None},
    ],
)
def test_what_does_not_fit_counts_as_silence(changes: dict[str, object]) -> None:
    status = changes.pop("status", 200)
    assert isinstance(status, int)
    drand, _ = relay(status, **changes)
    with pytest.raises(BeaconSilent):
        asyncio.run(drand.look_up(ROUND))


def test_the_round_after_a_time_is_not_out_then_and_the_one_before_is() -> None:
    drand, _ = relay()
    for at in (0, drand.out_at(1), drand.out_at(ROUND), drand.out_at(ROUND) + 1_234):
        named = drand.round_after(at)
        assert not named.is_out
        assert drand.out_at(named.round) > at
        assert named.round == 2 or drand.out_at(named.round - 1) <= at
