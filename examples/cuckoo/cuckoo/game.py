"""The rules of Cuckoo. Numbers such as CU-2.2 are paragraphs of rules/cuckoo.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from larceny.kernel.actions import ActionSpace, UniqueAction
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import Event, Seat, Viewer
from larceny.kernel.simple_game import (
    SecretEvent,
    SimpleGame,
    SimpleKnowledge,
    SimpleRuleset,
    SimpleState,
    SimpleView,
)

CARDS = range(1, 14)
NONE = 0  # instead of a card, in front of a player who is out
FIRST = Seat(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(SimpleRuleset):
    """What can be chosen about Cuckoo."""

    lives: int
    last_may_draw: bool

    def seats(self) -> tuple[int, int, str]:
        """Two to eight can play."""
        return 2, 8, "CU-1.1"

    def bounds(self) -> Mapping[str, tuple[float, float]]:
        """Everybody has at least one life."""
        return {"lives": (1, 9)}


EDITIONS = {
    "cuckoo": Ruleset(name="cuckoo", lives=3, last_may_draw=True),
    "short": Ruleset(name="short", lives=1, last_may_draw=False),
}


class Action(UniqueAction):
    """A decision of Cuckoo."""


SPACE: ActionSpace[Action] = ActionSpace()
KEEP: Action = SPACE.register("keep", Action())
SWAP: Action = SPACE.register("swap", Action())


@dataclass(slots=True, kw_only=True)
class State(SimpleState):
    """Who has which card and how many lives; `top` is the card on top of the stack."""

    lives: list[int]
    cards: list[int] = field(default_factory=list)
    top: int = NONE
    starter: Seat = FIRST  # who begins this round
    turn: Seat = FIRST
    round: int = 0

    def alive(self) -> list[Seat]:
        """List who is still in the game, from the starter on."""
        seats = [Seat((self.starter + step) % self.players) for step in range(self.players)]
        return [seat for seat in seats if self.lives[seat] > 0]

    def deciders(self) -> Sequence[Seat]:
        """Return whoever's turn it is, as long as two are in the game (CU-3.1)."""
        return () if len(self.alive()) == 1 else (self.turn,)

    def check(self) -> None:
        """Refuse cards that are doubled, or lie where there is no player."""
        held = [card for card in self.cards if card != NONE]
        if len({*held, self.top}) <= len(held) or not {*held, self.top} <= {*CARDS}:
            raise InvalidPosition("cards", cards=self.cards)
        if self.turn not in self.alive() or not len(self.cards) == len(self.lives) == self.players:
            raise InvalidPosition("seats", lives=self.lives)


@dataclass(frozen=True, slots=True)
class Received(SecretEvent):
    """A seat has another card, which it alone sees; it was dealt, or taken in an exchange."""

    SECRET: ClassVar[tuple[str, ...]] = ("card",)
    card: int | None
    dealt: bool


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept its card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat exchanged its card with another seat's, or with the stack's where it is None."""

    seat: Seat
    other: Seat | None


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """All cards were turned up, and the lowest lost a life."""

    cards: tuple[int, ...]
    loser: Seat


@dataclass(frozen=True, slots=True)
class Mat:
    """What is seen of a seat."""

    lives: int
    card: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class View(SimpleView):
    """What a viewer sees: of cards, his own alone."""

    round: int
    starter: Seat
    seats: tuple[Mat, ...]


class Knowledge(SimpleKnowledge[Ruleset, State, View]):
    """The cards of this round that a viewer knows: his own, and those that he gave away."""

    def __init__(self, game: "Cuckoo", rules: Ruleset, players: int, viewer: Viewer) -> None:
        super().__init__(game, rules, players, viewer)
        self.cards: dict[Seat, int] = {}

    def witness(self, event: Event) -> None:
        """Follow the known cards round the table."""
        match event:
            case Shown():
                self.cards.clear()
            case Swapped(seat=seat, other=None):
                self.cards.pop(seat, None)
            case Swapped(seat=seat, other=int(other)):
                mine, theirs = self.cards.pop(seat, None), self.cards.pop(other, None)
                exchanged = {seat: theirs, other: mine}
                self.cards |= {at: card for at, card in exchanged.items() if card is not None}
            case Received(seat=seat, card=int(card)):
                self.cards[seat] = card

    def guess(self, view: View, chance: Chance) -> State:
        """Deal the cards that are not known."""
        seen = {Seat(at): mat.card for at, mat in enumerate(view.seats) if mat.card is not None}
        known = {**self.cards, **seen} if view.deciders else seen
        left = chance.shuffle([card for card in CARDS if card not in known.values()])
        cards = [
            known[Seat(seat)] if seat in known else left.pop() if mat.lives else NONE
            for seat, mat in enumerate(view.seats)
        ]
        return State(
            rules=self.rules,
            players=self.players,
            chance=chance.copy(),
            lives=[mat.lives for mat in view.seats],
            cards=cards,
            top=left.pop(),
            starter=view.starter,
            turn=view.deciders[0] if view.deciders else view.starter,
            round=view.round,
        )

    def allows(self, view: View, state: State) -> bool:
        """Ask whether it looks like this, and the known cards lie where they must."""
        known = self.cards.items() if view.deciders else ()
        return super().allows(view, state) and all(state.cards[at] == card for at, card in known)


class Cuckoo(SimpleGame[Ruleset, State, Action, View]):
    """One card each; whoever ends with the lowest loses a life."""

    name = "cuckoo"
    editions: Mapping[str, Ruleset] = EDITIONS
    default_edition = "cuckoo"
    action_space = SPACE
    state_type = State
    knowledge_type = Knowledge

    def deal(self, rules: Ruleset, players: int, chance: Chance) -> tuple[State, list[Event]]:
        """Give everybody lives (CU-1.2), draw who begins, and deal the first round."""
        rules.check_players(players)
        state = State(rules=rules, players=players, chance=chance, lives=[rules.lives] * players)
        state.starter = Seat(chance.below(players))
        return state, self._deal_round(state)

    def _deal_round(self, state: State) -> list[Event]:
        """Deal a card to everybody who is in the game (CU-2.1)."""
        drawn = state.chance.draw(CARDS, state.players + 1)
        state.top, state.turn, state.round = drawn.pop(), state.starter, state.round + 1
        state.cards = [card if state.lives[at] else NONE for at, card in enumerate(drawn)]
        return [Received(seat, state.cards[seat], True) for seat in state.alive()]

    def forbids(self, state: State, seat: Seat, action: Action) -> str | None:
        """Forbid the last player to draw, where the edition does (CU-2.3)."""
        is_last = seat == state.alive()[-1]
        return "CU-2.3" if action is SWAP and is_last and not state.rules.last_may_draw else None

    def apply_legal(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """Keep or exchange (CU-2.2); after the last player, show the cards."""
        events: list[Event] = [Kept(seat)]
        order, cards = state.alive(), state.cards
        other = None if seat == order[-1] else order[order.index(seat) + 1]
        if action is SWAP and other is None:
            cards[seat], state.top = state.top, cards[seat]
            events = [Swapped(seat, None), Received(seat, cards[seat], False)]
        elif action is SWAP and other is not None:
            cards[seat], cards[other] = cards[other], cards[seat]
            received = [Received(one, cards[one], False) for one in (seat, other)]
            events = [Swapped(seat, other), *received]
        if other is None:
            return events + self._show(state)
        state.turn = other
        return events

    def _show(self, state: State) -> list[Event]:
        """Take a life from the lowest card (CU-2.4); the next player begins the next round."""
        loser = min(state.alive(), key=lambda seat: state.cards[seat])
        shown = Shown(tuple(state.cards), loser)
        after = state.alive()[1:]
        state.lives[loser] -= 1
        state.starter = next(seat for seat in (*after, state.starter) if state.lives[seat])
        state.turn = state.starter
        return [shown, *self._deal_round(state)] if state.deciders() else [shown]

    def ending(self, state: State) -> str | None:
        """Say that one is left (CU-3.1)."""
        return None if state.deciders() else "one_left"

    def scores(self, state: State) -> tuple[int, ...]:
        """Count lives (CU-3.2)."""
        return tuple(state.lives)

    def chapter(self, state: State) -> str:
        """Name the round."""
        return f"round {state.round}"

    def rule_behind(self, state: State) -> str:
        """Name the paragraph on turns, or on the end."""
        return "CU-2.2" if state.deciders() else "CU-3.1"

    def view(self, state: State, viewer: Viewer) -> View:
        """Show one's own card; after the end, all of them."""
        over = not state.deciders()
        shown = [card if over or at == viewer else None for at, card in enumerate(state.cards)]
        return View(
            viewer=viewer,
            deciders=tuple(state.deciders()),
            round=state.round,
            starter=state.starter,
            seats=tuple(map(Mat, state.lives, shown)),
        )


GAME = Cuckoo()
