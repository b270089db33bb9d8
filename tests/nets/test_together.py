"""Bots of nets that decide together decide as each would alone, and each fails for itself alone."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from larceny.bots.kind import Asked
from larceny.bots.registry import make, together
from larceny.games.master_thieves.game import GAME
from larceny.kernel.chance import Chance
from larceny.kernel.play import Match
from larceny.nets.bot import NetBot
from larceny.nets.files import Net, read
from larceny.nets.forward import Forward
from larceny.nets.together import choose_together

from .nets import stored


@cache
def _net(folder: Path) -> Net:
    return read(stored(folder))


def asked(
    folder: Path, number: int, edition: str = "french", players: int = 4, moves: int = 40
) -> Asked:
    """Ask a bot at a table of its own, in the middle of a game by lot."""
    match = Match(GAME, GAME.ruleset(edition), players, f"together {number}")
    dice = Chance.of(f"together {number}")
    while len(match.moves) < moves or len(match.legal_actions(match.deciders[0])) == 1:
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    seat = match.deciders[0]
    bot = NetBot(_net(folder), f"dice {number}", untrained=1)
    bot.begin(seat, match.rules)
    for event in match.events:
        bot.witness(GAME.witnessed(event, seat))
    return Asked(bot, match.view(seat), match.legal_actions(seat))


def many(folder: Path) -> list[Asked]:
    """Ask bots at several tables of two kinds, in turns."""
    kinds = [("french", 4), ("italian", 3)]
    return [asked(folder, number, *kinds[number % 2]) for number in range(8)]


def test_together_they_decide_as_each_does_alone(tmp_path: Path) -> None:
    alone = [one.bot.choose(one.view, one.legal) for one in many(tmp_path)]
    assert choose_together(many(tmp_path)) == alone
    assert len(set(alone)) > 1


def test_each_kind_of_table_is_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[int] = []
    logits = Forward.logits

    def counted(self: Forward, numbers: Any) -> Any:
        rows.append(len(numbers))
        return logits(self, numbers)

    those = many(tmp_path)
    monkeypatch.setattr(Forward, "logits", counted)
    choose_together(those)
    assert rows == [4 * 16, 4 * 16]


def test_one_that_fails_harms_no_other(tmp_path: Path) -> None:
    good, bad = asked(tmp_path, 1), asked(tmp_path, 2)
    decided, failure = choose_together([good, Asked(bad.bot, None, bad.legal)])
    assert decided in good.legal
    assert isinstance(failure, AttributeError)


def test_where_only_one_thing_is_allowed_no_net_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = asked(tmp_path, 1)
    monkeypatch.delattr(Forward, "logits")
    assert choose_together([Asked(one.bot, one.view, one.legal[:1])]) == [one.legal[0]]


def test_who_is_asked_together_holds_nothing_of_the_others(tmp_path: Path) -> None:
    """What one bot decides is the same whoever is asked with it, and whatever they hold."""
    decided = {
        choose_together([asked(tmp_path, 1), *(asked(tmp_path, other) for other in others)])[0]
        for others in ([], [2], [3, 4, 5], range(6, 20))
    }
    assert len(decided) == 1


def test_who_searches_or_throws_dice_thinks_alone() -> None:
    assert together(GAME.name, "grandmaster")
    assert together(GAME.name, "grandmaster:temperature=1")
    for bot in ("random", "novice", "expert", "master", "master:sims=3"):
        assert not together(GAME.name, bot)
    assert isinstance(make(GAME.name, "grandmaster", "seed"), NetBot)
