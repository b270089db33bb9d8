"""A few of the million messages by lot: nobody is answered with a mistake of ours."""

from ..effort import amount
from .fuzz import fuzz_some


def test_messages_by_lot_are_answered_and_the_games_go_on() -> None:
    said, heard, _ = fuzz_some("a few", amount(quick=200, usual=1_000, soak=50_000))
    assert said > 0
    assert {"Ack", "Step", "unknown-action", "bad-message"} <= set(heard)
