"""Real servers for the tests, and databases of one's own."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from larceny.server.http import pages

from ..packages import WITHOUT
from .api import Api, serve
from .samples import set_up
from .services import Addresses, shared


@pytest.fixture(scope="session", autouse=True)
def pages_are_read_once() -> Iterator[None]:
    """Hundreds of applications are made here, and none changes the two hundred files it sends."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "Pages", cache(pages.Pages))
        yield


@pytest.fixture(autouse=True)
def guests_have_different_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Propose another name to each guest: by lot, one test in some hundred saw the same twice."""
    numbers = count()
    monkeypatch.setattr("secrets.choice", lambda names: names[next(numbers) % len(names)])


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Addresses]:
    """PostgreSQL and Redis, one of each for all workers of the session."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with shared(folder) as addresses:
        yield addresses


def needed(program: str) -> None:
    """Leave a test out that needs a program which cannot be had here; the reason is reported."""
    if program in WITHOUT:
        pytest.skip(f"needs {program}, which cannot be had here")


@contextmanager
def new_database(services: Addresses) -> Iterator[str]:
    """Make an empty database in PostgreSQL, and drop it afterwards."""
    needed("postgres")
    name = f"larceny_{uuid4().hex}"
    server = f"{services.postgres.replace('+psycopg', '')}postgres"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"{services.postgres}{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_url(services: Addresses) -> Iterator[str]:
    """A database in PostgreSQL that only this worker uses; its tests share it."""
    with new_database(services) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(services: Addresses) -> str:
    """A Redis that all workers share."""
    needed("redis")
    return services.redis


@contextmanager
def empty_database(kind: str, path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Make an empty database; PostgreSQL is only started where a test needs it."""
    if kind == "sqlite":
        yield f"sqlite:///{path}"
    else:
        with new_database(request.getfixturevalue("services")) as url:
            yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of the test's own: of each kind in turn."""
    with empty_database(request.param, tmp_path / "larceny.db", request) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """One more empty database, of each kind in turn."""
    with empty_database(request.param, tmp_path / "other.db", request) as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return a database of the test's own."""
    return set_up(tmp_path / "larceny.db")


@pytest.fixture
def anyio_backend() -> str:
    """Return the loop that the server runs on."""
    return "asyncio"


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    """A server as it stands by default, without limits; who wants another says so in its file."""
    async with serve(tmp_path) as running:
        yield running
