"""40 Thieves for the browser: its types, and how long its events can be read."""

from collections.abc import Mapping

from larceny.games.forty_thieves import actions, events, scoring, view_types

from .game_types import GameTypes
from .reading import BIG, MOVED, READ, TOLD, Reading

TYPES = GameTypes(view_types, events, actions, scoring)

READING: Mapping[str, Reading] = {
    "BoardLaid": MOVED,
    "TurnBegun": TOLD,
    "Discarded": TOLD,
    "Drew": TOLD,
    "Shuffled": MOVED,
    "Laid": MOVED,
    "Glimpsed": Reading(1_800),
    "Shown": Reading(1_800, 300, "squares"),
    "Named": TOLD,
    "SapphireTileKept": MOVED,
    "Replaced": READ,
    "Led": READ,
    "Interchanged": READ,
    "Played": READ,
    "Aimed": MOVED,
    "Worked": MOVED,
    "Cancelled": BIG,
    "EyeDropped": READ,
    "EyeGiven": READ,
    "Announced": Reading(1_500, 450, "fronts"),
    "Failed": BIG,
    "Succeeded": BIG,
    "TookGem": MOVED,
    "Robbed": READ,
    "RobbedMerchant": READ,
    "TookAll": Reading(1_200, 45, "gems"),
    "Cleared": MOVED,
    "GoldenDrawn": READ,
    "GoldenActed": BIG,
    "MerchantCame": BIG,
    "MerchantTook": READ,
    "Wished": BIG,
    "HandsPassed": Reading(2_000),
    "GameOver": Reading(1_000),
}
"""By kind of event; one that is not named is not shown by itself."""
