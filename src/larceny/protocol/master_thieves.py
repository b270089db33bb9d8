"""Master Thieves for the browser: its types, and how long its events can be read."""

from collections.abc import Mapping

from larceny.games.master_thieves import actions, events, scoring, view_types

from .game_types import GameTypes
from .reading import BIG, MOVED, READ, TOLD, Reading

TYPES = GameTypes(view_types, events, actions, scoring)

READING: Mapping[str, Reading] = {
    "DiamondsPut": MOVED,
    "RoundBegun": TOLD,
    "Chose": Reading(350),
    "Revealed": Reading(1_600, 350, "cards"),
    "SmugglersCounted": READ,
    "TurnBegun": TOLD,
    "BoxMoved": Reading(1_500),
    "Opened": MOVED,
    "Looked": MOVED,
    "Seen": READ,
    "SecretSeen": READ,
    "Fell": BIG,
    "RubyFell": BIG,
    "Took": READ,
    "TookRuby": BIG,
    "Placed": MOVED,
    "PlacedNothing": TOLD,
    "AlarmSet": READ,
    "AlarmRecovered": READ,
    "AlarmKept": TOLD,
    "AlarmLeftAlone": TOLD,
    "AlarmLetLie": TOLD,
    "Picked": MOVED,
    "Left": TOLD,
    "CardsPassed": READ,
    "GameOver": Reading(1_000),
}
"""By kind of event; one that is not named is not shown by itself."""
