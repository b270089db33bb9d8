"""A bot of a net plays whole games, always the same way, and only where its net has learned."""

from pathlib import Path

import numpy as np
import pytest

from larceny.bots import UnknownBot, make, make_table, names_for
from larceny.games.master_thieves.game import GAME
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record
from larceny.nets.bot import NetBot
from larceny.nets.files import UnusableNet, read

from .nets import stored


def played(spec: str, edition: str = "french", players: int = 4) -> Record:
    match = Match(GAME, GAME.ruleset(edition), players, "a net plays")
    return play(match, make_table(GAME.name, [spec], players, "a net plays"))


def test_plays_the_same_game_again(tmp_path: Path) -> None:
    spec = f"net:{stored(tmp_path)}"
    record = played(spec)
    assert record.result is not None
    assert played(spec).moves == record.moves


def test_the_temperature_matters(tmp_path: Path) -> None:
    spec = f"net:{stored(tmp_path)}"
    assert played(f"{spec}:temperature=5").moves != played(spec).moves


def test_refuses_tables_that_its_net_has_not_learned(tmp_path: Path) -> None:
    spec = f"net:{stored(tmp_path, ('french/4', 'italian/3'))}"
    assert played(spec, "italian", 3).result is not None
    with pytest.raises(UnusableNet) as refusal:
        played(spec, "italian", 4)
    assert refusal.value.code == "untrained"
    assert refusal.value.details["rules"] == "italian"
    assert played(f"{spec}:untrained=1", "italian", 4).result is not None


def test_a_net_needs_a_file() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make(GAME.name, "net", "seed")
    assert refusal.value.code == "no-file"
    with pytest.raises(UnusableNet):
        make(GAME.name, "net:there-is-none.npz", "seed")
    with pytest.raises(UnusableNet):
        make(GAME.name, "net:C:\\there\\is\\none.npz:temperature=1", "seed")


def test_nobody_is_offered_a_net_by_name() -> None:
    """Who plays in a browser cannot name a file of the server."""
    assert "net" not in names_for(GAME.name)


def test_who_came_late_decides_from_what_he_sees(tmp_path: Path) -> None:
    match = Match(GAME, GAME.ruleset("french"), 4, "late")
    dice = Chance.of("late")
    while match.state.round < 2:
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    bot = NetBot(read(stored(tmp_path)), "late")
    seat = match.deciders[0]
    bot.begin(seat, match.rules)
    legal = match.legal_actions(seat)
    assert bot.choose(match.view(seat), legal) in legal


def test_hidden_cards_change_nothing(tmp_path: Path) -> None:
    """A seat's probabilities are the same, whatever others hold in their hands."""
    net = read(stored(tmp_path))
    seat, rules = Seat(0), GAME.ruleset("french")
    told = []
    for swapped in (False, True):
        match = Match(GAME, rules, 4, "hidden")
        dice = Chance.of("hidden")
        bot = NetBot(net, "hidden")
        bot.begin(seat, rules)
        for event in match.events:
            bot.witness(GAME.witnessed(event, seat))
        if swapped:
            first, one, other, last = match.state.numbers
            match.state.numbers = (first, other, one, last)
        while match.state.round < 1 or seat not in match.deciders:
            decider = match.deciders[0]
            events = match.act(decider, dice.choice(match.legal_actions(decider)))
            for event in events:
                bot.witness(GAME.witnessed(event, seat))
        told.append(bot.probabilities(match.view(seat), match.legal_actions(seat)))
    assert np.array_equal(told[0], told[1])
