"""A sealed deal in a record: in JSON, and as lines of its header."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import InvalidRecord
from .events import Seat
from .plain_values import listed, seat, text, whole
from .sealed_deal import AddedBy, BeaconRound, SealedDeal

SEAL, WITHHELD = "Seal", "Withheld"
TAGS = ("Table", "Round", SEAL, WITHHELD, "Beacon")
"""The lines that tell of it."""


def to_plain(sealed: SealedDeal) -> dict[str, Any]:
    """Write a sealed deal as plain values."""
    beacon = sealed.beacon
    return {
        "table": sealed.table,
        "round": sealed.round,
        "added_by": [str(how) for how in sealed.added_by],
        "seals": list(sealed.seals),
        "withheld": [list(one) for one in sealed.withheld],
        "beacon": None
        if beacon is None
        else {
            "chain": beacon.chain,
            "round": beacon.round,
            "signature": beacon.signature,
            "randomness": beacon.randomness,
        },
    }


def from_plain(told: Mapping[str, Any]) -> SealedDeal:
    """Read a sealed deal from plain values; what is missing or wrong raises as their types do."""
    beacon = told["beacon"]
    return SealedDeal(
        table=text(told["table"]),
        round=whole(told["round"]),
        added_by=tuple(AddedBy(how) for how in listed(told["added_by"])),
        seals=tuple(text(seal) for seal in listed(told["seals"])),
        withheld=tuple((whole(round_), seat(who)) for round_, who in listed(told["withheld"])),
        beacon=None
        if beacon is None
        else BeaconRound(
            chain=text(beacon["chain"]),
            round=whole(beacon["round"]),
            signature=text(beacon["signature"]),
            randomness=text(beacon["randomness"]),
        ),
    )


def to_lines(sealed: SealedDeal) -> list[str]:
    """Write a sealed deal as lines of a header."""
    seals = zip(sealed.added_by, sealed.seals, strict=True)
    beacon = sealed.beacon
    return [
        f"Table: {sealed.table}",
        f"Round: {sealed.round}",
        *(f"{SEAL}: {how} {seal}".rstrip() for how, seal in seals),
        *(f"{WITHHELD}: {round_} {who}" for round_, who in sealed.withheld),
        *(
            []
            if beacon is None
            else [f"Beacon: {beacon.chain} {beacon.round} {beacon.signature} {beacon.randomness}"]
        ),
    ]


_SEAL = re.compile(r"(sealed|plain|bot) ([0-9a-f]{64})|(none)")
_WITHHELD = re.compile(r"([0-9]) ([0-9])")
_BEACON = re.compile(r"(\w+) ([0-9]{1,15}) ([0-9a-f]+) ([0-9a-f]{64})")
_ROUND = re.compile(r"[0-9]")


def from_lines(tags: Mapping[str, Sequence[str]]) -> SealedDeal:
    """Read a sealed deal from the lines of a header."""
    for name in ("Table", "Round"):
        if name not in tags:
            raise InvalidRecord("missing-field", field=name)
    seals = [_matched(_SEAL, line) for line in tags.get(SEAL, ())]
    withheld = [_matched(_WITHHELD, line) for line in tags.get(WITHHELD, ())]
    beacons = [_matched(_BEACON, line) for line in tags.get("Beacon", ())]
    return SealedDeal(
        table=tags["Table"][0],
        round=int(_matched(_ROUND, tags["Round"][0])[0]),
        added_by=tuple(AddedBy(one[1] or one[3]) for one in seals),
        seals=tuple(one[2] or "" for one in seals),
        withheld=tuple((int(one[1]), Seat(int(one[2]))) for one in withheld),
        beacon=BeaconRound(beacons[0][1], int(beacons[0][2]), beacons[0][3], beacons[0][4])
        if beacons
        else None,
    )


def _matched(pattern: re.Pattern[str], line: str) -> re.Match[str]:
    match = pattern.fullmatch(line)
    if match is None:
        raise InvalidRecord("bad-field", why=line[:80])
    return match
