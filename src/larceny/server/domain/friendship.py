"""How two people stand to each other, and how many of each somebody may have."""

from enum import StrEnum

from .refusals import Refused, TooMuch

MOST_FRIENDS = 500
"""Friends, and people who have been asked to be."""

MOST_UNANSWERED = 100
"""People who may wait for the answer of one."""

MOST_BLOCKED = 1_000

MOST_INVITED = 30
"""People who may be invited to one table."""


class Bond(StrEnum):
    """How somebody stands to another."""

    NONE = "none"
    ASKED = "asked"  # he has asked the other to be a friend
    ASKS = "asks"  # the other has asked him
    FRIENDS = "friends"


def tie(goes: bool, comes: bool) -> Bond:
    """Say how somebody stands to another, who wants him as a friend, and whom he wants."""
    if goes:
        return Bond.FRIENDS if comes else Bond.ASKED
    return Bond.ASKS if comes else Bond.NONE


def check_other(person: str, other: str) -> None:
    """Refuse what one cannot do to oneself."""
    if person == other:
        raise Refused("yourself")


def check_friends(mine: int, unanswered: int) -> None:
    """Refuse one friend too many, and one more request to somebody who answers none."""
    if mine >= MOST_FRIENDS:
        raise TooMuch("too-many-friends", most=MOST_FRIENDS)
    if unanswered >= MOST_UNANSWERED:
        raise TooMuch("too-many-requests", most=MOST_UNANSWERED)
