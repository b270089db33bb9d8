"""The HTTP API, put together."""

from fastapi import FastAPI

from ..service.service import Service
from . import (
    clubs,
    friends,
    hints,
    lessons,
    notes,
    people,
    previews,
    profiles,
    push_devices,
    puzzles,
    ratings,
    records,
    replays,
    reports,
    rules,
    studies,
    tables,
    uploads,
)
from .errors import add_error_answers
from .finished_answers import FinishedAnswers
from .options import Options
from .security import BodySizeLimit, CsrfProtection, SecurityHeaders, failed

OPENAPI = "/api/openapi.json"
PARTS = (
    people,
    friends,
    clubs,
    profiles,
    reports,
    push_devices,
    tables,
    records,
    replays,
    previews,
    uploads,
    notes,
    hints,
    lessons,
    rules,
    ratings,
    puzzles,
    studies,
)


def add_api(app: FastAPI, service: Service, options: Options) -> None:
    """Add all routes, and what holds for all of them."""
    app.state.service = service
    app.state.options = options
    app.state.finished_answers = FinishedAnswers()
    for part in PARTS:  # as they are: include_router would take each route apart once more
        app.router.routes += part.router.routes
    add_error_answers(app, service.store.failures)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(BodySizeLimit)
    app.add_middleware(CsrfProtection, options=options)
    app.add_middleware(SecurityHeaders)  # the last one added is the first one asked
