"""What happened, in sentences."""

import pytest

from larceny.cli.faces.forty_thieves import story
from larceny.cli.faces.forty_thieves.story import tell_story
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves import events as e
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, Viewer

from .games import played_at_random

NAMES = ("Me", "Ada", "Bruno")


def narrated(line: str, *moves: str, viewer: Viewer = Seat(0)) -> list[str]:
    """Set up a position, do some moves, and tell what happened."""
    state = GAME.read_position(line, Chance.of("story"))
    events: list[Event] = []
    for move in moves:
        seat, word = move.split(" ", 1)
        events += GAME.apply(state, Seat(int(seat)), GAME.action_of_word(word))
    return tell_story(NAMES, viewer, [GAME.witnessed(event, viewer) for event in events])


def board(*tiles: str) -> str:
    """Lay some tiles on the first squares, from a1 on, and thieves on the others."""
    named = [*tiles, *["."] * (16 - len(tiles))]
    return "board=" + "/".join(",".join(named[row : row + 4]) for row in range(0, 16, 4))


def turn(*tiles: str, phase: str = "glimpse", more: str = "hands=gm,L,S;D;rs") -> str:
    return f"standard 3 phase={phase} {board(*tiles)} {more}"


def test_what_you_glimpse_is_told_to_you_and_to_nobody_else() -> None:
    line = turn("gm")
    assert narrated(line, "0 glimpse a1") == ["You glimpse a1: it is a green moon."]
    assert narrated(line, "0 glimpse a1", viewer=Seat(1)) == ["Me glimpses a1."]
    assert narrated(line, "0 glimpse a1", viewer=None) == ["Me glimpses a1."]


def test_what_you_get_for_a_tile_is_told_to_you_and_to_nobody_else() -> None:
    line = turn("A", phase="action")
    assert narrated(line, "0 replace 1 a1") == [
        "You replace a1 by your tile 1 and get an Amulet for it."
    ]
    theirs = "Me replaces a1 by tile 1 of the hand"
    assert narrated(line, "0 replace 1 a1", viewer=Seat(1)) == [f"{theirs}."]
    face_up = turn("A^", phase="action")
    assert narrated(face_up, "0 replace 1 a1", viewer=Seat(1)) == [
        f"{theirs} and gets an Amulet for it."
    ]


def test_what_you_draw_is_told_to_you_and_to_nobody_else() -> None:
    line = turn(phase="draw", more="hands=rmgm,L;D;rs stack=E,bs,A,yc")
    assert narrated(line, "0 discard 1") == [
        "You throw away the jar red moon; draw an Evil Eye and a blue sun."
    ]
    assert narrated(line, "0 discard 1", viewer=Seat(2)) == [
        "Me throws away the jar red moon; draws 2 tiles."
    ]


@pytest.mark.parametrize(
    ("tiles", "moves", "sentence"),
    [
        (
            ("D",),
            ["0 glimpse a1"],
            "You show what is on a1: a Dagger; throw away the jars",
        ),
        (
            ("S",),
            ["0 glimpse a1"],
            "You show what is on a1: a Sapphire; keep the Sapphire tile from a1.",
        ),
        (
            ("L", "gm", ".", ".", "A"),
            ["0 glimpse a1"],
            "You show what is on a1: a Lantern; show b1 green moon and a2 Amulet.",
        ),
        (
            ("gs", "E"),
            ["0 play 2", "0 peek a1 b1", "1 pass", "2 pass"],
            "You play a Lantern for a1 and b1; glimpse a1: it is a green sun; "
            "glimpse b1: it is an Evil Eye.",
        ),
        (
            ("gs",),
            ["0 pass", "0 interchange a1 b2", "0 pass"],
            "You glimpse nothing; interchange a1 and b2; steal nothing.",
        ),
        (
            ("rs", "gs", ".", ".", "bs", "ys"),
            ["0 pass", "0 pass", "0 steal 1"],
            "You glimpse nothing; leave the board as it is; announce sapphire 1: a1 red sun, "
            "b1 green sun, a2 blue sun and b2 yellow sun (four colours); take sapphire 1.",
        ),
        (
            ("rs", "gs", ".", ".", "bs", "D"),
            ["0 pass", "0 pass", "0 steal 1"],
            "You glimpse nothing; leave the board as it is; announce sapphire 1: a1 red sun, "
            "b1 green sun, a2 blue sun and b2 Dagger; fail and get an Evil Eye.",
        ),
    ],
)
def test_a_turn_is_one_sentence(tiles: tuple[str, ...], moves: list[str], sentence: str) -> None:
    assert narrated(turn(*tiles), *moves)[0].startswith(sentence)


def test_a_played_tile_is_told_with_its_aim_and_with_the_daggers() -> None:
    line = turn(phase="action", more="hands=gm,S;D;D,rs gems=1 won=0,8,0")
    assert narrated(
        line, "0 play 2", "0 rob 1 gem", "1 dagger 1", "2 pass", "0 pass", viewer=Seat(2)
    ) == [
        "Me plays a Sapphire for a gem in Ada’s hoard.",
        "Ada plays a Dagger against it.",
        "The Sapphire is cancelled.",
    ]
    works = ("0 play 2", "0 rob 1 gem", "1 dagger 1", "2 dagger 1", "0 pass")
    assert narrated(line, *works, viewer=Seat(1)) == [
        "Me plays a Sapphire for a gem in your hoard.",
        "You play a Dagger against it.",
        "Bruno plays a Dagger against it.",
        "The Sapphire works all the same.",
        "Me takes a gem from your hoard.",
    ]


def test_an_aim_that_is_told_later_stands_alone() -> None:
    line = turn(phase="target", more="chain=0:E hands=gm;-;-")
    assert (
        narrated(line, "0 give 2")[0]
        == "You mean it for Bruno’s hoard; give the Evil Eye to Bruno."
    )


def test_a_line_tells_what_was_claimed_and_which_jars_are_new() -> None:
    line = turn("rs^", "rc^", "rm", "rh", phase="steal")
    sentences = narrated(line, "0 steal row 1", "0 take 2")
    assert sentences[0] == (
        "You announce row 1: a1 red sun, b1 red clubs, c1 red moon and d1 red hand (all red); "
        "take sapphire 2."
    )
    assert sentences[1] == "New jars are laid on a1, b1, c1 and d1."


def test_golden_tiles_are_written_in_sentences() -> None:
    line = f"three_tales 3 phase=glimpse {board('$m', '$g', '$s')} hands=gm;D;rs"
    merchant = narrated(line, "0 glimpse a1")
    assert merchant[0] == "You show what is on a1: the Merchant."
    assert merchant[2:] == [
        "A golden tile acts: the Merchant.",
        "The merchant comes to sapphire 7, and will take it at the end of this turn.",
    ]
    genie = narrated(line, "0 glimpse b1", "0 wish turn", viewer=Seat(1))
    assert genie[2:] == ["A golden tile acts: the Genie.", "Me wishes for a second turn."]
    sinbad = narrated(line, "0 glimpse c1")
    assert sinbad[2:] == [
        "A golden tile acts: Sinbad.",
        "All hands go seven seats on.",
        "Your new hand: a red sun.",
    ]


def test_every_event_can_be_told() -> None:
    kinds = {
        kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)
    }
    assert kinds - {Event} == set(story._TELL) | set(story._TELL_AT_ONCE)


@pytest.mark.parametrize("edition", sorted(GAME.editions))
@pytest.mark.parametrize("viewer", [0, None])
def test_whole_games_are_told_in_sentences(edition: str, viewer: Viewer) -> None:
    for _, events in played_at_random(edition, 3, "story", leaders=True):
        for sentence in tell_story(NAMES, viewer, [GAME.witnessed(x, viewer) for x in events]):
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "  " not in sentence
