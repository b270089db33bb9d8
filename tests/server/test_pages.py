"""The browser client is sent as it was built: kept by browsers, never in the way of the API."""

import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from larceny.server.http.pages import add_pages

pytestmark = pytest.mark.anyio


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let gems = 6;" * 100, encoding="utf-8")
    (tmp_path / "assets" / "start-3c4d.css").write_text("p { color: red }" * 100, encoding="utf-8")
    (tmp_path / "assets" / "start-3c4d.css.br").write_bytes(b"shrunk by the build")
    (tmp_path / "assets" / "face.woff2").write_bytes(b"wOF2")
    app = FastAPI()

    @app.get("/api/known")
    async def known() -> str:
        return "known"

    add_pages(app, tmp_path)
    transport = httpx.ASGITransport(app)
    return httpx.AsyncClient(transport=transport, base_url="http://larceny.test")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/master-thieves", "/you"])
async def test_every_address_of_the_client_is_its_page(
    client: httpx.AsyncClient, path: str
) -> None:
    answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, "<p>the page</p>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


async def test_files_with_a_digest_in_their_name_are_kept_for_ever(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"].startswith("text/javascript")


async def test_text_is_sent_shrunk_to_those_who_can_read_it(client: httpx.AsyncClient) -> None:
    async with client.stream("GET", "/assets/main-1a2b.js") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(raw).decode() == "let gems = 6;" * 100
    assert len(raw) < 100
    font = await client.get("/assets/face.woff2")
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize(
    ("readable", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=1.0, gzip;q=0.5", "br"),
        ("gzip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("zebra", None),
        ("", None),
    ],
)
async def test_what_the_build_has_shrunk_is_sent_first(
    client: httpx.AsyncClient, readable: str, sent: str | None
) -> None:
    headers = {"accept-encoding": readable}
    async with client.stream("GET", "/assets/start-3c4d.css", headers=headers) as answer:
        assert answer.headers.get("content-encoding") == sent
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert (raw == b"shrunk by the build") == (sent == "br")
    assert (await client.get("/assets/start-3c4d.css.br")).status_code == 404


async def test_what_a_browser_has_already_is_not_sent_again(client: httpx.AsyncClient) -> None:
    first = await client.get("/")
    again = await client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/api/unknown", "/assets/none.js", "/../pyproject.toml", "/healthz", "/x/y.png"]
)
async def test_what_is_not_there_is_not_there(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404


async def test_the_api_comes_first_and_pages_are_only_read(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/known")).json() == "known"
    assert (await client.post("/")).status_code == 405
    assert (await client.head("/")).status_code == 200


def test_without_a_built_client_there_is_only_the_api(tmp_path: Path) -> None:
    app = FastAPI()
    before = len(app.routes)
    add_pages(app, tmp_path / "nowhere")
    assert len(app.routes) == before
