"""What must hold for ANY game and ruleset: one random game, watched from every side.

`check_game` plays uniformly at random and raises `CheckFailed` as soon as something that must
always hold does not. It is not a test of one game's rules but of what any rules must keep.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from . import record as records
from .chance import Chance
from .errors import IllegalAction
from .events import SPECTATOR, Event, Seat, Viewer, every_seat
from .game import ActionT, Game, Knowledge, RulesT, StateT, ViewT
from .play import Match, verify

CHECK_PIECES_EVERY = 8
"""What is lost or doubled stays so, and is found a few decisions later."""


class CheckFailed(AssertionError):
    """Something that must always hold did not."""


def ensure(holds: bool, what: str, *about: Any) -> None:
    """Raise unless something holds."""
    if not holds:
        raise CheckFailed(what, *about)


@dataclass(frozen=True, slots=True)
class Checked:
    """What a checked game was like."""

    decisions: int
    ending: str
    scores: tuple[int, ...]


def check_game(
    game: Game[RulesT, StateT, ActionT, ViewT],
    rules: RulesT,
    players: int,
    secret: str,
    *,
    thorough_every: int = 400,
    replayed: bool = True,
    most_decisions: int = 100_000,
) -> Checked:
    """Play a random game; look closely at one position in `thorough_every`.

    Two viewers, drawn by lot, watch from the deal on, and one of them once more as if it had come
    later. If the game is to be `replayed`, its last position is looked at as closely, and its
    record must read back and play again to the same bytes.
    """
    dice = Random(f"{secret}/{players}")
    match = Match(game, rules, players, secret)
    viewers = _watchers(players, dice)
    memories = [game.knowledge(rules, players, viewer) for viewer in viewers]
    late = late_memories(game, rules, match.state, viewers[:1])
    _tell(game, match.events, viewers, memories)
    while not match.is_over:
        ensure(len(match.moves) < most_decisions, "random play ends", len(match.moves))
        ensure(bool(match.deciders), "somebody owes a decision")
        if dice.random() * thorough_every < 1:
            check_position(game, match.state)
            check_memories(game, match.state, viewers, memories, dice)
            check_memories(game, match.state, viewers[:1], late, dice)
            if dice.random() < 0.3:
                late = late_memories(game, rules, match.state, viewers[:1])
        seat = dice.choice(match.deciders)
        legal = match.legal_actions(seat)
        ensure(bool(legal), "whoever owes a decision has one", seat)
        events = match.act(seat, dice.choice(legal))
        if len(match.moves) % CHECK_PIECES_EVERY == 0:
            match.state.check()
        _tell(game, events, viewers, memories)
        _tell(game, events, viewers[:1], late)
    match.state.check()
    ensure(not match.deciders, "nobody decides after the end")
    check_memories(game, match.state, viewers, memories, dice)
    if replayed:
        check_position(game, match.state)
        check_record(game, match)
    ending = game.ending(match.state)
    assert ending is not None
    return Checked(len(match.moves), ending, match.scores)


def _watchers(players: int, dice: Random) -> list[Viewer]:
    """Draw who watches this game: two viewers of all there are."""
    everybody: list[Viewer] = [*every_seat(players), SPECTATOR]
    return dice.sample(everybody, 2)


def late_memories(
    game: Game[RulesT, StateT, ActionT, ViewT],
    rules: RulesT,
    state: StateT,
    viewers: Sequence[Viewer],
) -> list[Knowledge[StateT, ViewT]]:
    """Let every viewer come in only now."""
    return [game.knowledge_from(rules, game.view(state, viewer)) for viewer in viewers]


def _tell(
    game: Game[RulesT, StateT, ActionT, ViewT],
    events: Sequence[Event],
    viewers: Sequence[Viewer],
    memories: Sequence[Knowledge[StateT, ViewT]],
) -> None:
    for viewer, memory in zip(viewers, memories, strict=True):
        for event in events:
            memory.witness(game.witnessed(event, viewer))


def check_position(game: Game[RulesT, StateT, ActionT, ViewT], state: StateT) -> None:
    """Check one position: copies, notation, and that the legal actions are what is accepted."""
    line = game.write_position(state)
    ensure(game.read_position(line) == state, "the notation reads back", line)
    ensure(game.write_position(game.read_position(line)) == line, "the notation is stable", line)
    twin = game.copy(state)
    ensure(twin == state, "a copy is equal", line)
    for seat in (Seat(-1), *every_seat(state.players + 1)):
        legal = game.legal_actions(state, seat)
        indices = [action.index for action in legal]
        ensure(indices == sorted(set(indices)), "legal actions are in order", line, seat)
        owes = seat in state.deciders()
        ensure(owes == bool(legal), "legal actions are for those who owe one", line, seat)
        trial = game.copy(state)
        for action in game.actions:
            try:
                game.apply(trial, seat, action)
                accepted = True
                trial = game.copy(state)
            except IllegalAction as no:
                accepted = False
                ensure(bool(no.rule), "a refusal names its rule", line, seat, action.word)
                ensure(trial == state, "a refusal changes nothing", line, seat, action.word)
            ensure(accepted == (action in legal), "legal is accepted", line, seat, action.word)
    ensure(twin == state, "copies are independent", line)
    ensure(game.write_position(state) == line, "copies are independent", line)


def check_memories(
    game: Game[RulesT, StateT, ActionT, ViewT],
    state: StateT,
    viewers: Sequence[Viewer],
    memories: Sequence[Knowledge[StateT, ViewT]],
    dice: Random,
) -> None:
    """Check that knowledge allows the truth, and that views hide what knowledge leaves open."""
    for viewer, memory in zip(viewers, memories, strict=True):
        seen = game.view(state, viewer)
        if not memory.allows(seen, state):
            raise CheckFailed("knowledge allows the truth", game.write_position(state), viewer)
        other = memory.sample(seen, Chance.of(str(dice.random())))
        other.check()
        check_same_sight(game, state, other, viewer)
        if not memory.allows(seen, other):
            lines = game.write_position(state), game.write_position(other)
            raise CheckFailed("a sample is allowed", *lines, viewer)


def check_same_sight(
    game: Game[RulesT, StateT, ActionT, ViewT], state: StateT, other: StateT, viewer: Viewer
) -> None:
    """Check that a viewer cannot tell two positions apart: views and legal actions, by bytes."""
    sights = []
    for table in (state, other):
        legal = () if viewer is None else game.legal_actions(table, viewer)
        words = [action.word for action in legal]
        sights.append(json.dumps([game.view(table, viewer).to_json(), words]))
    if sights[0] != sights[1]:
        lines = game.write_position(state), game.write_position(other)
        raise CheckFailed("a view does not leak", *lines, viewer, *sights)


def check_record(
    game: Game[RulesT, StateT, ActionT, ViewT],
    match: Match[RulesT, StateT, ActionT, ViewT],
) -> None:
    """Check that a record reads back from JSON and plays again to the same bytes."""
    record = match.record()
    text = records.to_json(record)
    ensure(records.from_json(text) == record, "a record reads back from JSON")
    again = verify(game, record)  # plays it again; the digest of the events must be the same
    ensure(again.state == match.state, "a replay ends in the same position")
    ensure(again.chapters == match.chapters, "a replay has the same chapters")
