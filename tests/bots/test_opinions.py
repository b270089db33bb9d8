"""What a net would play is told from what a seat has witnessed, and nothing else."""

from typing import Any

import pytest

import larceny
from larceny.bots import names_for, opinions
from larceny.bots.opinions import LEAST, LEVEL, MOST, likeliest, mixing_bot
from larceny.games.registry import GAMES
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from larceny.nets import grandmaster
from larceny.nets.files import UnusableNet
from tests.effort import amount

NET_GAMES = [name for name in GAMES if LEVEL in names_for(name)]


def begun(name: str, moves: int = 30) -> Match[Any, Any, Any, Any]:
    game = GAMES[name]
    match: Match[Any, Any, Any, Any] = Match(game, game.ruleset(game.default_edition), 3, "opinion")
    dice = Chance.of("opinion")
    while len(match.moves) < moves or len(match.legal_actions(match.deciders[0])) < 2:
        match.act(match.deciders[0], dice.choice(match.legal_actions(match.deciders[0])))
    return match


@pytest.mark.parametrize("name", NET_GAMES)
def test_a_hint_tells_what_a_net_would_play(name: str) -> None:
    match = begun(name)
    seat = match.deciders[0]
    advice = larceny.hint(match, seat)
    assert 1 <= len(advice.likely) <= MOST
    assert {one.action for one in advice.likely} <= set(match.legal_actions(seat))
    chances = [one.chance for one in advice.likely]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) <= 1.0001
    assert all(chance >= LEAST for chance in chances[1:])


@pytest.mark.parametrize("name", [name for name in GAMES if name not in NET_GAMES] or ["none"])
def test_where_a_game_has_no_net_nobody_has_an_opinion(name: str) -> None:
    assert mixing_bot(name, Seat(0), None) is None


@pytest.mark.parametrize("name", NET_GAMES)
def test_a_net_that_cannot_be_used_takes_nothing_else_from_a_hint(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(game: str) -> Any:
        raise UnusableNet("unreadable", file=game, why="it is gone")

    monkeypatch.setattr(grandmaster, "net_of", missing)
    match = begun(name)
    advice = larceny.hint(match, match.deciders[0])
    assert advice.action in match.legal_actions(match.deciders[0])
    assert advice.likely == ()


@pytest.mark.parametrize("name", NET_GAMES)
def test_what_others_hold_changes_nothing(name: str) -> None:
    """In another world that looks the same to a seat, its net has the same opinion."""
    different = 0
    for moves in range(10, 10 + amount(quick=10, usual=20, soak=60), 2):
        match = begun(name, moves)
        seat, game = match.deciders[0], match.game
        events = [game.witnessed(event, seat) for event in match.events]
        memory = game.knowledge(match.rules, 3, seat)
        for event in events:
            memory.witness(event)
        view = match.view(seat)
        other = memory.sample(view, Chance.of("another world"))
        different += other != match.state
        opinions = [
            likeliest(
                *(name, seat, match.rules, events),
                game.view(state, seat),
                game.legal_actions(state, seat),
            )
            for state in (match.state, other)
        ]
        assert opinions[0] == opinions[1]
    assert different


@pytest.mark.parametrize("name", NET_GAMES)
def test_a_hint_hands_a_net_what_its_seat_has_witnessed_and_no_more(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Any] = []

    def hear(*those: Any) -> tuple[()]:
        handed.append(those)
        return ()

    monkeypatch.setattr(opinions, "likeliest", hear)
    match = begun(name)
    seat = match.deciders[0]
    larceny.hint(match, seat)
    ((_, whose, _, events, view, _),) = handed
    assert whose == seat
    assert list(events) == [match.game.witnessed(event, seat) for event in match.events]
    assert events != match.events  # there was something to hide
    assert view == match.view(seat)
