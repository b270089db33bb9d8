"""The browser client: the files that were built from web/, sent from memory.

Files with a digest in their name never change, so browsers keep them; the page that names them is
asked for anew each time. Every address of the client is the same page, which reads it itself.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
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
WORTH_SHRINKING = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"})


@dataclass(frozen=True, slots=True)
class Page:
    """A file, as it is sent."""

    body: bytes
    shrunk: bytes | None
    kind: str
    tag: str
    keep: str


class Pages:
    """Answers with the files of the browser client."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._pages = {
            str(path.relative_to(folder)): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
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
        await _answer(page, Headers(scope=scope))(scope, receive, send)


def _read(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    shrunk = gzip.compress(body, 9, mtime=0) if path.suffix in WORTH_SHRINKING else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    digest = hashlib.sha256(body).hexdigest()[:24]
    keep = FOR_EVER if path.parent == folder / "assets" else ASK_AGAIN
    return Page(body, shrunk, kind, f'"{digest}"', keep)


def _answer(page: Page, asked: Headers) -> Response:
    headers = {"Cache-Control": page.keep, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.tag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if page.shrunk is not None and "gzip" in asked.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.shrunk, 200, headers, page.kind)
    return Response(page.body, 200, headers, page.kind)


def add_pages(app: FastAPI, folder: Path = BUILT) -> None:
    """Add the browser client, if it was built; after all other routes."""
    if (folder / START).is_file():
        app.mount("/", Pages(folder))
