"""What the tests need besides packages: found, installed, or named as missing."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from . import programs
from .programs import Missing, Program, Unavailable, from_apt, provide, starts, tell


def program(tmp_path: Path, *ways: Callable[[], None]) -> Program:
    """Describe a program that would lie in a folder of the test's own."""
    place = tmp_path / "thing"

    def find() -> Path | None:
        return place if starts(place) else None

    return Program("thing", "The Thing", find, ways, "things", "buy one")


def put(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def fails() -> None:
    raise Unavailable("no way")


def must_not_run() -> None:
    raise AssertionError("what is there must not be installed")


def test_what_is_installed_is_taken(tmp_path: Path) -> None:
    put(tmp_path / "thing", "exit 0")
    assert provide(program(tmp_path, must_not_run)) is None


def test_what_is_missing_is_installed_by_the_first_way_that_works(tmp_path: Path) -> None:
    def works() -> None:
        put(tmp_path / "thing", "exit 0")

    assert provide(program(tmp_path, fails, works, must_not_run)) is None
    assert (tmp_path / "thing").exists()


def test_what_cannot_be_had_is_named_with_what_is_not_tested_and_how_to_get_it(
    tmp_path: Path,
) -> None:
    missing = provide(program(tmp_path, fails, fails))
    assert str(missing) == ("Not tested: things. The Thing is missing (no way; no way): buy one.")


def test_a_program_that_does_not_start_is_as_good_as_missing(tmp_path: Path) -> None:
    put(tmp_path / "thing", "exit 1")
    assert str(provide(program(tmp_path))) == (
        "Not tested: things. The Thing is missing (it does not start): buy one."
    )


def test_a_missing_program_is_told_and_the_tests_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    tell([Missing(program(tmp_path), "why")])
    assert capsys.readouterr().out.startswith("Not tested: things.")


def test_in_continuous_integration_a_missing_program_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="everything has to be tested"):
        tell([Missing(program(tmp_path), "why")])


def test_where_nothing_is_missing_nothing_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    tell([])
    assert capsys.readouterr().out == ""


def test_apt_get_is_called_by_root_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("subprocess.run", lambda *args, **options: must_not_run())
    with pytest.raises(Unavailable, match="not root"):
        from_apt("thing")()


def test_a_failure_of_apt_get_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(command: list[str], **options: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess(command, 100, "", "E: no network\n")

    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("subprocess.run", refuses)
    with pytest.raises(Unavailable, match="apt-get update failed: E: no network"):
        from_apt("thing")()


def test_a_program_that_must_be_there_is_named_when_it_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(programs, "PROGRAMS", (program(tmp_path),))
    with pytest.raises(Unavailable, match="The Thing is missing: run `make services`, or buy one"):
        programs.found("thing")
