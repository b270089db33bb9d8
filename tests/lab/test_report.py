"""The page about many games: complete in itself, right, and readable without seeing it."""

import re
from html.parser import HTMLParser

import pytest

from larceny.games.registry import GAMES
from larceny.lab.arena.pairings import pairings
from larceny.lab.arena.tournament import Tournament
from larceny.lab.clusters import Estimate
from larceny.lab.report import Report, gather, report_on
from larceny.lab.report.axis import Axis, number, percent, points
from larceny.lab.report.balance import compare, short
from larceny.lab.report.svg import Dot, bars, dots
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.lab.work import LabTrouble, Row


def rows() -> list[Row]:
    """A few games of both, by several rules and numbers of players; and of an arena."""
    settings = [
        Setting(game.name, game.ruleset(edition), players)
        for game in GAMES.values()
        for edition in game.editions
        for players in (2, 3)
    ]
    work = Simulation(tuple(settings), ("random",), 6, "report", tallied=True)
    arena = Tournament(pairings(settings[-2:], ("novice", "random"), "ladder"), 3, "report")
    return [each.play(number) for each in (work, arena) for number in range(each.total)]


@pytest.fixture(scope="module")
def played() -> list[Row]:
    return rows()


@pytest.fixture(scope="module")
def report(played: list[Row]) -> Report:
    return report_on(played, str.upper, "A <title>")


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.attributes: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def outline(html: str) -> Outline:
    found = Outline()
    found.feed(html)
    assert found.open == []
    return found


def test_the_page_needs_nothing_from_elsewhere(report: Report) -> None:
    found = outline(report.html)
    assert not {"script", "link", "img", "iframe"} & set(found.counts)
    links = [value for name, value in found.attributes if name in ("href", "src", "xlink:href")]
    assert links
    assert all(link.startswith("#") for link in links)
    assert "url(" not in report.html
    assert "@import" not in report.html


def test_every_plot_has_a_title_a_sentence_and_its_numbers(report: Report) -> None:
    counts = outline(report.html).counts
    plots = len(report.plots)
    assert counts["figure"] == counts["figcaption"] == counts["svg"] == counts["h3"] == plots
    assert counts["table"] == counts["details"] == plots
    assert "A &lt;title&gt;" in report.html
    ids = re.findall(r' id="([^"]+)"', report.html)
    assert len(ids) == len(set(ids))


def test_plots_have_no_invalid_coordinates(report: Report) -> None:
    assert not re.findall(r'="(?:-?nan|-?inf)', report.html)
    for width in re.findall(r'<rect[^>]* width="([-\d.]+)"', report.html):
        assert 0 <= float(width) <= 360


def test_a_report_has_all_its_plots(report: Report) -> None:
    for title in (
        *("Win rate by seat, 2 players", "Win rate by seat, 3 players"),
        *("Length of games", "Scores", "How games end"),
        *("Strength of characters", "When characters are chosen", "Drawers that misfire"),
        *("Points by where gems come from", "Strength by number of players"),
        *("Thefts that succeed", "Value of special tiles", "Losses to the merchant"),
        *("Advantage of who begins", "Length", "Points of winners"),
        *("Games lost to the merchant", "One among random, 2 players"),
    ):
        assert title in report.plots, title


def test_the_numbers_of_a_report_follow_from_its_rows(played: list[Row]) -> None:
    gathered, meetings = gather(played)
    found = next(g for g in gathered if g.game == "master-thieves")
    group = next(g for g in found.groups if (g.rules, g.players) == ("italian", 3))
    own = [r for r in played if (r["game"], r["rules"], r["players"]) == (found.game, "italian", 3)]
    assert group.games == len(own) == 6
    assert group.length.value == pytest.approx(sum(r["length"] for r in own) / 6)
    begins = sum((r["first_seat"] in r["winners"]) / len(r["winners"]) for r in own) / 6
    assert group.places[0].value == pytest.approx(begins)
    assert sum(ratio.value for ratio in group.places) == pytest.approx(1)
    assert group.advantage.value == pytest.approx(3 * begins)
    assert meetings.games == len([r for r in played if "odd" in r])


def test_a_game_that_is_in_two_files_counts_once(played: list[Row], report: Report) -> None:
    assert report_on([*played, *played], str.upper).games == report.games == len(played)


def test_games_without_a_tally_have_a_page_too(played: list[Row]) -> None:
    bare = [{k: v for k, v in row.items() if "." not in k and k != "first_seat"} for row in played]
    plots = report_on(bare, str.upper).plots
    assert "Win rate by seat, 2 players" in plots
    assert "Strength of characters" not in plots


def test_no_games_are_no_report() -> None:
    with pytest.raises(LabTrouble) as refusal:
        report_on([], str.upper)
    assert refusal.value.code == "no-games"


# Parts ------------------------------------------------------------------------------------------


def test_an_axis_holds_everything_at_round_numbers() -> None:
    axis = Axis.over([0.12, 0.31])
    assert axis.ticks == (0.1, 0.15, 0.2, 0.25, 0.3, 0.35)
    assert (axis.at(0.1), axis.at(0.35), axis.at(9)) == (0, 1, 1)
    assert axis.at(0.225) == pytest.approx(0.5)
    assert Axis.over([3, 3]).at(3) == pytest.approx(0.5)


def test_numbers_are_written_for_people() -> None:
    assert [percent(share) for share in (0, 0.0314, 0.25, 0.333, 0.999, 1)] == [
        *("0 %", "3.1 %", "25 %", "33 %", "99.9 %", "100 %"),
    ]
    assert [number(value) for value in (0.123, 12.34, 1234.5, -3)] == [
        "0.12",
        "12.3",
        "1,234",
        "−3",
    ]
    assert (points(2.5), points(-2.5), points(0)) == ("+2.50", "−2.50", "0")


def test_a_report_names_the_rulesets_that_differ() -> None:
    measured = [
        ("french", Estimate(20, 19, 21)),
        ("french[box_actions=one]", Estimate(20.5, 19.5, 21.5)),
        ("english_a", Estimate(30, 29, 31)),
        ("english_a[reveal=all_at_once]", Estimate(31, 30, 32)),
    ]
    plot = compare("length", "How long", measured, number)
    assert (
        "Clearly otherwise: english a (30) and english a, reveal: all at once (31)" in plot.summary
    )
    assert "box actions: one" in plot.drawing
    assert "box actions" not in plot.summary
    assert short("french[reveal=ring,round_cap=5]", "french") == "reveal: ring, round cap: 5"


def test_without_an_interval_none_is_written_or_drawn() -> None:
    single = Estimate(30)
    plot = compare("length", "How long", [("french", Estimate(20, 19, 21)), ("x", single)], number)
    assert "Nothing differs from it clearly." in plot.summary
    assert plot.rows[1] == ["x", "30", "–"]
    for drawn in (plot.drawing, bars([Dot("x", single)], number)):
        assert not re.search("nan|inf", drawn.replace("interval", ""))


def test_a_single_game_has_a_page_too(played: list[Row]) -> None:
    page = report_on(played[:1], str.upper)
    assert "No seat differs from it beyond chance." in page.html
    assert not re.findall(r'="(?:-?nan|-?inf)', page.html)


def test_labels_are_escaped_in_svg() -> None:
    drawn = dots([Dot("<script>&", Estimate(1, 0, 2))], number)
    assert "<script>" not in drawn
    assert "&lt;script&gt;&amp;" in drawn
