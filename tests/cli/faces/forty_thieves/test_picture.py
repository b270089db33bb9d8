"""The picture of the table: it fits, it needs no colour, and it shows nothing that is secret."""

from collections.abc import Sequence
from io import BytesIO, TextIOWrapper
from random import Random

import pytest
from rich.console import Console, Group, RenderableType

from larceny.cli.faces.forty_thieves import FACE
from larceny.cli.faces.forty_thieves.ending import verdict
from larceny.cli.screens.text_screen import TextScreen
from larceny.cli.screens.watching import Watcher
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, Viewer
from larceny.kernel.play import Match

from .games import NAMES, played_at_random


def console(width: int = 80, height: int = 24, encoding: str = "utf-8") -> Console:
    file = TextIOWrapper(BytesIO(), encoding=encoding)
    return Console(width=width, height=height, file=file, highlight=False)


def drawn(picture: RenderableType, on: Console | None = None) -> list[str]:
    """Draw without colours."""
    on = on or console()
    lines = on.render_lines(picture, pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def table(line: str, viewer: Viewer = Seat(0), on: Console | None = None) -> list[str]:
    state = GAME.read_position(line)
    on = on or console()
    return drawn(FACE.table(on, NAMES[: state.players], GAME.view(state, viewer)), on)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_table_question_and_answers_fit_into_80_by_24(edition: str, players: int) -> None:
    names = NAMES[:players]
    for state, _ in list(played_at_random(edition, players, leaders=True))[:-1:5]:
        seat = state.deciders()[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        screen = TextScreen(console(), FACE, names, seat, state.rules)
        lines = drawn(Group(FACE.table(console(), names, view), screen.question(view, legal, "")))
        assert len(lines) <= 21  # and there is room for a little story and the prompt
        assert max(map(len, lines)) <= 80
        assert not any("…" in line for line in lines)


LINE = (
    "three_tales[leaders=true] 4 phase=action turn=17 merchant=2 loot=1 gone=$m "
    "board=gm^,A^,rs,./g!^,.,.,./bc^,.,yt^,./.,.,$g,. gems=123569 won=1,0,0,0 eyes=0,1,0,2 "
    "hands=L,gh,S;bt,E;-;yc,rm,D rest=1 discards=gs,bc"
)


def test_without_colours_jars_and_tiles_that_lie_face_up_are_told_apart() -> None:
    assert table(LINE)[1:14] == [
        "  ┌────a────┬────b────┬────c────┬────d────┐ Your turn",
        "1 │[ GREEN ]│[AMULET ]│   red   │ yellow  │ ✓hand ✓glimpse ▸action  steal",
        "  │[MOON ☾ ]│[ WILD  ]│ star ★  │ star ★  │ stack    36  top $$ gold",
        "  ├────────M◆1────────◆2────────◆3────────┤ discards  2  top b☼ blue sun",
        "2 │[ GREEN ]│ yellow  │ yellow  │ yellow  │ Evil Eyes left 12",
        "  │[LEADER★]│ star ★  │ hand ☞  │ hand ☞  │ merchant at 1, turn 2 of 5, loot 1",
        "  ├─────────┼─────────◆5────────◆6────────┤",
        "3 │[ BLUE  ]│ yellow  │[YELLOW ]│ yellow  │    player gem tile eye pts hand",
        "  │[CLUBS ♣]│ moon ☾  │[STAR ★ ]│ moon ☾  │ ▸0 You      1    –   –   1 r☼ r☞ r♣",
        "  ├─────────┼─────────┼─────────◆9────────┤  1 Ada      1    –   1   0 g★ r★",
        "4 │ yellow  │ yellow  │  plain  │ yellow  │  2 Bruno    –    –   –   0",
        "  │ clubs ♣ │ clubs ♣ │  gold   │  sun ☼  │  3 A very   –    –   2  -2 b♣ r♣ r☞",
        "  └─────────┴─────────┴─────────┴─────────┘",
    ]


def test_ones_own_hand_is_always_seen_and_no_other() -> None:
    assert table(LINE)[-1].split("  ") == [
        "Your hand:",
        "1 Lantern",
        "2 green hand ☞",
        "3 Sapphire",
    ]
    assert table(LINE, viewer=Seat(2))[-1] == "Your hand: empty"
    assert not any("hand:" in line for line in table(LINE, viewer=None))


def test_tiles_that_were_played_lie_on_the_table() -> None:
    line = (
        "standard 3 phase=dagger active=1 asked=0 chain=1:S,2:D target=rob_0_gem to-ask=1 "
        "hands=D;gm;rs gems=123456 won=3,0,0"
    )
    output = "On the table: Ada Sapphire for a gem in your hoard, against it Bruno Dagger"
    assert output in table(line)


def test_a_large_terminal_gets_a_larger_picture_with_the_names_of_squares() -> None:
    large = console(100, 40)
    lines = table(LINE, on=large)
    assert len(lines) > len(table(LINE))
    assert any("│a3         │b3         │" in line for line in lines)


def test_a_narrow_terminal_gets_the_hoards_below_the_board() -> None:
    assert max(map(len, table(LINE, on=console(60)))) <= 60


def test_a_terminal_without_our_letters_gets_other_signs() -> None:
    lines = table(LINE, on=console(encoding="ascii"))
    assert lines[4].startswith("  +--------M*1--------*2--------*3--------+")
    assert all(line.isascii() for line in lines)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_picture_shows_nothing_that_may_not_be_seen(viewer: Viewer) -> None:
    """Two tables that this viewer cannot tell apart give the same picture."""
    rules = GAME.ruleset("three_tales", leaders=True, turn_cap=25)
    match, dice = Match(GAME, rules, 3, "leak"), Random(5)
    memory = GAME.knowledge(rules, 3, viewer)
    output, watcher = 0, Watcher(GAME, viewer)
    while not match.is_over:
        for event in match.events[output:]:
            memory.witness(GAME.witnessed(event, viewer))
        output = len(match.events)
        if dice.random() < 0.1:
            other = memory.sample(match.view(viewer), Chance.of(str(output)))
            pictures = [
                drawn(watcher.picture(state, console(), NAMES[:3]))
                for state in (match.state, other)
            ]
            assert pictures[0] == pictures[1]
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))


def test_with_everything_laid_open_every_jar_tells_what_it_hides() -> None:
    picture = drawn(FACE.open_table(console(), NAMES, GAME.read_position(LINE)))
    assert "  │[LEADER★]│yellow ☼ │  red ☞  │yellow ! │" in picture[6]
    assert "2 │[ GREEN ]│y★ hides │y☞ hides │y☞ hides │" in picture[5]
    assert "Bruno: empty" in picture
    assert any(line.startswith("Ada:  1 blue star ★  2 Evil Eye") for line in picture)


# The end ------------------------------------------------------------------------------------


def over(won: Sequence[int], eyes: Sequence[int], kept: str = "") -> State:
    gems = "-" if sum(won) == 9 else str(9)
    cap = "" if gems == "-" else "[turn_cap=1]"
    ending = "last_sapphire" if gems == "-" else "turn_cap"
    counts = ",".join(map(str, won)), ",".join(map(str, eyes))
    return GAME.read_position(
        f"standard{cap} {len(won)} phase=over ending={ending} gems={gems} won={counts[0]} "
        f"eyes={counts[1]}{kept}"
    )


@pytest.mark.parametrize(
    ("state", "output"),
    [
        (over([5, 4], [0, 0]), ["You win with 5 points: you are the King of Thieves."]),
        (over([4, 5], [0, 0]), ["Ada wins with 5 points, and is the King of Thieves."]),
        (
            over([5, 4], [1, 0]),
            [
                "You and Ada have 4 points each. "
                "The hoards decide, by the fewest Evil Eyes (FT-9.3).",
                "Ada wins with 4 points, and is the King of Thieves.",
            ],
        ),
        (
            over([5, 4], [0, 0], " kept=-;S"),
            [
                "You and Ada have 5 points each. The hoards decide, by the most gems (FT-9.3).",
                "You win with 5 points: you are the King of Thieves.",
            ],
        ),
        (
            over([4, 4], [2, 2]),
            [
                "You and Ada have 2 points each. Their hoards do not tell them apart (FT-9.3).",
                "You and Ada win together with 2 points.",
            ],
        ),
    ],
    ids=["you", "another", "by eyes", "by gems", "shared"],
)
def test_the_verdict(state: State, output: list[str]) -> None:
    assert verdict(GAME.view(state, Seat(0)), NAMES) == output


def test_the_merchant_can_win() -> None:
    state = GAME.read_position(
        "three_tales 2 phase=over ending=merchant merchant=5 gone=$m loot=1 gems=2468 won=3,1"
    )
    lines = drawn(FACE.points(console(), NAMES, GAME.view(state, Seat(0))))
    assert lines[-1] == "The merchant has won. Everybody has lost (FT-11.5)."


def test_the_points_are_counted_hoard_by_hoard() -> None:
    state = over([5, 4], [1, 0], " kept=S;-")
    lines = drawn(FACE.points(console(), NAMES, GAME.view(state, Seat(0))))
    assert lines[1].split() == ["You", "+5", "+1", "-1", "5"]
    assert lines[2].split() == ["Ada", "+4", "+0", "0", "4"]
