"""The small cases of which every order is tried (`orders`)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any

from larceny.games.registry import find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.server.domain.tables import Plan
from larceny.server.ports.pushes import Device
from larceny.server.ports.store import Entry
from larceny.server.service.service import Service
from larceny.server.service.table.session import new_session

from .invariants import INVARIANTS, Past, everything_goes_on
from .nodes import Node, NodeClock
from .orders import EVERYTHING, OrderedLoop
from .players import Player
from .tables import Agreed, Seated, short_rules
from .wire import Connection
from .world import Listening, Setting, World

LATEST_S = 30.0
REACTION_MS = 300
"""Shorter than anything that a node does by itself, so that a window is what closes first."""

Words = tuple[tuple[int, str], ...]
"""Decisions: a seat and a word."""


class Hand(Player):
    """Somebody who does what the case says, and comes back at once, at the next node."""

    at = 0  # the node to which he connects

    def __init__(self, world: World, seated: Seated) -> None:
        super().__init__(world, seated)
        self.looks_away = True

    def _consider(self) -> None:
        """Think of nothing."""

    def _afterwards(self, seq: int) -> None:
        """Do nothing more."""

    def closed(self, connection: Connection, code: int) -> None:
        """Come back."""
        if connection is self.connection:
            self.connection = None
            self.at += 1
            self.connect()

    def decide(self, number: int) -> None:
        """Give the first of all answers to what one is asked, or another one."""
        words = self._legal["actions"]
        self.decide_on(words[number % len(words)])

    def send_again(self) -> None:
        """Send what was decided again, as a second tab would."""
        if self._pending is not None:
            self._resend(self._pending)

    def ask_back(self, seq: int) -> None:
        """Ask to go back to how it stood after a step."""
        self._send({"type": "undo", "table": self.seated.table, "id": "undo", "seq": seq})

    def _undo_asked(self, told: dict[str, Any]) -> None:
        if self.seat in told["waiting"] and (told["seat"], told["seq"]) not in self.agreed:
            self.agreed.append((told["seat"], told["seq"]))
            answer = {"type": "consent", "table": self.seated.table, "id": "consent"}
            self._send({**answer, "seq": told["seq"], "agree": True})


class SmallWorld(World):
    """A world in which nothing goes wrong but what a case says."""

    player = Hand

    def node_for(self, player: Player) -> Node:
        """Return the node to which the case sends somebody."""
        assert isinstance(player, Hand)
        node = self.nodes[player.at % len(self.nodes)]
        return node if node.is_up else next(one for one in self.nodes if one.is_up)

    @property
    def table(self) -> str:
        """Return the id of the one table."""
        return self.laid[0].table.id

    @property
    def hands(self) -> list[Hand]:
        """List those who play."""
        return [one for one in self.players if isinstance(one, Hand)]

    @property
    def asked(self) -> list[Hand]:
        """List those who owe an answer, as far as they know."""
        return [one for one in self.hands if one.is_asked]

    def meanwhile(self, what: str, do: Callable[[], None]) -> None:
        """Let something happen, whenever the search says so."""
        self.loop.arrive(0.0, what, EVERYTHING, do, context=self.outside)

    def poll(self, node: Node) -> None:
        """Let a node look for turns to be told."""

        async def poll(service: Service) -> None:
            assert service.outbox is not None
            await service.outbox.poll()

        node.ask(poll)


@dataclass(frozen=True)
class Begun:
    """A table at which something has been decided."""

    agreed: Agreed
    words: Words


@dataclass(frozen=True)
class Case:
    """A small case: how it begins, what happens in any order, and when it is over."""

    name: str
    begun: Callable[[], Begun]
    happens: Callable[[SmallWorld], None]
    steps: int = 1  # so many more at least
    depth: int = 12
    early: int = 1
    most: int = 20_000
    push_after_ms: int = 60_000
    is_done: Callable[["SmallWorld"], bool] = lambda _: True

    def play(self, loop: OrderedLoop) -> list[str]:
        """Play it once, and list what is wrong."""
        begun = self.begun()
        setting = Setting([0, 0], [begun.agreed], self.push_after_ms)
        world = SmallWorld("case", [], setting=setting, loop=loop)
        before = _prepare(world, begun.words)
        with Listening(world):
            try:
                self._come(world, loop)
                loop.is_exploring = True
                self.happens(world)
                over = partial(self._is_over, world, loop, before + self.steps)
                done = loop.run_until(over, LATEST_S)
            finally:
                loop.end()
        wrong = [] if done else [f"it does not go on: {world.stuck()}"]
        past = Past(world)
        checks = (check for check in INVARIANTS if check is not everything_goes_on)
        return [*wrong, *(f"{check.__name__}: {bad}" for check in checks for bad in check(past))]

    def _come(self, world: SmallWorld, loop: OrderedLoop) -> None:
        """Let both nodes start, and everybody follow the table: who is asked at one node each."""
        for node in world.nodes:
            node.start()
        loop.run_until(lambda: loop.is_quiet, 0.0)
        asked = Past(world).ledgers[world.table].steps[-1].asked()
        for hand in world.hands:
            hand.at = list[int](asked).index(hand.seat) if hand.seat in asked else 1
            hand.connect()
        loop.run_until(lambda: loop.is_quiet, 0.0)
        assert all(one.seq >= 0 for one in world.hands), "not everybody follows"

    def _is_over(self, world: SmallWorld, loop: OrderedLoop, steps: int) -> bool:
        """Ask whether enough was decided, everybody knows it, and nothing is on its way."""
        last = world.rows.last_seq(world.table)
        all_know = last >= steps and all(one.seq == last for one in world.hands)
        return loop.is_quiet and all_know and self.is_done(world)


def _prepare(world: SmallWorld, words: Words) -> int:
    """Let a game have begun; return the number of its last step."""
    session = new_session(world.laid[0].table, NodeClock(world, 0))
    now = session.now_ms()
    entries: list[Entry] = [session.position.deal(now)]
    for number, (seat, word) in enumerate(words):
        entries.append(session.position.apply(Seat(seat), word, f"before {number}", now))
    assert all(world.store.journal.append(entries))
    return entries[-1].seq


# How they begin ---------------------------------------------------------------------------------

Wanted = Callable[[Any, Any, str], bool]
"""Asked of a game, a state and the last word: is this how a case begins?"""


@cache
def _found(name: str, seats: int, wanted: Wanted) -> tuple[str, Words]:
    """Find a deal, and decisions after which a game stands as it is wanted."""
    game = find_game(name)
    rules = game.ruleset_from_fields(_rules(name))
    added = [f"from {seat}" for seat in range(seats)]
    for number in range(1_000):
        dice, secret = Random(number), f"case {number}"
        state, _ = game.deal(rules, seats, Chance.of(secret, added))
        words: list[tuple[int, str]] = []
        while game.ending(state) is None and len(words) < 40:
            if words and wanted(game, state, words[-1][1]):
                return secret, tuple(words)
            seat = state.deciders()[0]
            legal = game.legal_actions(state, seat)
            if game.reactions(state, seat):
                break  # another window would have to have been closed
            eager = [action for action in legal if action.word.startswith("play")]
            action = dice.choice(eager or legal)
            words.append((seat, action.word))
            game.apply(state, seat, action)
    raise LookupError(f"{name} never stands so")


def _rules(name: str) -> dict[str, Any]:
    if name == "forty-thieves":
        return short_rules(name, turn_cap=40)
    return short_rules(name, round_cap=20)


def _begun(name: str, seats: int, wanted: Wanted) -> Begun:
    secret, words = _found(name, seats, wanted)
    plan = Plan(name, _rules(name), seats, reaction_ms=REACTION_MS)
    return Begun(Agreed(plan, secret), words)


def _is_window_of_two(game: Any, state: Any, word: str) -> bool:
    """Two may react, and both have something to react with."""
    may = [game.reactions(state, Seat(seat)) for seat in range(3)]
    return sum(len(one) > 1 for one in may) == 2


def _two_choose(game: Any, state: Any, word: str) -> bool:
    """Two are asked at once, and each stays sealed until both have chosen."""
    return len(state.deciders()) == 2


def _has_glimpsed(game: Any, state: Any, word: str) -> bool:
    """One has just learned something hidden, which is not taken back without asking."""
    return word.startswith("glimpse") and len(state.deciders()) == 1


WINDOW = partial(_begun, "forty-thieves", 3, _is_window_of_two)
CHOICE = partial(_begun, "master-thieves", 2, _two_choose)
TURN = partial(_begun, "forty-thieves", 2, _has_glimpsed)


# What happens -----------------------------------------------------------------------------------


def _both_answer(world: SmallWorld) -> None:
    for number, hand in enumerate(world.asked):
        hand.decide(1 - number)  # the first one reacts, the other lets it be


def _one_comes_back(world: SmallWorld) -> None:
    [first, *_] = world.asked
    _both_answer(world)
    world.meanwhile("a connection breaks", first.hang_up)


def _one_answers_twice(world: SmallWorld) -> None:
    """One has the table open at two nodes, as far as his answer goes."""
    [first, *_] = world.asked
    _both_answer(world)
    world.meanwhile("he sends it again", first.send_again)


def _a_node_dies(world: SmallWorld) -> None:
    _both_answer(world)
    world.meanwhile("a node dies", world.nodes[0].kill)


def _time_runs_out(world: SmallWorld) -> None:
    """Only one answers; for the other the time decides, as soon as it likes."""
    [first, *_] = world.asked
    first.decide(1)


def _back_and_on(world: SmallWorld) -> None:
    """One decides; the other one of whom nothing is asked wants the last step undone."""
    [decider] = world.asked
    [other] = [hand for hand in world.hands if hand is not decider]
    decider.decide(0)
    other.ask_back(world.rows.last_seq(world.table) - 1)


def _back_and_a_crash(world: SmallWorld) -> None:
    _back_and_on(world)
    world.meanwhile("a node dies", world.nodes[0].kill)


def _both_tell(world: SmallWorld) -> None:
    """Both nodes look whose turn it is; the lease that keeps one of them away ends some time."""
    for hand in world.hands:
        device = Device(f"phone of {hand.name}", hand.name, "", "", "", "", "en", 0)
        world.store.pushes.add_device(device, 1)
    for node in world.nodes:
        world.poll(node)
    world.meanwhile("a lease ends", world.rows.leases.clear)


CASES = (
    Case("two sealed choices at two nodes", CHOICE, _both_answer, steps=2, depth=16),
    Case("two sealed choices, and one comes back", CHOICE, _one_comes_back, steps=2, depth=9),
    Case("two sealed choices, and a node dies", CHOICE, _a_node_dies, steps=2, depth=8),
    Case("a window at two nodes", WINDOW, _both_answer, depth=10),
    Case("a window, and one comes back", WINDOW, _one_comes_back, depth=8),
    Case("a window, and one answers twice", WINDOW, _one_answers_twice, depth=8),
    Case("a window, and its time runs out", WINDOW, _time_runs_out, depth=14, early=3),
    Case("a window, and a node dies", WINDOW, _a_node_dies, depth=7),
    Case("something is taken back while somebody decides", TURN, _back_and_on, depth=12),
    Case("the same, and a node dies", TURN, _back_and_a_crash, depth=8),
    Case(
        "a push is claimed and sent, and a lease changes hands",
        TURN,
        _both_tell,
        steps=0,
        depth=12,
        push_after_ms=0,
        is_done=lambda world: bool(world.pushed) and world.loop.now >= 1.0,
    ),
)
BY_NAME = {case.name: case for case in CASES}
