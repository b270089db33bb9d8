"""The audit log: who came in, which tokens were made and revoked, and what hosts did.

One line for each such request, whether it succeeded or not. As everywhere in the logs, people are
digits of hashes and there are no addresses. What came from one address can be told apart by
`client`, until the process ends: the key of that hash is nowhere else.
"""

import hmac
import logging
import secrets
from collections.abc import Mapping
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.types import Scope

from .. import logs
from .authentication import address_in

log = logging.getLogger(logs.AUDIT)

AUDITED: Mapping[tuple[str, str], str] = {
    ("POST", "/api/guest"): "guest",
    ("POST", "/api/login"): "log-in",
    ("POST", "/api/logout"): "log-out",
    ("POST", "/api/me/account"): "sign-up",
    ("PUT", "/api/me/password"): "password-change",
    ("POST", "/api/me/tokens"): "token-creation",
    ("DELETE", "/api/me/tokens/{id}"): "token-revocation",
    ("GET", "/api/me/export"): "data-export",
    ("POST", "/api/me/delete"): "data-deletion",
    ("POST", "/api/tables"): "table-creation",
    ("PATCH", "/api/tables/{table}"): "table-change",
    ("POST", "/api/tables/{table}/bot"): "bot-seating",
    ("POST", "/api/tables/{table}/stand-in"): "stand-in",
    ("POST", "/api/tables/{table}/kick"): "kick",
    ("POST", "/api/tables/{table}/host"): "host-change",
    ("POST", "/api/tables/{table}/mute"): "mute",
    ("DELETE", "/api/clubs/{club}"): "club-closing",
    ("POST", "/api/clubs/{club}/owner"): "club-owner-change",
    ("DELETE", "/api/clubs/{club}/members/{person}"): "club-member-removal",
    ("POST", "/api/reports"): "report",
    ("POST", "/api/admin/reports/{id}/close"): "report-closing",
    ("POST", "/api/tables/{table}/start"): "start",
    ("POST", "/api/tables/{table}/abandon"): "abandonment",
}
"""What is audited: a route, and what its line is called."""

_KEY = secrets.token_bytes(16)


def client_of(address: str) -> str:
    """Return what the audit log calls an address: the same until the process ends."""
    return hmac.new(_KEY, address.encode(), sha256).hexdigest()[:8]


def write_audit_line(scope: Scope, path: str, status: int) -> None:
    """Write a line if a request is one of those that are audited."""
    event = AUDITED.get((scope["method"], path))
    if event is None:
        return
    told = logs.facts(
        table=scope.get("path_params", {}).get("table"),
        outcome="success" if status < 400 else "refused" if status < 500 else "failed",
        status=status,
        client=client_of(address_in(HTTPConnection(scope))),
    )
    log.info(event, extra=told)
