"""Where pushes may be sent to: a browser names the address, so it could name one of the house.

This is the guard against server-side request forgery (SSRF).

Only https, only the usual port, only names, and only what these lead to in the open Internet. The
address that was looked at is the one that is used: a name cannot lead elsewhere a moment later.
"""

import asyncio
import socket
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from ..domain.refusals import Refused

MOST_LENGTH = 1_000


class Forbidden(Exception):
    """A name leads to where nothing may be sent."""


class Place(NamedTuple):
    """Where to connect to, and whom to expect there."""

    address: str
    port: int
    host: str


def checked(endpoint: str, anywhere: bool) -> SplitResult:
    """Refuse an endpoint that no push service in the open Internet can have."""
    try:
        url = urlsplit(endpoint)
        port = url.port
    except ValueError:
        raise Refused("bad-device") from None
    host = url.hostname or ""
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    fits = plain and len(endpoint) <= MOST_LENGTH and host and "@" not in url.netloc
    usual = url.scheme == "https" and port in (None, 443) and _is_name(host)
    allowed = usual or (anywhere and url.scheme in ("https", "http") and port != 0)
    if not fits or not allowed:
        raise Refused("bad-device")
    return url


def _is_name(host: str) -> bool:
    """Ask whether a host is called by a name that may stand in the Internet, not by a number."""
    last = host.rstrip(".").rpartition(".")
    return bool(last[0]) and not last[2].isdigit() and ":" not in host and last[2] != "localhost"


async def found(url: SplitResult, anywhere: bool) -> list[Place]:
    """Find where a name leads to; one that leads into the house as well leads nowhere."""
    host = url.hostname or ""
    port = url.port or (443 if url.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    infos = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(info[4][0]) for info in infos))
    if not anywhere and not all(_is_open(address) for address in addresses):
        raise Forbidden
    addresses.sort(key=lambda address: ":" in address)  # the older kind works everywhere
    return [Place(address, port, host) for address in addresses]


def _is_open(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    mapped = getattr(known, "ipv4_mapped", None) or known
    return bool(mapped.is_global and not mapped.is_multicast)
