"""What a ruleset chooses between: one class for each question on which editions differ."""

from enum import StrEnum


class SeenBy(StrEnum):
    """Who sees what is lying in an open drawer."""

    ALL = "all"
    OPENER = "opener"


class FallenInFilling(StrEnum):
    """Where diamonds go that fall while the box is filled."""

    RED = "red"
    SAME_DRAWER = "same_drawer"


class FillOrder(StrEnum):
    """Who fills the box when."""

    CLOCKWISE = "clockwise"
    FREE = "free"


class FillMoves(StrEnum):
    """Which box moves a player owes after filling."""

    OPTIONAL = "optional"
    AT_LEAST_ONE = "at_least_one"
    ROTATE_AND_FLIP = "rotate_and_flip"


class Reveal(StrEnum):
    """When the chosen cards are turned over."""

    ALL_AT_ONCE = "all_at_once"
    SMUGGLERS_FIRST = "smugglers_first"


class PlayedCards(StrEnum):
    """How played cards lie until the cycle ends."""

    FACE_DOWN = "face_down"
    FACE_UP = "face_up"


class BoxActions(StrEnum):
    """How many box moves end a turn."""

    ONE = "one"
    TWO = "two"
    TWO_IF_PLACED = "two_if_placed"


class BoxOrder(StrEnum):
    """Which two box moves go together, and in which order."""

    ROTATE_THEN_FLIP = "rotate_then_flip"
    EITHER_ORDER = "either_order"
    ANY_TWO = "any_two"


class Duty(StrEnum):
    """Whether something may or must be done, and what lifts the duty."""

    MAY = "may"
    MUST = "must"
    MUST_UNLESS_EMPTY = "must_unless_empty"
    MUST_UNLESS_FELL = "must_unless_fell"


class SmugglerTakes(StrEnum):
    """What a smuggler does with the gems he finds."""

    ALL_TO_RED = "all_to_red"
    ONE_UNLESS_RING = "one_unless_ring"


class ShareIf(StrEnum):
    """When the smugglers divide the red pillow."""

    RING = "ring"
    NOT_OUTNUMBERED = "not_outnumbered"


class AlarmAlone(StrEnum):
    """What becomes of an alarm left lying without gems."""

    OWNER_MAY_RECOVER = "owner_may_recover"
    RECOVERED = "recovered"
    STAYS = "stays"


class RubyFallsTo(StrEnum):
    """Where a ruby goes that falls out of a secret compartment."""

    RED = "red"
    UPPER_SECRET = "upper_secret"


class SixthRuby(StrEnum):
    """Whether taking the last ruby ends the game."""

    AT_ONCE = "at_once"
    END_OF_ROUND = "end_of_round"
    NEVER = "never"


class TieBreak(StrEnum):
    """Which gems decide between equal scores, one after the other."""

    RUBIES_SAPPHIRES = "rubies_sapphires"
    RUBIES_SAPPHIRES_DIAMONDS = "rubies_sapphires_diamonds"
