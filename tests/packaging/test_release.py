"""A release is made only from what is ready, and what is not is told in a sentence."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .building import ROOT

RELEASE = ROOT / "tools" / "release.py"
CHANGELOG = "# Changelog\n\n## 1.1.0 (unreleased)\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n"


def git(folder: Path, *args: str) -> str:
    told = subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", *args],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is ready for 1.1.0; its `make test` succeeds."""
    about = tmp_path / "src" / "larceny" / "__init__.py"
    about.parent.mkdir(parents=True)
    about.write_text('__version__ = "1.0.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / "Makefile").write_text("test:\n\t@true\n", encoding="utf-8")
    shutil.copy(ROOT / "CITATION.cff", tmp_path)
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    git(tmp_path, "config", "user.name", "A")
    git(tmp_path, "config", "user.email", "a@example.com")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "begin")
    git(tmp_path, "tag", "v1.0.0")
    return tmp_path


def release(checkout: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, RELEASE, *args, "--root", checkout],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_release_is_written_committed_and_tagged(checkout: Path) -> None:
    done = release(checkout, "1.1.0")
    assert done.returncode == 0, done.stderr
    assert "git push --atomic origin main v1.1.0" in done.stdout
    assert git(checkout, "tag", "--points-at", "HEAD").split() == ["v1.1.0"]
    assert git(checkout, "status", "--porcelain") == ""
    assert '__version__ = "1.1.0"' in (checkout / "src/larceny/__init__.py").read_text("utf-8")
    assert "\nversion: 1.1.0\n" in (checkout / "CITATION.cff").read_text("utf-8")
    assert release(checkout, "--check", "v1.1.0").returncode == 0
    assert release(checkout, "--notes", "v1.1.0").stdout == "- New.\n"


def _dirty(checkout: Path) -> None:
    (checkout / "letter").write_text("Dear thieves", encoding="utf-8")


def _elsewhere(checkout: Path) -> None:
    git(checkout, "checkout", "--quiet", "-b", "idea")


def _untold(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("# Changelog\n", encoding="utf-8")
    git(checkout, "commit", "--quiet", "--all", "-m", "untold")


def _failing(checkout: Path) -> None:
    (checkout / "Makefile").write_text("test:\n\t@false\n", encoding="utf-8")
    git(checkout, "commit", "--quiet", "--all", "-m", "failing")


def _nothing(checkout: Path) -> None:
    pass


BAD: dict[str, tuple[str, Callable[[Path], None], str]] = {
    "no version": ("v1.1", _nothing, "“v1.1” is no version"),
    "an old one": ("0.9.0", _nothing, "0.9.0 does not come after 1.0.0"),
    "the same": ("1.0.0", _nothing, "1.0.0 does not come after 1.0.0"),
    "changes": ("1.1.0", _dirty, "There are changes that are not committed"),
    "a branch": ("1.1.0", _elsewhere, "Releases are made from main, and this is idea."),
    "no changelog": ("1.1.0", _untold, "CHANGELOG.md says nothing of 1.1.0"),
    "tests": ("1.1.0", _failing, "`make test` failed: nothing is released."),
}


@pytest.mark.parametrize(("version", "spoil", "told"), BAD.values(), ids=BAD)
def test_what_is_not_ready_is_told(
    checkout: Path, version: str, spoil: Callable[[Path], None], told: str
) -> None:
    spoil(checkout)
    before = git(checkout, "rev-parse", "HEAD")
    done = release(checkout, version)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("release: ")
    assert told in done.stderr
    assert git(checkout, "rev-parse", "HEAD") == before
    assert git(checkout, "tag").split() == ["v1.0.0"]


def test_a_dry_run_writes_nothing(checkout: Path) -> None:
    done = release(checkout, "1.1.0", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "tag").split() == ["v1.0.0"]


@pytest.mark.parametrize(
    ("tag", "told"),
    [("v1.1.0", "The tag v1.1.0 is not of version 1.0.0."), ("1.0.0", "is not of version")],
)
def test_a_tag_that_is_not_of_the_version_is_refused(checkout: Path, tag: str, told: str) -> None:
    done = release(checkout, "--check", tag)
    assert done.returncode == 1
    assert told in done.stderr
