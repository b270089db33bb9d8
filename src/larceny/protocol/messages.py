"""What is said over the socket, both ways. Docs: docs/protocol.md.

Every message is one JSON object with a `type`. Times are milliseconds since 1970, in UTC. A field
that is left out has its default.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .hall import ClientHallMessage, HallMessage
from .message import Detail, FromClient, FromServer, Json, MessageId, SeatNumber, Sequence, TableId
from .table_info import TableInfo

PROTOCOL_VERSION = 1

NoticeKind = Literal["friend", "friend-asks", "invitation", "club-invitation"]

EmoteName = Literal[
    "hello", "good-luck", "thanks", "well-played", "thinking", "surprise", "laugh", "sorry"
]

# From the client --------------------------------------------------------------------------------


class Subscribe(FromClient, frozen=True, tag="subscribe"):
    """Watch a table; with `from_seq` go on after the last step one has.

    Who holds several seats names the `seat` whose eyes he looks through; without one he sees what
    lies open. `shown_seq` is the last step that this seat was shown: it is shown the table as it
    stood then, and what has happened since.
    """

    table: TableId
    from_seq: Sequence | None = None
    seat: SeatNumber | None = None
    shown_seq: Sequence | None = None


class Unsubscribe(FromClient, frozen=True, tag="unsubscribe"):
    """Watch a table no more."""

    table: TableId


class Act(FromClient, frozen=True, tag="act"):
    """Decide, as the word of an action; `seq` is the last step one has seen.

    The same `id` sent again is answered again and does nothing twice.
    """

    table: TableId
    id: MessageId
    seq: Sequence
    action: Annotated[str, Meta(min_length=1, max_length=60)]
    seat: SeatNumber | None = None


class Say(FromClient, frozen=True, tag="chat"):
    """Say something at a table."""

    table: TableId
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class SendEmote(FromClient, frozen=True, tag="send-emote"):
    """Show the others at the table a sign for a moment; only who sits there may.

    It is told to those who are there, and kept nowhere. What is refused names the `id`.
    """

    table: TableId
    id: MessageId
    emote: EmoteName
    seat: SeatNumber | None = None


class Undo(FromClient, frozen=True, tag="undo"):
    """Ask to go back to how the table stood after a step."""

    table: TableId
    id: MessageId
    seq: Sequence
    seat: SeatNumber | None = None


class Consent(FromClient, frozen=True, tag="consent"):
    """Agree, or not, to what another seat asked to take back."""

    table: TableId
    id: MessageId
    seq: Sequence
    agree: bool
    seat: SeatNumber | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a sign of life."""

    id: MessageId


class Look(FromClient, frozen=True, tag="look"):
    """Say whether the page is looked at; until this is said, it is."""

    looking: bool


class Seen(FromClient, frozen=True, tag="seen"):
    """Say up to which step the table has been shown on one's screen.

    Bots go on when everybody who says so has seen what happened. Who never says it is not waited
    for longer than the pace of the table allows.
    """

    table: TableId
    seq: Sequence


ClientMessage = (
    Subscribe
    | Unsubscribe
    | Act
    | Say
    | SendEmote
    | Undo
    | Consent
    | Ping
    | Look
    | Seen
    | ClientHallMessage
)


# From the server --------------------------------------------------------------------------------


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Greet a client: who it is, and which protocol is spoken."""

    version: int
    person: str
    name: str
    heartbeat_ms: int


class AnyAction(Struct, frozen=True):
    """A decision of any game: its word, and its verb; what it is about are fields of its own.

    Which fields a verb has is said by the types of the game (`GameAction`).
    """

    word: str
    verb: str


class Legal(Struct, frozen=True, omit_defaults=True):
    """What a seat may decide now, the paragraph that asks for it, and since which step.

    `choices` are `actions` in the same order, as structures: nobody has to take a word apart.
    The same `since` is the same question: who has answered it waits, whatever others do meanwhile.
    In a lesson `step` names what is to be told first, and `actions` are what the lesson asks for.
    """

    rule: str
    since: int
    actions: list[str]
    choices: list[AnyAction]
    step: str | None = None


class AnyScoreItem(Struct, frozen=True):
    """Something that counts in any game: how many there are, and the points for all of them."""

    kind: str
    count: int
    points: int


class AnyTieBreak(Struct, frozen=True):
    """What is compared between those who are still level: each seat's value, and which wins."""

    kind: str
    values: list[int]
    fewest: bool


class AnyScoreSheet(Struct, frozen=True):
    """How the points of all seats came about, and what breaks ties, in this order.

    Which kinds a game counts and compares is said by its types (`ScoreSheet`).
    """

    items: list[list[AnyScoreItem]]
    tie_breaks: list[AnyTieBreak]


class ClockState(Struct, frozen=True):
    """Until when the table waits, and what each seat has in its bank."""

    deadline: int
    banks: list[int]


class Snapshot(FromServer, frozen=True, tag="snapshot", omit_defaults=True):
    """A table as it stands: to begin with, or where steps are no longer at hand.

    When the game is over, `sheet` tells how the points came about.
    """

    table: str
    seq: int
    seat: int | None
    lobby: TableInfo
    view: Json | None
    legal: Legal | None
    clock: ClockState | None
    sheet: AnyScoreSheet | None = None


class Step(FromServer, frozen=True, tag="step", omit_defaults=True):
    """One decision and what it brought about, as this viewer may witness it.

    While a client catches up, only the last step carries the view and what is legal. The one with
    which the game ends has the `sheet` that tells how the points came about.
    """

    table: str
    seq: int
    events: list[Json]
    view: Json | None
    legal: Legal | None
    sheet: AnyScoreSheet | None = None


class Lobby(FromServer, frozen=True, tag="lobby"):
    """Who sits at a table, and how it stands: before, during and after the game."""

    table: str
    lobby: TableInfo


class Presence(FromServer, frozen=True, tag="presence"):
    """Which seats are connected, which are played by a bot meanwhile, and how many look on."""

    table: str
    connected: list[int]
    away: list[int]
    watching: int


class Clock(FromServer, frozen=True, tag="clock"):
    """Until when the table waits, and what each seat has in its bank."""

    table: str
    seq: int
    deadline: int | None
    banks: list[int]


class Chat(FromServer, frozen=True, tag="chat"):
    """Somebody said something at a table; by `person` one knows whom one would rather not hear."""

    table: str
    number: int
    at: int
    seat: int | None
    name: str
    text: str
    person: str


class Emote(FromServer, frozen=True, tag="emote"):
    """Somebody at the table shows a sign."""

    table: str
    seat: int
    person: str
    emote: EmoteName


class UndoAsked(FromServer, frozen=True, tag="undo"):
    """A seat asks to go back to a step, and these have still to agree; nobody: it is off."""

    table: str
    seat: int
    seq: int
    waiting: list[int]


class Asked(FromServer, frozen=True, tag="asked"):
    """Which of one's seats owe a decision; only who holds several is told so."""

    table: str
    seq: int
    seats: list[int]


class Note(Struct, frozen=True):
    """What a seat has noted about a tile or a drawer: some words, and a text of its own."""

    marks: list[str]
    text: str


class Notes(FromServer, frozen=True, tag="notes"):
    """All notes of a seat, by what they are about, as it lies now; only that seat is told them."""

    table: str
    seat: int
    seq: int
    notes: dict[str, Note]


class Notice(FromServer, frozen=True, tag="notice", omit_defaults=True):
    """Something that concerns oneself, wherever one looks.

    `friend-asks`: somebody asks to be a friend; `friend`: somebody is one now; `invitation`:
    somebody asks one to come to a table; `club-invitation`: somebody asks one to join a club.
    """

    what: NoticeKind
    person: str
    name: str
    table: str = ""
    game: str = ""


class Ack(FromServer, frozen=True, tag="ack"):
    """What was sent under this id is stored, as this step (or as this line of the chat)."""

    id: str
    table: str
    seq: int


class Pong(FromServer, frozen=True, tag="pong"):
    """A sign of life."""

    id: str


class Error(FromServer, frozen=True, tag="error"):
    """What was asked for cannot be done: the paragraph that forbids it, or a code.

    `code` is one of `refusals.RefusalCode`; a client must bear one that it does not know.
    """

    code: str
    id: str | None = None
    table: str | None = None
    rule: str | None = None
    details: dict[str, Detail] = field(default_factory=dict)


TableMessage = Snapshot | Step | Lobby | Presence | Clock | Chat | Emote | UndoAsked | Asked | Notes
ServerMessage = Welcome | TableMessage | HallMessage | Notice | Ack | Pong | Error
