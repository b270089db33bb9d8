"""The devices on which somebody wants to be told that it is his turn."""

import asyncio
from hashlib import sha256

from ...domain.refusals import Refused
from ...ports.clock import Clock
from ...ports.pushes import Device, Messenger, PushStore
from ..people.accounts import Visitor, check_session
from ..people.rate_limits import RateLimits


class PushDevices:
    """Takes devices in, and forgets them; without a messenger nobody can be told."""

    def __init__(
        self, store: PushStore, messenger: Messenger | None, limits: RateLimits, clock: Clock
    ) -> None:
        self.clock = clock
        self.store = store
        self.messenger = messenger
        self.limits = limits

    @property
    def key(self) -> str | None:
        """Return the key by which browsers know this server; None where nothing is sent."""
        return None if self.messenger is None else self.messenger.public_key

    async def count(self, visitor: Visitor) -> int:
        """Count the devices on which somebody is told."""
        return len(await asyncio.to_thread(self.store.devices_of, visitor.person.id))

    async def language(self, visitor: Visitor, endpoint: str) -> str | None:
        """Say in which language somebody is told on a device of his; None if it is none."""
        devices = await asyncio.to_thread(self.store.devices_of, visitor.person.id)
        id_ = device_id(endpoint)
        return next((device.language for device in devices if device.id == id_), None)

    async def add(
        self, visitor: Visitor, endpoint: str, p256dh: str, auth: str, language: str
    ) -> None:
        """Tell somebody on this device, in this language, as long as its session lasts."""
        check_session(visitor)
        if self.messenger is None:
            raise Refused("push-off")
        person, token = visitor.person.id, visitor.token.hash
        id_ = device_id(endpoint)
        now = self.clock.now_ms()
        device = Device(id_, person, token, endpoint, p256dh, auth, language, now)
        self.messenger.check(device)
        most = self.limits.rates.push_devices
        await asyncio.to_thread(self.store.add_device, device, most)

    async def remove(self, visitor: Visitor, endpoint: str) -> None:
        """Tell somebody no more on a device."""
        id_ = device_id(endpoint)
        await asyncio.to_thread(self.store.remove_device, id_, visitor.person.id)


def device_id(endpoint: str) -> str:
    """Return by what a device is known."""
    return sha256(endpoint.encode(errors="replace")).hexdigest()
