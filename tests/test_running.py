"""`python -m tests`: what ran, what failed and what was left out is told in the last lines."""

import sys
from pathlib import Path

import pytest

from larceny import compiled

from . import __main__ as runner
from . import conftest
from .__main__ import (
    COMPILED_PARTS,
    PARTS,
    SIDE_BY_SIDE,
    Outcome,
    Part,
    chosen_parts,
    count,
    play,
    quick_parts,
    summary,
)
from .programs import WITHOUT_VARIABLE, Missing, Program

PYTEST = (
    "....F\nFAILED tests/test_x.py::test_y\n1 failed, 1845 passed, 2 skipped in 12.34s (0:00:12)\n"
)
VITEST = " Test Files  3 passed (3)\n\x1b[2m      Tests \x1b[22m 2 failed | 63 passed (65)\n"


def python(script: str) -> Part:
    return Part("part", (sys.executable, "-c", script))


@pytest.mark.parametrize(("told", "passed", "failed"), [(PYTEST, 1845, 1), (VITEST, 63, 2)])
def test_tests_are_counted_by_the_closing_lines_of_their_runner(
    told: str, passed: int, failed: int
) -> None:
    assert (count("passed", told), count("failed", told)) == (passed, failed)


def test_a_part_that_ends_well_is_ok(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = play(python("print('7 passed in 1s')"), {})
    assert (outcome.ok, outcome.passed, outcome.failed) == (True, 7, 0)
    assert "7 passed in 1s" in capsys.readouterr().out


def test_a_part_that_ends_badly_has_failed_whatever_it_counted() -> None:
    outcome = play(python("print('7 passed in 1s'); raise SystemExit(3)"), {})
    assert not outcome.ok


def test_the_exit_code_is_that_of_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    good = Outcome(python(""), passed=7, failed=0, ok=True, wall_s=1.0, processor_s=2.0)
    bad = Outcome(python(""), passed=5, failed=1, ok=False, wall_s=1.0, processor_s=2.0)
    assert summary([good], [], 1.0) == 0
    assert summary([good, bad], [], 1.0) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "12 passed, 1 failed"


@pytest.mark.parametrize(
    ("told", "named"),
    [
        (PYTEST, ["FAILED tests/test_x.py::test_y"]),
        (
            "\x1b[31m FAIL \x1b[39m tests/x.test.ts > a > b\nError: no\n  at c\n",
            [" FAIL  tests/x.test.ts > a > b", "Error: no"],
        ),
        ("make: *** [check] Error 1\n", ["make: *** [check] Error 1"]),
    ],
)
def test_what_failed_is_named_once_more_in_the_last_lines(
    told: str, named: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = play(python(f"print({told!r}, end=''); raise SystemExit(1)"), {})
    capsys.readouterr()
    summary([outcome], [], 1.0)
    assert capsys.readouterr().out.splitlines()[1:-2] == [f"    {line}" for line in named]


def test_what_was_left_out_stands_in_the_last_lines(capsys: pytest.CaptureFixture[str]) -> None:
    program = Program("thing", "The Thing", Path, (), "things", "buy one")
    good = Outcome(python(""), passed=7, failed=0, ok=True, wall_s=1.0, processor_s=2.0)
    summary([good], [Missing(program, "no way")], 1.0)
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "Not tested: things. The Thing is missing (no way): buy one.",
        "7 passed, 0 failed",
    ]


def test_a_part_that_is_named_runs_alone() -> None:
    assert [part.name for part in chosen_parts(["server"])] == ["server"]


def test_a_part_that_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(SystemExit, match="no part pudding; there are check, server"):
        chosen_parts(["pudding"])


@pytest.mark.parametrize(
    ("what", "last"),
    [
        ("kernel", ["tests/kernel"]),
        ("tests/kernel/test_play.py::test_x", ["tests/kernel/test_play.py::test_x"]),
        ("smuggler", ["-k", "smuggler"]),
    ],
)
def test_the_quick_loop_takes_a_path_or_a_word(what: str, last: list[str]) -> None:
    [part] = quick_parts(what)
    assert list(part.command[-len(last) :]) == last


# Compiled or pure -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "switch"),
    [
        (["rules"], "1"),
        (["--quick", "kernel"], "1"),
        (["--compiled", "rules"], "0"),
    ],
)
def test_only_who_asks_for_it_tests_what_is_compiled(
    monkeypatch: pytest.MonkeyPatch, words: list[str], switch: str
) -> None:
    given: list[str] = []

    def note(parts: object, environment: dict[str, str]) -> list[Outcome]:
        given.append(environment[compiled.SWITCH])
        return []

    monkeypatch.setattr(runner, "play_all", note)
    monkeypatch.setattr(runner, "provided", lambda: ({WITHOUT_VARIABLE: ""}, []))
    with pytest.raises(SystemExit):
        runner.main(words)
    assert given == [switch]


def test_both_are_held_against_each_other_only_where_both_are_there() -> None:
    commands = {part.name: part.command for part in COMPILED_PARTS}
    assert SIDE_BY_SIDE in commands["side-by-side"]
    assert "--cov" not in commands["rules"]
    assert not [part for part in PARTS if SIDE_BY_SIDE in part.command]
    assert {"tests/bots", "tests/envs", "tests/lab"} <= set(commands["elsewhere"])


def test_tests_of_what_is_compiled_are_refused_where_nothing_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(compiled.SWITCH, "0")
    monkeypatch.setattr(compiled, "how", lambda: compiled.PURE)
    with pytest.raises(pytest.UsageError, match="Nothing is compiled: run `make compile` first"):
        conftest.pytest_configure()
