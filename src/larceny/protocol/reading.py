"""How long what happens can be read: for each kind of event, at the normal pace of a table.

The server waits so long before a bot goes on, and a client shows each event at least so long: both
read it here. A time depends on what everybody at the table witnesses, and on nothing that is hidden
from anybody: the kind of an event, and how many things it lists openly.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from larceny.games.registry import brought, find_title
from larceny.kernel.title import load


@dataclass(frozen=True, slots=True)
class Reading:
    """How many milliseconds a kind of event is shown: a time, and more for each listed thing."""

    ms: int
    each: int = 0
    of: str = ""  # the field that lists them


TOLD, MOVED, READ, BIG = Reading(500), Reading(900), Reading(1_300), Reading(2_200)

ANY = MOVED
"""How long each event is shown where a title says nothing about reading."""


@cache
def readings_of(game: str) -> Mapping[str, Reading] | None:
    """Return the times of a title, by kind of event; None if it says nothing."""
    title = find_title(game)
    own: Mapping[str, Reading] | None = load(title.reading) if title.reading else None
    return own


def reading_ms(game: str, event: Mapping[str, Any]) -> int:
    """Return how long an event is shown at the normal pace, from what everybody witnesses of it."""
    own = readings_of(game)
    reading = ANY if own is None else own.get(event["event"])
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
    for game, kinds in brought("reading").items():
        lines.append(f"  {json.dumps(game)}: {{")
        for kind, reading in kinds.items():
            of = f", each: {reading.each}, of: {json.dumps(reading.of)}" if reading.of else ""
            lines.append(f"    {kind}: {{ ms: {reading.ms}{of} }},")
        lines.append("  },")
    lines += [
        "};\n",
        "/** How long each event is shown of a game that is not named above. */",
        f"export const ANY_READING: Reading = {{ ms: {ANY.ms} }};\n",
    ]
    return "\n".join(lines)
