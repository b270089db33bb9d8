"""The master counts exactly, looks at what others may know, and searches where it is in doubt."""

from collections.abc import Callable
from functools import partial
from itertools import product
from random import Random
from threading import Thread
from typing import Any

import pytest

from larceny.bots import make_table
from larceny.bots.forty_thieves import Master, master, model
from larceny.bots.forty_thieves.boards import Boards
from larceny.bots.forty_thieves.evaluation import Scoreboard, threat
from larceny.bots.forty_thieves.rollout import SeenTiles, bits_of, evaluate, rollout_action
from larceny.bots.forty_thieves.strategy import weigh
from larceny.bots.forty_thieves.weighing import NO_THEFT, UNCHANGED, Weighing
from larceny.bots.search import Search
from larceny.bots.searcher import corrected
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import STEAL, Action
from larceny.games.forty_thieves.deck import EVERY_TILE
from larceny.games.forty_thieves.pieces import (
    CENTRE,
    EVERY_SAPPHIRE,
    EVERY_SQUARE,
    FRONT_NAMES,
    Colour,
    Front,
    Place,
    Square,
    Symbol,
    thief,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play, seat_deciders, step
from tests.clocks import ManualClock
from tests.effort import some
from tests.planting import plants_faults

UNSEEN = "./.,.,.,./.,.,.,."


def bot_at(line: str, seat: Seat = Seat(0)) -> tuple[Master, list[Action]]:
    """Seat a master who comes to a position, and say what may be done."""
    state = GAME.read_position(line)
    bot = Master("seed", sims=24)
    bot.begin(seat, state.rules)
    return bot, list(GAME.legal_actions(state, seat))


def decides(line: str, seat: Seat = Seat(0)) -> str:
    """Return what the master does in a position."""
    state = GAME.read_position(line)
    bot, legal = bot_at(line, seat)
    return bot.choose(GAME.view(state, seat), legal).word


OPEN = f"board=rs^,gs^,.,./bs^,D^,.,{UNSEEN}"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (f"2 phase=steal board=rs^,gs^,.,./bs^,ys^,.,{UNSEEN} hands=gm;-", "steal 1"),
        ("2 phase=steal hands=gm;-", "pass"),
        (f"2 phase=steal {OPEN} hands=gm;-", "pass"),
        (f"2 phase=action {OPEN} hands=rc,ys;-", "replace 2 b2"),
        (f"2 phase=action {OPEN} hands=rc,A;-", "replace 2 b2"),
        ("3 phase=target chain=0:S gems=1 won=1,2,5", "rob 2 gem"),
        ("3 phase=target chain=0:S gems=1 won=0,1,7", "rob 2 gem"),
        ("2 phase=target chain=0:S gems=1 won=5,3", "take 1"),
        ("3 phase=target chain=0:E gems=123 won=1,4,1", "give 1"),
        ("3 phase=dagger active=1 asked=0 hands=D;gm;gs gems=1 won=4,4,0 "
         "chain=1:S target=take_1", "dagger 1"),
        ("3 phase=dagger active=1 asked=0 hands=D;gm;gs gems=123 won=3,0,3 "
         "chain=1:E target=give_2", "pass"),
    ],
)  # fmt: skip
def test_it_finds_what_is_obviously_right(line: str, word: str) -> None:
    assert decides(f"standard {line}") == word


def test_it_does_not_claim_a_last_sapphire_that_loses() -> None:
    board = "board=rs^,gs^,bs^,ys^/bs^,ys^,.,./.,.,.,./.,.,.,."
    claiming = "phase=claim announced=row_1 claims=1 clear=a1,b1,c1,d1 gems=1"
    assert decides(f"standard 2 {claiming} won=1,7 {board}") == "pass"
    assert decides(f"standard 2 {claiming} won=5,3 {board}") == "steal 1"


def test_it_takes_the_centre_before_the_merchant_does() -> None:
    table = "three_tales 2 phase=target chain=0:S merchant=5 gems=245 loot=3 won=2,1 gone=$m"
    assert decides(table) == "take 5"


# What others may know -----------------------------------------------------------------------------


def test_open_tiles_that_go_together_are_a_threat() -> None:
    suns = {Square(0): thief(Colour.RED, Symbol.SUN), Square(1): thief(Colour.GREEN, Symbol.SUN)}
    three = {**suns, Square(4): thief(Colour.BLUE, Symbol.SUN)}
    four = {**three, Square(5): thief(Colour.YELLOW, Symbol.SUN)}
    gems = EVERY_SAPPHIRE
    assert 0 < threat(suns, gems) < threat(three, gems) < threat(four, gems)
    assert threat(three, []) < threat(three, gems)


def weighing(line: str, columns: dict[int, str], seen: int = 0) -> Weighing:
    """Weigh a position of which some squares are known, and the rest is no use to anybody."""
    state = GAME.read_position(line)
    fronts = [[Front(FRONT_NAMES.index(columns.get(s, "D")))] * 4 for s in EVERY_SQUARE]
    return Weighing(GAME.view(state, Seat(0)), state.rules, Seat(0), Boards(fronts), seen)


def test_what_the_next_player_knows_counts_against_the_seat() -> None:
    line = "standard 3 phase=steal hands=gm;-;-"
    suns = {0: "rs", 1: "gs", 4: "bs"}
    unknown, known = weighing(line, suns), weighing(line, suns, seen=0b10011)
    hopes = [w.win_chance(UNCHANGED, NO_THEFT, w.scoreboard) for w in (unknown, known)]
    assert hopes[1] < hopes[0]


def test_a_line_leaves_less_to_others_than_a_square() -> None:
    line = "standard 3 phase=steal hands=gm;-;-"
    w = weighing(line, {0: "rs", 1: "gs", 2: "bs", 3: "ys", 4: "bs", 5: "ys"})
    square, row = w.theft(Place(0)), w.theft(Place(9))
    assert square.chance == row.chance == 1.0
    assert w.win_chance(UNCHANGED, row, w.scoreboard) > w.win_chance(
        UNCHANGED, square, w.scoreboard
    )


def test_a_lead_wins_more_surely_the_fewer_sapphires_are_left() -> None:
    early = Scoreboard((1.0, 0.0, 0.0), frozenset(EVERY_SAPPHIRE))
    late = Scoreboard((1.0, 0.0, 0.0), frozenset({CENTRE}))
    over = Scoreboard((1.0, 0.0, 0.0), frozenset())
    assert (
        1 / 3
        < early.win_chance(Seat(0))
        < late.win_chance(Seat(0))
        < over.win_chance(Seat(0))
        == 1.0
    )
    assert over.win_chance(Seat(1)) == 0.0
    assert sum(late.win_chance(Seat(seat)) for seat in range(3)) == pytest.approx(1.0)
    assert late._replace(merchant_turn=5).win_chance(Seat(0)) < 0.1


# The search ---------------------------------------------------------------------------------------


def test_the_same_seed_and_simulations_decide_the_same() -> None:
    def moves() -> list[tuple[Seat, str]]:
        match = Match(GAME, Ruleset(), 3, "again")
        seat_deciders(match, bots := [Master(f"{seat}", sims=12) for seat in range(3)])
        while not match.is_over and match.state.turn < 8:
            step(match, bots)
        return match.moves

    assert moves() == moves()


def test_a_search_corrects_the_prior_by_and_by() -> None:
    better, worse = STEAL[0], STEAL[1]
    prior: dict[Action, float] = {better: 0.41, worse: 0.40}
    for visits, turned in ((1, False), (10_000, True)):
        values = corrected(prior, [(better, visits, 0.3), (worse, visits, 0.5)])
        assert (values[worse] > values[better]) == turned
    assert corrected(prior, []) == prior


def test_only_answers_in_doubt_are_searched() -> None:
    values: dict[Action, float] = {STEAL[place]: 0.4 - 0.015 * place for place in range(5)}
    assert master.in_question(values) == [STEAL[0], STEAL[1]]


DOUBTFUL = "standard 3 phase=action hands=gm,rs,bc;gs;gs won=1,1,1 gems=123456"


def simulations(bot: Master) -> int:
    """Let a bot decide where it is in doubt, and say how many simulations that took."""
    state = GAME.read_position(DOUBTFUL)
    bot.begin(Seat(0), state.rules)
    legal = GAME.legal_actions(state, Seat(0))
    assert bot.choose(GAME.view(state, Seat(0)), legal) in legal
    assert bot.search is not None
    return bot.search.simulations


def during(function: Callable[..., object], do: Callable[[], None]) -> Callable[..., object]:
    """Do something as soon as a function is called."""

    def both(*given: object) -> object:
        do()
        return function(*given)

    return both


def choices_below(search: Search[Any, Any]) -> int:
    """Count the nodes below the root at which a seat was tried with several actions."""
    nodes, found = list(search.root.branches.values()), 0
    while nodes:
        node = nodes.pop()
        seats = [seat for seat, _ in node.arms]
        found += len(seats) > len(set(seats))
        nodes += node.branches.values()
    return found


@plants_faults
def test_it_searches_a_tree_and_tries_further_on_what_is_less_likely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def searched(sims: int) -> Search[Any, Any]:
        bot = Master("seed", sims=sims)
        assert simulations(bot) == sims
        assert bot.search is not None
        return bot.search

    # What is likely is drawn by lot, so that a node may know several; now it is always the same.
    monkeypatch.setattr(
        model, "rollout_action", lambda state, seat, *_: GAME.legal_actions(state, seat)[-1]
    )
    assert choices_below(searched(sims=master.PATIENCE)) == 0
    assert choices_below(searched(sims=20 * master.PATIENCE)) > 3


@plants_faults
def test_it_can_be_stopped_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Master("seed", sims=1_000)

    def stopped_elsewhere() -> None:
        assert bot.search is not None
        if bot.search.simulations == 5:
            elsewhere = Thread(target=bot.stop)
            elsewhere.start()
            elsewhere.join()

    monkeypatch.setattr(model, "evaluate", during(evaluate, stopped_elsewhere))
    assert simulations(bot) == 5


@plants_faults
def test_what_it_weighs_takes_from_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    def goes_on(seconds: float) -> None:
        clock.now += seconds

    monkeypatch.setattr(master, "weigh", during(weigh, partial(goes_on, 0.030)))
    monkeypatch.setattr(model, "evaluate", during(evaluate, partial(goes_on, 0.004)))
    assert simulations(Master("seed", ms=50, clock=clock)) == 5
    assert simulations(Master("seed", sims=3, ms=50, clock=clock)) == 3


@pytest.mark.parametrize("moment", ["sample_fronts", "weigh", "in_question"])
def test_a_stop_is_not_lost_while_it_still_weighs(
    moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Master("seed", sims=300)
    monkeypatch.setattr(master, moment, during(getattr(master, moment), bot.stop))
    for _ in range(2):  # also where there is a search already, the one before
        assert simulations(bot) == 0


def test_a_stop_between_two_decisions_is_about_neither() -> None:
    bot = Master("seed", sims=12)
    bot.stop()
    assert simulations(bot) == 12


def test_it_says_what_a_decision_cost() -> None:
    line = f"standard 2 phase=steal board=rs^,gs^,.,./bs^,ys^,.,{UNSEEN} hands=gm;-"
    state = GAME.read_position(line)
    bot, legal = bot_at(line)
    view = GAME.view(state, Seat(0))
    passed = bot.weigh(view, legal, GAME.action_of_word("pass"))
    assert passed.best.word == "steal 1"
    assert passed.made_chance < passed.best_chance
    stolen = bot.weigh(view, legal, STEAL[0])
    assert stolen.made_chance == stolen.best_chance


def test_what_was_done_is_played_out_however_poor_it_is() -> None:
    line = f"standard 2 phase=steal board=rs^,gs^,D^,./bs^,ys^,A^,{UNSEEN} hands=gm;-"
    view = GAME.view(GAME.read_position(line), Seat(0))
    for word in ("pass", "steal 2", "steal column c"):  # a Dagger spoils these thefts
        bot, legal = bot_at(line)
        made = GAME.action_of_word(word)
        weighed = bot.weigh(view, legal, made)
        assert weighed.best.word == "steal 1"
        assert 0 <= weighed.made_chance < weighed.best_chance <= 1
        assert bot.search is not None
        ((_, visits, _),) = bot.search.found([made])
        assert visits >= 24 // 4


def test_a_hopeless_theft_is_worse_than_none() -> None:
    line = f"standard 2 phase=steal board=rs^,gs^,D^,./bs^,ys^,A^,{UNSEEN} hands=gm;-"
    view = GAME.view(GAME.read_position(line), Seat(0))
    chances = []
    for word in ("pass", "steal 2"):
        bot, legal = bot_at(line)
        chances.append(bot.weigh(view, legal, GAME.action_of_word(word)).made_chance)
    assert chances[1] < chances[0] - 0.03


# Rollouts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_a_rollout_steals_what_its_players_know(edition: str) -> None:
    match = Match(GAME, GAME.ruleset(edition), 3, "quick")
    dice, seen = Random("quick"), SeenTiles([bits_of(EVERY_TILE)] * 3)  # who know every tile
    while not match.is_over and match.state.turn < 30:
        seat = match.deciders[0]
        match.act(seat, rollout_action(match.state, seat, seen, dice))
        assert 0.0 <= sum(evaluate(match.state)) <= 1.0 + 1e-9  # less, if everybody may lose
    assert sum(match.state.won) >= 2
    assert not any(isinstance(event, e.Failed) for event in match.events)


def test_a_rollout_uses_no_tile_that_its_player_has_not_seen() -> None:
    state = GAME.read_position(f"standard 3 phase=steal board=rs,gs,.,./bs,ys,.,{UNSEEN}")
    seen = bits_of(state.board[square] for square in (0, 1, 4, 5))
    for tiles, word in ((seen, "steal 1"), (0, "pass")):
        assert rollout_action(state, Seat(0), SeenTiles([tiles] * 3), Random("quick")).word == word


@pytest.mark.parametrize(
    ("edition", "players"), some(product(sorted(GAME.editions), [2, 4]), quick=1, usual=3)
)
def test_masters_play_whole_games(edition: str, players: int) -> None:
    match = Match(GAME, GAME.ruleset(edition), players, f"whole/{edition}")
    table = make_table("forty-thieves", ["master:sims=2"], players, "whole")
    assert play(match, table).result is not None


def test_masters_do_not_deny_each_other_everything_for_ever() -> None:
    match = Match(GAME, GAME.ruleset("family"), 3, "family/3")
    table = make_table("forty-thieves", ["master:sims=1"], 3, "family/3")
    seat_deciders(match, table)
    while not match.is_over and match.state.turn < 150:
        step(match, table)
    assert match.is_over


def test_caution_fades_when_a_game_drags_on() -> None:
    line = "standard 3 phase=steal hands=gm;-;- turn={}"
    cautions = [weighing(line.format(turn), {}).caution for turn in (1, 30, 45, 90)]
    assert cautions == [1.0, 1.0, 0.5, 0.0]
