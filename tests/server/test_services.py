"""The servers that the tests stand on: there, or a clear word why not."""

import subprocess
from pathlib import Path

import psycopg
import pytest

from . import services


def test_what_cannot_be_installed_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(services, "find_program", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(SystemExit, match="please install chromium, postgresql, redis-server"):
        services.main(["install"])


def test_a_failure_of_apt_get_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(command: list[str], **options: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess(command, 100, "", "E: no network\n")

    monkeypatch.setattr(services, "find_program", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("subprocess.run", fails)
    with pytest.raises(SystemExit, match="update failed: E: no network"):
        services.main(["install"])


def test_the_lighter_browser_can_be_done_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        services, "find_program", lambda name: None if name == services.LIGHTER else f"/bin/{name}"
    )
    monkeypatch.setattr("shutil.which", lambda name: None)
    services.main(["install"])
    assert capsys.readouterr().out == (
        "Without chromium-headless-shell the browser tests take longer.\n"
    )


def test_where_everything_is_there_nothing_is_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    services.main(["install"])
    assert capsys.readouterr().out == ""


def test_those_who_name_one_folder_share_the_servers_until_the_last_one_goes(
    tmp_path: Path,
) -> None:
    with services.shared(tmp_path) as first, services.shared(tmp_path) as second:
        assert first == second
        url = f"{first.postgres.replace('+psycopg', '')}postgres"
        psycopg.connect(url).close()
    with services.shared(tmp_path) as third:
        psycopg.connect(f"{third.postgres.replace('+psycopg', '')}postgres").close()
