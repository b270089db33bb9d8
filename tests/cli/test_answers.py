"""What may be typed for an answer."""

import pytest

from larceny.cli.screens.answers import NotUnderstood, alone, understand
from larceny.games.master_thieves.actions import (
    ACTIONS,
    CHOOSE,
    DONE,
    KEEP_ALARM,
    MOVE_BOX,
    OPEN,
    PICK,
    PLACE,
    PLACE_NOTHING,
    SET_ALARM,
    Action,
)

DRAWERS: tuple[Action, ...] = OPEN
CARDS: tuple[Action, ...] = CHOOSE
MOVES: tuple[Action, ...] = (*MOVE_BOX, DONE)
PLACING: tuple[Action, ...] = (*PLACE.values(), PLACE_NOTHING)
ALARM: tuple[Action, ...] = (SET_ALARM, KEEP_ALARM)


def answered(typed: str, legal: tuple[Action, ...]) -> str:
    """Answer where every action is offered by itself; return the word of the one that was meant."""
    offered = [alone(action, number) for number, action in enumerate(legal, start=1)]
    (action,) = understand(typed, offered, legal, ACTIONS).actions
    return str(action.word)


@pytest.mark.parametrize(
    ("typed", "offered", "word"),
    [
        ("1", DRAWERS, "open T.N"),
        ("12", DRAWERS, "open B.W"),
        ("open T.N", DRAWERS, "open T.N"),
        ("  OPEN  t.n ", DRAWERS, "open T.N"),
        ("tn", DRAWERS, "open T.N"),
        ("T.N", DRAWERS, "open T.N"),
        ("o b.w", DRAWERS, "open B.W"),
        ("thief", CARDS, "choose thief"),
        ("t", CARDS, "choose thief"),
        ("m", CARDS, "choose master-thief"),
        ("master thief", CARDS, "choose master-thief"),
        ("choose s", CARDS, "choose smuggler"),
        ("f", MOVES, "flip"),
        ("d", MOVES, "done"),
        ("1 cw", MOVES, "rotate 1 cw"),
        ("r 2 ccw", MOVES, "rotate 2 ccw"),
        ("d", PLACING, "place D"),
        ("n", PLACING, "place nothing"),
        ("set", ALARM, "alarm set"),
        ("k", ALARM, "alarm keep"),
        ("", (PICK[1],), "pick D"),
        ("flip", DRAWERS, "flip"),  # known, though not allowed: the rules will refuse it
    ],
)
def test_an_answer_is_understood(typed: str, offered: tuple[Action, ...], word: str) -> None:
    assert answered(typed, offered) == word


@pytest.mark.parametrize(
    ("typed", "offered", "code"),
    [
        ("", DRAWERS, "empty"),
        ("0", DRAWERS, "number"),
        ("13", DRAWERS, "number"),
        ("9" * 5000, DRAWERS, "number"),
        ("t", DRAWERS, "ambiguous"),
        ("open", DRAWERS, "ambiguous"),
        ("r 1 c", MOVES, "ambiguous"),
        ("xyzzy", DRAWERS, "unknown"),
        ("²", DRAWERS, "unknown"),
        ("-1", DRAWERS, "unknown"),
        ("...", DRAWERS, "unknown"),
        ("\x1b[2J", DRAWERS, "unknown"),
    ],
)
def test_an_answer_is_not_understood(typed: str, offered: tuple[Action, ...], code: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        answered(typed, offered)
    assert refusal.value.code == code
