"""Who asks: by the browser's cookie, or by a token in the header."""

from typing import Annotated, Any

from fastapi import Depends, Request, Response, Security
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from .. import logs
from ..service.people.accounts import Visitor
from ..service.people.rate_limits import address_key
from ..service.service import Service
from .dependencies import ServiceIn, options_in
from .errors import Unauthenticated

COOKIE = "larceny"
COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at most."""

LONGEST_TOKEN = 200

_by_cookie = APIKeyCookie(name=COOKIE, scheme_name="cookie", auto_error=False)
_by_header = HTTPBearer(scheme_name="token", auto_error=False)

ANYBODY: dict[str, Any] = {"security": [{}, {"cookie": []}, {"token": []}]}
"""For the OpenAPI of routes that answer everybody, and tell more to some."""


def secret_in(connection: HTTPConnection) -> str | None:
    """Return the token of a request; one in the header counts more than the cookie."""
    header = connection.headers.get("authorization")
    if header is None:
        return connection.cookies.get(COOKIE)
    kind, _, secret = header.partition(" ")
    return secret if kind.lower() == "bearer" else None


async def visitor_of(service: Service, connection: HTTPConnection) -> Visitor | None:
    """Find out who asks, if it can be known."""
    secret = secret_in(connection)
    if not secret or len(secret) > LONGEST_TOKEN:
        return None
    visitor = await service.accounts.who_is(secret)
    if visitor is not None:
        logs.this_is(visitor.person.id)
    return visitor


async def maybe_visitor_in(service: ServiceIn, request: Request) -> Visitor | None:
    """Find out who asks, if it can be known."""
    return await visitor_of(service, request)


async def visitor_in(
    service: ServiceIn,
    request: Request,
    _cookie: Annotated[str | None, Security(_by_cookie)],
    _token: Annotated[HTTPAuthorizationCredentials | None, Security(_by_header)],
) -> Visitor:
    """Find out who asks; the two schemes are only named for the OpenAPI."""
    visitor = await visitor_of(service, request)
    if visitor is None:
        raise Unauthenticated("who-are-you")
    return visitor


async def changer_in(
    service: ServiceIn, visitor: Annotated[Visitor, Depends(visitor_in)]
) -> Visitor:
    """Find out who asks to change something, and count it."""
    service.limits.take("changes", visitor.person.id)
    return visitor


def address_in(connection: HTTPConnection) -> str:
    """Say where a request comes from, for limits."""
    return address_key("unknown" if connection.client is None else connection.client.host)


MaybeVisitorIn = Annotated[Visitor | None, Depends(maybe_visitor_in)]
VisitorIn = Annotated[Visitor, Depends(visitor_in)]
ChangerIn = Annotated[Visitor, Depends(changer_in)]
AddressIn = Annotated[str, Depends(address_in)]


def _is_secure(request: Request) -> bool:
    return options_in(request).secure_cookies or request.url.scheme == "https"


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Let the browser remember who it is; no script can read it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        secure=_is_secure(request),
        httponly=True,
        samesite="lax",
    )


def drop_cookie(request: Request, response: Response) -> None:
    """Let the browser forget who it was."""
    response.delete_cookie(COOKIE, secure=_is_secure(request), httponly=True, samesite="lax")
