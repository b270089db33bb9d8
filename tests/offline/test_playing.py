"""A game on a device: the messages of the socket, whole games, undo, and coming back."""

import json

import msgspec
import pytest

from larceny.games.records import read_record
from larceny.games.registry import GAMES
from larceny.kernel.play import verify
from larceny.offline.table import OWN
from larceny.protocol.messages import ServerMessage, Snapshot, Step

from .devices import Browser

READ = msgspec.json.Decoder(ServerMessage)
BOTS = ("novice", "expert")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_record_verifies(game: str, bot: str) -> None:
    browser = Browser()
    table = browser.lay(game, bot)
    heard = browser.play_on(table)
    assert browser.ask("GET", f"/api/tables/{table}")["status"] == "over"
    assert heard[-1]["lobby"]["status"] == "over"
    _, written = browser.status_and_text("GET", f"/api/tables/{table}/record")
    match = verify(GAMES[game], read_record(written))
    last = [one for one in heard if one["type"] == "step"][-1]
    assert last["sheet"] is not None
    assert match.is_over
    _, text = browser.status_and_text("GET", f"/api/tables/{table}/record?form=text")
    assert read_record(text) == read_record(written)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_one_of_the_protocol(game: str) -> None:
    browser = Browser()
    table = browser.lay(game)
    for message in browser.play_on(table, decisions=40):
        read = READ.decode(json.dumps(message))
        if isinstance(read, Snapshot | Step) and read.legal is not None:
            assert len(read.legal.actions) == len(read.legal.choices)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_tells_what_the_seat_may_know_and_no_more(game: str) -> None:
    browser = Browser()
    id_ = browser.lay(game)
    heard = browser.play_on(id_, decisions=15)
    table = browser.device.table(id_)
    witnessed = [table.game.witnessed(event, OWN).to_json() for event in table.match.events]
    told = [event for one in heard if one["type"] == "step" for event in one["events"]]
    assert told == witnessed[len(witnessed) - len(told) :]
    assert not any(table.kept.secret in json.dumps(one) for one in heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_anew_goes_on_where_the_game_stood(game: str) -> None:
    browser = Browser()
    table = browser.lay(game)
    browser.play_on(table, decisions=12)
    before = browser.say(type="subscribe", table=table)[0]
    again = browser.loaded_anew()
    after = again.say(type="subscribe", table=table)[0]
    assert after == before
    again.play_on(table)
    assert again.ask("GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_taken_back_and_the_record_knows_nothing_of_it(game: str) -> None:
    browser = Browser()
    table = browser.lay(game)
    browser.play_on(table, decisions=6)
    now = browser.say(type="subscribe", table=table)[0]
    answers = browser.say(type="undo", table=table, id="undo-1", seq=2)
    snapshot = next(one for one in answers if one["type"] == "snapshot")
    assert snapshot["seq"] == now["seq"] + 1
    assert any(one["type"] == "ack" and one["id"] == "undo-1" for one in answers)
    again = browser.loaded_anew()
    stood = browser.say(type="subscribe", table=table)[0]
    assert again.say(type="subscribe", table=table)[0] == stood
    browser.play_on(table, seed=3)
    _, written = browser.status_and_text("GET", f"/api/tables/{table}/record")
    assert verify(GAMES[game], read_record(written)).is_over


def test_what_is_not_allowed_is_refused_with_its_paragraph_and_changes_nothing() -> None:
    browser = Browser()
    game = next(iter(GAMES))
    table = browser.lay(game)
    before = browser.asked(table)
    legal = set(before["legal"]["actions"])
    word = next(one.word for one in GAMES[game].actions if one.word not in legal)
    (error,) = browser.say(type="act", table=table, id="act-1", seq=before["seq"], action=word)
    assert (error["type"], error["code"], error["id"]) == ("error", "illegal-action", "act-1")
    assert error["rule"]
    assert browser.asked(table) == before


def test_unknown_words_and_tables_are_refused() -> None:
    browser = Browser()
    (error,) = browser.say(type="act", table="local-0", id="a", seq=0, action="x")
    assert error["code"] == "no-such-table"
    table = browser.lay(next(iter(GAMES)))
    (error,) = browser.say(type="act", table=table, id="a", seq=0, action="no such word")
    assert error["type"] == "error"
    assert browser.say(type="chat", table=table, id="c", text="hello")[0]["code"] == "offline"


def test_what_cannot_be_read_is_passed_over_and_older_rules_are_told() -> None:
    browser = Browser()
    table = browser.lay(next(iter(GAMES)))
    older = json.loads(browser.kept[table])
    fresh = Browser()
    fresh.device.load("{}")
    fresh.device.load("no JSON")
    fresh.device.load(json.dumps({**older, "rules_version": 0}))
    assert list(fresh.device.tables) == [table]
    (error,) = fresh.say(type="subscribe", table=table)
    assert error["code"] == "older-rules"
