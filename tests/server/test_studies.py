"""Studies: made and changed by their author, seen by whoever has the link; tables from them."""

import json
from pathlib import Path
from typing import Any

import pytest

from larceny.games.records import read_record
from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.play import verify
from larceny.server.domain import studies as domain
from larceny.server.service.people.rate_limits import Rate, Rates
from larceny.server.service.studies import studies as service

from .api import Api, Guest, play, serve, started
from .waiting import eventually

pytestmark = pytest.mark.anyio


def dealt(game: str, players: int = 3, decisions: int = 0, seed: str = "study") -> str:
    """Write a position of a game after some decisions by lot."""
    rules = find_game(game)
    chance = Chance.of(seed)
    state, _ = rules.deal(rules.ruleset(rules.default_edition), players, chance)
    for _ in range(decisions):
        seat = state.deciders()[0]
        rules.apply(state, seat, chance.choice(rules.legal_actions(state, seat)))
    return rules.write_position(state)


async def made(guest: Guest, game: str, title: str = "Ends", position: str = "") -> Any:
    start = {"game": game, "position": position or dealt(game)}
    return await guest.did("POST", "/api/studies", title=title, start=start)


async def changed(guest: Guest, study: Any, **how: Any) -> Any:
    return await guest.did("PATCH", f"/api/studies/{study['id']}", version=study["version"], **how)


async def gone_on(guest: Guest, study: Any, decisions: int) -> Any:
    for _ in range(decisions):
        asked = study["question"]
        decision = {"seat": asked["seat"], "action": asked["actions"][0]}
        study = await changed(guest, study, decision=decision)
    return study


@pytest.mark.parametrize("game", GAMES)
async def test_its_author_plays_a_line_and_writes_and_others_see_all_of_it(
    api: Api, game: str
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    study = await made(ann, game, "  Two   ends ")
    assert (study["title"], study["mine"], study["author"]["name"]) == ("Two ends", True, "Ann")
    assert study["steps"][0]["position"] == dealt(game)
    assert "hidden" in study["steps"][0]["view"]
    study = await gone_on(ann, study, 3)
    study = await changed(ann, study, comment={"step": 0, "text": " Look\n at this. "})
    study = await changed(ann, study, comment={"step": 2, "text": "Good."})
    seen = await bo.did("GET", f"/api/studies/{study['id']}")
    assert not seen["mine"]
    assert seen | {"mine": True} == study
    assert [step["comment"] for step in seen["steps"]] == ["Look at this.", "", "Good.", ""]
    assert [step["seq"] for step in seen["steps"]] == [0, 1, 2, 3]
    stranger = (await (await api.anybody()).get(f"/api/studies/{study['id']}")).json()
    assert stranger == seen


async def test_what_is_cut_takes_its_comments_along(api: Api) -> None:
    ann = await api.guest("Ann")
    study = await gone_on(ann, await made(ann, next(iter(GAMES))), 3)
    study = await changed(ann, study, comment={"step": 1, "text": "Stays."})
    study = await changed(ann, study, comment={"step": 3, "text": "Goes."})
    study = await changed(ann, study, cut=1)
    assert [step["comment"] for step in study["steps"]] == ["", "Stays."]
    study = await gone_on(ann, study, 2)
    assert study["steps"][3]["comment"] == ""
    study = await changed(ann, study, comment={"step": 1, "text": " "})
    assert study["steps"][1]["comment"] == ""


async def test_with_another_position_the_line_begins_anew(api: Api) -> None:
    game = next(iter(GAMES))
    ann = await api.guest("Ann")
    study = await gone_on(ann, await made(ann, game), 2)
    study = await changed(ann, study, position=dealt(game, 2))
    assert (len(study["steps"]), study["players"]) == (1, 2)


async def test_only_its_author_changes_or_deletes_it(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    study = await made(ann, next(iter(GAMES)))
    path = f"/api/studies/{study['id']}"
    for how in ({"title": "Mine"}, {"cut": 0}, {"comment": {"step": 0, "text": "I was here"}}):
        assert await bo.refused("PATCH", path, version=0, **how) == (403, "not-your-study")
    assert await bo.refused("DELETE", path) == (403, "not-your-study")
    await ann.did("DELETE", path)
    assert await bo.refused("GET", path) == (404, "no-such-study")
    assert (await ann.did("GET", "/api/me/studies"))["studies"] == []


async def test_a_change_of_what_was_changed_meanwhile_is_refused(api: Api) -> None:
    ann = await api.guest("Ann")
    study = await made(ann, next(iter(GAMES)))
    await changed(ann, study, title="Newer")
    path = f"/api/studies/{study['id']}"
    refused = await ann.refused("PATCH", path, version=0, title="Older")
    assert refused == (400, "study-changed")
    assert (await ann.did("GET", path))["title"] == "Newer"


@pytest.mark.parametrize(
    ("how", "refusal"),
    [
        ({"title": "\x07"}, (400, "bad-title")),
        ({"title": "x" * 81}, (400, "bad-title")),
        ({"title": "One", "cut": 0}, (400, "one-change")),
        ({}, (400, "one-change")),
        ({"comment": {"step": 1, "text": "x"}}, (400, "no-such-step")),
        ({"comment": {"step": 0, "text": "x" * 1_001}}, (400, "bad-comment")),
        ({"comment": {"step": 0, "text": "\u202emoc.live"}}, (400, "bad-comment")),
        ({"cut": 1}, (400, "no-such-step")),
        ({"decision": {"seat": 0, "action": "dance"}}, (400, "unknown-action")),
        ({"decision": {"seat": 7, "action": "done"}}, (400, "illegal-action")),
        ({"position": "french"}, (400, "position")),
        ({"position": "x" * 2_001}, (422, "bad-request")),
    ],
)
async def test_what_does_not_fit_is_refused_by_name(
    api: Api, how: dict[str, Any], refusal: tuple[int, str]
) -> None:
    ann = await api.guest("Ann")
    study = await made(ann, "master-thieves")
    path = f"/api/studies/{study['id']}"
    assert await ann.refused("PATCH", path, version=0, **how) == refusal
    assert await ann.did("GET", path) == study


async def test_a_position_is_laid_open_as_the_game_writes_it_or_refused_by_name(api: Api) -> None:
    ann = await api.guest("Ann")
    for game in GAMES:
        position = dealt(game, 2, decisions=9)
        body = {"game": game, "position": f"  {position}\n"}
        told = await ann.did("POST", "/api/positions", **body)
        assert (told["position"], told["players"]) == (position, 2)
        assert told["view"]["hidden"]
    wrong = "french 2 T.N=40D/ rest=B.E"
    response = await ann.ask("POST", "/api/positions", game="master-thieves", position=wrong)
    assert response.json()["code"] == "gems-not-conserved"
    assert response.json()["details"]["gems"] == "diamonds"
    body = {"game": "master-thieves", "position": "english 2"}
    assert await ann.refused("POST", "/api/positions", **body) == (400, "unknown-edition")


async def test_no_text_breaks_the_reader_of_positions(api: Api) -> None:
    """Whatever is pasted, it is a position or is refused: parts of real ones in any order."""
    ann = await api.guest("Ann")
    dice = Chance.of("pasted")
    for game in GAMES:
        parts = [p for n in (0, 20, 60) for p in dealt(game, 3, n, f"{n}").split()]
        keys = [part.partition("=")[0] for part in parts if "=" in part]
        values = [part.partition("=")[2] for part in parts]
        values += ["", "-", "9", ",", "/", "x", "٣", "-1", "^", "a,,b", ";;;"]
        for _ in range(150):
            tokens = [f"{dice.choice(keys)}={dice.choice(values)}" for _ in range(3)]
            text = " ".join([parts[0], "3", *tokens])
            response = await ann.ask("POST", "/api/positions", game=game, position=text)
            assert response.status_code in (200, 400), (text, response.text)


async def test_a_study_begins_at_a_moment_of_a_finished_game(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo])
    moment = {"table": table, "seq": 5}
    body = {"title": "Then", "moment": moment}
    assert await ann.refused("POST", "/api/studies", **body) == (400, "still-playing")
    await play(api, table)
    study = await ann.did("POST", "/api/studies", **body)
    replay = await ann.did("GET", f"/api/tables/{table}/replay", eyes="all")
    assert study["steps"][0]["view"] == replay["steps"][5]["view"]
    later = {"title": "Then", "moment": moment | {"seq": 10**6}}
    assert await ann.refused("POST", "/api/studies", **later) == (400, "no-such-step")
    closed = await started(api, [ann, bo], watching="closed")
    await play(api, closed)
    cy = await api.guest("Cy")
    body = {"title": "Theirs", "moment": {"table": closed, "seq": 5}}
    assert await cy.refused("POST", "/api/studies", **body) == (404, "no-such-table")
    assert await cy.refused("POST", "/api/studies", title="?") == (400, "one-beginning")


async def test_number_and_length_and_rate_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST_STUDIES", 2)
    monkeypatch.setattr(domain, "MOST_DECISIONS", 2)
    limits = Rates(studies=Rate(7, 60), positions=Rate(1, 60))
    async with serve(tmp_path, limits) as api:
        ann = await api.guest("Ann")
        study = await made(ann, "master-thieves")
        await made(ann, "master-thieves")
        body = {"title": "x", "start": {"game": "master-thieves", "position": "french 2 rest=B.E"}}
        assert await ann.refused("POST", "/api/studies", **body) == (429, "too-many-studies")
        study = await gone_on(ann, study, 2)
        decision = {"seat": study["question"]["seat"], "action": study["question"]["actions"][0]}
        path = f"/api/studies/{study['id']}"
        refused = await ann.refused("PATCH", path, version=2, decision=decision)
        assert refused == (429, "line-full")
        await changed(ann, study, title="The last one")
        assert await ann.refused("PATCH", path, version=3, title="x") == (429, "too-many")
        tried = {"game": "master-thieves", "position": "french 2 rest=B.E"}
        await ann.did("POST", "/api/positions", **tried)
        assert await ann.refused("POST", "/api/positions", **tried) == (429, "too-many")


async def test_studies_stay_with_an_account_are_exported_and_go_with_the_person(api: Api) -> None:
    ann = await api.browser()
    study = await gone_on(ann, await made(ann, next(iter(GAMES))), 1)
    study = await changed(ann, study, comment={"step": 1, "text": "Mine."})
    await ann.did("POST", "/api/me/account", account="ann.of.ur", password="correct horse")
    [mine] = (await ann.did("GET", "/api/me/studies"))["studies"]
    assert (mine["id"], mine["decisions"]) == (study["id"], 1)
    [kept] = (await ann.did("GET", "/api/me/export"))["studies"]
    assert kept["comments"] == [{"step": 1, "text": "Mine."}]
    assert kept["decisions"] == [study["steps"][1]["word"]]
    await ann.did("POST", "/api/me/delete", password="correct horse")
    bo = await api.guest("Bo")
    assert await bo.refused("GET", f"/api/studies/{study['id']}") == (404, "no-such-study")


# Play from here --------------------------------------------------------------------------------


NEARLY_OVER = {"master-thieves": 240, "forty-thieves": 480}
"""Decisions by lot: some thirty more, and the game is over."""


async def lay(guest: Guest, study: Any, **body: Any) -> Any:
    given = {"step": len(study["steps"]) - 1, "seat": 1, "bot": "novice"} | body
    return await guest.did("POST", f"/api/studies/{study['id']}/table", **given)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_from_a_position_is_unrated_says_so_hides_what_is_hidden_and_verifies(
    api: Api, game: str
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    late = dealt(game, 3, NEARLY_OVER[game])
    study = await gone_on(ann, await made(ann, game, position=late), 2)
    start = study["steps"][2]["position"]
    table = await lay(bo, study)  # whoever sees a study may play from it
    assert (table["status"], table["rated"], table["set_up"]) == ("playing", False, True)
    assert [seat["bot"] for seat in table["seats"]] == ["novice", None, "novice"]
    assert table["seats"][1]["person"] == bo.id
    told = [text for asked, text in api.heard if table["id"] in asked or "/table" in asked]
    assert told
    assert not any(start in text for text in told)
    session = await api.service.sessions.find(table["id"])
    rules = find_game(game)
    assert rules.write_position(session.position.state) == start
    for chair in session.table.chairs:
        assert chair.ready
    await finish(api, bo, table["id"])
    record = json.dumps(await bo.did("GET", f"/api/tables/{table['id']}/record"))
    found = read_record(record)
    assert found.start == start
    assert verify(rules, found).is_over
    replay = await bo.did("GET", f"/api/tables/{table['id']}/replay", eyes="all")
    assert replay["steps"][0]["view"] == study["steps"][2]["view"]
    person = (await ann.did("GET", f"/api/people/{bo.id}/ratings"))["ratings"]
    assert person == {}
    assert api.service.store.tallies.tallies_of(bo.id) == []
    again = await bo.did("POST", f"/api/tables/{table['id']}/rematch")
    assert not again["set_up"]


async def finish(api: Api, guest: Guest, table: str) -> None:
    """Play what is asked of the person by lot, until the game is over; bots play the others."""
    await guest.did("POST", f"/api/tables/{table}/pace", pace="at-once")
    await api.service.lobby.leave(table, await person_of(api, guest))
    session = await api.service.sessions.find(table)
    await eventually(lambda: session.position.is_over and session.table.status == "over")


async def person_of(api: Api, guest: Guest) -> Any:
    person = await api.service.accounts.find(guest.id)
    assert person is not None
    return person


async def test_what_cannot_be_played_is_refused(api: Api) -> None:
    ann = await api.guest("Ann")
    study = await made(ann, "master-thieves", position=dealt("master-thieves", 2))
    path = f"/api/studies/{study['id']}/table"
    right = {"step": 0, "seat": 0, "bot": "novice"}
    for wrong, refusal in (
        ({"step": 1}, (400, "no-such-step")),
        ({"seat": 2}, (400, "no-such-seat")),
        ({"bot": "nobody"}, (400, "unknown-bot")),
    ):
        assert await ann.refused("POST", path, **{**right, **wrong}) == refusal
    table = (await ann.did("POST", path, **right))["id"]
    assert await ann.refused("PATCH", f"/api/tables/{table}", public=True) == (
        400,
        "set-position",
    )
