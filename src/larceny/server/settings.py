"""Settings: what a host can choose; the defaults are for one machine and one command."""

import os
import re
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from larceny.folders import data_folder
from larceny.kernel.errors import LarcenyError

from .ports.thinkers import BOT_MS
from .service.people.rate_limits import Rates
from .service.push.outbox import AFTER_MS


class InvalidSettings(LarcenyError):
    """A setting that is unknown, or has a value that cannot be used."""

    kind = "invalid-settings"


class LogFormat(StrEnum):
    """How a line of the log looks."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class SecureCookie(StrEnum):
    """Whether browsers are told to send the cookie over TLS only."""

    AUTO = "auto"  # where public_url is https
    ON = "on"
    OFF = "off"


def _data_file() -> str:
    """Say where the database is kept for a user."""
    return f"sqlite:///{(data_folder() / 'larceny.db').as_posix()}"


def _node_name() -> str:
    """Draw a name that no other process has, also on the same machine."""
    return f"{socket.gethostname()[:24]}-{secrets.token_hex(4)}"


def _spare_cores() -> int:
    """Count the processors that the server itself leaves to bots; one at least."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)) - 1)
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that a host can choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=_data_file, repr=False)
    redis: str = field(default="", repr=False)
    public_url: str = ""
    allowed_origins: tuple[str, ...] = ()
    cookie_secure: SecureCookie = SecureCookie.AUTO
    trusted_proxies: tuple[str, ...] = ()
    metrics: bool = False
    log_format: LogFormat = LogFormat.TEXT
    log_level: LogLevel = LogLevel.INFO
    audit_log: str = ""
    node: str = field(default_factory=_node_name)
    bot_workers: int = field(default_factory=_spare_cores)
    bot_ms: int = BOT_MS
    push: bool = True
    push_key: str = field(default="", repr=False)
    push_contact: str = ""
    push_after_ms: int = AFTER_MS
    push_anywhere: bool = False
    beacon: str = ""
    administrators: tuple[str, ...] = ()
    limits: Rates = field(default_factory=Rates)

    def __post_init__(self) -> None:
        for name, (fits, allowed) in _CHECKS.items():
            value = getattr(self, name)
            for one in value if isinstance(value, tuple) else (value,):
                if not fits(one):
                    raise bad_value(name, one, allowed)

    @property
    def alone(self) -> bool:
        """Ask whether this is the only node."""
        return not self.redis

    @property
    def secure_cookies(self) -> bool:
        """Ask whether browsers shall send the cookie over TLS only."""
        if self.cookie_secure is SecureCookie.AUTO:
            return self.public_url.startswith("https:")
        return self.cookie_secure is SecureCookie.ON

    @property
    def contact(self) -> str:
        """Return how push services can reach the host; they want to know."""
        if self.push_contact:
            return self.push_contact
        is_open = self.public_url.startswith("https:")
        return self.public_url.rstrip("/") if is_open else "mailto:host@larceny.invalid"

    @property
    def origins(self) -> frozenset[str]:
        """Return the origins whose pages may talk to the server, beside its own address."""
        public = {self.public_url.rstrip("/")} if self.public_url else set()
        return frozenset(public | set(self.allowed_origins))


# What fits ----------------------------------------------------------------------------------------


def _is_origin(text: str) -> bool:
    try:
        url = urlsplit(text)
        return bool(
            url.scheme in ("http", "https")
            and url.hostname
            and url.port != 0
            and text == f"{url.scheme}://{url.netloc}"
            and "@" not in url.netloc
        )
    except ValueError:
        return False


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


_ORIGINS = ["https://HOST", "http://HOST:PORT"]
_CHECKS: dict[str, tuple[Callable[[Any], bool], list[str]]] = {
    "host": (lambda host: bool(re.fullmatch(r"[\w.:-]+", host)), ["ADDRESS"]),
    "port": (lambda port: 0 <= port <= 65_535, ["0–65535"]),
    "database": (
        lambda url: bool(re.match(r"sqlite:///.|postgresql(\+psycopg)?://.", url)),
        ["sqlite:////PATH", "postgresql://USER:PASSWORD@HOST/NAME"],
    ),
    "redis": (
        lambda url: not url or bool(re.match(r"(rediss?|unix)://.", url)),
        ["redis://HOST:PORT/NUMBER", "rediss://…", "unix://PATH"],
    ),
    "public_url": (lambda url: not url or _is_origin(url.removesuffix("/")), _ORIGINS),
    "allowed_origins": (_is_origin, _ORIGINS),
    "trusted_proxies": (_is_network, ["ADDRESS", "ADDRESS/BITS"]),
    "bot_workers": (lambda count: 0 <= count <= 256, ["0–256"]),
    "bot_ms": (lambda limit: 100 <= limit <= 600_000, ["100–600000"]),
    "push_key": (lambda key: not key or bool(re.fullmatch(r"[\w-]{43}", key)), ["43 LETTERS"]),
    "push_contact": (
        lambda contact: not contact or bool(re.fullmatch(r"(mailto:|https://)\S+", contact)),
        ["mailto:NAME@HOST", "https://HOST"],
    ),
    "push_after_ms": (lambda wait: 0 <= wait <= 3_600_000, ["0–3600000"]),
    "beacon": (lambda url: not url or _is_origin(url.removesuffix("/")), ["https://HOST"]),
    "administrators": (
        lambda account: bool(re.fullmatch(r"[a-z0-9._-]{3,24}", account)),
        ["ACCOUNT"],
    ),
    "node": (lambda name: bool(re.fullmatch(r"[\w.:-]{1,40}", name)), ["A–Z a–z 0–9 _ . : -"]),
}


def without_password(url: str) -> str:
    """Return an address that can be shown."""
    if url.startswith("sqlite:"):
        return url
    told = url.partition("?")[0]
    before, at, place = told.rpartition("@")
    scheme = before[: before.find("//") + 2] if "//" in before else ""
    return f"{scheme}…@{place}" if at else told


def bad_value(name: str, value: Any, allowed: list[str]) -> InvalidSettings:
    """Say that a setting cannot have this value."""
    shown = without_password(str(value))[:80]
    return InvalidSettings("bad-value", field=name, value=shown, allowed=allowed)
