"""What routes depend on: the service behind them, and how the API is set up."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from ..service.service import Service
from .options import Options


def service_in(connection: HTTPConnection) -> Service:
    """Return the service of the running server."""
    service: Service = connection.app.state.service
    return service


def options_in(connection: HTTPConnection) -> Options:
    """Return how the API is set up."""
    options: Options = connection.app.state.options
    return options


ServiceIn = Annotated[Service, Depends(service_in)]
OptionsIn = Annotated[Options, Depends(options_in)]
