"""What a host can set about the HTTP API."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """Settings of the HTTP API."""

    allowed_origins: frozenset[str] = frozenset()  # besides the server's own
    secure_cookies: bool = False  # also where a request does not look like https
    administrators: frozenset[str] = frozenset()  # accounts that see what is reported
