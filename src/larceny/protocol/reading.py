"""How long what happens can be read: for each kind of event, at the normal pace of a table.

The server waits so long before a bot goes on, and a client shows each event at least so long: both
read it here. A time depends on what everybody at the table witnesses, and on nothing that is hidden
from anybody: the kind of an event, and how many things it lists openly.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reading:
    """How many milliseconds a kind of event is shown: a time, and more for each listed thing."""

    ms: int
    each: int = 0
    of: str = ""  # the field that lists them


_TOLD, _MOVED, _READ, _BIG = Reading(500), Reading(900), Reading(1_300), Reading(2_200)

MASTER_THIEVES: Mapping[str, Reading] = {
    "DiamondsPut": _MOVED,
    "RoundBegun": _TOLD,
    "Chose": Reading(350),
    "Revealed": Reading(1_600, 350, "cards"),
    "SmugglersCounted": _READ,
    "TurnBegun": _TOLD,
    "BoxMoved": Reading(1_500),
    "Opened": _MOVED,
    "Looked": _MOVED,
    "Seen": _READ,
    "SecretSeen": _READ,
    "Fell": _BIG,
    "RubyFell": _BIG,
    "Took": _READ,
    "TookRuby": _BIG,
    "Placed": _MOVED,
    "PlacedNothing": _TOLD,
    "AlarmSet": _READ,
    "AlarmRecovered": _READ,
    "AlarmKept": _TOLD,
    "AlarmLeftAlone": _TOLD,
    "AlarmLetLie": _TOLD,
    "Picked": _MOVED,
    "Left": _TOLD,
    "CardsPassed": _READ,
    "GameOver": Reading(1_000),
}

FORTY_THIEVES: Mapping[str, Reading] = {
    "BoardLaid": _MOVED,
    "TurnBegun": _TOLD,
    "Discarded": _TOLD,
    "Drew": _TOLD,
    "Shuffled": _MOVED,
    "Laid": _MOVED,
    "Glimpsed": Reading(1_800),
    "Shown": Reading(1_800, 300, "squares"),
    "Named": _TOLD,
    "SapphireTileKept": _MOVED,
    "Replaced": _READ,
    "Led": _READ,
    "Interchanged": _READ,
    "Played": _READ,
    "Aimed": _MOVED,
    "Worked": _MOVED,
    "Cancelled": _BIG,
    "EyeDropped": _READ,
    "EyeGiven": _READ,
    "Announced": Reading(1_500, 450, "fronts"),
    "Failed": _BIG,
    "Succeeded": _BIG,
    "TookGem": _MOVED,
    "Robbed": _READ,
    "RobbedMerchant": _READ,
    "TookAll": Reading(1_200, 45, "gems"),
    "Cleared": _MOVED,
    "GoldenDrawn": _READ,
    "GoldenActed": _BIG,
    "MerchantCame": _BIG,
    "MerchantTook": _READ,
    "Wished": _BIG,
    "HandsPassed": Reading(2_000),
    "GameOver": Reading(1_000),
}

READING: Mapping[str, Mapping[str, Reading]] = {
    "master-thieves": MASTER_THIEVES,
    "forty-thieves": FORTY_THIEVES,
}
"""By game and kind; an event that is not named is not shown by itself."""


def reading_ms(game: str, event: Mapping[str, Any]) -> int:
    """Return how long an event is shown at the normal pace, from what everybody witnesses of it."""
    reading = READING[game].get(event["event"])
    if reading is None:
        return 0
    return reading.ms + reading.each * len(event[reading.of] if reading.of else ())


def typescript() -> str:
    """Write the times for the browser."""
    lines = [
        "// Written by `make docs` from larceny.protocol.reading; do not edit by hand.\n",
        "/** How long a kind of event is shown: a time, and more for each thing in a field. */",
        "export interface Reading {\n  ms: number;\n  each?: number;\n  of?: string;\n}\n",
        "/** By game and kind of event, in milliseconds; what is not named is not shown. */",
        "export const READING: Record<string, Record<string, Reading>> = {",
    ]
    for game, kinds in READING.items():
        lines.append(f"  {json.dumps(game)}: {{")
        for kind, reading in kinds.items():
            of = f", each: {reading.each}, of: {json.dumps(reading.of)}" if reading.of else ""
            lines.append(f"    {kind}: {{ ms: {reading.ms}{of} }},")
        lines.append("  },")
    return "\n".join([*lines, "};\n"])
