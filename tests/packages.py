"""Packages that some machines cannot have, and the tests that are left out there.

Ray, OpenSpiel and JAX have no wheels for Macs with Intel; every other package that tests need is
there for every Python and machine that Larceny is for. `LARCENY_TEST_WITHOUT="ray pyspiel"` runs
the tests as if they were missing. Where CI=true, a missing package is a failure.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec

from .programs import WITHOUT_VARIABLE

WITHOUT = frozenset(os.environ.get(WITHOUT_VARIABLE, "").split())


@dataclass(frozen=True, slots=True)
class Package:
    """A package, what it is tested with, and by which files and single tests."""

    module: str
    title: str
    tested: str
    files: tuple[str, ...]
    tests: tuple[str, ...] = ()

    @property
    def is_missing(self) -> bool:
        """Ask whether it is not installed, or to be done without."""
        return self.module in WITHOUT or find_spec(self.module) is None

    def __str__(self) -> str:
        """Say what is therefore not tested."""
        return f"Not tested: {self.tested}. {self.title} is not installed (package {self.module})."


PACKAGES = (
    Package(
        "pyspiel",
        "OpenSpiel",
        "our games in OpenSpiel, and our bots among its bots",
        (
            "tests/envs/test_openspiel.py",
            "tests/lab/test_bench_environments.py",
            "tests/lab/test_peers.py",
            "tests/cli/test_peers.py",
        ),
        ("tests/lab/test_bench.py::test_our_search_is_measured_beside_its_peer",),
    ),
    Package(
        "jax",
        "JAX",
        "the twin: our games on a GPU, and nets that learn there",
        ("tests/twin", "tests/learn"),
    ),
    Package(
        "mctx",
        "mctx",
        "a search of mctx on the twin",
        (),
        ("tests/twin/test_examples.py::test_gumbel_alphazero_searches_with_mctx",),
    ),
    Package(
        "ray",
        "Ray",
        "simulations on several machines",
        (),
        (
            "tests/lab/test_ray.py::test_a_ray_cluster_that_cannot_be_reached_is_refused",
            "tests/cli/test_arena.py::test_a_cluster_that_is_not_there_leaves_nothing_in_the_way",
        ),
    ),
)


def missing() -> Iterator[Package]:
    """Tell which packages are missing; what is to be done without cannot be imported, either."""
    for package in PACKAGES:
        if package.is_missing:
            sys.modules.setdefault(package.module, None)  # type: ignore[arg-type]
            yield package
