"""A ladder of strength from one net: it mixes more and forgets sooner, and never knows more."""

from itertools import pairwise
from typing import Any

import pytest

from larceny.bots import UnknownBot, make, make_table
from larceny.envs.registry import encoding_of
from larceny.games.forty_thieves.game import GAME as FORTY_THIEVES
from larceny.games.master_thieves.game import GAME
from larceny.games.registry import AnyGame
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play
from larceny.nets.bot import NetBot
from larceny.nets.files import Net, card_for
from larceny.nets.ladder import LADDER, manner
from larceny.nets.tables import recipe_of
from tests.effort import amount


def test_no_step_mixes_less_or_remembers_better_than_the_one_above() -> None:
    for lower, higher in pairwise(LADDER):
        assert lower.temperature >= higher.temperature
        assert lower.half_life is not None
        assert higher.half_life is None or lower.half_life <= higher.half_life
        assert lower != higher
    assert LADDER[-1] == manner(None, None, None)


def test_what_is_set_goes_before_the_level() -> None:
    assert manner(2, 3.0, None) == (3.0, LADDER[1].half_life)
    assert manner(2, None, 7.0) == (LADDER[1].temperature, 7.0)


def test_a_step_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make(GAME.name, f"grandmaster:strength={len(LADDER) + 1}", "seed")
    assert refusal.value.code == "strength"


def test_a_high_step_wins_far_more_than_its_share_among_a_low_one() -> None:
    wins, games = 0.0, amount(quick=4, usual=12, soak=100)
    for number in range(games):
        specs = ["grandmaster:strength=2"] * 4
        specs[number % 4] = "grandmaster:strength=8"
        match = Match(GAME, GAME.ruleset("french"), 4, f"steps {number}")
        play(match, make_table(GAME.name, specs, 4, f"steps {number}"))
        wins += (number % 4 in match.winners) / len(match.winners)
    assert wins / games > 0.6, "a fair share is a quarter"


FADES = {
    GAME.name: ("sides up", "sides down", "known played"),
    FORTY_THIEVES.name: ("seen on board", "seen in hands"),
}


def remembered(bot: NetBot, view: Any) -> dict[str, bytes]:
    """Read what the net of a bot would be told of what fades, by part."""
    encoding = encoding_of(bot.game.name)
    layout = encoding.layout(len(view.seats), memory=True)
    known = bot.known(view)
    numbers = bytes(encoding.encode(view) + encoding.remember(known, bot.seat))
    return {
        part.name: numbers[part.offset : part.offset + part.length]
        for part in layout.parts
        if part.name in FADES[bot.game.name]
    }


@pytest.mark.parametrize("game", [GAME, FORTY_THIEVES], ids=lambda game: game.name)
def test_what_is_forgotten_is_told_no_more(game: AnyGame) -> None:
    """Of two at one table, who forgets at once is told nothing that the other still knows."""
    match = Match(game, game.ruleset(game.default_edition), 3, "forgets")
    net = Net({}, card_for(game.name, [], {}))
    perfect, fading = NetBot(net, "one"), NetBot(net, "one", half_life=1e-6)
    dice = Chance.of("forgets")
    for bot in (perfect, fading):
        bot.begin(Seat(0), match.rules)
    news, told_more, compared = match.events, 0, 0
    while not match.is_over and compared < 40:
        for event in news:
            for bot in (perfect, fading):
                bot.witness(game.witnessed(event, Seat(0)))
            if isinstance(event, recipe_of(game.name).turn):
                view = match.view(Seat(0))
                one, other = remembered(perfect, view), remembered(fading, view)
                assert not any(any(part) for part in other.values())
                told_more += any(any(part) for part in one.values())
                compared += 1
        decider = match.deciders[0]
        news = match.act(decider, dice.choice(match.legal_actions(decider)))
    assert told_more > 10


def test_the_same_seed_forgets_the_same() -> None:
    told = []
    for _ in range(2):
        match = Match(GAME, GAME.ruleset("french"), 3, "forgets")
        record = play(match, make_table(GAME.name, ["grandmaster:half_life=3"], 3, "forgets"))
        told.append(record.moves)
    assert told[0] == told[1]
