"""What goes to push services: encrypted as the RFC's example, signed, never into the house."""

import asyncio
import socket
from typing import Any

import pytest

from larceny.server.adapters import push_addresses
from larceny.server.adapters.web_push import Sender, WebPush
from larceny.server.adapters.web_push_crypto import encrypt, from_text, new_key, read_key, to_text
from larceny.server.domain.refusals import Refused
from larceny.server.ports.pushes import Answer, Device, Outcome, Parcel

from .push_service import Phone, PushService, push_service
from .waiting import PATIENCE_S

pytestmark = pytest.mark.anyio

PARCEL = Parcel({"kind": "turn", "table": "t" * 22}, 60, "topic", urgent=False)


def messenger(anywhere: bool = True, patience_s: float = PATIENCE_S) -> WebPush:
    sender = Sender(new_key(), "mailto:host@larceny.invalid", anywhere)
    return WebPush(sender, patience_s)


def device(phone: Phone, **other: str) -> Device:
    about: dict[str, Any] = {**phone.body(), **other}
    return Device(id="d", person="ann", token="t", created=0, **about)


async def sent(to: WebPush, where: Device) -> Answer:
    try:
        return await to.send(where, PARCEL)
    finally:
        await to.stop()


def test_it_encrypts_as_the_example_of_rfc_8291() -> None:
    text = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert to_text(text) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


async def test_a_service_can_check_who_sends_and_a_device_can_read_it() -> None:
    with push_service() as service:
        to = messenger()
        phone = service.phone(to.public_key)
        answer = await sent(to, device(phone))
        assert (answer.outcome, phone.arrived) == (Outcome.TAKEN, [PARCEL.content])


@pytest.mark.parametrize(
    ("status", "outcome", "wait"),
    [
        (200, Outcome.TAKEN, 0),
        (404, Outcome.GONE, 0),
        (410, Outcome.GONE, 0),
        (400, Outcome.REFUSED, 0),
        (403, Outcome.REFUSED, 0),
        (302, Outcome.REFUSED, 0),
        (429, Outcome.LATER, 120),
        (503, Outcome.LATER, 120),
    ],
)
async def test_what_a_service_answers(status: int, outcome: Outcome, wait: int) -> None:
    with push_service() as service:
        service.status, service.headers = status, {"Retry-After": "120", "Location": "/elsewhere"}
        to = messenger()
        answer = await sent(to, device(service.phone(to.public_key)))
        assert (answer.outcome, answer.wait_s, service.asked) == (outcome, wait, 1)


async def test_a_service_that_does_not_answer_is_given_up() -> None:
    with push_service() as service:
        service.answers.clear()
        to = messenger(patience_s=0.3)
        answer = await sent(to, device(service.phone(to.public_key)))
        assert answer.outcome is Outcome.LATER  # though it never answers


async def test_a_service_that_is_not_there_is_tried_later() -> None:
    service = PushService()
    to = messenger()
    phone = service.phone(to.public_key)
    service.server.server_close()
    assert (await sent(to, device(phone))).outcome is Outcome.LATER


# Not into the house -------------------------------------------------------------------------------

FINE = [
    "https://fcm.googleapis.com/fcm/send/abc:def-_%20",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com:443/QGuQyavXutnMH",
]
NOT_FINE = [
    "http://push.example.org/a",
    "https://push.example.org:8443/a",
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://0x7f.0x1/a",
    "https://0X7F.0X1/a",
    "https://0x7f000001/a",
    "https://127.1/a",
    "https://127.0.0.1./a",
    "https://0177.0.0.0x1/a",
    "https://0177.1/a",
    "https://017700000001/a",
    "https://127.0.0.1e/a",
    "https://1.2.3.0x/a",
    "https://%31%32%37.0.0.1/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://[::ffff:7f00:1]/a",
    "https://[64:ff9b::7f00:1]/a",
    "https://[v1.x]/a",
    "https://push..example.org/a",
    "https://.example.org/a",
    "https://-a.example.org/a",
    "https://db.internal/a",
    "https://printer.local./a",
    "https://[::1]/a",
    "https://localhost/a",
    "https://a.localhost/a",
    "https://redis/a",
    "https://user:word@push.example.org/a",
    "https://push.example.org/a b",
    "https://push.example.org/ä",
    "https://push.example.org:x/a",
    "ftp://push.example.org/a",
    "https:///a",
    "nonsense",
    "https://push.example.org/" + "a" * 1_000,
]


@pytest.mark.parametrize("endpoint", FINE)
def test_addresses_of_services_are_taken(endpoint: str) -> None:
    push_addresses.check_endpoint(endpoint, anywhere=False)


@pytest.mark.parametrize("endpoint", NOT_FINE)
def test_other_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(Refused, match="bad-device"):
        push_addresses.check_endpoint(endpoint, anywhere=False)


@pytest.mark.parametrize(
    ("leads_to", "may"),
    [
        (["142.250.74.106"], True),
        (["2a00:1450:4001:80b::200a", "142.250.74.106"], True),
        (["10.0.0.5"], False),
        (["142.250.74.106", "192.168.1.1"], False),
        (["127.0.0.1"], False),
        (["169.254.169.254"], False),
        (["::1"], False),
        (["fd00::1"], False),
        (["::ffff:10.0.0.1"], False),
        (["0.0.0.0"], False),
        (["224.0.0.1"], False),
        (["64:ff9b::8efa:4a6a"], True),  # a public one, behind NAT64
        (["64:ff9b::7f00:1"], False),
        (["2002:7f00:1::1"], False),
        (["2002:c0a8:101::1"], False),
        (["::7f00:1"], False),
        (["::ffff:0:7f00:1"], False),
        (["fec0::1"], False),
        (["100.64.0.1"], False),
    ],
)
async def test_a_push_address_that_resolves_to_a_private_network_is_refused_ssrf(
    leads_to: list[str], may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in leads_to]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", told, raising=False)
    url = push_addresses.check_endpoint("https://push.example.org/a", anywhere=False)
    if may:
        places = await push_addresses.resolve(url, anywhere=False)
        assert [place.host for place in places] == ["push.example.org"] * len(leads_to)
        assert "." in places[0].address or len(leads_to) == 1
        return
    with pytest.raises(push_addresses.PrivateAddress):
        await push_addresses.resolve(url, anywhere=False)
    phone = Phone("", url.geturl())
    answer = await sent(messenger(anywhere=False), device(phone))
    assert answer == Answer(Outcome.REFUSED, why="forbidden-address")


@pytest.mark.parametrize("other", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" * 87}])
def test_a_device_that_could_read_nothing_is_refused(other: dict[str, str]) -> None:
    phone = Phone("", "https://push.example.org/a")
    messenger(anywhere=False).check(device(phone))
    with pytest.raises(Refused, match="bad-device"):
        messenger(anywhere=False).check(device(phone, **other))
