"""What browsers are told, and what they are not believed: headers, origins, sizes of bodies."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi.exceptions import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import note_refusal, refused
from .options import Options

MOST_BYTES = 65_536
"""The longest body that is read."""

CONTENT_SECURITY_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

ENGINE = "/engine/"
"""Where the worker lies in which games are played without a server (docs/offline.md)."""

ENGINE_POLICY = {**CONTENT_SECURITY_POLICY, "script-src": "'self' 'wasm-unsafe-eval'"}
"""Its policy, and no page's: it may compile WebAssembly. `eval` stays forbidden there, too."""


def _written(policy: Mapping[str, str]) -> str:
    return "; ".join(map(" ".join, policy.items()))


HEADERS = {
    "Content-Security-Policy": _written(CONTENT_SECURITY_POLICY),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

EMBED = "/embed/"
"""Pages that may stand in a frame of any other page: they show what is public and know nobody."""

EMBEDDED = {
    **{name: value for name, value in HEADERS.items() if name != "X-Frame-Options"},
    "Content-Security-Policy": "; ".join(
        map(" ".join, (CONTENT_SECURITY_POLICY | {"frame-ancestors": "*"}).items())
    ),
    "Cross-Origin-Resource-Policy": "cross-origin",
}

HSTS = "max-age=31536000"

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Ask whether a request was made by a page of this server, or of an allowed origin.

    A browser always says where a changing request or a socket comes from. What says nothing is no
    browser, and so cannot be tricked into sending somebody's cookie.
    """
    origin = headers.get("origin")
    if origin is not None and origin in allowed:
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    return origin is None or _host_of(origin) == headers.get("host")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def has_token(headers: Headers) -> bool:
    """Ask whether a request proves who it is by a token, which no foreign page can know."""
    return headers.get("authorization", "").startswith("Bearer ")


class CsrfProtection:
    """Refuses what a foreign page makes somebody's browser change."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app = app
        self.allowed = options.allowed_origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http" and scope["method"] not in _SAFE_METHODS:
            headers = Headers(scope=scope)
            if not has_token(headers) and not is_own_origin(headers, self.allowed):
                await refused(403, "foreign-origin")(scope, receive, send)
                return
        await self.app(scope, receive, send)


class BodySizeLimit:
    """Refuses bodies that are too long, before they are read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced[:20]) > MOST_BYTES:
            await refused(413, "too-big", {"most": MOST_BYTES})(scope, receive, send)
            return
        left = MOST_BYTES

        async def receive_some() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_some, send)


def headers_for(scope: Scope) -> dict[str, str]:
    """Return what a browser is told with an answer, unless the route says otherwise."""
    headers = dict(EMBEDDED if scope["path"].startswith(EMBED) else HEADERS)
    if scope["path"].startswith(ENGINE):
        headers["Content-Security-Policy"] = _written(ENGINE_POLICY)
    if scope["path"].startswith("/api"):
        headers["Cache-Control"] = "no-store"
    if scope["scheme"] == "https":
        headers["Strict-Transport-Security"] = HSTS
    return headers


async def failed(request: Request, error: Exception) -> Response:
    """Answer where we have made a mistake; this answer goes around all that would add to it."""
    note_refusal(request, "internal")
    return refused(500, "internal", headers=headers_for(request.scope))


class SecurityHeaders:
    """Adds to every answer what a browser must not do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in headers_for(scope).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)
