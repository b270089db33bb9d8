"""Where pushes may be sent to. A browser names the endpoint, so it could name one of our network.

That would be server-side request forgery (SSRF). So only https, only the usual port, only names,
and only public addresses. The address that was checked is the one that is connected to: a name that
resolves to another one a moment later (DNS rebinding) gains nothing.
"""

import asyncio
import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from ..domain.refusals import Refused

MOST_LENGTH = 1_000

AT_HOME = frozenset({"localhost", "local", "internal", "lan", "home", "corp", "arpa"})
"""Names that end so are of one's own network."""

UNICAST, NAT64 = IPv6Network("2000::/3"), IPv6Network("64:ff9b::/96")
"""Where the public addresses of IPv6 are; and how those of IPv4 are written in such a network."""

_LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")


class PrivateAddress(Exception):
    """A name resolves to an address to which nothing may be sent."""


class Target(NamedTuple):
    """Which address to connect to, and the name that its certificate must have."""

    address: str
    port: int
    host: str


def check_endpoint(endpoint: str, anywhere: bool) -> SplitResult:
    """Refuse an endpoint that no push service in the open Internet can have."""
    try:
        url = urlsplit(endpoint)
        port = url.port
    except ValueError:
        raise Refused("bad-device") from None
    host = url.hostname or ""
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    fits = plain and len(endpoint) <= MOST_LENGTH and host and "@" not in url.netloc
    usual = url.scheme == "https" and port in (None, 443) and "[" not in url.netloc
    usual = usual and _is_name(host)
    allowed = usual or (anywhere and url.scheme in ("https", "http") and port != 0)
    if not fits or not allowed:
        raise Refused("bad-device")
    return url


def _is_name(host: str) -> bool:
    """Ask whether a host is called by a name that may stand in the Internet, not by a number.

    What resolvers take for a number has many spellings (127.1, 0177.1, 0x7f.0x1, 2130706433, with a
    dot at the end). In all of them the last part begins with a digit; no top-level domain does.
    """
    labels = host.removesuffix(".").split(".")
    fits = len(labels) > 1 and all(_LABEL.fullmatch(label) for label in labels)
    return fits and labels[-1][0].isalpha() and labels[-1] not in AT_HOME


async def resolve(url: SplitResult, anywhere: bool) -> list[Target]:
    """Look up the addresses of an endpoint; refuse it if only one of them is private."""
    host = url.hostname or ""
    port = url.port or (443 if url.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    infos = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(info[4][0]) for info in infos))
    if not anywhere and not all(_is_public(address) for address in addresses):
        raise PrivateAddress
    addresses.sort(key=lambda address: ":" in address)  # IPv4 first: it works everywhere
    return [Target(address, port, host) for address in addresses]


def _is_public(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        known = _carried(known) or known
    if isinstance(known, IPv6Address) and known not in UNICAST:
        return False
    return known.is_global and not known.is_multicast


def _carried(address: IPv6Address) -> IPv4Address | None:
    """Return the address of the older kind inside one of the newer, where a packet would end."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
