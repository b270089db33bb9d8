"""Previews of links: tags and pictures, which tell what the link's table tells strangers."""

import struct
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from larceny.games.registry import GAMES
from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import daily
from larceny.server.http import pages
from larceny.server.ports.tallies import Played, Tally
from larceny.server.service.people.rate_limits import Rate, Rates

from .api import Api, Guest, play, serve, started

pytestmark = pytest.mark.anyio

SHORT = {"master-thieves": {"round_cap": 1}, "forty-thieves": {"turn_cap": 4}}
LANGUAGES = ("en", "fr", "it", "de")


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the client's page is: not everybody who runs this has built it."""
    page = "<!doctype html><head><title>Larceny</title></head><body></body>"
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").write_text(page, encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", tmp_path / "pages")
    monkeypatch.setattr(pages.add_pages, "__defaults__", (tmp_path / "pages",))
    return page


async def looked(client: httpx.AsyncClient, path: str) -> str:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.text


async def people(api: Api, names: Sequence[str] = ("Ann", "Bo")) -> list[Guest]:
    return [await api.guest(name) for name in names]


def everything(table: str) -> list[str]:
    pictures = [f"/api/tables/{table}/picture.{form}?seq=3&eyes=0" for form in ("svg", "png")]
    return [f"/table/{table}", f"/replay/{table}?seq=3&eyes=0", *pictures]


@pytest.mark.parametrize("name", GAMES)
async def test_a_running_game_tells_nothing_that_changes_while_it_runs(
    page: str, tmp_path: Path, name: str
) -> None:
    async with serve(tmp_path) as api:
        players = await people(api)
        table = await started(api, players, game=name)
        stranger = await api.anybody()
        before = [(await stranger.get(path)).content for path in everything(table)]
        await play(api, table, 25)
        assert [(await stranger.get(path)).content for path in everything(table)] == before
        assert b"Ann" in before[0]
        assert b"This game is being played now" in before[0]
        scene = await stranger.get(f"/api/tables/{table}/picture.scene.svg?eyes=all")
        assert (scene.status_code, scene.json()["code"]) == (400, "still-playing")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
async def test_a_finished_game_tells_its_result_in_the_language_of_the_link(
    page: str, tmp_path: Path, name: str, language: str
) -> None:
    async with serve(tmp_path) as api:
        players = await people(api, ("Ann", "Bo & <Co>"))
        table = await started(api, players, game=name, changes=SHORT[name])
        await play(api, table)
        stranger = await api.anybody()
        told = await looked(stranger, f"/replay/{table}?lang={language}")
        word = {"en": "won", "fr": "Victoire", "it": "vinto", "de": "gewonnen"}[language]
        assert word in told or "obody" in told or "ersonne" in told or "essuno" in told
        assert "<Co>" not in told
        assert f'content="http://larceny.test/replay/{table}"' in told
        svg = await stranger.get(f"/api/tables/{table}/picture.svg?lang={language}")
        drawn = "".join(ElementTree.fromstring(svg.content).itertext())
        assert "Bo & <Co>" in drawn
        png = (await stranger.get(f"/api/tables/{table}/picture.png?lang={language}")).content
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", png[16:24]) == (1200, 630)


async def test_a_moment_is_drawn_as_those_eyes_saw_it(page: str, tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        players = await people(api)
        table = await started(api, players, game="forty-thieves", changes=SHORT["forty-thieves"])
        await play(api, table)
        stranger = await api.anybody()
        told = await looked(stranger, f"/replay/{table}?seq=2&eyes=1")
        assert "Turn 1 · through Bo’s eyes" in told
        assert "picture.png?lang=en&amp;seq=2&amp;eyes=1" in told
        path = f"/api/tables/{table}/picture.scene.svg?seq=2&eyes="
        scenes = {eyes: (await looked(stranger, path + eyes)) for eyes in ("0", "1", "all")}
        assert len(scenes["all"]) > len(scenes["0"])  # what lies under every jar
        assert (await stranger.get(path + "5")).status_code == 404


async def test_a_closed_table_tells_strangers_no_result(page: str, tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        players = await people(api)
        table = await started(api, players, watching="closed", changes={"round_cap": 1})
        await play(api, table)
        stranger = await api.anybody()
        told = await looked(stranger, f"/table/{table}")
        assert "This game is over" in told
        assert "won" not in told
        scene = await stranger.get(f"/api/tables/{table}/picture.scene.svg")
        assert (scene.status_code, scene.json()["code"]) == (404, "no-such-table")


async def test_a_table_that_waits_says_who_sits_there_and_that_one_may_sit_down(
    page: str, tmp_path: Path
) -> None:
    async with serve(tmp_path) as api:
        host = await api.guest("Ann")
        table = await host.new_table(seats=3)
        told = await looked(await api.anybody(), f"/table/{table}?lang=de")
        assert "2 Plätze sind frei: Ann" in told


async def test_where_nothing_draws_the_page_names_no_picture(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("larceny.server.http.previews.can_make_png", lambda: False)
    async with serve(tmp_path) as api:
        table = await (await api.guest("Ann")).new_table()
        stranger = await api.anybody()
        told = await looked(stranger, f"/table/{table}")
        assert "og:title" in told
        assert "og:image" not in told
        assert (await stranger.get(f"/api/tables/{table}/picture.png")).status_code == 404
        assert (await stranger.get(f"/api/tables/{table}/picture.svg")).status_code == 200


@pytest.mark.parametrize("path", ["/table/AAAAAAAAAAAAAAAAAAAAAA", "/table/x", "/rules/none"])
async def test_where_there_is_nothing_to_tell_the_page_is_as_it_was_built(
    page: str, tmp_path: Path, path: str
) -> None:
    async with serve(tmp_path) as api:
        assert await looked(await api.anybody(), path) == page


async def test_the_address_of_a_page_cannot_write_into_it(page: str, tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        answer = await (await api.anybody()).get("/", headers={"host": 'x"><script>'})
        assert "<script>" not in answer.text


async def test_pictures_are_limited_by_address(page: str, tmp_path: Path) -> None:
    async with serve(tmp_path, Rates(pictures=Rate(2, 60))) as api:
        table = await (await api.guest("Ann")).new_table()
        stranger = await api.anybody()
        answers = [await stranger.get(f"/api/tables/{table}/picture.png") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["code"] == "too-many"


@pytest.mark.parametrize("path", ["/", "/replay/AAAAAAAAAAAAAAAAAAAAAA", "/embedded", "/api/games"])
async def test_no_page_stands_in_a_frame(page: str, tmp_path: Path, path: str) -> None:
    async with serve(tmp_path) as api:
        headers = (await (await api.anybody()).get(path)).headers
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_but_a_replay_that_is_made_for_it(page: str, tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        answer = await (await api.anybody()).get("/embed/replay/AAAAAAAAAAAAAAAAAAAAAA")
        policy = answer.headers["content-security-policy"]
        assert "x-frame-options" not in answer.headers
        assert "frame-ancestors *" in policy
        assert "script-src 'self'" in policy
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_puzzle_of_the_day_is_shown_as_it_is_set(
    page: str, tmp_path: Path, language: str
) -> None:
    async with serve(tmp_path) as api:
        stranger = await api.anybody()
        told = await looked(stranger, f"/puzzles?lang={language}")
        picture = f"/api/pictures/puzzle.png?lang={language}"
        assert f'content="http://larceny.test{picture}"' in told
        drawn = await stranger.get(picture)
        assert struct.unpack(">II", drawn.content[16:24]) == (1200, 630)
        today = daily(api.service.previews.day(), shipped())
        svg = await stranger.get(picture.replace("png", "svg"))
        assert f"#{today.number}." in "".join(ElementTree.fromstring(svg.content).itertext())


# Pictures ---------------------------------------------------------------------------------------


async def test_every_picture_says_what_it_is_how_long_it_may_be_kept_and_is_not_sent_again(
    tmp_path: Path,
) -> None:
    async with serve(tmp_path) as api:
        ann, stranger = await api.guest("Ann"), await api.anybody()
        table = await ann.new_table()
        for path in (f"tables/{table}/picture", "pictures/puzzle", f"people/{ann.id}/picture"):
            for form, kind in (("png", "image/png"), ("svg", "image/svg+xml")):
                drawn = await stranger.get(f"/api/{path}.{form}")
                assert (drawn.status_code, drawn.headers["content-type"]) == (200, kind)
                assert drawn.headers["cache-control"] == "public, max-age=300"
                assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
                known = {"If-None-Match": drawn.headers["etag"]}
                again = await stranger.get(f"/api/{path}.{form}", headers=known)
                assert (again.status_code, again.content) == (304, b"")


# People -----------------------------------------------------------------------------------------


def count(api: Api, person: str, table: str, game: str, won: bool) -> None:
    """Let a game of somebody be over, and counted."""
    keys = [("all", ""), ("against", "somebody-else"), ("edition", "of-a-friend")]
    tallies = [Tally(game, kind, key, 1, int(won), -77) for kind, key in keys]
    api.service.store.tallies.count(table, [Played(person, tallies, None)])


WINS = {
    "en": "1 of 2 games won",
    "fr": "1 partie gagnée sur 2",
    "it": "1 partita vinta su 2",
    "de": "1 von 2 Spielen gewonnen",
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_profile_tells_how_many_games_were_won(
    page: str, tmp_path: Path, language: str
) -> None:
    async with serve(tmp_path) as api:
        ann, stranger = await api.guest("Ann & <Co>"), await api.anybody()
        for game in GAMES:
            count(api, ann.id, await ann.new_table(), game, won=game == "forty-thieves")
        told = await looked(stranger, f"/person/{ann.id}?lang={language}")
        picture = f"/api/people/{ann.id}/picture.png?lang={language}"
        assert f'content="http://larceny.test{picture}"' in told
        assert 'content="Ann &amp; &lt;Co&gt;"' in told
        described = f"{WINS[language]}, 40 Thieves 1/1, Master Thieves 0/1"
        assert f'content="{described}"' in told
        drawn = await stranger.get(picture)
        assert struct.unpack(">II", drawn.content[16:24]) == (1200, 630)
        svg = (await stranger.get(picture.replace("png", "svg"))).content
        texts = [text for text in ElementTree.fromstring(svg).itertext() if text.strip()]
        assert texts[:3] == ["LARCENY", "Ann & <Co>", WINS[language]]
        assert texts[4:] == ["40 Thieves", "1/1", "Master Thieves", "0/1"]


async def test_a_profile_tells_nothing_of_games_that_are_not_over_nor_whom_one_knows(
    page: str, tmp_path: Path
) -> None:
    async with serve(tmp_path) as api:
        ann, bo = await people(api)
        paths = [f"/person/{ann.id}", f"/api/people/{ann.id}/picture.svg"]
        stranger = await api.anybody()
        before = [(await stranger.get(path)).content for path in paths]
        assert b"No game finished yet" in before[0]
        table = await started(api, [ann, bo], public=True)
        await play(api, table, 25)
        await bo.did("POST", "/api/me/friends", person=ann.id)
        await ann.did("PUT", f"/api/me/blocks/{bo.id}")
        for client in (stranger, ann.client, bo.client):
            assert [(await client.get(path)).content for path in paths] == before


async def test_of_one_who_has_left_nothing_is_told(page: str, tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        ann, stranger = await api.guest("Ann"), await api.anybody()
        assert "Ann" in await looked(stranger, f"/person/{ann.id}")
        await ann.did("POST", "/api/me/delete")
        assert await looked(stranger, f"/person/{ann.id}") == page
        answer = await stranger.get(f"/api/people/{ann.id}/picture.svg")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-person")
