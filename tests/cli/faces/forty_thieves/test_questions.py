"""What is asked, what may be answered, and what may be typed for it."""

from itertools import chain

import pytest

from larceny.cli.faces.forty_thieves.answers import answers
from larceny.cli.faces.forty_thieves.kinds import spelled
from larceny.cli.faces.forty_thieves.questions import question
from larceny.cli.screens.answers import NotUnderstood, understand
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.state import Phase, State
from larceny.kernel.events import Seat

from .games import NAMES, played_at_random


def offered(state: State, kind: str = "", seat: Seat = Seat(0)) -> list[tuple[int, str]]:
    """Return the answers to the question that a position asks, by number and name."""
    legal = GAME.legal_actions(state, seat)
    if kind:
        legal = next(
            answer.actions
            for answer in answers(NAMES, GAME.view(state, seat), legal)
            if answer.word == kind
        )
    offers = answers(NAMES, GAME.view(state, seat), legal, kind)
    return [(answer.number, answer.name) for answer in offers]


def asked(state: State, seat: Seat = Seat(0)) -> str:
    return question(NAMES, GAME.view(state, seat), GAME.legal_actions(state, seat))


def test_every_phase_has_a_question_and_every_action_an_answer() -> None:
    phases = set()
    games = [
        played_at_random(edition, players, str(number), leaders=True, turn_cap=120)
        for edition in ("standard", "three_tales")
        for players in (2, 3, 4)
        for number in range(4)
    ]
    for state, _ in chain(*games):
        phases.add(state.phase)
        if state.is_over():
            continue
        seat = state.deciders()[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        assert question(NAMES, view, legal)[-1] in ".?)"
        offers = answers(NAMES, view, legal)
        assert len(offers) <= 18
        assert len({answer.number for answer in offers}) == len(offers)
        assert {action for answer in offers for action in answer.actions} == set(legal)
        for answer in offers:
            if len(answer.actions) > 1:
                assert question(NAMES, view, answer.actions, answer.word)[-1] in ".?"
                within = answers(NAMES, view, answer.actions, answer.word)
                assert {a for inner in within for a in inner.actions} == set(answer.actions)
                assert len({inner.name for inner in within}) == len(within)
    assert phases == set(Phase)


def test_the_many_answers_of_the_action_are_listed_by_kind() -> None:
    state = GAME.read_position("standard 2 phase=action hands=gm,S,L;-")
    assert len(GAME.legal_actions(state, Seat(0))) == 92
    assert offered(state) == [
        (1, "replace 1 ..."),
        (2, "replace 2 ..."),
        (3, "replace 3 ..."),
        (4, "interchange ..."),
        (5, "play 2"),
        (0, "pass"),
    ]
    assert offered(state, "replace 2")[:2] == [(1, "a1"), (2, "b1")]
    assert len(offered(state, "interchange")) == 16


def test_sapphires_are_chosen_by_their_own_numbers() -> None:
    state = GAME.read_position("standard 2 phase=steal gems=359 rest=1 hands=gm;-")
    assert offered(state) == [
        (3, "sapphire 3"),
        (5, "sapphire 5"),
        (9, "sapphire 9"),
        (10, "row ..."),
        (11, "column ..."),
        (12, "falling"),
        (13, "rising"),
        (0, "pass"),
    ]
    assert offered(state, "steal row") == [(1, "1"), (2, "2"), (3, "3"), (4, "4")]
    assert offered(state, "steal column") == [(1, "a"), (2, "b"), (3, "c"), (4, "d")]


def test_hoards_are_named_by_their_owners() -> None:
    state = GAME.read_position(
        "standard 3 phase=target chain=0:S gems=37 won=0,6,1 kept=-;-;S hands=gm;-;-"
    )
    assert offered(state) == [
        (3, "sapphire 3"),
        (7, "sapphire 7"),
        (10, "Ada’s gem"),
        (11, "Bruno’s gem"),
        (12, "Bruno’s tile"),
    ]


def test_tiles_to_throw_away_are_chosen_by_their_slots() -> None:
    state = GAME.read_position("standard 2 phase=draw hands=gm,S,D;-")
    assert offered(state) == [
        (0, "none"),
        (1, "green moon"),
        (2, "Sapphire"),
        (3, "Dagger"),
        (12, "1 and 2"),
        (13, "1 and 3"),
        (23, "2 and 3"),
        (123, "all three"),
    ]


def test_who_may_play_a_dagger_is_told_against_what() -> None:
    line = (
        "standard 3 phase=dagger active=1 asked={} chain=1:S{} target=rob_0_gem to-ask={} "
        "hands=D,gm;gs;rs gems=123456 won=3,0,0"
    )
    first = GAME.read_position(line.format(2, "", 0))
    assert asked(first, seat=Seat(2)) == (
        "Ada plays a Sapphire for a gem in Zoë’s hoard: do you play a Dagger against it? "
        "(Enter will do.)"
    )
    second = GAME.read_position(line.format(0, ",2:D", 1))
    assert asked(second) == (
        "Bruno plays a Dagger against Ada’s Sapphire: do you play a Dagger against it?"
    )
    assert offered(second) == [(1, "dagger 1"), (0, "pass")]


@pytest.mark.parametrize(
    ("line", "typed", "word"),
    [
        ("phase=glimpse", "b2", "glimpse b2"),
        ("phase=glimpse", "glimpse c4", "glimpse c4"),
        ("phase=glimpse", "g d1", "glimpse d1"),
        ("phase=glimpse", "0", "pass"),
        ("phase=action", "replace 1 b2", "replace 1 b2"),
        ("phase=action", "rep 2 b2", "replace 2 b2"),
        ("phase=action", "3 d4", "replace 3 d4"),
        ("phase=action", "interchange b2 c3", "interchange b2 c3"),
        ("phase=action", "interchange c3 b2", "interchange b2 c3"),
        ("phase=action", "int C3B2", "interchange b2 c3"),
        ("phase=action", "c3 b2", "interchange b2 c3"),
        ("phase=action", "play", "play 2"),
        ("phase=steal", "5", "steal 5"),
        ("phase=steal", "row 2", "steal row 2"),
        ("phase=steal", "col c", "steal column c"),
        ("phase=steal", "falling", "steal falling"),
        ("phase=steal", "13", "steal rising"),
        ("phase=draw", "12", "discard 1 2"),
        ("phase=draw", "discard 2 3", "discard 2 3"),
        ("phase=draw", "keep", "keep"),
    ],
)
def test_an_answer_is_understood(line: str, typed: str, word: str) -> None:
    state = GAME.read_position(f"standard 2 {line} hands=gm,S,L;-")
    legal = GAME.legal_actions(state, Seat(0))
    offers = answers(NAMES, GAME.view(state, Seat(0)), legal)
    (action,) = understand(spelled(typed), offers, legal, GAME.actions).actions
    assert action.word == word


@pytest.mark.parametrize(
    ("typed", "code"),
    [("r", "ambiguous"), ("replace 1 b", "ambiguous"), ("99", "odd-number"), ("e5", "unknown")],
)
def test_an_answer_is_not_understood(typed: str, code: str) -> None:
    state = GAME.read_position("standard 2 phase=action hands=gm,S,L;-")
    legal = GAME.legal_actions(state, Seat(0))
    offers = answers(NAMES, GAME.view(state, Seat(0)), legal)
    with pytest.raises(NotUnderstood) as refusal:
        understand(spelled(typed), offers, legal, GAME.actions)
    assert refusal.value.code == code
