"""`python -m tests [PART...]`: all tests, or some parts of them, two parts at a time.

`python -m tests --quick [WHAT]` is for the minute between two changes: format, lint, types, and the
rules with a few games by lot; or only the tests that WHAT names, a path or a word of their names.

Both run pure Python, whatever is compiled. `python -m tests --compiled [PART...]` runs the tests of
everything that plays by the rules on what `make compile` made, and holds that against pure Python.

Two parts run side by side; when one ends, the next begins. A part's output is shown when it ends;
the last lines tell what each took, what was left out and why, and the sum.
"""

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from threading import Lock

from larceny import compiled

from . import packages
from .programs import ROOT, WITHOUT_VARIABLE, Missing, find_browser, provide_all, tell

PYTHON = sys.executable
NODE = str(ROOT / "tools" / "with-node")
CORES = min(os.cpu_count() or 2, 8)
PYTEST = (PYTHON, "-m", "pytest", "--no-header", "-p", "no:cacheprovider")
ONE = (*PYTEST, "-n", "0", "-p", "no:schemathesis")
"""In one process. Workers take time besides: each of them collects all tests. Schemathesis, which
tests the server's API, takes a second to load."""
MANY = ONE if CORES <= 2 else (*ONE, "-n", str(CORES), "--dist=worksteal")
"""Beside another part: where there are only two cores, that has the other one."""
BY_LOT = [
    str(path.relative_to(ROOT))
    for name in ("secrets", "random_games", "deduction", "views_json")
    for path in sorted((ROOT / "tests" / "games").rglob(f"test_{name}.py"))
]
"""What plays games by lot. Coverage is not measured there: that would take four times as long."""
RULES = ("tests/games", "tests/kernel", "examples/cuckoo/tests")
SIDE_BY_SIDE = "tests/side_by_side"
TWIN = ("tests/test_packages.py", "tests/twin")
LEARN = ("tests/nets", "tests/learn")
"""In processes of their own, since JAX starts threads; with tests that need no JAX, too."""
ELSEWHERE = [
    str(path.relative_to(ROOT))
    for path in sorted((ROOT / "tests").iterdir())
    if (path / "__init__.py").exists() or re.fullmatch(r"test_\w+\.py", path.name)
    if str(path.relative_to(ROOT)) not in {*RULES, *TWIN, *LEARN, "tests/server", SIDE_BY_SIDE}
]
PLAYING = [path for path in ELSEWHERE if (ROOT / path).is_dir() and path != "tests/packaging"]
"""What plays by the rules. The twin is held against them as they are written: its tests add to what
is compiled."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the tests, and the command that runs them."""

    name: str
    command: Sequence[str]
    needs: str = ""
    """The program without which it cannot run at all."""


SERVER = Part("server", (*PYTEST, "-n", str(CORES), "--dist=worksteal", "tests/server"))
WITHOUT_BY_LOT = (*MANY, *RULES, *(f"--ignore={path}" for path in BY_LOT))

PARTS = (
    Part("check", ("make", "--no-print-directory", "check")),
    SERVER,
    Part("elsewhere", (*MANY, *ELSEWHERE, *BY_LOT)),
    Part("twin", (*MANY, *TWIN)),
    Part("learn", (*MANY, *LEARN)),
    Part(
        "browser",
        (NODE, "npx", "vitest", "run", "--config", "vitest.e2e.config.ts"),
        needs="browser",
    ),
    Part(
        "rules",
        (*WITHOUT_BY_LOT, "--cov", "--cov-report=term:skip-covered", "--cov-fail-under=97"),
    ),
    Part("client", (NODE, "npm", "test", "--silent")),
)
"""What is soon known comes first, then what takes long: at the end no core waits for the other."""
AT_A_TIME = 2
COMPILED_PARTS = (
    SERVER,
    Part("elsewhere", (*MANY, "tests/test_documents.py", *PLAYING, *BY_LOT)),
    Part("rules", WITHOUT_BY_LOT),
    Part("side-by-side", (*MANY, SIDE_BY_SIDE)),
)
"""What is run on compiled modules."""


def quick_parts(what: str | None) -> Sequence[Part]:
    """Return what is run in a minute, without Node and without servers."""
    if what is not None:
        path = next((path for path in (what, f"tests/{what}") if named(path)), None)
        chosen = (path,) if path else ("tests", "--ignore=tests/server", "-k", what)
        return [Part(what, (*ONE, *chosen))]
    bin_ = ROOT / ".venv" / "bin"
    return [
        Part("rules", (*ONE, *RULES)),
        Part("names", (PYTHON, "tools/check_names.py")),
        Part("format", (str(bin_ / "ruff"), "format", "--check", ".")),
        Part("lint", (str(bin_ / "ruff"), "check", ".")),
        Part("imports", (str(bin_ / "lint-imports"),)),
        Part("types", (str(bin_ / "mypy"),)),
    ]


def named(path: str) -> bool:
    """Ask whether a word names a test file or folder, also with a test behind two colons."""
    return (ROOT / path.split("::", maxsplit=1)[0]).exists()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a part went."""

    part: Part
    passed: int
    failed: int
    ok: bool
    wall_s: float
    processor_s: float
    failures: Sequence[str] = ()
    """The lines that name what failed; the last ones, where none does."""

    def __str__(self) -> str:
        """Tell it in a line."""
        word = "ok" if self.ok else "FAILED"
        took = f"{self.wall_s:6.0f} s {self.processor_s:6.0f} s of processor time"
        return f"{self.part.name:<10} {word:<7}{took} {self.passed:6} passed {self.failed:3} failed"


SHOWING = Lock()


def play(part: Part, environment: dict[str, str]) -> Outcome:
    """Run a part, show what it printed, and count."""
    began = time.monotonic()
    with subprocess.Popen(
        part.command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        told = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    ok = process.returncode == 0
    outcome = Outcome(
        part,
        passed=count("passed", told),
        failed=count("failed", told),
        failures=() if ok else failures(told),
        ok=ok,
        wall_s=time.monotonic() - began,
        processor_s=usage.ru_utime + usage.ru_stime,
    )
    with SHOWING:
        print(f"$ {shlex.join(part.command)}\n{told}\n{outcome}\n", flush=True)
    return outcome


def count(word: str, told: str) -> int:
    """Count tests by the closing lines of pytest and Vitest."""
    closing = re.findall(r"^(?:=* ?| *Tests  )((?:\d+ \w+[,| ]*)+)", plain(told), re.MULTILINE)
    return sum(int(n) for line in closing for n in re.findall(rf"(\d+) {word}", line))


def failures(told: str) -> Sequence[str]:
    """Find the lines in which pytest and Vitest name what failed, and Vitest the error after it."""
    lines = plain(told).splitlines()
    named = [
        line
        for before, line in pairwise(["", *lines])
        if re.match(r"FAILED |ERROR | FAIL ", line) or before.startswith(" FAIL ")
    ]
    return named or lines[-LAST:]


LAST = 20


def plain(told: str) -> str:
    """Take the colours away."""
    return re.sub(r"\x1b\[[\d;]*m", "", told)


def play_all(parts: Iterable[Part], environment: dict[str, str]) -> list[Outcome]:
    """Run parts, as many at a time as there may be."""
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        return list(pool.map(lambda part: play(part, environment), parts))


def main(words: Sequence[str]) -> None:
    """Run all parts, those that are named, or the quick ones."""
    began = time.monotonic()
    match list(words):
        case ["--quick", *what]:
            parts = quick_parts(" ".join(what) or None)
            environment, missing = {**os.environ, "LARCENY_EFFORT": "quick"}, list[Missing]()
        case ["--compiled", *wanted]:
            parts = chosen_parts(wanted, COMPILED_PARTS)
            environment, missing = provided()
        case wanted:
            environment, missing = provided()
            without = environment[WITHOUT_VARIABLE].split()
            parts = [part for part in chosen_parts(wanted) if part.needs not in without]
    environment[compiled.SWITCH] = "0" if "--compiled" in words else "1"
    outcomes = play_all(parts, environment)
    sys.exit(summary(outcomes, missing, time.monotonic() - began))


def chosen_parts(wanted: Sequence[str], parts: Sequence[Part] = PARTS) -> Sequence[Part]:
    """Return the parts that are named; all, if none is."""
    known = [part.name for part in parts]
    if unknown := set(wanted) - set(known):
        sys.exit(f"There is no part {', '.join(sorted(unknown))}; there are {', '.join(known)}.")
    return [part for part in parts if part.name in (wanted or known)]


def provided() -> tuple[dict[str, str], list[Missing]]:
    """Find or install the programs that tests need; tell the tests what is missing."""
    missing = provide_all()
    tell(missing)
    return environment_without(missing), missing


def environment_without(missing: Sequence[Missing]) -> dict[str, str]:
    """Tell the tests what they have to do without, and which browser to use."""
    browser = find_browser()
    return {
        **os.environ,
        WITHOUT_VARIABLE: " ".join(sorted(each.program.name for each in missing)),
        **({} if browser is None else {"LARCENY_TEST_BROWSER": str(browser)}),
    }


def summary(outcomes: Sequence[Outcome], missing: Sequence[Missing], wall_s: float) -> int:
    """Print the last lines, what failed among them, and return the exit code."""
    for outcome in outcomes:
        print(outcome)
        for line in outcome.failures:
            print(f"    {line}")
    processor_s = sum(outcome.processor_s for outcome in outcomes)
    print(f"{'together':<18}{wall_s:6.0f} s {processor_s:6.0f} s of processor time")
    for left_out in (*missing, *packages.missing()):
        print(left_out)
    passed, failed = (
        sum(getattr(each, word) for each in outcomes) for word in ("passed", "failed")
    )
    print(f"{passed} passed, {failed} failed")
    return 0 if all(outcome.ok for outcome in outcomes) else 1


if __name__ == "__main__":
    main(sys.argv[1:])
