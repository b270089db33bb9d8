"""One loop plays every game: deciders get what their seat may know, and nothing else."""

from collections.abc import Sequence

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.events import Chose, Dealt
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.view_types import View
from larceny.kernel.errors import IllegalAction, InvalidNotation
from larceny.kernel.events import Event, Seat
from larceny.kernel.play import Match, play, verify


class First:
    """Always takes the first answer, and keeps what it was told."""

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        self.seat, self.rules = seat, rules
        self.told: list[Event] = []
        self.views: list[View] = []

    def witness(self, event: Event) -> None:
        self.told.append(event)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        self.views.append(view)
        return legal[0]


@pytest.fixture(scope="module")
def bots() -> list[First]:
    bots = [First() for _ in range(3)]
    match = Match(GAME, GAME.ruleset("french"), 3, "loop")
    verify(GAME, play(match, bots))
    return bots


def test_everybody_is_told_the_same_number_of_events_in_the_same_order(bots: list[First]) -> None:
    kinds = [[type(event) for event in bot.told] for bot in bots]
    assert kinds[0] == kinds[1] == kinds[2]


def test_a_decider_sees_its_own_seat(bots: list[First]) -> None:
    for seat, bot in enumerate(bots):
        assert bot.seat == seat
        assert {view.viewer for view in bot.views} == {seat}
        assert all(seat in view.deciders for view in bot.views)


def test_a_decider_is_not_told_what_others_choose(bots: list[First]) -> None:
    for bot in bots:
        for event in bot.told:
            if isinstance(event, Chose):
                assert (event.character is not None) == (event.seat == bot.seat)
            if isinstance(event, Dealt):
                assert (event.numbers is not None) == (event.seat == bot.seat)


def test_an_action_can_be_given_as_a_word() -> None:
    match = Match(GAME, GAME.ruleset("french"), 2, "words")
    seat = match.deciders[0]
    match.act(seat, "open T.N")
    assert match.moves == [(seat, "open T.N")]


def test_an_unknown_word_changes_nothing() -> None:
    match = Match(GAME, GAME.ruleset("french"), 2, "words")
    before = GAME.write_position(match.state)
    with pytest.raises(InvalidNotation):
        match.act(match.deciders[0], "open sesame")
    with pytest.raises(IllegalAction):
        match.act(Seat(1 - match.deciders[0]), "open T.N")
    assert GAME.write_position(match.state) == before
    assert match.moves == []


def test_players_have_names() -> None:
    assert Match(GAME, GAME.ruleset("french"), 2, "x").names == ("Player 1", "Player 2")
    assert Match(GAME, GAME.ruleset("french"), ["Ann", "Bo"], "x").names == ("Ann", "Bo")


@pytest.mark.parametrize("name", ["two\nlines", "bell\a", "tab\t"])
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    with pytest.raises(InvalidNotation) as refusal:
        Match(GAME, GAME.ruleset("french"), ["Ann", name], "x")
    assert refusal.value.code == "not-printable"
