"""The devices on which one wants to be told that it is one's turn."""

from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from .authentication import ChangerIn, VisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .schemas import Answer, Body, Chosen

router = APIRouter(prefix="/api", tags=["people"])

Endpoint = Annotated[str, Field(min_length=8, max_length=1_000)]
Key = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class Language(StrEnum):
    """The languages in which one can be told."""

    EN = "en"
    FR = "fr"
    IT = "it"
    DE = "de"


class PushAnswer(Answer):
    """Whether one can be told (where not, there is no key), and on how many devices one is."""

    key: str | None
    devices: int


class DeviceBody(Body):
    """A browser that wants to be told: its subscription, as its push service gave it.

    Where a push service gave it another address, the old one tells in which language it is told.
    """

    endpoint: Endpoint
    p256dh: Key
    auth: Secret
    language: Chosen[Language] | None = None
    old_endpoint: Endpoint | None = None


class EndpointBody(Body):
    """A browser that wants to be told no more."""

    endpoint: Endpoint


@router.get("/me/push", responses=answers(401))
async def push(service: ServiceIn, visitor: VisitorIn) -> PushAnswer:
    """Say by which key browsers can subscribe, and on how many devices one is told."""
    return PushAnswer(
        key=service.push_devices.key, devices=await service.push_devices.count(visitor)
    )


@router.put("/me/push", status_code=204, responses=answers(*CHANGING))
async def add_device(service: ServiceIn, visitor: ChangerIn, body: DeviceBody) -> None:
    """Be told on this device when it is one's turn; or in another language from now on."""
    keys = (body.p256dh, body.auth)
    before = body.old_endpoint or body.endpoint
    language = body.language or await service.push_devices.language(visitor, before) or Language.EN
    await service.push_devices.add(visitor, body.endpoint, *keys, str(language))


@router.post("/me/push/stop", status_code=204, responses=answers(*CHANGING))
async def remove_device(service: ServiceIn, visitor: ChangerIn, body: EndpointBody) -> None:
    """Be told no more on a device."""
    await service.push_devices.remove(visitor, body.endpoint)
