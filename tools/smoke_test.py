"""Tries an installed Larceny, on any system, with nothing but Python: `python tools/smoke_test.py`.

It must serve the browser client, simulate, play in the terminal, show the rules and make a backup.
It says what it tried; the first thing that fails ends it. `compiled` or `pure` after it says which
of them must be installed.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

PATIENCE_S = 300.0


def larceny(home: Path, *args: str, typed: str = "") -> str:
    """Run a command that must succeed; return what it printed."""
    run = subprocess.run(
        [sys.executable, "-m", "larceny.cli.main", *args],
        env=environment(home),
        cwd=home,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    if run.returncode != 0:
        raise SystemExit(f"larceny {' '.join(args)} ended with {run.returncode}:\n{run.stderr}")
    return run.stdout


def environment(home: Path) -> dict[str, str]:
    """Return the machine's environment, with folders of our own and letters that we can read."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LARCENY_")}
    folders = {"XDG_DATA_HOME": str(home / "data"), "XDG_STATE_HOME": str(home / "state")}
    return {**kept, **folders, "PYTHONIOENCODING": "utf-8"}


def check_serving(home: Path) -> None:
    """Let it serve; fetch the page, every script that it names, and its health; make a backup."""
    process = subprocess.Popen(
        [sys.executable, "-m", "larceny.cli.main", "serve", "--port", "0", "--json"],
        env=environment(home),
        cwd=home,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        url = told["listening"]
        page = fetched(url, "text/html")
        assert '<div id="root">' in page
        scripts = re.findall(r'"(/assets/[^"]+\.js)"', page)
        assert scripts
        for script in scripts:
            fetched(url + script, "text/javascript")
        assert json.loads(fetched(f"{url}/healthz", "application/json")) == {"alive": True}
        larceny(home, "backup", str(home / "copy"), "--database", told["database"])
        assert (home / "copy").stat().st_size > 0
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE_S)


def fetched(url: str, kind: str) -> str:
    """Fetch something that must be of a kind."""
    with urlopen(url, timeout=PATIENCE_S) as answer:
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(kind), answer.headers["content-type"]
        return str(answer.read().decode())


def check_commands(home: Path) -> None:
    """Simulate in processes, play a short game, verify its record, show the rules."""
    games = home / "games.jsonl"
    larceny(home, "simulate", "forty-thieves", "--games", "2", "--jobs", "2", "--out", str(games))
    assert len(games.read_bytes().splitlines()) == 2
    record = home / "record.json"
    short = ("--players", "2", "--seed", "short", "--set", "round_cap=1", "--save", str(record))
    larceny(home, "play", *short, typed="1\n" * 500)
    assert "ok " in larceny(home, "verify", str(record))
    assert "MT-4.2" in larceny(home, "rules", "master-thieves")


def check_version(home: Path, expected: str) -> None:
    """Tell the version, and whether its rules are compiled as they must be."""
    version = larceny(home, "--version").strip()
    print(version, "on", sys.platform, flush=True)
    if f"({expected}" not in version:
        raise SystemExit(f"It is not {expected}.")


def main() -> None:
    """Try everything."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        check_version(home, "".join(sys.argv[1:]))
        check_serving(home)
        print("It serves the browser client, and makes a backup meanwhile.", flush=True)
        check_commands(home)
        print("It simulates, plays, verifies and shows the rules.", flush=True)


if __name__ == "__main__":
    main()
