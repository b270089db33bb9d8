"""Twin and engine side by side: the same games, decision by decision, compared all the time."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from larceny.envs.master_thieves import ENCODING
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.pieces import Character, To
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.scoring import scores, winners
from larceny.games.master_thieves.state import FIELDS, Phase, State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, every_seat
from larceny.twin.master_thieves import MasterThieves
from larceny.twin.rows import as_bytes

from .steering import moods, steered

COMPARED = 0.25
"""In how many tables the whole position is compared after a decision; at the end in all."""


TO_THE_END = 100_000
"""Rounds after which a game is left, if it need not be."""


class Differs(AssertionError):
    """Twin and engine disagree."""


def play_side_by_side(
    rules: Ruleset,
    players: int,
    games: int,
    seed: str,
    twin: Any = None,
    observers: "type[Observers] | None" = None,
    rounds: int = TO_THE_END,
) -> Counter[str]:
    """Play games in both, to their ends or so many rounds; count phases, endings and paths."""
    twin = MasterThieves(rules, players) if twin is None else twin
    dice = Random(seed)
    deals = [GAME.deal(rules, players, Chance.of(f"{seed}/{n}")) for n in range(games)]
    positions = [position for position, _ in deals]
    watching = observers(rules, players, [events for _, events in deals]) if observers else None
    mood_of = moods(games, rules.round_cap)
    state = twin.from_engine(positions)
    reached: Counter[str] = Counter()
    left = set(range(games))
    while left:
        actions = np.zeros(games, np.uint32)
        _compare_questions(twin, state, positions, left)
        if watching and dice.random() < COMPARED:
            watching.compare(twin, state, positions, left, dice)
        for index in sorted(left):
            position = positions[index]
            seat = position.deciders()[0]
            legal = GAME.legal_actions(position, seat)
            action = steered(mood_of[index], position, seat, legal, dice)
            actions[index] = action.index
            reached["decisions"] += 1
            reached[f"phase {position.phase.name}"] += 1
            events = GAME.apply_legal(position, seat, action)
            if watching:
                watching.witness(index, events)
            for event in events:
                reached.update(_paths(position, event))
        state = twin.step(state, actions)
        for index in sorted(left):
            if positions[index].is_over() or dice.random() < COMPARED:
                compare(twin, state, index, positions[index])
        over = {index for index in left if positions[index].is_over()}
        if watching and over:
            watching.compare(twin, state, positions, over, dice)
        _compare_results(twin, state, positions, over, reached)
        left = {index for index in left - over if positions[index].round <= rounds}
    return reached


class Observers:
    """What all seats of all tables see and know, in the engine and in the twin."""

    def __init__(self, rules: Ruleset, players: int, deals: list[list[Event]]) -> None:
        self.players = players
        self.memories = [
            [ENCODING.memory(rules, players, seat) for seat in every_seat(players)] for _ in deals
        ]
        for index, events in enumerate(deals):
            self.witness(index, events)

    def witness(self, index: int, events: list[Event]) -> None:
        """Let everybody at a table witness what happened."""
        for seat, memory in enumerate(self.memories[index]):
            for event in events:
                memory.witness(GAME.witnessed(event, Seat(seat)))

    def compare(
        self, twin: Any, state: Any, positions: list[State], left: set[int], dice: Random
    ) -> None:
        """Compare what one seat of each table sees, and what it knows, byte for byte."""
        seats = np.array([dice.randrange(self.players) for _ in positions], np.uint32)
        rows = as_bytes(twin.observe(state, seats, memory=True), twin.observed(memory=True))
        plain = as_bytes(twin.observe(state, seats), twin.observed())
        for index in sorted(left):
            position = positions[index]
            seat = Seat(int(seats[index]))
            seen = ENCODING.encode(GAME.view(position, seat))
            known = ENCODING.remember(self.memories[index][seat], seat)
            self._compare("sees", plain[index].tobytes(), bytes(seen), position)
            self._compare("knows", rows[index].tobytes(), bytes(seen + known), position)

    def _compare(self, verb: str, ours: bytes, theirs: bytes, position: State) -> None:
        if ours == theirs:
            return
        if len(ours) != len(theirs):
            raise Differs(f"{verb}: {len(ours)} numbers, not {len(theirs)}")
        layout = ENCODING.layout(self.players, memory=True)
        first = next(at for at, byte in enumerate(theirs) if ours[at] != byte)
        name = next(part.name for part in layout.parts if first < part.offset + part.length)
        raise Differs(f"{verb}: {position.phase.name}: {name}, at {first}")


def _compare_questions(twin: Any, state: Any, positions: list[State], left: set[int]) -> None:
    low, high = twin.legal(state)
    deciders, over = twin.decider(state), twin.over(state)
    for index in sorted(left):
        position = positions[index]
        if over[index]:
            raise Differs(f"over: {position.phase.name}")
        seat = position.deciders()[0]
        if deciders[index] != seat:
            raise Differs(f"decider: {position.phase.name}")
        mask = sum(1 << action.index for action in GAME.legal_actions(position, seat))
        if int(low[index]) | int(high[index]) << 32 != mask:
            raise Differs(f"legal actions: {position.phase.name}")


def compare(twin: Any, state: Any, index: int, position: State) -> None:
    """Compare a table with a position, field by field."""
    ours = twin.to_engine(state, index)
    wrong = [
        f"{name}: {getattr(ours, name)}, not {getattr(position, name)}"
        for name in FIELDS
        if name != "chance" and getattr(ours, name) != getattr(position, name)
    ]
    if wrong:
        raise Differs(f"{position.phase.name}: {'; '.join(wrong)}")


def _compare_results(
    twin: Any, state: Any, positions: list[State], over: set[int], reached: Counter[str]
) -> None:
    if not over:
        return
    points, won = np.stack(twin.scores(state), 1), np.stack(twin.winners(state), 1)
    for index in sorted(over):
        position = positions[index]
        best = winners(position)
        if tuple(points[index].tolist()) != scores(position):
            raise Differs("scores")
        if tuple(np.flatnonzero(won[index]).tolist()) != best:
            raise Differs("winners")
        assert position.ending is not None
        reached[f"ending {position.ending.name}"] += 1
        most = max(scores(position))
        reached["tie broken by gems"] += len(best) < scores(position).count(most)
        reached["tie shared"] += len(best) > 1
        reached["games"] += 1


def _paths(position: State, event: Event) -> list[str]:
    """Name what is rare in an event, or worth to have been reached."""
    paths = [f"event {type(event).__name__}"]
    match event:
        case e.Fell(alarm=None, to=to) if position.phase is not Phase.PUT:
            paths.append(f"gems fell to {to.value}")
        case e.Fell(to=To.OWNER):
            paths.append("gems fell to an alarm's owner")
        case e.Fell(gems=0):
            paths.append("an alarm fell alone")
        case e.Fell():
            paths.append("the owner let his own alarm fall")
        case e.RubyFell(to=to):
            paths.append(f"a ruby fell to {to.value}")
        case e.SmugglersCounted(share=share):
            paths.append("smugglers share" if share else "smugglers are outnumbered")
        case e.Placed() if position.placed > 1:
            paths.append("a second imitation was placed")
        case e.Took(to=To.BLACK) if position.chosen[event.seat] == Character.SMUGGLER:
            paths.append("a smuggler took one")
        case _:
            pass
    if position.droppers:
        paths.append("a smuggler dropped out")
    if position.last_ruby_taken:
        paths.append("the last ruby was taken")
    return paths


EVERYWHERE = (
    *(f"phase {phase.name}" for phase in Phase if phase is not Phase.OVER),
    "ending EMPTY_PILLOW",
    "ending SIXTH_RUBY",
    "ending ROUND_CAP",
    "tie broken by gems",
    "tie shared",
    "gems fell to red",
    "gems fell to an alarm's owner",
    "an alarm fell alone",
    "the owner let his own alarm fall",
    "a ruby fell to secret",
    "a ruby fell to red",
    "smugglers share",
    "smugglers are outnumbered",
    "a second imitation was placed",
    "a smuggler took one",
    "a smuggler dropped out",
    "the last ruby was taken",
    "event TookRuby",
    "event AlarmSet",
    "event AlarmKept",
    "event AlarmRecovered",
    "event AlarmLeftAlone",
    "event AlarmLetLie",
    "event CardsPassed",
    "event Left",
    "event PlacedNothing",
)
"""What all games together must have reached."""
