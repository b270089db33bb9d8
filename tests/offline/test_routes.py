"""What a device answers is what a server would answer, in the same shape."""

import json

import pytest

from larceny.games.registry import GAMES
from larceny.server.http.records import RecordAnswer, WitnessedAnswer
from larceny.server.http.replays import CourseAnswer, ReplayAnswer
from larceny.server.http.rules import Actions, GameDetails, Games, ParagraphAnswer, Rules
from larceny.server.http.table_schemas import TableAnswer

from .devices import Browser

EACH_GAME = pytest.mark.parametrize("game", GAMES)


@EACH_GAME
def test_the_games_are_told_as_by_a_server(game: str) -> None:
    browser = Browser()
    assert [one.name for one in Games(**browser.ask("GET", "/api/games")).games] == list(GAMES)
    about = GameDetails(**browser.ask("GET", f"/api/games/{game}"))
    assert set(about.bots) == {"novice", "expert"}
    assert {one.bot for one in about.personas} == {"novice", "expert"}
    rules = Rules(**browser.ask("GET", f"/api/games/{game}/rules?language=de"))
    number = rules.chapters[1].paragraphs[0].number
    paragraph = ParagraphAnswer(**browser.ask("GET", f"/api/games/{game}/rules/{number}"))
    assert paragraph.number == number
    assert len(Actions(**browser.ask("GET", f"/api/games/{game}/actions")).actions) > 10
    tried = browser.ask("POST", f"/api/games/{game}/ruleset", {"edition": about.editions[-1]})
    assert tried["ruleset"]["name"] == about.editions[-1]


@EACH_GAME
def test_a_table_and_its_past_are_told_as_by_a_server(game: str) -> None:
    browser = Browser()
    table = browser.lay(game, memory_aid="log")
    about = TableAnswer(**browser.ask("GET", f"/api/tables/{table}"))
    assert not about.rated
    assert [seat.person for seat in about.seats] == ["here", None, None]
    browser.play_on(table, decisions=5)
    running = WitnessedAnswer(**browser.ask("GET", f"/api/tables/{table}/record?seat=0"))
    assert running.events
    assert browser.status_and_text("GET", f"/api/tables/{table}/replay")[0] == 400
    browser.play_on(table)
    RecordAnswer(**browser.ask("GET", f"/api/tables/{table}/record"))
    for eyes in ("0", "spectator", "all"):
        replay = ReplayAnswer(**browser.ask("GET", f"/api/tables/{table}/replay?eyes={eyes}"))
        assert len(replay.steps) == len(browser.device.table(table).match.moves) + 1
    assert browser.status_and_text("GET", f"/api/tables/{table}/replay?eyes=7")[0] == 404
    assert CourseAnswer(**browser.ask("GET", f"/api/tables/{table}/course")).standings


@EACH_GAME
def test_once_more_leads_to_one_new_game_of_the_same_kind(game: str) -> None:
    browser = Browser()
    table = browser.lay(game)
    browser.play_on(table)
    first = browser.ask("POST", f"/api/tables/{table}/rematch")
    assert browser.ask("POST", f"/api/tables/{table}/rematch")["id"] == first["id"]
    old = browser.ask("GET", f"/api/tables/{table}")
    assert old["rematch"] == first["id"] != table
    assert first["ruleset"] == old["ruleset"]
    assert first["commitment"] != old["commitment"]


def test_a_game_can_be_given_up_and_forgotten() -> None:
    browser = Browser()
    table = browser.lay(next(iter(GAMES)))
    assert browser.ask("POST", f"/api/tables/{table}/pace", {"pace": "calm"})["pace"] == "calm"
    assert browser.ask("POST", f"/api/tables/{table}/abandon")["status"] == "abandoned"
    (error,) = browser.say(type="act", table=table, id="a", seq=0, action="x")
    assert error["code"] == "not-playing"
    browser.ask("DELETE", f"/api/tables/{table}")
    assert browser.kept == {}
    assert browser.status_and_text("GET", f"/api/tables/{table}")[0] == 404


@pytest.mark.parametrize(
    "body",
    [
        {"seats": 99},
        {"edition": "unheard-of"},
        {"changes": {"no_such_rule": 1}},
        {"bots": [{"seat": 1, "bot": "master"}]},
        {"companions": [{"seat": 1, "name": "Bo"}]},
    ],
)
def test_a_table_that_cannot_be_laid_here_is_refused_and_not_kept(body: dict[str, object]) -> None:
    browser = Browser()
    wanted = {"game": next(iter(GAMES)), "seats": 3, **body}
    status, text = browser.status_and_text("POST", "/api/tables", wanted)
    assert status in (0, 400)
    assert json.loads(text)["code"]
    assert browser.kept == {}


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/ratings/x"), ("PUT", "/api/me/push"), ("POST", "/api/lessons/x"), ("GET", "/")],
)
def test_what_takes_a_server_is_said_to_be_out_of_reach(method: str, path: str) -> None:
    status, text = Browser().status_and_text(method, path)
    assert (status, json.loads(text)["code"]) == (0, "offline")
