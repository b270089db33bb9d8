"""Games played by the engine and by the twin side by side: the same decisions, the same lots.

The engine's stack has an order; the twin draws by lot. So after each decision of the engine it is
told which tiles came off the stack, and these lots are handed to the twin.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.actions import Action, Pass, Steal
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.deck import Tile
from larceny.games.forty_thieves.pieces import PLACES
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import Phase, State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event
from larceny.twin.chance import lot_for
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.forty_thieves.tiles import number_of
from larceny.twin.forty_thieves.to_engine import hoards_of
from larceny.twin.ops import Word, Words

from .arranged import Wish, arrange

UNSEEN = ("chance", "next_deck", "next_first", "lots_drawn")
"""Fields that are no part of the position."""
REMEMBERED = ("seen_", "noted", "glimpsed_", "lit_")
"""How the fields of a memory begin: a position alone does not tell what was seen before."""


class Recording(Chance):
    """Chance that remembers the last shuffle."""

    shuffled: list[Any] | None = None

    def shuffle(self, items: Iterable[Any]) -> list[Any]:
        """Shuffle, and remember."""
        self.shuffled = super().shuffle(items)
        return list(self.shuffled)

    def copy(self) -> "Recording":
        """Go on from here, remembering."""
        return Recording(self.key, self.drawn)


def lots_of(
    before: Sequence[Tile], after: Sequence[Tile], shuffled: Sequence[Tile] | None
) -> list[int]:
    """Return the lots by which the twin draws what the engine drew."""
    order = [*reversed(before), *reversed(shuffled or [])]
    remaining = {number_of(tile) for tile in before}
    lots, top_known = [], bool(before)
    drawn = len(order) - len(after)
    for at in range(drawn + 1):
        if not remaining and at < drawn:
            assert shuffled is not None
            remaining, top_known = {number_of(tile) for tile in shuffled}, False
        if not remaining:
            break
        number = number_of(order[at])
        rank = sum(other < number for other in remaining)
        lots.append(0 if top_known else lot_for(rank, len(remaining)))
        if at < drawn:
            remaining.remove(number)
            top_known = False
    return lots


class Style:
    """How a game is played: by lot, but with a taste of its own."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.taste = {kind: 4 ** dice.uniform(-2, 2) for kind in Action.__subclasses__()}
        self.cunning = dice.choice([0, 0, 0.5, 0.95])

    def choose(self, state: State, legal: Sequence[Action]) -> Action:
        """Choose one of the legal actions."""
        if self.dice.random() < self.cunning:
            good = [a for a in legal if isinstance(a, Steal) and _succeeds(state, a)]
            if good:
                return self.dice.choice(good)
            if any(isinstance(a, Steal) for a in legal):
                return next(a for a in legal if isinstance(a, Pass))
        kinds = sorted({type(a) for a in legal}, key=lambda kind: kind.__name__)
        weights = [self.taste.get(kind, 1.0) for kind in kinds]
        kind = self.dice.choices(kinds, weights)[0]
        return self.dice.choice([a for a in legal if type(a) is kind])


def _succeeds(state: State, action: Steal) -> bool:
    return is_combination([state.front(square) for square in PLACES[action.place]])


Game = tuple[State, Style]


def games(
    rules: Ruleset, players: int, number: int, wishes: Sequence[Wish], last: int
) -> Iterator[Game]:
    """Deal games, arrange their tiles by one wish after the other, and play on in the engine.

    Every third game begins at the beginning, the others anywhere, or shortly before their end.
    """
    for game in range(number):
        dice = Random(game)
        chance = Recording(Chance.of(f"{rules} {players} {game}").key)
        state = GAME.deal(rules, players, chance)[0]
        arrange(state, wishes[game % len(wishes)], dice)
        length = played_on(state.copy(), Style(Random(f"style {game}")), MOST_DECISIONS)
        skipped = (0, dice.randrange(length), max(0, length - dice.randrange(1, last)))[game % 3]
        style = Style(Random(f"style {game}"))
        played_on(state, style, skipped)
        yield state, style


MOST_DECISIONS = 400


def played_on(state: State, style: Style, most: int) -> int:
    """Play on in the engine; return how many decisions were taken."""
    for taken in range(most):
        if state.is_over():
            return taken
        seat = state.deciders()[0]
        GAME.apply(state, seat, style.choose(state, GAME.legal_actions(state, seat)))
    return most


COMPARED = 7
"""One position in so many is also compared as the engine's."""

LEFT_AFTER = 100
"""Decisions after which games that are over are left."""


class Lockstep:
    """Some games, side by side."""

    def __init__(self, twin: FortyThieves, some: Sequence[Game]) -> None:
        self.twin = twin
        self.states = [state for state, _ in some]
        self.words: Words = twin.from_engine(self.states)
        self.styles = [style for _, style in some]
        self.reached: Counter[str] = Counter()
        self.decisions = 0

    def play(self, most: int) -> None:
        """Play to the end, or so many decisions a game."""
        for taken in range(most):
            if all(state.is_over() for state in self.states):
                return
            if taken % LEFT_AFTER == LEFT_AFTER - 1:
                self.leave_those_that_are_over()
            self.compare_choices()
            self.step()
            self.compare_positions()

    def leave_those_that_are_over(self) -> None:
        """Go on with the others: a few games last ten times as long as most."""
        over = [i for i, state in enumerate(self.states) if state.is_over()]
        for index in over[::COMPARED]:
            assert same_position(self.twin.to_engine(self.words, index), self.states[index])
        self.keep([i for i, state in enumerate(self.states) if not state.is_over()])

    def keep(self, left: list[int]) -> None:
        """Go on with some games only."""
        self.states = [self.states[i] for i in left]
        self.styles = [self.styles[i] for i in left]
        self.words = tuple(word[left] for word in self.words)

    def compare_choices(self) -> None:
        """Compare who decides, and what is legal."""
        masks = np.stack(self.twin.legal(self.words)).astype(object)
        deciders, over = self.twin.decider(self.words), self.twin.over(self.words)
        for i, state in enumerate(self.states):
            assert bool(over[i]) == state.is_over(), i
            legal = 0
            for seat in state.deciders():
                assert deciders[i] == seat, (i, state.phase)
                legal = sum(1 << action.index for action in GAME.legal_actions(state, seat))
            mask = sum(int(word) << 32 * at for at, word in enumerate(masks[:, i]))
            assert mask == legal, f"game {i}, {state.phase!r}: {_differ(mask, legal)}"

    def step(self) -> None:
        """Take a decision in every game."""
        number = len(self.states)
        actions = np.zeros(number, np.uint32)
        lots = np.zeros((self.twin.terms.most_draws, number), np.uint32)
        for i, state in enumerate(self.states):
            if state.is_over():
                continue
            action, drawn = self.decide(i)
            actions[i] = action.index
            lots[: len(drawn), i] = drawn
        self.words = self.stepped(actions, tuple(lots))

    def stepped(self, actions: Word, lots: Words) -> Words:
        """Take the decisions in the twin, all at once."""
        return self.twin.step(self.words, actions, lots)

    def witness(self, index: int, events: Sequence[Event]) -> None:
        """Let nobody remember anything."""

    def decide(self, index: int) -> tuple[Action, list[int]]:
        """Take a decision in the engine; return the lots that were drawn by it."""
        state = self.states[index]
        seat = state.deciders()[0]
        action = self.styles[index].choose(state, GAME.legal_actions(state, seat))
        before, phase = state.stack, state.phase
        assert isinstance(state.chance, Recording)
        state.chance.shuffled = None
        events = GAME.apply(state, seat, action)
        self.witness(index, events)
        self.decisions += 1
        drawn = lots_of(before, state.stack, state.chance.shuffled)
        self.note(phase, action, state, [type(event).__name__ for event in events], len(drawn))
        return action, drawn

    def note(self, phase: Any, action: Action, state: State, events: list[str], drawn: int) -> None:
        """Count what was reached."""
        self.reached[f"phase {phase.name.lower()}"] += 1
        self.reached[f"action {type(action).__name__}"] += 1
        self.reached.update({f"event {event}" for event in events})
        self.reached[f"drawn {drawn}"] += 1
        if len(state.chain) > 1:
            self.reached[f"chain {len(state.chain)}"] += 1
        if state.after:
            self.reached[f"after {state.after.name.lower()}"] += 1
        if state.golden:
            self.reached["golden tiles wait behind the Genie"] += 1
        if "Played" in events and "Aimed" in events:
            self.reached["only one target"] += 1
            if phase is Phase.GLIMPSE:
                self.reached["only one pair"] += 1
            if "Worked" in events:
                self.reached["nobody to answer"] += 1
        if phase is Phase.DRAW and state.phase is Phase.ACTION:
            self.reached["nothing to glimpse"] += 1
        if state.is_over() and state.ending is not None:
            self.reached[f"ending {state.ending.name.lower()}"] += 1
            self.reached[f"winners {len(GAME.winners(state))}"] += 1

    def compare_positions(self) -> None:
        """Compare whole positions, points and winners."""
        found = self.twin.layout.unpack(self.words)
        wanted = self.twin.layout.unpack(self.twin.from_engine(self.states))
        over = np.array([state.is_over() for state in self.states])
        for name, field in self.twin.layout.fields.items():
            if name in UNSEEN or name.startswith(REMEMBERED):
                continue
            pairs = [(getattr(found, name), getattr(wanted, name))]
            if field.lanes:
                pairs = list(zip(pairs[0][0].words, pairs[0][1].words, strict=True))
            for one, other in pairs:
                same = _same_hoards(one, other) if name in ("kept", "eyes") else one == other
                if name == "asked":
                    same = same | over
                assert np.all(same), self._told(name, same, one, other)
        points, winners = self.twin.scores(self.words), self.twin.winners(self.words)
        for i, state in enumerate(self.states):
            assert tuple(int(p[i]) for p in points) == GAME.scores(state), i
            if state.is_over():
                won = tuple(seat for seat, wins in enumerate(winners) if wins[i])
                assert won == GAME.winners(state), i

    def _told(self, name: str, same: Any, one: Any, other: Any) -> str:
        i = int(np.argmin(same))
        state = self.states[i]
        return f"{name} of game {i}: {one[i]:x}, not {other[i]:x}; {GAME.write_position(state)}"


def _same_hoards(one: Any, other: Any) -> Any:
    same = one == other
    for i in np.flatnonzero(~same):
        same[i] = hoards_of(int(one[i]), 4) == hoards_of(int(other[i]), 4)
    return same


def _differ(mask: int, legal: int) -> str:
    actions = GAME.actions
    more = [a.word for a in actions if (mask & ~legal) >> a.index & 1]
    fewer = [a.word for a in actions if (legal & ~mask) >> a.index & 1]
    return f"too many {more[:9]}, missing {fewer[:9]}"


def same_position(one: State, other: State) -> bool:
    """Ask whether two positions are the same but for the order of what nobody sees."""
    return _sorted(one) == _sorted(other)


def _sorted(state: State) -> SimpleNamespace:
    fields = {name: getattr(state, name) for name in state.__slots__ if name != "chance"}
    fields["stack"] = (sorted(state.stack), state.stack[-1:])
    fields["discards"], fields["gone"] = sorted(state.discards), sorted(state.gone)
    return SimpleNamespace(**fields)
