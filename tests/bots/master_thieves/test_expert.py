"""What the expert does in positions where one thing is right."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from larceny.bots.advice import Advice
from larceny.bots.master_thieves import Expert
from larceny.bots.master_thieves.advice import Adviser
from larceny.bots.retention import Perfect
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.actions import PICK
from larceny.games.master_thieves.pieces import PLACE_OF_NAME, Character, Move, gems
from larceny.kernel.events import Event, Seat
from tests.games.master_thieves.table import Table, given

TURN = "french 3 phase=open actor=0 chosen={card},G,D rest=B.E"


def seen(place: str, diamonds: int = 0, sapphires: int = 0) -> e.Seen:
    return e.Seen(PLACE_OF_NAME[place], gems(diamonds, sapphires), None, None)


def rubies(*places: str) -> e.RubiesPlaced:
    return e.RubiesPlaced(tuple(PLACE_OF_NAME[place] for place in places))


FLIP = e.BoxMoved(Seat(1), Move.FLIP)
ROTATE = e.BoxMoved(Seat(1), Move.ROTATE_1_CW)
EMPTY = [seen(place) for place in ("T.N", "T.E", "T.S", "T.W", "M.N", "M.E")]


def decides(table: Table, *witnessed: Event) -> str:
    """Say what an expert with a perfect memory does who has witnessed these events."""
    expert = Expert("seed", whim=0.0, retention=Perfect())
    expert.begin(Seat(0), table.state.rules)
    for event in witnessed:
        expert.witness(event)
    return expert.choose(
        GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0))
    ).word


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


def test_a_thief_does_not_go_for_a_ruby() -> None:
    assert decides(turn("T"), rubies("T.N"), seen("T.S", 2)) == "open T.S"


def test_a_gemologist_opens_no_drawer_from_which_gems_would_fall() -> None:
    happened = [seen("T.S", 3), *[one for one in EMPTY if one.place != PLACE_OF_NAME["T.S"]], FLIP]
    assert decides(turn("G"), *happened) != "open B.N"


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
    expert.begin(Seat(0), GAME.ruleset("french"))
    expert.witness(
        e.Revealed(((Seat(1), Character.DETECTIVE, 3), (Seat(2), Character.SMUGGLER, 4)))
    )
    expert.witness(e.RoundEnded(1))
    assert expert.belief.hand(Seat(1)) == 0b011111
    assert expert.belief.hand(Seat(2)) == 0b111110
    assert expert.belief.hand(Seat(0)) == 0b111111
    expert.witness(e.CardsPassed())
    assert expert.belief.hand(Seat(1)) == 0b111111


# Forgetting ---------------------------------------------------------------------------------------


def test_forgets_by_and_by() -> None:
    expert = Expert("seed", half_life=2)
    expert.begin(Seat(0), GAME.ruleset("french"))
    for place in PLACE_OF_NAME:
        expert.witness(seen(place, 1))
    before = len(expert.belief.fronts)
    for _ in range(2):
        expert.witness(e.TurnEnded(Seat(1)))
    assert before == 24  # what lies above, and that nothing lies below
    assert 4 <= len(expert.belief.fronts) <= 20


# Reasons ------------------------------------------------------------------------------------------


def test_gives_its_reasons() -> None:
    adviser = Adviser()
    table = turn("T")
    adviser.begin(Seat(0), table.state.rules)
    for event in (seen("T.S", 2), e.TurnEnded(Seat(2)), FLIP, e.TurnEnded(Seat(1)), FLIP):
        adviser.witness(event)
    advice = adviser.advise(
        GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0))
    )
    assert advice.action.word == "open T.S"
    (reason,) = advice.reasons
    assert reason.kind == "saw-gems"
    assert reason.facts == {"place": "T.S", "gems": "2D", "turns": 2, "flips": 2}


def advised(table: Table, *witnessed: Event) -> Advice:
    """Say what a seat is advised that has witnessed these events."""
    adviser = Adviser()
    adviser.begin(Seat(0), table.state.rules)
    for event in witnessed:
        adviser.witness(event)
    return adviser.advise(GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0)))


def kinds(advice: Advice) -> list[str]:
    return [reason.kind for reason in advice.reasons]


def hidden(place: str) -> e.Seen:
    """Return what another sees alone (drawers_seen_by=opener)."""
    return e.Seen(PLACE_OF_NAME[place], None, None, Seat(1))


def placed(place: str, kind: int) -> e.Placed:
    return e.Placed(Seat(1), PLACE_OF_NAME[place], kind)


def test_what_was_only_watched_was_not_seen() -> None:
    advice = advised(turn("T"), hidden("T.S"), placed("T.S", gems(0, 1)), e.TurnEnded(Seat(1)))
    assert advice.action.word == "open T.S"
    assert kinds(advice) == ["watched-gems"]
    assert advice.reasons[0].facts == {"place": "T.S", "gems": "1S", "turns": 1, "flips": 0}


def test_who_sees_a_gem_come_into_an_open_drawer_has_seen_it() -> None:
    happened = [seen("T.S", 1), placed("T.S", gems(0, 1)), e.TurnEnded(Seat(1))]
    advice = advised(turn("T"), *happened)
    assert kinds(advice) == ["saw-gems"]
    assert advice.reasons[0].facts["gems"] == "1D1S"
    happened += [hidden("T.S"), placed("T.S", gems(1))]  # later somebody looks in alone
    assert kinds(advised(turn("T"), *happened)) == ["watched-gems"]


ALL_EMPTY = [event for place in PLACE_OF_NAME for event in (seen(place), FLIP, seen(place), FLIP)]


@pytest.mark.parametrize(
    ("chance", "kind"), [(0.0, "nothing-falls"), (0.5, "nothing-known-better")]
)
def test_where_drawers_stick_nobody_has_seen_that_nothing_falls(chance: float, kind: str) -> None:
    table = given("french 3 phase=open actor=0 chosen=G,T,D rest=B.E")
    table.state.rules = replace(table.state.rules, sticky_drawers=chance)
    assert kinds(advised(table, *ALL_EMPTY)) == [kind]


def test_detectives_are_a_reason_for_a_gemologist_and_none_for_a_smuggler() -> None:
    table = given("french 3 phase=choose round=1 rest=B.E")
    adviser = Adviser()
    adviser.begin(Seat(0), table.state.rules)
    view = GAME.view(table.state, Seat(0))

    def about(character: Character) -> list[object]:
        reasons = adviser._why_card(view, character)
        return [one.facts["count"] for one in reasons if one.kind == "may-be-detectives"]

    assert about(Character.SMUGGLER) == []
    assert about(Character.GEMOLOGIST) == [2]
    adviser.witness(
        e.Revealed(((Seat(1), Character.DETECTIVE, 3), (Seat(2), Character.DETECTIVE, 4)))
    )
    adviser.witness(e.RoundEnded(1))
    assert about(Character.SMUGGLER) == [0]
    assert about(Character.GEMOLOGIST) == []


OPENED = "french 3 phase=open actor=0 chosen=M,G,D {drawer} rest=B.E"


def test_says_what_the_open_drawer_is_worth() -> None:
    table = given(OPENED.format(drawer="M.N=2D1S/")).when("0 open M.N")
    advice = advised(table, e.SecretSeen(PLACE_OF_NAME["M.N"], True, False, None))
    assert advice.action.word == "take all"
    assert [(one.kind, one.facts) for one in advice.reasons] == [("takes-points", {"points": 4})]


def test_looks_further_where_nothing_lies_in_front() -> None:
    advice = advised(given(OPENED.format(drawer="M.N=/")).when("0 open M.N"))
    assert advice.action.word == "look"
    assert kinds(advice) == ["nothing-in-front"]


def test_picks_what_is_worth_most() -> None:
    table = given("french 3 phase=choose round=1 rest=B.E")
    adviser = Adviser()
    adviser.begin(Seat(0), table.state.rules)
    picks = [PICK[kind] for kind in (gems(1), gems(0, 1))]
    reasons = [[*adviser._why_kind(picks, pick.kind)] for pick in picks]
    assert [[one.kind for one in found] for found in reasons] == [[], ["worth-most"]]
    assert reasons[1][0].facts == {"points": 2}
