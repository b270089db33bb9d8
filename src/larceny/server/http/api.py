"""The HTTP API, put together."""

from collections.abc import Callable

from fastapi import FastAPI

from . import hints, lessons, notes, people, push_devices, ratings, records, replays, rules, tables
from .errors import add_error_answers
from .parts import Parts
from .security import BodySizeLimit, CsrfProtection, SecurityHeaders, failed

OPENAPI = "/api/openapi.json"
PARTS = (people, push_devices, tables, records, replays, notes, hints, lessons, rules, ratings)


def add_api(app: FastAPI, parts: Parts, count: Callable[[str], None]) -> None:
    """Add all routes, and what holds for all of them; `count` is told the codes of refusals."""
    app.state.parts = parts
    for part in PARTS:  # as they are: include_router would take each route apart once more
        app.router.routes += part.router.routes
    add_error_answers(app, count)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(BodySizeLimit)
    app.add_middleware(CsrfProtection, options=parts.options)
    app.add_middleware(SecurityHeaders)  # the last one added is the first one asked
