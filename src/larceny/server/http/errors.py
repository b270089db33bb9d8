"""How the API says no: `{code, details, rule?}`, whatever the reason."""

import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Match

from larceny.kernel.errors import IllegalAction, LarcenyError
from larceny.puzzles.asking import UnknownPuzzle
from larceny.rulebook import UnknownParagraph

from .. import logs
from ..domain.refusals import Forbidden, NotFound, Refused, TooMuch

log = logging.getLogger(__name__)

Detail = str | int | float | bool | None | list[str] | list[int]


class Unauthenticated(Refused):
    """Nobody knows who asks."""


class Refusal(BaseModel):
    """A refusal: what, about what, and where a rule says so, which."""

    code: str
    details: dict[str, Detail] = {}
    rule: str | None = None


_STATUS: Mapping[type[LarcenyError], int] = {
    Unauthenticated: 401,
    Forbidden: 403,
    NotFound: 404,
    UnknownParagraph: 404,
    UnknownPuzzle: 404,
    TooMuch: 429,
}
_CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-big"}

RETRY_S = 2
"""When to come again if the store is away."""

MOST_PROBLEMS = 10
"""Fields that are named when a request does not fit."""


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare with which statuses a request can be refused."""
    return {status: {"model": Refusal} for status in sorted(statuses)}


CHANGING = (400, 401, 403, 413, 422, 429)
"""How changing something can be refused."""


def refused(
    status: int,
    code: str,
    details: Mapping[str, Any] | None = None,
    rule: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """Say no."""
    body: dict[str, Any] = {"code": code, "details": dict(details or {})}
    if rule is not None:
        body["rule"] = rule
    return JSONResponse(body, status, headers)


def note_refusal(request: Request, code: str) -> None:
    """Count a refusal, and let the log say why it was."""
    request.app.state.service.metrics.refused(code)
    logs.this_is_refused(code)


def add_error_answers(app: FastAPI, store_failures: Iterable[type[Exception]] = ()) -> None:
    """Let every error of the server have the same shape."""

    async def refusal(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, LarcenyError)
        note_refusal(request, error.code)
        return _refusal(error)

    async def unavailable(request: Request, error: Exception) -> JSONResponse:
        log.warning("store-failed", exc_info=error)
        note_refusal(request, "unavailable")
        wait = {"retry_after_s": RETRY_S}
        return refused(503, "unavailable", wait, headers={"Retry-After": str(RETRY_S)})

    app.add_exception_handler(LarcenyError, refusal)
    for failure in store_failures:
        app.add_exception_handler(failure, unavailable)
    app.add_exception_handler(RequestValidationError, _does_not_fit)
    app.add_exception_handler(HTTPException, _no_such_route)


def _refusal(error: LarcenyError) -> JSONResponse:
    status = next((_STATUS[kind] for kind in type(error).mro() if kind in _STATUS), 400)
    details = dict(error.details)
    if isinstance(error, IllegalAction):
        return refused(status, error.kind, details, error.rule)
    rule = details.pop("rule", None)
    headers = {}
    if "retry_after_s" in details:
        headers["Retry-After"] = str(details["retry_after_s"])
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return refused(status, error.code, details, None if rule is None else str(rule), headers)


async def _does_not_fit(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()[:MOST_PROBLEMS]
    fields = [".".join(str(part) for part in problem["loc"])[:120] for problem in problems]
    details = {"fields": [_printable(field) for field in fields]}
    return refused(422, "bad-request", {**details, "problems": [p["type"] for p in problems]})


def _printable(text: str) -> str:
    """Make a text fit for JSON, whatever was sent as the name of a field."""
    return text.encode(errors="replace").decode()


async def _no_such_route(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    headers = {**(error.headers or {})}
    status, methods = error.status_code, _methods(request)
    if request.url.path.startswith("/api"):  # the browser client answers whatever no route does
        status = (405 if methods else 404) if status in (404, 405) else status
    if status == 405:
        headers["Allow"] = ", ".join(sorted(methods))
    return refused(status, _CODES.get(status, "refused"), headers=headers)


def _each(routes: Iterable[BaseRoute]) -> Iterator[BaseRoute]:
    """List routes one by one, also those of routers that FastAPI keeps as they were included."""
    for route in routes:
        included = getattr(route, "original_router", None)
        if included is None:
            yield route
        else:
            yield from _each(included.routes)


def _methods(request: Request) -> set[str]:
    """List how a path can be asked; it may have several routes, and only one was looked at."""
    return {
        method
        for route in _each(request.app.routes)
        if route.matches(request.scope)[0] is not Match.NONE
        for method in getattr(route, "methods", None) or ()
    }
