"""The wheel plays with nothing else: no Node, no checkout, only what it declares."""

import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

import httpx
import pytest

from larceny import __version__
from larceny.server.http.pages import BROTLI, KINDS

from .building import CLIENT, ROOT, EmptyEnvironment, built, hatchling

PATIENCE_S = 120.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert CLIENT.is_file(), "the wheel holds the browser client: run `make web` first"
    return built(ROOT, tmp_path_factory.mktemp("dist"), "wheel")


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> EmptyEnvironment:
    return EmptyEnvironment(tmp_path_factory.mktemp("empty") / "venv", wheel)


@contextmanager
def serving(
    empty: EmptyEnvironment, home: Path, *args: str, **settings: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Let it serve; tell where, as it told itself."""
    process = subprocess.Popen(
        [empty.scripts / "larceny", *args],
        env=empty.variables(home, **settings),
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=(home / "log").open("wb"),
        text=True,
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "http://" in first, (first, (home / "log").read_text(encoding="utf-8"))
        yield re.findall(r"http://[\d.:]+", first)[0], process
    finally:
        process.terminate()
        process.wait(PATIENCE_S)
        assert process.stdout is not None
        process.stdout.close()


def shows_the_client(url: str) -> None:
    page = httpx.get(url)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert '<div id="root">' in page.text
    scripts = re.findall(r'"(/assets/[^"]+\.js)"', page.text)
    assert scripts
    for script in scripts:
        code = httpx.get(url + script)
        assert code.status_code == 200
        assert code.headers["content-type"].startswith("text/javascript")


def test_it_is_the_installed_one_that_is_tried(empty: EmptyEnvironment, tmp_path: Path) -> None:
    told = subprocess.run(
        [empty.python, "-c", "import larceny; print(larceny.__file__)"],
        env=empty.variables(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(told.stdout.strip()).is_relative_to(empty.folder)


def test_it_serves_simulates_and_plays(empty: EmptyEnvironment, tmp_path: Path) -> None:
    """What the workflow tries on every system."""
    run = subprocess.run(
        [empty.python, ROOT / "tools" / "smoke_test.py"],
        env=empty.variables(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    version, *tried = run.stdout.splitlines()
    assert version.startswith(f"larceny, version {__version__} (pure Python) on ")
    assert len(tried) == 2


def test_without_a_command_it_plays_in_the_browser(empty: EmptyEnvironment, tmp_path: Path) -> None:
    """What `pipx run larceny` and `uvx larceny` do."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {opened}.part\nmv {opened}.part {opened}\n', "utf-8"
    )
    browser.chmod(0o755)
    settings = {"LARCENY_PORT": "0", "BROWSER": f"{browser} %s"}
    settings["PATH"] = f"{empty.scripts}:/usr/bin:/bin"  # the browser is a script
    with serving(empty, tmp_path, **settings) as (url, process):
        shows_the_client(url)
        while not opened.exists():
            assert process.poll() is None
            time.sleep(0.01)
        assert opened.read_text(encoding="utf-8").strip() == url


def test_every_file_of_the_client_is_of_a_known_kind(wheel: Path) -> None:
    names = [PurePosixPath(name) for name in zipfile.ZipFile(wheel).namelist()]
    endings = {name.suffix for name in names if "pages" in name.parts}
    assert ".js" in endings
    assert endings <= KINDS.keys() | {BROTLI}


def test_from_the_sdist_comes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """Byte for byte: with the client, and without Node."""
    sdist = built(ROOT, tmp_path / "sdist", "sdist")
    with tarfile.open(sdist) as archive:
        if hasattr(tarfile, "data_filter"):  # not before Python 3.11.4
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(tmp_path / "source")
    (source,) = (tmp_path / "source").iterdir()
    again = built(source, tmp_path / "again", "wheel")
    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()
    assert again.read_bytes() == wheel.read_bytes()


def test_it_is_for_every_python_and_system(wheel: Path) -> None:
    """Whatever is compiled in the checkout."""
    assert wheel.name == f"larceny-{__version__}-py3-none-any.whl"
    compiled = (".so", ".pyd", ".so.txt", ".pyd.txt")
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(compiled)] == []


# Without the client -----------------------------------------------------------------------------


@pytest.fixture
def clientless(tmp_path: Path) -> Path:
    """A checkout as small as it can be, in which the client is not built."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "src" / "larceny" / "server").mkdir(parents=True)
    about = Path("src") / "larceny" / "__init__.py"
    (tmp_path / about).write_bytes((ROOT / about).read_bytes())
    return tmp_path


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_client(clientless: Path, target: str) -> None:
    done = hatchling(clientless, "-t", target)
    assert done.returncode != 0
    told = [line for line in done.stderr.splitlines() if not line.startswith(("[", "Build"))]
    assert len([line for line in told if line]) == 1, done.stderr
    assert "`make wheel`" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(clientless.glob("dist/*"))


def test_an_editable_install_comes_before_the_client(clientless: Path) -> None:
    done = hatchling(clientless, "-t", "wheel:editable")
    assert done.returncode == 0, done.stderr
    assert list(clientless.glob("dist/*.whl"))


# Compiled -----------------------------------------------------------------------------------------

COMPILER = """
import pathlib, sys
folder = pathlib.Path(sys.argv[sys.argv.index("--into") + 1])
(folder / "larceny").mkdir(parents=True)
(folder / "larceny" / "rules.so").write_text("made")
(folder / "larceny_compiled.txt").write_text("made")
"""
"""Makes what a compiler would make, for a wheel."""


@pytest.fixture
def compilable(clientless: Path) -> Path:
    """A checkout that has a client, a compiler of our own, and something compiled long ago."""
    index = clientless / CLIENT.relative_to(ROOT)
    index.parent.mkdir()
    index.touch()
    (clientless / "tools").mkdir()
    (clientless / "tools" / "compile.py").write_text(COMPILER, encoding="utf-8")
    (clientless / "src" / "larceny" / "old.so").touch()
    return clientless


def made_by(folder: Path) -> tuple[str, set[str]]:
    """Return what a wheel is called, and what of it is compiled."""
    (path,) = folder.glob("dist/*.whl")
    return path.name, {
        name for name in zipfile.ZipFile(path).namelist() if name.endswith((".so", "compiled.txt"))
    }


def test_a_wheel_is_compiled_if_that_is_asked_for(
    compilable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LARCENY_COMPILE", "1")
    done = hatchling(compilable, "-t", "wheel")
    assert done.returncode == 0, done.stderr
    name, compiled = made_by(compilable)
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-cp" in name
    assert not name.endswith("-any.whl")
    assert compiled == {"larceny/rules.so", "larceny_compiled.txt"}


@pytest.mark.parametrize("switch", ["", "0"])
def test_else_it_is_not(compilable: Path, monkeypatch: pytest.MonkeyPatch, switch: str) -> None:
    monkeypatch.setenv("LARCENY_COMPILE", switch)
    assert hatchling(compilable, "-t", "wheel").returncode == 0
    assert made_by(compilable) == (f"larceny-{__version__}-py3-none-any.whl", set())


def test_a_switch_that_is_not_understood_is_refused(
    compilable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LARCENY_COMPILE", "maybe")
    done = hatchling(compilable, "-t", "wheel")
    assert done.returncode != 0
    assert "LARCENY_COMPILE is 1 (a compiled wheel) or 0, not 'maybe'." in done.stderr
    assert not list(compilable.glob("dist/*"))


def test_where_nothing_can_be_compiled_there_is_no_wheel(
    compilable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LARCENY_COMPILE", "1")
    (compilable / "tools" / "compile.py").write_text("raise SystemExit('None.')", encoding="utf-8")
    done = hatchling(compilable, "-t", "wheel")
    assert done.returncode != 0
    assert "None." in done.stderr
    assert "nothing was compiled" in done.stderr
    assert not list(compilable.glob("dist/*"))
