"""Clubs as people use them: members, one table that is opened again and again, and its games."""

from pathlib import Path
from typing import Any

import pytest

from larceny.server.domain.clubs import MOST_CLUBS, MOST_MEMBERS
from larceny.server.service.people.rate_limits import Rate, Rates

from .api import Api, Guest, listening, play, serve
from .test_friends import friends, hear, socket_of

pytestmark = pytest.mark.anyio


async def club_of(owner: Guest, *members: Guest) -> str:
    """Make a club, and let people join it by its link."""
    club = str((await owner.did("POST", "/api/clubs", name="Our Thursday"))["id"])
    link = (await owner.did("GET", f"/api/clubs/{club}"))["link"]
    for one in members:
        assert await one.did("POST", "/api/me/clubs", link=link) == {"id": club}
    return club


async def names(member: Guest, club: str) -> list[str]:
    told = await member.did("GET", f"/api/clubs/{club}")
    return [one["name"] for one in told["members"]]


async def first_table(host: Guest, club: str, **plan: Any) -> str:
    """Lay the first table of a club."""
    usual = {"game": "master-thieves", "seats": 2, "club": club}
    return str((await host.did("POST", "/api/tables", **(usual | plan)))["id"])


async def begin(table: str, host: Guest, *others: Guest) -> None:
    """Let people sit down at a table, say that they are ready, and begin."""
    for one in others:
        await one.did("POST", f"/api/tables/{table}/sit")
    for one in (host, *others):
        await one.did("POST", f"/api/tables/{table}/ready", contribution="x")
    await host.did("POST", f"/api/tables/{table}/start")


# Members ----------------------------------------------------------------------------------------


async def test_by_its_link_one_joins_and_only_members_see_it(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann)
    link = (await ann.did("GET", f"/api/clubs/{club}"))["link"]
    told = await bo.did("GET", f"/api/club-links/{link}")
    owner = {"id": ann.id, "name": "Ann"}
    assert told == {"id": club, "name": "Our Thursday", "owner": owner, "members": 1}
    for path in (f"/api/clubs/{club}", f"/api/clubs/{club}/games"):
        assert await bo.refused("GET", path) == (404, "no-such-club")
    assert await bo.refused("POST", "/api/me/clubs", club=club) == (404, "no-such-club")
    for _ in range(2):  # once more changes nothing
        await bo.did("POST", "/api/me/clubs", link=link)
    assert await names(bo, club) == ["Ann", "Bo"]
    mine = await bo.did("GET", "/api/me/clubs")
    brief = {"id": club, "name": "Our Thursday", "members": 2, "meeting": None, "table": None}
    assert mine == {"clubs": [brief], "invitations": []}
    assert await cy.refused("POST", "/api/me/clubs", link="guessed-by-lot") == (404, "no-such-link")


async def test_names_of_clubs_are_cleaned_as_those_of_people(api: Api) -> None:
    ann = await api.guest("Ann")
    club = str((await ann.did("POST", "/api/clubs", name="  Our \t Friday "))["id"])
    assert (await ann.did("GET", f"/api/clubs/{club}"))["name"] == "Our Friday"
    for name in ("   ", "x" * 25, "a\u202eb"):
        assert await ann.refused("POST", "/api/clubs", name=name) == (400, "bad-name")
        path = f"/api/clubs/{club}"
        assert await ann.refused("PATCH", path, name=name) == (400, "bad-name")


async def test_a_friend_is_asked_with_one_tap_told_at_once_and_says_yes_or_no(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann)
    path = f"/api/clubs/{club}/invitations"
    assert await ann.refused("POST", path, person=cy.id) == (403, "not-acquainted")
    await friends(ann, bo)
    async with listening(api) as url, socket_of(url, bo) as his:
        await hear(his, "welcome")
        await ann.did("POST", path, person=bo.id)
        notice = await hear(his, "notice")
        assert (notice["what"], notice["name"]) == ("club-invitation", "Ann")
    [asks] = (await bo.did("GET", "/api/me/invitations"))["clubs"]
    assert (asks["club"], asks["name"], asks["by"]["name"]) == (club, "Our Thursday", "Ann")
    assert (await ann.did("GET", f"/api/clubs/{club}"))["invited"] == [bo.id]
    await bo.did("DELETE", f"/api/me/club-invitations/{club}")
    assert await bo.refused("POST", "/api/me/clubs", club=club) == (404, "no-such-club")
    await ann.did("POST", path, person=bo.id)
    await bo.did("POST", "/api/me/clubs", club=club)
    assert await names(ann, club) == ["Ann", "Bo"]
    assert (await bo.did("GET", "/api/me/clubs"))["invitations"] == []


@pytest.mark.parametrize("blocks", ["he", "she"])
async def test_between_whom_there_is_a_block_nobody_asks_nor_joins(api: Api, blocks: str) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    club = await club_of(ann)
    link = (await ann.did("GET", f"/api/clubs/{club}"))["link"]
    who, whom = (bo, ann) if blocks == "he" else (ann, bo)
    await who.did("PUT", f"/api/me/blocks/{whom.id}")
    asked = await ann.refused("POST", f"/api/clubs/{club}/invitations", person=bo.id)
    joined = await bo.refused("POST", "/api/me/clubs", link=link)
    not_welcome, you_blocked = (403, "not-welcome"), (400, "you-blocked")
    assert asked == (you_blocked if blocks == "she" else not_welcome)
    assert joined == (you_blocked if blocks == "he" else not_welcome)
    assert await names(ann, club) == ["Ann"]


async def test_nor_does_a_member_ask_whom_the_owner_has_blocked(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann, bo)
    await friends(bo, cy)
    await ann.did("PUT", f"/api/me/blocks/{cy.id}")
    path = f"/api/clubs/{club}/invitations"
    assert await bo.refused("POST", path, person=cy.id) == (403, "not-welcome")


async def test_who_is_removed_cannot_come_back_by_the_link_that_he_knows(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann, bo, cy)
    link = (await bo.did("GET", f"/api/clubs/{club}"))["link"]
    member = f"/api/clubs/{club}/members"
    assert await bo.refused("DELETE", f"{member}/{cy.id}") == (403, "owner-only")
    assert await ann.refused("DELETE", f"{member}/{ann.id}") == (400, "yourself")
    await ann.did("DELETE", f"{member}/{bo.id}")
    assert await names(cy, club) == ["Ann", "Cy"]
    assert await bo.refused("POST", "/api/me/clubs", link=link) == (404, "no-such-link")
    assert await bo.refused("GET", f"/api/clubs/{club}") == (404, "no-such-club")


async def test_the_owner_hands_it_over_before_he_leaves_or_closes_it(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    club = await club_of(ann, bo)
    path = f"/api/clubs/{club}"
    for method, what, body in (
        ("PATCH", path, {"name": "Mine"}),
        ("DELETE", path, {}),
        ("POST", f"{path}/link", {}),
        ("POST", f"{path}/owner", {"person": bo.id}),
        ("PUT", f"{path}/meeting", {"weekday": 3, "minute": 1200, "zone": "Europe/Rome"}),
    ):
        assert await bo.refused(method, what, **body) == (403, "owner-only")
    assert await ann.refused("DELETE", f"/api/me/clubs/{club}") == (400, "hand-over-first")
    stranger = await api.guest("Cy")
    refusal = await ann.refused("POST", f"{path}/owner", person=stranger.id)
    assert refusal == (400, "members-only")
    await ann.did("POST", f"{path}/owner", person=bo.id)
    await ann.did("DELETE", f"/api/me/clubs/{club}")
    assert await names(bo, club) == ["Bo"]
    await bo.did("DELETE", f"/api/me/clubs/{club}")  # the last one closes it
    assert await bo.refused("GET", path) == (404, "no-such-club")


async def test_a_club_says_when_it_meets_in_a_zone_that_there_can_be(api: Api) -> None:
    ann = await api.guest("Ann")
    path = f"/api/clubs/{await club_of(ann)}"
    agreed = {"weekday": 3, "minute": 1200, "zone": "Europe/Berlin"}
    await ann.did("PUT", f"{path}/meeting", **agreed)
    assert (await ann.did("GET", path))["meeting"] == agreed
    for zone in ("Europe/../etc", "<b>", "Europe/", " "):
        body = {**agreed, "zone": zone}
        assert await ann.refused("PUT", f"{path}/meeting", **body) == (400, "bad-meeting")
    await ann.did("DELETE", f"{path}/meeting")
    assert (await ann.did("GET", path))["meeting"] is None


async def test_guests_stay_members_when_they_make_an_account(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.browser()
    club = await club_of(ann, bo)
    await bo.did("POST", "/api/me/account", account="bobo", password="correct horse")
    assert len(await names(bo, club)) == 2
    [kept] = (await bo.did("GET", "/api/me/export"))["people"]["clubs"]
    assert kept == {"club": club, "name": "Our Thursday", "owner": False}
    await bo.did("POST", "/api/me/delete", password="correct horse")
    assert await names(ann, club) == ["Ann"]


# Limits -----------------------------------------------------------------------------------------


async def test_nobody_is_in_more_clubs_than_one_may_be_and_a_club_has_an_end(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    clubs = [await club_of(ann) for _ in range(MOST_CLUBS)]
    assert await ann.refused("POST", "/api/clubs", name="More") == (429, "too-many-clubs")
    hers = await club_of(bo)
    link = (await bo.did("GET", f"/api/clubs/{hers}"))["link"]
    assert await ann.refused("POST", "/api/me/clubs", link=link) == (429, "too-many-clubs")
    store = api.service.store
    link = (await ann.did("GET", f"/api/clubs/{clubs[0]}"))["link"]
    others = [await api.guest() for _ in range(MOST_MEMBERS - 1)]
    for one in others:
        store.clubs.join(clubs[0], one.id, 1, MOST_MEMBERS)
    await friends(ann, bo)
    full = (429, "too-many-members")
    assert await bo.refused("POST", "/api/me/clubs", link=link) == full
    path = f"/api/clubs/{clubs[0]}/invitations"
    assert await ann.refused("POST", path, person=bo.id) == full


async def test_by_the_hour_one_makes_and_asks_only_so_often(tmp_path: Path) -> None:
    few = Rates(clubs=Rate(1, 60), club_invitations=Rate(1, 60))
    async with serve(tmp_path, few) as api:
        ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
        await friends(ann, bo)
        await friends(ann, cy)
        club = await club_of(ann)
        assert await ann.refused("POST", "/api/clubs", name="More") == (429, "too-many")
        path = f"/api/clubs/{club}/invitations"
        await ann.did("POST", path, person=bo.id)
        assert await ann.refused("POST", path, person=cy.id) == (429, "too-many")


# The table --------------------------------------------------------------------------------------


async def test_who_opens_the_table_tells_all_members_and_nobody_else_sits_down(api: Api) -> None:
    ann, bo, cy, stranger = [await api.guest(name) for name in ("Ann", "Bo", "Cy", "Dee")]
    club = await club_of(ann, bo, cy)
    opened = f"/api/clubs/{club}/table"
    assert await bo.refused("POST", opened) == (400, "no-table-yet")
    async with listening(api) as url, socket_of(url, bo) as his:
        await hear(his, "welcome")
        table = await first_table(ann, club, public=True)
        notice = await hear(his, "notice")
        assert (notice["what"], notice["table"]) == ("invitation", table)
    told = await cy.did("GET", f"/api/tables/{table}")
    assert (told["club"], told["public"]) == (club, False)  # no list has it
    [standing] = (await cy.did("GET", "/api/me/invitations"))["invitations"]
    assert standing["table"] == table
    [brief] = (await cy.did("GET", "/api/me/clubs"))["clubs"]
    assert brief["table"] == {"id": table, "game": "master-thieves", "status": "lobby", "free": 1}
    # Whoever opens it now is led to the same
    assert (await bo.did("POST", opened))["id"] == table
    refusal = (403, "members-only")
    assert await stranger.refused("POST", f"/api/tables/{table}/sit") == refusal
    assert await stranger.refused("POST", opened) == (404, "no-such-club")
    body = {"game": "master-thieves", "seats": 2, "club": club}
    assert await stranger.refused("POST", "/api/tables", **body) == (404, "no-such-club")
    await friends(ann, stranger)
    path = f"/api/tables/{table}/invitations"
    assert await ann.refused("POST", path, person=stranger.id) == refusal
    await ann.did("PATCH", f"/api/tables/{table}", public=True)
    assert (await cy.did("GET", f"/api/tables/{table}"))["public"] is False
    await bo.did("POST", f"/api/tables/{table}/sit")


async def test_between_whom_there_is_a_block_nobody_is_told_of_the_table(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann, bo, cy)
    await cy.did("PUT", f"/api/me/blocks/{bo.id}")
    await first_table(bo, club)
    assert (await cy.did("GET", "/api/me/invitations"))["invitations"] == []
    assert len((await ann.did("GET", "/api/me/invitations"))["invitations"]) == 1


async def test_who_is_removed_is_invited_no_more_nor_sits_down(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    club = await club_of(ann, bo)
    table = await first_table(ann, club)
    await ann.did("DELETE", f"/api/clubs/{club}/members/{bo.id}")
    assert (await bo.did("GET", "/api/me/invitations"))["invitations"] == []
    assert await bo.refused("POST", f"/api/tables/{table}/sit") == (403, "members-only")


async def test_the_next_table_is_laid_as_the_last_was_agreed_on_and_the_game_is_in_the_history(
    api: Api,
) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann, bo, cy)
    # Given a table whose host has changed what was agreed on
    table = await first_table(ann, club, pace="calm")
    await ann.did("PATCH", f"/api/tables/{table}", memory_aid="log")
    await begin(table, ann, bo)
    games = f"/api/clubs/{club}/games"
    assert (await cy.did("GET", games))["games"] == []  # nothing is told of one that is on
    # When it is played to its end
    await play(api, table)
    api.service.tallies.archive.replay(api.service.tallies.archive.finished(table, ann.id))
    api.service.tallies.count(table)
    # Then all members see how it ended, and who has won how often
    [game] = (await cy.did("GET", games))["games"]
    assert (game["table"], game["game"], game["replay"]) == (table, "master-thieves", True)
    assert [one["person"] for one in game["seats"]] == [ann.id, bo.id]
    won = [seat for seat, one in enumerate(game["seats"]) if one["won"]]
    position = (await api.service.sessions.find(table)).position
    assert won == sorted(position.game.winners(position.state))
    assert [one["points"] for one in game["seats"]] == [*position.game.scores(position.state)]
    members = (await cy.did("GET", f"/api/clubs/{club}"))["members"]
    scores = {one["id"]: (one["games"], one["wins"]) for one in members}
    assert scores == {
        ann.id: (1, int(0 in won)),
        bo.id: (1, int(1 in won)),
        cy.id: (0, 0),
    }
    # And the next table is the same, but for who sits there
    again = await cy.did("POST", f"/api/clubs/{club}/table")
    assert again["id"] != table
    agreed = ("game", "ruleset", "pace", "memory_aid", "clock", "club")
    before = await cy.did("GET", f"/api/tables/{table}")
    assert {key: again[key] for key in agreed} == {key: before[key] for key in agreed}
    assert [seat["name"] for seat in again["seats"]] == ["Cy", ""]


async def test_a_rematch_is_the_table_that_stands_if_somebody_has_opened_it(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann, bo, cy)
    table = await first_table(ann, club)
    await begin(table, ann, bo)
    await ann.did("POST", f"/api/tables/{table}/abandon")
    opened = await cy.did("POST", f"/api/clubs/{club}/table")
    again = await ann.did("POST", f"/api/tables/{table}/rematch")
    assert again["id"] == opened["id"]
    await cy.did("POST", f"/api/tables/{opened['id']}/abandon")
    await ann.did("DELETE", f"/api/clubs/{club}/members/{bo.id}")
    path = f"/api/tables/{table}/rematch"
    assert (await ann.did("POST", path))["id"] == opened["id"]
    third = await first_table(ann, club)
    await ann.did("POST", f"/api/tables/{third}/abandon")
    fresh = await ann.did("POST", f"/api/tables/{third}/rematch")
    assert (await ann.did("GET", f"/api/clubs/{club}"))["table"]["id"] == fresh["id"]


async def test_where_nobody_may_look_on_only_who_played_may_watch_it_again(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    club = await club_of(ann, bo, cy)
    table = await first_table(ann, club, watching="closed")
    await begin(table, ann, bo)
    await play(api, table)
    api.service.tallies.archive.replay(api.service.tallies.archive.finished(table, ann.id))
    api.service.tallies.count(table)
    path = f"/api/clubs/{club}/games"
    told = [(await one.did("GET", path))["games"][0]["replay"] for one in (ann, cy)]
    assert told == [True, False]


async def test_a_closed_club_has_no_table_any_more(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    club = await club_of(ann, bo)
    table = await first_table(ann, club)
    await ann.did("DELETE", f"/api/clubs/{club}")
    assert await bo.refused("POST", f"/api/tables/{table}/sit") == (403, "members-only")
    assert await bo.refused("POST", f"/api/clubs/{club}/table") == (404, "no-such-club")
    await ann.did("POST", f"/api/tables/{table}/stand")  # who sits there can still go
