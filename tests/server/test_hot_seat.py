"""Several people at one device: through one seat's eyes at a time, and nobody's in between."""

import json
from random import Random
from typing import Any

import pytest

from larceny.games.registry import GAMES
from larceny.kernel.events import Seat, Viewer
from larceny.protocol import messages as m
from larceny.server.domain.refusals import Refused
from larceny.server.domain.tables import Plan, Status, Table, Watching
from larceny.server.ports.store import Person
from larceny.server.realtime.socket import Socket
from larceny.server.service.lobby.lobby import ruleset_of
from larceny.server.service.service import Service

from .api import Api
from .eavesdropping import _keep, _silence
from .tables import chosen, guest, nobody_is_asked, tell, window_step


class Device(Socket):
    """A socket whose bytes are kept, and whose client decides by lot."""

    def __init__(self, service: Service, person: Person) -> None:
        super().__init__(_silence, _keep, person, service)
        self.number = 0

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self._waiting]

    def seen(self) -> list[bytes]:
        """The bytes that show the table, in order."""
        return [b for b in self._waiting if json.loads(b)["type"] in ("step", "snapshot")]

    def last(self) -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(self.seen()[-1])
        return shown

    def asked(self) -> list[int]:
        """Which of his seats are asked, as he was told last."""
        told = [one for one in self.heard if one["type"] == "asked"]
        return list(told[-1]["seats"])

    async def say(self, message: m.ClientMessage) -> dict[str, Any]:
        """Say something; return the last that came of it."""
        await self._answer(message)
        return self.heard[-1]

    async def look(self, table: str, seat: int | None, shown: int | None = None) -> None:
        """Look through other eyes; what was told before is forgotten."""
        self._waiting.clear()
        await self.say(m.Subscribe(table, seat=seat, shown_seq=shown))

    async def act(self, table: str, word: str, seat: int | None) -> dict[str, Any]:
        self.number += 1
        seq = self.last()["seq"]
        await self._answer(m.Act(table, f"d{self.number}", seq, word, seat))
        answers = [one for one in self.heard if one["type"] in ("ack", "error")]
        return answers[-1]


async def share(
    service: Service, game: str, seats: int = 3, companions: int = 2, **agreed: Any
) -> tuple[Table, Device]:
    """Begin a game at one device; the last chairs are bots'."""
    fields = ruleset_of(game, None, agreed.pop("changes", {}))
    host = (await guest(service)).person
    table = await service.lobby.open_table(host, Plan(game, fields, seats, **agreed))
    for seat in range(1, companions):
        await service.lobby.seat_companion(table.id, host, Seat(seat), f"Companion {seat}")
    for seat in range(companions, seats):
        await service.lobby.seat_bot(table.id, host, Seat(seat), "random")
    await service.lobby.make_ready(table.id, host, True, "tea")
    device = Device(service, host)
    await device.look(table.id, None)
    return await service.lobby.start(table.id, host), device


async def onlooker(service: Service, table: str) -> Device:
    """Let somebody without a seat look on."""
    stranger = Device(service, (await guest(service)).person)
    await stranger.look(table, None)
    return stranger


# Secrets ------------------------------------------------------------------------------------------


def test_between_two_seats_a_hot_seat_device_receives_a_spectators_bytes(database_url: str) -> None:
    async def story(service: Service) -> None:
        for game in GAMES:
            table, device = await share(service, game)
            stranger = await onlooker(service, table.id)
            await passed_round(service, table.id, device, stranger, most=40)

    tell(database_url, story)


@pytest.mark.parametrize(
    ("game", "cap"), [("master-thieves", {"round_cap": 4}), ("forty-thieves", {"turn_cap": 25})]
)
def test_a_whole_game_is_played_in_hot_seat(sqlite: str, game: str, cap: dict[str, int]) -> None:
    async def story(service: Service) -> None:
        table, device = await share(service, game, seats=3, companions=3, changes=cap)
        stranger = await onlooker(service, table.id)
        made = await passed_round(service, table.id, device, stranger, most=10_000)
        session = service.sessions.loaded[table.id]
        assert session.table.status is Status.OVER
        assert made >= session.position.seq

    tell(sqlite, story)


async def passed_round(
    service: Service, table: str, device: Device, stranger: Device, most: int
) -> int:
    """Pass a device on and decide by lot, and compare all that comes with what each may know."""
    dice, made = Random(3), 0
    session = service.sessions.loaded[table]
    while session.table.status is Status.PLAYING and made < most:
        await device.look(table, None)
        asked = device.asked()
        if not asked:
            await nobody_is_asked(service)
            continue
        check_open(device.seen(), stranger.seen())
        seat = dice.choice(asked)
        await device.look(table, seat)
        legal = device.last()["legal"]
        assert device.last()["view"] == view_of(session, Seat(seat))
        answer = await device.act(table, chosen(legal["actions"], dice), seat)
        assert answer["type"] == "ack"
        made += 1
    return made


def check_open(heard: list[bytes], onlooker: list[bytes]) -> None:
    """Check that somebody was shown what an onlooker was shown of the same steps, and no more."""
    open_ = {json.loads(message)["seq"]: message for message in onlooker}
    for message in heard:
        told = json.loads(message)
        known = json.loads(open_[told["seq"]])
        assert told["view"] == known["view"]
        assert told["legal"] is None
        if told["type"] == "step":
            assert message == open_[told["seq"]]


def view_of(session: Any, viewer: Viewer) -> Any:
    """What a viewer may see, as JSON tells it."""
    return json.loads(
        json.dumps(session.position.game.view(session.position.state, viewer).to_json())
    )


@pytest.mark.parametrize("watching", [Watching.DELAYED, Watching.CLOSED])
def test_who_shares_a_device_sees_at_once_what_lies_open(sqlite: str, watching: Watching) -> None:
    async def story(service: Service) -> None:
        table, device = await share(service, "forty-thieves", watching=watching)
        session = service.sessions.loaded[table.id]
        assert device.last()["view"] == view_of(session, None)
        assert session.audience.watchers_here(session.table).spectators == 0
        assert session.audience.watchers_here(session.table).seats == {0, 1}

    tell(sqlite, story)


def test_the_deal_is_seen_by_nobody_before_somebody_looks(sqlite: str) -> None:
    async def story(service: Service) -> None:
        host = (await guest(service)).person
        plan = Plan("forty-thieves", ruleset_of("forty-thieves", None, {}), 2)
        table = await service.lobby.open_table(host, plan)
        device = Device(service, host)
        await device.look(table.id, 0)  # while he is still alone
        await service.lobby.seat_companion(table.id, host, Seat(1), "Bo")
        await service.lobby.make_ready(table.id, host, True, "tea")
        await service.lobby.start(table.id, host)
        session = service.sessions.loaded[table.id]
        assert device.last()["view"] == view_of(session, None)
        assert device.last()["legal"] is None

    tell(sqlite, story)


# Deciding -----------------------------------------------------------------------------------------


def test_nobody_decides_for_a_seat_that_he_does_not_look_through(database_url: str) -> None:
    async def story(service: Service) -> None:
        table, device = await share(service, "master-thieves", seats=2)
        seat = device.asked()[0]
        other = 1 - seat
        session = service.sessions.loaded[table.id]
        word = session.position.game.legal_actions(session.position.state, Seat(seat))[0].word
        assert (await device.act(table.id, word, None))["code"] == "which-seat"
        assert (await device.act(table.id, word, seat))["code"] == "other-eyes"  # the curtain
        await device.look(table.id, other)
        assert (await device.act(table.id, word, seat))["code"] == "other-eyes"
        assert (await device.say(m.Undo(table.id, "u", 0, seat)))["code"] == "other-eyes"
        await device.say(m.Subscribe(table.id, seat=2))
        assert device.heard[-1]["code"] == "not-your-seat"
        stranger = await onlooker(service, table.id)
        assert (await stranger.say(m.Subscribe(table.id, seat=seat)))["code"] == "not-your-seat"
        assert session.position.seq == 0
        await device.look(table.id, seat)
        assert (await device.act(table.id, word, seat))["type"] == "ack"

    tell(database_url, story)


def test_in_a_window_each_seat_answers_for_itself(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, device = await share(service, "forty-thieves", seats=3, companions=3)
        assert table.plan.reaction_ms == 0  # whatever was agreed on
        session = service.sessions.loaded[table.id]
        stranger, dice = await onlooker(service, table.id), Random(8)
        while session.position.window is None or len(session.position.deciders()) < 2:
            if not device.asked():  # a window is about to close
                await nobody_is_asked(service)
                continue
            seat = device.asked()[0]
            await device.look(table.id, seat)
            await device.act(table.id, chosen(device.last()["legal"]["actions"], dice), seat)
        window, heard = window_step(session), len(stranger.heard)
        waits = list(session.position.deciders())
        assert device.asked() == waits
        for left in range(len(waits), 1, -1):
            seat = waits[-left]
            await device.look(table.id, seat)
            await device.act(table.id, "pass", seat)
            assert device.asked() == waits[len(waits) - left + 1 :]
            assert window_step(session) == window
        assert stranger.heard[heard:] == []  # neither who answered, nor who has the device
        assert not [one for one in stranger.heard if one["type"] == "asked"]

    tell(sqlite, story)


def test_who_takes_the_device_is_shown_what_he_missed(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, device = await share(service, "forty-thieves", seats=2, companions=2)
        session, dice = service.sessions.loaded[table.id], Random(2)
        then = {seat: view_of(session, Seat(seat)) for seat in (0, 1)}
        first = device.asked()[0]
        second = 1 - first
        while device.asked() == [first]:
            await device.look(table.id, first)
            word = dice.choice([w for w in device.last()["legal"]["actions"] if "play" not in w])
            await device.act(table.id, word, first)
        await device.look(table.id, second, shown=0)
        shown = [json.loads(message) for message in device.seen()]
        assert shown[0]["type"] == "snapshot"
        assert shown[0]["view"] == then[second]
        assert shown[0]["legal"] is None
        assert [one["seq"] for one in shown] == list(range(session.position.seq + 1))
        for past, told in zip(session.position.tail, shown, strict=True):
            if told["type"] == "step":
                seen = [
                    session.position.game.witnessed(one.event, Seat(second)).to_json()
                    for one in past.events
                ]
                assert told["events"] == json.loads(json.dumps(seen))
        assert shown[-1]["view"] == view_of(session, Seat(second))

    tell(sqlite, story)


def test_who_sits_beside_need_not_agree_to_take_back(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, device = await share(service, "master-thieves", seats=2, companions=2)
        seat = device.asked()[0]
        await device.look(table.id, seat)
        await device.act(table.id, device.last()["legal"]["actions"][0], seat)
        await device.say(m.Undo(table.id, "u", 0, seat))
        session = service.sessions.loaded[table.id]
        assert session.position.undone_seq == session.position.seq == 2

    tell(sqlite, story)


def test_two_devices_at_one_table(sqlite: str) -> None:
    async def story(service: Service) -> None:
        plan = Plan("forty-thieves", ruleset_of("forty-thieves", None, {}), 4)
        people = [(await guest(service)).person for _ in range(2)]
        table = (await service.lobby.open_table(people[0], plan)).id
        await service.lobby.sit(table, people[1], Seat(2))
        for seat, one in ((1, people[0]), (3, people[1])):
            await service.lobby.seat_companion(table, one, Seat(seat), f"Companion {seat}")
        for one in people:
            await service.lobby.make_ready(table, one, True, "tea")
        await service.lobby.start(table, people[0])
        devices = [Device(service, one) for one in people]
        session, dice = service.sessions.loaded[table], Random(4)
        for device in devices:
            await device.look(table, None)
        while session.position.seq < 60:
            for device in devices:
                for seat in device.asked():
                    await device.look(table, seat)
                    if (legal := device.last()["legal"]) is not None:
                        await device.act(table, chosen(legal["actions"], dice), seat)
                        assert device.last()["view"] == view_of(session, Seat(seat))
                await device.look(table, None)
            await nobody_is_asked(service)
        assert session.audience.watchers_here(session.table).seats == {0, 1, 2, 3}
        await undone_by_both(service, session, devices)

    tell(sqlite, story)


async def undone_by_both(service: Service, session: Any, devices: list[Device]) -> None:
    """Take back with the consent of the other device, once for all who play at it."""
    one, other = devices
    while session.position.window is not None:
        await nobody_is_asked(service)
        for device in devices:
            for seat in device.asked():
                await device.look(session.table.id, seat)
                await device.act(session.table.id, "pass", seat)
    await one.look(session.table.id, 0)
    await other.look(session.table.id, 3)
    for back_to in range(session.position.seq - 1, 0, -1):  # a window cannot be opened again
        told = await one.say(m.Undo(session.table.id, f"u{back_to}", back_to, 0))
        if told["type"] == "ack":
            break
    if session.position.undone_seq < 0:
        (asked,) = [told for told in other.heard if told["type"] == "undo"]
        assert asked["waiting"] == [2, 3]
        await other.say(m.Consent(session.table.id, "c", back_to, True, 3))
    assert session.position.undone_seq == session.position.seq


# Chairs -------------------------------------------------------------------------------------------


def test_companions_come_and_go_with_the_one_whose_device_it_is(sqlite: str) -> None:
    async def story(service: Service) -> None:
        plan = Plan("master-thieves", ruleset_of("master-thieves", None, {}), 4)
        host, other = [(await guest(service)).person for _ in range(2)]
        lobby = service.lobby
        table = (await lobby.open_table(host, plan)).id
        await lobby.seat_companion(table, host, Seat(1), "  Bo  ")
        await lobby.sit(table, other, Seat(2))
        found = await lobby.seat_companion(table, other, Seat(3), "Cy")
        assert found.names() == [host.name, "Bo", other.name, "Cy"]
        assert len({chair.colour for chair in found.chairs}) == 4
        for seat, name, code in ((2, "Di", "seat-taken"), (3, None, "seat-taken")):
            with pytest.raises(Refused) as no:
                await lobby.seat_companion(table, host, Seat(seat), name)
            assert no.value.code == code
        found = await lobby.make_ready(table, host, True, "tea")
        assert [chair.ready for chair in found.chairs] == [True, True, False, False]
        assert found.chairs[1].contribution == "tea"
        found = await lobby.kick(table, host, Seat(2))
        assert [chair.free for chair in found.chairs] == [False, False, True, True]
        found = await lobby.stand(table, host)
        assert found.status is Status.ABANDONED
        assert all(chair.free for chair in found.chairs)

    tell(sqlite, story)


BO = {"seat": 1, "name": "Bo"}


@pytest.mark.anyio
async def test_a_table_is_made_for_one_device_and_begun(api: Api) -> None:
    host = await api.guest("Anna")
    table = await host.new_table(companions=[BO], hints=True, memory_aid="log")
    at = f"/api/tables/{table}"
    await host.did("POST", f"{at}/ready", contribution="tea")
    told = await host.did("POST", f"{at}/start")
    assert [(one["name"], one["companion"]) for one in told["seats"]] == [
        ("Anna", False),
        ("Bo", True),
    ]
    (mine,) = (await host.did("GET", "/api/me/tables"))["tables"]  # once
    assert mine["id"] == table
    asked = api.service.sessions.loaded[table].position.deciders()[0]
    assert await host.refused("GET", f"{at}/hint") == (400, "which-seat")
    assert (await host.did("GET", f"{at}/hint", seat=asked))["action"]
    assert (await host.did("GET", f"{at}/record"))["seat"] is None
    assert (await host.did("GET", f"{at}/record", seat=1))["seat"] == 1
    stranger = await api.guest()
    assert await stranger.refused("GET", f"{at}/record", seat=1) == (403, "not-your-seat")
    await host.did("PATCH", "/api/me", name="Hanna")
    assert api.table(table).names() == ["Hanna", "Bo"]


@pytest.mark.anyio
async def test_what_cannot_be_shared_is_refused(api: Api) -> None:
    host = await api.guest()
    plan = {"game": "master-thieves", "seats": 2}
    for more, code in (
        ({"companions": [BO], "rated": True}, "companions-rated"),
        ({"companions": [{"seat": 0, "name": "Bo"}]}, "seat-taken"),
        ({"companions": [BO], "bots": [{"seat": 1, "bot": "random"}]}, "seat-taken"),
        ({"companions": [{"seat": 5, "name": "Bo"}]}, "no-such-seat"),
        ({"companions": [{"seat": 1, "name": " "}]}, "bad-name"),
    ):
        assert await host.refused("POST", "/api/tables", **plan, **more) == (400, code)
    table = await host.new_table(rated=True)
    told = await host.refused("POST", f"/api/tables/{table}/companion", **BO)
    assert told == (400, "companions-rated")
    stranger = await api.guest()
    open_ = await host.new_table()
    told = await stranger.refused("POST", f"/api/tables/{open_}/companion", **BO)
    assert told == (400, "not-seated")
