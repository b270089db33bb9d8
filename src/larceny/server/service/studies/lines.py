"""The line of a study, played again: each step laid open, and what is asked at its end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import Event, Seat
from larceny.kernel.json_text import json_text, listed

from ...domain.refusals import Refused
from ...domain.studies import Study


@dataclass(frozen=True, slots=True)
class StudyStep:
    """A decision, what it brought about, how the table stood then, and what is written there."""

    seq: int
    seat: Seat | None  # None: the position that it begins with
    word: str
    chapter: str
    events: msgspec.Raw
    view: msgspec.Raw
    position: str
    comment: str


@dataclass(frozen=True, slots=True)
class StudyQuestion:
    """What is decided next: by whom, what he sees, and what he may decide."""

    seat: Seat
    rule: str
    view: msgspec.Raw
    actions: list[str]
    choices: msgspec.Raw


@dataclass(frozen=True, slots=True)
class Line:
    """A line that was played: its steps, and what is asked at its end."""

    players: int
    ruleset: dict[str, Any]
    steps: list[StudyStep]
    question: StudyQuestion | None  # None: the game is over


def read_start(game_name: str, text: str) -> tuple[AnyGame, Any]:
    """Read a position; refuse what is none, or cannot stand on a table."""
    game = find_game(game_name)
    state = game.read_position(" ".join(text.split()))
    return game, state


def played(study: Study) -> Iterator[tuple[Any, list[Event]]]:
    """Play a line step by step; the state is the same object, and moves on."""
    game = find_game(study.game)
    if study.rules_version != game.rules_version:
        raise Refused("older-rules", rules_version=study.rules_version, known=game.rules_version)
    state = game.read_position(study.start)
    yield state, []
    for seat, word in study.moves:
        yield state, game.apply(state, seat, game.action_of_word(word))


def position_at(study: Study, at: int) -> str:
    """Write the position after a step."""
    for step, (state, _) in enumerate(played(study)):
        if step == at:
            return find_game(study.game).write_position(state)
    raise Refused("no-such-step", step=at, steps=len(study.moves))


def line_of(study: Study) -> Line:
    """Play a line and write down every step. It takes a while."""
    game = find_game(study.game)
    steps = []
    for seq, (state, events) in enumerate(played(study)):
        seat, word = study.moves[seq - 1] if seq else (None, "")
        steps.append(
            StudyStep(
                seq=seq,
                seat=seat,
                word=word,
                chapter=game.chapter(state),
                events=_raw(listed([event.to_json_text() for event in events])),
                view=_raw(json_text(game.laid_open(state))),
                position=game.write_position(state),
                comment=study.comments.get(seq, ""),
            )
        )
    ruleset = dict(game.rules_of(state).to_fields())
    return Line(state.players, ruleset, steps, _question(game, state, state.deciders()))


def _question(game: AnyGame, state: Any, deciders: Sequence[Seat]) -> StudyQuestion | None:
    """Ask the first of those who owe a decision."""
    if not deciders:
        return None
    seat = deciders[0]
    actions = game.legal_actions(state, seat)
    return StudyQuestion(
        seat=seat,
        rule=game.rule_behind(state),
        view=_raw(game.views_json(state, [seat])[0]),
        actions=[action.word for action in actions],
        choices=_raw(listed([json_text(action.to_json()) for action in actions])),
    )


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
