"""What the expert does in positions where one thing is right."""

from collections.abc import Sequence

import pytest

from larceny.bots.master_thieves import Expert
from larceny.bots.master_thieves.advising import Adviser
from larceny.bots.retention import Perfect
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.pieces import PLACE_OF_NAME, Character, Move, gems
from larceny.kernel.events import Event
from tests.games.master_thieves.table import Table, given

TURN = "french 3 phase=open actor=0 chosen={card},G,D rest=B.E"


def seen(place: str, diamonds: int = 0, sapphires: int = 0) -> e.Seen:
    return e.Seen(PLACE_OF_NAME[place], gems(diamonds, sapphires), None, None)


def rubies(*places: str) -> e.RubiesPlaced:
    return e.RubiesPlaced(tuple(PLACE_OF_NAME[place] for place in places))


FLIP = e.BoxMoved(1, Move.FLIP)
ROTATE = e.BoxMoved(1, Move.ROTATE_1_CW)
EMPTY = [seen(place) for place in ("T.N", "T.E", "T.S", "T.W", "M.N", "M.E")]


def decides(table: Table, *witnessed: Event) -> str:
    """Say what an expert with a perfect memory does who has witnessed these events."""
    expert = Expert("seed", whim=0.0, retention=Perfect())
    expert.begin(0, table.state.rules)
    for event in witnessed:
        expert.witness(event)
    return expert.choose(GAME.view(table.state, 0), GAME.legal_actions(table.state, 0)).word


def turn(card: str) -> Table:
    return given(TURN.format(card=card))


@pytest.mark.parametrize("card", ["T", "M", "S"])
def test_who_takes_opens_the_richest_drawer_he_has_in_mind(card: str) -> None:
    assert decides(turn(card), seen("M.W", 2), seen("T.S", 1, 3)) == "open T.S"


def test_follows_the_drawer_while_the_box_moves() -> None:
    assert decides(turn("T"), seen("T.N", 4), ROTATE) == "open T.E"


def test_does_not_open_what_would_fall() -> None:
    assert decides(turn("T"), *EMPTY, seen("T.S", 1, 3), FLIP, seen("M.W", 1)) == "open M.W"


def test_a_master_thief_goes_for_the_ruby_he_has_in_mind() -> None:
    assert decides(turn("M"), rubies("T.N"), seen("T.S", 2)) == "open T.N"


def test_but_a_thief_has_no_use_for_it() -> None:
    assert decides(turn("T"), rubies("T.N"), seen("T.S", 2)) == "open T.S"


def test_a_gemologist_feeds_nobody() -> None:
    told = [seen("T.S", 3), *[one for one in EMPTY if one.place != PLACE_OF_NAME["T.S"]], FLIP]
    assert decides(turn("G"), *told) != "open B.N"


# Cards --------------------------------------------------------------------------------------------

CHOICE = "french 3 phase=choose round=1 {pillow} rest=B.E"


def card(pillow: str, *witnessed: Event) -> str:
    return decides(given(CHOICE.format(pillow=pillow)), *witnessed)


def test_who_knows_a_rich_drawer_wants_to_take_it() -> None:
    chosen = card("", *EMPTY, seen("B.S", 6, 3))
    assert chosen in ("choose smuggler", "choose thief", "choose master-thief")


def test_who_knows_of_nothing_gets_rid_of_imitations() -> None:
    nothing: Sequence[Event] = [
        event for place in PLACE_OF_NAME for event in (seen(place), FLIP, seen(place), FLIP)
    ]
    assert card("", *nothing) in ("choose jeweler", "choose gemologist", "choose smuggler")


def test_counts_the_cards_that_were_played() -> None:
    expert = Expert("seed")
    expert.begin(0, GAME.ruleset("french"))
    expert.witness(e.Revealed(((1, Character.DETECTIVE, 3), (2, Character.SMUGGLER, 4))))
    expert.witness(e.RoundEnded(1))
    assert expert.mind.hand(1) == 0b011111
    assert expert.mind.hand(2) == 0b111110
    assert expert.mind.hand(0) == 0b111111
    expert.witness(e.CardsPassed())
    assert expert.mind.hand(1) == 0b111111


# Forgetting ---------------------------------------------------------------------------------------


def test_forgets_by_and_by() -> None:
    expert = Expert("seed", half_life=2)
    expert.begin(0, GAME.ruleset("french"))
    for place in PLACE_OF_NAME:
        expert.witness(seen(place, 1))
    before = len(expert.mind.fronts)
    for _ in range(2):
        expert.witness(e.TurnEnded(1))
    assert before == 24  # what lies above, and that nothing lies below
    assert 4 <= len(expert.mind.fronts) <= 20


# Reasons ------------------------------------------------------------------------------------------


def test_gives_its_reasons() -> None:
    adviser = Adviser()
    table = turn("T")
    adviser.begin(0, table.state.rules)
    for event in (seen("T.S", 2), e.TurnEnded(2), FLIP, e.TurnEnded(1), FLIP):
        adviser.witness(event)
    advice = adviser.advise(GAME.view(table.state, 0), GAME.legal_actions(table.state, 0))
    assert advice.action.word == "open T.S"
    (reason,) = advice.reasons
    assert reason.kind == "saw-gems"
    assert reason.facts == {"place": "T.S", "gems": "2D", "turns": 2, "flips": 2}
