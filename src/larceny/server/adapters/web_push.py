"""Sending to browsers through their push services (RFC 8030)."""

import asyncio
import json
import time
from dataclasses import dataclass
from urllib.parse import SplitResult

import httpx

from ..domain.refusals import Refused
from ..ports.pushes import Answer, Device, Outcome, Parcel
from . import push_addresses
from .web_push_crypto import (
    encrypt,
    public_bytes,
    read_device_key,
    read_device_secret,
    read_key,
    sign_jwt,
    to_text,
)

PATIENCE_S = 10.0
"""How long a push service may take in all, whatever it does."""

SIGNED_FOR_S = 12 * 3_600
LONGEST_WAIT_S = 3_600


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends: the private key, how to reach the host, and whether it may be to anywhere."""

    key: str
    contact: str
    anywhere: bool = False


class WebPush:
    """Sends something to devices through their push services."""

    def __init__(self, sender: Sender, patience_s: float = PATIENCE_S) -> None:
        self._key = read_key(sender.key)
        self._contact = sender.contact
        self._anywhere = sender.anywhere
        self._patience_s = patience_s
        self._client: httpx.AsyncClient | None = None
        self.public_key = to_text(public_bytes(self._key))

    def check(self, device: Device) -> None:
        """Refuse a device that nothing can, or may, be sent to."""
        push_addresses.check_endpoint(device.endpoint, self._anywhere)
        try:
            read_device_key(device.p256dh)
            read_device_secret(device.auth)
        except ValueError:
            raise Refused("bad-device") from None

    async def send(self, device: Device, parcel: Parcel) -> Answer:
        """Send something; never fails, and never takes long."""
        try:
            async with asyncio.timeout(self._patience_s):
                return await self._send(device, parcel)
        except Refused:
            return Answer(Outcome.REFUSED, why="bad-device")
        except push_addresses.PrivateAddress:
            return Answer(Outcome.REFUSED, why="forbidden-address")
        except (httpx.HTTPError, OSError, TimeoutError, UnicodeError) as trouble:
            return Answer(Outcome.LATER, why=type(trouble).__name__)

    async def stop(self) -> None:
        """Close what is open."""
        if self._client is not None:
            await self._client.aclose()

    async def _send(self, device: Device, parcel: Parcel) -> Answer:
        url = push_addresses.check_endpoint(device.endpoint, self._anywhere)
        content = json.dumps(parcel.content, separators=(",", ":")).encode()
        body = encrypt(content, device.p256dh, device.auth)
        headers = self._headers(url, parcel)
        targets = await push_addresses.resolve(url, self._anywhere)
        for target in targets[:-1]:
            try:
                return await self._post(target, url, headers, body)
            except httpx.ConnectError:
                continue  # perhaps at its next address
        return await self._post(targets[-1], url, headers, body)

    def _headers(self, url: SplitResult, parcel: Parcel) -> dict[str, str]:
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + SIGNED_FOR_S,
            "sub": self._contact,
        }
        return {
            "Host": url.netloc,
            "Authorization": f"vapid t={sign_jwt(self._key, claims)}, k={self.public_key}",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(parcel.seconds),
            "Topic": parcel.topic,
            "Urgency": "high" if parcel.urgent else "normal",
        }

    async def _post(
        self, target: push_addresses.Target, url: SplitResult, headers: dict[str, str], body: bytes
    ) -> Answer:
        address = httpx.URL(url.geturl()).copy_with(host=target.address, port=target.port)
        expected = {"sni_hostname": target.host}
        sending = self._http().stream(
            "POST", address, content=body, headers=headers, extensions=expected
        )
        async with sending as response:
            return _outcome_of(response)

    def _http(self) -> httpx.AsyncClient:
        if self._client is None:
            # A connection is for one name: another one at the same address would not be checked.
            limits = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                limits=limits, trust_env=False, follow_redirects=False, timeout=self._patience_s
            )
        return self._client


def _outcome_of(response: httpx.Response) -> Answer:
    status, why = response.status_code, str(response.status_code)
    if response.is_success:
        return Answer(Outcome.TAKEN, why=why)
    if status in (404, 410):
        return Answer(Outcome.GONE, why=why)
    if status in (408, 425, 429) or status >= 500:
        asked = response.headers.get("retry-after", "")
        wait = min(int(asked), LONGEST_WAIT_S) if asked.isdecimal() and len(asked) < 9 else 0
        return Answer(Outcome.LATER, wait, why)
    return Answer(Outcome.REFUSED, why=why)
