"""One game at one table: the match, and the one loop that plays it."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from . import record as records
from . import sealed_deal
from .chance import commitment
from .errors import IllegalAction, InvalidNotation, InvalidPosition, InvalidRecord
from .events import Event, Seat, Viewer, by_seat
from .game import ActionT, Game, RulesT, StateT, View, ViewT
from .record import Record, Result
from .sealed_deal import SealedDeal, chance_of

ViewIn = TypeVar("ViewIn", bound=View, contravariant=True)
RulesIn = TypeVar("RulesIn", contravariant=True)


class Match(Generic[RulesT, StateT, ActionT, ViewT]):
    """A game being played: the position, what has happened, and the decisions so far."""

    def __init__(
        self,
        game: Game[RulesT, StateT, ActionT, ViewT],
        rules: RulesT,
        players: int | Sequence[str],
        secret: str,
        contributions: Sequence[str] = (),
        start: str | None = None,
        sealed: SealedDeal | None = None,
    ) -> None:
        """Deal, or set up the position `start`. `players` is their number or their names."""
        self.game = game  #: the rules that are played by
        self.rules = rules  #: its edition, and what was changed about it
        #: the players by seat
        self.names = (
            tuple(f"Player {number}" for number in range(1, players + 1))
            if isinstance(players, int)
            else tuple(players)
        )
        self.secret = secret  #: what the deal is drawn from
        self.contributions = tuple(contributions)  #: what the seats added to it
        self.sealed = sealed  #: how they sealed and opened it, where they did
        #: the position it was set up with, or None for a deal
        self.start = None if start is None else " ".join(start.split())
        for text in (*self.names, secret, *self.contributions):
            if not text.isprintable():  # a record writes each on a line of its own
                raise InvalidNotation("not-printable", text=text)
        chance = chance_of(secret, self.contributions, sealed)
        self.state: StateT  #: the position, unveiled
        self.events: list[Event] = []  #: all that has happened, unveiled
        if self.start is None:
            self.state, self.events = game.deal(rules, len(self.names), chance)
        else:
            self.state = game.read_position(self.start, chance)
            if (game.rules_of(self.state), self.state.players) != (rules, len(self.names)):
                raise InvalidPosition("another-table", players=self.state.players)
        self.moves: list[tuple[Seat, str]] = []  #: seat and word of every decision so far
        #: before which move a part of the game begins
        self.chapters: list[tuple[int, str]] = [(0, game.chapter(self.state))]

    @property
    def is_over(self) -> bool:
        """Ask whether the game has ended."""
        return self.game.ending(self.state) is not None

    @property
    def deciders(self) -> Sequence[Seat]:
        """List the seats that owe a decision."""
        return self.state.deciders()

    @property
    def scores(self) -> tuple[int, ...]:
        """Return every seat's points as they stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """List the seats that are ahead."""
        return self.game.winners(self.state)

    def legal_actions(self, seat: Seat) -> tuple[ActionT, ...]:
        """List what a seat may do now."""
        return self.game.legal_actions(self.state, seat)

    def view(self, viewer: Viewer) -> ViewT:
        """Return what a viewer sees on the table now."""
        return self.game.view(self.state, viewer)

    def act(self, seat: Seat, action: ActionT | str) -> list[Event]:
        """Do what a seat decided, given as an action or as its word; tell what happened."""
        if isinstance(action, str):
            action = self.game.action_of_word(action)
        events = self.game.apply(self.state, seat, action)
        self.events += events
        self.moves.append((seat, action.word))
        chapter = self.game.chapter(self.state)
        if chapter != self.chapters[-1][1] and not self.is_over:
            self.chapters.append((len(self.moves), chapter))
        return events

    def result(self) -> Result | None:
        """Say how the game ended, if it has."""
        ending = self.game.ending(self.state)
        return None if ending is None else Result(ending, self.scores, self.winners)

    def record(self) -> Record:
        """Write down the game so far, secret included: for nobody before the game is over."""
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            ruleset=self.rules.to_fields(),
            players=self.names,
            commitment=commitment(self.secret),
            secret=self.secret,
            contributions=self.contributions,
            start=self.start,
            moves=tuple(self.moves),
            chapters=tuple(self.chapters),
            result=self.result(),
            digest=records.digest(self.events),
            sealed=self.sealed,
        )


def set_up_again(
    game: Game[RulesT, StateT, ActionT, ViewT], record: Record
) -> Match[RulesT, StateT, ActionT, ViewT]:
    """Deal a recorded game again, or set up the position that it began from; play no move."""
    if record.secret is None:
        raise InvalidRecord("secret-not-shown")
    return Match(
        game,
        game.ruleset_from_fields(record.ruleset),
        record.players,
        record.secret,
        record.contributions,
        start=record.start,
        sealed=record.sealed,
    )


def replay(
    game: Game[RulesT, StateT, ActionT, ViewT], record: Record
) -> Match[RulesT, StateT, ActionT, ViewT]:
    """Play a recorded game again, move by move, and return the match as it then stands."""
    if record.game != game.name:
        raise InvalidRecord("another-game", game=record.game, known=game.name)
    if record.rules_version != game.rules_version:
        raise InvalidRecord("rules-version", version=record.rules_version, known=game.rules_version)
    match = set_up_again(game, record)
    for index, (seat, word) in enumerate(record.moves):
        try:
            match.act(seat, word)
        except IllegalAction as no:
            raise InvalidRecord(
                "illegal-move", move=index, seat=seat, word=word, rule=no.rule
            ) from None
        except InvalidNotation:
            raise InvalidRecord("unknown-move", move=index, seat=seat, word=word) from None
    return match


def verify(
    game: Game[RulesT, StateT, ActionT, ViewT], record: Record
) -> Match[RulesT, StateT, ActionT, ViewT]:
    """Check a record: the secret against its commitment, what seats added, and the result."""
    if record.secret is not None and commitment(record.secret) != record.commitment:
        raise InvalidRecord("commitment", commitment=record.commitment)
    if record.sealed is not None:
        sealed_deal.check(record.sealed, record.commitment, record.contributions)
    match = replay(game, record)
    if record.result is not None and not match.is_over:
        raise InvalidRecord("truncated", moves=len(record.moves))
    if match.result() != record.result:
        raise InvalidRecord("result", ending=game.ending(match.state), scores=list(match.scores))
    if records.digest(match.events) != record.digest:
        raise InvalidRecord("digest", digest=record.digest)
    if tuple(match.chapters) != record.chapters:
        raise InvalidRecord("chapters")
    return match


class Decider(Protocol[RulesIn, ViewIn, ActionT]):
    """One who plays: a bot, or a person at a screen. It gets what its seat may know, no more."""

    def begin(self, seat: Seat, rules: RulesIn) -> None:
        """Sit down."""
        ...

    def witness(self, event: Event) -> None:
        """Be told what happened, as this seat may witness it."""
        ...

    def choose(self, view: ViewIn, legal: Sequence[ActionT]) -> ActionT:
        """Decide."""
        ...


def seat_deciders(
    match: Match[RulesT, StateT, ActionT, ViewT],
    deciders: Sequence[Decider[RulesT, ViewT, ActionT]],
) -> None:
    """Let the deciders sit down and catch up with what has happened so far."""
    for seat, decider in by_seat(deciders):
        decider.begin(seat, match.rules)
    tell(match, deciders, match.events)


def tell(
    match: Match[RulesT, StateT, ActionT, ViewT],
    deciders: Sequence[Decider[RulesT, ViewT, ActionT]],
    events: Sequence[Event],
) -> None:
    """Tell every decider what happened, as its seat may witness it."""
    for seat, decider in by_seat(deciders):
        for event in events:
            decider.witness(match.game.witnessed(event, seat))


def step(
    match: Match[RulesT, StateT, ActionT, ViewT],
    deciders: Sequence[Decider[RulesT, ViewT, ActionT]],
) -> list[Event]:
    """Ask one seat that owes a decision, do it, and tell everybody."""
    seat = match.deciders[0]
    action = deciders[seat].choose(match.view(seat), match.legal_actions(seat))
    events = match.act(seat, action)
    tell(match, deciders, events)
    return events


def play(
    match: Match[RulesT, StateT, ActionT, ViewT],
    deciders: Sequence[Decider[RulesT, ViewT, ActionT]],
) -> Record:
    """Play a match to its end."""
    seat_deciders(match, deciders)
    while not match.is_over:
        step(match, deciders)
    return match.record()
