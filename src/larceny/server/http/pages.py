"""The browser client: the files that were built from web/, sent from memory.

Files with a digest in their name never change, so browsers keep them; the page that names them is
asked for anew each time. Every address of the client is the same page, which reads it itself.

The build leaves a `.br` beside what shrinks: Brotli makes a sixth less of it than gzip, and takes
too long to be done here. Gzip is for those who cannot read that: a file is shrunk when it is first
asked for.
"""

import gzip
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import HTTPException
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parents[1] / "pages"
START = "index.html"
NOT_OURS = ("api/", "healthz", "readyz", "metrics")
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
NEVER_CHANGE = ("assets", "engine")
"""The folders of files with a digest or a version in their names."""

BROTLI = ".br"
WORTH_SHRINKING = frozenset(
    {".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt"}
)
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What the client has. What the machine says of endings is not asked: many a Windows takes .js for
plain text, and then no browser runs it."""


Tags = Callable[[Scope], Awaitable[str]]
"""Writes what the head of the page tells programs that preview a link."""


@dataclass(frozen=True)
class Page:
    """A file, as it is sent."""

    body: bytes
    brotli: bytes | None
    shrinks: bool
    kind: str
    tag: str
    keep: str

    @cached_property
    def gzip(self) -> bytes:
        """Shrink it once, for those who read no Brotli."""
        return gzip.compress(self.body, 9, mtime=0)

    def shrunk_for(self, readable: set[str]) -> tuple[str, bytes] | None:
        """Return the smallest that somebody can read, and how it was shrunk."""
        if self.brotli is not None and "br" in readable:
            return "br", self.brotli
        if self.shrinks and "gzip" in readable:
            return "gzip", self.gzip
        return None


class Pages:
    """Answers with the files of the browser client."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._pages = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != BROTLI
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, or the page that every address of the client is."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path = scope["path"].lstrip("/")
        page = self._pages.get(path)
        if page is None and "." not in path.rsplit("/", 1)[-1] and not path.startswith(NOT_OURS):
            page = self._pages.get(START)
        if page is None:
            raise HTTPException(404)
        tags: Tags | None = getattr(scope["app"].state, "link_tags", None)
        if page is self._pages.get(START) and tags is not None:
            page = with_tags(page, await tags(scope))
        await _answer(page, Headers(scope=scope))(scope, receive, send)


def _read(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    beside = path.with_name(path.name + BROTLI)
    brotli = beside.read_bytes() if beside.is_file() else None
    kind = KINDS.get(path.suffix, "application/octet-stream")
    keep = FOR_EVER if path.relative_to(folder).parts[0] in NEVER_CHANGE else ASK_AGAIN
    return Page(body, brotli, path.suffix in WORTH_SHRINKING, kind, _tag_of(body), keep)


def _tag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def _answer(page: Page, asked: Headers) -> Response:
    headers = {"Cache-Control": page.keep, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.tag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    shrunk = page.shrunk_for(_encodings(asked.get("accept-encoding", "")))
    if shrunk is None:
        return Response(page.body, 200, headers, page.kind)
    headers["Content-Encoding"], body = shrunk
    return Response(body, 200, headers, page.kind)


def _encodings(accepted: str) -> set[str]:
    """Read what a browser says it can read: `gzip, deflate;q=0.5, br;q=0`."""
    offers = (offer.replace(" ", "").split(";", 1) for offer in accepted.split(","))
    return {name for name, *weight in offers if weight not in (["q=0"], ["q=0.0"])}


def with_tags(page: Page, tags: str) -> Page:
    """Write tags into the head of a page; without any it stays as it was built."""
    head, end, rest = page.body.partition(b"</head>")
    if not tags or not end:
        return page
    body = head + tags.encode() + b"\n" + end + rest
    return replace(page, body=body, brotli=None, shrinks=False, tag=_tag_of(body))


def add_pages(app: FastAPI, folder: Path = BUILT) -> None:
    """Add the browser client, if it was built; after all other routes."""
    if (folder / START).is_file():
        app.mount("/", Pages(folder))
