"""What a ruleset chooses between: one class for each question on which editions differ."""

from enum import StrEnum


class Adjacency(StrEnum):
    """Which tiles are neighbours for a Lantern."""

    FOUR = "four"
    EIGHT = "eight"


class Touching(StrEnum):
    """Which sapphires touch a line of tiles."""

    CORNERS = "corners"  # those at a corner of any tile of the line
    BETWEEN = "between"  # on a diagonal, only those between two tiles of the line


class MerchantLoot(StrEnum):
    """When a line may rob the merchant."""

    ALWAYS = "always"
    FREE_CHOICE = "free_choice"  # only where no sapphire touches the line


class MerchantCorner(StrEnum):
    """At which corner the merchant begins his walk."""

    SOUTH_WEST = "south_west"
    ACTIVE_SEAT = "active_seat"  # the lower left corner as the active player sees the board


class GoldenGap(StrEnum):
    """When a gap is filled that a golden tile leaves on the board."""

    FILLED_FIRST = "filled_first"  # before the golden tile acts
    FILLED_AFTER = "filled_after"  # once it has acted
