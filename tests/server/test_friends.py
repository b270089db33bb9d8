"""Friends, whom one met, blocks that hold, and invitations, as people use them."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from larceny.server.service.people.rate_limits import Rate, Rates

from .api import Api, Guest, listening, serve, started
from .waiting import PATIENTLY

pytestmark = pytest.mark.anyio


async def friends(one: Guest, other: Guest) -> None:
    """Make friends of two."""
    link = (await one.did("GET", "/api/me/people"))["link"]
    told = await other.did("POST", "/api/me/friends", link=link)
    assert (told["id"], told["tie"]) == (one.id, "friends")


async def ties(guest: Guest) -> dict[str, str]:
    """Return how somebody stands to others."""
    told = await guest.did("GET", "/api/me/people")
    return {one["id"]: one["tie"] for one in told["friends"]}


async def test_one_asks_and_the_other_says_yes_or_no(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    await ann.did("POST", "/api/me/friends", person=bo.id)
    assert (await ties(ann), await ties(bo)) == ({bo.id: "asked"}, {ann.id: "asks"})
    await bo.did("DELETE", f"/api/me/friends/{ann.id}")
    assert (await ties(ann), await ties(bo)) == ({}, {})
    await ann.did("POST", "/api/me/friends", name="Bo")
    await bo.did("POST", "/api/me/friends", person=ann.id)
    assert (await ties(ann), await ties(bo)) == ({bo.id: "friends"}, {ann.id: "friends"})
    await ann.did("DELETE", f"/api/me/friends/{bo.id}")
    assert await ties(bo) == {}


async def test_a_name_that_several_have_is_nobodys_and_oneself_is_no_friend(api: Api) -> None:
    ann, *_ = [await api.guest(name) for name in ("Ann", "Bo", "Bo")]
    for body, refusal in (
        ({"name": "Bo"}, (400, "many-of-that-name")),
        ({"name": "Nobody"}, (404, "no-such-name")),
        ({"name": "gone"}, (404, "no-such-name")),
        ({"person": ann.id}, (400, "yourself")),
        ({"person": "nobody-at-all"}, (404, "no-such-person")),
        ({"link": "guessed-by-lot"}, (404, "no-such-link")),
    ):
        assert await ann.refused("POST", "/api/me/friends", **body) == refusal


async def test_a_link_is_void_once_there_is_a_new_one(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    old = (await ann.did("GET", "/api/me/people"))["link"]
    assert (await bo.did("GET", f"/api/friend-links/{old}"))["name"] == "Ann"
    new = (await ann.did("POST", "/api/me/friend-link"))["link"]
    assert await bo.refused("POST", "/api/me/friends", link=old) == (404, "no-such-link")
    await bo.did("POST", "/api/me/friends", link=new)
    assert await ties(ann) == {bo.id: "friends"}


async def test_a_guest_who_makes_an_account_keeps_his_friends(api: Api) -> None:
    ann, bo = await api.browser(), await api.guest("Bo")
    await friends(ann, bo)
    await ann.did("POST", "/api/me/account", account="ann", password="correct horse")
    assert await ties(ann) == {bo.id: "friends"}
    other = await api.guest("Somewhere else")
    told = await other.did(
        "POST", "/api/login", account="ann", password="correct horse", token=True
    )
    other.client.headers["Authorization"] = f"Bearer {told['token']}"
    assert await ties(other) == {bo.id: "friends"}


async def test_with_whom_one_sat_one_has_met(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    await started(api, [ann, bo])
    waiting = await ann.new_table()
    await cy.did("POST", f"/api/tables/{waiting}/sit")  # nothing has begun there
    met = (await ann.did("GET", "/api/me/people"))["met"]
    assert [(one["name"], one["game"]) for one in met] == [("Bo", "master-thieves")]


# Blocks -----------------------------------------------------------------------------------------


async def test_a_block_holds_both_ways_and_can_be_taken_back(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    await friends(ann, bo)
    link = (await ann.did("GET", "/api/me/people"))["link"]
    table, his = await ann.new_table(), await bo.new_table()
    # When Ann blocks Bo
    await ann.did("PUT", f"/api/me/blocks/{bo.id}")
    # Then he is no friend, and can neither ask, nor come by her link, nor sit where she hosts
    assert (await ties(ann), await ties(bo)) == ({}, {})
    assert await bo.refused("POST", "/api/me/friends", person=ann.id) == (403, "not-welcome")
    assert await bo.refused("POST", "/api/me/friends", link=link) == (403, "not-welcome")
    assert await bo.refused("POST", f"/api/tables/{table}/sit") == (403, "not-welcome")
    path = f"/api/tables/{his}/invitations"
    assert await bo.refused("POST", path, person=ann.id) == (403, "not-welcome")
    # And she is told that it was she, if she wants something of him
    assert await ann.refused("POST", "/api/me/friends", person=bo.id) == (400, "you-blocked")
    # And once she takes it back, he may
    await ann.did("DELETE", f"/api/me/blocks/{bo.id}")
    await bo.did("POST", f"/api/tables/{table}/sit")
    assert await ties(bo) == {}


async def test_where_both_sit_the_game_goes_on_but_they_do_not_sit_together_again(
    api: Api,
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo])
    await bo.did("PUT", f"/api/me/blocks/{ann.id}")
    await ann.did("POST", f"/api/tables/{table}/abandon")
    again = await ann.did("POST", f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Ann", ""]


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind."""
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == kind:
            return message
    raise AssertionError(kind)


def socket_of(url: str, guest: Guest) -> connect:
    headers = {"Authorization": f"Bearer {guest.token}"}
    address = f"{url.replace('http', 'ws', 1)}/api/socket"
    return connect(address, additional_headers=headers, **PATIENTLY)


async def test_what_somebody_says_is_not_sent_to_whom_blocked_him(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await cy.new_table(seats=3)
    for guest in (ann, bo):
        await guest.did("POST", f"/api/tables/{table}/sit")

    def say(text: str) -> str:
        return json.dumps({"type": "chat", "table": table, "id": text, "text": text})

    async with listening(api) as url, socket_of(url, ann) as hers, socket_of(url, bo) as his:
        for socket in (hers, his):
            await socket.send(json.dumps({"type": "subscribe", "table": table}))
            await hear(socket, "presence")
        # Given that Ann blocks Bo while both are there
        await ann.did("PUT", f"/api/me/blocks/{bo.id}")
        # When he says something, and then Ann
        await his.send(say("you there"))
        assert (await hear(his, "chat"))["text"] == "you there"
        await hers.send(say("hello Cy"))
        # Then she hears herself first
        assert (await hear(hers, "chat"))["text"] == "hello Cy"
        # Nor does she hear it when she comes anew, or reads the chat again
        async with socket_of(url, ann) as anew:
            await anew.send(json.dumps({"type": "subscribe", "table": table}))
            assert (await hear(anew, "chat"))["text"] == "hello Cy"
    path = f"/api/tables/{table}/chat"
    assert [one["text"] for one in (await ann.did("GET", path))["lines"]] == ["hello Cy"]
    assert len((await cy.did("GET", path))["lines"]) == 2


# Invitations ------------------------------------------------------------------------------------


async def test_a_friend_is_told_at_once_and_the_invitation_stands_until_he_sits(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    await friends(ann, bo)
    table = await ann.new_table()
    async with listening(api) as url, socket_of(url, bo) as his:
        await hear(his, "welcome")
        for _ in range(2):  # a second tap tells nobody anything
            await ann.did("POST", f"/api/tables/{table}/invitations", person=bo.id)
        notice = await hear(his, "notice")
        told = {"what": "invitation", "person": ann.id, "name": "Ann"}
        assert notice == {"type": "notice", "table": table, "game": "master-thieves", **told}
        await his.send(json.dumps({"type": "ping", "id": "now"}))
        assert json.loads(await his.recv())["type"] == "pong"
    [standing] = (await bo.did("GET", "/api/me/invitations"))["invitations"]
    assert (standing["table"], standing["by"]["name"], standing["free"]) == (table, "Ann", 1)
    invited = await ann.did("GET", f"/api/tables/{table}/invitations")
    assert invited == {"people": [bo.id]}
    await bo.did("POST", f"/api/tables/{table}/sit")
    assert (await bo.did("GET", "/api/me/invitations"))["invitations"] == []


async def test_strangers_are_not_invited_nor_by_one_who_does_not_sit_there(api: Api) -> None:
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await ann.new_table()
    path = f"/api/tables/{table}/invitations"
    assert await ann.refused("POST", path, person=bo.id) == (403, "not-acquainted")
    assert await cy.refused("POST", path, person=bo.id) == (403, "not-your-seat")
    assert await cy.refused("GET", path) == (403, "not-your-seat")
    await friends(ann, bo)
    await ann.did("POST", path, person=bo.id)
    await bo.did("DELETE", f"/api/me/invitations/{table}")
    assert (await bo.did("GET", "/api/me/invitations"))["invitations"] == []


async def test_by_the_thousand_one_neither_asks_nor_invites(tmp_path: Path) -> None:
    few = Rates(friend_requests=Rate(2, 60), invitations=Rate(1, 60))
    async with serve(tmp_path, few) as api:
        ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
        await friends(bo, ann)
        await friends(cy, ann)
        assert await ann.refused("POST", "/api/me/friends", name="x") == (429, "too-many")
        table = await ann.new_table(seats=3)
        path = f"/api/tables/{table}/invitations"
        await ann.did("POST", path, person=bo.id)
        assert await ann.refused("POST", path, person=cy.id) == (429, "too-many")


async def test_all_of_it_is_exported_and_goes_with_the_person(api: Api) -> None:
    ann, bo, cy = await api.browser(), await api.guest("Bo"), await api.guest("Cy")
    await friends(ann, bo)
    await ann.did("PUT", f"/api/me/blocks/{cy.id}")
    people = (await ann.did("GET", "/api/me/export"))["people"]
    assert [(one["person"], one["tie"]) for one in people["friends"]] == [(bo.id, "friends")]
    assert [one["person"] for one in people["blocked"]] == [cy.id]
    await ann.did("POST", "/api/me/delete")
    assert await ties(bo) == {}
