"""One small frozen class per decision of the rulebook.

Every action exists once, has an index that never changes, and a word by which people write it.
"""

from dataclasses import dataclass
from typing import Final

from larceny.kernel.actions import ActionSpace, UniqueAction, say_types

from .pieces import (
    CHARACTERS,
    DIAMOND,
    EVERY_PLACE,
    LETTER,
    PLACE_NAMES,
    RUBY,
    SAPPHIRE,
    Character,
    Gem,
    Move,
    Place,
)

MOST_DIAMONDS_IN_A_SHARE: Final = 12


@dataclass(frozen=True, eq=False)
class Action(UniqueAction):
    """A decision of Master Thieves."""


@dataclass(frozen=True, eq=False)
class Open(Action):
    """Open the drawer at a place (MT-5.1), or open it to fill it (MT-3.7)."""

    place: Place


@dataclass(frozen=True, eq=False)
class Put(Action):
    """Put so many diamonds of one's share into the open drawer (MT-3.7)."""

    count: int


@dataclass(frozen=True, eq=False)
class Choose(Action):
    """Choose a card of one's hand for the round (MT-4.1)."""

    character: Character


@dataclass(frozen=True, eq=False)
class TakeAll(Action):
    """Take all gems that lie in the open drawer, the ruby too if it was found."""


@dataclass(frozen=True, eq=False)
class TakeOne(Action):
    """Take one gem, as a smuggler outside a ring does (MT-7.1)."""

    kind: Gem


@dataclass(frozen=True, eq=False)
class Look(Action):
    """Look further, for the secret compartment (MT-11.1)."""


@dataclass(frozen=True, eq=False)
class Leave(Action):
    """Take nothing."""


@dataclass(frozen=True, eq=False)
class PlaceImitation(Action):
    """Place an imitation from one's white pillow into the open drawer."""

    kind: Gem


@dataclass(frozen=True, eq=False)
class PlaceNothing(Action):
    """Place no imitation, or no further one."""


@dataclass(frozen=True, eq=False)
class SetAlarm(Action):
    """Put one's alarm into the open drawer (MT-8.2)."""


@dataclass(frozen=True, eq=False)
class KeepAlarm(Action):
    """Keep one's alarm on the sheet."""


@dataclass(frozen=True, eq=False)
class RecoverAlarm(Action):
    """Take back one's alarm that lies alone (MT-8.7)."""


@dataclass(frozen=True, eq=False)
class LetAlarmLie(Action):
    """Leave one's lonely alarm in the drawer (MT-8.7)."""


@dataclass(frozen=True, eq=False)
class MoveBox(Action):
    """Rotate the top of the box, or turn the box over (MT-6.2)."""

    move: Move


@dataclass(frozen=True, eq=False)
class Done(Action):
    """Move the box no more; the turn is over (MT-6.3)."""


@dataclass(frozen=True, eq=False)
class Pick(Action):
    """Pick a gem from the red pillow when it is divided (MT-7.4)."""

    kind: Gem


say_types(TakeOne, kind="Gem")
say_types(PlaceImitation, kind="Gem")
say_types(Pick, kind="Gem")

SPACE: Final[ActionSpace[Action]] = ActionSpace()
_register: Final = SPACE.register

_MOVE_WORDS: Final = {
    Move.ROTATE_1_CW: "rotate 1 cw",
    Move.ROTATE_1_CCW: "rotate 1 ccw",
    Move.ROTATE_2_CW: "rotate 2 cw",
    Move.ROTATE_2_CCW: "rotate 2 ccw",
    Move.FLIP: "flip",
}

OPEN: Final[tuple[Open, ...]] = tuple(
    _register(f"open {PLACE_NAMES[p]}", Open(p)) for p in EVERY_PLACE
)
PUT: Final[tuple[Put, ...]] = tuple(
    _register(f"put {count}", Put(count)) for count in range(1, MOST_DIAMONDS_IN_A_SHARE + 1)
)
CHOOSE: Final[tuple[Choose, ...]] = tuple(
    _register(f"choose {c.name.lower().replace('_', '-')}", Choose(c)) for c in CHARACTERS
)
TAKE_ALL: Final[TakeAll] = _register("take all", TakeAll())
TAKE_ONE: Final[dict[Gem, TakeOne]] = {
    kind: _register(f"take {LETTER[kind]}", TakeOne(kind)) for kind in (DIAMOND, SAPPHIRE)
}
LOOK: Final[Look] = _register("look", Look())
LEAVE: Final[Leave] = _register("leave", Leave())
PLACE: Final[dict[Gem, PlaceImitation]] = {
    kind: _register(f"place {LETTER[kind]}", PlaceImitation(kind)) for kind in (DIAMOND, SAPPHIRE)
}
PLACE_NOTHING: Final[PlaceNothing] = _register("place nothing", PlaceNothing())
SET_ALARM: Final[SetAlarm] = _register("alarm set", SetAlarm())
KEEP_ALARM: Final[KeepAlarm] = _register("alarm keep", KeepAlarm())
RECOVER_ALARM: Final[RecoverAlarm] = _register("alarm recover", RecoverAlarm())
LET_ALARM_LIE: Final[LetAlarmLie] = _register("alarm lie", LetAlarmLie())
MOVE_BOX: Final[tuple[MoveBox, ...]] = tuple(_register(_MOVE_WORDS[m], MoveBox(m)) for m in Move)
DONE: Final[Done] = _register("done", Done())
PICK: Final[dict[Gem, Pick]] = {
    kind: _register(f"pick {LETTER[kind]}", Pick(kind)) for kind in (DIAMOND, SAPPHIRE, RUBY)
}

ACTIONS: Final = tuple(SPACE.all)
action_of_word: Final = SPACE.of_word
action_of_index: Final = SPACE.of_index


def character_chosen(word: str) -> str | None:
    """Return the character that a decision chooses, by its word; None: it chooses none."""
    verb, _, name = word.partition(" ")
    return name if verb == "choose" else None
