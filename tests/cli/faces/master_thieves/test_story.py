"""What happened, in sentences."""

import pytest

from larceny.cli.faces.master_thieves import story
from larceny.cli.faces.master_thieves.story import tell_story
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves import events as e
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, Viewer

NAMES = ("Me", "Ada", "Bruno")


def narrated(line: str, *moves: str, viewer: Viewer = Seat(0)) -> list[str]:
    """Set up a position, do some moves, and tell what happened."""
    state = GAME.read_position(line, Chance.of("story"))
    events: list[Event] = []
    for move in moves:
        seat, word = move.split(" ", 1)
        events += GAME.apply(state, Seat(int(seat)), GAME.action_of_word(word))
    return tell_story(NAMES, viewer, [GAME.witnessed(event, viewer) for event in events])


def turn(chosen: str, drawers: str) -> str:
    hands = ",".join("SJGTMD".replace(card, "") for card in chosen.split(","))
    return f"french 3 phase=open actor=0 hands={hands} chosen={chosen} rest=B.E {drawers}"


def test_you_are_told_in_the_second_person() -> None:
    line = turn("T,S,D", "T.N=/2D1S")
    assert narrated(line, "0 open T.N")[0] == (
        "You open T.N: 2 diamonds and 1 sapphire fall on the red pillow."
    )
    assert narrated(line, "0 open T.N", viewer=Seat(1))[0] == (
        "Me opens T.N: 2 diamonds and 1 sapphire fall on the red pillow."
    )


@pytest.mark.parametrize(
    ("chosen", "drawers", "moves", "sentence"),
    [
        ("T,S,D", "T.N=1D/", ["open T.N"], "You open T.N: 1 diamond lies there; take 1 diamond."),
        ("T,S,D", "T.N=/", ["open T.N"], "You open T.N: nothing is there."),
        (
            "T,S,D",
            "T.N=/1D!1",
            ["open T.N"],
            "You open T.N: Ada’s alarm falls, and 1 diamond with it, for Ada.",
        ),
        (
            "T,S,D",
            "T.N=/1D!0",
            ["open T.N"],
            "You open T.N: your alarm falls, and 1 diamond with it, on the red pillow.",
        ),
        ("T,S,D", "T.N=/!1", ["open T.N"], "You open T.N: Ada’s alarm falls alone."),
        (
            "J,S,D",
            "T.N=2D!1/",
            ["open T.N", "place S"],
            "You open T.N: 2 diamonds lie there with Ada’s alarm; place 1 sapphire.",
        ),
        (
            "J,S,D",
            "T.N=/",
            ["open T.N", "place D", "alarm set", "rotate 1 ccw", "flip"],
            "You open T.N: nothing is there; place 1 diamond; set the alarm in T.N; rotate the top "
            "level counter-clockwise; turn the box over.",
        ),
        (
            "G,S,D",
            "T.N=/",
            ["open T.N", "place D", "place D"],
            "You open T.N: nothing is there; place 2 diamonds.",
        ),
        (
            "M,S,D",
            "T.N=1D(R)/",
            ["open T.N", "look", "take all"],
            "You open T.N: 1 diamond lies there; look further: a ruby lies there; take the ruby; "
            "take 1 diamond.",
        ),
        (
            "M,S,D",
            "T.N=1D/(R)",
            ["open T.N", "look"],
            "You open T.N: 1 diamond lies there; look further: a ruby falls into the upper secret "
            "compartment.",
        ),
        (
            "M,S,D",
            "T.E=/",
            ["open T.E", "look"],
            "You open T.E: nothing is there; look further: the drawer is short.",
        ),
    ],
)
def test_a_turn_is_one_sentence(chosen: str, drawers: str, moves: list[str], sentence: str) -> None:
    assert narrated(turn(chosen, drawers), *(f"0 {move}" for move in moves))[0] == sentence


def test_what_only_the_opener_sees_is_not_told_to_others() -> None:
    line = turn("M,S,D", "T.N=1D(R)/").replace("french", "french[drawers_seen_by=opener]")
    moves = ("0 open T.N", "0 look", "0 leave")
    assert "1 diamond lies there; look further: a ruby lies there" in narrated(line, *moves)[0]
    assert narrated(line, *moves, viewer=Seat(1))[0] == (
        "Me opens T.N: only Me sees what lies there; looks further: only Me sees what is behind; "
        "takes nothing."
    )


def test_the_dividing_of_the_red_pillow_is_told_at_once() -> None:
    line = (
        "french 3 phase=confiscate pickers=0,1 chosen=D,D,T hands=SJGTM,SJGTM,SJGMD "
        "red=2D1S rest=B.E"
    )
    assert narrated(line, "0 pick S", "1 pick D", "0 pick D")[0] == (
        "From the red pillow, you pick 1 diamond and 1 sapphire, Ada picks 1 diamond."
    )


def test_nobody_is_told_what_another_chose() -> None:
    line = "french 3 rest=B.E"
    assert narrated(line, "0 choose thief") == ["You lay the thief face down."]
    assert narrated(line, "0 choose thief", viewer=Seat(1)) == []


def test_every_event_can_be_told() -> None:
    kinds = {
        kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)
    }
    assert kinds - {Event} == set(story._TELL)
