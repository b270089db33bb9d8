"""Advice in 40 Thieves: what is said is exactly right, and known to the seat."""

from collections.abc import Iterator

import pytest

from larceny.bots.advice import Advice, Reason
from larceny.bots.forty_thieves.advice import Adviser
from larceny.bots.forty_thieves.reasons import Reasons
from larceny.bots.forty_thieves.sightings import Sightings
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Action, Glimpse, Peek, Steal, TakeGem
from larceny.games.forty_thieves.adviser import probability_of_steal
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    PLACE_NAMES,
    PLACES,
    SQUARE_NAMES,
    SQUARE_OF_NAME,
    THIEF_OF,
    Place,
)
from larceny.games.forty_thieves.state import State
from larceny.kernel.events import Event, Seat
from larceny.kernel.play import Match
from tests.games.forty_thieves.table import Table, given

ROWS = "board={row},.,./.,.,.,./.,.,.,./.,.,.,."


def advised(table: Table, seat: Seat = Seat(0)) -> Advice:
    """Ask an adviser who comes to a table now."""
    adviser = Adviser()
    adviser.begin(seat, table.state.rules)
    view, legal = GAME.view(table.state, seat), GAME.legal_actions(table.state, seat)
    return adviser.advise(view, legal)


def only(advice: Advice, kind: str) -> Reason:
    (found,) = [reason for reason in advice.reasons if reason.kind == kind]
    return found


def test_steals_what_lies_open_and_says_that_it_is_sure() -> None:
    advice = advised(given("standard 3 phase=steal board=gm^,gs^,.,./gh^,gt^,.,./.,.,.,./.,.,.,."))
    assert advice.action.word == "steal 1"
    reason, *tiles = advice.reasons
    assert (reason.kind, reason.facts) == ("steal-chance", {"place": "1", "chance": 1.0})
    assert tiles == [
        Reason("open-tile", {"square": square, "front": front})
        for square, front in [("a1", "gm"), ("b1", "gs"), ("a2", "gh"), ("b2", "gt")]
    ]


def test_lets_it_be_where_nothing_is_likely_and_says_how_likely_the_best_is() -> None:
    table = given("standard 3 phase=steal board=.,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    advice = advised(table)
    assert advice.action.word == "pass"
    memory = GAME.knowledge_from(table.state.rules, GAME.view(table.state, Seat(0)))
    best = max(range(len(PLACES)), key=lambda place: probability_of_steal(memory, Place(place)))
    reason = only(advice, "not-sure")
    assert reason.facts["chance"] == round(probability_of_steal(memory, Place(best)), 3)
    assert float(reason.facts["chance"]) < 0.5


FOUR_SUNS = "board=rs^,gs^,.,./bs^,ys^,.,./.,.,.,./.,.,.,."


def test_lets_the_last_sapphire_be_where_the_end_would_find_it_behind() -> None:
    line = f"standard 2 phase=steal {FOUR_SUNS} hands=gm;- gems=1 won=1,7"
    advice = advised(given(line))
    assert advice.action.word == "pass"
    (reason,) = advice.reasons
    assert reason == Reason("would-end-the-game", {"place": "1", "chance": 1.0})


def test_does_not_claim_the_last_sapphire_either() -> None:
    claiming = "phase=claim announced=row_1 claims=1 clear=a1,b1,c1,d1 gems=1 won=1,7"
    board = "board=rs^,gs^,bs^,ys^/bs^,ys^,.,./.,.,.,./.,.,.,."
    advice = advised(given(f"standard 2 {claiming} {board}"))
    assert advice.action.word == "pass"
    assert [reason.kind for reason in advice.reasons] == ["would-end-the-game"]


def test_says_which_tile_of_the_hand_completes_what() -> None:
    line = "standard 3 phase=action board=gm^,gs^,.,./gh^,.,.,./.,.,.,./.,.,.,. hands=gt,rs,bc;-;-"
    advice = advised(given(line))
    assert advice.action.word == "replace 1 b2"
    facts = only(advice, "completes").facts
    assert facts == {"place": "1", "square": "b2", "chance": 1.0}


def test_gives_the_evil_eye_to_the_one_who_is_ahead() -> None:
    table = given(
        "standard 3 phase=action board=.,.,.,./.,.,.,./.,.,.,./.,.,.,. hands=E,rs,bc;-;- "
        "won=0,0,3 gems=123456"
    )
    advice = advised(table.when("0 play 1"))
    assert advice.action.word == "give 2"
    assert only(advice, "leader-ahead").facts == {"seat": 2, "points": 3}


def test_a_dagger_saves_the_one_who_is_aimed_at() -> None:
    table = given(
        "standard 3 phase=action board=.,.,.,./.,.,.,./.,.,.,./.,.,.,. hands=E,rs,bc;D;- "
        "won=0,3,0 gems=123456"
    )
    advice = advised(table.when("0 play 1", "0 give 1"), seat=Seat(1))
    assert advice.action.word == "dagger 1"
    assert [reason.kind for reason in advice.reasons] == ["dagger-saves-you"]


def test_one_answer_needs_no_reason() -> None:
    table = given(
        "standard 3 phase=action board=.,.,.,./.,.,.,./.,.,.,./.,.,.,. hands=E,rs,bc;-;- "
        "won=0,3,0 gems=123456"
    )
    adviser = Adviser()
    adviser.begin(Seat(0), table.state.rules)
    legal = GAME.legal_actions(table.state, Seat(0))[:1]
    assert adviser.advise(GAME.view(table.state, Seat(0)), legal) == Advice(legal[0], ())


# One decision, whatever is advised ----------------------------------------------------------------


def reasons_for(line: str, word: str) -> dict[str, Reason]:
    """Say by their kinds which reasons would be given for an action."""
    table = given(line)
    view, legal = GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0))
    sightings = Sightings(GAME.knowledge_from(table.state.rules, view))
    action = GAME.action_of_word(word)
    assert action in legal
    return {one.kind: one for one in Reasons(view, Seat(0), sightings).of(action, legal)}


def test_what_was_certain_before_is_not_completed() -> None:
    line = f"standard 2 phase=action {FOUR_SUNS} hands=rs,gm;-"
    reasons = reasons_for(line, "replace 1 a1")  # a red sun for a red sun
    assert not {"completes", "nearer"} & reasons.keys()
    assert reasons["steal-chance"].facts == {"place": "1", "chance": 1.0}


def test_a_tile_that_brings_nothing_new_does_not_fit() -> None:
    line = f"standard 2 phase=draw {FOUR_SUNS} hands=rs,gm,gm;-"
    for reason in reasons_for(line, "discard 2 3").values():
        if reason.kind == "fits":
            assert (reason.facts["place"], reason.facts["square"]) != ("1", "a1")


def test_a_look_names_a_tile_that_the_theft_hangs_on() -> None:
    board = "board=.,.,.,./rs^,.,.,./gs^,bs^,.,./.,.,.,."  # b2 would make four suns, b1 would not
    reasons = reasons_for(f"standard 2 phase=pair chain=0:L {board}", "peek b1 b2")
    assert reasons["look-decides"].facts["place"] == "4"
    assert reasons["look-decides"].facts["square"] == "b2"


def test_a_look_at_a_tile_where_no_theft_is_possible_is_to_know_it() -> None:
    board = "board=.,.,D^,./.,D^,.,./D^,.,.,./.,.,.,."  # a Dagger in every theft with a1
    line = f"standard 2 phase=glimpse hands=gm,gm,rs;- {board}"
    assert reasons_for(line, "glimpse a1") == {
        "look-learns": Reason("look-learns", {"square": "a1"})
    }


def test_takes_a_sapphire_for_its_point() -> None:
    assert [*reasons_for("standard 2 phase=target chain=0:S", "take 5")] == ["takes-sapphire"]


# Every fact of whole games ----------------------------------------------------------------------


def hints_of(edition: str, secret: str) -> Iterator[tuple[State, list[Event], Advice, int]]:
    """Let advisers play; tell the truth, what the seat has witnessed, and what it was advised."""
    rules = GAME.ruleset(edition)
    match = Match(GAME, rules, 3, secret)
    advisers = [Adviser(boards=32) for _ in range(3)]
    witnessed: list[list[Event]] = [[], [], []]

    def tell(events: list[Event]) -> None:
        for seat, adviser in enumerate(advisers):
            for event in events:
                seen = GAME.witnessed(event, Seat(seat))
                witnessed[seat].append(seen)
                adviser.witness(seen)

    for seat, adviser in enumerate(advisers):
        adviser.begin(Seat(seat), rules)
    tell(match.events)
    while not match.is_over and len(match.moves) < 150:
        seat = match.deciders[0]
        advice = advisers[seat].advise(match.view(seat), match.legal_actions(seat))
        yield match.state, witnessed[seat], advice, seat
        tell(match.act(seat, advice.action))


def truth(state: State, square: object) -> int:
    return state.deck[state.board[SQUARE_OF_NAME[str(square)]]]


def turns_since(witnessed: list[Event], front: int) -> set[int]:
    """List how many turns have ended since a front was seen, each time that it was."""
    ended, found = 0, set()
    for event in reversed(witnessed):
        ended += isinstance(event, e.TurnEnded)
        match event:
            case e.Glimpsed(front=seen) if seen == front:
                found.add(ended)
            case e.Shown(fronts=fronts) | e.Announced(fronts=fronts) if front in fronts:
                found.add(ended)
    return found


def needs_a_reason(action: Action, memory: Knowledge) -> bool:
    """Ask whether a sapphire is taken, or looked at what is not yet known."""
    match action:
        case Glimpse(square=square):
            return len(memory.deduction.odds(memory.board[square])) > 1
        case Peek(squares=squares):
            return any(len(memory.deduction.odds(memory.board[one])) > 1 for one in squares)
        case _:
            return isinstance(action, TakeGem)


@pytest.mark.parametrize("edition", ["standard", "leaders", "three_tales", "family"])
def test_every_fact_is_true_and_was_witnessed(edition: str) -> None:
    kinds: set[str] = set()
    for state, witnessed, advice, seat in hints_of(edition, f"facts/{edition}"):
        memory = GAME.knowledge(state.rules, 3, Seat(seat))
        for event in witnessed:
            memory.witness(event)
        assert advice.reasons or not needs_a_reason(advice.action, memory)
        if isinstance(advice.action, Steal):
            happened = {str(one.facts["square"]) for one in advice.reasons if "square" in one.facts}
            assert happened == {SQUARE_NAMES[one] for one in PLACES[advice.action.place]}
        for reason in advice.reasons:
            kinds.add(reason.kind)
            facts = reason.facts
            match reason.kind:
                case "saw-tile":
                    front = truth(state, facts["square"])
                    assert FRONT_NAMES[front] == facts["front"]
                    assert facts["turns"] in turns_since(witnessed, front)
                case "laid-tile" | "deduced":
                    assert FRONT_NAMES[truth(state, facts["square"])] == facts["front"]
                case "open-tile":
                    assert FRONT_NAMES[truth(state, facts["square"])] == facts["front"]
                case "may-be":
                    square = SQUARE_OF_NAME[str(facts["square"])]
                    odds = memory.deduction.odds(memory.board[square])
                    assert truth(state, facts["square"]) in odds
                    assert 0 < float(facts["chance"]) < 1
                    assert facts["chance"] == round(max(odds.values()), 3)
                case "lid-tells":
                    thief = THIEF_OF[truth(state, facts["square"])]
                    assert thief is not None
                    letters = FRONT_NAMES[thief]
                    assert facts.get("colour", letters[0]) == letters[0]
                    assert facts.get("symbol", letters[1]) == letters[1]
                case "steal-chance" | "not-sure" | "look-decides":
                    place = PLACE_NAMES.index(str(facts["place"]))
                    assert facts["chance"] == round(probability_of_steal(memory, Place(place)), 3)
                case "completes" | "nearer" | "fits":
                    place = PLACE_NAMES.index(str(facts["place"]))
                    assert float(facts["chance"]) >= round(
                        probability_of_steal(memory, Place(place)), 3
                    )
                    assert probability_of_steal(memory, Place(place)) < 1
                case "look-finds":
                    assert FRONT_NAMES[truth(state, facts["square"])] == facts["front"]
            if "place" in facts and "square" in facts:
                place = PLACE_NAMES.index(str(facts["place"]))
                assert SQUARE_OF_NAME[str(facts["square"])] in PLACES[place]
    assert {"saw-tile", "steal-chance", "completes"} <= kinds
