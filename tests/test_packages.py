"""What cannot be tested for want of a package is left out, and told; where CI=true, refused."""

import os
import subprocess
from pathlib import Path

import pytest

from .__main__ import ONE
from .packages import PACKAGES

ROOT = Path(__file__).parents[1]


def run(without: str, *args: str, ci: str = "") -> "subprocess.CompletedProcess[str]":
    """Run some tests as if packages were missing."""
    return subprocess.run(
        [*ONE, *args],
        cwd=ROOT,
        env={**os.environ, "LARCENY_TEST_WITHOUT": without, "CI": ci},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_without_them_everything_else_can_be_collected() -> None:
    every = " ".join(package.module for package in PACKAGES)
    collected = run(every, "--collect-only", "tests/envs", "tests/lab", "tests/cli")
    assert collected.returncode == 0, collected.stdout
    for package in PACKAGES:
        assert str(package) in collected.stdout
        assert not any(path in collected.stdout for path in package.files)
    assert "tests/envs/test_pettingzoo.py" in collected.stdout


WITH_SINGLE_TESTS = [package for package in PACKAGES if package.tests]


@pytest.mark.parametrize("package", WITH_SINGLE_TESTS, ids=lambda package: package.module)
def test_single_tests_are_skipped_for_a_stated_reason(package: object) -> None:
    of = next(each for each in PACKAGES if each is package)
    ran = run(of.module, "-rs", *of.tests)
    assert ran.returncode == 0, ran.stdout
    assert f"{len(of.tests)} skipped" in ran.stdout
    assert f": {of}" in ran.stdout  # as the reason
    assert f"\n{of}\n" in ran.stdout  # and in the last lines


def test_continuous_integration_leaves_nothing_out() -> None:
    refused = run("ray", "tests/kernel/test_chance.py", ci="true")
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "Where CI=true, everything has to be tested." in refused.stderr


def test_what_is_left_out_is_there() -> None:
    for package in PACKAGES:
        for path in (*package.files, *(test.partition("::")[0] for test in package.tests)):
            assert (ROOT / path).exists(), path
