"""Who one is: guests, accounts, sessions and personal tokens.

Of a token only its hash is kept. A session comes from a visit or a log in; a personal token is made
for a program, has a label, and may do anything but manage the account.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from ... import logs
from ...domain import identity as names
from ...domain.accounts import checked_account, checked_password, plain_password
from ...domain.refusals import Forbidden, NotFound, Refused, TooMuch
from ...ports.clock import Clock
from ...ports.passwords import Passwords
from ...ports.store import PeopleStore, Person, Token
from .rate_limits import RateLimits

MOST_LABEL = 40


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who asks, and what he showed to prove who he is."""

    person: Person
    token: Token


def token_id(token: Token) -> str:
    """Return the id by which a token is revoked; it says nothing about the token itself."""
    return sha256(f"id of {token.hash}".encode()).hexdigest()[:24]


def checked_label(label: str) -> str:
    """Refuse a label that is empty, too long, or does not print."""
    label = " ".join(label.split())
    if not 1 <= len(label) <= MOST_LABEL or not label.isprintable():
        raise Refused("bad-label", least=1, most=MOST_LABEL)
    return label


class Accounts:
    """What people do about themselves."""

    def __init__(
        self,
        people: PeopleStore,
        passwords: Passwords,
        limits: RateLimits,
        clock: Clock,
        tokens_ended: Callable[[Sequence[str]], None],
    ) -> None:
        self.clock = clock
        self.people = people
        self.passwords = passwords
        self.limits = limits
        self.tokens_ended = tokens_ended  # hears the hashes of tokens that are worth nothing now

    # Coming in --------------------------------------------------------------------------------

    async def new_guest(self, address: str) -> tuple[Visitor, str]:
        """Let somebody in: a guest with a proposed name, and his token."""
        self.limits.take("guests", address)
        secret, now = names.new_token(), self.clock.now_ms()
        person = Person(names.new_id(), names.proposed_name(), now)
        token = Token(names.hash_of(secret), person.id, "", now)
        await asyncio.to_thread(self.people.add_person, person, token.hash)
        return Visitor(person, token), secret

    async def who_is(self, secret: str) -> Visitor | None:
        """Find who a token belongs to."""
        found = await asyncio.to_thread(self.people.bearer, names.hash_of(secret))
        return None if found is None else Visitor(*found)

    async def find(self, person: str) -> Person | None:
        """Find a person."""
        return await asyncio.to_thread(self.people.person, person)

    async def log_in(
        self, account: str, password: str, address: str, before: Visitor | None
    ) -> tuple[Visitor, str]:
        """Log in on this device; whoever was here `before` as a session is logged out."""
        self.limits.take("log_ins", address)
        account = checked_account(account)
        self.limits.take("log_ins_of_account", f"{account} {address}")
        password = plain_password(password)
        known = await asyncio.to_thread(self.people.password_of, account)
        if known is not None:
            logs.this_concerns(person=known[0].id)
        if not await self.passwords.fits(password, None if known is None else known[1]):
            raise Forbidden("wrong-password")
        assert known is not None
        person, hashed = known
        if self.passwords.is_weak(hashed):
            stronger = await self.passwords.hash(password)
            await asyncio.to_thread(self.people.set_password, person.id, stronger)
        if before is not None and before.token.is_session:
            await self._end([before.token.hash])
        await self._make_room(person.id)
        token, secret = await self._new_token(person.id, "")
        return Visitor(person, token), secret

    async def _make_room(self, person: str) -> None:
        """Log the oldest devices out if there are too many."""
        tokens = await asyncio.to_thread(self.people.tokens_of, person)
        sessions = [token.hash for token in tokens if token.is_session]
        await self._end(sessions[: max(0, len(sessions) + 1 - self.limits.rates.sessions)])

    async def log_out(self, visitor: Visitor, everywhere: bool) -> None:
        """End this session, or all of them."""
        if everywhere:
            check_session(visitor)
            await self._end_sessions(visitor.person.id, but=None)
        else:
            await self._end([visitor.token.hash])

    async def _end_sessions(self, person: str, but: str | None) -> None:
        tokens = await asyncio.to_thread(self.people.tokens_of, person)
        await self._end([one.hash for one in tokens if one.is_session and one.hash != but])

    async def _end(self, hashes: Sequence[str]) -> None:
        if hashes:
            await asyncio.to_thread(self.people.remove_tokens, hashes)
            self.tokens_ended(hashes)

    # Account ----------------------------------------------------------------------------------

    async def sign_up(self, visitor: Visitor, account: str, password: str, address: str) -> Person:
        """Give a guest an account; he stays who he is, with all his tables."""
        check_session(visitor)
        self.limits.take("sign_ups", address)
        person = visitor.person
        if person.account is not None:
            raise Refused("has-account")
        account = checked_account(account)
        hashed = await self.passwords.hash(checked_password(password, account))
        if not await asyncio.to_thread(self.people.add_account, person.id, account, hashed):
            raise Refused("account-taken")
        return replace(person, account=account)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Change the password, and end the sessions on all other devices."""
        await self.check_password(visitor, old)
        account = visitor.person.account
        if account is None:
            raise Refused("no-account")
        hashed = await self.passwords.hash(checked_password(new, account))
        await asyncio.to_thread(self.people.set_password, visitor.person.id, hashed)
        await self._end_sessions(visitor.person.id, but=visitor.token.hash)

    async def check_password(self, visitor: Visitor, password: str) -> None:
        """Ask once more for the password, where there is one, before something grave is done."""
        check_session(visitor)
        account = visitor.person.account
        if account is None:
            return
        self.limits.take("passwords", visitor.token.hash)
        known = await asyncio.to_thread(self.people.password_of, account)
        hashed = None if known is None else known[1]
        if not await self.passwords.fits(plain_password(password), hashed):
            raise Forbidden("wrong-password")

    async def check_open_tables(self, person: Person) -> None:
        """Refuse one more table to somebody who keeps too many open."""
        most = self.limits.rates.open_tables
        if await asyncio.to_thread(self.people.count_open_tables, person.id) >= most:
            raise TooMuch("too-many-tables", most=most)

    # Personal tokens --------------------------------------------------------------------------

    async def tokens(self, visitor: Visitor) -> list[Token]:
        """List a person's tokens for programs."""
        check_session(visitor)
        tokens = await asyncio.to_thread(self.people.tokens_of, visitor.person.id)
        return [token for token in tokens if not token.is_session]

    async def new_api_token(self, visitor: Visitor, label: str) -> tuple[Token, str]:
        """Make a token for a program; this is the only time that it is shown."""
        label = checked_label(label)
        most = self.limits.rates.api_tokens
        if len(await self.tokens(visitor)) >= most:
            raise TooMuch("too-many-tokens", most=most)
        return await self._new_token(visitor.person.id, label)

    async def revoke(self, visitor: Visitor, id_: str) -> None:
        """Revoke one of a person's tokens."""
        for token in await self.tokens(visitor):
            if token_id(token) == id_:
                await self._end([token.hash])
                return
        raise NotFound("no-such-token")

    async def _new_token(self, person: str, label: str) -> tuple[Token, str]:
        secret = names.new_token()
        token = Token(names.hash_of(secret), person, label, self.clock.now_ms())
        await asyncio.to_thread(self.people.add_token, token)
        return token, secret


def check_session(visitor: Visitor) -> None:
    """Refuse a token that was made for a program."""
    if not visitor.token.is_session:
        raise Forbidden("session-only")
