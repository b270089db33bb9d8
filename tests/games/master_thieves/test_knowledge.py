"""What a perfect memory knows: it follows the box, and rules out what cannot be."""

from collections.abc import Callable

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.knowledge import Knowledge
from larceny.games.master_thieves.pieces import (
    DIAMOND,
    PLACE_OF_NAME,
    RUBY,
    SAPPHIRE,
    Character,
    Place,
)
from larceny.games.master_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, Viewer
from larceny.kernel.tuples import with_item

from .table import Table, dealt, given

TURN = "french 3 phase=open actor=0 chosen=T,J,D T.N=2D/ T.E=/1D1S M.W=1D!1/ rest=B.E"


def watched(table: Table, viewer: Viewer, *moves: str) -> Knowledge:
    """Watch from the deal on, or from now on if the position was set up by hand."""
    dealt_just_now = bool(table.events)
    memory = (
        GAME.knowledge(table.state.rules, table.state.players, viewer)
        if dealt_just_now
        else GAME.knowledge_from(table.state.rules, GAME.view(table.state, viewer))
    )
    events = list(table.events)
    for move in moves:
        events += table.when(move).events
    for event in events:
        memory.witness(GAME.witnessed(event, viewer))
    return memory


def fits(memory: Knowledge, table: Table, change: Callable[[State], None]) -> bool:
    """Ask whether the memory allows the position with one thing changed that is not seen."""
    other = table.state.copy()
    change(other)
    return memory.allows(GAME.view(table.state, memory.viewer), other)


def worlds(memory: Knowledge, table: Table, number: int = 60) -> list[State]:
    """Draw positions that the memory allows."""
    seen = GAME.view(table.state, memory.viewer)
    return [memory.sample(seen, Chance.of(str(n))) for n in range(number)]


def filled(*moves: str) -> tuple[Table, list[str]]:
    table = dealt("english_a", 2)
    seat = table.deciders[0]
    return table, [f"{seat} {move}" for move in moves]


# Who saw the deal -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.rule("MT-5.4")
def test_who_saw_the_deal_knows_the_whole_box(viewer: Viewer) -> None:
    table, moves = filled("open T.N", "put 4", "open M.E", "put 2", "rotate 2 cw", "flip")
    memory = watched(table, viewer, *moves)
    for world in worlds(memory, table):
        assert (world.box, world.front) == (table.state.box, table.state.front)
        assert world.rubies == table.state.rubies


def test_who_saw_the_deal_follows_a_drawer_through_all_moves() -> None:
    table, moves = filled("open T.N", "put 6", "rotate 1 cw", "flip")
    memory = watched(table, None, *moves)
    assert table.drawer("B.E") == "(R)/6D"  # T.N went to T.E, and then on its head to B.E
    for world in worlds(memory, table, 10):
        assert world.front[world.lower(PLACE_OF_NAME["B.E"])] == 6 * DIAMOND


def test_another_box_is_ruled_out() -> None:
    table, moves = filled("open T.N", "put 6", "done")
    memory = watched(table, Seat(0), *moves)

    def one_diamond_elsewhere(state: State) -> None:
        state.front[state.upper(Place(0))] -= DIAMOND
        state.front[state.upper(Place(1))] += DIAMOND

    def ruby_on_the_other_side(state: State) -> None:
        state.rubies ^= 0b11

    def turned(state: State) -> None:
        state.box = 0

    assert fits(memory, table, lambda state: None)
    for change in (one_diamond_elsewhere, ruby_on_the_other_side, turned):
        assert not fits(memory, table, change)


# Cards ------------------------------------------------------------------------------------------


def choosing() -> tuple[Table, Knowledge]:
    """Let seats 1 and 2 choose while seat 0, who saw the deal, looks on."""
    table = dealt("french", 3, box_diamonds=0)
    return table, watched(table, Seat(0), "1 choose thief", "2 choose jeweler")


@pytest.mark.rule("MT-4.1")
def test_a_card_laid_face_down_may_be_any_of_the_hand() -> None:
    table, memory = choosing()
    drawn = {world.chosen[1] for world in worlds(memory, table)}
    assert drawn == set(Character)


@pytest.mark.rule("MT-4.2")
def test_who_did_not_answer_the_call_is_no_smuggler() -> None:
    table, memory = choosing()
    for event in table.when("0 choose smuggler").events:
        memory.witness(GAME.witnessed(event, Seat(0)))
    drawn = {world.chosen[1] for world in worlds(memory, table)}
    assert drawn == set(Character) - {Character.SMUGGLER}


@pytest.mark.rule("MT-3.2")
def test_card_numbers_of_others_are_open_and_all_different() -> None:
    table, memory = choosing()
    own = table.state.numbers[0]
    for world in worlds(memory, table):
        assert world.numbers[0] == own
        for character in Character:
            numbers = [mine[character] for mine in world.numbers]
            assert len(set(numbers)) == 3
    assert len({world.numbers[1] for world in worlds(memory, table)}) > 10


@pytest.mark.rule("MT-4.4")
def test_a_card_that_was_played_is_not_played_again() -> None:
    table = given("english_b 2 phase=confiscate chosen=D,D pickers=0,1 red=2D rest=B.E")
    memory = watched(table, Seat(0), "0 pick D", "1 pick D", "1 choose thief")
    assert {world.chosen[1] for world in worlds(memory, table)} == set(Character) - {
        Character.DETECTIVE
    }

    def detective_again(state: State) -> None:
        state.chosen[1] = Character.DETECTIVE
        state.hands = with_item(state.hands, 1, 0b011111)

    assert not fits(memory, table, detective_again)


def test_known_numbers_cannot_change() -> None:
    table, memory = choosing()

    def other_numbers(state: State) -> None:
        turned = tuple(9 - number for number in state.numbers[0])
        state.numbers = with_item(state.numbers, 0, turned)

    assert not fits(memory, table, other_numbers)


# Who came later ---------------------------------------------------------------------------------


@pytest.mark.rule("MT-2.2", "MT-2.3")
def test_who_came_later_knows_nothing_of_the_box() -> None:
    table = given(TURN)
    memory = watched(table, Seat(2))
    drawn = worlds(memory, table)
    assert len({tuple(world.front) for world in drawn}) > 50
    assert len({world.rubies for world in drawn}) > 30
    assert len({world.box for world in drawn}) > 30
    assert len({world.alarms[1] for world in drawn}) > 10
    for world in drawn:
        assert all(not world.front[slot] or not world.front[slot ^ 1] for slot in range(24))


def test_who_came_later_remembers_what_he_has_seen_since() -> None:
    table = given(TURN)
    memory = watched(table, Seat(2), "0 open M.W")
    place = PLACE_OF_NAME["M.W"]
    for event in table.when("0 flip").events:
        memory.witness(GAME.witnessed(event, Seat(2)))
    assert table.black(0) == "1D"
    for world in worlds(memory, table):
        assert world.front[world.upper(place)] == world.front[world.lower(place)] == 0
        assert world.alarms[1] == -1  # it lay alone, and went back to its owner


@pytest.mark.rule("MT-8.2")
def test_an_alarm_that_was_set_is_where_it_was_set() -> None:
    table = given("french 2 phase=open actor=0 chosen=J,D rest=B.E")
    memory = watched(table, Seat(1), "0 open T.N", "0 place S", "0 alarm set", "0 done")
    for world in worlds(memory, table, 20):
        slot = world.upper(PLACE_OF_NAME["T.N"])
        assert (world.alarms[0], world.front[slot]) == (slot, SAPPHIRE)

    def elsewhere(state: State) -> None:
        state.alarms = with_item(state.alarms, 0, state.upper(PLACE_OF_NAME["T.E"]))

    assert not fits(memory, table, elsewhere)


@pytest.mark.rule("MT-11.3", "MT-11.4")
def test_a_look_tells_which_drawers_of_the_level_are_long() -> None:
    table = given("french 2 phase=open actor=0 chosen=M,D T.N=(R)/ rest=B.E")
    memory = watched(table, Seat(1), "0 open T.N", "0 look", "0 leave")
    for world in worlds(memory, table):
        assert world.rubies >> world.upper(PLACE_OF_NAME["T.N"]) & 1
        longs = [world.drawer(Place(place)) % 2 == 0 for place in range(4)]
        assert longs == [True, False, True, False]

    def ruby_gone(state: State) -> None:
        state.rubies ^= 1 << state.upper(PLACE_OF_NAME["T.N"])
        state.black = with_item(state.black, 1, state.black[1] + RUBY)

    assert not fits(memory, table, ruby_gone)


@pytest.mark.rule("MT-5.4")
def test_where_only_the_opener_sees_the_others_do_not_learn_what_lies_there() -> None:
    line = TURN.replace("french", "french[drawers_seen_by=opener]").replace("T,J,D", "G,J,D")
    slot_gems = {}
    for viewer in (0, 2):
        table = given(line)
        memory = watched(table, Seat(viewer), "0 open T.N", "0 place D")
        place = PLACE_OF_NAME["T.N"]
        slot_gems[viewer] = {world.front[world.upper(place)] for world in worlds(memory, table)}
    assert slot_gems[0] == {3 * DIAMOND}
    assert len(slot_gems[2]) > 3
    assert all(handful % 1024 >= 1 for handful in slot_gems[2])  # at least the one placed


# Where only the opener sees, and somebody comes later -------------------------------------------


def test_an_alarm_may_lie_alone_until_the_imitation_is_placed() -> None:
    table = given(
        "french[drawers_seen_by=opener] 2 phase=open actor=0 chosen=S,t T.N=1D!1/ red=11D rest=B.E"
    )
    memory = watched(table, Seat(1), "0 open T.N")
    assert memory.allows(GAME.view(table.state, Seat(1)), table.state)
    slot = table.state.upper(PLACE_OF_NAME["T.N"])
    at_the_open_drawer = [
        world.alarms[1] == world.upper(PLACE_OF_NAME["T.N"]) for world in worlds(memory, table)
    ]
    assert table.state.alarms[1] == slot
    assert any(at_the_open_drawer)


@pytest.mark.rule("MT-8.7")
def test_when_an_owner_is_asked_everybody_knows_that_his_alarm_lies_there_alone() -> None:
    table = given(
        "english_a[drawers_seen_by=opener] 3 phase=open actor=0 chosen=T,G,D T.N=1D!1/ rest=B.E"
    ).when("0 open T.N", "0 take all")
    table.events = []  # viewer 2 comes in only now
    memory = watched(table, Seat(2))
    for world in worlds(memory, table):
        slot = world.upper(PLACE_OF_NAME["T.N"])
        assert (world.alarms[1], world.front[slot]) == (slot, 0)
        assert GAME.read_position(GAME.write_position(world)) == world
