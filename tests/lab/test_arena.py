"""Bots held against each other."""

import pytest

from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.lab.arena.pairings import pairings
from larceny.lab.arena.ratings import Game, rate_all
from larceny.lab.arena.results import PairingResult, result_of
from larceny.lab.arena.thinking import Thinking
from larceny.lab.arena.tournament import Tournament
from larceny.lab.playing import Played
from larceny.lab.run import Run
from larceny.lab.tables import Setting
from larceny.lab.work import Row


def table(game: str, players: int) -> Setting:
    return Setting(game, find_game(game).ruleset(find_game(game).default_edition), players)


MT, FT = table("master-thieves", 3), table("forty-thieves", 3)


def met(*settings: Setting, bots: tuple[str, ...], form: str) -> list[tuple[str, str]]:
    return [(p.odd, p.field) for p in pairings(settings, bots, form)]


def test_who_meets_whom() -> None:
    bots = ("c", "b", "a")
    assert met(FT, bots=bots, form="ladder") == [("c", "b"), ("b", "a")]
    assert met(FT, bots=bots, form="round-robin") == [
        *(("c", "b"), ("b", "c"), ("c", "a"), ("a", "c"), ("b", "a"), ("a", "b")),
    ]
    two = table("forty-thieves", 2)  # there, each is the odd one
    assert met(two, bots=bots, form="round-robin") == [("c", "b"), ("c", "a"), ("b", "a")]
    assert met(two, FT, bots=("b", "a"), form="ladder") == [("b", "a"), ("b", "a")]


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    return Tournament(pairings([FT], ("novice", "random"), "round-robin"), 20, "arena")


@pytest.fixture(scope="module")
def rows(tournament: Tournament) -> list[Row]:
    return list(Run(tournament).play_all().rows())


def test_every_deal_is_played_in_every_seat_by_every_pairing(
    tournament: Tournament, rows: list[Row]
) -> None:
    assert tournament.total == len(rows) == 42  # 20 games are rounded up to 7 deals in 3 seats
    for which in range(2):
        seats = [(row["deal"], row["seat"]) for row in rows if row["pairing"] == which]
        assert seats == [(deal, seat) for deal in range(7) for seat in range(3)]
    assert tournament.name(22).endswith("3 players, novice,random,novice, deal arena/0")


def test_the_dice_of_a_seat_do_not_depend_on_who_sits_there() -> None:
    """A bot among bots of its own kind: all seats of a deal are the same game."""
    alike = Tournament(pairings([FT], ("random", "random"), "ladder"), 9, "x")
    found = list(Run(alike).play_all().rows())
    for deal in range(3):
        assert len({str(row["scores"]) for row in found if row["deal"] == deal}) == 1
    result = result_of(alike, found).pairings[0]
    assert result.win_share().value == pytest.approx(1 / 3)
    assert result.lead().value == pytest.approx(0)


def without_times(rows: list[Row]) -> list[Row]:
    return [
        {
            name: value
            for name, value in row.items()
            if "time_" not in name and "seconds" not in name
        }
        for row in rows
    ]


def test_the_games_are_the_same_with_two_processes(tournament: Tournament, rows: list[Row]) -> None:
    together = list(Run(tournament).play_all(2).rows())
    assert without_times(together) == without_times(rows)
    alone = result_of(tournament, rows).to_json()
    assert result_of(tournament, together).to_json() == alone


def test_novices_beat_random_play(tournament: Tournament, rows: list[Row]) -> None:
    result = result_of(tournament, rows)
    one, other = result.pairings
    assert one.win_share().low > 0.5 > other.win_share().high
    assert one.lead().low > 0 > other.lead().high
    assert [bot.bot for bot in result.ratings["forty-thieves"]] == ["novice", "random"]
    figures = result.to_json()["pairings"][0]
    assert figures["times_fair"]["value"] == pytest.approx(3 * figures["win_share"]["value"])
    assert {entry["bot"] for entry in result.times_to_json()} == {"novice", "random"}


def row(deal: int, seat: Seat, scores: list[int], winners: list[int]) -> Row:
    played = Played("over", "turns", 9, 30, tuple(scores), tuple(map(Seat, winners)))
    return {"deal": deal, "seat": seat, **played.to_row()}


def test_shared_victories_count_in_equal_parts() -> None:
    result = PairingResult(pairings([FT], ("b", "a"), "ladder")[0])
    result.add(row(0, Seat(0), [3, 3, 0], [0, 1]))
    result.add(row(0, Seat(1), [5, 1, 0], [0]))
    result.add(row(1, Seat(2), [0, 0, 0], []))
    result.add(row(1, Seat(0), [2, 1, 0], [0]))
    assert result.win_share().value == pytest.approx((0.5 + 0 + 0 + 1) / 4)
    assert result.lead().value == pytest.approx((1.5 - 1.5 + 0 + 1.5) / 4)
    assert len(result.played) == 2


def test_a_single_deal_has_no_interval() -> None:
    result = PairingResult(pairings([FT], ("b", "a"), "ladder")[0])
    for seat in range(3):
        result.add(row(0, Seat(seat), [9 * (chair == seat) for chair in range(3)], [seat]))
    figures = result.to_json()
    for figure in ("win_share", "times_fair", "score_lead"):
        assert (figures[figure]["low95"], figures[figure]["high95"]) == (None, None)
    assert figures["times_fair"]["value"] == pytest.approx(3)


def test_ratings_follow_the_order_of_deals_not_of_rows() -> None:
    def game(deal: int, winner: int) -> Game:
        played = Played("over", "turns", 9, 30, (winner == 0, winner == 1), (Seat(winner),))
        return Game((deal,), "forty-thieves", ["a", "b"], played)

    games = [game(deal, deal % 3 == 0) for deal in range(12)]
    rated = rate_all(games)
    assert rated == rate_all(reversed(games))
    first, second = rated["forty-thieves"]
    assert (first.bot, second.bot) == ("a", "b")
    assert first.mu > second.mu
    assert first.games == 12


def test_equal_points_share_a_rank_unless_one_has_won() -> None:
    played = Played("over", "turns", 9, 30, (4, 4, 4, 1), (Seat(2),))
    assert Game((0,), "x", ["a"] * 4, played).ranks() == [1, 1, 0, 2]


def test_times_add_up_in_classes() -> None:
    whole = Thinking()
    for number in range(1, 101):
        times = Thinking()
        times.add(number / 1000)
        whole.add_row(times.to_row("odd"), "odd")
    figures = whole.to_json()
    assert figures["decisions"] == 100
    assert figures["mean_ms"] == pytest.approx(50.5)
    assert figures["p50_ms"] == pytest.approx(50, rel=0.03)
    assert figures["p99_ms"] == pytest.approx(99, rel=0.03)
