"""Clubs: people who keep one table of their own, and how many there may be.

In the browser a club is a group: "our Thursday".
"""

import re
from dataclasses import dataclass

from .refusals import Refused, TooMuch

MOST_CLUBS = 20
"""Clubs that somebody may be a member of."""

MOST_MEMBERS = 30
"""So many can all be told, too, that their table is open."""

MOST_ASKED = 30
"""Invitations to a club, or to one person from clubs, that may wait for an answer."""

_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}")
_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class Meeting:
    """When a club meets: a day of the week (0: Monday), and a time of day where that was agreed."""

    weekday: int
    minute: int  # of the day
    zone: str  # as the tz database calls it


def checked_meeting(weekday: int, minute: int, zone: str) -> Meeting:
    """Refuse a time that there is not, or a zone whose name cannot be one."""
    fits = 0 <= weekday <= 6 and 0 <= minute < _MINUTES and len(zone) <= 40
    if not fits or not _ZONE.fullmatch(zone):
        raise Refused("bad-meeting", weekday=weekday, minute=minute)
    return Meeting(weekday, minute, zone)


def check_clubs(mine: int) -> None:
    """Refuse one more club than somebody may be a member of."""
    if mine >= MOST_CLUBS:
        raise TooMuch("too-many-clubs", most=MOST_CLUBS)


def check_members(members: int) -> None:
    """Refuse one more member than a club may have."""
    if members >= MOST_MEMBERS:
        raise TooMuch("too-many-members", most=MOST_MEMBERS)


def check_asked(at_club: int, at_person: int) -> None:
    """Refuse one more invitation than may wait for an answer."""
    if at_club >= MOST_ASKED:
        raise TooMuch("too-many-invited", most=MOST_ASKED)
    if at_person >= MOST_ASKED:
        raise TooMuch("too-many-requests", most=MOST_ASKED)
