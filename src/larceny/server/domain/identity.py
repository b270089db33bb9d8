"""Names and tokens of people."""

import hashlib
import re
import secrets
from collections.abc import Collection

from .refusals import Refused

ADJECTIVES = ("Amber", "Brass", "Clever", "Daring", "Gentle", "Hidden", "Quiet", "Silver", "Swift")
NOUNS = ("Fox", "Jackdaw", "Magpie", "Marten", "Mongoose", "Otter", "Owl", "Raven", "Sparrow")

_NAME = re.compile(r"[^\s](?:.{0,22}[^\s])?")


def new_id() -> str:
    """Draw an id that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """Draw a token; only its hash is kept."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Return what is kept of a token. It has 256 random bits, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


_PROPOSALS = tuple(f"{adjective} {noun}" for adjective in ADJECTIVES for noun in NOUNS)


def proposed_name(taken: Collection[str] = ()) -> str:
    """Propose a name to a guest: one that nobody has who sits beside him."""
    return secrets.choice([name for name in _PROPOSALS if name not in taken] or _PROPOSALS)


def is_proposed(name: str) -> bool:
    """Ask whether a name was proposed, rather than chosen."""
    return name in _PROPOSALS


def checked_name(name: str) -> str:
    """Refuse a name that is empty, too long, or does not print."""
    name = " ".join(name.split())
    if not _NAME.fullmatch(name) or not name.isprintable():
        raise Refused("bad-name", least=1, most=24)
    return name
