"""For those who run the server: is it alive, is it ready, what does it do?"""

from dataclasses import asdict
from typing import Protocol

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from ..domain.refusals import NotFound
from ..service.cluster.readiness import Readiness

router = APIRouter(include_in_schema=False)


class Scraped(Protocol):
    """Metrics that can be read as a text."""

    content_type: str

    def text(self) -> bytes:
        """Return everything that is counted."""
        ...


@router.get("/healthz")
async def healthz() -> dict[str, bool]:
    """Say that the process is alive."""
    return {"alive": True}


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """Say whether people can be sent here."""
    readiness: Readiness = request.app.state.readiness
    report = await readiness.report()
    return JSONResponse(asdict(report), 200 if report.ready else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the metrics for Prometheus, where the host wants it."""
    scraped: Scraped | None = request.app.state.scraped
    if scraped is None:
        raise NotFound("not-found")
    return Response(scraped.text(), media_type=scraped.content_type)
