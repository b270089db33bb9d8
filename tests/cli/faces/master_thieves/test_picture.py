"""The picture of the table: it fits, and it shows nothing that may not be seen."""

from collections.abc import Sequence
from io import BytesIO, TextIOWrapper
from itertools import chain
from random import Random
from typing import TextIO

import pytest
from rich.console import Console, RenderableType

from larceny.cli.faces.master_thieves import FACE
from larceny.cli.faces.master_thieves.ending import final_points, verdict
from larceny.cli.faces.master_thieves.gems import gems_in_words
from larceny.cli.faces.master_thieves.picture import Painter, turn_order
from larceny.cli.faces.master_thieves.questions import answers, question
from larceny.cli.screens.text_screen import TextScreen
from larceny.cli.screens.watching import Watcher
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.pieces import gems
from larceny.games.master_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, Viewer
from larceny.kernel.play import Match

NAMES = ("Zoë", "Ada", "Bruno", "Cleo", "Dario", "Elif", "Farid", "A very long name indeed")


def nowhere() -> TextIO:
    return TextIOWrapper(BytesIO(), encoding="utf-8")


def drawn(picture: RenderableType, width: int = 80, height: int = 24) -> list[str]:
    console = Console(width=width, height=height, record=True, file=nowhere(), highlight=False)
    console.print(picture)
    return console.export_text().splitlines()


def painter(width: int = 80, height: int = 24, players: int = 8) -> Painter:
    console = Console(width=width, height=height, force_terminal=True, file=nowhere())
    return Painter.for_console(console, NAMES[:players])


def played_at_random(
    edition: str, players: int, secret: str = "picture", **changes: str
) -> Sequence[State]:
    """Return positions all through a game."""
    rules = GAME.ruleset(edition, round_cap=8, **changes)
    match, dice = Match(GAME, rules, players, secret), Random(secret)
    states = []
    while not match.is_over:
        states.append(match.state.copy())
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    return states


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_table_question_and_answers_fit_into_80_by_24(edition: str, players: int) -> None:
    for state in played_at_random(edition, players)[::11]:
        seat = state.deciders()[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        console = Console(width=80, height=24, file=nowhere())
        screen = TextScreen(console, FACE, NAMES[:players], seat, state.rules)
        asked = screen.question(view, legal, "")
        lines = drawn(painter(players=players).table(view)) + drawn(asked)
        assert len(lines) <= 21  # and there is room for a little story and the prompt
        assert max(map(len, lines)) <= 80
        assert not any("…" in line for line in lines)


def test_a_large_terminal_gets_a_larger_picture() -> None:
    state = GAME.read_position("french 2 rest=T.N")
    small = drawn(painter(players=2).table(GAME.view(state, Seat(0))))
    large = drawn(painter(120, 40, players=2).table(GAME.view(state, Seat(0))), 120, 40)
    assert len(large) > len(small)
    assert any("│     o     │" in line for line in large)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_picture_shows_nothing_that_may_not_be_seen(viewer: Viewer) -> None:
    """Two tables that this viewer cannot tell apart give the same picture."""
    rules = GAME.ruleset("english_a", drawers_seen_by="opener", round_cap=3)
    match, dice = Match(GAME, rules, 3, "leak"), Random(5)
    memory = GAME.knowledge(rules, 3, viewer)
    console, output = Console(width=80, height=24, file=nowhere()), 0
    watcher = Watcher(GAME, viewer)
    while not match.is_over:
        for event in match.events[output:]:
            memory.witness(GAME.witnessed(event, viewer))
        output = len(match.events)
        if dice.random() < 0.2:
            other = memory.sample(match.view(viewer), Chance.of(str(output)))
            pictures = [
                drawn(watcher.picture(table, console, NAMES[:3])) for table in (match.state, other)
            ]
            assert pictures[0] == pictures[1]
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))


def test_the_open_drawer_is_shown_with_what_lies_in_it() -> None:
    state = GAME.read_position(
        "french 3 phase=take at=T.N actor=0 chosen=M,S,D hands=SJGTD,JGTMD,SJGTM "
        "T.N=2D1S!1/ rest=B.E"
    )
    picture = "\n".join(drawn(painter(players=3).table(GAME.view(state, Seat(0)))))
    assert "│open !♦│" in picture
    assert "│◇2D◈1S │" in picture
    assert "T.N stands open: 2 diamonds and 1 sapphire, the alarm of Ada." in picture


def test_the_order_of_the_round_hides_what_is_hidden() -> None:
    state = GAME.read_position(
        "french 3 phase=open actor=2 chosen=t,d,S hands=SJGMD,SJGTM,JGTMD rest=B.E"
    )
    view = GAME.view(state, Seat(0))
    assert turn_order(view) == [2, 0, 1]
    picture = drawn(painter(players=3).table(view))
    assert any(line.startswith("Order: ▸Bruno S3  You ?  Ada ?") for line in picture)
    assert any("♠ You" in line and "T1*" in line for line in picture)


def test_cards_that_lie_face_up_are_shown() -> None:
    state = GAME.read_position("italian 2 round=3 hands=SJGT,GTMD rest=B.E")
    picture = drawn(painter(players=2).table(GAME.view(state, Seat(0))))
    assert any("♠ You" in line and line.rstrip().endswith("MD") for line in picture)
    assert any("♦ Ada" in line and line.rstrip().endswith("SJ") for line in picture)


def test_every_question_is_one_sentence_with_answers() -> None:
    phases = set()
    for edition in GAME.editions:
        games = [
            played_at_random(edition, 3, str(game), drawers_seen_by="opener") for game in range(3)
        ]
        for state in chain(*games):
            seat = state.deciders()[0]
            view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
            phases.add(state.phase)
            assert question(NAMES, view, legal)[-1] in ".?)"
            names = [answer.name for answer in answers(NAMES, view, legal)]
            assert len(set(names)) == len(names)
            assert all(names)
    assert len(phases) >= 12


def test_the_owner_of_a_lonely_alarm_is_asked() -> None:
    state = GAME.read_position(
        "english_a 3 phase=recover at=T.N actor=0 chosen=T,S,D hands=SJGMD,JGTMD,SJGTM "
        "T.N=!1/ rest=B.E"
    )
    view, legal = GAME.view(state, Seat(1)), GAME.legal_actions(state, Seat(1))
    assert question(NAMES, view, legal) == "Your alarm lies alone in T.N: take it back?"
    assert [answer.name for answer in answers(NAMES, view, legal)] == ["alarm recover", "alarm lie"]


def test_gems_in_words() -> None:
    assert gems_in_words(0) == "nothing"
    assert gems_in_words(gems(1)) == "1 diamond"
    assert gems_in_words(gems(2, 1)) == "2 diamonds and 1 sapphire"
    assert gems_in_words(gems(2, 1, 3)) == "2 diamonds, 1 sapphire and 3 rubies"


# The end ------------------------------------------------------------------------------------

OVER = "{}[round_cap=2] {} phase=over round=2 ending=round_cap hands={} white={} black={} rest=B.E"


def over(edition: str, white: Sequence[str], black: Sequence[str]) -> State:
    hands = ",".join(["SJGT"] * len(white))
    line = OVER.format(edition, len(white), hands, ",".join(white), ",".join(black))
    return GAME.read_position(line)


@pytest.mark.parametrize(
    ("edition", "black", "output"),
    [
        ("french", ["4D", "3D"], ["You win with 1 points."]),
        ("french", ["3D", "4D"], ["Ada wins with 1 points."]),
        (
            "french",
            ["1R", "2S"],
            [
                "You and Ada have 1 points each. The black pillows decide, by rubies (MT-13.5).",
                "You win with 1 points.",
            ],
        ),
        (
            "french",
            ["2D", "1S"],
            [
                "You and Ada have -1 points each. "
                "The black pillows decide, by sapphires (MT-13.5).",
                "Ada wins with -1 points.",
            ],
        ),
        (
            "french",
            ["1D", "1D"],
            [
                "You and Ada have -2 points each. Their gems do not tell them apart (MT-13.5).",
                "You and Ada win together with -2 points.",
            ],
        ),
    ],
)
def test_the_verdict(edition: str, black: list[str], output: list[str]) -> None:
    view = GAME.view(over(edition, ["3D", "3D"], black), Seat(0))
    assert verdict(view, NAMES) == output


def test_the_points_are_counted_pillow_by_pillow() -> None:
    state = over("french", ["3D", "3D1S"], ["4D", "1R"])
    lines = drawn(final_points(GAME.view(state, Seat(0)), painter(players=2)))
    assert lines[1].split() == ["♠", "You", "◇4D", "+4", "◇3D", "-3", "1"]
    assert lines[2].split() == ["♦", "Ada", "◆1R", "+4", "◇3D", "◈1S", "-5", "-1"]
