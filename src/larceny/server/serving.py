"""Serving an app with uvicorn: listens, and leaves politely when it is told to go."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from . import logs
from .app import make_app
from .composition import CannotServe
from .node import Node
from .realtime.socket import MOST_BYTES
from .realtime.websocket_protocol import GuardedWebSocket
from .settings import Settings, bad_value

BACKLOG = 2_048
MOST_FILES = 65_536
SWITCH_S = 0.0002
"""How long a busy thread keeps the others waiting. The journal's thread takes many short turns; at
Python's usual 5 ms each, a commit would wait for the event loop far longer than for the disk."""
GARBAGE = (50_000, 20, 100)
"""How seldom Python looks for circles of garbage, of which we make few. At its usual pace a busy
server's p99 was 170 to 220 ms instead of 100 to 140."""
CLOSE_S = 1
"""How long clients may take to close what was closed; one who reads nothing never does."""

PING_S = 20.0
"""A socket that answers no ping for so long is taken for dead."""


_REUSE = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""Lets a server come back at once to the port it left. Windows always does, and takes the usual
word for leave to share the port with a server that is running: there, it is forbidden."""


class Server(uvicorn.Server):
    """uvicorn, with our way to leave."""

    def __init__(self, config: uvicorn.Config, node: Node, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.node = node
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        self.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, send everybody away, then close."""
        for server in self.servers:
            server.close()
        await self.node.leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave when told to; who presses Ctrl-C twice does not want to wait.

        Unlike uvicorn's, it does not die of the signal in the end: to leave is no failure.
        """
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """Open the socket to listen on; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP is named, else asyncio does not set TCP_NODELAY, and small answers wait 40 ms for an ACK
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        opened.setsockopt(socket.SOL_SOCKET, _REUSE, 1)
        opened.bind((host, port))
        opened.listen(BACKLOG)
    except OSError as trouble:
        opened.close()
        if trouble.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", host=host, port=port) from None
        why = trouble.strerror or str(trouble)
        raise CannotServe("cannot-listen", host=host, port=port, why=why) from None
    opened.setblocking(False)
    return opened


def raise_file_limit() -> None:
    """Let this process, and those it starts, hold as many sockets as the system allows.

    Each is an open file, and many systems begin with 1,024.
    """
    try:
        import resource  # noqa: PLC0415  (Windows has none, and no such limit)
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def url_of(opened: socket.socket) -> str:
    """Return where a socket listens."""
    host, port = opened.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, listening: Callable[[str], None]) -> None:
    """Serve until the process is told to go; `listening` is told where."""
    raise_file_limit()
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    set_up_logs(settings)
    with listen(settings.host, settings.port) as opened:
        app = make_app(settings)
        config = configure(app, settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(app, config, opened, listening))


def set_up_logs(settings: Settings) -> None:
    """Begin to log; an audit log that cannot be written is refused."""
    audit_file = Path(settings.audit_log).expanduser() if settings.audit_log else None
    try:
        logs.set_up(settings.log_format, settings.log_level, audit_file=audit_file)
    except OSError as error:
        raise bad_value("audit_log", audit_file, ["FILE THAT CAN BE WRITTEN"]) from error


async def _serve(
    app: FastAPI,
    config: uvicorn.Config,
    opened: socket.socket,
    listening: Callable[[str], None],
) -> None:
    asyncio.get_running_loop().set_exception_handler(logs.log_loose_end)
    url = url_of(opened)
    await run_in_threadpool(url_of, opened)  # imports now what else the first who ask wait for
    async with app.router.lifespan_context(app):
        await Server(config, app.state.node, lambda: listening(url)).serve([opened])


def configure(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Set uvicorn up.

    Of its two ways to speak WebSocket, sansio relays small messages 1.4 times as fast (measured
    with uvicorn 0.54); the other one is deprecated. Small messages are not worth compressing.
    """
    return uvicorn.Config(
        app,
        lifespan="off",
        ws=GuardedWebSocket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=CLOSE_S,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
    )
