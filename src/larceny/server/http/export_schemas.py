"""Oneself, and everything that is kept of one, as it is exported."""

from .schemas import Answer


class Me(Answer):
    """Oneself."""

    id: str
    name: str
    account: str | None
    created: int


class OwnToken(Answer):
    """A token for a program, as exported."""

    label: str
    created: int


class OwnDevice(Answer):
    """A device on which one is told of one's turn: through which service, and in which language."""

    service: str
    language: str
    created: int


class OwnDecision(Answer):
    """Something one has decided."""

    seq: int
    at: int
    action: str


class OwnNote(Answer):
    """Something one has noted: about what, as it lay after a step when it was written."""

    seat: int
    seq: int
    at: int
    about: str
    marks: list[str]
    text: str


class OwnTable(Answer):
    """A table where one sits or sat; what one noted there, and once the game is over, decided."""

    id: str
    game: str
    status: str
    created: int
    seat: int | None
    notes: list[OwnNote]
    decisions: list[OwnDecision]


class OwnLine(Answer):
    """Something one has said."""

    table: str
    number: int
    at: int
    text: str


class OwnReport(Answer):
    """Somebody whom one has reported."""

    person: str
    table: str | None
    at: int
    reasons: list[str]
    words: str


class OwnTally(Answer):
    """How often something came up in one's games, and how that went."""

    game: str
    kind: str
    key: str
    times: int
    wins: int
    points: int


class OwnFriend(Answer):
    """Somebody, and how one stands to him."""

    person: str
    name: str
    tie: str
    at: int


class OwnBlock(Answer):
    """Somebody whom one has blocked."""

    person: str
    name: str
    at: int


class OwnInvitation(Answer):
    """An invitation that one has."""

    table: str
    by: str
    at: int


class OwnClub(Answer):
    """A club of which one is a member."""

    club: str
    name: str
    owner: bool


class OwnClubInvitation(Answer):
    """A club that one is asked to join."""

    club: str
    name: str
    by: str
    at: int


class OwnPeople(Answer):
    """How one stands to others."""

    friends: list[OwnFriend]
    blocked: list[OwnBlock]
    invitations: list[OwnInvitation]
    clubs: list[OwnClub]
    club_invitations: list[OwnClubInvitation]


class OwnAnswers(Answer):
    """What one has answered to a puzzle."""

    puzzle: str
    day: str | None
    at: int
    given: list[str]
    solved: bool
    rating: float | None


class OwnPuzzles(Answer):
    """What one has come to with puzzles."""

    rating: float
    deviation: float
    rated: int
    streak: int
    longest_streak: int
    level: int
    highest_level: int
    exercises: int
    answers: list[OwnAnswers]


class OwnComment(Answer):
    """What one has written beside a step of a study."""

    step: int
    text: str


class OwnStudy(Answer):
    """A study that one has made."""

    id: str
    title: str
    game: str
    start: str
    created: int
    changed: int
    decisions: list[str]
    comments: list[OwnComment]


class Export(Answer):
    """Everything that is kept of somebody."""

    profile: Me
    sessions: list[int]
    tokens: list[OwnToken]
    devices: list[OwnDevice]
    people: OwnPeople
    tallies: list[OwnTally]
    reports: list[OwnReport]
    tables: list[OwnTable]
    chat: list[OwnLine]
    puzzles: OwnPuzzles
    studies: list[OwnStudy]
