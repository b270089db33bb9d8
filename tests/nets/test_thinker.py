"""A net that thinks: bounded, reproducible, stoppable, and told no more than its seat knows."""

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from larceny.bots import UnknownBot, make, make_table
from larceny.bots.registry import read_spec, strongest_searcher
from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.state import Phase
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record
from larceny.nets.bot import NetBot
from larceny.nets.opinion import Opinion
from larceny.nets.thinker import Thinker
from tests.clocks import ManualClock

from .nets import stored


def played(spec: str) -> Record:
    match = Match(GAME, GAME.ruleset("french"), 3, "it thinks")
    return play(match, make_table(GAME.name, [spec], 3, "it thinks"))


def asked_for_a_card(spec: str, **options: Any) -> tuple[Thinker, Match[Any, Any, Any, Any]]:
    """Play by lot to the first question for a card; return a bot that has watched seat 0."""
    match = Match(GAME, GAME.ruleset("french"), 3, "asked")
    bot = make(GAME.name, spec, "asked", **options)
    assert isinstance(bot, Thinker)
    bot.begin(Seat(0), match.rules)
    dice, news = Chance.of("asked"), match.events
    while True:
        for event in news:
            bot.witness(GAME.witnessed(event, Seat(0)))
        if match.state.phase is Phase.CHOOSE and match.state.round == 2:
            return bot, match
        decider = match.deciders[0]
        news = match.act(decider, dice.choice(match.legal_actions(decider)))


def test_the_same_seed_and_number_of_simulations_play_the_same_game(tmp_path: Path) -> None:
    spec = f"net:{stored(tmp_path)}:untrained=1:sims=6"
    record = played(spec)
    assert record.result is not None
    assert played(spec).moves == record.moves


def test_only_with_a_bound_it_thinks() -> None:
    assert isinstance(make(GAME.name, "grandmaster", "seed"), NetBot)
    assert isinstance(make(GAME.name, "grandmaster:ms=5", "seed"), Thinker)
    assert isinstance(make(GAME.name, "grandmaster:sims=5", "seed"), Thinker)
    for spec, thinks in (("grandmaster", False), ("grandmaster:ms=5", True), ("master", True)):
        kind, options = read_spec(GAME.name, spec)
        assert kind.plays_by_the_clock(options) == thinks


def test_the_judge_of_others_is_still_the_master() -> None:
    assert strongest_searcher(GAME.name) == "master"


@pytest.mark.parametrize("manner", ["half_life=4", "strength=3"])
def test_who_forgets_cannot_think(manner: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make(GAME.name, f"grandmaster:{manner}:sims=5", "seed")
    assert refusal.value.code == "forgets"


def test_it_keeps_to_its_number_of_simulations() -> None:
    bot, match = asked_for_a_card("grandmaster:sims=9")
    bot.choose(match.view(Seat(0)), match.legal_actions(Seat(0)))
    assert bot.search is not None
    assert bot.search.simulations == 9


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    bot, match = asked_for_a_card("grandmaster:ms=50", clock=clock)
    judge = bot.searcher.root

    def judged(*asked: Any) -> Any:
        clock.now += 0.06  # all its time is over before the first simulation
        return judge(*asked)

    monkeypatch.setattr(bot.searcher, "root", judged)
    legal = match.legal_actions(Seat(0))
    assert bot.choose(match.view(Seat(0)), legal) in legal
    assert bot.search is not None
    assert bot.search.simulations == 0


def test_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, match = asked_for_a_card("grandmaster:sims=1000000")
    root = bot.searcher.root

    def stopping(*asked: Any) -> Any:
        elsewhere = threading.Thread(target=bot.stop)
        elsewhere.start()
        elsewhere.join()
        return root(*asked)

    monkeypatch.setattr(bot.searcher, "root", stopping)
    legal = match.legal_actions(Seat(0))
    assert bot.choose(match.view(Seat(0)), legal) in legal


def test_it_searches_only_what_the_net_finds_likely() -> None:
    bot, match = asked_for_a_card("grandmaster:sims=30")
    view, legal = match.view(Seat(0)), match.legal_actions(Seat(0))
    chances = dict(zip(legal, bot.bot.probabilities(view, legal, 1.0).tolist(), strict=True))
    bot.choose(view, legal)
    assert bot.search is not None
    looked = [action for action, visits, _ in bot.search.found(legal) if visits]
    assert len(looked) > 1
    assert min(chances[action] for action in looked) > 0.01


def test_others_who_decide_meanwhile_play_what_the_net_would(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, match = asked_for_a_card("grandmaster:sims=40")
    drawn: list[tuple[Seat, str]] = []
    decides = Opinion.decides

    def noted(self: Opinion, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        action = decides(self, state, seat, legal)
        drawn.append((seat, action.word))
        return action

    monkeypatch.setattr(Opinion, "decides", noted)
    bot.choose(match.view(Seat(0)), match.legal_actions(Seat(0)))
    assert {seat for seat, _ in drawn} == {1, 2}
    assert all(word.startswith("choose") for _, word in drawn)
