"""The log of requests: which route, how answered, how long. No query, no ids, no addresses."""

import logging
import secrets
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import logs
from .audit_log import write_audit_line

log = logging.getLogger(__name__)

OTHER = "other"
"""What a path is called that belongs to no route: it could say anything."""

QUIET = frozenset({"/healthz", "/readyz", "/metrics"})


class AccessLog:
    """Gives every request an id, and writes a line when it has been answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, and log it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        logs.begin_request(request)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            _write(scope, status, (time.perf_counter() - began) * 1_000)


def _write(scope: Scope, status: int, ms: float) -> None:
    route: Any = scope.get("route")
    path = getattr(route, "path", OTHER)
    level = logging.DEBUG if path in QUIET else logging.INFO
    table = scope.get("path_params", {}).get("table")
    told = logs.facts(method=scope["method"], path=path, status=status, ms=ms, table=table)
    log.log(logging.ERROR if status >= 500 and path not in QUIET else level, "request", extra=told)
    write_audit_line(scope, path, status)
