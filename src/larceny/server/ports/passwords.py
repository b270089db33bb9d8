"""What the service needs to keep passwords: a slow hash, made and checked off the event loop."""

from typing import Protocol


class Passwords(Protocol):
    """Hashes and checks passwords."""

    async def hash(self, password: str) -> str:
        """Return the hash that is stored for a password."""
        ...

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Ask whether a password is the right one; where there is none, take as long to say no."""
        ...

    def is_weak(self, hashed: str) -> bool:
        """Ask whether a password was hashed with less effort than is asked for today."""
        ...

    def close(self) -> None:
        """Stop hashing."""
        ...
