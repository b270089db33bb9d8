"""The documentation site: it is built without a warning, and everything in it leads somewhere."""

import subprocess
import sys
from pathlib import Path

import pytest

import larceny
from larceny.rulebook import LANGUAGES, chapters

from .effort import EFFORT, Effort

ROOT = Path(__file__).parents[1]
CHECK = ROOT / "docs/_site/check.py"


def check(site: Path) -> str:
    done = subprocess.run(
        [sys.executable, CHECK, site], capture_output=True, text=True, check=False
    )
    return done.stdout if done.returncode else ""


@pytest.mark.skipif(EFFORT is not Effort.SOAK, reason="it takes long: `make site`, or `make soak`")
def test_the_site_is_whole(tmp_path: Path) -> None:
    """One test, since to build it takes longer than all that is asked of it."""
    site = tmp_path / "site"
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "-n", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*build, "-d", tmp_path / "read", ROOT / "docs", site],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (site / "play").mkdir()  # a page on which one plays: `make site` builds it beside the documents
    (site / "play" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    assert check(site) == ""
    every_public_name_is_told_of(site)
    every_paragraph_has_its_anchor(site)
    assert '"openapi"' in (site / "openapi.json").read_text(encoding="utf-8")
    assert "POST /api/tables/{table}/sit" in (site / "http-api.html").read_text(encoding="utf-8")
    assert "--edition" in (site / "commands.html").read_text(encoding="utf-8")
    assert (site / "searchindex.js").exists()


def every_public_name_is_told_of(site: Path) -> None:
    pages = [page.read_text(encoding="utf-8") for page in site.glob("reference/*.html")]
    for name in larceny.__all__:
        assert sum(f'id="larceny.{name}"' in page for page in pages) == 1, name


def every_paragraph_has_its_anchor(site: Path) -> None:
    for language in LANGUAGES:
        folder = "rules" if language == "en" else f"rules/{language}"
        for game in larceny.GAMES:
            page = (site / folder / f"{game}.html").read_text(encoding="utf-8")
            assert f'<html class="no-js" lang="{language}"' in page
            for chapter in chapters(game, language):
                for found in chapter.paragraphs:
                    anchor = found.number.lower().replace(".", "-")
                    assert f'id="{anchor}"' in page, (language, found.number)


GOOD = '<a href="other.html#here">there</a> <a href="https://elsewhere.example/">out</a>'
OTHER = '<p id="here">Here.</p>'


@pytest.mark.parametrize(
    ("page", "style", "told"),
    [
        (GOOD, "", ""),
        ('<a href="missing.html">?</a>', "", "page.html: leads nowhere: missing.html\n"),
        ('<a href="other.html#no">?</a>', "", "page.html: leads nowhere: other.html#no\n"),
        ('<a href="#no">?</a>', "", "page.html: leads nowhere: #no\n"),
        ('<img src="no.png">', "", "page.html: leads nowhere: no.png\n"),
        ('<script src="//x.example/a.js"></script>', "", "page.html: loads //x.example/a.js\n"),
        (
            '<link rel="stylesheet" href="https://x.example/a.css">',
            "",
            "page.html: loads https://x.example/a.css\n",
        ),
        (GOOD, "a { src: url(https://x.example/f) }", "a.css: loads https://x.example/f\n"),
    ],
    ids=["nothing", "page", "anchor", "own-anchor", "picture", "script", "style", "font"],
)
def test_what_is_wrong_with_a_site_is_found(
    tmp_path: Path, page: str, style: str, told: str
) -> None:
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    (tmp_path / "other.html").write_text(OTHER, encoding="utf-8")
    (tmp_path / "a.css").write_text(style, encoding="utf-8")
    assert check(tmp_path) == told


def test_a_site_without_pages_is_none(tmp_path: Path) -> None:
    assert "no pages" in check(tmp_path)
