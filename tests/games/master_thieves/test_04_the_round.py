"""MT-4: choosing a card, turning the cards over, who acts when, and what becomes of the cards."""

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.events import (
    BoxMoved,
    CardsPassed,
    Chose,
    Picked,
    Revealed,
    RoundBegun,
    RoundEnded,
    TurnBegun,
)
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Seat, Viewer

from .table import Table, dealt, editions, given

WORDS = {
    "S": "smuggler",
    "J": "jeweler",
    "G": "gemologist",
    "T": "thief",
    "M": "master-thief",
    "D": "detective",
}
SMUGGLERS_FIRST = ("english_b", "italian", "french")


def cards(*chosen: str) -> str:
    """A deal in which each seat has the card it is to choose, such as "G8"; the rest is as may be.

    Returns the token `cards=…`.
    """
    stacks = []
    for character in WORDS:
        fixed = {seat: int(card[1]) for seat, card in enumerate(chosen) if card[0] == character}
        others = iter(sorted(set(range(1, 9)) - set(fixed.values())))
        stacks.append(
            [fixed[seat] if seat in fixed else next(others) for seat in range(len(chosen))]
        )
    return "cards=" + ",".join("".join(map(str, hand)) for hand in zip(*stacks, strict=True))


def choose(table: Table, characters: str) -> None:
    """Everybody chooses, seat 0 first: "STD" for smuggler, thief, detective."""
    table.when(*(f"{seat} choose {WORDS[letter]}" for seat, letter in enumerate(characters)))


def play_round(table: Table) -> list[object]:
    """Go on to the next round, always with the first thing that may be done."""
    events: list[object] = list(table.events)
    while not table.happened(RoundEnded):
        seat = table.deciders[0]
        table.when(f"{seat} {table.legal(seat)[0]}")
        events += table.events
    return events


def faces(table: Table, viewer: Viewer) -> list[str]:
    """The chosen cards as a viewer sees them: "?" for one that lies face down."""
    seats = table.view(viewer).seats
    return [seat.card[0].name[0] if seat.card else "?" for seat in seats]


# MT-4.1 Choosing a card


@pytest.mark.rule("MT-4.1")
@editions()
def test_all_choose_at_the_same_time(edition: str) -> None:
    table = given(f"{edition} 3 rest=B.E")
    assert table.deciders == (0, 1, 2)
    assert table.when("1 choose thief").deciders == (0, 2)
    assert table.when("2 choose jeweler").deciders == (0,)


@pytest.mark.rule("MT-4.1")
@editions()
def test_in_the_first_round_there_are_six_cards_to_choose_from(edition: str) -> None:
    table = given(f"{edition} 2 rest=B.E")
    assert table.legal(0) == [f"choose {word}" for word in WORDS.values()]


@pytest.mark.rule("MT-4.1")
@editions()
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_sees_a_choice_before_all_are_made(edition: str, viewer: Viewer) -> None:
    table = given(f"{edition} 3 rest=B.E").when("0 choose thief", "1 choose smuggler")
    assert faces(table, viewer) == [
        "T" if viewer == 0 else "?",
        "S" if viewer == 1 else "?",
        "?",
    ]
    assert [seat.has_chosen for seat in table.view(viewer).seats] == [True, True, False]


@pytest.mark.rule("MT-4.1")
@editions()
def test_others_witness_that_you_chose_and_not_what(edition: str) -> None:
    table = given(f"{edition} 2 rest=B.E").when("0 choose thief")
    (chose,) = table.happened(Chose)
    assert GAME.witnessed(chose, Seat(0)) == chose
    assert GAME.witnessed(chose, Seat(1)) == GAME.witnessed(chose, None) == Chose(Seat(0), None)
    assert not table.happened(Revealed)


@pytest.mark.rule("MT-4.1")
@for_all(order=st.permutations([0, 1, 2, 3]))
def test_it_does_not_matter_who_chooses_first(order: list[int]) -> None:
    words = ["thief", "smuggler", "detective", "smuggler"]
    table = given("french 4 rest=B.E").when(*(f"{seat} choose {words[seat]}" for seat in order))
    seat_by_seat = given("french 4 rest=B.E")
    choose(seat_by_seat, "TSDS")
    assert table.line == seat_by_seat.line


@pytest.mark.rule("MT-4.1")
def test_a_card_once_laid_is_laid() -> None:
    table = given("french 2 rest=B.E").when("0 choose thief")
    assert table.refused("0 choose jeweler") == "MT-4.1"
    assert table.refused("0 choose thief") == "MT-4.1"


@pytest.mark.rule("MT-4.1")
@pytest.mark.parametrize("word", ["open T.N", "flip", "done", "pick D"])
def test_before_all_have_chosen_nothing_else_is_done(word: str) -> None:
    table = given("french 2 rest=B.E").when("1 choose thief")
    assert table.refused(f"0 {word}") == "MT-4.1"
    assert table.refused(f"1 {word}") == "MT-4.1"


@pytest.mark.rule("MT-4.1", "MT-4.4")
@editions()
def test_only_a_card_still_in_the_hand_can_be_chosen(edition: str) -> None:
    table = given(f"{edition} 2 round=2 hands=JGTMD,SJGTM rest=B.E")
    assert table.legal(0) == [f"choose {WORDS[letter]}" for letter in "JGTMD"]
    assert table.refused("0 choose smuggler") == "MT-4.1"


# MT-4.2 Turning the cards over


@pytest.mark.rule("MT-4.2")
@editions()
@pytest.mark.parametrize("viewer", [None, 1])
def test_when_all_have_chosen_the_cards_are_turned_over(edition: str, viewer: Viewer) -> None:
    table = given(f"{edition} 4 rest=B.E")
    choose(table, "TSDS")
    first = "?S?S" if edition in SMUGGLERS_FIRST else "TSDS"
    assert faces(table, viewer) == list(first)
    (revealed,) = table.happened(Revealed)
    assert [seat for seat, _, _ in revealed.cards] == (
        [1, 3] if edition in SMUGGLERS_FIRST else [0, 1, 2, 3]
    )


@pytest.mark.rule("MT-4.2")
@pytest.mark.parametrize(("reveal", "shown"), [("all_at_once", "TSD"), ("smugglers_first", "?S?")])
def test_reveal_says_when_the_cards_are_turned_over(reveal: str, shown: str) -> None:
    table = given(f"french[reveal={reveal}] 3 rest=B.E")
    choose(table, "TSD")
    assert faces(table, None) == list(shown)


@pytest.mark.rule("MT-4.2", "MT-6.1")
@pytest.mark.parametrize("edition", SMUGGLERS_FIRST)
def test_the_others_turn_over_when_the_last_smuggler_has_moved_the_box(edition: str) -> None:
    table = given(f"{edition} 4 rest=B.E")
    choose(table, "TSDS")
    table.when("1 open T.E", "1 place D", "1 done", "3 open T.W", "3 place D", "3 rotate 1 cw")
    assert faces(table, None) == list("?S?S")
    table.when("3 flip")
    kinds = [type(event) for event in table.events]
    assert kinds.index(BoxMoved) < kinds.index(Revealed)
    assert faces(table, None) == list("TSDS")
    (revealed,) = table.happened(Revealed)
    assert [seat for seat, _, _ in revealed.cards] == [0, 2]


@pytest.mark.rule("MT-4.2")
@pytest.mark.parametrize("edition", SMUGGLERS_FIRST)
def test_if_nobody_is_a_smuggler_the_others_turn_over_at_once(edition: str) -> None:
    table = given(f"{edition} 3 rest=B.E")
    choose(table, "TJD")
    assert faces(table, None) == list("TJD")
    assert len(table.happened(Revealed)) == 1


@pytest.mark.rule("MT-4.2", "MT-7.1")
def test_a_smuggler_who_must_know_of_a_ring_needs_all_cards_open() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("english_a", reveal="smugglers_first")
    assert refusal.value.code == "ring-unknown"
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", smuggler_takes="one_unless_ring")
    assert refusal.value.code == "ring-unknown"
    rules = GAME.ruleset("english_a", reveal="smugglers_first", smuggler_takes="all_to_red")
    assert rules.reveal == "smugglers_first"


# MT-4.3 Who acts when


@pytest.mark.rule("MT-4.3")
@editions()
def test_the_characters_act_in_their_order(edition: str) -> None:
    table = given(f"{edition} 6 rest=B.E")
    choose(table, "DMTGJS")
    turns = [event.seat for event in play_round(table) if isinstance(event, TurnBegun)]
    assert turns[:5] == [5, 4, 3, 2, 1]


@pytest.mark.rule("MT-4.3")
@pytest.mark.parametrize("character", "SJGTM")
@editions()
def test_of_the_same_character_the_lowest_number_goes_first(edition: str, character: str) -> None:
    played = [f"{character}{number}" for number in (8, 2, 5)]
    table = given(f"{edition} 3 {cards(*played)} rest=B.E")
    choose(table, character * 3)
    turns = [event.seat for event in play_round(table) if isinstance(event, TurnBegun)]
    assert turns == [1, 2, 0]


@pytest.mark.rule("MT-4.3", "MT-4.2", "MT-7.3")
@pytest.mark.parametrize("edition", SMUGGLERS_FIRST)
def test_the_printed_example_of_a_round_of_eight(edition: str) -> None:
    played = ["G8", "S8", "S2", "D4", "M3", "T7", "S5", "T5"]
    table = given(f"{edition} 8 {cards(*played)} red=3D rest=B.E")
    choose(table, "GSSDMTST")
    told: list[str] = []
    for event in play_round(table):
        if isinstance(event, TurnBegun):
            told.append(played[event.seat])
        elif isinstance(event, Revealed):
            told.append("reveal")
        elif isinstance(event, Picked):
            told.append(f"{played[event.seat]} picks")
    assert told[:5] == ["reveal", "S2", "S5", "S8", "reveal"]
    assert told[5:8] == ["S2 picks", "S5 picks", "S8 picks"]
    turns = [word for word in told[5:] if "picks" not in word]
    assert turns[:4] == ["G8", "T5", "T7", "M3"]


@pytest.mark.rule("MT-4.3", "MT-12.2")
def test_the_example_of_english_a_ends_with_two_detectives() -> None:
    played = ["G8", "S2", "S5", "S8", "D4", "D1", "M3", "T7"]  # Anna, Kevin, … Ken, Robin, …
    table = given(f"english_a 8 {cards(*played)} T.N=/2D rest=B.E")
    choose(table, "GSSSDDMT")
    events = list(table.events)
    while not table.happened(RoundEnded):
        seat = table.deciders[0]
        mishap = table.phase == "open" and played[seat] == "T7"  # he makes two diamonds fall
        table.when(f"{seat} open T.N" if mishap else f"{seat} {quiet(table.legal(seat))}")
        events += table.events
    turns = [played[event.seat] for event in events if isinstance(event, TurnBegun)]
    assert turns[:6] == ["S2", "S5", "S8", "G8", "T7", "M3"]
    assert [played[event.seat] for event in events if isinstance(event, Picked)] == ["D1", "D4"]


def quiet(words: list[str]) -> str:
    """Open the empty drawer T.E; otherwise do as little as may be."""
    return "open T.E" if "open T.E" in words else words[-1]


@pytest.mark.rule("MT-4.3")
@editions()
def test_nobody_acts_out_of_turn(edition: str) -> None:
    table = given(f"{edition} 3 phase=open actor=1 chosen=T,J,D rest=B.E")
    assert table.deciders == (1,)
    assert table.refused("0 open T.N") == "MT-4.3"
    assert table.refused("0 flip") == "MT-4.3"


@pytest.mark.rule("MT-4.3")
@editions()
def test_the_round_is_over_when_everyone_has_had_a_turn(edition: str) -> None:
    table = given(f"{edition} 2 phase=move actor=1 chosen=T,M rest=B.E").when("1 done")
    assert [event.round for event in table.happened(RoundEnded)] == [1]
    assert [event.round for event in table.happened(RoundBegun)] == [2]
    assert table.deciders == (0, 1)


@pytest.mark.rule("MT-4.3")
@editions()
def test_and_not_before(edition: str) -> None:
    table = given(f"{edition} 2 phase=move actor=0 chosen=T,M rest=B.E").when("0 done")
    assert not table.happened(RoundEnded)
    assert table.deciders == (1,)


# MT-4.4 Played cards


@pytest.mark.rule("MT-4.4")
@editions()
def test_a_played_card_does_not_come_back_to_the_hand(edition: str) -> None:
    table = given(f"{edition} 2 rest=B.E")
    for round_, letter in enumerate("TJGMD", start=1):
        choose(table, letter * 2)
        play_round(table)
        view = table.view(0)
        assert view.round == round_ + 1
        assert [seat.cards_left for seat in view.seats] == [6 - round_, 6 - round_]
        assert table.refused(f"0 choose {WORDS[letter]}") == "MT-4.1"
    assert table.legal(0) == table.legal(1) == ["choose smuggler"]


@pytest.mark.rule("MT-4.4")
@editions()
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_only_the_italian_edition_lets_played_cards_lie_face_up(
    edition: str, viewer: Viewer
) -> None:
    table = given(f"{edition} 2 round=3 hands=JGMD,SJGT {cards('S4', 'D2')} rest=B.E")
    played = table.view(viewer).seats[0].played
    if edition == "italian":
        assert [(character.name, number) for character, number in played] == [
            ("SMUGGLER", 4),
            ("THIEF", 1),
        ]
    else:
        assert played is None


@pytest.mark.rule("MT-4.4")
@pytest.mark.parametrize(("value", "seen"), [("face_up", True), ("face_down", False)])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_played_cards_says_how_they_lie(value: str, seen: bool, viewer: Viewer) -> None:
    table = given(f"french[played_cards={value}] 2 round=2 hands=JGTMD,SJGTM rest=B.E")
    assert [seat.played is not None for seat in table.view(viewer).seats] == [seen, seen]


@pytest.mark.rule("MT-4.4")
def test_the_card_of_this_round_is_not_yet_put_aside() -> None:
    table = given("italian 2 phase=open actor=0 round=2 chosen=T,D hands=JGMD,SJGM rest=B.E")
    assert [len(seat.played) for seat in table.view(1).seats] == [1, 1]


# MT-4.5 Passing the set on


@pytest.mark.rule("MT-4.5")
@editions()
def test_after_six_rounds_everyone_gets_the_set_of_the_right_neighbour(edition: str) -> None:
    table = given(
        f"{edition} 3 phase=move round=6 actor=1 chosen=T,T,D hands=-,-,-"
        " cards=111111,222222,345678 rest=B.E"
    )
    table.when("1 done")
    assert len(table.happened(CardsPassed)) == 1
    numbers = [[number for _, number in table.view(seat).seats[seat].hand] for seat in range(3)]
    assert numbers == [[3, 4, 5, 6, 7, 8], [1] * 6, [2] * 6]
    assert table.view(0).round == 7
    assert [len(table.legal(seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("MT-4.5")
@editions()
def test_before_the_sixth_round_is_over_no_cards_are_passed(edition: str) -> None:
    table = given(
        f"{edition} 2 phase=move round=5 actor=1 chosen=T,T hands=S,J cards=111111,222222 rest=B.E"
    )
    table.when("1 done")
    assert not table.happened(CardsPassed)
    assert table.view(0).seats[0].hand[0][1] == 1


@pytest.mark.rule("MT-4.5")
def test_two_players_swap_their_sets_and_swap_them_back() -> None:
    table = dealt("french", 2, round_cap=100)
    while table.phase != "choose":
        seat = table.deciders[0]
        table.when(f"{seat} {table.legal(seat)[0]}")
    sets = [table.view(seat).seats[seat].hand for seat in (0, 1)]
    for cycle in range(2):
        for letter in "DTMJGS":
            choose(table, letter * 2)
            play_round(table)
        swapped = [table.view(seat).seats[seat].hand for seat in (0, 1)]
        assert swapped == (sets[::-1] if cycle == 0 else sets)


@pytest.mark.rule("MT-4.5", "MT-4.4")
@pytest.mark.parametrize("value", ["face_up", "face_down"])
def test_a_new_set_is_seen_by_its_new_owner_alone(value: str) -> None:
    table = given(
        f"french[played_cards={value}] 3 phase=move round=6 actor=1 chosen=T,T,D hands=-,-,-"
        " cards=111111,222222,333333 rest=B.E"
    ).when("1 done")
    for viewer in (None, 0, 1, 2):
        for seat in range(3):
            assert (table.view(viewer).seats[seat].hand is not None) is (seat == viewer)
            assert not table.view(viewer).seats[seat].played


@pytest.mark.rule("MT-4.2", "MT-4.4")
@pytest.mark.parametrize(("field", "value"), [("reveal", "never"), ("played_cards", "hidden")])
def test_a_switch_knows_no_other_values(field: str, value: str) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", **{field: value})
    assert refusal.value.code == "bad-value"
