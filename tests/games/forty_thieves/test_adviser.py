"""The adviser: what lies where and which theft will succeed, from knowledge alone."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.adviser import Advice, advise
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.deck import FIXED_CONTENTS, jar
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    PLACE_NAMES,
    PLACES,
    SQUARE_OF_NAME,
    Front,
    Place,
    Square,
)
from larceny.games.forty_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from tests.effort import amount

from .table import editions, given


def advice_at(line: str, seat: Seat = Seat(0)) -> Advice:
    table = given(line)
    seen = table.view(seat)
    return advise(GAME.knowledge_from(table.state.rules, seen), seen)


def steal(advice: Advice, place: str) -> float:
    return advice.steals[Place(PLACE_NAMES.index(place))]


def board(advice: Advice, square: str) -> dict[str, float]:
    odds = advice.board[SQUARE_OF_NAME[square]]
    assert odds is not None
    return {FRONT_NAMES[front]: chance for front, chance in odds.items()}


# By hand ----------------------------------------------------------------------------------------


def test_what_lies_open_is_certain() -> None:
    advice = advice_at("standard 2 board=gm^,gs^,.,./gh^,gt^,.,./.,.,.,./.,.,.,.")
    assert board(advice, "a1") == {"gm": 1.0}
    assert steal(advice, "1") == 1.0


def test_a_spoiler_that_lies_open_spoils_the_theft() -> None:
    advice = advice_at("standard 2 board=gm^,gs^,.,./gh^,D^,.,./.,.,.,./.,.,.,.")
    assert steal(advice, "1") == 0.0


def test_gold_spoils_the_theft() -> None:
    advice = advice_at("three_tales 2 board=gm^,gs^,.,./gh^,$m,.,./.,.,.,./.,.,.,.")
    assert steal(advice, "1") == 0.0


def test_three_reds_and_a_red_jar_in_fixed_jars() -> None:
    """The red hand jar hides a red star, a green hand or a Dagger: only the first is a fourth red.

    But a green hand would be the fourth symbol beside sun, moon and clubs: that wins as well.
    """
    line = "standard[fixed_jars=true] 2 board=rs^,rm^,.,./rc^,rhrt,.,./.,.,.,./.,.,.,."
    advice = advice_at(line)
    assert board(advice, "b2") == pytest.approx(dict.fromkeys(["rt", "gh", "D"], 1 / 3))
    assert steal(advice, "1") == pytest.approx(2 / 3)


def test_one_s_own_hand_is_known_and_others_are_not() -> None:
    advice = advice_at("standard 2 hands=gm,A;D")
    assert [max(odds, key=odds.__getitem__) for odds in advice.hands[0]] == [
        FRONT_NAMES.index("gm"),
        FRONT_NAMES.index("A"),
    ]
    assert max(advice.hands[1][0].values()) < 1.0


def test_only_thefts_that_can_be_announced_are_judged() -> None:
    advice = advice_at("standard 2 gems=5 rest=1")
    assert {PLACE_NAMES[place] for place in advice.steals} == {"5", *PLACE_NAMES[9:]}
    assert len(advice_at("leaders 2 gems=5 rest=1").steals) == len(PLACES)


def test_the_top_of_the_stack_is_judged_by_its_back() -> None:
    advice = advice_at("standard[fixed_jars=true] 2 stack=rsrc")
    assert advice.stack_top is not None
    assert {FRONT_NAMES[front] for front in advice.stack_top} == {"rc", "gs", "L"}
    emptied = "standard 2 phase=draw hands=gm,gs;- stack=L unnamed=discards"
    table = given(emptied).when("0 keep")
    assert (
        advise(GAME.knowledge_from(table.state.rules, table.view(0)), table.view(0)).stack_top
        is None
    )


# By writing out all worlds ----------------------------------------------------------------------
#
# With fixed jars each jar is on its own: its three contents in one of six orders. For one who has
# just come in, an order fits if it agrees with what lies open, and all that fit are equally likely.


def worlds_of_jar(state: State, seat: Seat, number: int) -> list[dict[int, Front]]:
    """Write out which fronts the three tiles of a jar may have, for one who has just come in."""
    tiles = [3 * number, 3 * number + 1, 3 * number + 2]
    open_tiles = {*state.hands[seat]}
    open_tiles |= {tile for s, tile in enumerate(state.board) if state.face_up >> s & 1}
    for hoard in (*state.sapphire_tiles, *state.eye_tiles):
        open_tiles |= {*hoard}
    a, b, c = FIXED_CONTENTS[number]
    orders = [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]
    worlds = [dict(zip(tiles, order, strict=True)) for order in orders]
    return [w for w in worlds if all(w[t] == state.deck[t] for t in tiles if t in open_tiles)]


@pytest.mark.parametrize("number", range(12))
def test_it_says_what_all_worlds_say(number: int) -> None:
    rules, dice = GAME.ruleset("standard", fixed_jars=True), Random(number)
    match = Match(GAME, rules, 3, f"brute/{number}")
    for _ in range(40 + 15 * number):
        if match.is_over:
            break
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    state, seen = match.state, match.view(Seat(1))
    advice = advise(GAME.knowledge_from(rules, seen), seen)
    for square, tile in enumerate(state.board):
        worlds = worlds_of_jar(state, Seat(1), jar(tile))
        fronts = Counter(world[tile] for world in worlds)
        expected = {front: count / len(worlds) for front, count in fronts.items()}
        assert advice.board[square] == pytest.approx(expected)
    for place, said in advice.steals.items():
        tiles = [state.board[square] for square in PLACES[place]]
        jars = sorted({jar(tile) for tile in tiles})
        all_worlds = list(product(*(worlds_of_jar(state, Seat(1), j) for j in jars)))
        won = sum(
            is_combination(worlds[jars.index(jar(tile))][tile] for tile in tiles)
            for worlds in all_worlds
        )
        assert said == pytest.approx(won / len(all_worlds))


# Against drawn positions ------------------------------------------------------------------------

DRAWN = amount(quick=80, usual=150, soak=3_000)


@editions()
def test_it_says_what_drawn_positions_say(edition: str) -> None:
    """The share of drawn positions is within five standard deviations of what was said."""
    rules, dice = GAME.ruleset(edition, leaders=True), Random(edition)
    match = Match(GAME, rules, 2, f"drawn/{edition}")
    memory: Knowledge = GAME.knowledge(rules, 2, Seat(0))
    events = match.events
    for _ in range(15):
        for event in events:
            memory.witness(GAME.witnessed(event, Seat(0)))
        seat = match.deciders[0]
        events = match.act(seat, dice.choice(match.legal_actions(seat)))
    for event in events:
        memory.witness(GAME.witnessed(event, Seat(0)))
    seen = match.view(Seat(0))
    advice = advise(memory, seen)
    drawn = [memory.sample(seen, Chance.of(str(number))) for number in range(DRAWN)]
    for place, said in advice.steals.items():
        won = sum(is_combination(state.front(s) for s in PLACES[place]) for state in drawn)
        margin = 5 * (said * (1 - said) / len(drawn)) ** 0.5 + 1e-9
        assert abs(won / len(drawn) - said) <= margin
    for square, odds in enumerate(advice.board):
        assert odds is not None
        assert sum(odds.values()) == pytest.approx(1.0)
        assert {state.front(Square(square)) for state in drawn} <= set(odds)
