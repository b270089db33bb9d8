"""The server as an ASGI app: the API, the pages of the browser client, and the sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from larceny import __version__

from .http import operations
from .http.access_log import AccessLog
from .http.api import OPENAPI, add_api
from .http.options import Options
from .http.pages import add_pages
from .http.previews import LinkTags
from .http.websocket import SocketDoor
from .node import Node
from .ports.clock import Clock
from .ports.store import Person
from .realtime.draining import SocketMiddleware
from .realtime.flushes import Flushes
from .realtime.socket import Socket
from .realtime.websocket_protocol import drop_of, hang_up, mailbox_of, write_of
from .settings import Settings


def make_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """Make the server; it runs as long as its lifespan, by the machine's clock if none is given."""
    node = Node(settings, clock)
    options = Options(
        allowed_origins=settings.origins,
        administrators=frozenset(settings.administrators),
        secure_cookies=settings.secure_cookies,
    )

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = FastAPI(
        title="Larceny",
        version=__version__,
        openapi_url=OPENAPI,
        docs_url=None,
        redoc_url=None,
        lifespan=running,
    )
    app.state.node = node
    app.state.readiness = node.readiness
    app.state.scraped = node.scraped
    app.include_router(operations.router)
    add_api(app, node.service, options)
    app.state.link_tags = LinkTags(node.service, settings.public_url).of
    add_pages(app)

    flushes = Flushes()

    async def serve_socket(scope: Scope, receive: Receive, send: Send, person: Person) -> None:
        mailbox = mailbox_of(scope)
        take = receive if mailbox is None else mailbox.take
        drop, write = drop_of(scope), write_of(scope)
        await Socket(take, send, person, node.service, drop, write, flushes).run()

    sockets = SocketDoor(node.service, options, node.by_token, serve_socket, hang_up)
    app.add_middleware(SocketMiddleware, open_sockets=node.sockets, sockets=sockets)
    app.add_middleware(AccessLog)  # the last one added is the first one asked
    return app
