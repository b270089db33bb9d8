"""FT-11.2: when the gap is filled that a golden tile leaves on the board."""

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import Failed, GoldenActed, Laid, SapphireTileKept, Shuffled
from larceny.kernel.chance import Chance
from larceny.kernel.events import SPECTATOR

from .boards import board, board_at
from .table import Table, editions, given

AFTER = "three_tales[golden_gap=filled_after]"
STACK = "stack=ys,yc,ym,yh,yt"


def tale(tokens: str, rules: str = AFTER) -> Table:
    return given(f"{rules} 2 {tokens} {'' if 'stack=' in tokens else STACK}")


def story(table: Table) -> list[str]:
    """Tell in which order gaps were made and filled, and golden tiles acted."""
    told = (Failed, GoldenActed, Laid, SapphireTileKept, Shuffled)
    return [type(event).__name__ for event in table.events if isinstance(event, told)]


@pytest.mark.rule("FT-11.2")
@editions()
def test_in_every_edition_it_is_filled_first(edition: str) -> None:
    assert GAME.ruleset(edition).golden_gap == "filled_first"


@pytest.mark.rule("FT-11.2")
@pytest.mark.parametrize("golden", ["$m", "$s"])
@pytest.mark.parametrize(
    ("value", "order"),
    [("filled_first", ["Laid", "GoldenActed"]), ("filled_after", ["GoldenActed", "Laid"])],
)
def test_before_a_golden_tile_acts_or_once_it_has_acted(
    golden: str, value: str, order: list[str]
) -> None:
    table = tale(f"{board(b2=golden)} hands=rs;gs", f"three_tales[golden_gap={value}]")
    stack = table.stack
    table.when("0 glimpse b2")
    assert story(table) == order
    assert (table.front("b2"), table.stack, table.phase) == ("ys", stack - 1, "action")


@pytest.mark.rule("FT-11.2", "FT-11.7")
def test_while_the_genie_waits_for_a_wish_everyone_sees_the_gap() -> None:
    table = tale(f"{board(b2='$g')} hands=rs;gs").when("0 glimpse b2")
    assert (table.phase, table.legal(0)) == ("wish", ["pass", "wish eyes", "wish turn"])
    for viewer in (None, 0, 1):
        assert table.view(viewer).to_json()["board"][5] is None
    assert given(table.line).state == table.state  # such a position can be written down
    table.when("0 pass")
    assert (story(table), table.front("b2"), table.phase) == (["Laid"], "ys", "action")


@pytest.mark.rule("FT-11.2", "FT-8.8")
def test_also_in_a_steal_that_fails() -> None:
    table = tale(f"phase=steal {board_at('5', 'rs $m rm rh')} hands=rs;gs").when("0 steal 5")
    assert story(table) == ["Failed", "GoldenActed", "Laid"]
    assert (table.front("c2"), table.active) == ("ys", 1)


@pytest.mark.rule("FT-11.2", "FT-5.6", "FT-3.3")
def test_sapphires_are_replaced_at_once_and_golden_tiles_together_at_the_end() -> None:
    lit = board(b2="L", b1="$s", a2="S", c2="$m")
    table = tale(f"{lit} hands=rs;gs").when("0 glimpse b2", "0 reveal b1", "0 reveal a2")
    table.when("0 reveal c2")
    acted = ["SapphireTileKept", "Laid", "GoldenActed", "GoldenActed", "Laid", "Laid"]
    assert story(table) == acted
    assert [table.front(square) for square in ("a2", "b1", "c2")] == ["ys", "yc", "ym"]


@pytest.mark.rule("FT-11.2", "FT-4.3", "FT-11.7")
@pytest.mark.parametrize(("value", "left"), [("filled_first", 1), ("filled_after", 0)])
def test_what_a_wish_throws_away_may_come_back_at_once(value: str, left: int) -> None:
    """The stack is empty: the Evil Eye tile is shuffled in only if the gap is filled after it."""
    tokens = "gone=$m,$s merchant=1 hands=rs,rc,rm;- eye-tiles=E;- stack=- unnamed=discards"
    table = tale(f"{board(b2='$g')} {tokens}", f"three_tales[golden_gap={value}]")
    assert table.stack == 0
    table.when("0 glimpse b2", "0 wish eyes")
    assert len(table.state.discards) == left


@pytest.mark.rule("FT-11.2")
@pytest.mark.parametrize(
    "line",
    [
        "three_tales 2 phase=wish gone=$g after=action",
        f"{AFTER} 2 phase=wish gone=$g after=drawing",
        f"{AFTER} 2 phase=action gone=$g",
    ],
)
def test_elsewhere_a_gap_is_refused(line: str) -> None:
    gap = board().replace("board=.", "board=-")
    with pytest.raises(ValueError, match="not-in-this-phase"):
        GAME.read_position(f"{line} {gap} {STACK}")


@pytest.mark.rule("FT-11.2")
def test_who_watches_knows_that_the_tile_is_gone_and_a_new_one_comes() -> None:
    table = tale(f"{board(b2='$g')} hands=rs;gs")
    rules = table.state.rules
    memory = GAME.knowledge_from(rules, GAME.view(table.state, SPECTATOR))
    for move in ("0 glimpse b2", "0 pass"):
        for event in table.when(move).events:
            memory.witness(GAME.witnessed(event, SPECTATOR))
        seen = GAME.view(table.state, SPECTATOR)
        assert memory.allows(seen, table.state)
        assert GAME.view(memory.sample(seen, Chance.of(move)), SPECTATOR) == seen
