"""Accounts: the name and the password one logs in with."""

import re
import unicodedata

from .refusals import Refused

GONE = "gone"
"""The name of somebody who has deleted his data."""

ACCOUNT_LENGTH = (3, 24)
PASSWORD_LENGTH = (8, 200)

_ACCOUNT = re.compile(r"[a-z0-9][a-z0-9._-]{1,22}[a-z0-9]")


def checked_account(account: str) -> str:
    """Return the name of an account as it is kept, in small letters; refuse a bad one."""
    account = account.strip().lower()
    if not _ACCOUNT.fullmatch(account):
        least, most = ACCOUNT_LENGTH
        raise Refused("bad-account", least=least, most=most, allowed="a-z 0-9 . _ -")
    return account


def checked_password(password: str, account: str) -> str:
    """Return a new password as it is hashed; refuse one that is too easy to guess."""
    password = plain_password(password)
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most or password.lower() == account:
        raise Refused("bad-password", least=least, most=most)
    return password


def plain_password(password: str) -> str:
    """Write a password in one way only, whatever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", password)
