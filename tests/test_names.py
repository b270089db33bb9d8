"""Every disk can hold the project's files, and keep them apart."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.check_names import complaints, project_files

ROOT = Path(__file__).parents[1]
TOOL = ROOT / "tools" / "check_names.py"

ONE_FILE = "differ only in case: some disks take them for one file"
ONE_MODULE = "modules that differ only in case: an import may find the wrong one"


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def plant(folder: Path, *names: str) -> None:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()


def test_our_own_names_are_clean() -> None:
    run = check(ROOT)
    assert (run.returncode, run.stderr) == (0, "")


def test_our_own_names_are_looked_at() -> None:
    found = project_files(ROOT)
    assert {"pyproject.toml", "tools/check_names.py", "web/src/main.tsx"} <= set(found)
    assert not [name for name in found if "node_modules" in name or name.startswith(".venv/")]


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (
            ["box/Flights.tsx", "box/flights.tsx"],
            f"box/Flights.tsx and box/flights.tsx: {ONE_FILE}",
        ),
        (
            ["box/Flights.tsx", "box/flights.ts"],
            f"box/Flights.tsx and box/flights.ts: {ONE_MODULE}",
        ),
        (["Box/a.ts", "box/b.ts"], f"Box and box: {ONE_FILE}"),
        (["lab/Rows.py", "lab/rows/one.py"], f"lab/Rows.py and lab/rows: {ONE_MODULE}"),
        (["Caf\u00e9.md", "cafe\u0301.md"], f"Caf\u00e9.md and cafe\u0301.md: {ONE_FILE}"),
        (["Straße.md", "STRASSE.md"], f"STRASSE.md and Straße.md: {ONE_FILE}"),
        (["web/aux.ts"], "web/aux.ts: Windows keeps this name for a device"),
        (["com1/a.md"], "com1: Windows keeps this name for a device"),
        (["docs/why?.md"], "docs/why?.md: Windows allows no '?' in a name"),
        (["docs/a:b.md"], "docs/a:b.md: Windows allows no ':' in a name"),
        (["docs/end."], "docs/end.: Windows drops a dot or a space at the end of a name"),
    ],
)
def test_one_line_for_each_name_that_some_disk_does_not_bear(names: list[str], line: str) -> None:
    assert complaints(names) == [line]


def test_names_that_no_import_takes_for_each_other() -> None:
    assert not complaints(
        [
            "Makefile",
            "box/Flights.module.css",  # always named with its ending
            "box/Flights.tsx",
            "box/flight.ts",
            "docs/Rules.md",
            "docs/rules/one.md",
            "jars/flights.ts",  # another folder
            "lab/rows.py",
            "lab/rows.pyi",
            "lab/auxiliary.py",
        ]
    )


def test_a_planted_clash_fails_the_command(tmp_path: Path) -> None:
    plant(tmp_path, "web/src/Gem.tsx", "web/src/gem.ts", "web/src/other.ts")
    run = check(tmp_path)
    assert run.returncode == 1
    assert run.stderr == f"web/src/Gem.tsx and web/src/gem.ts: {ONE_MODULE}\n"


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git on this machine")
def test_with_a_git_what_it_ignores_is_nothing_to_us(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_text("scratch/\n")
    plant(tmp_path, "scratch/Gem.ts", "scratch/gem.ts", "here/Gem.ts", "here/gone.ts")
    subprocess.run(["git", "-C", str(tmp_path), "add", "--all"], check=True)
    (tmp_path / "here" / "gone.ts").unlink()
    plant(tmp_path, "here/New.ts")
    assert project_files(tmp_path) == [".gitignore", "here/Gem.ts", "here/New.ts"]


def test_without_a_git_what_is_made_is_nothing_to_us(tmp_path: Path) -> None:
    plant(tmp_path, "web/node_modules/Gem.ts", "web/node_modules/gem.ts", "web/Gem.ts")
    assert project_files(tmp_path) == ["web/Gem.ts"]
