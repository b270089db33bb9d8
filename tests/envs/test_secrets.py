"""What a seat may not know does not reach its numbers and strings: non-interference.

At each step of a game the truth is replaced by another world that a seat's knowledge allows (see
tests/games/worlds.py). What the seat is told, as numbers and as text, must not change by a byte:
before a decision, and after it where the rules lay open the same facts in both worlds. Then every
line of redaction is taken away in turn, and the same test must fail.
"""

import copy
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from larceny.envs.openspiel_table import SECRET_BYTES, TERMINAL, Table
from larceny.envs.seats import Setting
from larceny.games.forty_thieves import views as forty_thieves_views
from larceny.games.master_thieves import views as master_thieves_views
from larceny.kernel.events import Seat

from ..effort import some
from ..games.forty_thieves.worlds import FortyThievesFacts
from ..games.master_thieves.worlds import MasterThievesFacts
from ..games.redaction import redactions, without_redaction
from ..games.worlds import Facts
from ..planting import plants_faults
from .presets import PRESETS, Preset

FACTS: dict[str, Facts] = {
    "master-thieves": MasterThievesFacts(),
    "forty-thieves": FortyThievesFacts(),
}


class Worlds(NamedTuple):
    """Two tables that a seat cannot tell apart, and what is done at each."""

    viewer: int
    truth: Table
    action: Any
    other: Table
    other_action: Any


def worlds(setting: Setting, seed: str, most: int) -> Iterator[Worlds]:
    """Play at random; at each step draw another world, and what is done there."""
    facts, dice, table = FACTS[setting.game.name], Random(seed), Table(setting)
    game = setting.game
    for _ in range(SECRET_BYTES):
        table.draw(dice.randrange(256))
    for _ in range(most):
        if table.player == TERMINAL:
            return
        viewer, seat = dice.randrange(setting.players), table.player
        action = facts.choose(game.legal_actions(table.state, seat), dice)
        other = table.sampled(Seat(viewer), dice.random)
        facts.same_luck(table.state, other.state)
        legal = game.legal_actions(other.state, seat)
        answers = facts.other_answers(legal, action, viewer == seat)
        if answers and other.state != table.state:
            other_action = dice.choice(answers)
            learned = facts.laid_open(table.state, seat, action, Seat(viewer))
            if learned == facts.laid_open(other.state, seat, other_action, Seat(viewer)):
                truth = copy.deepcopy(table)
                yield Worlds(viewer, truth, action, other, other_action)
        table.act(action.index)


def seen(table: Table, viewer: int) -> tuple[Any, ...]:
    """Return all that the doors tell a seat, and what they tell everybody."""
    legal = table.setting.game.legal_actions(table.state, Seat(viewer))
    return (
        table.row(Seat(viewer), memory=True).tobytes(),
        bytes(table.setting.encoding.encode(table.setting.game.view(table.state, Seat(viewer)))),
        table.history_text(Seat(viewer)),
        table.private_text(Seat(viewer)),
        table.view_text(None),
        [action.index for action in legal],
    )


def tells_apart(pair: Worlds) -> bool:
    """Ask whether the seat can tell the two worlds apart, now or after the decisions."""
    truth, other = copy.deepcopy(pair.truth), copy.deepcopy(pair.other)
    if seen(truth, pair.viewer) != seen(other, pair.viewer):
        return True
    truth.act(pair.action.index)
    other.act(pair.other_action.index)
    return seen(truth, pair.viewer) != seen(other, pair.viewer)


@pytest.mark.parametrize("preset", some(PRESETS, quick=2, usual=6), ids=str)
def test_a_seat_cannot_tell_worlds_apart_that_its_knowledge_allows(preset: Preset) -> None:
    drawn = list(worlds(preset.setting(memory=True), str(preset), most=60))
    assert len(drawn) > 5
    for pair in drawn:
        assert not tells_apart(pair)


# Taking away one line of redaction --------------------------------------------------------------

CARDS = (  # a seat that was there from the deal knows the whole box; it lacks only cards
    "veil(_card(numbers, chosen), turned_over or own)",
    "veil(_cards(numbers, held), own)",
    "veil(event.numbers, sees)",
    "veil(event.character, sees)",
)
FRONTS = (
    "veil(deck[tile], face_up)",
    "veil(fronts, own)",
    "veil(event.front, sees)",
)


@plants_faults
@pytest.mark.parametrize(
    ("preset", "views", "lines"),
    [
        (Preset("master-thieves", "english_a", 3, {}), master_thieves_views, CARDS),
        (Preset("forty-thieves", "standard", 3, {}), forty_thieves_views, FRONTS),
    ],
    ids=["master-thieves", "forty-thieves"],
)
def test_non_interference_fails_when_any_redaction_is_removed(
    preset: Preset, views: ModuleType, lines: tuple[str, ...]
) -> None:
    setting, found = preset.setting(memory=True), redactions(views)
    drawn = list(worlds(setting, "redaction", most=200))
    assert not any(map(tells_apart, drawn))
    for line in lines:
        with without_redaction(views, found.index(line)):
            assert any(map(tells_apart, drawn)), f"nobody notices that {line} is gone"
